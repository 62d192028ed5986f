"""The reference table against the rulebook's worked examples, its rulings and the board's data."""

from random import Random

import pytest

from .ingenious import DIRECTIONS, DRAW, KINDS, NE, SE, SW, SWAP, E, Table, W

RED, GREEN, BLUE, ORANGE, YELLOW, PURPLE = range(6)
CHOOSING, PLACING, CLOSING, OVER = range(4)
TABLES = [("travel", 2), ("standard", 2), ("standard", 3), ("standard", 4)]
Cells = dict[tuple[int, int], int]


def kind(*colours: int) -> int:
    return KINDS.index((min(colours), max(colours)))


RED_GREEN, RED_BLUE = kind(RED, GREEN), kind(RED, BLUE)


def counts(*kinds: int) -> list[int]:
    return [kinds.count(k) for k in range(21)]


def move(q: int, r: int, direction: int) -> int:
    return 21 + ((r + 7) * 6 + direction) * 16 + q + 8


def line(q: int, r: int, direction: int, length: int, colour: int) -> Cells:
    dq, dr = DIRECTIONS[direction]
    return {(q + i * dq, r + i * dr): colour for i in range(length)}


def midgame(cells: Cells, *rack: int, limit: bool = False) -> Table:
    """A travel table after the first round where seat 0 is to move with this rack."""
    table = Table("travel", 2, 0, False, limit, Random(7).randrange)
    for player in table.players:
        player.has_placed = True
    for (q, r), colour in cells.items():
        table.board.at(q, r).content = colour
    table.board.drop_covered_spots()
    table.players[0].rack = counts(*rack)
    return table


def place(table: Table, tile: int, q: int, r: int, direction: int) -> list[int]:
    """Choose and place a tile, and tell what each track of the mover gained."""
    tracks = table.players[table.turn].tracks
    before = tracks.copy()
    table.play(tile)
    table.play(move(q, r, direction))
    return [track - earlier for track, earlier in zip(tracks, before, strict=True)]


def tiles_held(facts: list[int], players: int) -> list[int]:
    """The tiles of each kind in the bag and on the racks, from the facts alone."""
    assert len(facts) == 27 * (1 + players) + 225
    piles = [facts[6:27], *(facts[27 * seat : 27 * seat + 21] for seat in range(1, players + 1))]
    return [sum(pile[k] for pile in piles) for k in range(21)]


