"""A view of Ingenious turned back into the fields of a position: racks it hides are unknown."""

import re
from collections.abc import Iterable

from tegel.core.fields import NOTHING, ROW, UNKNOWN, tallied
from tegel.games.ingenious.layout import COLOUR_NAMES, TILE_NAMES, rows_of, side_of
from tegel.games.ingenious.notation import LETTERS
from tegel.games.ingenious.positions import FREE_CELL, KIND_NAMES
from tegel.games.ingenious.view import IngeniousView, SeatView

SIGNS: dict[str, str] = dict(zip(COLOUR_NAMES, LETTERS, strict=True))


def fields_of(view: IngeniousView) -> dict[str, str]:
    """The fields of the position that a view shows."""
    turn, hand = view["turn"], view["hand"]
    fields = {
        "turns": str(view["turns"]),
        "phase": view["phase"],
        "turn": NOTHING if turn is None else str(turn),
        "claimed": "".join(SIGNS[name] for name in view["claimed"]) or NOTHING,
        "board": _board(view),
        "unseen": tallied([view["unseen"][name] for name in TILE_NAMES], KIND_NAMES),
    }
    if view["phase"] == "placement":
        fields["hand"] = UNKNOWN if hand is None else _tile(hand)
    if view["bonus"]:
        fields["bonus"] = str(view["bonus"])
    for seat in view["seats"]:
        fields |= _seat(seat)
    return fields


def _board(view: IngeniousView) -> str:
    """The rows of the board: letters of colours, and how many free cells there are between them."""
    cells = "".join(
        FREE_CELL if one["colour"] is None else SIGNS[one["colour"]] for one in view["cells"]
    )
    options, rows, at = view["options"], list[str](), 0
    for row in rows_of(side_of(options["edition"], int(options["players"]))):
        rows.append(cells[at : at + len(row)])
        at += len(row)
    return ROW.join(re.sub(r"\.+", lambda free: str(len(free[0])), row) for row in rows)


def _seat(view: SeatView) -> dict[str, str]:
    seat, rack = view["seat"], view["rack"]
    told = f"{UNKNOWN}{view['tiles']}"
    if rack is not None:
        tiles = [*map(_tile, rack)]
        told = tallied([tiles.count(name) for name in KIND_NAMES], KIND_NAMES)
    tracks = (view["tracks"][name] for name in COLOUR_NAMES)
    return {f"tracks{seat}": ROW.join(map(str, tracks)), f"rack{seat}": told}


def _tile(colours: Iterable[str]) -> str:
    return "".join(SIGNS[colour] for colour in colours)
