"""Whole games of Azul: their statistics, and what only long games of several players bring."""

from collections.abc import Iterator
from math import sqrt
from typing import Any, cast

import numpy as np
import numpy.typing as npt
import pytest

import tegel
from tegel.core import loops
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
from tegel.core.ways import is_native
from tegel.games.azul import rules
from tegel.games.azul.layout import Azul
from tegel.games.azul.view import AzulView, ColumnView, TakeView
from tests.games.azul.positions import (
    ALL_100,
    all_tiles,
    every_table,
    every_wall,
    random_game,
    seen,
)

# Interpreted kernels are too slow for more; the tolerances follow from the number.
GAMES = 40_000 if is_native() else 200

Numbers = npt.NDArray[Any]


@pytest.fixture(scope="module")
def sample() -> dict[str, Numbers]:
    """Random games of two players on the coloured wall, one for each seed."""
    game = tegel.find("azul")
    options = game.encode(game.settle({"players": 2, "wall": "coloured"}))
    ends, ways = np.zeros(GAMES, Azul.dtype), np.zeros((GAMES, 2), np.int64)
    results, rng = np.zeros((GAMES, 4), np.int64), new_rng()
    for i in range(GAMES):
        end = struct(Azul, ends[i:])
        loops.random_games(end, options, struct(Rng, rng), i, 1, ways[i])
        rules.result(end, results[i])
    return {
        "moves": ways[:, 0],
        "rounds": ends["round"],
        "score": results[:, :2].mean(axis=1),
        "shared wins": results[:, 2] == results[:, 3],
    }


# What the rules file states, and half the width of its rounding.
@pytest.mark.parametrize(
    ("what", "stated", "rounding"),
    [
        ("moves", 70.4, 0.05),
        ("rounds", 6.6, 0.05),
        ("score", 2.95, 0.05),
        ("shared wins", 0.054, 0.0005),
    ],
)
def test_random_games_of_two_have_the_stated_averages(
    sample: dict[str, Numbers], what: str, stated: float, rounding: float
) -> None:
    error = float(sample[what].std()) / sqrt(GAMES)
    assert abs(float(sample[what].mean()) - stated) < rounding + 3 * error


@every_table
def test_no_colour_ever_stands_twice_in_a_row_or_a_column(players: int, wall: str) -> None:
    *_, state = random_game(players, wall, seed=1, greed=0.5)
    for seat in seen(state)["boards"]:
        for line in (*seat["wall"], *zip(*seat["wall"], strict=True)):
            tiles = [tile for tile in line if tile is not None]
            assert len({*tiles}) == len(tiles)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_the_coloured_wall_every_tile_stands_where_its_colour_is_printed(players: int) -> None:
    *_, state = random_game(players, "coloured", seed=1, greed=0.5)
    for seat in seen(state)["boards"]:
        for tiles, printed in zip(seat["wall"], seen(state)["printed"] or [], strict=True):
            assert all(tile in (None, colour) for tile, colour in zip(tiles, printed, strict=True))


def value(view: AzulView, move: TakeView | ColumnView) -> int:
    """What a competent player looks at: points now, and tiles on lines for later."""
    if move["kind"] == "column" or move["line"] is None:
        return move["gain"]
    line = view["boards"][view["turn"] or 0]["lines"][move["line"]]
    return move["gain"] + min(move["count"], line["size"] - line["count"])


def competent_game(wall: str, number: int) -> Iterator[AzulView]:
    """What is seen after each move of a game of four competent players."""
    state = tegel.new("azul", players=4, wall=wall, seed=number)
    while True:
        view = cast(AzulView, state.view(state.turn))  # not of a copy, which would forget it
        yield view
        if state.is_over:
            break
        state.push(max(view["moves"], key=lambda move: value(view, move))["move"])


@every_wall
def test_with_four_competent_players_the_factories_cannot_always_be_filled(wall: str) -> None:
    short = 0
    for number in range(5):
        rounds = 0
        for view in competent_game(wall, number):
            assert all_tiles(view) == ALL_100
            if view["round"] > rounds and view["phase"] == "offer":
                rounds += 1
                dealt = [len(factory) for factory in view["factories"]]
                whole, rest = divmod(sum(dealt), 4)
                assert dealt == [4] * whole + [rest] * (whole < 9) + [0] * (8 - whole)
                if whole < 9:
                    assert sum(view["bag"].values()) == sum(view["lid"].values()) == 0
                    short += 1
    assert short > 0
