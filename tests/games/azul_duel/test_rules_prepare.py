"""Azul Duel's rules, phase 3: the next round is prepared; rulings by name."""

from itertools import chain

import pytest

import tegel
from tegel.games.azul_duel.layout import COLOUR_NAMES, PLATES
from tegel.games.azul_duel.names import CHIP_NAMES
from tests.games.azul_duel.inventory import (
    ALL_18,
    ALL_65,
    plates_of,
    tiles_of,
)
from tests.games.azul_duel.positions import (
    about_to_tile,
    board,
    complete_line,
    fill_dome,
    fill_line,
    give_start_tile,
    lay_tiles,
    place_plate,
    put_below,
    seen,
    show_kind,
    show_plates,
    texts,
    tile_domes,
)

NONE = dict.fromkeys(COLOUR_NAMES, 0)


def suns(state: tegel.State) -> list[list[str]]:
    """The large sun and the small ones."""
    view = seen(state)
    return [view["large_sun"], *(factory["sun"] for factory in view["factories"])]


# --- Plates and the start tile --------------------------------------------------------------------


def test_the_display_is_filled_to_3_plates() -> None:
    state = about_to_tile()
    show_plates(state, "YK/T*")
    show_kind(state, "wild")
    tile_domes(state)
    shown = seen(state)["display"]
    assert shown[0] == "YK/T*"
    assert shown[1] in PLATES[9:]
    assert len({*shown} - {None}) == 3
    assert (seen(state)["stack"], plates_of(state)) == (15, ALL_18)


def test_the_display_is_filled_as_far_as_the_stack_allows() -> None:
    state = about_to_tile()
    fill_dome(state, 0, *PLATES[2:10])
    fill_dome(state, 1, *PLATES[10:])
    tile_domes(state)
    assert {*seen(state)["display"]} == {*PLATES[:2], None}
    assert (seen(state)["stack"], seen(state)["stack_top"]) == (0, None)


def test_returned_plates_come_to_the_display_in_their_order_when_no_others_are_left() -> None:
    state = about_to_tile()
    fill_dome(state, 0, *PLATES[4:11])
    fill_dome(state, 1, *PLATES[11:])
    put_below(state, 1, PLATES[3], PLATES[0])
    put_below(state, 0, PLATES[2])
    tile_domes(state)
    assert seen(state)["display"] == [PLATES[1], PLATES[3], PLATES[0]]
    assert (seen(state)["stack"], seen(state)["stack_top"]) == (1, "special")


@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_the_start_tile_puts_it_back_and_starts(holder: int) -> None:
    state = about_to_tile(start=1 - holder)
    give_start_tile(state, holder)
    tile_domes(state)
    view = seen(state)
    assert (view["start_tile"], view["starter"], view["turn"]) == (True, holder, holder)
    assert [seat["start_tile"] for seat in view["boards"]] == [False, False]


# --- Factories ------------------------------------------------------------------------------------


def test_the_large_factory_gets_5_tiles_and_small_ones_4_and_a_chip_each() -> None:
    state = about_to_tile()
    tile_domes(state)
    view = seen(state)
    assert [len(sun) for sun in suns(state)] == [5, 4, 4, 4, 4]
    assert [factory["chip"] for factory in view["factories"]] == ["face-down"] * 4
    assert [factory["moon"] for factory in view["factories"]] == [[]] * 4
    assert (view["large_moon"], view["round"], view["phase"]) == ([], 3, "acquire")


def test_the_large_factory_is_filled_first_then_the_small_ones_in_order() -> None:
    for seed in range(20):
        state = about_to_tile(bag="4 blue, red", seed=seed)
        tile_domes(state)
        assert sorted(suns(state)[0]) == ["blue"] * 4 + ["red"]


def test_as_long_as_the_bag_has_tiles_the_tower_is_left_alone() -> None:
    state = about_to_tile(bag="11 blue, 10 red")
    tile_domes(state)
    dealt = [*chain(*suns(state))]
    assert (dealt.count("blue"), dealt.count("red")) == (11, 10)
    assert (seen(state)["bag"], sum(seen(state)["tower"].values())) == (NONE, 65 - 21)


def test_when_a_tile_must_be_drawn_and_the_bag_is_empty_the_tower_refills_it() -> None:
    state = about_to_tile(bag="6 blue, 5 red")
    tile_domes(state)
    assert [len(sun) for sun in suns(state)] == [5, 4, 4, 4, 4]
    assert {*chain(*suns(state)[:2])} == {"blue", "red"}
    dealt = [*chain(*suns(state))]
    assert dealt.count("blue") >= 6
    assert dealt.count("red") >= 5
    assert (seen(state)["tower"], sum(seen(state)["bag"].values())) == (NONE, 65 - 21)
    assert tiles_of(state) == ALL_65


