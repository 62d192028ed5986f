"""What is asked at a table of Ingenious, and which rule refuses an answer."""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from tegel.core.state import State
from tegel.core.struct import struct, zeros
from tegel.core.telling import Move
from tegel.games.ingenious import explain
from tegel.games.ingenious.board import direction_of, is_first_round
from tegel.games.ingenious.layout import (
    BESIDE,
    CELLS,
    CLOSING,
    COLOUR_NAMES,
    DIRECTION_NAMES,
    DIRECTIONS,
    FREE,
    PLACEMENT,
    RACK_TILES,
    SWAP,
    TILE,
    TILE_NAMES,
    Ingenious,
    cell_names,
)
from tegel.games.ingenious.names import (
    STEPS,
    cell_name,
    colours,
    halves,
    is_placement,
    kinds,
    lowest,
    pair,
    side,
)
from tegel.games.ingenious.tiles import total


class Ask(TypedDict):
    """What is asked of the seat that decides: nothing that the others may not know."""

    kind: Literal["tile", "place", "close", "nothing"]
    first_round: bool  # a tile has to lie next to a printed symbol that is free
    bonus: bool  # the tile is one more than a turn has


class Refusal(TypedDict):
    """Which rule forbids a move, and what it is about."""

    kind: Literal[
        "is-over",
        "tile-wanted",
        "place-wanted",
        "close-wanted",
        "not-on-rack",
        "off-board",
        "edge",
        "printed",
        "covered",
        "no-room",
        "not-beside-symbol",
        "symbol-claimed",
        "other-way-round",
        "empty-rack",
        "holds-lowest",
        "bag-too-small",
    ]
    tile: NotRequired[str]  # as it is written
    cell: NotRequired[str]  # as it is written
    direction: NotRequired[str]  # from there
    colour: NotRequired[str]
    colours: NotRequired[list[str]]
    count: NotRequired[int]  # tiles in the bag
    needed: NotRequired[int]  # so many would do


PLAIN: Mapping[int, Literal["is-over", "tile-wanted", "close-wanted", "empty-rack"]] = {
    explain.IS_OVER: "is-over",
    explain.TILE_WANTED: "tile-wanted",
    explain.CLOSING_WANTED: "close-wanted",
    explain.EMPTY_RACK: "empty-rack",
}
ASKED: Mapping[int, Literal["tile", "place", "close"]] = {
    TILE: "tile",
    PLACEMENT: "place",
    CLOSING: "close",
}


def asks(state: State) -> Ask:
    """What is asked now."""
    return {
        "kind": ASKED.get(state.seen.phase, "nothing"),
        "first_round": bool(is_first_round(struct(Ingenious, state.memory))),
        "bonus": is_bonus_turn(state),
    }


def is_bonus_turn(state: State) -> bool:
    """A tile is chosen after a placement without a draw between only in a bonus turn."""
    phase = state.seen.phase
    if phase not in (TILE, PLACEMENT):
        return False
    before = state.moves[: len(state.moves) - phase]
    return bool(before) and is_placement(before[-1])


def refusal(state: State, move: Move) -> Refusal:
    """Which rule forbids a move here, and what it is about."""
    s: Ingenious = state.seen
    rule = int(explain.refusal(struct(Ingenious, state.memory), move))
    if rule in PLAIN:
        return {"kind": PLAIN[rule]}
    if rule == explain.NOT_ON_RACK:
        return {"kind": "not-on-rack", "tile": TILE_NAMES[move]}
    if rule == explain.PLACEMENT_WANTED:
        return {"kind": "place-wanted", "tile": TILE_NAMES[s.hand]}
    if rule == explain.BAG_TOO_SMALL:
        return {"kind": "bag-too-small", "count": int(total(s.bag)), "needed": RACK_TILES}
    if rule == explain.HOLDS_LOWEST:
        shown = {colour for kind in kinds(s.seats[s.turn].rack) for colour in pair(kind)}
        low = [colour for colour in lowest(state, s.turn) if colour in shown]
        return {"kind": "holds-lowest", "colours": low}
    return _of_spot(state, move, rule)


def _of_spot(state: State, move: Move, rule: int) -> Refusal:
    """Why the tile in hand cannot lie there."""
    s: Ingenious = state.seen
    cell, other = halves(move)
    direction = int(direction_of(move))
    if rule == explain.OTHER_WAY_ROUND:
        back = DIRECTION_NAMES[(direction + DIRECTIONS // 2) % DIRECTIONS]
        return {"kind": "other-way-round", "cell": cell_name(side(state), other), "direction": back}
    if rule == explain.OFF_THE_BOARD and s.cells[cell] == FREE:
        name = cell_name(side(state), cell)
        return {"kind": "edge", "cell": name, "direction": DIRECTION_NAMES[direction]}
    beside = int(BESIDE[cell] | BESIDE[other])
    return _of_cell(state, other if s.cells[cell] == FREE else cell, rule, beside)


def _of_cell(state: State, cell: int, rule: int, beside: int) -> Refusal:
    """Why a half cannot lie on a cell, whose pair of cells is beside these symbols."""
    name = cell_name(side(state), cell)
    if rule == explain.OFF_THE_BOARD:
        return {"kind": "off-board", "cell": name}
    if rule == explain.NO_ROOM:
        return {"kind": "no-room", "cell": name}
    if rule == explain.NOT_BESIDE_SYMBOL:
        return {"kind": "not-beside-symbol"}
    if rule == explain.SYMBOL_CLAIMED:
        return {"kind": "symbol-claimed", "colour": colours(beside)[0]}
    colour = COLOUR_NAMES[state.seen.cells[cell]]
    kind: Literal["printed", "covered"] = "printed" if rule == explain.PRINTED_SYMBOL else "covered"
    return {"kind": kind, "cell": name, "colour": colour}


def refusals(state: State) -> dict[str, Refusal]:
    """Why places refuse what could be done now: free cells the tile in hand, a rack its swap."""
    s: Ingenious = state.seen
    if s.phase == CLOSING and SWAP not in state.legal_moves:
        return {f"rack {s.turn}": refusal(state, SWAP)}
    if s.phase != PLACEMENT:
        return {}
    found = zeros(CELLS)
    explain.refusals_of_cells(struct(Ingenious, state.memory), found)
    names = cell_names(side(state))
    return {
        f"cell {names[cell]}": _of_cell(state, cell, rule, _beside(s, cell))
        for cell, rule in enumerate(found.tolist())
        if rule != explain.LEGAL
    }


def _beside(s: Ingenious, cell: int) -> int:
    """The claimed symbols that a tile over this cell can touch."""
    symbols = 0
    for step in [0, *STEPS]:
        symbols |= int(BESIDE[cell + step])
    return s.used & symbols
