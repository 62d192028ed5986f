"""`@kernel`: one text of the rules, three ways to run it.

interpreted   the function itself, plain Python: for reading, debugging and coverage
compiled      Numba machine code without the GIL, cached on disk
CUDA          the compiled functions called from a CUDA kernel (`tegel.core.cuda`)

The way is chosen once, when Tegel is imported: compiled where Numba is installed, else interpreted.
`TEGEL_WAY=interpreted` or `TEGEL_WAY=compiled` in the environment insists on one of them.
"""

import atexit
import contextlib
import hashlib
import importlib.util
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numpy as np

F = TypeVar("F", bound=Callable[..., Any])

PACKAGE = Path(__file__).parent.parent
RULES = ("core", "games")  # these folders call no others
KEPT_CACHES = 16


def _choose_way() -> bool:
    installed = importlib.util.find_spec("numba") is not None
    way = os.environ.get("TEGEL_WAY", "compiled" if installed else "interpreted")
    if way not in ("interpreted", "compiled"):
        raise ImportError(f"TEGEL_WAY is {way!r}; it can be 'interpreted' or 'compiled'")
    if way == "compiled" and not installed:
        raise ImportError("TEGEL_WAY=compiled needs Numba: pip install numba")
    return way == "compiled"


COMPILED = _choose_way()

_callers: list[tuple[Any, Path]] = []  # kernels that serve all games, and their folders
_strangers: dict[Any, Path] = {}  # records of games outside the package, and their folders


def kernel(function: F) -> F:
    """Make a rule run in every way: a plain function, or a compiled one that is cached on disk."""
    return _compiled(function, inline=False) if COMPILED else function


def inlined(function: F) -> F:
    """A kernel that becomes a part of those that call it.

    For what is called with a whole tree or network: dozens of arrays, to be handed over each time.
    """
    return _compiled(function, inline=True) if COMPILED else function


def _compiled(function: F, inline: bool) -> F:
    import numba

    # Kernels make no arrays, and who calls them holds theirs: not to count who else does (`_nrt`)
    # saves a fifth of the time of a search.
    options: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "forceinline": inline}
    compiled = numba.njit(nogil=True, **options)(function)
    source = Path(function.__code__.co_filename)
    if source.exists():  # not so for a kernel typed at a prompt
        if not source.is_relative_to(PACKAGE / "games"):
            _callers.append((compiled, source.parent))
        _keep(compiled, source.parent)
    return cast(F, compiled)


def may_call(home: Path, record: Any) -> None:
    """Say that kernels that serve all games may be called with a record of a game in this folder.

    What is compiled for a game outside the package has a cache of its own, named by its sources
    too; what is compiled for the others need not be compiled again because of it.
    """
    if beyond(home):
        known = home in _strangers.values()
        _strangers[record] = home
        for compiled, own in () if known else _callers:
            _keep(compiled, own)


class _Cache:
    """What keeps a compiled kernel, in the place of Numba's own cache: one or two of those.

    Numba takes no care of two processes that keep two versions of a kernel at once: one version
    could be found in the place of the other. So they take turns.
    """

    def __init__(self, inside: Any, outside: Any, turns: Path) -> None:
        self.inside, self.outside, self.turns = inside, outside, turns

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inside, name)

    def load_overload(self, signature: Any, context: Any) -> Any:
        return self._of(signature).load_overload(signature, context)

    def save_overload(self, signature: Any, data: Any) -> None:
        with taking_turns(self.turns):
            self._of(signature).save_overload(signature, data)

    def _of(self, signature: Any) -> Any:
        kinds = getattr(signature, "args", signature)
        return self.outside if any(map(_is_strange, kinds)) else self.inside


@contextmanager
def taking_turns(path: Path) -> Generator[None]:
    """Let no other process in here meanwhile; on Windows nothing keeps it out."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)  # others may just have forgotten old caches
    with path.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _is_strange(kind: Any) -> bool:
    """Whether a type of Numba's holds a record of a game outside the package."""
    inner = [*getattr(kind, "types", ()), *filter(None, [getattr(kind, "dtype", None)])]
    return kind in _strangers or any(_is_strange(each) for each in inner if each is not kind)


