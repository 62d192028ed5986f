"""Packed sets and counts, each helper against its plain definition."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tegel.core.packing import (
    COLOURS,
    FULL_LANE,
    LANE,
    MOST_IN_LINE,
    RUN,
    SELECT,
    SIZE,
    count_bits,
    in_lane,
    in_spaces,
    lane,
    nth_colour,
    nth_place,
    places_up_to,
    present,
    run,
    space,
    spaces_with,
    total,
    without_lane,
)

often = settings(max_examples=150)

counts = st.lists(st.integers(0, 31), min_size=COLOURS, max_size=COLOURS)
bags = st.lists(st.integers(0, 12), min_size=COLOURS, max_size=COLOURS).filter(any)
lanes = st.lists(st.integers(0, FULL_LANE), min_size=COLOURS, max_size=COLOURS)
rows = st.lists(st.integers(0, 7), min_size=8, max_size=8)
one_lane = st.integers(0, COLOURS - 1)


def pack(values: list[int], width: int = LANE) -> int:
    return sum(value << width * i for i, value in enumerate(values))


def bits(mask: int) -> list[int]:
    return [i for i in range(64) if mask >> i & 1]


@often
@given(lanes, one_lane)
def test_a_lane_is_read_and_emptied_without_touching_the_others(values: list[int], i: int) -> None:
    packed = pack(values)
    assert [lane(packed, k) for k in range(COLOURS)] == values
    emptied = [0 if k == i else value for k, value in enumerate(values)]
    assert without_lane(packed, i) == pack(emptied)
    assert without_lane(packed, i) | in_lane(values[i], i) == packed


@often
@given(counts)
def test_tiles_are_counted_and_the_colours_present_get_full_lanes(tiles: list[int]) -> None:
    assert total(pack(tiles)) == sum(tiles)
    assert present(pack(tiles)) == pack([FULL_LANE if n else 0 for n in tiles])


@often
@given(bags)
def test_the_nth_tile_is_found_in_the_order_of_colours(tiles: list[int]) -> None:
    laid_out = [colour for colour, n in enumerate(tiles) for _ in range(n)]
    assert [nth_colour(pack(tiles), k) for k in range(len(laid_out))] == laid_out


@often
@given(lanes)
def test_places_are_counted_and_found_as_bits_from_the_lowest(values: list[int]) -> None:
    packed = pack(values)
    found = bits(packed)
    assert count_bits(packed) == len(found)
    assert [nth_place(packed, k) for k in range(len(found))] == found
    up_to = [sum(v.bit_count() for v in values[: i + 1]) for i in range(COLOURS)]
    assert places_up_to(packed) == pack(up_to)


@pytest.mark.parametrize("i", range(COLOURS))
def test_places_in_one_lane_are_counted_and_found_for_every_mask(i: int) -> None:
    for mask in range(FULL_LANE + 1):
        packed = in_lane(mask, i)
        found = [nth_place(packed, k) for k in range(mask.bit_count())]
        assert found == bits(packed)


def test_all_thirty_places_are_counted_and_found() -> None:
    packed = pack([FULL_LANE] * COLOURS)
    assert count_bits(packed) == 30
    assert [nth_place(packed, k) for k in range(30)] == list(range(30))


def test_a_run_is_the_unbroken_stretch_around_a_space_be_it_filled_or_not() -> None:
    for line, place in product(range(1 << MOST_IN_LINE), range(MOST_IN_LINE)):
        text = f"{line:06b}"[::-1]
        left = text[:place].split("0")[-1]
        right = text[place + 1 :].split("0")[0]
        assert run(line, place) == len(left) + 1 + len(right)


def test_the_tables_hold_every_line() -> None:
    assert len(RUN) == len(SELECT) == MOST_IN_LINE * len(SIZE) == 6 * 64
    for line in range(1 << MOST_IN_LINE):
        found = bits(line)
        assert SIZE[line] == len(found)
        assert [SELECT[line * MOST_IN_LINE + k] for k in range(len(found))] == found


@often
@given(rows, st.integers(0, 7))
def test_a_space_is_an_octal_digit(values: list[int], i: int) -> None:
    assert space(int("".join(map(str, reversed(values))), 8), i) == values[i]


@often
@given(rows, st.integers(0, 7))
def test_the_spaces_with_a_thing_are_a_line_of_bits(values: list[int], value: int) -> None:
    found = spaces_with(pack(values, 3), value)
    assert bits(found) == [i for i in range(MOST_IN_LINE) if values[i] == value]


def test_the_same_thing_lies_on_n_spaces_from_a_space_on() -> None:
    for value, i, n in product(range(8), range(8), range(8)):
        digits = [value if i <= k < i + n else 0 for k in range(16)]
        assert in_spaces(value, i, n) == pack(digits, 3)
