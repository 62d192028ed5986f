/** In a page of a site: finds out in a Python of its pack what is known of the games (`known.py`), with these files of the tests. */
async ([pack, files]) => {
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
  const { loadPyodide } = await import(`${pack}pyodide.js`)
  const python = await loadPyodide({ indexURL: pack, createPyodideModule })
  const tegel = await (await ours(`${pack}tegel.tar.xz`)).arrayBuffer()
  python.pyimport('unpack').unpack(tegel, '/tegel')
  for (const [name, text] of Object.entries(files)) {
    python.FS.mkdirTree(`/beside/${name}`.replace(/\/[^/]*$/, ''))
    python.FS.writeFile(`/beside/${name}`, text)
  }
  python.runPython('import sys; sys.path[:0] = ["/tegel/instead", "/tegel", "/tegel/lib", "/beside"]')
  return python.runPython('import json; from tests.pocket.known import found; json.dumps(found())')
}
