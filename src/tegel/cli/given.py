"""What a person gives a command to look at: a position, a file with one, or a game file."""

import re
import sys
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from tegel.cli.common import Unreadable, open_game
from tegel.core.errors import BadOptions, BadPosition, BadRecord, TegelError
from tegel.core.position import read
from tegel.core.record import BOM, LARGEST, Record, parse
from tegel.core.state import State
from tegel.games import find

INPUT = "-"
# How a position begins, and a game file never does.
POSITION = re.compile(rf"(?:{BOM})?\s*\w+/".encode())


@dataclass(frozen=True)
class Given:
    """A state to look at, and where it comes from."""

    state: State
    record: Record | None = None
    position: str | None = None  # as it was written


class Unfit(TegelError):
    """No position and no game; the message says why not, and which file it is."""


def given(what: str, at: int | None, *, to_decide: bool = False) -> Given:
    """What somebody has named; of a game the state after so many moves, or else the last.

    `to_decide`: or else the last that is not over. `Unfit` says why there is none.
    """
    is_position = _is_position(what)
    try:
        data = what.encode() if is_position else _data(what)
        if is_position or POSITION.match(data):
            return _position(data, at)
        record = parse(data, find)
        return Given(_after(record, at, to_decide), record)
    except (Unreadable, BadPosition, BadRecord) as error:
        raise Unfit(str(error) if is_position or what == INPUT else f"{what}: {error}") from None


def _is_position(text: str) -> bool:
    """Whether this is no name of a file: a game and its rules, and then fields."""
    is_file = False
    with suppress(OSError, ValueError):  # what can't be a name is none
        is_file = Path(text).exists()
    return "=" in text and " " in text and not is_file


def _data(name: str) -> bytes:
    """What is in a file, or comes from the input."""
    try:
        if name == INPUT:
            return sys.stdin.buffer.read(LARGEST + 1)
        with Path(name).open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise Unreadable(f"can't be read: {error.strerror}") from None


def _position(data: bytes, at: int | None) -> Given:
    if at is not None:
        raise BadOptions("--at counts the moves of a game file; a position has none")
    text = data.decode(errors="replace").removeprefix(BOM)
    return Given(read(text, open_game), position=text)


def _after(record: Record, at: int | None, to_decide: bool) -> State:
    open_game(record.game.name)
    last = len(record.moves)
    if at is not None and not 0 <= at <= last:
        raise BadOptions(f"at cannot be {at}; it can be 0 to {last}")
    state = next(islice(record.replay(), last if at is None else at, None))
    if to_decide and at is None and state.is_over and state.moves:
        state.pop()
    return state
