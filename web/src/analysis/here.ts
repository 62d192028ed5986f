/** Thinking for a server: the worker that a site without one has, with what the server lends for it. */
import { api } from '../lib/api'
import { Questions } from '../pocket/asking'
import type { FromTable, ToTable } from '../pocket/messages'

let worker: Promise<Worker> | undefined
let ready = false

const questions = new Questions((message) => void begun().then((one) => one.postMessage(message satisfies ToTable), () => undefined))

function begun(): Promise<Worker> {
  worker ??= begin()
  return worker
}

async function begin(): Promise<Worker> {
  const { address } = await api.pack()
  const made = new Worker(new URL('../pocket/worker.ts', import.meta.url), { type: 'module', name: address })
  return new Promise((done, failed) => {
    const lose = (reason: string) => {
      made.terminate()
      ready = false
      worker = undefined
      questions.fail(reason)
      failed(new Error(reason))
    }
    made.onerror = ({ message }) => lose(message)
    made.onmessage = ({ data }: MessageEvent<FromTable>) => {
      if (data.kind === 'ready') done(((ready = true), made))
      else if (data.kind === 'failed') lose(data.reason)
      else if ('id' in data) questions.take(data)
    }
  })
}

/** Whether it would answer at once; if not, it begins to get ready. */
export function isReady(): boolean {
  begun().catch(() => undefined) // then the server goes on thinking
  return ready
}

/** Lines of a position, as the server would tell them; null: this browser can't. The server says first whether it may be asked. */
export async function analyse(body: object, signal: AbortSignal): Promise<Response | null> {
  await api.askLeave(body)
  try {
    await begun()
  } catch (error) {
    console.error('tegel:', error)
    return null
  }
  return questions.ask('/analyses', { method: 'POST', body: JSON.stringify(body), signal })
}
