/** Whole games in browsers that the tests do not drive, by mouse: one of each board against the newcomer, with pictures.
 *
 *     node web/elsewhere.mjs firefox http://127.0.0.1:8000 FOLDER [GAME…]
 *     node web/elsewhere.mjs webkit http://127.0.0.1:8000 FOLDER [GAME…]
 *
 * Needs a server; Firefox 140 or newer (Debian: `firefox-esr`), or WebKitGTK's MiniBrowser with its driver and a screen that nobody
 * looks at (Debian: `webkit2gtk-driver`, `xvfb`).
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { firefox, webkit } from './drivers.mjs'

const [which, url, folder, ...wanted] = process.argv.slice(2)
const MOST = 400 // decisions; far beyond any game
const PATIENCE = 120_000 // milliseconds
const END = 'section.end h1'
const READY = ':is(.board, .phonebar) .acts .btn.primary:enabled:not(.again)'
const GAMES = {
  Azul: ['[data-first][aria-disabled=false]', '.mine .space'],
  'Azul Duel': ['button.pick:not([tabindex="-1"])', 'button.line.legal', 'button.spot.legal', 'button.cell.legal', '.holdings > .btn', '.plates > .btn', 'button.turned'],
  Ingenious: ['.slot:enabled:not(.held)', '.closing button'],
}
/** Places to lay what is in hand. */
const PLACES = { Azul: ['.mine [data-line][aria-disabled=false]'], 'Azul Duel': [], Ingenious: ['[data-cell]'] }

mkdirSync(folder, { recursive: true })
const start = { firefox, webkit }[which]
if (!start) throw new Error(`${which} is no browser that this knows: firefox or webkit`)
const page = await start()
console.log(page.version)

/** Press the middle of one of those that are seen; whether there was any. */
async function press(selectors, pick = Math.random()) {
  const middle = await page.run(
    (all, nth) => {
      const seen = [...document.querySelectorAll(all)].filter((one) => one.checkVisibility())
      const box = seen[Math.floor(nth * seen.length)]?.getBoundingClientRect()
      return box ? [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] : null
    },
    selectors.join(', '),
    pick,
  )
  if (middle) await page.click(...middle)
  return middle !== null
}

const count = (selector) => page.run((one) => document.querySelectorAll(one).length, selector)

async function come(selector) {
  for (const until = Date.now() + PATIENCE; !(await count(selector)); await new Promise((done) => setTimeout(done, 20))) {
    if (Date.now() > until) throw new Error(`${selector} does not come`)
  }
}

async function picture(name) {
  if (page.picture) writeFileSync(`${folder}/${which}-${name}.png`, Buffer.from(await page.picture(), 'base64'))
}

/** Play a game to its end; gives back what was decided. */
async function play(title) {
  await page.go(url)
  await page.run(() => (localStorage.tegel = JSON.stringify({ level: 'newcomer', confirm: true, motion: 'off', language: 'en' })))
  await page.go(url)
  await page.run(() => {
    window.wrong = []
    addEventListener('error', (event) => window.wrong.push(event.message))
    addEventListener('unhandledrejection', (event) => window.wrong.push(String(event.reason)))
  })
  const button = `[aria-label="Play now: ${title}, Newcomer"]`
  await come(button)
  await page.run((one) => document.querySelector(one).click(), button)
  let made = 0
  for (; made < MOST; made++) {
    await come([...GAMES[title], READY, END].join(', '))
    if (await count(END)) break
    if (made === 20) await picture(`${title}-middle`)
    if (!(await count(READY))) await press(GAMES[title])
    if (PLACES[title].length) await press(PLACES[title], title === 'Azul' ? 0 : undefined)
    await press([READY], 0)
  }
  await picture(`${title}-end`)
  return made
}

let failed = false
try {
  for (const title of wanted.length ? wanted : Object.keys(GAMES)) {
    const made = await play(title)
    const [end, wrong] = await page.run((one) => [document.querySelector(one)?.textContent ?? null, window.wrong], END)
    console.log(title, made, 'decisions;', end ?? 'it does not end', ...wrong)
    failed ||= end === null || wrong.length > 0
  }
} finally {
  await page.close()
}
process.exitCode = failed ? 1 : 0
