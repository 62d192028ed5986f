"""Games that are kept: written after every move, so that they go on however one left."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tegel.core.errors import BadOptions
from tegel.core.record import FORMS, Record
from tegel.core.state import State

SUFFIX: Final = ".tegel"


@dataclass(frozen=True)
class Keep:
    """The file that a game is kept in, and whether a person chose it."""

    path: Path
    chosen: bool

    def write(self, state: State, names: Sequence[str]) -> None:
        """Write the game; nothing but an older game is written over, and never half of one."""
        text = str(Record.of(state, names))
        try:
            path = self.path.expanduser()
            # A device must not be replaced by a game, nor anything else that is no game.
            is_other = path.exists() and not path.is_dir() and not is_game(path)
            if not is_other:
                _write(path, text)
        except (OSError, RuntimeError, ValueError) as error:  # also nobody's home, and no name
            reason = getattr(error, "strerror", error)
            raise BadOptions(f"{self.path} can't be written: {reason}") from None
        if is_other:
            raise BadOptions(f"{self.path} is something else than a game; save under another name")

    @property
    def command(self) -> str:
        """How to go on with the game."""
        return f"tegel play {self.path}" if self.chosen else "tegel play --resume"


def is_game(path: Path) -> bool:
    """Whether a file is empty, or begins as a record does."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        begins = file.read(max(map(len, FORMS)))
    return begins in (b"", *map(str.encode, FORMS))


def _write(path: Path, text: str) -> None:
    """All of it or nothing: a power cut leaves the game as it was."""
    whole = path.resolve()
    if whole.is_dir():
        raise IsADirectoryError(21, "Is a directory")
    part = whole.with_name(f".{whole.name}.part")
    part.write_text(text, encoding="utf-8", newline="\n")
    part.replace(whole)
