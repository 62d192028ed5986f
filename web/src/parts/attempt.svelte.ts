/** Something that may fail: whether it is under way, and what went wrong, in words. */
import { wrong } from './wrong'

export class Attempt {
  busy = $state(false)
  trouble = $state('')

  /** `game`: whose words say why. */
  async at(work: () => Promise<unknown>, game?: string): Promise<void> {
    this.busy = true
    this.trouble = ''
    try {
      await work()
    } catch (error) {
      this.trouble = wrong(error, game)
    } finally {
      this.busy = false
    }
  }
}
