"""The Duel's reference table against the rules' worked examples, rulings, data and statistics."""

from collections import Counter
from itertools import combinations
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from tests.harness.lockstep import WIDE

from . import azul_duel as duel
from .azul_duel import BLACK, BLUE, EMPTY, RED, SPECIAL, TURQUOISE, WILD, YELLOW, Board, Table


def last_actions(*suns: dict[int, int]) -> Table:
    """A table in round 1 where only these suns, the large one first, are left; seat 0 begins."""
    table = Table([0, 3, 4], 3, 0, Random(3).randrange)
    for _ in range(6):
        table.play(table.legal_moves()[0])
    for board in table.boards:
        board.tokens, board.chips_taken = 0, 2
    for factory in table.small:
        factory.chip = duel.NO_CHIP
    for sun, tiles in zip(table.suns, [*suns, *[{}] * (5 - len(suns))], strict=True):
        sun[:] = [tiles.get(colour, 0) for colour in range(5)]
    return table


def play(table: Table, *moves: int) -> None:
    for move in moves:
        table.play(move)


def test_data() -> None:
    assert (len(set(duel.PLATES)), duel.KIND) == (18, (0,) * 9 + (1,) * 9)
    for cells in duel.PLATES:
        assert (len({*cells}), len({*cells} & {SPECIAL, WILD})) == (4, 1)
    assert duel.PLATES[17] == (RED, WILD, BLUE, BLACK)
    assert duel.rotated(0, 1) == [TURQUOISE, YELLOW, SPECIAL, BLACK]
    assert Counter(colour for chip in duel.CHIPS for colour in chip) == dict.fromkeys(range(5), 3)


def test_setup_decides_nothing_ahead() -> None:
    asked: list[int] = []

    def below(n: int) -> int:
        asked.append(n)
        return len(asked) * 7 % n

    table = Table(None, 3, None, below)
    # Start and scoring; the back and the front of three plates, and one more back; the tiles.
    assert asked == [2, 4, 2, 2, 2, 18, 9, 17, asked[8], 16, asked[10], 15, *range(65, 44, -1)]
    first = table.display[0]
    play(table, first, duel.TO_SPACE + 8, duel.ROTATE)
    assert table.boards[1 - table.starter].cells[4][4:] == [*duel.PLATES[first][:2]]
    assert (table.turn, EMPTY in table.display, table.stack.size) == (table.starter, False, 14)


def test_example_losses() -> None:
    for broken, start_tile, score in ((2, False, 7), (3, True, 2), (5, True, 0)):
        board, tower = Board(), [0] * 5
        board.score = 10
        board.break_tiles(RED, broken, tower)
        board.pay_losses(start_tile, tower)
        assert (board.score, tower[RED], board.broken) == (score, broken, [])


def test_example_points_of_a_tile_and_of_a_special_one() -> None:
    board, tower = Board(), [0] * 5
    board.place_plate(8, 0, 3)  # *Y/BR turned to YR/*B: the special cell lies in row 2
    board.tiles[0][0], board.tiles[1][1], board.score = YELLOW, BLUE, 0
    board.add_to_line(0, RED, 1, tower)
    board.tile_line(0, 1, tower)
    assert (board.score, board.tiles[1][0]) == (4 + 2, SPECIAL)
    board.add_to_line(2, TURQUOISE, 3, tower)
    board.tile_line(2, 0, tower)
    assert (board.score, tower) == (6 + 3, [0, 0, 0, 0, 2])


def test_scoring_tiles_and_rulings_five_colours_and_floor() -> None:
    board = Board()
    board.tiles, board.cells[2][2] = [[RED] * 6 for _ in range(6)], WILD
    assert [points(board) for points in duel.CONDITIONS] == [42, 20, 20, 22, 2, 0, 18, 0]
    board.tiles[2][2] = EMPTY
    assert [points(board) for points in duel.CONDITIONS] == [35, 20, 10, 22, 0, 0, 15, 0]
    board.score, board.cells[3], board.tiles = 0, [SPECIAL] * 6, [[EMPTY] * 6 for _ in range(6)]
    board.tiles[0] = [BLUE, YELLOW, EMPTY, RED, BLACK, TURQUOISE]
    for filled, score in ((0, 0), (5, (5 + 1) - 3 + 4)):
        board.tiles[3] = [SPECIAL] * filled + [EMPTY] * (6 - filled)
        board.add_scoring_tiles([1, 5, 7])
        assert board.score == score


