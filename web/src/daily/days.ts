/** Days as they are named at the server: 2026-11-19, by UTC. */
import { settings } from '../lib/settings.svelte'

const DAY = 86_400_000
const WEEK = 7

const at = (day: string) => Date.parse(`${day}T00:00Z`)
const named = (time: number) => new Date(time).toISOString().slice(0, 10)

/** A day so many days later. */
export const after = (day: string, days: number): string => named(at(day) + days * DAY)

/** The days of so many weeks up to a day, from a Monday to the Sunday after it. */
export function weeks(today: string, many: number): string[] {
  const monday = after(today, -((new Date(at(today)).getUTCDay() + 6) % WEEK))
  return Array.from({ length: many * WEEK }, (_, n) => after(monday, n - (many - 1) * WEEK))
}

/** A day in words. */
export const said = (day: string, how: Intl.DateTimeFormatOptions): string => new Date(at(day)).toLocaleDateString(settings.language, { ...how, timeZone: 'UTC' })
