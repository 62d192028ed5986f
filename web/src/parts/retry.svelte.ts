/** Asking a server that is away whether it is back, less and less often; when it is, the page is loaded again. */
import { reach } from '../lib/reach'

const FIRST = 5 // seconds
const LONGEST = 30

export class Retry {
  seconds = $state(FIRST)
  trying = $state(false)
  private wait = FIRST

  constructor(
    private readonly isBack: () => Promise<boolean>,
    private readonly back: () => void,
  ) {}

  /** Count down and ask, until what this gives back is called. */
  run(): () => void {
    const timer = setInterval(() => {
      if (this.trying) return
      if (this.seconds > 1) this.seconds--
      else void this.now()
    }, 1000)
    const hurry = () => void this.now()
    addEventListener('online', hurry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', hurry)
    }
  }

  /** Ask at once. */
  async now(): Promise<void> {
    if (this.trying) return
    this.trying = true
    const found = await this.isBack().catch(() => false)
    if (found) return this.back()
    this.wait = Math.min(LONGEST, this.wait * 2)
    this.seconds = this.wait
    this.trying = false
  }
}

export function retry(): Retry {
  return new Retry(
    async () => (await reach('/health')).ok,
    () => location.reload(),
  )
}
