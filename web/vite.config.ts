import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The built page is package data of the server: one process serves all.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: { outDir: '../src/tegel/server/page', emptyOutDir: true, target: 'es2022', sourcemap: false },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env['TEGEL_API'] ?? 'http://127.0.0.1:8000', ws: true } },
  },
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts'], setupFiles: ['src/setup.test-env.ts'] },
}))
