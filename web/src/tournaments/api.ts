/** Tournaments at the server. */
import { ask, someone } from '../lib/api'
import type { components } from '../lib/schema'

type Schemas = components['schemas']

export type Summary = Schemas['TournamentSummary']
export type Tournament = Schemas['TournamentView']
export type Looked = Schemas['TournamentLooked']
export type You = Schemas['YouInTournament']
export type Board = Schemas['BoardView']
export type Correction = Schemas['Correction']
export type Why = Correction['why']
export type NewTournament = Schemas['NewTournament']
export type Format = Tournament['format']

const at = (name: string) => `/tournaments/${name}`

export const tournaments = {
  list: () => ask<{ tournaments: Summary[] }>('GET', '/tournaments').then(({ tournaments }) => tournaments),
  announce: (wish: NewTournament) => ask<{ tournament: string }>('POST', '/tournaments', wish).then(({ tournament }) => tournament),
  look: (name: string, after?: number) => ask<Looked>('GET', `${at(name)}${after === undefined ? '' : `?after=${after}`}`),
  enter: (name: string, team: string) => someone().then(() => ask<void>('POST', `${at(name)}/entries`, { team })),
  leave: (name: string) => ask<void>('DELETE', `${at(name)}/entries`),
  remove: (name: string, entrant: number) => ask<void>('DELETE', `${at(name)}/entries/${entrant}`),
  start: (name: string) => ask<void>('POST', `${at(name)}/start`),
  correct: (name: string, how: Correction) => ask<void>('POST', `${at(name)}/corrections`, how),
  callOff: (name: string) => ask<void>('POST', `${at(name)}/call-off`),
}
