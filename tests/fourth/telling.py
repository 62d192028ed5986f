"""What happens in nim, as data: tiles are taken from a heap, and the last of them wins.

Places, as boards know them: `heap 0`, and `seat 1` for what somebody has taken.
"""

from typing import Literal, TypedDict

from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.core.telling import Deed, Flight, Happening, Move, happening
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim


class Take(Deed):
    """Some tiles of one heap."""

    kind: Literal["take"]
    count: int
    heap: int


class Won(Happening):
    """Somebody took the last tile: the point of the game."""

    kind: Literal["won"]


class Refusal(TypedDict):
    """Why a move is not legal."""

    kind: Literal["is-over", "too-few"]
    heap: int
    count: int  # of tiles that it has


class Asked(TypedDict):
    """What is to be decided."""

    kind: Literal["take", "nothing"]
    heaps: list[int]


def hides(memory: Memory, move: Move, seat: int | None) -> bool:
    """Nothing is secret."""
    return False


def deed(state: State, memory: Memory, move: Move, seat: int | None) -> Take:
    """So many tiles from a heap."""
    heap, tiles = divmod(move, LARGEST_HEAP)
    return {"kind": "take", "passing": False, "count": tiles + 1, "heap": heap}


def flights(state: State, n: int, seat: int | None) -> list[Flight]:
    """From the heap to who took them."""
    taken = deed(state, state.before(n)[0], state.moves[n], seat)
    end = f"seat {state.was(n, 'turn')}"
    return [{"what": "blue", "count": taken["count"], "start": f"heap {taken['heap']}", "end": end}]


def follows(state: State, n: int, seat: int | None) -> list[Won]:
    """The point for the last tile."""
    if not state.is_over or n + 1 < len(state.moves):
        return []
    winner = state.was(n, "turn")
    place = f"seat {winner}"
    return [{"kind": "won", **happening(winner, 1, at=place, lit=[place])}]


def refusal(state: State, move: Move) -> Refusal:
    """A heap has no more tiles than it has."""
    heap = move // LARGEST_HEAP
    kind: Literal["is-over", "too-few"] = "is-over" if state.is_over else "too-few"
    return {"kind": kind, "heap": heap, "count": Nim.over(state.memory).heaps[heap]}


def asks(state: State) -> Asked:
    """Tiles of a heap, while there are any."""
    s = Nim.over(state.memory)
    heaps = [int(s.heaps[heap]) for heap in range(HEAPS)]
    return {"kind": "nothing" if state.is_over else "take", "heaps": heaps}
