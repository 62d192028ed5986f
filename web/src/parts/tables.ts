/** Tables of a list, in words. */
import { api } from '../lib/api'
import { settings } from '../lib/settings.svelte'
import type { OwnSummary, TableSummary } from '../lib/types'
import { levelName, personName } from './names'
import { t } from '../words'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export function clockWords({ kind, base, increment }: TableSummary['clock']): string {
  if (kind === 'none') return t('clock-none')
  if (kind === 'days') return t('clock-days', { n: base / DAY })
  const minutes = { n: Math.round((base / MINUTE) * 10) / 10 }
  return increment ? t('clock-increment', { ...minutes, s: increment / 1000 }) : t('clock-live', minutes)
}

/** Who sits there (of one's own table: who else), and how many may still come. */
export function who(table: TableSummary | OwnSummary): string {
  const own = 'yours' in table && table.yours.length === 1 ? table.yours[0] : undefined
  const taken = table.seats.filter((seat, n) => seat.kind !== 'open' && n !== own)
  const people = taken.filter((seat) => seat.kind === 'person').map((seat) => personName(seat.name))
  const levels = taken.flatMap((seat) => (seat.kind === 'bot' ? [seat.level ?? ''] : []))
  const bots = [...new Set(levels)].map((level) => {
    const n = levels.filter((other) => other === level).length
    return `${n > 1 ? `${n} × ` : ''}${levelName(level)} (${t('bots', { n })})`
  })
  const open = table.seats.filter((seat) => seat.kind === 'open').length
  return [[...people, ...bots].join(', '), open && t('seats-open', { n: open })].filter(Boolean).join(' · ')
}

export function isMyTurn(table: OwnSummary): boolean {
  return table.status === 'playing' && table.turn !== null && table.yours.includes(table.turn)
}

/** A reader of one's own tables; who was never here has none. */
export function ownTables(): () => Promise<OwnSummary[]> {
  let known = false
  return async () => {
    known ||= (await api.visitor()) !== null
    return known ? api.mine() : []
  }
}

/** "3 minutes ago", in the reader's language. */
export function ago(at: number, now = Date.now()): string {
  const past = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const ms = Math.max(now - at, 0)
  if (ms < MINUTE) return t('just-now')
  if (ms < HOUR) return past.format(-Math.floor(ms / MINUTE), 'minute')
  if (ms < DAY) return past.format(-Math.floor(ms / HOUR), 'hour')
  return past.format(-Math.floor(ms / DAY), 'day')
}

/** "in 3 days", in the reader's language. */
export function ahead(at: number, now = Date.now()): string {
  const coming = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const ms = Math.max(at - now, MINUTE)
  if (ms < HOUR) return coming.format(Math.ceil(ms / MINUTE), 'minute')
  if (ms < DAY) return coming.format(Math.round(ms / HOUR), 'hour')
  return coming.format(Math.round(ms / DAY), 'day')
}

/** How far a game is, and how fast it is played. */
export function gameMoves(table: TableSummary): string {
  return `${t('moves-made', { n: table.moves })} · ${clockWords(table.clock)}`
}
