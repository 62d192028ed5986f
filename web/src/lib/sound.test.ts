import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from './settings.svelte'

let struck: number
let made: number

class Node {
  gain = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined, setTargetAtTime: () => undefined }
  connect<T>(to: T): T {
    return to
  }
  start() {
    struck++
  }
  stop() {}
}

beforeEach(() => {
  vi.resetModules() // each test has a page of its own
  struck = made = 0
  vi.stubGlobal('AudioContext', class {
    state = 'running'
    currentTime = 0
    sampleRate = 8000
    constructor() {
      made++
    }
    createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  })
  for (const kind of ['GainNode', 'OscillatorNode', 'AudioBufferSourceNode', 'BiquadFilterNode']) vi.stubGlobal(kind, Node)
  Object.assign(settings, { sound: true, volume: 0.6 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page that somebody has touched, or not. */
async function page(touched: boolean, chosen: Partial<typeof settings> = {}) {
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], userActivation: { hasBeenActive: touched } })
  Object.assign((await import('./settings.svelte')).settings, { sound: true, volume: 0.6, ...chosen })
  return (await import('./sound')).sound
}

test('a tile is heard once somebody has touched the page', async () => {
  const sound = await page(true)
  sound('tile')
  sound('tile')
  expect([made, struck > 0]).toEqual([1, true])
})

test.each([
  ['nobody has touched the page', false, {}],
  ['sound is off', true, { sound: false }],
  ['the volume is nothing', true, { volume: 0 }],
])('nothing is made where %s', async (_, touched, chosen) => {
  const sound = await page(touched, chosen)
  sound('turn')
  expect([made, struck]).toEqual([0, 0])
})

test('who looks elsewhere hears that it is their turn, and not every tile', async () => {
  const sound = await page(true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  sound('other')
  expect(struck).toBe(0)
  sound('turn')
  expect(struck).toBeGreaterThan(0)
})
