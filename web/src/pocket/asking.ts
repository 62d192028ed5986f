/** Questions to the worker with Tegel's Python, and its answers: as a server would give them. */
import type { FromTable, ToTable } from './messages'

interface Asking {
  head: (status: number) => void
  part: (text: string) => void
  end: () => void
  failed: (error: Error) => void
}

export class Questions {
  private readonly asking = new Map<number, Asking>()
  private count = 0

  constructor(private readonly say: (message: ToTable) => void) {}

  ask(path: string, init: RequestInit): Promise<Response> {
    const id = ++this.count
    return new Promise((done, failed) => {
      let parts: ReadableStreamDefaultController<Uint8Array> | undefined
      const text = new TextEncoder()
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (parts = controller), cancel: () => this.say({ kind: 'stop', id }) })
      this.asking.set(id, {
        head: (status) => done(new Response(body, { status })),
        part: (words) => parts?.enqueue(text.encode(words)),
        end: () => parts?.close(),
        failed: (error) => (failed(error), parts?.error(error)),
      })
      init.signal?.addEventListener('abort', () => {
        this.say({ kind: 'stop', id })
        this.asking.get(id)?.failed(new DOMException('it is not wanted any more', 'AbortError'))
        this.asking.delete(id)
      })
      this.say({ kind: 'ask', id, method: init.method ?? 'GET', address: path, body: String(init.body ?? ''), language: document.documentElement.lang })
    })
  }

  take(message: Extract<FromTable, { id: number }>): void {
    const one = this.asking.get(message.id)
    if (message.kind === 'head') one?.head(message.status)
    else if (message.kind === 'part') one?.part(message.text)
    else {
      one?.end()
      this.asking.delete(message.id)
    }
  }

  /** Nobody answers any more. */
  fail(reason: string): void {
    for (const one of this.asking.values()) one.failed(new Error(reason))
    this.asking.clear()
  }
}
