/** Another game with the same people, once this one is over. */
import { go } from '../lib/route.svelte'
import { t } from '../words'
import type { AtTable } from './session.svelte'

/** What can be done about it, in words; without `go` the others have to agree first, or do not wish it; null: nothing. */
export function anotherGame(at: AtTable): { words: string; go?: () => void } | null {
  const table = at.view!
  if (table.tournament) return { words: t('to-tournament'), go: () => go(`/tournaments/${table.tournament}`) }
  if (table.daily) return { words: t('daily-deal'), go: () => go('/daily') }
  const next = table.rematch
  if (next) return { words: t('rematch-go'), go: () => go(`/t/${next}`) }
  const seat = table.may.rematch[0]
  if (seat !== undefined) return { words: t('rematch'), go: () => void at.ask({ kind: 'rematch', seat }) }
  if (!table.seats.some((one) => one.yours)) return null
  const no = table.declined.find((one) => !table.seats[one]!.yours)
  if (no !== undefined) return { words: t('rematch-declined', { name: at.names[no] ?? '' }) }
  return table.offers.length ? { words: t('rematch-offered') } : null
}
