/** Thinking for a server: the worker that a site without one has, with what the server lends for it. */
import { api } from '../lib/api'
import { Questions } from '../pocket/asking'
import type { Advice } from '../lib/types'
import type { FromTable, ToTable } from '../pocket/messages'

let worker: Promise<Worker> | undefined
let ready = false

const questions = new Questions((message) => void begun().then((one) => one.postMessage(message satisfies ToTable), () => undefined))

function begun(): Promise<Worker> {
  worker ??= begin()
  return worker
}

async function begin(): Promise<Worker> {
  const { address } = await api.pack()
  if (!address) throw new Error('this server lends browsers nothing to think with')
  const made = new Worker(new URL('../pocket/worker.ts', import.meta.url), { type: 'module', name: address })
  return new Promise((done, failed) => {
    const lose = (reason: string) => {
      made.terminate()
      ready = false
      worker = undefined
      questions.fail(reason)
      failed(new Error(reason))
    }
    made.onerror = ({ message }) => lose(message)
    made.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (data.kind === 'ready') done(((ready = true), made))
      else if (data.kind === 'failed') lose(data.reason)
      else if ('id' in data) questions.take(data)
    }
  })
}

/** Whether it would answer at once; if not, it begins to get ready. */
export function isReady(): boolean {
  begun().catch(() => undefined) // then the server goes on thinking
  return ready
}

/** Its answer, as the server would give it; null: this browser can't. */
async function asked(path: string, body: object, signal?: AbortSignal): Promise<Response | null> {
  try {
    await begun()
  } catch (error) {
    console.error('tegel:', error)
    return null
  }
  return questions.ask(path, { method: 'POST', body: JSON.stringify(body), ...(signal ? { signal } : {}) })
}

/** Lines of a position. The server says first whether it may be asked. */
export async function analyse(body: object, signal: AbortSignal): Promise<Response | null> {
  await api.askLeave(body)
  return asked('/analyses', body, signal)
}

/** A hint, for who may have one. */
export async function hint(table: string, expected: number): Promise<Advice[] | null> {
  const { position } = await api.askHintLeave(table, expected)
  const answer = await asked('/hints', { position })
  return answer?.ok ? ((await answer.json()) as { advice: Advice[] }).advice : null
}

/** The review of a game that is over; null also where the server has one. */
export async function review(table: string, signal: AbortSignal): Promise<Response | null> {
  if (await api.isReviewed(table)) return null
  return asked('/records/review', { record: await api.record(table) }, signal)
}
