/** What is text, packed when it is built: a server then sends it as it lies, small. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXT = /\.(js|css|html|svg|webmanifest)$/
const SMALLEST = 1000 // bytes; less goes in one packet anyhow

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue
        const file = join(folder, name)
        const text = readFileSync(file)
        if (text.length < SMALLEST) continue
        writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }))
      }
    },
  }
}
