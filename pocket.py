"""A site without a server: `make site` makes a folder that any web host serves.

Its page is the one that a server shows. Its tables are in the page: Tegel's own Python, run by
Pyodide in a worker, with the kernels as WebAssembly (`src/tegel/pocket/`, `web/src/pocket/`).
"""

import gzip
import hashlib
import io
import json
import os
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

import launch
import tegel
from tegel.core.native import shipped
from tegel.core.native.ahead import PAGE, STAGES_OF_PAGE, Translated, make_library
from tegel.server.looks.games import offer

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "tegel"
LIBRARY = ROOT / "build" / "library" / PAGE
SITE = ROOT / "build" / "pocket"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
KEEPER = ROOT / "web" / "src" / "pocket" / "keeper.js"
# Rooms that a page has no use for.
LEFT_OUT = {"arena", "cli", "client", "tui", "library", "page", "http", "store", "guard"}
# Of Python's own library, what nothing here asks for: a third of it.
UNUSED = {
    "_pyrepl", "curses", "dbm", "doctest.py", "ensurepip", "ftplib.py", "idlelib", "imaplib.py",
    "lib2to3", "mailbox.py", "multiprocessing", "optparse.py", "pdb.py", "pickletools.py",
    "poplib.py", "pydoc.py", "pydoc_data", "smtplib.py", "sqlite3", "test", "tkinter", "turtle.py",
    "turtledemo", "unittest", "venv", "wsgiref", "xml", "xmlrpc",
}  # fmt: skip


def make(site: Path, kernels: bool = True) -> None:
    """Make the site; without kernels it plays too, but who looks ahead takes for ever."""
    if kernels:
        make_kernels()
    pack = packed_files(kernels)
    name = f"pack-{_digest(*pack.values())}"
    os.environ.update(TEGEL_PACK=f"/{name}", TEGEL_SITE=str(site))
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    if launch.node(vite, "build", "--mode", "site"):
        sys.exit("tegel: could not build the page, for the reason above")
    (site / name).mkdir()
    for file, data in pack.items():
        (site / name / file).write_bytes(data)
    # Who comes by an address within the page gets the page: many hosts show this where nothing is.
    shutil.copy(site / "index.html", site / "404.html")
    write_keeper(site)


def make_kernels() -> None:
    """The kernels of all games as WebAssembly, if they are not there from these very sources."""
    card = LIBRARY / shipped.CARD
    if card.is_file() and json.loads(card.read_bytes())["sources"] == shipped.sources():
        return
    print("Kernels go through Numba and LLVM (some minutes) …", flush=True)
    kernels = Translated([*tegel.games().values()], STAGES_OF_PAGE)
    shutil.rmtree(LIBRARY, ignore_errors=True)
    make_library(kernels, PAGE, LIBRARY, tegel.__version__)


def packed_files(kernels: bool) -> dict[str, bytes]:
    """What the worker of a page fetches, by name: packed here, so that it is small on any host."""
    program = (PYODIDE / "pyodide.asm.wasm").read_bytes()
    return {
        **{file: (PYODIDE / file).read_bytes() for file in ("pyodide.mjs", "pyodide.asm.mjs")},
        "games.json": json.dumps(offer()).encode(),
        "pyodide-lock.json": _lock(),
        "pyodide.asm.wasm.packed": gzip.compress(program, mtime=0),
        "python_stdlib.zip": _library(),
        "tegel.tar.packed": gzip.compress(_tegel(kernels), mtime=0),
    }


def _lock() -> bytes:
    """Which packages there are beside Python itself: none."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return json.dumps({**lock, "packages": {}}).encode()


def _library() -> bytes:
    """Python's own library, as much of it as is used."""
    data = io.BytesIO()
    with (
        zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole,
        zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as used,
    ):
        for file in whole.infolist():
            if file.filename.split("/")[0] not in UNUSED and not file.is_dir():
                used.writestr(
                    zipfile.ZipInfo(file.filename), whole.read(file), zipfile.ZIP_DEFLATED
                )
    return data.getvalue()


def _tegel(kernels: bool) -> bytes:
    """Tegel, its networks and kernels, and what stands in for packages."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as tar:
        for file in sorted(SOURCES.rglob("*")):
            within = file.relative_to(SOURCES)
            if _is_wanted(within):
                is_instead = within.parts[:2] == ("pocket", "instead")
                name = Path(*within.parts[1:]) if is_instead else "tegel" / within
                _add(tar, str(name), file)
        for file in sorted(LIBRARY.iterdir()) if kernels else ():
            _add(tar, f"tegel/library/{file.name}", file)
    return data.getvalue()


def _is_wanted(file: Path) -> bool:
    """Whether a page needs a file; of words English ones, by which messages have their names."""
    words = ("en", "common.ftl"), ("words", "en.ftl")
    is_of_kind = file.suffix in (".py", ".npz") or file.parts[-2:] in words
    return is_of_kind and not LEFT_OUT & {*file.parts}


def _add(tar: tarfile.TarFile, name: str, file: Path) -> None:
    """Put a file in; nothing of it depends on this machine or the hour."""
    about = tarfile.TarInfo(name)
    about.size = file.stat().st_size
    with file.open("rb") as data:
        tar.addfile(about, data)


def write_keeper(site: Path) -> None:
    """The service worker, with all that it keeps."""
    files = sorted(file for file in site.rglob("*") if file.is_file() and file.name != "404.html")
    names = [f"/{file.relative_to(site).as_posix()}" for file in files if file.name != "index.html"]
    version = _digest(*(file.read_bytes() for file in files), KEEPER.read_bytes())
    kept = json.dumps(["/", *names])
    head = f"const VERSION = 'tegel-{version}'\nconst FILES = {kept}\n"
    (site / "keeper.js").write_text(head + KEEPER.read_text(encoding="utf-8"), encoding="utf-8")


def _digest(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:12]


if __name__ == "__main__":
    make(SITE)
    whole = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"{whole / 1e6:.1f} MB in {SITE}: `python -m http.server -d {SITE}` serves it")
