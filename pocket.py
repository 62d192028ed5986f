"""A site without a server: `make site` makes a folder that any web host serves.

Its page is the one that a server shows. Its tables are in the page: Tegel's own Python, run by
Pyodide in a worker, with the kernels as WebAssembly (`src/tegel/pocket/`, `web/src/pocket/`).
"""

import gzip
import hashlib
import io
import json
import lzma
import os
import shutil
import sys
import tarfile
import zipfile
from collections.abc import Sequence, Set
from pathlib import Path

import launch
import tegel
from tegel.analysis.puzzles.subjects import FILE as THEMES
from tegel.core.native import shipped
from tegel.core.native.ahead import PAGE, STAGES_OF_PAGE, Translated, make_library
from tegel.core.native.cache import beyond, cache_folder, taking_turns
from tegel.server.looks.games import offer

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "tegel"
SITE = ROOT / "build" / "pocket"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
HANDBOOK = "handbook"
# Where a server finds what browsers need that play and think by themselves.
OF_SERVER = SOURCES / "server" / "pack"
KEEPER = ROOT / "web" / "src" / "pocket" / "keeper.js"
# Rooms that a page has no use for. Those in which there are kernels stay whole: by their sources
# it is known whether a library fits.
LEFT_OUT = {
    "arena", "cli", "client", "library", "server/guard", "server/http", "server/live.py",
    "server/notices/herald.py", "server/notices/push.py", "server/pack", "server/page",
    "server/store", "server/thinking", "server/tournaments", "tournaments/pairing.py",
    "tournaments/standing.py", "tournaments/tournament.py", "tui",
}  # fmt: skip
# Of Python's own library, what nothing here asks for: more than half of it.
UNUSED = {
    "_ast_unparse.py", "_pydatetime.py", "_pyio.py", "_pylong.py", "_pyrepl", "antigravity.py",
    "argparse.py", "asyncio/proactor_events.py", "asyncio/tools.py", "asyncio/windows_events.py",
    "asyncio/windows_utils.py", "bdb.py", "cProfile.py", "cmd.py", "compileall.py",
    "concurrent/futures/interpreter.py", "concurrent/futures/process.py", "concurrent/interpreters",
    "configparser.py", "ctypes/_aix.py", "ctypes/macholib", "ctypes/wintypes.py", "curses", "dbm",
    "doctest.py", "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "gettext.py",
    "graphlib.py", "http", "idlelib", "imaplib.py", "lib2to3", "logging/config.py",
    "logging/handlers.py", "mailbox.py", "mimetypes.py", "modulefinder.py", "multiprocessing",
    "netrc.py", "nturl2path.py", "optparse.py", "pdb.py", "pickletools.py", "plistlib.py",
    "poplib.py", "profile.py", "pstats.py", "pty.py", "py_compile.py", "pyclbr.py", "pydoc.py",
    "pydoc_data", "rlcompleter.py", "runpy.py", "sched.py", "shelve.py", "shlex.py", "smtplib.py",
    "socketserver.py", "sqlite3", "stringprep.py", "symtable.py", "tabnanny.py", "test",
    "timeit.py", "tkinter", "tomllib", "trace.py", "turtle.py", "turtledemo", "unittest",
    "urllib/request.py", "urllib/robotparser.py", "uuid.py", "venv", "wave.py", "webbrowser.py",
    "wsgiref", "xml", "xmlrpc", "zipapp.py", "zoneinfo",
}  # fmt: skip
# What of a folder is used, where that is little: texts are Unicode here, and nobody writes letters.
USED = {
    "email": {"__init__.py"},
    "encodings": {
        "__init__.py", "aliases.py", "ascii.py", "cp437.py", "latin_1.py", "raw_unicode_escape.py",
        "unicode_escape.py", "utf_16.py", "utf_16_be.py", "utf_16_le.py", "utf_32.py",
        "utf_32_be.py", "utf_32_le.py", "utf_8.py", "utf_8_sig.py",
    },
}  # fmt: skip
# What a host packs itself, as ours does.
PACKED_BY_HOST = {".js", ".css", ".html", ".svg", ".webmanifest", ".mjs", ".json"}
STDLIB = "python_stdlib.zip"
PROGRAM = ("pyodide.asm.mjs", "pyodide.asm.wasm")
# Packing: text, and weights of two bytes each, of which the higher says less than the lower.
TEXT = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME}]
WEIGHTS = [{**TEXT[0], "lc": 3, "lp": 1, "pb": 1}]