def test_example_chips_complete_a_line() -> None:
    # Two half-turquoise ones (no third is wanted), any three, and a choice of three.
    for chips, legal, moves in (
        ([0, 6, 7], [121, 128], [128]),
        ([0, 1, 5], [121, 122], [122]),
        ([0, 1, 2, 6], [121, 122, 123], [122, 124]),
    ):
        table = last_actions({TURQUOISE: 2})
        board = table.boards[0]
        board.cells[2] = [TURQUOISE, *[EMPTY] * 5]
        board.chips = [chips.count(chip) for chip in range(10)]
        play(table, duel.TAKE_SUN + TURQUOISE, duel.TO_LINE + 2)
        assert table.legal_moves() == legal
        play(table, *moves)
        assert (board.tiles[2][0], board.lines[2].count, table.round) == (TURQUOISE, 0, 2)
        assert sum(board.chips) == (len(chips) > 3 or 7 in chips)
        assert table.tower == [0, 0, 0, 0, 1]  # of the line's two real tiles


def test_payments_are_those_of_the_definition() -> None:
    def splits(chips: tuple[int, ...], colour: int, missing: int) -> bool:
        """The first chip is in some group: try all of them."""
        if not missing or not chips:
            return not missing and not chips
        groups = [(0, *o) for n in (1, 2) for o in combinations(range(1, len(chips)), n)]
        return any(
            splits(tuple(c for i, c in enumerate(chips) if i not in group), colour, missing - 1)
            for group in groups
            if len(group) == 3 or all(colour in duel.CHIPS[chips[i]] for i in group)
        )

    rng = Random(1)
    for _ in range(60):
        held = sorted(rng.sample([*range(10)] * 2, rng.randrange(2, 9)))
        colour, missing = rng.randrange(5), rng.randrange(1, 4)
        parts = {p for size in range(len(held) + 1) for p in combinations(held, size)}
        valid = {part for part in parts if splits(part, colour, missing)}
        proper = {p: {q for n in range(len(p)) for q in combinations(p, n)} for p in valid}
        minimal = sorted(payment for payment in valid if not proper[payment] & valid)
        assert sorted(duel.minimal_payments(held, colour, missing)) == minimal


def test_example_start_tile_and_chips_of_the_moons() -> None:
    table = last_actions({YELLOW: 1, BLUE: 4}, {RED: 1, BLUE: 2, BLACK: 1}, {RED: 4})
    table.small[0].chip = table.small[1].chip = duel.FACE_DOWN
    table.play(duel.TAKE_SUN + 5 + RED)
    assert table.legal_moves() == [duel.STACK_TILE + BLUE, duel.STACK_TILE + BLACK]
    play(table, duel.STACK_TILE + BLUE, duel.STACK_TILE + BLACK)  # the last one follows by itself
    assert table.small[0].moon == [BLUE, BLACK, BLUE]
    play(table, duel.BREAK_ALL, duel.TAKE_MOONS + BLUE)
    assert (table.start_tile, table.hand, table.small[0].chip) == (EMPTY, (BLUE, 1), duel.FACE_DOWN)
    play(table, duel.TO_LINE, duel.TAKE_SUN + 10 + RED)
    assert table.small[1].chip >= 0
    table.play(duel.TO_LINE + 1)
    with pytest.raises(ValueError, match="illegal move"):
        table.play(duel.TAKE_CHIP + 1)  # seat 1 has had two
    play(table, duel.TAKE_SUN + YELLOW, duel.TO_LINE + 2, duel.TAKE_MOONS + BLUE)
    assert (table.start_tile, table.hand, table.boards[0].broken) == (0, (BLUE, 4), [RED] * 3)


