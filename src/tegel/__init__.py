"""Tegel: play, learn, analyse and research tile-laying board games.

>>> import tegel
>>> state = tegel.new("azul", players=2, seed=7)
>>> state.push(state.legal_moves[0])
"""

from tegel.core.errors import (
    BadOptions,
    BadPosition,
    BadRecord,
    IllegalMove,
    InvalidMove,
    InvalidSeat,
    NotOver,
    TegelError,
)
from tegel.core.game import Game, Move
from tegel.core.native.build import ensure
from tegel.core.outcome import Outcome
from tegel.core.record import Record, parse
from tegel.core.state import State
from tegel.games import find, games

__version__ = "0.1.0"

__all__ = [
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalMove",
    "InvalidMove",
    "InvalidSeat",
    "Move",
    "NotOver",
    "Outcome",
    "Record",
    "State",
    "TegelError",
    "find",
    "games",
    "new",
    "read_record",
    "warm",
]


def new(game: str, *, seed: int | None = None, **options: object) -> State:
    """A fresh game; `BadOptions` says what is allowed. Without a seed, chance is unpredictable."""
    found = find(game)
    ensure(found, "rules")

    return State(found, options, seed)


def warm(game: str) -> None:
    """Compile what a game and its bots need, if that was not done: nobody has to wait then."""
    ensure(find(game), "rules", "judgement", "search")


def read_record(data: bytes | str) -> Record:
    """Read a game file, strictly; `BadRecord` says in which line what is wrong."""
    return parse(data, find)
