/** What somebody else's last move brought, by its place: how many things came there. */
import type { DuelView } from './view'

export type Fresh = Map<string, number>

interface Flight {
  count: number
  end: string
}

export function fresh({ last_move: told }: DuelView, eyes: number | null): Fresh {
  const came: Fresh = new Map()
  if (!told || told.seat === eyes) return came
  const flights = [...told.flights, ...told.follows.flatMap((one) => (one as unknown as { flights: Flight[] }).flights)]
  for (const { end, count } of flights) came.set(end, (came.get(end) ?? 0) + count)
  return came
}
