"""A site without a server: `make site` makes a folder that any web host serves.

Its page is the one that a server shows. Its tables are in the page: Tegel's own Python, run by
Pyodide in a worker, with the kernels as WebAssembly (`src/tegel/pocket/`, `web/src/pocket/`).
"""

import ast
import gzip
import hashlib
import io
import json
import lzma
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator, Mapping, Sequence, Set
from pathlib import Path

import launch
import tegel
from tegel.analysis.puzzles.subjects import FILE as THEMES
from tegel.core.native import shipped
from tegel.core.native.ahead import PAGE, STAGES_OF_PAGE, Translated, make_library
from tegel.core.native.cache import beyond, cache_folder, source_key, taking_turns
from tegel.server.looks.games import offer

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src" / "tegel"
SITE = ROOT / "build" / "pocket"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
HANDBOOK = "handbook"
# Where a server finds what browsers need that play and think by themselves.
OF_SERVER = SOURCES / "server" / "pack"
KEEPER = ROOT / "web" / "src" / "pocket" / "keeper.js"
# What a page asks for, and what tests ask its Python for; with all that these import.
BEGINNINGS = ("pocket/table.py", "core/perft.py")
# Of that, what makes kernels: a page has them, and nothing else could run there.
LEFT_OUT = {"core/native/compiler.py", "core/native/workshop.py", "envs", "learn"}
# What is no source; of words English ones, by which messages have their names.
BESIDE = (
    "bots/**/*.npz", "analysis/**/*.xz", f"games/*/{THEMES}", "games/*/words/en.ftl",
    "words/en/common.ftl",
)  # fmt: skip
# Of Python's own library, what nothing here asks for: more than half of it.
UNUSED = {
    "__hello__.py", "__phello__", "_ast_unparse.py", "_markupbase.py", "_pydatetime.py", "_pyio.py",
    "_pylong.py", "_pyrepl", "_sysconfigdata__emscripten_wasm32-emscripten.py", "antigravity.py",
    "argparse.py", "asyncio/__main__.py", "asyncio/proactor_events.py", "asyncio/tools.py",
    "asyncio/windows_events.py", "asyncio/windows_utils.py", "bdb.py", "cProfile.py", "cmd.py",
    "code.py", "colorsys.py", "compileall.py", "concurrent/futures/interpreter.py",
    "concurrent/futures/process.py", "concurrent/interpreters", "configparser.py", "ctypes/_aix.py",
    "ctypes/macholib", "ctypes/util.py", "ctypes/wintypes.py", "curses", "dbm", "doctest.py",
    "ensurepip", "filecmp.py", "fileinput.py", "ftplib.py", "getopt.py", "getpass.py", "gettext.py",
    "graphlib.py", "html/parser.py", "http", "idlelib", "imaplib.py", "json/__main__.py",
    "json/tool.py", "lib2to3", "logging/config.py", "logging/handlers.py", "mailbox.py",
    "mimetypes.py", "modulefinder.py", "multiprocessing", "netrc.py", "nturl2path.py",
    "optparse.py", "pdb.py", "pickletools.py", "plistlib.py", "poplib.py", "profile.py",
    "pstats.py", "pty.py", "py_compile.py", "pyclbr.py", "pydoc.py", "pydoc_data",
    "pyodide/_nodesock_transport.py", "pyodide/console.py", "quopri.py", "rlcompleter.py",
    "runpy.py", "sched.py", "shelve.py", "shlex.py", "smtplib.py", "socketserver.py", "sqlite3",
    "sre_compile.py", "sre_constants.py", "sre_parse.py", "stringprep.py", "symtable.py",
    "sysconfig/__main__.py", "tabnanny.py", "test", "this.py", "timeit.py", "tkinter", "tomllib",
    "trace.py", "tracemalloc.py", "tty.py", "turtle.py", "turtledemo", "unittest",
    "urllib/request.py", "urllib/robotparser.py", "uuid.py", "venv", "wave.py", "webbrowser.py",
    "wsgiref", "xml", "xmlrpc", "zipapp.py", "zipfile/__main__.py", "zoneinfo",
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
PACKED_BY_HOST = {".js", ".css", ".html", ".svg", ".webmanifest", ".json"}
STDLIB = "python_stdlib.zip"
UNPACK = SOURCES / "pocket" / "unpack.py"
# Before Python's files are compiled (`web/compiled.py`): what is there when it has begun, and has
# what it needs to unpack all others.
BEFORE = """import dataclasses, io, json, lzma, pathlib, sys
print(json.dumps(sorted({name.partition(".")[0] for name in sys.modules})))
"""
PROGRAM = ("pyodide.asm.mjs", "pyodide.asm.wasm")
# Packing: text, and weights of two bytes each, of which the higher says less than the lower. Who
# unpacks takes as much memory as is said here, which a page does not give back.
TEXT = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 23}]
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
    first, later = _compiled()
    return {
        **{f"{name}.packed": _packed(PYODIDE / name) for name in PROGRAM},
        # Named as every host knows a script: some do not know an .mjs, and no browser runs it then.
        "pyodide.js": (PYODIDE / "pyodide.mjs").read_bytes(),
        "games.json": json.dumps(offer()).encode(),
        "pyodide-lock.json": _lock(),
        f"{STDLIB}.packed": gzip.compress(_loose(first), mtime=0),
        "tegel.tar.xz": _tegel(later, library),
    }


