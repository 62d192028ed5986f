"""Game files: one game, many in one file, or a folder of such files; read one game at a time."""

from collections.abc import Callable, Iterable, Iterator
from os import PathLike
from pathlib import Path

from tegel.core.errors import BadOptions, BadRecord
from tegel.core.game import Game
from tegel.core.record import LARGEST, Record, parse

SUFFIX = ".tegel"
END = b"check: "
BOM = b"\xef\xbb\xbf"


def load(path: str | PathLike[str], find: Callable[[str], Game]) -> Record:
    """The game of a file that holds one; `BadRecord` or `BadOptions` says what is wrong."""
    games = load_all(path, find)
    record = next(games, None)
    if record is None:
        raise BadOptions(f"{path}: there is no game")
    if next(games, None) is not None:
        raise BadOptions(f"{path}: there are many games: read them with load_all")
    return record


def load_all(path: str | PathLike[str], find: Callable[[str], Game]) -> Iterator[Record]:
    """The games of a file, or of all game files in a folder and below, one after another."""
    home = Path(path)
    for file in sorted(home.rglob(f"*{SUFFIX}")) if home.is_dir() else [home]:
        for line, data in _texts(file):
            try:
                record = parse(data, find)
            except BadRecord as error:
                raise BadRecord(line + error.line, error.reason, str(file)) from None
            yield record


def save(record: Record, path: str | PathLike[str], *, append: bool = False) -> None:
    """Write a game to a file, in place of what is there or after it."""
    try:
        with Path(path).open("ab" if append else "wb") as file:
            file.write((b"\n" if file.tell() else b"") + str(record).encode())
    except OSError as error:
        raise BadOptions(f"{path}: can't be written: {error.strerror}") from None


def read_all(data: bytes, find: Callable[[str], Game]) -> Iterator[Record]:
    """The games of a file that somebody sent, one after another."""
    for line, text in _split(data.splitlines(keepends=True)):
        try:
            record = parse(text, find)
        except BadRecord as error:
            raise BadRecord(line + error.line, error.reason) from None
        yield record


def _split(file: Iterable[bytes]) -> Iterator[tuple[int, bytes]]:
    """The text of each game, and how many lines of the file stand before it."""
    lines: list[bytes] = []
    size = first = 0
    for n, line in enumerate(file, 1):
        if not lines:
            first, size = n - 1, 0
            if not line.removeprefix(BOM).strip():
                continue
        lines.append(line)
        size += len(line)
        if size > LARGEST or line.startswith(END):
            yield first, b"".join(lines)
            lines = []
    if lines:
        yield first, b"".join(lines)


def _texts(path: Path) -> Iterator[tuple[int, bytes]]:
    try:
        with path.open("rb") as file:
            yield from _split(file)
    except OSError as error:
        raise BadOptions(f"{path}: can't be read: {error.strerror}") from None
