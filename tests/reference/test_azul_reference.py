"""The reference table against the rulebook's worked examples, its rulings and its statistics."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tests.harness.lockstep import WIDE

from .azul import EMPTY, MARKER, Board, Table

BLUE, YELLOW, RED, BLACK, WHITE = range(5)
FLOOR = 5


def table_with(players: int, grey: bool, *piles: dict[int, int]) -> Table:
    """A table where seat 0 starts and only these piles lie on factory 1, 2, ..."""
    table = Table(players, grey, 0, Random(7).randrange)
    contents = [{}, *piles, *({} for _ in table.sources[len(piles) + 1 :])]
    table.sources = [[pile.get(colour, 0) for colour in range(5)] for pile in contents]
    return table


def move(source: int, colour: int, destination: int) -> int:
    return source * 30 + colour * 6 + destination


def tiles_by_colour(facts: list[int], players: int) -> list[int]:
    """Count the tiles of each colour from the facts alone, which pins the facts' layout too."""
    boards = 6 + 5 * (2 * players + 1) + 15
    assert len(facts) == boards + players * 43
    counts = [sum(facts[6 + colour : boards : 5]) for colour in range(5)]
    for seat in range(boards, len(facts), 43):
        for line in range(seat + 1, seat + 11, 2):
            counts[facts[line]] += facts[line + 1]  # nothing is added for an empty line
        for colour in range(5):
            counts[colour] += facts[seat + 11 : seat + 43].count(colour)
    return counts


def random_game(players: int, grey: bool, seed: int) -> tuple[Table, int]:
    rng = Random(seed)
    table, moves = Table(players, grey, None, rng.randrange), 0
    while not table.over:
        legal = table.legal_moves()
        assert legal == sorted(set(legal))
        assert len(legal) >= (1 if table.phase == 6 else 2)
        table.play(legal[rng.randrange(len(legal))])
        assert tiles_by_colour(table.facts(), players) == [20] * 5
        moves += 1
    assert table.legal_moves() == []
    assert table.facts()[5] == 0
    return table, moves


def test_example_first_turns_of_three_players() -> None:
    table = table_with(3, False, {BLACK: 2, BLUE: 1, WHITE: 1}, {YELLOW: 1, RED: 3})
    table.play(move(1, BLACK, 1))
    assert table.sources[0] == [1, 0, 0, 0, 1]
    assert table.turn == 1
    table.play(move(2, YELLOW, 0))
    assert table.sources[0] == [1, 0, 3, 0, 1]
    assert table.marker == EMPTY
    table.play(move(0, RED, 2))
    assert (table.marker, table.boards[2].floor, table.turn) == (2, [MARKER], 0)


