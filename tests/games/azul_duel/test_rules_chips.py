"""Azul Duel's rules, bonus chips: how they complete a line; the examples and rulings by name."""

from collections import Counter
from itertools import combinations, product
from random import Random

import pytest

import tegel
from tegel.games.azul_duel.chips import can_complete
from tegel.games.azul_duel.layout import CHIPS
from tests.games.azul_duel.positions import (
    about_to_tile,
    asked,
    board,
    chips_held,
    complete_line,
    dome,
    fill_line,
    give_chips,
    lay_tiles,
    line_text,
    named,
    place_plate,
    play,
    seen,
    texts,
    tile_domes,
)

Chips = tuple[str, ...]


def lacking(missing: int, *chips: str) -> tegel.State:
    """Line 6 of seat 0 lacks so many turquoise tiles; one cell fits; these chips are held."""
    state = about_to_tile()
    place_plate(state, 0, 7, "K*/TR")
    fill_line(state, 0, 6, "turquoise", 6 - missing)
    give_chips(state, 0, *chips)
    tile_domes(state)
    return state


def payments(state: tegel.State) -> list[Chips]:
    """Every way to pay that is offered, as the chips that are gone then."""
    ways: list[Chips] = []
    for move in state.legal_moves if asked(state) in ("chips", "next-chip") else ():
        if state.text(move) != "no chips":
            held = Counter(chips_held(state, 0))
            state.push(move)
            if asked(state) == "next-chip":
                ways += payments(state)
            else:
                held.subtract(chips_held(state, 0))
                ways.append(tuple(held.elements()))
            state.pop()
    return ways


# --- Prices ---------------------------------------------------------------------------------------


def test_two_half_turquoise_chips_complete_a_turquoise_line_that_lacks_one_tile() -> None:
    state = lacking(1, "R/T", "T/Y")
    assert (asked(state), texts(state)) == ("chips", ["no chips", "pay red/turquoise"])
    state.push_text("pay red/turquoise")
    assert dome(state, 0)[5] == "T....."
    assert (chips_held(state, 0), line_text(state, 0, 6)) == ([], "")


def test_so_do_any_three_chips() -> None:
    state = lacking(1, "B", "Y", "K/B")
    state.push_text("pay blue")
    assert dome(state, 0)[5] == "T....."
    assert chips_held(state, 0) == []


@pytest.mark.parametrize(
    ("missing", "held", "ways"),
    [
        # Two chips that show the colour: whole, half, or one of each.
        (1, ["T", "T"], [["T", "T"]]),
        (1, ["T", "R/T"], [["T", "R/T"]]),
        (1, ["R/T", "R/T"], [["R/T", "R/T"]]),
        # Three of any, one of them showing the colour perhaps.
        (1, ["B", "R", "T"], [["B", "R", "T"]]),
        # Two of the three would do: then the third is not paid.
        (1, ["B", "T", "T"], [["T", "T"]]),
        (1, ["T", "R/T", "T/Y"], [["T", "R/T"], ["T", "T/Y"], ["R/T", "T/Y"]]),
        # The player chooses which chips pay.
        (
            1,
            ["B", "Y", "R", "T"],
            [["B", "Y", "R"], ["B", "Y", "T"], ["B", "R", "T"], ["Y", "R", "T"]],
        ),
        # Both prices may be mixed in one line.
        (2, ["B", "Y", "R", "T", "T"], [["B", "Y", "R", "T", "T"]]),
        (2, ["T", "T", "R/T", "T/Y"], [["T", "T", "R/T", "T/Y"]]),
        (2, ["B", "T", "T", "R/T", "T/Y"], [["T", "T", "R/T", "T/Y"]]),
        (2, ["B", "B", "Y", "Y", "R", "R"], [["B", "B", "Y", "Y", "R", "R"]]),
        # Not enough: one chip, two of which one shows another colour, or too few for two tiles.
        (1, ["T"], []),
        (1, ["T", "B/R"], []),
        (2, ["T", "T"], []),
        (2, ["B", "Y", "R"], []),
        (2, ["B", "Y", "R", "T"], []),
        (2, ["B", "Y", "R", "K", "T"], []),
        (5, ["T", "T", "R/T", "R/T", "T/Y", "T/Y", "B", "B"], []),
    ],
)
def test_a_missing_tile_costs_two_chips_of_its_colour_or_any_three(
    missing: int, held: list[str], ways: list[list[str]]
) -> None:
    state = lacking(missing, *held)
    assert payments(state) == [tuple(way) for way in ways]
    if not ways:
        assert seen(state)["round"] == 3
        assert line_text(state, 0, 6) == f"{6 - missing} turquoise"


