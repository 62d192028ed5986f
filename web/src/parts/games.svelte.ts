/** The games that the server offers, and the levels of its bots: asked once. */
import { card } from '../boards/board'
import { api } from '../lib/api'
import type { GameInfo, TableSummary } from '../lib/types'
import { t } from '../words'
import { wrong } from './wrong'

const AGAIN = 4_000

class Offered {
  games = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  /** Of the levels those that look ahead: they wait until a game is prepared for that. */
  looksAhead = $state.raw<string[]>([])
  adviser = $state<string | null>(null) // the level that gives hints
  trouble = $state('')
  private asked = false

  /** Ask, and if the server is away, ask again until it is back. */
  read(): void {
    if (this.asked) return
    this.asked = true
    api.games().then(
      (found) => {
        this.trouble = ''
        this.games = found.games
        this.levels = found.levels
        this.looksAhead = found.looks_ahead
        this.adviser = found.adviser
      },
      (error: unknown) => {
        this.trouble = wrong(error)
        this.asked = false
        setTimeout(() => this.read(), AGAIN)
      },
    )
  }
}

export const offered = new Offered()

export function gameTitle(game: string): string {
  return card(game)?.title ?? offered.games.find((one) => one.name === game)?.title ?? game
}

/** An option's choice in words; who has no words for it says it as the server does. */
export function inOptionWords(game: string, option: string, value: string | number): { label: string; choice: string } {
  return card(game)?.option(option, value) ?? { label: option.replaceAll('_', ' '), choice: String(value) }
}

/** What is unusual about a table: the choices that are not the first ones. */
export function unusual(table: Pick<TableSummary, 'game' | 'options'>): string[] {
  const options = offered.games.find((game) => game.name === table.game)?.options ?? []
  return options
    .filter(({ name, choices }) => name !== 'start' && table.options[name] !== undefined && table.options[name] !== choices[0])
    .map(({ name }) => (name === 'players' ? `${table.options[name]} ${t('players')}` : inOptionWords(table.game, name, table.options[name]!).choice))
}
