"""Azul Duel's rules, tiles and chips of phase 1: the examples and rulings, each by its name."""

from itertools import permutations

import pytest

import tegel
from tegel.core.rng import Rng, below
from tegel.core.struct import struct
from tegel.games.azul_duel.names import CHIP_NAMES
from tests.games.azul_duel.positions import (
    board,
    break_tiles,
    complete_line,
    fill_line,
    line_text,
    place_plate,
    play,
    reveal_chip,
    seen,
    show_plates,
    stack_tiles,
    table,
    texts,
)

# --- B. Take from the sun -------------------------------------------------------------------------


def test_all_tiles_of_one_colour_are_taken_from_the_sun_of_one_factory() -> None:
    state = table("2 blue, 2 red", "blue, 3 black", large="2 blue, 3 yellow")
    assert texts(state) == ["L blue", "L yellow", "F1 blue", "F1 red", "F2 blue", "F2 black"]
    play(state, "F1 blue", "line 3")
    assert line_text(state, 0, 3) == "2 blue"
    assert seen(state)["large_sun"].count("blue") == 2
    assert seen(state)["factories"][1]["sun"].count("blue") == 1
    assert state.turn == 1


@pytest.mark.parametrize("order", [*permutations(("yellow", "red", "black"))])
def test_the_rest_of_a_small_sun_is_stacked_on_its_moon_in_any_order(order: tuple[str]) -> None:
    state = table("blue, yellow, red, black")
    state.push_text("F1 blue")
    assert (seen(state)["asked"], seen(state)["hand"]["tiles"]) == ("stack", ["blue"])
    for height, colour in enumerate(order[:2]):
        assert texts(state) == [
            f"stack {left}" for left in ("yellow", "red", "black") if left in order[height:]
        ]
        state.push_text(f"stack {colour}")
    # The last tile goes on top by itself.
    assert seen(state)["asked"] == "line"
    assert seen(state)["factories"][0] == {"sun": [], "moon": [*order], "chip": "face-down"}


def test_a_rest_of_one_colour_is_stacked_without_asking() -> None:
    state = table("blue, 3 red", "4 black")
    state.push_text("F1 blue")
    assert seen(state)["asked"] == "line"
    assert seen(state)["factories"][0]["moon"] == ["red"] * 3


def test_the_rest_of_the_large_sun_goes_to_its_moon_side_by_side() -> None:
    state = table("4 red", large="2 blue, yellow, red, black")
    state.push_text("L blue")
    assert seen(state)["asked"] == "line"
    assert (seen(state)["large_sun"], seen(state)["large_moon"]) == ([], ["yellow", "red", "black"])
    state.push_text("line 2")
    assert texts(state) == ["F1 red", "moons yellow", "moons red", "moons black"]


def test_taking_from_the_large_sun_does_not_bring_the_start_tile() -> None:
    state = table("4 red", large="2 blue, yellow, red, black")
    play(state, "L blue", "line 2")
    assert seen(state)["start_tile"]
    assert not board(state, 0)["start_tile"]


def test_ruling_the_start_tile_goes_to_whoever_takes_a_large_sun_of_one_colour() -> None:
    state = table("4 red", large="5 blue")
    state.push_text("L blue")
    assert board(state, 0)["start_tile"]
    assert not seen(state)["start_tile"]


@pytest.mark.parametrize("sun", ["4 blue", "3 blue", "blue"])
def test_if_nothing_is_left_of_a_small_sun_taking_it_reveals_the_chip(sun: str) -> None:
    state = table("2 red, 2 black", sun)
    state.push_text("F2 blue")
    assert seen(state)["factories"][1]["chip"] in CHIP_NAMES
    assert seen(state)["factories"][0]["chip"] == "face-down"


def test_as_long_as_tiles_lie_on_a_factory_its_chip_stays_face_down() -> None:
    state = table("3 blue, red", "2 yellow, 2 black")
    play(state, "F1 blue", "line 3")
    assert [factory["chip"] for factory in seen(state)["factories"][:2]] == ["face-down"] * 2
    assert not [text for text in texts(state) if "chip" in text]


def test_ruling_a_chip_is_revealed_on_taking_before_a_line_is_chosen() -> None:
    state = table("4 blue", "2 red, 2 black")
    state.push_text("F1 blue")
    assert seen(state)["asked"] == "line"
    assert seen(state)["factories"][0]["chip"] in CHIP_NAMES


# --- C. Take from the moons -----------------------------------------------------------------------


def moons() -> tegel.State:
    """Red tops on F1 and F3, a red tile under a blue one on F2, two red ones on the large moon."""
    state = table("", "", "", "4 black", large_moon="2 red, yellow")
    stack_tiles(state, 1, "blue, red")
    stack_tiles(state, 2, "red, blue")
    stack_tiles(state, 3, "red, red")
    return state


