/** How one's finished games ended. */
import type { OwnSummary } from '../lib/types'
import { t } from '../words'

/** "Won · 54 : 41"; nothing for a game that is not over. */
export function outcome(table: OwnSummary): string {
  const ended = table.result
  if (!ended) return ''
  const best = Math.min(...table.yours.map((seat) => ended.places[seat] ?? Infinity))
  const score = ended.scores.join(' : ')
  if (table.yours.length > 1) return score
  const shared = ended.places.filter((place) => place === 1).length > 1
  return `${best === 1 ? (shared ? t('outcome-shared') : t('outcome-won')) : table.seats.length > 2 ? t('place', { n: best }) : t('outcome-lost')} · ${score}`
}
