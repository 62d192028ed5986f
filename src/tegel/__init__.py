"""Tegel: play, learn, analyse and research tile-laying board games.

>>> import tegel
>>> state = tegel.new("azul", players=2, seed=7)
>>> state.push(state.legal_moves[0])
"""

from collections.abc import Callable, Iterator, Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

from tegel.core import files
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
from tegel.core.game import Game
from tegel.core.native.build import ensure
from tegel.core.outcome import Outcome
from tegel.core.position import of_view
from tegel.core.position import read as read_position
from tegel.core.record import Record, parse
from tegel.core.state import State
from tegel.core.telling import Move
from tegel.games import find, games

if TYPE_CHECKING:
    from tegel.analysis import Analysis
    from tegel.analysis.shape import Review

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
    "analyse",
    "find",
    "games",
    "load",
    "load_all",
    "new",
    "position",
    "read_record",
    "review",
    "save",
    "warm",
]


def new(game: str, *, seed: int | None = None, **options: object) -> State:
    """A fresh game; `BadOptions` says what is allowed. Without a seed, chance is unpredictable."""
    return State(_ready(game), options, seed)


def position(what: str | Mapping[str, Any], *, seed: int | None = None) -> State:
    """The state of a position as text, or of a view; `BadPosition` says what is wrong with it.

    What the text leaves unknown, or the seat of the view could not know, follows from the seed; so
    does the chance to come.
    """
    text = what if isinstance(what, str) else of_view(what, find)
    return read_position(text, _ready, seed)


def analyse(
    state: State,
    *,
    lines: int = 3,
    iterations: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
) -> "Analysis":
    """The champion's best lines for the seat in turn, by what it knows; see `tegel.analysis`."""
    # Bots stand on states, not states on bots; and who only plays need not wait for them.
    from tegel.analysis import analyse

    return analyse(state, lines=lines, iterations=iterations, seconds=seconds, seed=seed)


def warm(game: str) -> None:
    """Compile what a game and its bots need, if that was not done: nobody has to wait then."""
    ensure(find(game), "rules", "judgement", "search")


def read_record(data: bytes | str) -> Record:
    """Read a game file, strictly; `BadRecord` says in which line what is wrong."""
    return parse(data, find)


def load(path: str | PathLike[str]) -> Record:
    """The game of a file that holds one."""
    return files.load(path, find)


def load_all(path: str | PathLike[str]) -> Iterator[Record]:
    """The games of a file with many, or of all `.tegel` files in a folder: one at a time."""
    return files.load_all(path, find)


def save(record: Record, path: str | PathLike[str], *, append: bool = False) -> None:
    """Write a game to a file, in place of what is there, or after it."""
    files.save(record, path, append=append)


def review(
    game: Record | State,
    *,
    iterations: int | None = None,
    watch: Callable[[int, int], bool] | None = None,
) -> "Review":
    """What each decision of a game cost, what each deal brought, and where the game turned.

    `watch` is told how many moves are done, of how many, and says whether to go on.
    """
    from tegel.analysis.review import review as judged  # which needs bots, as few do

    return judged(game, iterations=iterations, watch=watch)


def _ready(game: str) -> Game:
    found = find(game)
    ensure(found, "rules")
    return found