def test_the_top_tiles_of_one_colour_are_taken_from_all_moons_at_once() -> None:
    state = moons()
    assert texts(state) == ["F4 black", "moons blue", "moons yellow", "moons red"]
    play(state, "moons red", "line 6")
    assert line_text(state, 0, 6) == "4 red"
    view = seen(state)
    assert view["large_moon"] == ["yellow"]
    assert [factory["moon"] for factory in view["factories"]] == [
        ["blue"],
        ["red", "blue"],
        ["red"],
        [],
    ]


def test_from_a_small_moon_only_the_top_tile_is_taken() -> None:
    state = table("4 black")
    stack_tiles(state, 2, "blue, blue, blue")
    play(state, "moons blue", "line 1")
    assert (line_text(state, 0, 1), seen(state)["factories"][1]["moon"]) == ("1 blue", ["blue"] * 2)


def test_the_first_to_take_from_the_large_moon_must_take_the_start_tile() -> None:
    state = moons()
    state.push_text("moons yellow")
    assert board(state, 0)["start_tile"]
    assert board(state, 0)["loss"] == 2
    assert not seen(state)["start_tile"]


def test_the_second_to_take_from_the_large_moon_does_not() -> None:
    state = moons()
    play(state, "moons yellow", "line 1", "moons red", "line 6")
    assert [seat["start_tile"] for seat in seen(state)["boards"]] == [True, False]


def test_taking_only_from_small_moons_does_not_bring_the_start_tile() -> None:
    state = moons()
    play(state, "moons blue", "line 1")
    assert seen(state)["start_tile"]
    assert not board(state, 0)["start_tile"]


def test_the_last_tile_of_a_small_moon_reveals_its_chip() -> None:
    state = table("4 black")
    stack_tiles(state, 2, "blue")
    stack_tiles(state, 3, "red, blue")
    state.push_text("moons blue")
    chips = [factory["chip"] for factory in seen(state)["factories"]]
    assert (chips[0], chips[2], chips[3]) == ("face-down", "face-down", None)
    assert chips[1] in CHIP_NAMES
    assert seen(state)["asked"] == "line"


def test_ruling_several_chips_are_revealed_in_the_order_of_the_factories() -> None:
    state = table("4 black")
    for factory in (2, 3, 4):
        stack_tiles(state, factory, "blue")
    chance = struct(Rng, state.snapshot()[1])
    supply = [chip for chip in CHIP_NAMES for _ in range(2)]
    expected = [supply.pop(below(chance, len(supply))) for _ in range(3)]
    state.push_text("moons blue")
    assert [factory["chip"] for factory in seen(state)["factories"]] == ["face-down", *expected]


def test_a_revealed_chip_is_any_of_those_nobody_has_seen() -> None:
    found = set()
    for seed in range(300):
        state = table("4 blue", "2 red, 2 black", seed=seed)
        state.push_text("F1 blue")
        found.add(seen(state)["factories"][0]["chip"])
    assert found == {*CHIP_NAMES}


# --- D. Take a revealed bonus chip ----------------------------------------------------------------


def test_a_revealed_chip_may_be_taken_and_lies_with_the_player_for_all_to_see() -> None:
    state = table("4 red")
    reveal_chip(state, 2, "B/R")
    reveal_chip(state, 4, "T")
    assert texts(state) == ["F1 red", "chip F2", "chip F4"]
    state.push_text("chip F4")
    assert (board(state, 0)["chips"], board(state, 0)["chips_taken"]) == (["turquoise"], 1)
    assert seen(state)["factories"][3]["chip"] is None
    assert (state.turn, texts(state)) == (1, ["F1 red", "chip F2"])


def test_nobody_takes_more_than_two_chips_in_a_round() -> None:
    state = table(large="2 red, blue, yellow, black")
    for factory, chip in enumerate(("B", "Y", "R", "K"), start=1):
        reveal_chip(state, factory, chip)
    play(state, "chip F1", "chip F2", "chip F3", "L red", "line 2")
    assert (state.turn, board(state, 0)["chips_taken"]) == (0, 2)
    assert texts(state) == ["moons blue", "moons yellow", "moons black"]
    play(state, "moons blue", "line 1")
    assert (state.turn, texts(state)) == (1, ["moons yellow", "moons black", "chip F4"])


def test_in_the_next_round_two_more_may_be_taken() -> None:
    state = table()
    reveal_chip(state, 1, "T")
    reveal_chip(state, 2, "B")
    state.push_text("chip F1")
    assert [seat["chips_taken"] for seat in seen(state)["boards"]] == [0, 0]
    assert [seat["chips"] for seat in seen(state)["boards"]] == [["turquoise"], ["blue"]]
    assert [factory["chip"] for factory in seen(state)["factories"]] == ["face-down"] * 4


# --- Tiles go to a pattern line -------------------------------------------------------------------


def two_blue() -> tegel.State:
    """Seat 0 has two blue tiles: line 2 is complete, line 3 holds a red one, line 4 a blue one."""
    state = table("2 blue, 2 red", "4 black")
    complete_line(state, 0, 2, "blue")
    fill_line(state, 0, 3, "red", 1)
    fill_line(state, 0, 4, "blue", 1)
    state.push_text("F1 blue")
    return state