def make(site: Path, handbook: bool = True) -> None:
    """Make the site."""
    pack = packed_files(kernels())
    name = f"pack-{_digest(*pack.values())}"
    os.environ.update(TEGEL_PACK=name, TEGEL_SITE=str(site))
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    if launch.node(vite, "build", "--mode", "site"):
        sys.exit("tegel: could not build the page, for the reason above")
    (site / name).mkdir()
    for file, data in pack.items():
        (site / name / file).write_bytes(data)
    write_keeper(site)
    # Some hosts keep files to themselves whose names begin with a line, unless they find this.
    (site / ".nojekyll").touch()
    if handbook:
        make_handbook(site / HANDBOOK)


def kernels() -> Path:
    """The kernels of all games as WebAssembly, made once from these very sources."""
    folder = cache_folder(*beyond(SOURCES / "bots")) / PAGE
    with taking_turns(folder.with_suffix(".lock")):
        if not (folder / shipped.CARD).is_file():
            print("Kernels go through Numba and LLVM (some minutes) …", flush=True)
            translated = Translated([*tegel.games().values()], STAGES_OF_PAGE)
            make_library(translated, PAGE, folder, tegel.__version__)
    return folder


def lend_to_server(site: Path, folder: Path) -> None:
    """Put a site where a server of this folder lends it to browsers; its page knows whose it is.

    The server has the handbook elsewhere. What is text lies packed beside it, once more.
    """
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site, folder, ignore=shutil.ignore_patterns(HANDBOOK, ".nojekyll", KEEPER.name))
    index = folder / "index.html"
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace("<html ", "<html data-server ", 1), encoding="utf-8")
    write_keeper(folder)
    for file in [file for file in folder.rglob("*") if file.suffix in PACKED_BY_HOST]:
        file.with_name(f"{file.name}.gz").write_bytes(_packed(file))


def make_handbook(folder: Path) -> None:
    """The handbook as pages, beside the page that it is about."""
    notes = ROOT / "build" / "doctrees"
    build = "sphinx-build -W -n --keep-going -q"
    if launch.call(build, "-d", str(notes), "docs", str(folder)):
        sys.exit("tegel: could not make the handbook, for the reason above")


def packed_files(library: Path) -> dict[str, bytes]:
    """What the worker of a page fetches, by name: packed here, so that it is small on any host."""
    return {
        **{f"{name}.packed": _packed(PYODIDE / name) for name in PROGRAM},
        "pyodide.mjs": (PYODIDE / "pyodide.mjs").read_bytes(),
        "games.json": json.dumps(offer()).encode(),
        "pyodide-lock.json": _lock(),
        f"{STDLIB}.packed": gzip.compress(_library(), mtime=0),
        "tegel.tar.xz": _tegel(library),
    }


def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _lock() -> bytes:
    """Which packages there are beside Python itself: none."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return json.dumps({**lock, "packages": {}}).encode()


def _library() -> bytes:
    """Python's own library, as much of it as is used: loose, for all of it is packed as one."""
    data = io.BytesIO()
    with (
        zipfile.ZipFile(PYODIDE / STDLIB) as whole,
        zipfile.ZipFile(data, "w") as used,
    ):
        for file in whole.infolist():
            if not file.is_dir() and is_used(file.filename):
                used.writestr(zipfile.ZipInfo(file.filename), whole.read(file))
    return data.getvalue()


