/** In a page of a site: runs Python code in a Python of its pack; what its last line says. */
async ([pack, code]) => {
  const { loadPyodide } = await import(`${pack}pyodide.mjs`)
  const ours = self.fetch
  const headers = { 'Content-Type': 'application/wasm' }
  self.fetch = async (what, init) => {
    if (!String(what).endsWith('.asm.wasm')) return ours(what, init)
    const { body } = await ours(`${what}.packed`)
    return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers })
  }
  const python = await loadPyodide({ indexURL: pack })
  const files = await (await ours(`${pack}tegel.tar.xz`)).arrayBuffer()
  python.unpackArchive(files, 'xztar', { extractDir: '/tegel' })
  python.runPython('import sys; sys.path[:0] = ["/tegel/instead", "/tegel"]')
  return python.runPython(code)
}
