/** What is heard at a table, and when. */
import { live } from '../lib/live.svelte'
import { settings } from '../lib/settings.svelte'
import { sound, type Sound } from '../lib/sound'
import type { ClockView, Told } from '../lib/types'
import { left } from './clock'
import type { AtTable } from './session.svelte'

export const LOW = 20_000 // milliseconds on a clock; it turns red then
const LONG = 5_000 // who has waited so long may look elsewhere

/** What is heard of what happened, each thing once; one's own tiles were heard when they were laid. */
export function cues(happened: readonly Told[], yours: ReadonlySet<number>, chat: boolean): Sound[] {
  const found = new Set<Sound>()
  for (const event of happened) {
    if (event.kind === 'moved' && !yours.has(event.seat)) found.add('other')
    else if (event.kind === 'said' && !yours.has(event.seat) && chat) found.add('chat')
    else if (event.kind === 'finished') found.add('end')
  }
  return [...found]
}

/** Milliseconds until a seat's clock is low; null: it never is, or has been. */
export function untilLow(clock: ClockView, seat: number | null, now: number): number | null {
  if (clock.kind !== 'live' || seat === null || clock.running !== seat) return null
  const wait = left(clock, seat, now) - LOW
  return wait > 0 ? wait : null
}

/** Listen to a table, as long as the component lasts that is being set up. */
export function listen(at: AtTable): void {
  let heard: number | null = null
  let waits: number | null = Date.now() // since when it is another's turn
  $effect(() => {
    // What moves is heard when it has arrived.
    const drawn = at.stage.shown?.number
    if (drawn === undefined || !at.view) return
    const yours = new Set(at.view.seats.flatMap((seat) => (seat.yours ? [seat.seat] : [])))
    const found = heard === null ? [] : cues(at.followed.events.filter(({ number }) => number > heard! && number <= drawn), yours, settings.chat)
    const isMine = at.mine !== null
    // Where it goes to and fro, the other's tile says enough.
    const away = document.hidden || !document.hasFocus()
    if (heard !== null && isMine && waits !== null && yours.size === 1 && (away || Date.now() - waits > LONG)) found.push('turn')
    waits = isMine ? null : (waits ?? Date.now())
    heard = drawn
    found.forEach(sound)
  })
  $effect(() => {
    const wait = at.view ? untilLow(at.view.clock, at.mine, Date.now() + live().ahead) : null
    if (wait === null) return
    const timer = setTimeout(() => sound('low'), wait)
    return () => clearTimeout(timer)
  })
}
