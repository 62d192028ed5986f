/** What makes the next view of the last: see `server/wire/changes.py`. */
import { sha256 } from './sha256'

export type Step = string | number
export type Change = [Step[], unknown]

/** The view that changes make of an old one, which is left as it was. */
export function changed(view: unknown, changes: Change[]): unknown {
  return changes.reduce((now, [path, value]) => put(now, path, value), view)
}

function put(view: unknown, path: Step[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(view)) return view.map((item, n) => (n === step ? put(item, rest, value) : item))
  const object = view as Record<string, unknown>
  return { ...object, [step]: put(object[step], rest, value) }
}

/** The hash by which a reader and the server know that they have the same. */
export function fingerprint(view: unknown): string {
  return sha256(canonical(view)).slice(0, 16)
}

/** JSON without blanks and with the names of objects in order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    return `{${entries.map(([name, item]) => `${JSON.stringify(name)}:${canonical(item)}`).join(',')}}`
  }
  return JSON.stringify(value)
}
