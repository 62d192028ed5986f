"""Ingenious' components: the facts that the boards and tile sets are checked by."""

import pytest

from tegel.core.packing import count_bits, nth_bit
from tegel.games.ingenious import tiles
from tegel.games.ingenious.layout import (
    ALL_TILES,
    BESIDE,
    COLOUR_NAMES,
    DIRECTIONS,
    EDITIONS,
    KINDS,
    PAIRS,
    PRINTED,
    STEP,
    TILE_NAMES,
    axial,
    cell_at,
    cell_names,
    on_board,
    rows_of,
)
from tests.games.ingenious.positions import every_table, placements, seen, table

Pair = tuple[int, int]


def free_pairs(side: int) -> list[Pair]:
    """All pairs of adjacent cells that hold no printed symbol."""
    free = [cell for row in rows_of(side) for cell in row if axial(cell) not in PRINTED]
    return [(a, b) for a in free for b in free if a < b and b - a in tuple(STEP)]


def touched(pair: Pair) -> int:
    return BESIDE[pair[0]] | BESIDE[pair[1]]


@pytest.mark.parametrize(("side", "cells"), [(6, 91), (7, 127), (8, 169)])
def test_the_boards_are_hexagons_of_91_127_and_169_cells_6_of_them_printed(
    side: int, cells: int
) -> None:
    all_cells = [cell for row in rows_of(side) for cell in row]
    assert len(all_cells) == len(set(all_cells)) == cells
    assert sum(axial(cell) in PRINTED for cell in all_cells) == 6
    assert all(on_board(side, *axial(cell)) for cell in all_cells)


@pytest.mark.parametrize(
    ("side", "pairs", "touching", "each"), [(6, 222, 54, 9), (7, 306, 102, 17), (8, 426, 144, 24)]
)
def test_so_many_free_pairs_there_are_and_so_many_touch_a_symbol_none_of_them_two(
    side: int, pairs: int, touching: int, each: int
) -> None:
    found = free_pairs(side)
    assert len(found) == pairs
    assert sum(touched(pair) > 0 for pair in found) == touching
    for colour in range(len(COLOUR_NAMES)):
        assert sum(touched(pair) == 1 << colour for pair in found) == each
    assert all(count_bits(touched(pair)) <= 1 for pair in found)


@every_table
def test_the_kernels_count_the_same_pairs(edition: str, players: int) -> None:
    side = EDITIONS[edition].sides[players]
    rack = "red-red, red-blue"
    state = table(rack, edition=edition, players=players)
    assert len(placements(state, "red-red")) == len(free_pairs(side))
    assert len(placements(state, "red-blue")) == 2 * len(free_pairs(side))
    begin = table(rack, edition=edition, players=players, first_round=True)
    near = [pair for pair in free_pairs(side) if touched(pair)]
    assert len(placements(begin, "red-red")) == len(near)
    assert len(placements(begin, "red-blue")) == 2 * len(near)


def test_printed_symbols_lie_in_the_corners_of_the_side_6_hexagon_on_every_board() -> None:
    for edition, players in (("travel", 2), ("standard", 2), ("standard", 3), ("standard", 4)):
        cells = seen(table(edition=edition, players=players))["cells"]
        printed = {cell["colour"]: (cell["q"], cell["r"]) for cell in cells if cell["printed"]}
        assert printed == {
            "red": (0, -5),
            "green": (5, -5),
            "blue": (5, 0),
            "orange": (0, 5),
            "yellow": (-5, 5),
            "purple": (-5, 0),
        }
        assert all((cell["colour"] is not None) == cell["printed"] for cell in cells)


@pytest.mark.parametrize(
    ("edition", "all_of_them", "mixed", "double"), [("travel", 57, 3, 2), ("standard", 120, 6, 5)]
)
def test_the_travel_edition_has_57_tiles_and_the_standard_edition_120(
    edition: str, all_of_them: int, mixed: int, double: int
) -> None:
    bag = ALL_TILES[list(EDITIONS).index(edition)]
    assert tiles.total(bag) == all_of_them
    for kind, (first, second) in enumerate(PAIRS):
        assert tiles.count(bag, kind) == (double if first == second else mixed)


def test_kinds_are_unordered_pairs_in_lexicographic_order() -> None:
    assert list(PAIRS) == sorted((a, b) for a in range(6) for b in range(a, 6))
    assert (KINDS, TILE_NAMES[0], TILE_NAMES[1], TILE_NAMES[20]) == (
        21,
        "red-red",
        "red-green",
        "purple-purple",
    )


def test_opposite_directions_lead_back() -> None:
    for direction in range(DIRECTIONS):
        assert STEP[direction] == -STEP[(direction + 3) % DIRECTIONS]
    assert [cell_at(*step) - cell_at(0, 0) for step in ((1, 0), (1, -1), (0, 1))] == [1, -15, 16]


@pytest.mark.parametrize(("side", "last"), [(6, "k6"), (7, "m7"), (8, "o8")])
def test_rows_are_lettered_from_the_top_and_cells_numbered_from_the_left(
    side: int, last: str
) -> None:
    names = cell_names(side)
    first, *_, final = names.values()
    assert len(set(names.values())) == len(names)
    assert (first, final) == ("a1", last)
    assert names[cell_at(1 - side, 0)] == "abcdefghijklmno"[side - 1] + "1"


# --- Packed tiles and bits ------------------------------------------------------------------------

SOME = [0, 1, 0o7, 0o123456, 0o6 << 60, 0o777_777_777_777_777_777_777, 0o10203]


@pytest.mark.parametrize("packed", SOME)
def test_packed_tiles_are_counted_and_picked_as_a_list_of_them_would_be(packed: int) -> None:
    plain = [kind for kind in range(KINDS) for _ in range(packed >> 3 * kind & 7)]
    kinds = sorted(set(plain))
    assert tiles.total(packed) == len(plain)
    assert [tiles.nth_tile(packed, k) for k in range(len(plain))] == plain
    assert tiles.count_kinds(packed) == len(kinds)
    assert [tiles.nth_kind(packed, k) for k in range(len(kinds))] == kinds
    assert sum(tiles.one(kind) for kind in plain) == packed


@pytest.mark.parametrize("bits", [0, 1, 0b1010, 0xFFFE, 1 << 62, (1 << 63) - 1, 0x123456789ABCDEF])
def test_bits_are_counted_and_picked_as_a_list_of_them_would_be(bits: int) -> None:
    plain = [i for i in range(63) if bits >> i & 1]
    assert count_bits(bits) == len(plain)
    assert [nth_bit(bits, k) for k in range(len(plain))] == plain
