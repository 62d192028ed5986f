"""What a game declares about itself."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from tegel.core.errors import BadOptions
from tegel.core.generic import adopt
from tegel.core.options import Option, Value, settle
from tegel.core.struct import Memory, Struct
from tegel.core.telling import Move, TellingRoom

if TYPE_CHECKING:
    from tegel.core.fields import Fields
    from tegel.core.ink import Ink
    from tegel.core.state import State


class Notation(Protocol):
    """What a game's `notation.py` exports: moves and boards as text."""

    def move_text(self, state: "State", move: Move) -> str:
        """The text form of a move of this game."""
        ...

    def parse_move(self, state: "State", text: str) -> Move:
        """The move that a text means; `Unread` if it means none (`core/notation.py`)."""
        ...

    def show(self, state: "State", ink: "Ink") -> str:
        """The whole table for a terminal."""
        ...


class Positions(Protocol):
    """What a game's `positions.py` exports: positions as a line of text, see `core/position.py`."""

    def tell(self, s: Any, options: Mapping[str, Value], eyes: int | None) -> dict[str, str]:
        """The fields of a position as a seat may know them; None: the whole of it."""
        ...

    def lay(self, s: Any, options: Mapping[str, Value], fields: "Fields", rng: Any) -> None:
        """Lay it out on a table just set up, what is unknown by chance; or `Impossible`."""
        ...


class Deals(Protocol):
    """What a game's `deals.py` exports: what chance brings, as text, see `core/dealing.py`."""

    def steps(self, memory: Memory, move: Move, rng: Memory) -> Iterator[None]:
        """Play a move step by step: first the decision, then each thing that follows."""
        ...

    def dealt(self, then: Any, now: Any) -> dict[str, str]:
        """What chance brought in one step, as fields."""
        ...

    def deal(self, then: Any, now: Any, fields: "Fields") -> None:
        """Let this come instead, as far as it is told; or `BadPosition`, if it can't."""
        ...


@dataclass(frozen=True)
class Advice:
    """How a search does best in a game: found by matches (`tegel match`), one setting at a time."""

    picks: int  # in playouts, a move is the best of so many random ones; 0: only finish the turn
    horizon: int  # playouts end when chance has spoken so often; 0: with the game
    spread: float  # the lead, in points, that doubles one's chances where a playout ends
    doubt: float  # a move worth so many points less looks half as likely to be good
    ease: float  # the margin, in points, that counts for half of all that margins can
    explore: float = 1.0  # how much moves that look good are tried
    resolve: float = 0.0  # how little a try counts that changes nobody's mind, with two players


@dataclass(frozen=True)
class Wide:
    """Numbers of an observation that may lie outside 0 to 1: so many, so far apart."""

    first: int
    count: int
    apart: int
    least: float
    most: float


@dataclass(frozen=True)
class Scrutiny:
    """How closely decisions of a game are judged: found by `bench/review.py`."""

    iterations: int = 1000  # of each search, so that a review takes a few seconds
    deals: int = 4  # that are averaged where chance speaks
    # Shares of a win, for two players, for three and so on: what is less can't be told from
    # nothing; an inaccuracy; a mistake; a blunder.
    marks: tuple[tuple[float, float, float, float], ...] = ((0.015, 0.05, 0.10, 0.20),)


@dataclass(frozen=True)
class Game:
    """A game: its rules, its texts, its views, and the bounds that others may rely on."""

    name: str
    title: str
    rules_version: int
    options: tuple[Option, ...]
    position: type[Struct]
    rules: Any  # the modules with the kernels; their names are the contract of
    judgement: Any  # `tegel.core.generic`
    insight: Any
    advice: Advice
    notation: Notation
    positions: Positions
    telling: TellingRoom
    view: Callable[["State", int | None], Mapping[str, Any]]
    picture: Callable[[Mapping[str, Any]], str]  # a view as SVG
    view_type: type  # the `TypedDict` that a view is, for those who describe it to others
    fields_of: Callable[[Any], dict[str, str]]  # the fields of the position that a view shows
    forbids: Callable[[Mapping[str, Value]], str | None]  # why options do not go together
    private: tuple[str, ...]  # the fields of the position that not every seat may read
    moves: int  # moves are integers below this
    most_legal: int  # at most so many are legal at once
    longest: int  # no game takes more decisions
    observation: int  # how many numbers `observe` writes
    insights: int  # how many `insight` writes after them
    wide: tuple[Wide, ...] = ()  # those of them that may lie outside 0 to 1
    scrutiny: Scrutiny = Scrutiny()
    deals: Deals | None = None  # None: chance speaks at the set-up alone
    # Where places lie in the picture of a view: x, y, width, height. None: no arrows over it.
    spots: Callable[[Mapping[str, Any]], Mapping[str, tuple[float, float, float, float]]] | None = (
        None
    )

    def __post_init__(self) -> None:
        adopt(self.position, self.rules, self.judgement, self.insight)
        _games.setdefault(self.position, self)  # a copy with changes does not take its place

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled by the record of its positions, whose module brings the game."""
        return game_of, (self.position,)

    @property
    def home(self) -> Path:
        """The folder of its rules."""
        return Path(self.rules.__file__).parent

    @property
    def perception(self) -> int:
        """How many numbers a network gets: what is observed, and what a good player sees in it."""
        return self.observation + self.insights

    @property
    def hidden(self) -> bool:
        """Whether a seat knows what others do not."""
        return bool(self.private)

    def settle(self, given: Mapping[str, object]) -> dict[str, Value]:
        """All options with their values, checked; `BadOptions` says what is allowed."""
        options = settle(self.options, given)
        reason = self.forbids(options)
        if reason:
            raise BadOptions(reason)
        return options

    def encode(self, options: Mapping[str, Value]) -> Memory:
        """Settled options as `setup` takes them: the number of each option's choice."""
        codes = [option.choices.index(options[option.name]) for option in self.options]
        return np.array(codes, np.int64)


_games: dict[type[Struct], Game] = {}


def game_of(record: type[Struct]) -> Game | None:
    """The game whose positions are such records."""
    return _games.get(record)