def test_tiles_go_to_an_empty_line_or_one_of_their_colour_that_is_not_complete() -> None:
    assert texts(two_blue()) == ["line 1", "line 4", "line 5", "line 6", "break"]


def test_a_line_that_holds_tiles_of_the_colour_takes_more() -> None:
    state = two_blue()
    state.push_text("line 4")
    assert line_text(state, 0, 4) == "3 blue"
    assert board(state, 0)["broken"] == []


def test_tiles_may_go_to_a_line_from_which_they_could_never_be_placed() -> None:
    state = table("2 blue, 2 red", "4 black")
    for place, plate in ((4, "YK/T*"), (5, "KY/R#"), (6, "Y*/KR")):
        place_plate(state, 0, place, plate)
    state.push_text("F1 blue")
    assert "line 3" in texts(state)


def test_what_does_not_fit_on_the_line_breaks() -> None:
    state = two_blue()
    state.push_text("line 1")
    assert (line_text(state, 0, 1), board(state, 0)["broken"]) == ("1 blue", ["blue"])


def test_ruling_a_take_is_not_split_but_between_one_line_and_what_does_not_fit() -> None:
    results = []
    for destination in ("line 1", "line 2", "line 4", "line 6", "break"):
        state = table("3 blue, red", "4 black")
        fill_line(state, 0, 3, "red", 2)
        fill_line(state, 0, 4, "blue", 2)
        fill_line(state, 0, 5, "red", 5)
        state.push_text("F1 blue")
        assert len(texts(state)) == 5
        state.push_text(destination)
        held = [board(state, 0)["lines"][line]["count"] for line in range(6)]
        results.append((*held, len(board(state, 0)["broken"])))
    assert results == [
        (1, 0, 2, 2, 5, 0, 2),
        (0, 2, 2, 2, 5, 0, 1),
        (0, 0, 2, 4, 5, 0, 1),
        (0, 0, 2, 2, 5, 3, 0),
        (0, 0, 2, 2, 5, 0, 3),
    ]


def test_where_no_line_takes_them_tiles_break_without_asking() -> None:
    state = table("2 blue, 2 red", "4 black")
    for line in range(1, 7):
        fill_line(state, 0, line, "yellow" if line < 5 else "turquoise", 1)
    state.push_text("F1 blue")
    assert board(state, 0)["broken"] == ["blue", "blue"]
    assert state.turn == 1


def test_the_space_for_broken_tiles_holds_4_and_further_ones_go_to_the_tower() -> None:
    state = table("4 blue", "4 black")
    break_tiles(state, 0, "2 red, yellow")
    play(state, "F1 blue", "break")
    assert sorted(board(state, 0)["broken"]) == ["blue", "red", "red", "yellow"]
    assert seen(state)["tower"]["blue"] == 3


# --- Passing and the end of the phase -------------------------------------------------------------


def test_players_take_turns() -> None:
    state = table("4 blue", "4 red", "4 black", "2 red, 2 yellow", start=1)
    turns = ((1, "F1 blue", "line 4"), (0, "F2 red", "line 4"), (1, "F3 black", "break"))
    for seat, take, line in turns:
        assert state.turn == seat
        state.push_text(take)
        assert state.turn == seat
        state.push_text(line)
    assert state.turn == 0


def test_a_player_with_no_legal_action_passes_by_itself_for_the_rest_of_the_phase() -> None:
    state = table(tokens=(0, 2))
    show_plates(state, "YK/T*", "#B/TK", "TR/B*")
    for factory, chip in enumerate(("B", "Y", "R", "K"), start=1):
        reveal_chip(state, factory, chip)
    play(state, "chip F1", "plate YK/T*", "space 1", "turn 0", "chip F2")
    assert not board(state, 0)["passed"]
    # Seat 0 has no token and has taken two chips: seat 1 goes on alone, in any order.
    play(state, "plate #B/TK", "space 2", "turn 0")
    assert (state.turn, board(state, 0)["passed"], board(state, 1)["passed"]) == (1, True, False)
    assert texts(state) == ["chip F3", "chip F4"]
    state.push_text("chip F4")
    assert [seat["passed"] for seat in seen(state)["boards"]] == [False, False]
    assert seen(state)["round"] == 3


def test_the_phase_ends_only_when_factories_chips_and_tokens_are_used_up() -> None:
    state = table("4 blue", tokens=(0, 1))
    complete_line(state, 0, 1, "red")
    place_plate(state, 0, 1, "R#/BK")
    show_plates(state, "YK/T*")
    play(state, "F1 blue", "line 4", "chip F1")
    assert (seen(state)["phase"], board(state, 0)["score"]) == ("acquire", 5)
    play(state, "plate YK/T*", "space 1", "turn 0")
    assert (seen(state)["phase"], seen(state)["asked"], state.turn) == ("tiling", "column", 0)


def test_a_chip_that_is_left_must_be_taken_too() -> None:
    state = table("4 blue")
    play(state, "F1 blue", "line 4")
    # Nothing but the chip is left: seat 1 takes it without being asked.
    assert seen(state)["round"] == 3
    assert [len(seat["chips"]) for seat in seen(state)["boards"]] == [0, 1]