def test_example_where_two_yellow_may_go() -> None:
    table = table_with(2, False, {YELLOW: 2, WHITE: 2})
    board = table.boards[0]
    board.wall[1][2] = board.wall[2][3] = YELLOW
    board.add_to_line(3, BLUE, 1, table.lid)
    legal, facts = table.legal_moves(), table.facts()
    assert [m % 6 for m in legal if m // 6 == 6] == [0, 4, FLOOR]
    for illegal in {*range(-60, 400)} - {*legal}:
        with pytest.raises(ValueError, match="illegal move"):
            table.play(illegal)
    assert table.facts() == facts
    table.play(move(1, YELLOW, 0))
    assert (board.lines[0].count, board.floor) == (1, [YELLOW])


def test_example_points_of_a_tile() -> None:
    for across, down, points in ((1, 1, 1), (3, 1, 3), (1, 3, 3), (4, 3, 7), (5, 5, 10)):
        for at in range(5):
            board = Board(grey=True)
            for i in range(across):
                board.wall[at][min(at, 5 - across) + i] = BLUE
            for i in range(down):
                board.wall[min(at, 5 - down) + i][at] = BLUE
            assert board.points(at, at) == points


def test_example_floor_line_and_ruling_marker_on_a_full_one() -> None:
    table = table_with(2, False, {YELLOW: 2, BLUE: 1})
    table.boards[0].score, table.boards[0].floor = 20, [MARKER, RED, RED, BLUE, WHITE]
    table.boards[1].score, table.boards[1].floor = 3, [RED] * 7
    table.play(move(1, YELLOW, 4))
    table.play(move(0, BLUE, FLOOR))
    assert (table.scores(), table.lid) == ([12, 0], [2, 0, 9, 0, 1])
    assert (table.round, table.starter, table.turn, table.marker) == (2, 1, 1, EMPTY)


def test_ruling_marker_not_taken_and_factories_not_all_filled() -> None:
    table = table_with(2, False, {WHITE: 4})
    table.bag, table.lid = [1, 0, 1, 0, 0], [0, 3, 0, 0, 0]
    table.play(move(1, WHITE, 2))
    assert (table.round, table.starter, table.turn, table.lid) == (2, 0, 0, [0] * 5)
    # The bag's two come first; then the lid with 2 white of the line and 1 of the floor line.
    assert table.sources[1][BLUE] == table.sources[1][RED] == 1
    assert [sum(pile) for pile in table.sources] == [0, 4, 4, 0, 0, 0]


def test_ruling_nothing_to_deal_ends_the_game_with_bonuses() -> None:
    table = table_with(2, False, {BLUE: 1})
    table.bag = [0] * 5
    for row in range(1, 5):
        table.boards[0].wall[row][0] = 5 - row
    table.play(move(1, BLUE, 0))
    assert table.over
    assert (table.round, table.starter, table.marker) == (1, 0, EMPTY)
    assert (table.scores(), table.places()) == ([5 + 7, 0], [1, 2])


def test_ruling_ten_idle_rounds_end_the_game() -> None:
    table = Table(2, False, None, Random(7).randrange)
    while not table.over:
        table.play(next(m for m in table.legal_moves() if m % 6 == FLOOR))
    assert (table.round, table.idle, table.places()) == (10, 10, [1, 1])
    assert not any(map(any, table.sources))


@pytest.mark.parametrize("free", [0, 1, 2])
def test_grey_wall_asks_only_where_there_is_a_choice(free: int) -> None:
    table = table_with(2, True, {RED: 1})
    board = table.boards[0]
    board.wall[1][0] = board.wall[2][1] = board.wall[3][2] = RED
    board.wall[0][3:] = [[BLUE, WHITE], [BLUE, EMPTY], [EMPTY, EMPTY]][free]
    board.score, board.floor = 20, [WHITE] * 6
    table.play(move(1, RED, 0))
    if free == 2:
        assert (table.legal_moves(), table.facts()[0], table.turn) == ([303, 304], 0, 0)
        table.play(304)
    assert (board.wall[0][4] == RED, table.idle) == ((True, 0) if free else (False, 1))
    # Without a space the tile takes the seventh floor space; else it scores, next to blue or alone.
    assert (board.lines[0].count, board.score) == (0, (20 - 14, 20 + 2 - 11, 20 + 1 - 11)[free])


def test_equal_scores_are_split_by_rows_or_share_a_place() -> None:
    table = table_with(4, False)
    for seat, score in enumerate((5, 8, 5, 5)):
        table.boards[seat].score = score
    table.boards[3].wall[0] = [BLUE, YELLOW, RED, BLACK, WHITE]
    assert table.places() == [3, 1, 3, 2]


def test_random_games_end_and_keep_all_tiles() -> None:
    for seed in range(360):
        assert random_game(2 + seed % 3, seed % 2 == 1, seed)[0].over


def test_statistics_of_random_games() -> None:
    games = [random_game(2, False, seed) for seed in range(3000 if WIDE else 1000)]
    # The sample, the rules file's figure and half the width it was rounded to.
    stated: dict[str, tuple[list[float], float, float]] = {
        "moves": ([moves for _, moves in games], 70.4, 0.05),
        "rounds": ([table.round for table, _ in games], 6.6, 0.05),
        "score": ([fmean(table.scores()) for table, _ in games], 2.95, 0.1),
        "shared": ([table.places() == [1, 1] for table, _ in games], 0.054, 0.0005),
    }
    for name, (sample, figure, rounding) in stated.items():
        error = stdev(sample) / sqrt(len(sample))
        assert abs(fmean(sample) - figure) < rounding + 3.5 * error, name