def free_pairs(facts: list[int], double: bool) -> list[int]:
    """The placements on two adjacent free cells, ascending, from the facts alone."""
    free = {(i % 15 - 7, i // 15 - 7) for i, what in enumerate(facts[-225:]) if what == 0}
    return sorted(
        move(q, r, direction)
        for q, r in free
        for direction, (dq, dr) in enumerate(DIRECTIONS)
        if (q + dq, r + dr) in free and (direction in (E, SW, SE) or not double)
    )


def points(table: Table, placement: int) -> int:
    first, second, direction = table.board.spots[placement]
    a, b = KINDS[table.hand]
    return first.points(a, direction) + second.points(b, (direction + 3) % 6)


def finish(table: Table, rng: Random, eager: bool) -> tuple[int, int]:
    """Play a random game, or one that goes for points; the number of bonus turns and of swaps."""
    players, bonus_turns, swaps = len(table.players), 0, 0
    held, on_board = tiles_held(table.facts(), players), [1] * 6
    while not table.over:
        phase, legal = table.phase, table.legal_moves()
        choice = legal[rng.randrange(len(legal))]
        if phase == PLACING:
            a, b = KINDS[table.hand]
            if table.turns >= players:
                assert legal == free_pairs(table.facts(), a == b)
            if eager:
                choice = max(legal, key=lambda m: points(table, m))
            held[table.hand] -= 1
            on_board[a] += 1
            on_board[b] += 1
        assert legal == sorted(set(legal))
        table.play(choice)
        bonus_turns += (phase, table.phase) == (PLACING, CHOOSING)
        swaps += (phase, choice) == (CLOSING, SWAP)
        facts = table.facts()
        assert tiles_held(facts, players) == held
        assert [facts[-225:].count(1 + colour) for colour in range(6)] == on_board
    assert free_pairs(table.facts(), False) == [] or max(table.scores()) == 18
    assert (table.facts()[:2], table.legal_moves()) == ([OVER, 0], [])
    return bonus_turns, swaps


@pytest.mark.parametrize(
    ("edition", "players", "cells", "pairs", "each"),
    [
        ("travel", 2, 91, 222, 9),
        ("standard", 2, 91, 222, 9),
        ("standard", 3, 127, 306, 17),
        ("standard", 4, 169, 426, 24),
    ],
)
def test_board_and_tiles(edition: str, players: int, cells: int, pairs: int, each: int) -> None:
    table = Table(edition, players, 0, False, False, Random(7).randrange)
    facts = table.facts()
    assert (facts[-225:].count(-1), facts[-225:].count(0)) == (225 - cells, cells - 6)
    assert len(table.board.spots) == 2 * pairs
    touched = [table.board.symbols_touched(spot) for spot in table.board.spots.values()]
    assert max(map(len, touched)) == 1
    assert [touched.count({colour}) for colour in range(6)] == [2 * each] * 6
    mixed, double = (3, 2) if edition == "travel" else (6, 5)
    assert tiles_held(facts, players) == [double if a == b else mixed for a, b in KINDS]


def test_starter_is_drawn_first_then_racks_seat_by_seat_from_the_sorted_bag() -> None:
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return n - 1

    table = Table("travel", 2, None, False, False, below)
    assert (table.turn, asked) == (1, [2, *range(57, 45, -1)])
    assert table.players[0].rack == counts(20, 20, 19, 19, 19, 18)
    assert table.players[1].rack == counts(18, 17, 17, 17, 16, 16)


@pytest.mark.parametrize(
    ("cells", "colours", "at", "gains"),
    [
        ({}, (RED, BLUE), (3, 0, E), {BLUE: 1}),  # next to the printed blue
        ({(4, 0): BLUE}, (RED, BLUE), (2, 0, E), {BLUE: 2}),
        ({(4, 0): BLUE, (1, 0): RED}, (RED, BLUE), (2, 0, E), {RED: 1, BLUE: 2}),
        (line(0, 0, W, 3, BLUE), (BLUE, BLUE), (1, 0, E), {BLUE: 3}),  # lengthwise
        (line(0, 0, W, 3, BLUE), (BLUE, BLUE), (1, 0, SW), {BLUE: 4}),  # across the end
        (line(3, 0, E, 2, BLUE) | {(3, -1): BLUE, (0, 0): RED, (1, 1): RED, (-1, 1): GREEN},
         (RED, BLUE), (1, 0, E), {RED: 2, BLUE: 4}),
        (line(-2, 0, E, 2, GREEN) | line(2, 0, E, 2, GREEN) | line(0, 1, SE, 2, GREEN)
         | line(1, -1, NE, 2, GREEN) | {(1, -2): GREEN, (-1, 2): GREEN},
         (GREEN, GREEN), (0, 0, E), {GREEN: 12}),
        (line(2, 0, E, 2, RED) | {(-1, 0): RED, (-2, 0): BLUE, (-3, 0): RED},
         (RED, GREEN), (0, 0, SE), {RED: 1}),  # a free cell and another colour end a line
        ({(3, -1): RED}, (RED, YELLOW), (-1, 1, E), {}),  # touching nothing
    ],
)  # fmt: skip
def test_example_points(
    cells: Cells, colours: tuple[int, int], at: tuple[int, int, int], gains: dict[int, int]
) -> None:
    table = midgame(cells, kind(*colours), RED_GREEN)
    assert place(table, kind(*colours), *at) == [gains.get(colour, 0) for colour in range(6)]
    assert (table.phase, table.turn) == (CLOSING, 0)


@pytest.mark.parametrize(
    ("own", "other", "places"),
    [
        ([10, 18, 18, 18, 18, 18], [18, 9, 18, 18, 18, 18], [1, 2]),
        ([13, 12, 9, 15, 15, 15], [15, 9, 14, 15, 15, 12], [2, 1]),
        ([9, 18, 12, 18, 9, 18], [12, 9, 12, 12, 12, 12], [2, 1]),
        ([9, 10, 11, 12, 13, 14], [14, 13, 12, 11, 10, 9], [1, 1]),
    ],
)
def test_example_places(own: list[int], other: list[int], places: list[int]) -> None:
    table = midgame({})
    table.players[0].tracks, table.players[1].tracks = own, other
    assert (table.places(), table.scores()) == (places, [min(own), min(other)])


def test_first_round_next_to_a_symbol_of_ones_own() -> None:
    table = Table("travel", 2, 1, False, False, Random(7).randrange)
    table.players[1].rack = counts(kind(RED, RED), RED_GREEN)
    table.players[0].rack = counts(kind(GREEN, GREEN), kind(BLUE, YELLOW))
    table.play(RED_GREEN)
    legal, facts = table.legal_moves(), table.facts()
    assert (len(legal), facts[:6]) == (2 * 54, [PLACING, 1, 0, RED_GREEN, 0, 0])
    for illegal in {*range(-60, 1600)} - {*legal}:
        with pytest.raises(ValueError, match="illegal move"):
            table.play(illegal)
    assert table.facts() == facts
    table.play(move(3, 0, E))
    assert table.facts()[:6] == [CLOSING, 1, 0, -1, 0, 1 << BLUE]
    table.play(DRAW)
    assert table.facts()[:6] == [CHOOSING, 0, 1, -1, 0, 1 << BLUE]
    table.play(kind(GREEN, GREEN))
    assert len(table.legal_moves()) == 45
    table.play(move(0, 3, SE))
    table.play(DRAW)
    table.play(kind(RED, RED))
    assert len(table.legal_moves()) == len(table.board.spots) // 2
    table.play(move(-5, 1, SE))
    assert table.facts()[5] == 1 << BLUE | 1 << ORANGE


@pytest.mark.parametrize("limit", [False, True])
def test_two_tracks_reaching_18_give_two_bonus_turns_or_one(limit: bool) -> None:
    cells = line(4, 0, W, 2, BLUE) | line(0, 0, W, 2, RED)
    table = midgame(cells, RED_BLUE, RED_BLUE, RED_GREEN, limit=limit)
    player = table.players[0]
    player.tracks = [17, 0, 15, 0, 0, 0]
    assert place(table, RED_BLUE, 1, 0, E) == [1, 0, 3, 0, 0, 0]
    assert table.facts()[:5] == [CHOOSING, 0, 0, -1, 0 if limit else 1]
    # A track on 18 stays there and gives no other bonus turn; nothing is drawn in between.
    assert place(table, RED_BLUE, 1, -1, E) == [0] * 6
    assert (table.phase, sum(player.rack)) == (CLOSING if limit else CHOOSING, 1)
    if not limit:
        place(table, RED_GREEN, -3, 3, E)
    table.play(DRAW)
    assert (sum(player.rack), sum(table.bag), table.turn) == (6, 40 if limit else 39, 1)


def test_ruling_bonus_turn_without_a_tile_lapses_and_an_empty_rack_is_not_swapped() -> None:
    table = midgame({(4, 0): BLUE}, RED_BLUE)
    table.players[0].tracks = [3, 3, 17, 3, 3, 3]
    place(table, RED_BLUE, 2, 0, E)
    assert (table.facts()[:5], table.legal_moves()) == ([CLOSING, 0, 0, -1, 0], [DRAW])


def test_all_six_tracks_on_18_win_at_once() -> None:
    table = midgame({}, RED_BLUE, RED_GREEN)
    table.players[0].tracks, table.players[1].tracks = [18, 18, 17, 18, 18, 18], [17] + [18] * 5
    place(table, RED_BLUE, 3, 0, E)
    assert (table.facts()[:5], table.places()) == ([OVER, 0, 0, -1, 0], [1, 2])
    assert table.players[0].rack == counts(RED_GREEN)


def test_ruling_pending_bonus_turns_lapse_when_no_two_adjacent_free_cells_are_left() -> None:
    hexagon = {(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) < 6}
    holes = {(0, 0), (1, 0), (-3, 0)}
    table = midgame(dict.fromkeys(hexagon - holes, RED), kind(RED, RED), RED_BLUE)
    table.play(kind(RED, RED))
    assert table.legal_moves() == [move(0, 0, E)]
    table.play(move(0, 0, E))
    assert (table.players[0].tracks[RED], table.facts()[:5]) == (18, [OVER, 0, 0, -1, 0])


@pytest.mark.parametrize(
    ("other_tile", "bag", "legal"),
    [
        (kind(BLUE, BLUE), [0, 0, 1, 1, 5, 20], [DRAW, SWAP]),
        (kind(BLUE, BLUE), [0, 0, 1, 1, 5], [DRAW]),  # Ruling: fewer than 6 in the bag.
        (kind(BLUE, YELLOW), [0, 0, 1, 1, 5, 20], [DRAW]),  # yellow is equal lowest
    ],
)
def test_swap_draws_six_before_the_old_tiles_return(
    other_tile: int, bag: list[int], legal: list[int]
) -> None:
    table = midgame({}, RED_GREEN, other_tile)
    table.players[0].tracks = [4, 4, 4, 3, 3, 4]
    table.bag = counts(*bag)
    place(table, RED_GREEN, 0, 0, E)
    assert table.legal_moves() == legal
    if SWAP in legal:
        table.play(SWAP)
        assert (table.players[0].rack, table.bag) == (counts(*bag), counts(other_tile))
        assert (table.turn, table.turns) == (1, 1)


def test_ruling_no_tile_passes_and_nobody_with_a_tile_ends_the_game() -> None:
    table = midgame({}, RED_GREEN, RED_GREEN)
    table.bag, table.players[1].rack = counts(), counts()
    for r, facts in ((0, [CHOOSING, 0, 1]), (1, [OVER, 0, 2])):
        place(table, RED_GREEN, 0, r, E)
        table.play(DRAW)
        assert table.facts()[:3] == facts


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_random_games_end_and_keep_all_tiles(edition: str, players: int) -> None:
    swaps = 0
    for seed in range(60):
        rng = Random(seed)
        table = Table(edition, players, None, False, seed % 2 == 1, rng.randrange)
        swaps += finish(table, rng, eager=False)[1]
    assert swaps


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_bonus_turns_occur_where_players_go_for_points(edition: str, players: int) -> None:
    bonus_turns = 0
    for seed in range(12):
        rng = Random(seed)
        table = Table(edition, players, None, True, seed % 2 == 1, rng.randrange)
        bonus_turns += finish(table, rng, eager=True)[0]
    assert bonus_turns
