"""A cache of compiled games that is empty, and stays so until a test has seen enough."""

import fcntl
import shutil
from collections.abc import Generator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tegel.core.native.cache import cache_root
from tegel.core.native.parts import Part
from tegel.games import games

STAGES = ("rules", "judgement", "search")


class ColdCache:
    """A folder for `TEGEL_CACHE`, in which compiling waits for its turn.

    It is as if another process had begun with each game just before.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._held = {name: ExitStack() for name in games()}
        # What is compiled for all tests lies where it lay before anybody named another folder.
        self._kept = {
            name: [Part(game, stage).path for stage in STAGES] for name, game in games().items()
        }
        self._root = cache_root()
        for name, (rules, *_) in self._kept.items():
            path = self._here(rules).with_suffix(".lock")
            path.parent.mkdir(parents=True, exist_ok=True)
            fcntl.flock(self._held[name].enter_context(path.open("w")), fcntl.LOCK_EX)

    def finish(self, game: str) -> None:
        """Have a game compiled: as it is elsewhere already, or from now on."""
        for path in filter(Path.exists, self._kept[game]):
            self._here(path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, self._here(path))
        self._held[game].close()

    def close(self) -> None:
        for held in self._held.values():
            held.close()

    def _here(self, path: Path) -> Path:
        return self.folder / "kernels" / path.relative_to(self._root)


@contextmanager
def cold_cache(folder: Path) -> Generator[ColdCache]:
    cache = ColdCache(folder)
    try:
        yield cache
    finally:
        cache.close()
