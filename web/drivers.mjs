/** Browsers that are told what to do, without a library: Firefox by WebDriver BiDi, WebKitGTK by its driver (classic WebDriver).
 *
 * Each gives back a page: `version`, `go(url)`, `run(function, …arguments)`, `click(x, y)`, `picture()` (PNG, base64) and `close()`.
 * WebKit has no pictures: where there is no graphics card, its driver never answers when it is asked for one of a table.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const [WIDTH, HEIGHT] = [1440, 900]
const FIREFOX = process.env.firefox ?? 'firefox-esr'
const MINI = process.env.minibrowser ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'
const SCREEN = ':98'
const BARS = 80 // pixels of MiniBrowser's own
const LONGEST = 120_000 // milliseconds for an answer

/** A press with the mouse, as both protocols write it. */
const press = (x, y) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [{ type: 'pointerMove', x, y, duration: 0 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }] },
]

/** Start a program and wait until it says that it listens. */
function started(program, args, says, env = {}) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  return new Promise((done, fail) => {
    let said = ''
    const hear = (words) => {
      said += words
      const found = says.exec(said)
      if (found) done([child, found[1]])
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', fail)
    child.on('exit', () => fail(new Error(`${program} ended: ${said}`)))
  })
}

async function end(child) {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill()
  await gone
}

export async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const [child, address] = await started(FIREFOX, ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote', `--width=${WIDTH}`, `--height=${HEIGHT}`], /WebDriver BiDi listening on (\S+)/)
  const socket = new WebSocket(`${address}/session`)
  await new Promise((done, fail) => Object.assign(socket, { onopen: done, onerror: fail }))
  const waiting = new Map()
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(data)
    const [done, fail] = waiting.get(id) ?? []
    waiting.delete(id)
    if (type === 'success') done?.(result)
    else fail?.(new Error(message))
  }
  let last = 0
  const ask = (method, params) =>
    new Promise((done, fail) => {
      waiting.set(++last, [done, fail])
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  const { capabilities } = await ask('session.new', { capabilities: {} })
  const { contexts } = await ask('browsingContext.getTree', {})
  const { context } = contexts[0]
  await ask('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } })
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    go: (url) => ask('browsingContext.navigate', { context, url, wait: 'complete' }),
    async run(script, ...args) {
      const expression = `JSON.stringify((${script})(...${JSON.stringify(args)})) ?? 'null'`
      const { result, exceptionDetails } = await ask('script.evaluate', { expression, target: { context }, awaitPromise: true })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result.value)
    },
    click: (x, y) => ask('input.performActions', { context, actions: press(x, y) }),
    picture: async () => (await ask('browsingContext.captureScreenshot', { context })).data,
    async close() {
      socket.close()
      await end(child)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

export async function webkit() {
  // The screen says its number once it is there.
  const [screen] = await started('Xvfb', [SCREEN, '-screen', '0', `${WIDTH + 100}x${HEIGHT + 200}x24`, '-displayfd', '1'], /^(\d+)\s/)
  const [driver, port] = await driving()
  const ask = async (method, path, body) => {
    const sent = { method, signal: AbortSignal.timeout(LONGEST), ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, sent).catch((error) => {
      throw new Error(`${path} has no answer`, { cause: error })
    })
    const { value } = await answer.json()
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: MINI, args: ['--automation', `--geometry=${WIDTH}x${HEIGHT + BARS}`] } }
  const { sessionId, capabilities } = await ask('POST', '/session', { capabilities: { alwaysMatch: wanted } })
  const at = `/session/${sessionId}`
  return {
    version: `${capabilities.browserName} ${capabilities.browserVersion} (WebKitGTK)`,
    go: (url) => ask('POST', `${at}/url`, { url }),
    run: (script, ...args) => ask('POST', `${at}/execute/sync`, { script: `return (${script})(...arguments)`, args }),
    click: (x, y) => ask('POST', `${at}/actions`, { actions: press(x, y) }),
    async close() {
      await ask('DELETE', at)
      await end(driver)
      await end(screen)
    },
  }
}

/** The driver of WebKit does not say when it listens: ask it. */
async function driving() {
  const port = 20_000 + (process.pid % 20_000)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...process.env, DISPLAY: SCREEN }, stdio: 'ignore' })
  const listens = () => fetch(`http://127.0.0.1:${port}/status`).then(() => true, () => false)
  while (!(await listens())) {
    if (driver.exitCode !== null) throw new Error('WebKitWebDriver ended')
    await new Promise((done) => setTimeout(done, 100))
  }
  return [driver, port]
}
