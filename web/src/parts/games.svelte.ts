/** The games that the server offers and this page has boards for, and the levels of its bots: asked once. */
import { card } from '../boards/board'
import { api } from '../lib/api'
import type { GameInfo, TableSummary } from '../lib/types'
import { has, learn, t, words } from '../words'
import { wrong } from './wrong'

const AGAIN = 4_000

class Offered {
  games = $state.raw<GameInfo[]>([])
  levels = $state.raw<string[]>([])
  /** The champion as it can be told how long to think, beside the levels. */
  timed = $state.raw<string[]>([])
  /** Of the levels those that look ahead: they wait until a game is prepared for that. */
  looksAhead = $state.raw<string[]>([])
  adviser = $state<string | null>(null) // the level that gives hints
  trouble = $state('')
  private asked = false

  /** Ask, and if the server is away, ask again until it is back. */
  read(): void {
    if (this.asked) return
    this.asked = true
    const took = async () => {
      const found = await api.games()
      const games = found.games.filter(({ name }) => card(name))
      await learn(...games.map(({ name }) => `${name}.card`))
      this.trouble = ''
      this.games = games
      this.levels = found.levels
      this.timed = found.timed
      this.looksAhead = found.looks_ahead
      this.adviser = found.adviser
    }
    took().catch((error: unknown) => {
      this.trouble = wrong(error)
      this.asked = false
      setTimeout(() => this.read(), AGAIN)
    })
  }
}

export const offered = new Offered()

/** How many play, from fewest to most. */
export function players({ options }: GameInfo): string {
  const choices = options.find(({ name }) => name === 'players')?.choices ?? []
  return [...new Set([choices[0], choices.at(-1)])].join('–')
}

/** What its book calls a game; until that is here, what the server calls it. */
export function gameTitle(game: string): string {
  return has('title', game) ? words(game)('title') : (offered.games.find((one) => one.name === game)?.title ?? game)
}

export function tagline(game: string): string {
  return words(game)('tagline')
}

/** An option and its choices, as a game's book calls them. */
export function option(game: string, name: string): string {
  return words(game)(`option-${name.replaceAll('_', '-')}`)
}

export function choice(game: string, name: string, value: string | number): string {
  return words(game)(`choice-${name.replaceAll('_', '-')}`, { value })
}

/** What is unusual about a table: the choices that are not the first ones. */
export function unusual(table: Pick<TableSummary, 'game' | 'options'>): string[] {
  const options = offered.games.find((game) => game.name === table.game)?.options ?? []
  return options
    .filter(({ name, choices }) => name !== 'start' && table.options[name] !== undefined && table.options[name] !== choices[0])
    .map(({ name }) => said(table.game, name, table.options[name]!))
}

function said(game: string, name: string, value: string | number): string {
  if (name === 'players') return t('players-n', { n: value })
  return value === 'on' ? option(game, name) : choice(game, name, value)
}
