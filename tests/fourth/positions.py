"""Positions of nim as fields: `heaps=3/0/7 turn=1`, and at the end who won."""

from collections.abc import Mapping

from tegel.core.fields import NOTHING, ROW, Fields, fail, number
from tegel.core.options import Value
from tegel.core.rng import Rng
from tests.fourth.layout import HEAPS, LARGEST_HEAP, Nim


def tell(s: Nim, options: Mapping[str, Value], eyes: int | None) -> dict[str, str]:
    """The fields of a position; there is nothing that a seat can't know."""
    over = s.winner >= 0
    fields = {"heaps": ROW.join(map(str, s.heaps)), "turn": NOTHING if over else str(s.turn)}
    return {**fields, "winner": str(s.winner)} if over else fields


def lay(s: Nim, options: Mapping[str, Value], fields: Fields, rng: Rng) -> None:
    """Lay out a position on a table that was just set up; `Impossible` if it can't be."""
    for heap, text in enumerate(fields.rows("heaps", HEAPS)):
        s.heaps[heap] = number("heaps", text, 0, LARGEST_HEAP)
    seats = [str(seat) for seat in range(s.players)]
    turn = fields.choice("turn", [NOTHING, *seats])
    s.turn = max(0, turn - 1)
    if (turn == 0) == any(s.heaps):
        fail("turn", "in-turn")
    if turn == 0:
        s.winner = fields.choice("winner", seats)
    fields.end()
