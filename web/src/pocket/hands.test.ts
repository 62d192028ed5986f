// @vitest-environment node
import { expect, test } from 'vitest'
import { atOnce } from './hands'

const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156'
const PHONE = 'Mozilla/5.0 (Linux; Android 15) Chrome/156 Mobile'

test.each([
  ['as many as there are cores', { hardwareConcurrency: 4, userAgent: DESK }, 4],
  ['no more than find out more', { hardwareConcurrency: 32, userAgent: DESK }, 8],
  ['in the hand no more than it has fast cores', { hardwareConcurrency: 8, userAgent: PHONE }, 4],
  ['nor where memory is short', { hardwareConcurrency: 8, deviceMemory: 4, userAgent: DESK }, 4],
  ['one where nobody knows how many cores there are', { userAgent: DESK }, 1],
])('trees are grown at once: %s', (_, device, trees) => {
  expect(atOnce(device)).toBe(trees)
})