def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), mtime=0)


def _lock() -> bytes:
    """Which packages there are beside Python itself: none."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_bytes())
    return json.dumps({**lock, "packages": {}}).encode()


def _compiled() -> tuple[dict[str, bytes], dict[str, bytes]]:
    """All Python as its Python wants it: what that needs to begin, and what comes then.

    A package is not parted: what is in it is looked for in one place.
    """
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "pack"
        for name, data in {**_library(), **_sources()}.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)
        code = Path(place) / "code.py"
        how = (ROOT / "web" / "compiled.py").read_text(encoding="utf-8")
        code.write_text(BEFORE + how, encoding="utf-8")
        begun = {f"lib/{name}" for name in json.loads(told_by_a_page(code, folder))}
        begun.add(f"lib/{UNPACK.stem}")
        files = {
            file.relative_to(folder).as_posix(): file.read_bytes()
            for file in sorted(folder.rglob("*"))
            if file.is_file() and "__pycache__" not in file.parts
        }
    first = {name for name in files if "/".join(name.split("/")[:2]).removesuffix(".pyc") in begun}
    return (
        {name.removeprefix("lib/"): data for name, data in files.items() if name in first},
        {name: data for name, data in files.items() if name not in first},
    )


def told_by_a_page(code: Path, *folders: Path) -> str:
    """What a file prints in the Python that a page brings; folders are where they are here."""
    [node, *_], where, env = launch.meaning_of("node")
    command = [node, ROOT / "web" / "inside.mjs", PYODIDE, code, *folders]
    done = subprocess.run(
        [*map(str, command)], cwd=where, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _library() -> dict[str, bytes]:
    """Python's own library, as much of it as is used, and what unpacks the rest."""
    with zipfile.ZipFile(PYODIDE / STDLIB) as whole:
        names = [name for name in whole.namelist() if name.endswith(".py") and is_used(name)]
        files = {f"lib/{name}": whole.read(name) for name in names}
    return {**files, f"lib/{UNPACK.name}": UNPACK.read_bytes()}


def _loose(files: Mapping[str, bytes]) -> bytes:
    """Files in an archive that does not pack them: they are packed as one."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as loose:
        for name, content in files.items():
            loose.writestr(zipfile.ZipInfo(name), content)
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


def _tegel(code: Mapping[str, bytes], library: Path) -> bytes:
    """Tegel, its kernels and networks, and what stands in for packages, in a tar.

    Text and weights are packed apart, each as it is packed best, and lie one after the other.
    """
    files = {f"tegel/{file.relative_to(SOURCES).as_posix()}": file for file in beside()}
    weights = {name: _loosened(file) for name, file in files.items() if file.suffix == ".npz"}
    others = {name: file.read_bytes() for name, file in files.items() if name not in weights}
    made = {f"tegel/library/{file.name}": file.read_bytes() for file in library.iterdir()}
    # It is looked at whether a library is of the sources that lie there: in a page none do.
    card = json.loads((library / shipped.CARD).read_bytes()) | {"sources": source_key()}
    made[f"tegel/library/{shipped.CARD}"] = json.dumps(card).encode()
    text = dict(sorted({**code, **others, **made}.items()))
    return b"".join(
        lzma.compress(data, filters=filters)
        for data, filters in ((_tar(text, ends=False), TEXT), (_tar(weights), WEIGHTS))
    )


def beside() -> list[Path]:
    """What a page has of Tegel that is no source."""
    return [file for pattern in BESIDE for file in sorted(SOURCES.glob(pattern))]


def _sources() -> dict[str, bytes]:
    """All that a page imports at any time, by where it lies in the pack.

    What stands in for packages is not within Tegel there.
    """
    instead = SOURCES / "pocket" / "instead"
    found = {
        f"instead/{file.relative_to(instead).as_posix()}": file for file in instead.rglob("*.py")
    }
    todo = [*(SOURCES / name for name in BEGINNINGS), *(SOURCES / "games").glob("*/*.py")]
    while todo:
        file = todo.pop()
        name = f"tegel/{file.relative_to(SOURCES).as_posix()}"
        if name not in found and not _is_in(LEFT_OUT, name.split("/")[1:]):
            found[name] = file
            todo += _imported(file)
    return {name: file.read_bytes() for name, file in found.items()}


def _imported(file: Path) -> Iterator[Path]:
    """What of Tegel a source asks for, now or later, and what that lies in."""
    names, todo = set[str](), list[ast.AST]([ast.parse(file.read_bytes())])
    while todo:
        node = todo.pop()
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            todo += ast.iter_child_nodes(node)
        if isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    for name in names:
        parts = name.split(".")
        places = [SOURCES.parent.joinpath(*parts[: n + 1]) for n in range(len(parts))]
        files = [one for place in places for one in (place / "__init__.py", Path(f"{place}.py"))]
        yield from (one for one in files if parts[0] == "tegel" and one.is_file())


def _loosened(network: Path) -> bytes:
    """A network whose weights are not packed each by itself."""
    with zipfile.ZipFile(network) as packed:
        return _loose({name: packed.read(name) for name in packed.namelist()})


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
