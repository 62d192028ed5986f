"""Where compiled kernels are kept: in folders named by the state of the sources.

What is compiled from one state of the sources is never found for another, and it is found from
wherever the same sources lie: in a second clone, in a folder that was moved, in an installed wheel.
"""

import atexit
import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parents[2]
RULES = ("core", "games")  # these folders call no others
KEPT_CACHES = 16


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


def _kernel_folders() -> list[Path]:
    """The folders of the package, beyond the rules, in which kernels are written."""
    folders = sorted(f for f in PACKAGE.iterdir() if f.is_dir() and f.name not in RULES)
    return [
        folder
        for folder in folders
        if any(b"@kernel" in file.read_bytes() for file in folder.rglob("*.py"))
    ]


def source_key(*folders: Path) -> str:
    """A hash of all Python sources in these folders: the name of everything compiled from them."""
    digest = hashlib.sha256()
    for folder in folders:
        for file in sorted(folder.rglob("*.py")):
            text = file.read_bytes()
            digest.update(f"{file.relative_to(folder).as_posix()}\0{len(text)}\0".encode())
            digest.update(text)
    return digest.hexdigest()[:16]


@cache
def key_of(*homes: Path) -> str:
    """The state of the rules, and of other folders whose kernels may be called."""
    return source_key(*(PACKAGE / name for name in RULES), *sorted({*homes}))


def folder_of(*homes: Path) -> Path:
    """Where kernels are kept that call the rules and, beyond them, kernels of these folders."""
    return cache_root() / key_of(*homes)


@cache
def cache_folder(*homes: Path) -> Path:
    """That folder, made if need be; another one where nothing can be kept."""
    folder = folder_of(*homes)
    try:
        if not folder.exists():
            _forget_old_caches(folder.parent)
            folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        if os.access(folder, os.W_OK):
            return folder
        reason = "it can't be written to"
    except OSError as error:
        reason = error.strerror or str(error)
    # A read-only home (a container, a service account) must not stop anyone from playing. What this
    # process starts finds the same folder.
    temporary = tempfile.mkdtemp(prefix="tegel-")
    atexit.register(shutil.rmtree, temporary, ignore_errors=True)
    print(
        f"tegel: nothing can be kept in {folder.parent}: {reason}; what is compiled lasts as long"
        " as this process. TEGEL_CACHE names another folder.",
        file=sys.stderr,
    )
    os.environ["TEGEL_CACHE"] = temporary
    folder = folder_of(*homes)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


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
