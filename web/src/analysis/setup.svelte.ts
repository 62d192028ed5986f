/** A position that is being set up: its fields as they are changed, and what the server says of them. */
import { api, Refused } from '../lib/api'
import type { Placed } from '../lib/types'
import { reason, wrong } from '../parts/wrong'
import { gameOf, parse, print, type Fields } from './fields'
import { NO_CHANCE } from './start'

const PAUSE = 250 // milliseconds without a change, before the server is asked

/** What is not possible yet, and which field it is about; null: the whole. */
interface Problem {
  field: string | null
  words: string
}

export class SettingUp {
  fields = $state.raw<Fields>({ head: '', values: {} })
  problem = $state.raw<Problem | null>(null)
  /** The position, while nothing is wrong with it. */
  placed = $state.raw<Placed | null>(null)
  private past = $state.raw<Fields[]>([])
  private timer: ReturnType<typeof setTimeout> | undefined
  private asked = 0

  constructor(text: string) {
    this.fields = parse(text) ?? this.fields
    this.check(0)
  }

  get text(): string {
    return print(this.fields)
  }

  get undoable(): boolean {
    return this.past.length > 0
  }

  set(changes: Record<string, string | null>): void {
    const values = Object.entries({ ...this.fields.values, ...changes }).filter((pair): pair is [string, string] => pair[1] !== null)
    this.change({ ...this.fields, values: Object.fromEntries(values) })
  }

  /** Begin anew with a text; what is none is refused by the server, in its words. */
  read(text: string): void {
    const fields = parse(text)
    if (fields) this.change(fields)
    else this.problem = { field: 'text', words: '' }
  }

  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.past = this.past.slice(0, -1)
    this.fields = last
    this.check()
  }

  close(): void {
    clearTimeout(this.timer)
    this.asked += 1
  }

  private change(fields: Fields): void {
    this.past = [...this.past, this.fields]
    this.fields = fields
    this.check()
  }

  private check(pause = PAUSE): void {
    const asked = ++this.asked
    clearTimeout(this.timer)
    this.placed = null
    this.timer = setTimeout(() => void this.ask(asked), pause)
  }

  private async ask(asked: number): Promise<void> {
    try {
      const placed = await api.position({ position: this.text, source: NO_CHANCE }, [])
      if (asked !== this.asked) return
      this.placed = placed
      this.problem = null
    } catch (error) {
      if (asked !== this.asked) return
      this.problem = error instanceof Refused ? { field: error.field, words: plain(error, gameOf(this.text)) } : { field: null, words: wrong(error) }
    }
  }
}

/** Why a field can't be so, without its name: it stands beside it. */
function plain(error: Refused, game: string): string {
  const [{ field }, said] = [error, reason(error, game) ?? wrong(error)]
  const words = field && said.startsWith(`${field}: `) ? said.slice(field.length + 2) : said
  return `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}.`.replace('..', '.')
}
