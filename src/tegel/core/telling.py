"""What happens at a table, as data: each move in its parts, and all that followed from it.

Who shows a game draws and says this; nobody has to read a move's text or to know a rule. Seats,
lines, rows and columns count from 0. What a seat may not know is not in what it is told.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypedDict

from tegel.core.struct import Memory, struct

if TYPE_CHECKING:
    from tegel.core.state import State

# One decision: a small integer, below the game's number of moves.
Move = int
# Something with a `kind`, whose other fields are the game's own: a deed, a refusal, a question.
Told = Mapping[str, Any]


class Flight(TypedDict):
    """Things that went from one place to another; boards know places by these names."""

    what: str  # as it is drawn: a colour, a marker, a plate
    count: int
    start: str  # the place they left
    end: str  # the place they came to


class Deed(TypedDict):
    """What all deeds have: a move in its parts, as a seat may know it."""

    passing: bool  # a later decision of the same turn tells it again


class Happening(TypedDict):
    """What all happenings have: one thing that followed from a move.

    Every point that a seat wins or loses is told by one of them, and by one only.
    """

    seat: int | None  # whom it happened to; None: all
    points: int  # what it brought to the score of that seat
    flights: list[Flight]
    at: str | None  # the place where the points came about
    lit: list[str]  # the places that brought them


def happening(
    seat: int | None,
    points: int = 0,
    *,
    flights: Iterable[Flight] = (),
    at: str | None = None,
    lit: Iterable[str] = (),
) -> Happening:
    """What all happenings have; by itself one brings, moves and lights nothing."""
    return {"seat": seat, "points": points, "flights": [*flights], "at": at, "lit": [*lit]}


class Decided(Happening):
    """The end: what gave the places where points do not, or that it gave none.

    Games add what it was. Whoever shows a result says it there too.
    """

    kind: Literal["decided"]
    players: list[int]  # between whom, the better places first


class Telling(TypedDict):
    """A move that was made and all that followed, as a seat may know it."""

    seat: int
    move: Move | None  # None: this seat may not know it
    text: str | None
    deed: Told
    flights: list[Flight]
    follows: list[Told]  # what came of it, one happening after another
    opens: bool  # it was the first decision of a turn
    round: int | None  # in which it was made; None: the game has no rounds


class TellingRoom(Protocol):
    """What a game's `telling.py` exports."""

    def hides(self, memory: Memory, move: Move, seat: int | None) -> bool:
        """Whether a seat may not know which move was made in a position; None: a spectator."""
        ...

    def deed(self, state: "State", memory: Memory, move: Move, seat: int | None) -> Told:
        """A move of a position of this game, legal or not, as a seat may know it."""
        ...

    def flights(self, state: "State", n: int, seat: int | None) -> list[Flight]:
        """Where the n-th move itself took things, as a seat saw it."""
        ...

    def follows(self, state: "State", n: int, seat: int | None) -> Sequence[Told]:
        """What followed from the n-th move, in its order, as a seat may know it."""
        ...

    def refusal(self, state: "State", move: Move) -> Told:
        """Which rule forbids a move here, and what it is about."""
        ...

    def asks(self, state: "State") -> Told:
        """What is asked now."""
        ...


def tell(state: "State", n: int, seat: int | None) -> Telling:
    """The n-th move of a game, as a seat may know it."""
    game, move = state.game, state.moves[n]
    memory, opens = state.recall(_before, n)
    hidden = game.telling.hides(memory, move, seat)
    return {
        "seat": int(memory["turn"][0]),
        "move": None if hidden else move,
        "text": None if hidden else state.text(move),
        "deed": game.telling.deed(state, memory, move, seat),
        "flights": game.telling.flights(state, n, seat),
        "follows": list(game.telling.follows(state, n, seat)),
        "opens": opens,
        "round": _round(memory),
    }


def _before(state: "State", n: int) -> tuple[Memory, bool]:
    """The position that the n-th move was made in, to look at, and whether a turn began with it."""
    memory = state.past(n)
    return memory, bool(state.game.rules.begins_turn(struct(state.game.position, memory)))


def _round(memory: Memory) -> int | None:
    return int(memory["round"][0]) if "round" in (memory.dtype.names or ()) else None


@dataclass
class Chapter:
    """A round, or a whole game that has none: turn by turn, and what came of it."""

    round: int | None
    turns: list[list[Telling]] = field(default_factory=list[list[Telling]])

    def scored(self, seat: int) -> Counter[str]:
        """What a seat won and lost in it, by what it was for."""
        points: Counter[str] = Counter()
        for turn in self.turns:
            for telling in turn:
                for one in telling["follows"]:
                    if one["seat"] == seat and one["points"]:
                        points[one["kind"]] += one["points"]
        return points


def chapters(story: Iterable[Telling]) -> list[Chapter]:
    """A story in its rounds and turns."""
    found: list[Chapter] = []
    for telling in story:
        if not found or found[-1].round != telling["round"]:
            found.append(Chapter(telling["round"]))
        turns = found[-1].turns
        if telling["opens"] or not turns or turns[-1][-1]["seat"] != telling["seat"]:
            turns.append([])
        turns[-1].append(telling)
    return found


def take_back(telling: Telling) -> Telling:
    """The same move in a log, once it was taken back: nothing came of it."""
    return {**telling, "deed": {**telling["deed"], "back": True}, "follows": []}


def is_back(deed: Told) -> bool:
    """Whether a deed of a log was taken back."""
    return bool(deed.get("back"))


def worth_telling(turn: Sequence[Telling]) -> list[Telling]:
    """The decisions of a turn without those that a later one tells again."""
    return [one for one in turn if not one["deed"]["passing"] or _is_last(one, turn)]


def _is_last(one: Telling, turn: Sequence[Telling]) -> bool:
    """Whether nobody decided anything after it, be it without a choice."""
    return one is turn[-1] and not any("deed" in told for told in one["follows"])
