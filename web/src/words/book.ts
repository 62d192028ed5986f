/** A book of words in one language, read by Fluent: see `core/words.py`, which does the same for the terminal. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle'

export type Values = Record<string, unknown>

/** Something of a sentence: words, or things that can be drawn and what they are called. */
export type Part = string | Drawn
export interface Drawn {
  what: string
  count: number
  words: string
}

const OPEN = '\uE000' // around the number of something drawn, until its sentence is complete
const CLOSE = '\uE001'

/** A list, for the functions that take one. */
class Several extends FluentType<string[]> {
  toString(): string {
    return this.value.join(', ')
  }
}

export class Book {
  private readonly bundle: FluentBundle
  private names: readonly string[] = []
  private drawn: Drawn[] | null = null // what is to be drawn in the sentence under way; null: all is said

  constructor(language: string, ...texts: string[]) {
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NTH: ([number]) => String(amount(number) + 1),
        SIGNED: ([points]) => signed(amount(points)),
        COLOUR: ([colour]) => this.colours(colour),
        TILES: ([what, count]) => this.tiles(what, count),
        STACK: ([tiles]) => this.stack(tiles),
        LIST: ([items], { by }) => (items instanceof Several ? items.value.join(by === undefined ? ', ' : text(by)) : text(items)),
        NAME: ([seats], { by }) => this.named(seats, text(by)),
      },
    })
    for (const one of texts) this.bundle.addResource(new FluentResource(one), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  say(key: string, values: Values = {}): string {
    const pattern = this.bundle.getMessage(key)?.value
    if (!pattern) return this.wrong(key, 'there is no such message')
    const errors: Error[] = []
    const said = this.bundle.formatPattern(pattern, fluent(values), errors)
    return errors.length ? this.wrong(key, errors[0]!.message) : said
  }

  /** A sentence at which somebody sits; `draw` gives it in parts, with its tiles as drawings. */
  tell(key: string, values: Values, names: readonly string[]): string {
    this.names = names
    return this.say(key, values)
  }

  draw(key: string, values: Values, names: readonly string[]): Part[] {
    const drawn: Drawn[] = (this.drawn = [])
    try {
      return this.tell(key, values, names)
        .split(/\uE000(\d+)\uE001/)
        .map((part, n) => (n % 2 ? drawn[Number(part)]! : part))
        .filter((part) => part !== '')
    } finally {
      this.drawn = null
    }
  }

  /** A colour by the message `colour`, or all of a list in its order. */
  private colours(what: FluentValue | undefined): string {
    const named = (what instanceof Several ? what.value : [text(what)]).map((colour) => this.say('colour', { colour }))
    return named.join(', ') || this.say('no-tiles')
  }

  /** Who sits at a seat; or at several, with a word before the last. */
  private named(seats: FluentValue | undefined, by: string): string {
    if (!(seats instanceof Several)) return this.names[amount(seats)] ?? ''
    const names = seats.value.map((seat) => this.names[Number(seat)] ?? '')
    return names.length > 1 ? names.slice(0, -1).join(', ') + by + names.at(-1)! : names.join()
  }

  /** So many of a colour, or all of a list, by the message `tiles`. */
  private tiles(what: FluentValue | undefined, count: FluentValue | undefined): string {
    const counts = new Map<string, number>()
    if (what instanceof Several) for (const one of what.value) counts.set(one, (counts.get(one) ?? 0) + 1)
    else counts.set(text(what), count === undefined ? 1 : amount(count))
    const told = [...counts].map(([colour, n]) => this.orDrawn(colour, n, this.say('tiles', { colour, count: n })))
    return told.join(this.drawn ? ' ' : ', ') || this.say('no-tiles')
  }

  /** Tiles one by one, where their order matters, by the message `colour`. */
  private stack(tiles: FluentValue | undefined): string {
    const told = (tiles instanceof Several ? tiles.value : []).map((colour) => this.orDrawn(colour, 1, this.say('colour', { colour })))
    return told.join(this.drawn ? ' ' : ', ') || this.say('no-tiles')
  }

  /** The words for something, or where they go once it is drawn. */
  private orDrawn(what: string, count: number, words: string): string {
    return this.drawn ? `${OPEN}${this.drawn.push({ what, count, words }) - 1}${CLOSE}` : words
  }

  /** A test fails; who plays reads the message's name. */
  private wrong(key: string, why: string): string {
    if (import.meta.env.MODE === 'test') throw new Error(`${key} (${this.bundle.locales[0]}): ${why}`)
    return key
  }
}

/** Points, with a real minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0'
}

/** Values as messages take them; what they can't take is left out. */
function fluent(values: Values): Record<string, FluentVariable> {
  const given: Record<string, FluentVariable> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined) given[name] = 'none'
    else if (typeof value === 'boolean') given[name] = value ? 'yes' : 'no'
    else if (Array.isArray(value)) given[name] = new Several(value.map(String))
    else if (typeof value === 'string' || typeof value === 'number') given[name] = value
  }
  return given
}

const amount = (value: FluentValue | undefined): number => (value instanceof FluentNumber ? value.value : Number(value))
const text = (value: FluentValue | undefined): string => (value instanceof FluentType ? (value instanceof Several ? value.toString() : String(value.valueOf())) : String(value))
