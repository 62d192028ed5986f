"""What a seat may see of nim: everything."""

from collections.abc import Mapping
from typing import Any, TypedDict

from tegel.core.game import Move
from tegel.core.state import State
from tegel.core.struct import Memory
from tests.fourth.layout import HEAPS, Nim


class NimView(TypedDict):
    """A whole table."""

    game: str
    seat: int | None
    turn: int | None
    heaps: list[int]
    moves: list[dict[str, int | str]]
    winner: int | None


def veils(memory: Memory, move: Move, seat: int | None) -> str | None:
    """Nothing is secret."""
    return None


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    s = Nim.over(state.memory)
    mine = seat is not None and seat == state.turn
    return {
        "game": "nim",
        "seat": seat,
        "turn": state.turn,
        "heaps": [s.heaps[heap] for heap in range(HEAPS)],
        "moves": [
            {"move": move, "text": state.text(move), "gain": 0}
            for move in (state.legal_moves if mine else [])
        ],
        "winner": s.winner if state.is_over else None,
    }