@cache
def beyond(home: Path) -> list[Path]:
    """The folders beyond the rules whose kernels a kernel of this one may call.

    The rules call nothing but the rules, so that a better bot does not compile them again.
    """
    if not home.is_relative_to(PACKAGE):
        return [home]
    if home.relative_to(PACKAGE).parts[0] in RULES:
        return []
    return _kernel_folders()


def _keep(compiled: Any, home: Path) -> None:
    """Let a kernel of a folder be cached."""
    folder = cache_folder(*beyond(home))
    inside = outside = _numba_cache(compiled, folder)
    if _strangers:
        outside = _numba_cache(compiled, cache_folder(*beyond(home), *_strangers.values()))
    compiled._cache = _Cache(inside, outside, folder / "turns.lock")


def _numba_cache(compiled: Any, folder: Path) -> Any:
    """Numba's cache of a function, in a folder.

    Numba reads its setting only while it switches a function's cache on; other users of Numba in
    this process keep theirs.
    """
    from numba.core import config as numba_config

    config: Any = numba_config
    theirs = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        compiled.enable_caching()
    finally:
        config.CACHE_DIR = theirs
    return compiled._cache


def table(values: Sequence[int], width: type[np.signedinteger[Any]] = np.int64) -> Sequence[int]:
    """A constant table that kernels may index, in the form the chosen way wants.

    Large ones should be narrow: on a GPU every place that uses one has its own copy of it, and
    there is room for 64 kB.
    """
    return cast(Sequence[int], np.array(values, width)) if COMPILED else list(values)


def source_key(*folders: Path) -> str:
    """A hash of all Python sources in these folders: the name of everything compiled from them."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            text = file.read_bytes()
            digest.update(f"{file.relative_to(folder)}\0{len(text)}\0".encode())
            digest.update(text)
    return digest.hexdigest()[:16]


def cache_sources(*homes: Path) -> list[Path]:
    """The sources of all kernels of the package, and of homes outside it, that may be called."""
    folders = [*(PACKAGE / name for name in RULES), *sorted({*homes})]
    return [file for folder in folders for file in sorted(folder.rglob("*.py"))]


@cache
def cache_folder(*homes: Path) -> Path:
    """Where kernels of the package, and of homes outside it, are cached: by the sources' state.

    Numba renews a cached function when its own file changes, but not when a function it calls in
    another file does. So the folder is named by all sources a kernel may call, and an edited rule
    can never run from a stale cache.
    """
    folder = cache_root() / source_key(*(PACKAGE / name for name in RULES), *sorted({*homes}))
    try:
        if not folder.exists():
            _forget_old_caches(folder.parent)
            folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if os.access(folder, os.W_OK):
            return folder
    except OSError:
        pass
    # A read-only home (a container, a service account) must not stop anyone from playing.
    temporary = tempfile.mkdtemp(prefix="tegel-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    return Path(temporary)


def _kernel_folders() -> list[Path]:
    """The folders of the package, beyond the rules, in which kernels are written."""
    folders = sorted(f for f in PACKAGE.iterdir() if f.is_dir() and f.name not in RULES)
    return [
        folder
        for folder in folders
        if any(b"@kernel" in file.read_bytes() for file in folder.rglob("*.py"))
    ]


def cache_root() -> Path:
    """The folder of all caches: in `TEGEL_CACHE`, or in the user's cache folder."""
    if "TEGEL_CACHE" in os.environ:
        return Path(os.environ["TEGEL_CACHE"]) / "kernels"
    if sys.platform == "win32":
        home = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        home = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache"))
    return home / "tegel" / "kernels"


def _forget_old_caches(root: Path) -> None:
    """Keep the newest few; a developer who edits rules all day fills no disk."""
    ages: list[tuple[float, Path]] = []
    for folder in root.iterdir() if root.exists() else ():
        # Another process may be forgetting the same one.
        with contextlib.suppress(FileNotFoundError):
            ages.append((folder.stat().st_mtime, folder))
    for _, folder in sorted(ages, reverse=True)[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)
