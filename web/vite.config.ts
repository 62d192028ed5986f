import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { packed } from './packed.ts'

const CARD = /^(title|tagline|(option|choice|theme)-[\w-]+) =/

/** Words without their comments: all of a book (`?words`), what a game's card says (`?card`), and its rest (`?table`). */
function books(): Plugin {
  return {
    name: 'books',
    load(id) {
      const [file, part] = id.split('?')
      if (!file?.endsWith('.ftl') || !part || !['words', 'card', 'table'].includes(part)) return null
      this.addWatchFile(file)
      const messages = readFileSync(file, 'utf8').replaceAll(/^#.*$/gm, '').split(/^(?=[a-z])/m)
      const wanted = messages.filter((one) => one.trim() && (part === 'words' || CARD.test(one) === (part === 'card')))
      return `export default ${JSON.stringify(wanted.map((one) => one.trimEnd()).join('\n'))}`
    },
  }
}

// A site without a server: its tables are in the page, and it may lie anywhere on a host.
const INSIDE = { find: /^\.{1,2}\/(?:lib\/)?(reach|address)$/, replacement: fileURLToPath(new URL('src/pocket/$1.ts', import.meta.url)) }

// What several places share comes in few files: each costs a request. A small part goes where most of those who want it are.
const SHARED = { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 16_000 }
const called = (name: string | undefined) => (name?.startsWith(SHARED.name) ? SHARED.name : '[name]') // not by all who share it
const FILES = {
  codeSplitting: { groups: [SHARED] },
  chunkFileNames: ({ name }: { name: string }) => `assets/${called(name)}-[hash].js`,
  assetFileNames: ({ names }: { names: string[] }) => `assets/${called(names[0])}-[hash][extname]`,
}

// Tests run what is shipped: what Svelte adds for those who develop takes a tenth of their time.
if (process.env['VITEST']) process.env['NODE_ENV'] = 'production'

// The built page is package data of the server: one process serves all.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: mode === 'site' ? [svelte(), books()] : [svelte(), books(), packed()],
  build: { outDir: mode === 'site' ? process.env['TEGEL_SITE']! : '../src/tegel/server/page', emptyOutDir: true, target: 'es2022', sourcemap: false, rolldownOptions: { output: FILES } },
  worker: { format: 'es' },
  define: { PACK: JSON.stringify(process.env['TEGEL_PACK'] ?? 'pack') },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['TEGEL_API'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : mode === 'site' ? { alias: [INSIDE] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/setup.test-env.ts'], isolate: false, maxWorkers: 1, testTimeout: 60_000 /* what hangs; a busy machine has its time */ },
}))
