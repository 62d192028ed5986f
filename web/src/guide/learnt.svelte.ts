/** What has been learnt of each game on this device, and at which table somebody is guided. */

interface Learning {
  table: string | null
  ideas: string[]
}

const KEY = 'tegel.guide'

function kept(): Record<string, Learning> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Learning>
  } catch {
    return {}
  }
}

class Learnt {
  private games = $state<Record<string, Learning>>(kept())

  of(game: string): readonly string[] {
    return this.games[game]?.ideas ?? []
  }

  /** Nobody has played anything on this device. */
  get nothing(): boolean {
    return Object.values(this.games).every(({ ideas }) => !ideas.length)
  }

  /** Whether somebody is guided at this table. */
  at(game: string, table: string): boolean {
    return this.games[game]?.table === table
  }

  /** The table at which somebody is guided, or was last. */
  table(game: string): string | null {
    return this.games[game]?.table ?? null
  }

  add(game: string, ...ideas: string[]): void {
    this.keep(game, { table: this.table(game), ideas: [...new Set([...this.of(game), ...ideas])] })
  }

  /** A guided game begins: everything is new. */
  begin(game: string, table: string): void {
    this.keep(game, { table, ideas: [] })
  }

  /** Enough of it: the rest is played without. */
  leave(game: string): void {
    this.keep(game, { table: null, ideas: [...this.of(game)] })
  }

  private keep(game: string, learning: Learning): void {
    this.games[game] = learning
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games))
    } catch {
      // A browser that keeps nothing still teaches, until it is closed.
    }
  }
}

export const learnt = new Learnt()