def is_used(name: str) -> bool:
    """Whether a file of Python's own library is of use to a page."""
    parts = name.split("/")
    if _is_in(UNUSED, parts):
        return False
    return parts[0] not in USED or parts[1] in USED[parts[0]]


def _is_in(places: Set[str], parts: Sequence[str]) -> bool:
    """Whether a file is one of these, or lies in one of them."""
    return any("/".join(parts[:n]) in places for n in range(1, len(parts) + 1))


def _tegel(library: Path) -> bytes:
    """Tegel, its kernels and networks, and what stands in for packages, in a tar.

    Text and weights are packed apart, each as it is packed best, and lie one after the other.
    """
    files = [file for file in sorted(SOURCES.rglob("*")) if is_wanted(file.relative_to(SOURCES))]
    networks = {
        f"tegel/{file.relative_to(SOURCES)}": file for file in files if file.suffix == ".npz"
    }
    code = {_place(file): file.read_bytes() for file in files if file.suffix != ".npz"}
    for file in sorted(library.iterdir()):
        code[f"tegel/library/{file.name}"] = file.read_bytes()
    weights = {name: _loosened(file) for name, file in networks.items()}
    return b"".join(
        lzma.compress(data, filters=filters)
        for data, filters in ((_tar(code, ends=False), TEXT), (_tar(weights), WEIGHTS))
    )


def _place(file: Path) -> str:
    """Where a source lies in the pack; what stands in for packages is not within Tegel there."""
    within = file.relative_to(SOURCES)
    is_instead = within.parts[:2] == ("pocket", "instead")
    return (Path(*within.parts[1:]) if is_instead else "tegel" / within).as_posix()


def _loosened(network: Path) -> bytes:
    """A network whose weights are not packed each by itself."""
    data = io.BytesIO()
    with zipfile.ZipFile(network) as packed, zipfile.ZipFile(data, "w") as loose:
        for file in packed.infolist():
            loose.writestr(zipfile.ZipInfo(file.filename), packed.read(file))
    return data.getvalue()


def _tar(files: dict[str, bytes], *, ends: bool = True) -> bytes:
    """Files in a row, which ends or goes on; nothing depends on this machine or the hour."""
    data = io.BytesIO()
    with tarfile.open(fileobj=data, mode="w") as tar:
        for name, content in files.items():
            about = tarfile.TarInfo(name)
            about.size = len(content)
            tar.addfile(about, io.BytesIO(content))
        end = tar.offset
    return data.getvalue() if ends else data.getvalue()[:end]


def is_wanted(file: Path) -> bool:
    """Whether a page needs a file; of words English ones, by which messages have their names."""
    words = ("en", "common.ftl"), ("words", "en.ftl")
    is_of_kind = file.suffix in (".py", ".npz", ".xz") or file.name == THEMES
    return (is_of_kind or file.parts[-2:] in words) and not _is_in(LEFT_OUT, file.parts)


def write_keeper(site: Path) -> None:
    """The service worker, with all that it keeps: the page, its pack and nothing else."""
    files = sorted(file for file in site.rglob("*") if file.is_file())
    names = [file.relative_to(site).as_posix() for file in files if file.name != "index.html"]
    version = _digest(*(file.read_bytes() for file in files), KEEPER.read_bytes())
    kept = json.dumps(["./", *names])
    head = f"const VERSION = '{version}'\nconst FILES = {kept}\n"
    (site / "keeper.js").write_text(head + KEEPER.read_text(encoding="utf-8"), encoding="utf-8")


def _digest(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(hashlib.sha256(part).digest())
    return digest.hexdigest()[:12]


if __name__ == "__main__":
    make(SITE)
    lend_to_server(SITE, OF_SERVER)
    whole = sum(file.stat().st_size for file in SITE.rglob("*") if file.is_file())
    print(f"{whole / 1e6:.1f} MB in {SITE}: `python -m http.server -d {SITE}` serves it")
