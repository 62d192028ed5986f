/** What a seat sees of the table. */
import type { Schemas } from '../../lib/types'

export type AzulView = Schemas['azul_AzulView']