def pays(chips: Chips, colour: str, missing: int) -> bool:
    """Whether chips can be laid out in groups, each of two that show the colour or of any three."""
    if missing == 0:
        return not chips
    first, rest = chips[0], chips[1:]
    for n in (1, 2):
        for others in combinations(range(len(rest)), n):
            group = [first, *(rest[i] for i in others)]
            left = tuple(chip for i, chip in enumerate(rest) if i not in others)
            if (n == 2 or all(colour in chip for chip in group)) and len(left) >= 2 * (missing - 1):
                if pays(left, colour, missing - 1):
                    return True
    return False


def minimal_payments(held: list[str], colour: str, missing: int) -> set[Chips]:
    """By trying everything: the payments of which no part would do."""
    found: list[Chips] = []
    for n in range(2 * missing, 3 * missing + 1):
        for chips in {*combinations(held, n)}:
            parts = {part for m in range(2 * missing, n) for part in combinations(chips, m)}
            if pays(chips, colour, missing) and not parts & {*found}:
                found.append(chips)
    return {*found}


@pytest.mark.parametrize("seed", range(40))
def test_exactly_the_payments_are_offered_of_which_no_part_would_do(seed: int) -> None:
    chance = Random(seed)
    supply = [chip for chip in CHIPS for _ in range(2 if chip != "K/B" else 1)]
    held = sorted(chance.sample(supply, chance.randint(2, 8)), key=CHIPS.index)
    missing = chance.randint(1, 3)
    offered = payments(lacking(missing, *held))
    assert len(offered) == len({*offered})
    assert {*offered} == minimal_payments(held, "T", missing)


def tries_all(missing: int, shown: int, others: int, more_shown: int, more_others: int) -> bool:
    """Whether a payment can be completed: every number of pairs, and of chips added, is tried."""
    for pairs in range(missing + 1):
        for add in range(more_shown + 1):
            with_others = 3 * missing - pairs - shown - add
            if others <= with_others <= others + more_others:
                colour_chips = shown + add
                # One pair more in place of a triple would save a chip, if there are chips for it.
                spare = colour_chips - 2 * pairs
                if colour_chips >= 2 * pairs and (pairs == missing or spare < 2):
                    return True
    return False


def test_whether_a_payment_can_be_completed_is_what_trying_all_says_in_every_case() -> None:
    for missing, *chips in product(range(1, 6), *[range(9)] * 4):
        assert can_complete(missing, *chips) == tries_all(missing, *chips), (missing, chips)


# --- When -----------------------------------------------------------------------------------------


def test_chips_need_not_be_spent() -> None:
    state = lacking(1, "T", "T")
    state.push_text("no chips")
    assert (line_text(state, 0, 6), chips_held(state, 0)) == ("5 turquoise", ["T", "T"])


def test_used_chips_are_gone_for_all_to_see() -> None:
    state = lacking(1, "T", "T", "B")
    state.push_text("pay turquoise")
    assert chips_held(state, 0) == ["B"]
    view = seen(state)
    assert view["unseen_chips"]["turquoise"] == 0
    assert "turquoise" not in [chip for seat in view["boards"] for chip in seat["chips"]]


