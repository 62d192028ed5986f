"""Moves of Ingenious in their parts, and what placements score."""

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal

from tegel.core.state import State
from tegel.core.struct import Memory, numbers, struct, zeros
from tegel.core.telling import Deed, Move
from tegel.games.ingenious import explain
from tegel.games.ingenious.layout import (
    DIRECTIONS,
    NO_TILE,
    SWAP,
    TILE_NAMES,
    Ingenious,
    cell_names,
)
from tegel.games.ingenious.names import STEPS, cell_name, halves, pair, side

OTHER_RAYS: Final = explain.RAYS + DIRECTIONS


class TileDeed(Deed):
    """A tile of the rack is chosen; what is placed tells it again."""

    kind: Literal["tile"]
    tile: str | None  # None: it is private
    colours: list[str] | None


class PlaceDeed(Deed):
    """The chosen tile is placed, and both halves score."""

    kind: Literal["place"]
    tile: str | None  # None: there is none in hand to place
    colours: list[str]  # of the first half and the second
    cells: list[str]  # under the first half and the second
    points: dict[str, int]  # by colour, as far as the tracks go; a double has one
    rays: list[list[str]]  # for each half the cells that count for it


class CloseDeed(Deed):
    """The turn ends with a draw, or with a swap of the whole rack."""

    kind: Literal["draw", "swap"]
    count: int  # of new tiles


def tile_deed(kind: int | None) -> TileDeed:
    """A tile is chosen; None: which one is private."""
    return {
        "kind": "tile",
        "passing": True,
        "tile": None if kind is None else TILE_NAMES[kind],
        "colours": None if kind is None else pair(kind),
    }


def close_deed(memory: Memory, move: Move) -> CloseDeed:
    """Draw or swap."""
    return {
        "kind": "swap" if move == SWAP else "draw",
        "passing": False,
        "count": int(explain.draws(struct(Ingenious, memory), move)),
    }


def place_deeds(state: State, memory: Memory, moves: Sequence[Move]) -> list[PlaceDeed]:
    """Placements of the tile in hand, with what they score."""
    out = zeros(len(moves) * explain.PREVIEW)
    explain.previews(struct(Ingenious, memory), numbers(moves), len(moves), out)
    size, kind, found = side(state), int(memory["hand"][0]), iter(out.tolist())
    tile, symbols = TILE_NAMES[kind], pair(kind)
    rows = zip(*[found] * explain.PREVIEW, strict=True)
    return [_place(size, tile, symbols, move, row) for move, row in zip(moves, rows, strict=True)]


def _place(size: int, tile: str, symbols: list[str], move: Move, row: tuple[int, ...]) -> PlaceDeed:
    (one, two), first, second = symbols, row[explain.POINTS], row[explain.POINTS + 1]
    return {
        "kind": "place",
        "passing": False,
        "tile": tile,
        "colours": symbols,
        "cells": [*_cells(size, move)],
        "points": {one: first + second} if one == two else {one: first, two: second},
        # Most placements touch nothing of their colours.
        "rays": _rays(size, move, row) if any(row[explain.RAYS :]) else [[], []],
    }


@cache
def _cells(size: int, move: Move) -> tuple[str, ...]:
    """The cells of a placement on a board of this size."""
    names = cell_names(size)
    return tuple(names[cell] for cell in halves(move))


def refused_place(state: State, memory: Memory, move: Move) -> PlaceDeed:
    """A placement off the free cells: it scores nothing, and there may be no tile to place."""
    kind = int(memory["hand"][0])
    return {
        "kind": "place",
        "passing": False,
        "tile": TILE_NAMES[kind] if kind != NO_TILE else None,
        "colours": pair(kind) if kind != NO_TILE else [],
        "cells": [cell_name(side(state), cell) for cell in halves(move)],
        "points": {},
        "rays": [[], []],
    }


def _rays(size: int, move: Move, row: tuple[int, ...]) -> list[list[str]]:
    (cell, other), names = halves(move), cell_names(size)
    return [_ray(names, cell, row[explain.RAYS :]), _ray(names, other, row[OTHER_RAYS:])]


def _ray(names: dict[int, str], cell: int, lengths: tuple[int, ...]) -> list[str]:
    return [
        names[cell + step * i]
        for step, length in zip(STEPS, lengths, strict=False)
        if length
        for i in range(1, length + 1)
    ]
