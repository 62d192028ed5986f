/** SHA-256 of a text. The browser's own is only there over https, and families host over http. */

const K = new Uint32Array(64)
const FIRST = new Uint32Array(8)
{
  // The constants are the fractions of the roots of the first primes.
  const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) FIRST[found] = fraction(Math.sqrt(n))
    K[found++] = fraction(Math.cbrt(n))
  }
}

const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n))

export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const blocks = Math.ceil((bytes.length + 9) / 64)
  const data = new DataView(new ArrayBuffer(blocks * 64))
  bytes.forEach((byte, n) => data.setUint8(n, byte))
  data.setUint8(bytes.length, 0x80)
  data.setUint32(blocks * 64 - 8, Math.floor(bytes.length / 2 ** 29))
  data.setUint32(blocks * 64 - 4, (bytes.length * 8) >>> 0)
  const hash = new Uint32Array(FIRST)
  const w = new Uint32Array(64)
  for (let block = 0; block < blocks; block++) {
    for (let n = 0; n < 16; n++) w[n] = data.getUint32(block * 64 + n * 4)
    for (let n = 16; n < 64; n++) {
      const a = w[n - 15]!, b = w[n - 2]!
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      w[n] = w[n - 16]! + s0 + w[n - 7]! + s1
    }
    let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number]
    for (let n = 0; n < 64; n++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + K[n]! + w[n]!) | 0
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((x, n) => (hash[n] = hash[n]! + x))
  }
  return Array.from(hash, (x) => x.toString(16).padStart(8, '0')).join('')
}
