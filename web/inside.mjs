/** Runs Python in the Python that a page brings: `node inside.mjs PYODIDE CODE FOLDER…`; folders are where they are here. */
import { readFileSync } from 'node:fs'

const [pyodide, code, ...folders] = process.argv.slice(2)
const { loadPyodide } = await import(`${pyodide}/pyodide.mjs`)
const python = await loadPyodide({ indexURL: `${pyodide}/` })
for (const root of folders) {
  python.FS.mkdirTree(root)
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, root)
}
python.pyimport('sys').argv = python.toPy([code, ...folders])
try {
  await python.runPythonAsync(readFileSync(code, 'utf8'))
} catch (error) {
  console.error(error.message) // without the line of Pyodide that threw it: all of Pyodide is one line
  process.exitCode = 1
}
