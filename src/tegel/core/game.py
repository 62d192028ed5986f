"""What a game declares about itself."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypedDict

import numpy as np

from tegel.core.errors import BadOptions
from tegel.core.generic import adopt
from tegel.core.options import Option, Value, settle
from tegel.core.struct import Memory, Struct

if TYPE_CHECKING:
    from tegel.core.ink import Ink
    from tegel.core.state import State

# One decision: a small integer, below the game's number of moves.
Move = int


class PlayedView(TypedDict):
    """A move that was made, as a seat may know it."""

    seat: int
    move: int | None  # None: this seat may not know it
    text: str


class Notation(Protocol):
    """What a game's `notation.py` exports: moves and boards as text."""

    def move_text(self, state: "State", move: Move) -> str:
        """The text form of a move of this game."""
        ...

    def parse_move(self, state: "State", text: str) -> Move:
        """The move that a text means; `InvalidMove` if it means none."""
        ...

    def why_illegal(self, state: "State", move: Move) -> str:
        """Why a move is not legal here, in the words of the rules."""
        ...

    def help_text(self, state: "State") -> str:
        """How to write a move now, for someone who asks."""
        ...

    def news(self, state: "State") -> list[str]:
        """What followed from the last move, in words: one sentence a line."""
        ...

    def show(self, state: "State", ink: "Ink") -> str:
        """The whole table for a terminal."""
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
    view: Callable[["State", int | None], Mapping[str, Any]]
    picture: Callable[[Mapping[str, Any]], str]  # a view as SVG
    view_type: type  # the `TypedDict` that a view is, for those who describe it to others
    veils: Callable[[Memory, Move, int | None], str | None]  # what is told of a move made here to a
    # seat that may not know which it was; None: it may
    forbids: Callable[[Mapping[str, Value]], str | None]  # why options do not go together
    private: tuple[str, ...]  # the fields of the position that not every seat may read
    moves: int  # moves are integers below this
    most_legal: int  # at most so many are legal at once
    longest: int  # no game takes more decisions
    observation: int  # how many numbers `observe` writes
    insights: int  # how many `insight` writes after them

    def __post_init__(self) -> None:
        adopt(self.position, self.rules, self.judgement, self.insight)
        _games[self.position] = self

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
