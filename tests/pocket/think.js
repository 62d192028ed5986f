/** In a page of a site: runs Python code in a Python of its pack; what its last line says. */
async ([pack, code]) => {
  const ours = self.fetch
  const unpacked = async (name, type) => {
    const { body } = await ours(`${pack}${name}.packed`)
    const headers = { 'Content-Type': type }
    return new Response(body.pipeThrough(new DecompressionStream('gzip')), { headers })
  }
  const packed = { 'pyodide.asm.wasm': 'application/wasm', 'python_stdlib.zip': 'application/zip' }
  self.fetch = (what, init) => {
    const name = String(what).split('/').at(-1)
    return name in packed ? unpacked(name, packed[name]) : ours(what, init)
  }
  const script = await (await unpacked('pyodide.asm.mjs', 'text/javascript')).blob()
  const { default: createPyodideModule } = await import(URL.createObjectURL(script))
  const { loadPyodide } = await import(`${pack}pyodide.mjs`)
  const python = await loadPyodide({ indexURL: pack, createPyodideModule })
  const files = await (await ours(`${pack}tegel.tar.xz`)).arrayBuffer()
  python.unpackArchive(files, 'xztar', { extractDir: '/tegel' })
  python.runPython('import sys; sys.path[:0] = ["/tegel/instead", "/tegel"]')
  return python.runPython(code)
}
