"""What placements score and from which rays, what the last one did, and what a swap revealed."""

from collections.abc import Sequence
from functools import cache
from typing import TypedDict

import numpy as np

from tegel.core.state import State
from tegel.core.struct import Memory, struct
from tegel.games.ingenious import explain, rules
from tegel.games.ingenious.board import cell_of, direction_of
from tegel.games.ingenious.layout import (
    COLOUR_NAMES,
    DIRECTIONS,
    DRAW,
    FIRST_PLACEMENT,
    KINDS,
    PAIRS,
    STEP,
    SWAP,
    TRACK_END,
    Ingenious,
    cell_names,
    side_of,
)
from tegel.games.ingenious.tiles import count

STEPS = [int(step) for step in STEP]


class Scoring(TypedDict):
    """A placement and what it scores. Cells have the names that moves are written with."""

    cells: list[str]  # of the first half and the second
    colours: list[str]  # of the first half and the second
    points: dict[str, int]  # by colour; a double has one
    rays: list[list[str]]  # for each half the cells that bring it a point each
    gain: int  # how far the tracks get by it: none goes beyond 18


class Placement(Scoring):
    """A placement that was made."""

    seat: int
    reached: list[str]  # the colours whose tracks reached 18 by it


class Swap(TypedDict):
    """Ruling: the rack that is swapped is revealed to the opponents."""

    seat: int
    rack: list[list[str]]


def side(state: State) -> int:
    """The side of the board."""
    return side_of(state.options["edition"], state.players)


def tile(kind: int) -> list[str]:
    """The colours of a tile, the lower one first."""
    return [COLOUR_NAMES[colour] for colour in PAIRS[kind]]


def tiles(packed: int) -> list[list[str]]:
    """The tiles of a rack, in the order of their kinds."""
    return [tile(kind) for kind in range(KINDS) for _ in range(count(packed, kind))]


def colours(packed: int) -> list[str]:
    """The names of a set of colours."""
    return [name for colour, name in enumerate(COLOUR_NAMES) if packed >> colour & 1]


def lowest(state: State, seat: int) -> list[str]:
    """The colours in which a seat is lowest."""
    return colours(explain.lowest_of(struct(Ingenious, state.memory), seat))


def is_placement(move: int) -> bool:
    """Whether a move puts a tile on the board."""
    return FIRST_PLACEMENT <= move < DRAW


def scorings(state: State, memory: Memory, moves: Sequence[int]) -> list[Scoring]:
    """What placements of the tile in hand score in a position of this game."""
    out = np.zeros(len(moves) * explain.PREVIEW, np.int64)
    listed = np.array(moves, np.int64)
    explain.previews(struct(Ingenious, memory), listed, len(moves), out)
    kind, names = int(memory["hand"][0]), cell_names(side(state))
    rows = out.reshape(-1, explain.PREVIEW).tolist()
    return [_scoring(names, kind, move, row) for move, row in zip(moves, rows, strict=True)]


@cache
def _halves(move: int) -> tuple[int, int]:
    """The cells of the first half and the second."""
    cell = int(cell_of(move))
    return cell, cell + STEPS[direction_of(move)]


def _scoring(names: dict[int, str], kind: int, move: int, row: list[int]) -> Scoring:
    (cell, other), colours = _halves(move), tile(kind)
    points = dict.fromkeys(colours, 0)
    for half, colour in enumerate(colours):
        points[colour] += row[explain.POINTS + half]
    second = explain.RAYS + DIRECTIONS
    return {
        "cells": [names[cell], names[other]],
        "colours": colours,
        "points": points,
        "rays": [_rays(names, cell, row[explain.RAYS : second]), _rays(names, other, row[second:])],
        "gain": row[explain.GAIN],
    }


def _rays(names: dict[int, str], cell: int, lengths: list[int]) -> list[str]:
    return [
        names[cell + step * i]
        for step, length in zip(STEPS, lengths, strict=True)
        if length
        for i in range(1, length + 1)
    ]


def last_placement(state: State) -> Placement | None:
    """The last tile that was placed, with the source of each point."""
    found = state.carry(_last_placements)
    return found[0] if found else None


def _last_placements(state: State, before: list[Placement] | None) -> list[Placement]:
    """The last placement; none at all before the first."""
    if before is not None and not is_placement(state.moves[-1]):
        return before
    for n in reversed(range(len(state.moves))):
        if is_placement(state.moves[n]):
            return [placement_at(state, n)]
    return []


def placement_at(state: State, n: int) -> Placement:
    """The placement that the n-th move was."""
    move = state.moves[n]
    memory, _ = state.before(n)
    (scoring,) = scorings(state, memory, [move])
    seat = int(memory["turn"][0])
    before = memory["seats"]["tracks"][0, seat].tolist()
    rules.decide(struct(Ingenious, memory), move)
    after = memory["seats"]["tracks"][0, seat].tolist()
    reached = [
        name
        for name, then, now in zip(COLOUR_NAMES, before, after, strict=True)
        if then < now == TRACK_END
    ]
    return {"seat": seat, "reached": reached, **scoring}


def last_swap(state: State) -> Swap | None:
    """The rack that the last move put back, if it was a swap."""
    if not state.moves or state.moves[-1] != SWAP:
        return None
    s = Ingenious.over(state.before(len(state.moves) - 1)[0])
    return {"seat": s.turn, "rack": tiles(s.seats[s.turn].rack)}
