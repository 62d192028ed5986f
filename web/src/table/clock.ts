/** What a clock shows now; the server's view says what it showed when the turn began. */
import type { ClockView } from '../lib/types'

export function left(clock: ClockView, seat: number, now: number): number {
  const spent = clock.running === seat ? Math.max(now - clock.since, 0) : 0
  return Math.max((clock.left[seat] ?? 0) - spent, 0)
}

/** 7:48, 1:02:03, or 2 d 5 h. */
export function show(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  const days = Math.floor(seconds / 86_400)
  if (days) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
  const two = (n: number) => String(n).padStart(2, '0')
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
