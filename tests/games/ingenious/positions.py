"""Ingenious tables as a test wants them, with every packed field in step.

    state = table("blue-blue, red-green", players=3)
    lay(state, "blue", (-3, 0), (-2, 0), (-1, 0))
    place(state, "blue-blue", "0,0 east")

The first round is over and seat 0 is to move, unless a test says otherwise. Cells have axial
coordinates here, as the rules do; single cells are laid, so only racks and bag hold whole tiles.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

import numpy as np
import pytest

import tegel
from tegel.core.rng import Rng
from tegel.core.struct import struct
from tegel.games.ingenious import rules
from tegel.games.ingenious.layout import (
    ALL_TILES,
    COLOUR_NAMES,
    COLOURS,
    EDITIONS,
    FREE,
    TILE_NAMES,
    Ingenious,
    Seat,
    cell_at,
    cell_names,
    rows_of,
    side_of,
)
from tegel.games.ingenious.tiles import count, one, total
from tegel.games.ingenious.view import IngeniousView, PlaceView, SeatView

TABLES = [("travel", 2), ("standard", 2), ("standard", 3), ("standard", 4)]
every_table = pytest.mark.parametrize(("edition", "players"), TABLES)

# --- Setting a table ------------------------------------------------------------------------------


def table(
    *racks: str,
    bag: str | None = None,
    edition: str = "travel",
    players: int = 2,
    start: int = 0,
    first_round: bool = False,
    **options: object,
) -> tegel.State:
    """An empty board; these tiles on the racks from seat 0 on, other racks drawn from the rest.

    What lies nowhere else lies in the bag, unless a test says what is in it.
    """
    state = tegel.new("ingenious", edition=edition, players=players, start=start, seed=7, **options)
    s = Ingenious.over(state.memory)
    s.turns = 0 if first_round else players
    s.bag = int(ALL_TILES[list(EDITIONS).index(edition)])
    for seat in range(players):
        s.seats[seat].rack = 0
        s.seats[seat].tiles = 0
    for seat, rack in enumerate(racks):
        set_rack(state, seat, rack)
    for seat in range(len(racks), players):
        rules.draw(_position(state), _seat(state, seat), struct(Rng, np.ones(1, Rng.dtype)))
    if bag is not None:
        s.bag = packed(bag)
    return state


def set_rack(state: tegel.State, seat: int, rack: str) -> None:
    """Tiles from the bag on a rack that is empty."""
    s = Ingenious.over(state.memory)
    for name in _names(rack):
        assert count(s.bag, TILE_NAMES.index(name)), f"there is no {name} left"
        s.bag -= one(TILE_NAMES.index(name))
        s.seats[seat].rack += one(TILE_NAMES.index(name))
        s.seats[seat].tiles += 1


def lay(state: tegel.State, colour: str, *cells: tuple[int, int]) -> None:
    """Cells covered by halves of this colour."""
    for q, r in cells:
        assert Ingenious.over(state.memory).cells[cell_at(q, r)] == FREE
        rules.cover(_position(state), cell_at(q, r), COLOUR_NAMES.index(colour))


def fill(state: tegel.State, *free: tuple[int, int]) -> None:
    """All cells covered but these, by colours that never make a line."""
    side = side_of(state.options["edition"], state.players)
    for row in rows_of(side):
        for number, cell in enumerate(row):
            left = cell in [cell_at(q, r) for q, r in free]
            if Ingenious.over(state.memory).cells[cell] == FREE and not left:
                # Red and green by turns, and other ones in the next row: no half meets its like.
                colour = number % 2 + 2 * (rows_of(side).index(row) % 2)
                rules.cover(_position(state), cell, colour)


def set_tracks(state: tegel.State, seat: int, *tracks: int) -> None:
    """How far a seat's tracks are, in the order of the colours."""
    assert len(tracks) == COLOURS
    for colour, track in enumerate(tracks):
        Ingenious.over(state.memory).seats[seat].tracks[colour] = track


def near_18(
    *tiles: str, reds: int = 3, blues: int = 0, bonus_limit_one: str = "off"
) -> tegel.State:
    """Red on 16, blue on 17, the others on 3; lines of red and blue end at (0, 0) and (1, 0)."""
    state = table(", ".join(tiles), bonus_limit_one=bonus_limit_one)
    set_tracks(state, 0, 16, 3, 17, 3, 3, 3)
    lay(state, "red", *((-1 - n, 0) for n in range(reds)))
    lay(state, "blue", *((2 + n, 0) for n in range(blues)))
    return state


