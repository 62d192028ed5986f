"""2. Score and 3. 18: the rulebook's examples of points, and bonus turns."""

import pytest

import tegel
from tests.games.ingenious.positions import (
    every_table,
    lay,
    near_18,
    place,
    points,
    rack,
    seen,
    set_tracks,
    table,
    texts,
    tracks,
)

# --- 2. Score -------------------------------------------------------------------------------------

LINE_OF_3 = ((-3, 0), (-2, 0), (-1, 0))


def test_example_a_double_lengthwise_at_the_end_of_a_line_of_3_scores_3() -> None:
    state = table("blue-blue")
    lay(state, "blue", *LINE_OF_3)
    assert points(state, "blue-blue", "0,0 east") == {"blue": 3}


def test_example_a_double_across_the_end_of_that_line_scores_4() -> None:
    state = table("blue-blue")
    lay(state, "blue", *LINE_OF_3)
    assert points(state, "blue-blue", "0,-1 southeast") == {"blue": 4}
    assert points(state, "blue-blue", "0,0 southwest") == {"blue": 4}


def test_example_1_blue() -> None:
    state = table("red-blue")
    assert points(state, "red-blue", "3,0 east") == {"blue": 1}


def test_example_2_blue() -> None:
    state = table("red-blue")
    lay(state, "blue", (2, 0), (3, 0))
    assert points(state, "red-blue", "0,0 east") == {"blue": 2}


def test_example_1_red_and_2_blue() -> None:
    state = table("red-blue")
    lay(state, "red", (-1, 0))
    lay(state, "blue", (2, 0), (1, 1))
    assert points(state, "red-blue", "0,0 east") == {"red": 1, "blue": 2}


def test_example_4_blue() -> None:
    state = table("red-blue")
    lay(state, "blue", (2, 0), (2, -1), (3, -2), (1, 1))
    assert points(state, "red-blue", "0,0 east") == {"blue": 4}


def test_example_2_red_and_4_blue() -> None:
    state = table("red-blue")
    lay(state, "red", (-1, 0), (0, -1))
    lay(state, "blue", (2, 0), (2, -1), (3, -2), (1, 1))
    assert points(state, "red-blue", "0,0 east") == {"red": 2, "blue": 4}


def test_example_12_green() -> None:
    state = table("green-green")
    lay(state, "green", (-1, 0), (-2, 0), (-3, 0), (2, 0), (3, 0), (4, 0))
    # (0, 1) and (1, −1) touch both halves; behind them each half has one more in line.
    lay(state, "green", (0, 1), (-1, 2), (1, -1), (2, -2))
    assert points(state, "green-green", "0,0 east") == {"green": 3 + 3 + 2 * 2 + 2}


@pytest.mark.parametrize(
    "direction", ["east", "northeast", "northwest", "west", "southwest", "southeast"]
)
def test_each_half_counts_in_the_five_directions_off_the_tile(direction: str) -> None:
    steps = {
        "east": (1, 0),
        "northeast": (1, -1),
        "northwest": (0, -1),
        "west": (-1, 0),
        "southwest": (-1, 1),
        "southeast": (0, 1),
    }
    state = table("red-blue")
    for way, (q, r) in steps.items():
        if way != direction:
            lay(state, "red", (q, r), (2 * q, 2 * r))
    assert points(state, "red-blue", f"0,0 {direction}") == {"red": 10}


def test_a_ray_ends_at_a_free_cell() -> None:
    state = table("red-blue")
    lay(state, "red", (-1, 0), (-3, 0), (-4, 0))
    assert points(state, "red-blue", "0,0 east") == {"red": 1}


def test_a_ray_ends_at_another_colour() -> None:
    state = table("red-blue")
    lay(state, "red", (-1, 0), (-3, 0))
    lay(state, "green", (-2, 0))
    assert points(state, "red-blue", "0,0 east") == {"red": 1}


@every_table
def test_a_ray_ends_at_the_edge(edition: str, players: int) -> None:
    state = table("red-blue", edition=edition, players=players)
    side = seen(state)["side"]
    lay(state, "red", *((q, 1) for q in range(-side + 1, 0)))
    # The cell before the edge of the row above must not count, though it comes next in memory.
    lay(state, "red", (side - 1, -1))
    assert points(state, "red-blue", "0,1 east") == {"red": side - 1}


def test_printed_symbols_count_like_tiles() -> None:
    state = table("red-blue")
    lay(state, "blue", (3, 0), (4, 0))
    assert points(state, "red-blue", "1,0 east") == {"blue": 3}
    assert points(state, "red-blue", "1,-5 southeast") == {"red": 1}


