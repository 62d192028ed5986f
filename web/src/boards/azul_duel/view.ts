/** What a seat sees of the table. */
import type { Schemas } from '../../lib/types'

export type DuelView = Schemas['azul_duel_DuelView']