def test_while_chips_are_paid_they_are_shown_and_still_held() -> None:
    state = lacking(2, "B", "Y", "R", "K", "T", "T")
    state.push_text("pay blue")
    assert asked(state) == "next-chip"
    assert seen(state)["hand"]["paid"] == ["blue"]
    assert board(state, 0)["chips"] == named("B", "Y", "R", "K", "T", "T")


def test_the_tile_is_placed_and_scores_at_once_and_only_real_tiles_go_to_the_tower() -> None:
    state = lacking(2, "T", "T", "R/T", "T/Y")
    state.push_text("pay turquoise")
    assert dome(state, 0)[5] == "T....."
    assert board(state, 0)["score"] == 5 + 1
    assert seen(state)["tower"]["turquoise"] == 4 - 1


def test_a_tile_that_was_paid_for_may_go_to_any_cell_that_fits() -> None:
    state = about_to_tile()
    place_plate(state, 0, 7, "K*/TR")
    place_plate(state, 0, 8, "TB/#Y")
    fill_line(state, 0, 6, "turquoise", 5)
    give_chips(state, 0, "T", "T")
    tile_domes(state)
    state.push_text("pay turquoise")
    assert (asked(state), texts(state)) == ("column", ["column 1", "column 3"])
    assert chips_held(state, 0) == []
    state.push_text("column 3")
    assert dome(state, 0)[5] == "..T..."


def test_ruling_chips_complete_a_line_only_if_a_cell_fits() -> None:
    state = about_to_tile()
    place_plate(state, 0, 7, "K*/TR")
    lay_tiles(state, 0, *["......"] * 5, "T.....")
    fill_line(state, 0, 6, "turquoise", 5)
    give_chips(state, 0, "T", "T")
    tile_domes(state)
    assert (seen(state)["round"], line_text(state, 0, 6)) == (3, "5 turquoise")


def test_a_line_without_tiles_cannot_be_completed() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "K*/TR")
    give_chips(state, 0, "K", "K", "Y/K", "K/B", "B", "B")
    tile_domes(state)
    assert (seen(state)["round"], len(chips_held(state, 0))) == (3, 6)


def test_a_complete_line_needs_no_chips() -> None:
    state = about_to_tile()
    place_plate(state, 0, 7, "K*/TR")
    complete_line(state, 0, 6, "turquoise")
    give_chips(state, 0, "T", "T")
    tile_domes(state)
    assert (dome(state, 0)[5], chips_held(state, 0)) == ("T.....", ["T", "T"])


def test_ruling_no_line_is_completed_in_part() -> None:
    state = lacking(2, "T", "T", "B", "Y")
    assert (seen(state)["round"], line_text(state, 0, 6)) == (3, "4 turquoise")


def test_chips_are_offered_as_each_line_is_reached() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "TR/B*")
    place_plate(state, 0, 4, "BK/*T")
    fill_line(state, 0, 2, "blue", 1)
    fill_line(state, 0, 3, "blue", 2)
    give_chips(state, 0, "B", "B")
    tile_domes(state)
    assert (asked(state), seen(state)["line"]) == ("chips", 1)
    state.push_text("no chips")
    assert (asked(state), seen(state)["line"]) == ("chips", 2)
    state.pop()
    # Chips that line 2 has used are not there for line 3.
    state.push_text("pay blue")
    assert (seen(state)["round"], line_text(state, 0, 3)) == (3, "2 blue")


def test_only_the_chips_of_the_player_who_tiles_pay() -> None:
    state = about_to_tile()
    place_plate(state, 0, 7, "K*/TR")
    fill_line(state, 0, 6, "turquoise", 5)
    give_chips(state, 1, "T", "T", "R/T")
    tile_domes(state)
    assert seen(state)["round"] == 3


def test_chips_taken_in_this_round_may_be_used_in_it() -> None:
    state = about_to_tile(start=1)
    place_plate(state, 1, 7, "BK/*T")
    fill_line(state, 1, 5, "blue", 4)
    give_chips(state, 1, "B")
    play(state, "chip F1")
    assert (state.turn, texts(state)) == (1, ["no chips", "pay blue"])
