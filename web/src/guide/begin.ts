/** A guided game begins: a real table, against the friendliest bot. */
import { folder } from '../boards/board'
import { go } from '../lib/route.svelte'
import { againstBot } from '../parts/start'
import { learnt } from './learnt.svelte'

export async function beginGuided(game: string, level: string): Promise<void> {
  const { guide } = await folder(game)
  await againstBot(game, level, guide?.options, (table) => learnt.begin(game, table))
}

/** Back to the table where one is guided. */
export function resumeGuided(game: string): void {
  go(`/t/${learnt.table(game)}`)
}