def crowded(more: bool) -> tegel.State:
    """Lines that stay and domes without a free cell hold all tiles but 15, or 7."""
    state = about_to_tile()
    for line, (mine, other) in enumerate(
        zip(
            ("blue", "turquoise", "black", "red", "yellow", "blue"),
            ("red", "yellow", "yellow", "red", "black", "turquoise"),
            strict=True,
        ),
        start=1,
    ):
        complete_line(state, 0, line, mine)
        complete_line(state, 1, line, other)
    place_plate(state, 0, 1, "#B/TK")
    place_plate(state, 0, 4, "TR/B#")
    lay_tiles(state, 0, "Bx....", "xx....", "xx....", "xB....")
    if more:
        place_plate(state, 1, 1, "KY/R#")
        place_plate(state, 1, 4, "TY/#K")
        lay_tiles(state, 1, "xx....", "xT....", "xx....", "Rx....")
    return state


@pytest.mark.parametrize(("more", "sizes"), [(False, [5, 4, 4, 2, 0]), (True, [5, 2, 0, 0, 0])])
def test_if_bag_and_tower_are_empty_the_factories_are_filled_in_part(
    more: bool, sizes: list[int]
) -> None:
    state = crowded(more)
    tile_domes(state)
    assert [len(sun) for sun in suns(state)] == sizes
    assert (seen(state)["bag"], seen(state)["tower"]) == (NONE, NONE)
    assert tiles_of(state) == ALL_65


@pytest.mark.parametrize(("more", "empty"), [(False, [4]), (True, [2, 3, 4])])
def test_a_chip_on_an_empty_small_factory_is_revealed_at_once(more: bool, empty: list[int]) -> None:
    state = crowded(more)
    tile_domes(state)
    for factory in range(1, 5):
        chip = seen(state)["factories"][factory - 1]["chip"]
        assert chip in CHIP_NAMES if factory in empty else chip == "face-down"
    assert [text for text in texts(state) if "chip" in text] == [f"chip F{f}" for f in empty]


# --- Five tiles of one colour on the large factory ------------------------------------------------


def test_five_tiles_of_one_colour_on_the_large_factory_are_drawn_again() -> None:
    for seed in range(60):
        state = about_to_tile(bag="5 blue, red", seed=seed)
        tile_domes(state)
        assert sorted(suns(state)[0]) == ["blue"] * 4 + ["red"]


def test_on_small_factories_four_of_one_colour_are_not_drawn_again() -> None:
    found = set()
    for seed in range(60):
        state = about_to_tile(bag="8 blue, red", seed=seed)
        tile_domes(state)
        found.add(len({*suns(state)[1]}))
    assert 1 in found


def test_five_of_one_colour_are_drawn_again_in_the_set_up_too() -> None:
    for seed in range(3000):
        large = tegel.new("azul_duel", seed=seed).memory["suns"][0, 0]
        assert large not in [5 << 6 * colour for colour in range(5)]


@pytest.mark.parametrize("bag", ["5 blue", "8 blue"])
def test_ruling_a_bag_that_then_holds_one_colour_gets_the_tower_first(bag: str) -> None:
    for seed in range(20):
        state = about_to_tile(bag=bag, seed=seed)
        tile_domes(state)
        assert len({*suns(state)[0]}) > 1
        assert seen(state)["tower"] == NONE
        assert tiles_of(state) == ALL_65


@pytest.mark.parametrize("bag", ["13 blue", "6 blue", "5 blue"])
def test_ruling_if_it_is_still_one_colour_it_is_accepted(bag: str) -> None:
    state = about_to_tile(bag=bag)
    mine = ("red", "yellow", "yellow", "black", "yellow", "black")
    other = ("turquoise", "red", "red", "red", "turquoise", "turquoise")
    for line in range(1, 7):
        complete_line(state, 0, line, mine[line - 1])
        fill_line(state, 1, line, other[line - 1], min(line, 5))
    place_plate(state, 0, 1, "KY/R#")
    place_plate(state, 0, 4, "TK/R#")
    lay_tiles(state, 0, "xx....", "xY....", "xx....", "xR....")
    place_plate(state, 1, 4, "YK/T*")
    lay_tiles(state, 1, "......", "......", "xx....", "xx....")
    tile_domes(state)
    assert suns(state) == [["blue"] * 5, ["blue"] * 4, ["blue"] * 4, [], []]
    assert tiles_of(state) == ALL_65
    state.push_text("L blue")
    assert board(state, 0)["start_tile"]
