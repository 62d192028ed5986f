"""Games that nobody named a file for: where they are kept, and which was left last."""

import time
from pathlib import Path

from tegel.core.errors import BadOptions
from tegel.core.places import data_folder
from tegel.core.record import UNFINISHED
from tegel.tui.keep import SUFFIX, Keep


def folder() -> Path:
    """Where they are kept."""
    return data_folder() / "games"


def fresh(game: str) -> Keep:
    """A file for a new game."""
    place, stamp = folder(), time.strftime("%Y-%m-%d-%H%M%S")
    names = [f"{game}-{stamp}{more}{SUFFIX}" for more in ("", *(f"-{n}" for n in range(2, 100)))]
    try:
        place.mkdir(parents=True, exist_ok=True)
        return Keep(next(filter(_claim, (place / name for name in names))), chosen=False)
    except OSError as error:
        raise BadOptions(f"{place} can't be used: {error.strerror}") from None


def _claim(path: Path) -> bool:
    """Make a file, unless there is one: others may begin a game in the same second."""
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return False
    return True


def latest() -> Path | None:
    """The game that was left last and is not over."""
    files = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.lstat().st_mtime)
    return next((path for path in reversed(files) if _is_unfinished(path)), None)


def _is_unfinished(path: Path) -> bool:
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # a folder of that name, or somebody else's: no game to go on with
        return False
    return f"\nresult: {UNFINISHED}\n" in text