def test_both_halves_of_a_double_score() -> None:
    state = table("blue-blue")
    lay(state, "blue", (-1, 0), (2, 0), (3, 0))
    assert points(state, "blue-blue", "0,0 east") == {"blue": 3}


def test_the_tile_just_placed_never_counts() -> None:
    assert points(table("blue-blue"), "blue-blue", "0,0 east") == {}


def test_a_cell_that_touches_both_halves_of_a_double_counts_for_each() -> None:
    state = table("blue-blue")
    lay(state, "blue", (0, 1))
    assert points(state, "blue-blue", "0,0 east") == {"blue": 2}


# --- 3. 18 ----------------------------------------------------------------------------------------


def test_a_track_stops_at_18_and_the_excess_is_lost() -> None:
    state = near_18("red-green, green-green", reds=4)
    place(state, "red-green", "0,0 east")
    assert tracks(state, 0) == [18, 3, 17, 3, 3, 3]


def test_a_track_that_reaches_18_gives_a_bonus_turn_at_once_from_the_tiles_left() -> None:
    state = near_18("red-green", "green-green", "green-yellow")
    place(state, "red-green", "0,0 east")
    view = seen(state)
    assert (state.turn, view["phase"], view["asks"]["bonus"], view["bonus"]) == (0, "tile", True, 0)
    assert rack(state, 0) == ["green-green", "green-yellow"]
    place(state, "green-green", "3,1 east")
    assert (seen(state)["phase"], rack(state, 0)) == ("closing", ["green-yellow"])
    state.push_text("draw")
    assert (state.turn, len(rack(state, 0))) == (1, 6)


def test_a_bonus_turn_is_compulsory() -> None:
    state = near_18("red-green", "green-green")
    place(state, "red-green", "0,0 east")
    assert texts(state) == ["green-green"]
    with pytest.raises(tegel.IllegalMove, match="first choose a tile"):
        state.push_text("draw")


def test_17_is_not_18() -> None:
    state = near_18("red-green", "green-green", reds=1)
    place(state, "red-green", "0,0 east")
    assert (tracks(state, 0)[0], seen(state)["phase"]) == (17, "closing")


def test_a_track_that_is_on_18_gives_no_other_bonus_turn() -> None:
    state = near_18("red-green", "green-green")
    set_tracks(state, 0, 18, 3, 17, 3, 3, 3)
    place(state, "red-green", "0,0 east")
    assert seen(state)["phase"] == "closing"


def test_one_tile_may_give_two_bonus_turns() -> None:
    state = near_18("red-blue", "green-green", "green-yellow", "orange-orange", blues=2)
    place(state, "red-blue", "0,0 east")
    assert (tracks(state, 0)[0], tracks(state, 0)[2]) == (18, 18)
    assert (seen(state)["phase"], seen(state)["bonus"]) == ("tile", 1)
    place(state, "green-green", "0,2 east")
    assert (seen(state)["phase"], seen(state)["bonus"]) == ("tile", 0)
    place(state, "green-yellow", "-3,3 east")
    assert seen(state)["phase"] == "closing"
    state.push_text("draw")
    assert len(rack(state, 0)) == 6


def test_with_bonus_limit_one_two_tracks_that_reach_18_with_one_tile_give_one() -> None:
    state = near_18("red-blue", "green-green", "green-yellow", blues=2, bonus_limit_one="on")
    place(state, "red-blue", "0,0 east")
    assert (seen(state)["phase"], seen(state)["bonus"]) == ("tile", 0)
    place(state, "green-green", "0,2 east")
    assert seen(state)["phase"] == "closing"


def test_a_double_whose_halves_both_score_gives_one_bonus_turn() -> None:
    state = near_18("red-red", "green-green", "green-yellow")
    lay(state, "red", (0, 1))
    place(state, "red-red", "0,0 east")
    assert (tracks(state, 0)[0], seen(state)["bonus"]) == (18, 0)


def test_bonus_turns_may_give_more() -> None:
    state = near_18("red-green", "green-blue", "yellow-yellow", blues=1)
    place(state, "red-green", "0,0 southwest")
    assert tracks(state, 0)[2] == 17
    place(state, "green-blue", "1,-1 southeast")
    assert tracks(state, 0)[2] == 18
    assert (seen(state)["phase"], rack(state, 0)) == ("tile", ["yellow-yellow"])


def test_ruling_a_bonus_turn_without_a_tile_lapses() -> None:
    state = near_18("red-blue", "green-green", blues=2)
    place(state, "red-blue", "0,0 east")
    assert seen(state)["bonus"] == 1
    place(state, "green-green", "0,2 east")
    assert (seen(state)["phase"], seen(state)["bonus"], rack(state, 0)) == ("closing", 0, [])
