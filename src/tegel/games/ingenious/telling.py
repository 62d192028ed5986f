"""What happens at a table of Ingenious, move by move, as each seat may know it.

A tile that is chosen is private until it is placed, and so are tiles that are drawn, unless racks
are open. Ruling: a rack that is swapped is revealed to all.

Places, as boards know them: `bag`, `cell e4`, and of a seat `rack 0`, `track 0 red` and, for the
tile that is chosen, `hand 0`. A tile on the board is its two halves.
"""

from collections import Counter
from typing import Final

from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.core.telling import Flight, Move
from tegel.games.ingenious.deeds import (
    CloseDeed,
    PlaceDeed,
    TileDeed,
    close_deed,
    place_deeds,
    refused_place,
    tile_deed,
)
from tegel.games.ingenious.happenings import Followed, after_closing, after_placement, closed
from tegel.games.ingenious.layout import DRAW, FIRST_PLACEMENT, FREE, PLACEMENT, cell_names
from tegel.games.ingenious.names import halves, pair, side
from tegel.games.ingenious.refusals import asks, refusal

__all__ = ["asks", "deed", "flights", "follows", "hides", "refusal"]

HIDDEN: Final = "tile"  # what is drawn of a tile that may not be seen


def hides(memory: Memory, move: Move, seat: int | None) -> bool:
    """Of a tile that is chosen and not yet placed, others know only that it was chosen."""
    return move < FIRST_PLACEMENT and not _knows(memory, seat)


def _knows(memory: Memory, seat: int | None) -> bool:
    """Whether a seat sees the rack of the one that decides."""
    return bool(memory["open_racks"][0]) or seat == int(memory["turn"][0])


def deed(
    state: State, memory: Memory, move: Move, seat: int | None
) -> TileDeed | PlaceDeed | CloseDeed:
    """A move in its parts."""
    if move >= DRAW:
        return close_deed(memory, move)
    if move < FIRST_PLACEMENT:
        return tile_deed(None if hides(memory, move, seat) else move)
    free = all(memory["cells"][0, cell] == FREE for cell in halves(move))
    if free and memory["phase"][0] == PLACEMENT:
        return place_deeds(state, memory, [move])[0]
    return refused_place(state, memory, move)


def flights(state: State, n: int, seat: int | None) -> list[Flight]:
    """Where the n-th move itself took tiles."""
    move = state.moves[n]
    if move < FIRST_PLACEMENT:
        return []
    memory = state.past(n)
    by = int(memory["turn"][0])
    if move < DRAW:
        names, symbols = cell_names(side(state)), pair(int(memory["hand"][0]))
        return [
            {"what": colour, "count": 1, "start": f"hand {by}", "end": f"cell {names[cell]}"}
            for colour, cell in zip(symbols, halves(move), strict=True)
        ]
    back, drawn = state.recall(closed, n)
    seen = drawn if _knows(memory, seat) else [HIDDEN] * len(drawn)
    return [*_fly(back, f"rack {by}", "bag"), *_fly(seen, "bag", f"rack {by}")]


def _fly(what: list[str], start: str, end: str) -> list[Flight]:
    return [
        {"what": tile, "count": count, "start": start, "end": end}
        for tile, count in Counter(what).items()
    ]


def follows(state: State, n: int, seat: int | None) -> list[Followed]:
    """What followed from the n-th move, in its order."""
    move = state.moves[n]
    if move < FIRST_PLACEMENT:
        return []
    if move < DRAW:
        return state.recall(after_placement, n)
    memory = state.past(n)
    return after_closing(state, n, _knows(memory, seat))