def test_drawing_plates_and_ruling_without_points() -> None:
    table = last_actions({RED: 1, BLUE: 1}, {RED: 1})
    board, other, size = *table.boards, table.stack.size
    board.tokens, board.score, other.tokens, other.score = 1, 2, 1, 0
    table.play(duel.DRAW)
    assert (table.legal_moves(), len(table.stack.unseen)) == ([duel.DRAW, duel.STOP], size)
    table.play(duel.DRAW)  # the last point: drawing ends by itself
    assert (board.score, table.step, len(table.stack.unseen)) == (0, duel.KEEP, size - 2)
    kept, returned = table.looked_at
    play(table, duel.KEEP_PLATE + kept, duel.TO_SPACE + 8, duel.ROTATE)
    assert (table.stack.returned, table.stack.size, table.turn) == ([returned], size - 1, 1)
    assert duel.DRAW not in table.legal_moves()
    table.display = [EMPTY] * 3
    table.play(duel.DRAW)
    assert (other.score, table.step, table.stack.size) == (0, duel.SPACE, size - 2)


def test_ruling_one_colour_on_the_large_factory_and_a_shortage() -> None:
    table = last_actions({RED: 5})
    table.bag, table.tower = [0, 0, 9, 0, 0], [0] * 5
    play(table, duel.TAKE_SUN + RED)
    assert table.start_tile == 0
    table.play(duel.BREAK_ALL)
    assert (table.round, table.bag, table.tower) == (2, [0] * 5, [0] * 5)
    assert [sun[RED] for sun in table.suns] == [5, 4, 4, 1, 0]
    assert [factory.chip >= 0 for factory in table.small] == [False] * 3 + [True]


def test_line_without_a_cell_stays_or_breaks_and_start_tile_settles_a_tie() -> None:
    for plates, score in ((2, 5 - 2), (3, 5 - 2 - 1)):
        table = last_actions({RED: 1})
        board = table.boards[0]
        board.cells[0] = [BLUE, SPECIAL] * plates + [EMPTY] * (6 - 2 * plates)
        play(table, duel.TAKE_SUN + RED, duel.TO_LINE)
        assert (board.score, board.lines[0].count) == (score, 3 - plates)
        table.boards[1].score, table.start_tile = score, 1
        assert table.places() == [2, 1]


def check_pieces(table: Table) -> int:
    """All are somewhere, by the facts. Returns the number of tiles in neither dome nor line."""
    facts = table.facts()
    tiles = Counter(dict([table.hand]))
    for at in (*range(29, 59, 5), 85, 90, 95 + 98, 198 + 98):
        tiles.update({colour: facts[at + colour] for colour in range(5)})
    tiles.update(facts[59:71])
    free = sum(tiles[colour] for colour in range(5))
    for seat in (95, 198):
        tiles.update(facts[seat + 62 : seat + 98])
        for line in range(seat + 14, seat + 26, 2):
            tiles[facts[line]] += facts[line + 1]
    assert (len(facts), [tiles[colour] for colour in range(5)]) == (301, [13] * 5)

    in_hand = table.step in (duel.RETURN, duel.SPACE, duel.ROTATION)
    in_domes = sum(9 - len(board.empty_spaces()) for board in table.boards)
    drawn = len(table.stack.drawn) + len(table.looked_at)
    assert facts[10] + (3 - facts[7:10].count(EMPTY)) + drawn + in_hand + in_domes == 18

    revealed = sum(chip >= 0 for chip in facts[71:75])
    taken = 4 * (table.round - 1) + facts[95 + 2] + facts[198 + 2]
    assert sum(facts[75:85]) + revealed + taken == 20
    return free


def test_random_games_keep_all_pieces_and_have_the_stated_statistics() -> None:
    choices: list[float] = []
    scores: list[float] = []
    for seed in range(600 if WIDE else 200):
        rng = Random(seed)
        table = Table(None, 3 + seed % 2, None, rng.randrange)
        steps: Counter[int] = Counter()
        bounds = {1: 65, 2: 44, 3: 23, 4: 11, 5: 9}  # at the first decision of a round
        while not table.over:
            assert check_pieces(table) >= bounds.pop(table.round, 0)
            steps[table.step] += 1
            legal = table.legal_moves()
            assert legal == sorted(set(legal)) != legal[:1]
            table.play(rng.choice(legal))
        check_pieces(table)
        assert (table.legal_moves(), table.facts()[:4]) == ([], [3, 11, 0, 5])
        choices.append(steps.total() - steps[duel.NEXT_CHIP])  # a payment counts as one choice
        scores.append(fmean(table.scores()))
    assert abs(fmean(choices) - 231) < 2
    assert abs(fmean(scores) - 1.5) < 0.05 + 3.5 * stdev(scores) / sqrt(len(scores))
