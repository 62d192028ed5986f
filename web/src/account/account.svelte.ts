/** An account as its page shows it; and what has to be shown before something may be done with it. */
import { Refused } from '../lib/api'
import type { Device, Me, Ways } from '../lib/types'
import { wrong } from '../parts/wrong'
import { changed } from './changed'
import { server } from './server'

export type Place = 'passkeys' | 'password' | 'codes' | 'mail' | 'devices' | 'mine'

export class Account {
  ways = $state.raw<Ways | null>(null)
  devices = $state.raw<Device[]>([])
  busy = $state(false)
  told = $state.raw<{ place: Place; words: string; bad: boolean } | null>(null)
  /** What waits until its owner has shown that it is them. */
  waits = $state.raw<(() => Promise<void>) | null>(null)

  /** Its owner has left for good: there is nothing to ask about any more. */
  gone = false

  constructor(readonly me: Me) {}

  async read(): Promise<void> {
    if (this.gone) return
    ;[this.ways, this.devices] = await Promise.all([server.ways(), server.devices()])
  }

  /** Do something, and say how it went where it was asked; if the server wants to be sure who it is, first that. */
  async attempt(place: Place, what: () => Promise<unknown>, done = ''): Promise<void> {
    this.busy = true
    this.told = null
    try {
      await what()
      await this.read()
      this.told = { place, words: done, bad: false }
    } catch (error) {
      if (error instanceof Refused && error.code === 'not_fresh') this.waits = () => this.attempt(place, what, done)
      else this.told = { place, words: wrong(error), bad: true }
    } finally {
      this.busy = false
    }
  }

  /** Something that gives this browser another word for who it is. */
  async renewed(what: Promise<unknown>): Promise<void> {
    await what
    changed()
  }

  /** Shown: what waited is done. */
  async proved(by: Promise<unknown>): Promise<void> {
    await this.renewed(by)
    const waiting = this.waits
    this.waits = null
    await waiting?.()
  }
}
