"""What every game's rules and judgement export, as functions that find the game by its record.

Kernels written with these (playouts, perft, a search) serve all games.
"""

from types import ModuleType
from typing import Any

from tegel.core.dispatch import Homes, chosen_from
from tegel.core.rng import Rng
from tegel.core.struct import Ints, Struct

# Judgements are whole numbers: a point is so many parts.
POINT = 16

_rules: dict[type[Struct], ModuleType] = {}
_judgements: Homes = {}
_insights: Homes = {}


def adopt(
    position: type[Struct], rules: ModuleType, judgement: ModuleType, insight: ModuleType
) -> None:
    """Let the generic functions find these rules, judgement and insight by this record."""
    for other, known in _rules.items():
        if known is not rules and other.dtype == position.dtype:
            names = f"{rules.__name__} and {known.__name__}"
            raise ValueError(f"{names} have the same record; rename a field")
    _rules[position] = rules
    _judgements[position] = judgement
    _insights[position] = insight


rule = chosen_from(_rules)
opinion = chosen_from(_judgements)
vision = chosen_from(_insights)


@rule
def setup(s: Any, options: Ints, rng: Rng) -> None:
    """A fresh game."""


@rule
def legal(s: Any, moves: Ints) -> int:
    """The legal moves, written to the front of `moves`, ascending; how many there are."""
    raise NotImplementedError


@rule
def count_legal(s: Any) -> int:
    """How many legal moves there are."""
    raise NotImplementedError


@rule
def nth_legal(s: Any, k: int) -> int:
    """The k-th legal move, without listing them."""
    raise NotImplementedError


@rule
def play(s: Any, move: int, rng: Rng) -> None:
    """One decision and all that follows from it."""


@rule
def begins_turn(s: Any) -> bool:
    """Whether the decision asked for now is the first of a turn."""
    raise NotImplementedError


@rule
def is_open(s: Any) -> bool:
    """Whether everybody knows what may be done now, and what comes of it but for chance.

    Of what comes of it, that holds as far as positions that are open too.
    """
    raise NotImplementedError


@rule
def is_over(s: Any) -> bool:
    """Whether the game has ended."""
    raise NotImplementedError


@rule
def result(s: Any, out: Ints) -> None:
    """The end: final scores and places."""


@rule
def redeal(s: Any, seat: int, rng: Rng) -> None:
    """Everything this seat cannot know, drawn anew."""


@rule
def observe(s: Any, seat: int, out: Any) -> None:
    """What this seat may know, as numbers."""


@opinion
def worth(s: Any, move: int) -> int:
    """What a legal move is worth to the seat that decides, in parts of a point (POINT)."""
    raise NotImplementedError


@opinion
def worths(s: Any, moves: Ints, n: int, out: Ints) -> None:
    """Write what each of n legal moves is worth."""


@opinion
def favourite(s: Any) -> int:
    """The legal move that is worth most; the first of equals."""
    raise NotImplementedError


@opinion
def prospect(s: Any, seat: int) -> int:
    """With how many points a seat may expect to end, in parts of a point (POINT)."""
    raise NotImplementedError


@vision
def insight(s: Any, seat: int, out: Any) -> None:
    """What a good player in this seat reads off the position, as numbers, after those observed."""


@vision
def reveal(s: Any) -> None:
    """Open what is hidden, for who has made it up: `observe` and `insight` then show all of it."""
