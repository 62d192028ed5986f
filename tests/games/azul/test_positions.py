"""The builder of test positions: what it builds is what play leads to, field by field."""

from itertools import islice

import pytest

import tegel
from tegel.games.azul.view import AzulView
from tests.games.azul.positions import (
    every_table,
    fill_line,
    lay_wall,
    random_game,
    seen,
    set_floor,
    set_score,
    table,
    wall_drawing,
)

# What a table says about the course of the game instead.
COURSE = ("round", "phase", "turn", "starter", "marker", "idle")


def rebuilt(state: tegel.State, view: AzulView) -> tegel.State:
    """The same table, built from what is seen of it."""
    bag = ", ".join(f"{count} {colour}" for colour, count in view["bag"].items())
    copy = table(
        *map(", ".join, view["factories"]),
        centre=", ".join(view["centre"]),
        bag=bag,
        players=view["players"],
        wall=str(view["options"]["wall"]),
    )
    for seat, board in enumerate(view["boards"]):
        lay_wall(copy, seat, *wall_drawing(state, seat))
        set_floor(copy, seat, ", ".join(board["floor"]))
        for number, line in enumerate(board["lines"], 1):
            if line["colour"]:
                fill_line(copy, seat, number, line["colour"], line["count"])
    set_score(copy, *state.scores)
    return copy


@every_table
def test_a_position_built_from_its_view_is_the_position(players: int, wall: str) -> None:
    for state in islice(random_game(players, wall, seed=2, greed=0.5), 0, None, 4):
        view = seen(state)
        if view["phase"] == "offer":
            built = rebuilt(state, view)
            for field in state.memory.dtype.names or ():
                if field not in COURSE:
                    assert (built.memory[field] == state.memory[field]).all(), field


def test_there_are_no_more_than_20_tiles_of_a_colour() -> None:
    state = table("4 blue", "4 blue", "4 blue", "4 blue")
    lay_wall(state, 0, "B....", ".B...", "..B..")
    with pytest.raises(AssertionError, match="there are not so many blue tiles"):
        fill_line(state, 0, 5, "blue", 2)


def test_no_colour_can_be_laid_where_another_is_printed() -> None:
    with pytest.raises(AssertionError, match="no R is printed there"):
        lay_wall(table(), 0, "R....")
