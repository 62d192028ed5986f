/** Something that is read again every so often, as long as somebody looks at it. */
import { wrong } from './wrong'

const EVERY = 10_000

export class Polled<T> {
  value = $state.raw<T | null>(null)
  trouble = $state('')

  /** To be made while a component is set up: it ends with it. */
  constructor(read: () => Promise<T>) {
    $effect(() => {
      let timer: ReturnType<typeof setTimeout> | undefined
      let over = false
      const again = async () => {
        clearTimeout(timer)
        try {
          if (document.visibilityState === 'visible') {
            const value = await read()
            if (over) return
            this.value = value
            this.trouble = ''
          }
        } catch (error) {
          this.trouble = wrong(error)
        }
        if (!over) timer = setTimeout(again, EVERY)
      }
      const wake = () => void (document.visibilityState === 'visible' && again())
      document.addEventListener('visibilitychange', wake)
      void again()
      return () => {
        over = true
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', wake)
      }
    })
  }
}
