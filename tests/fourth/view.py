"""What a seat may see of nim: everything."""

from collections.abc import Mapping
from typing import Any, TypedDict

from tegel.core.fields import NOTHING, ROW
from tegel.core.outcome import PartView
from tegel.core.state import State
from tegel.core.telling import Telling
from tests.fourth.layout import HEAPS, Nim
from tests.fourth.telling import Asked, asks, deed


class NimView(TypedDict):
    """A whole table."""

    game: str
    seat: int | None
    turn: int | None
    heaps: list[int]
    options: Mapping[str, Any]
    moves: list[dict[str, Any]]
    asks: Asked
    last_move: Telling | None
    scores: list[int]
    parts: list[PartView]
    winner: int | None


def fields_of(view: NimView) -> dict[str, str]:
    """The fields of the position that a view shows."""
    turn, winner = view["turn"], view["winner"]
    fields = {
        "heaps": ROW.join(map(str, view["heaps"])),
        "turn": NOTHING if turn is None else str(turn),
    }
    return fields if winner is None else {**fields, "winner": str(winner)}


def view(state: State, seat: int | None) -> Mapping[str, Any]:
    """All that a seat may know."""
    s = Nim.over(state.memory)
    mine = seat is not None and seat == state.turn
    return {
        "game": "nim",
        "seat": seat,
        "turn": state.turn,
        "heaps": [s.heaps[heap] for heap in range(HEAPS)],
        "options": state.options,
        "moves": [
            {**deed(state, state.memory, move, seat), "move": move}
            | {"text": state.text(move), "gain": 0}
            for move in (state.legal_moves if mine else [])
        ],
        "asks": asks(state),
        "last_move": state.last_move(seat),
        "scores": list(state.scores),
        "parts": [],
        "winner": s.winner if state.is_over else None,
    }