def packed(text: str) -> int:
    """`red-blue, green-green` as packed tiles."""
    return sum(int(one(TILE_NAMES.index(name))) for name in _names(text))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _position(state: tegel.State) -> Any:
    return struct(Ingenious, state.memory)


def _seat(state: tegel.State, seat: int) -> Any:
    return struct(Seat, state.memory["seats"][0, seat : seat + 1])


# --- Playing on -----------------------------------------------------------------------------------


def place(state: tegel.State, tile: str, where: str) -> None:
    """Choose a tile and place it: draw or swap comes next, or a bonus turn, or the end."""
    state.push_text(tile)
    state.push_text(where)


def turn(state: tegel.State, tile: str, where: str) -> None:
    """A whole turn without a bonus turn."""
    place(state, tile, where)
    state.push_text("draw")


def placements(state: tegel.State, tile: str) -> list[str]:
    """The legal placements of a tile, as texts."""
    other = state.copy()
    other.push_text(tile)
    return texts(other)


def texts(state: tegel.State) -> list[str]:
    """The legal moves as texts."""
    return [state.text(move) for move in state.legal_moves]


def at(state: tegel.State, q: int, r: int) -> str:
    """The name of a cell."""
    return cell_names(side_of(state.options["edition"], state.players))[cell_at(q, r)]


def random_game(seed: int, **options: object) -> Iterator[tegel.State]:
    """A game, half of its moves greedy: its state after the set-up and after each move."""
    state = tegel.new("ingenious", seed=seed, **options)
    yield state
    for move in _random_moves(seed, **options):
        state.push(move)
        yield state


@cache
def _random_moves(seed: int, **options: object) -> tuple[tegel.Move, ...]:
    """The moves of such a game: chosen once, for many tests walk through the same ones."""
    state, chance = tegel.new("ingenious", seed=seed, **options), Random(seed)
    while not state.is_over:
        moves = seen(state, state.turn)["moves"]
        best = max(moves, key=lambda move: (move["gain"], chance.random()))
        state.push(best["move"] if chance.random() < 0.5 else chance.choice(state.legal_moves))
    return tuple(state.moves)


# --- Looking at a table ---------------------------------------------------------------------------


def seen(state: tegel.State, seat: int | None = None) -> IngeniousView:
    """The view of a seat, with its type."""
    return cast(IngeniousView, state.view(seat))


def player(state: tegel.State, seat: int) -> SeatView:
    """A seat as it sees itself."""
    return seen(state, seat)["seats"][seat]


def rack(state: tegel.State, seat: int) -> list[str]:
    """The tiles of a rack, as texts."""
    return ["-".join(tile) for tile in player(state, seat)["rack"] or []]


def tracks(state: tegel.State, seat: int) -> list[int]:
    """A seat's tracks, in the order of the colours."""
    return [*player(state, seat)["tracks"].values()]


def previews(state: tegel.State) -> dict[str, PlaceView]:
    """What each legal placement would score, by its text."""
    moves = seen(state, state.turn)["moves"]
    return {move["text"]: move for move in moves if move["kind"] == "place"}


def points(state: tegel.State, tile: str, where: str) -> dict[str, int]:
    """What a placement scores: as the preview says, and as the tracks show."""
    other = state.copy()
    seat = other.turn
    assert seat is not None
    other.push_text(tile)
    told = previews(other)[other.text(other.parse(where))]["points"]
    before = tracks(other, seat)
    other.push_text(where)
    after = tracks(other, seat)
    gained = {
        name: now - then
        for name, then, now in zip(COLOUR_NAMES, before, after, strict=True)
        if now > then
    }
    assert {colour: n for colour, n in told.items() if n} == gained
    return gained


def all_tiles(state: tegel.State) -> int:
    """The tiles in the bag, on the racks and on the board."""
    s = Ingenious.over(state.memory)
    racks = sum(int(total(s.seats[seat].rack)) for seat in range(s.players))
    printed = sum(cell["printed"] for cell in seen(state)["cells"])
    covered = sum(cell["colour"] is not None for cell in seen(state)["cells"]) - printed
    return int(total(s.bag)) + racks + covered // 2
