"""Numbers that a seat sees: what conditions pay, where points came from, what moves lead to."""

from itertools import islice
from typing import cast

import pytest

import tegel
from tegel.core.telling import Told
from tegel.games.azul_duel.layout import (
    ACQUIRE,
    ACTION,
    COLOUR_NAMES,
    NO_CHIP,
    SEATS,
    SET_UP,
    TILING,
    Duel,
)
from tegel.games.azul_duel.view import BoardView, ConditionView, DuelView
from tests.games.azul_duel.positions import (
    WILD_ONES,
    about_to_tile,
    asked,
    board,
    break_tiles,
    complete_line,
    fill_dome,
    fill_line,
    give_start_tile,
    lay_tiles,
    place_plate,
    random_game,
    seen,
    set_score,
    show_plates,
    table,
    tile_domes,
)

# --- Scoring conditions ---------------------------------------------------------------------------

ROWS = [{(i, j) for j in range(6)} for i in range(6)]
COLUMNS = [{(j, i) for j in range(6)} for i in range(6)]
DIAGONALS = [{(i, i) for i in range(6)}, {(i, 5 - i) for i in range(6)}]
CORNERS = [
    {(row + i, column + j) for i in (0, 1) for j in (0, 1)} for row in (0, 4) for column in (0, 4)
]
OUTER = {(i, j) for i in range(6) for j in range(6) if {i, j} & {0, 5}}
PARTS = {
    "1A": (COLUMNS, [7] * 6),
    "2A": (DIAGONALS, [10, 10]),
    "2B": (CORNERS, [3, 3, 8, 8]),
    "4A": (ROWS, [3] * 6),
}


def check_condition(seat: BoardView, condition: ConditionView) -> int:
    """Hold what is missing, and what is paid, against the drawn dome; how much is complete."""
    tiles = {(i, j): tile for i, row in enumerate(seat["tiles"]) for j, tile in enumerate(row)}
    cells = {(i, j): cell for i, row in enumerate(seat["cells"]) for j, cell in enumerate(row)}
    empty = {cell for cell, tile in tiles.items() if tile is None}
    name, pays = condition["name"], condition["pays"]
    missing = [{(row, column) for row, column in part["cells"]} for part in condition["missing"]]
    if name == "4B":
        present = [{tiles[cell] for cell in row} & {*COLOUR_NAMES} for row in ROWS]
        colours = [{*part["colours"]} for part in condition["missing"]]
        assert colours == [{*COLOUR_NAMES} - row for row in present]
        assert pays == 4 * colours.count(set())
        return colours.count(set())
    assert [part["colours"] for part in condition["missing"]] == [[]] * len(missing)
    if name in PARTS:
        parts, points = PARTS[name]
        assert missing == [part & empty for part in parts]
        done = [worth for worth, part in zip(points, missing, strict=True) if not part]
        assert pays == sum(done)
        return len(done)
    wanted = {"1B": None, "3A": "wild", "3B": "special"}[name]
    whole = OUTER if wanted is None else {cell for cell, kind in cells.items() if kind == wanted}
    assert missing == [whole & empty]
    if name == "1B":
        assert pays == len(whole) - len(missing[0])
    elif name == "3A":
        assert pays == (0 if missing[0] else 2 * len(whole))
    else:
        assert pays == -3 * len(missing[0])
    return int(not missing[0])


@pytest.mark.parametrize("scoring", ["1A-2A-3A-4A", "1B-2B-3B-4B"])
def test_a_condition_tells_what_it_pays_and_what_every_part_of_it_lacks(scoring: str) -> None:
    for state in islice(random_game(1, greed=0.8, scoring=scoring), 100, None, 5):
        for seat in seen(state)["boards"]:
            assert [condition["name"] for condition in seat["conditions"]] == scoring.split("-")
            for condition in seat["conditions"]:
                check_condition(seat, condition)


@pytest.mark.parametrize(
    ("scoring", "complete"),
    [("1A-2A-3A-4A", [6, 2, 1, 6]), ("1B-2B-3B-4B", [1, 4, 1, 4])],
)
def test_a_condition_lacks_nothing_where_all_is_complete(scoring: str, complete: list[int]) -> None:
    state = about_to_tile(round_number=5, scoring=scoring)
    fill_dome(state, 0, *WILD_ONES)
    lay_tiles(state, 0, "YBTRKY", "TKBYRB", "TYYRTK", "TKYBRB", "RTTBRY", "YRTYBK")
    seat = board(state, 0)
    assert [check_condition(seat, condition) for condition in seat["conditions"]] == complete


@pytest.mark.parametrize("seed", range(4))
def test_what_conditions_pay_is_what_the_end_adds(seed: int) -> None:
    *_, state = random_game(seed, greed=0.5, scoring="random-4")
    view = seen(state)
    for seat in range(SEATS):
        pays = sum(condition["pays"] for condition in view["boards"][seat]["conditions"])
        before = score_before_tiling(state, seat) + told_points(view, seat)
        assert state.outcome.scores[seat] == max(0, before + pays)


# --- Where points came from -----------------------------------------------------------------------


def score_before_tiling(state: tegel.State, seat: int) -> int:
    """The score of a seat when phase 1 of the last round ended."""
    pasts = (state.before(n)[0] for n in reversed(range(len(state.moves))))
    then = next(past for past in pasts if past["phase"][0] != TILING)
    return int(then["boards"]["score"][0, seat])


def told_points(view: DuelView, seat: int) -> int:
    """What a seat won and lost in the last tiling."""
    return sum(one["points"] for one in view["last_tiling"] if one["seat"] == seat)


def test_the_last_tiling_tells_the_source_of_every_point() -> None:
    told = 0
    for seed in range(4):
        before, scores = "set-up", [5, 5]
        for state in random_game(seed, greed=0.4):
            s = Duel.over(state.memory)
            now = f"round {s.round}" if s.phase in (SET_UP, ACQUIRE) else "tiling"
            if now != before and before != "set-up" and not state.is_over:
                view = seen(state)
                for seat in range(SEATS):
                    assert state.scores[seat] == scores[seat] + told_points(view, seat)
                    told += abs(told_points(view, seat))
            if now == before or before == "set-up":
                scores = [*state.scores]
            before = now if now != "tiling" else before
    assert told > 50


def test_the_last_tiling_tells_the_runs_of_each_tile_and_what_was_lost() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "YK/T*")
    place_plate(state, 0, 4, "YB/K*")
    place_plate(state, 0, 5, "KY/R#")
    place_plate(state, 0, 6, "TB/#Y")
    lay_tiles(state, 0, ".K....", "T.....")
    complete_line(state, 0, 1, "yellow")
    fill_line(state, 0, 3, "red", 2)
    break_tiles(state, 0, "3 black")
    give_start_tile(state, 0)
    set_score(state, 3, 5)
    tile_domes(state)
    yellow, special, broke, loss = cast(list[Told], seen(state)["last_tiling"])
    assert (yellow["kind"], yellow["row"], yellow["column"]) == ("tile", 0, 0)
    assert (yellow["across"], yellow["down"], yellow["points"]) == (2, 2, 4)
    assert yellow["lit"] == ["cell 0 0 1", "cell 0 1 0"]
    assert (special["kind"], special["points"], special["at"]) == ("special", 2, "cell 0 1 1")
    assert (broke["kind"], broke["line"], broke["count"], broke["points"]) == ("broke", 2, 2, 0)
    assert (loss["kind"], loss["cost"], loss["points"], loss["start"]) == ("loss", 12, -9, True)


def test_the_last_tiling_is_told_as_far_as_it_has_come_and_until_the_next() -> None:
    state = about_to_tile()
    place_plate(state, 0, 1, "#B/TK")
    place_plate(state, 0, 4, "YR/#B")
    complete_line(state, 0, 1, "blue")
    complete_line(state, 0, 4, "blue")
    assert seen(state)["last_tiling"] == []
    tile_domes(state)
    for count, column in enumerate(("column 1", "column 2"), 1):
        state.push_text(column)
        assert [one["kind"] for one in seen(state)["last_tiling"]] == ["tile"] * count
    whole = seen(state)["last_tiling"]
    for _ in range(10):
        state.push(state.legal_moves[-1])
        assert seen(state)["last_tiling"] == whole


# --- Numbers that come true -----------------------------------------------------------------------


def phase_ended(state: tegel.State, seat: int) -> tegel.State:
    """The same boards in phase 2, after the other seat took the last chip; no chips are spent."""
    ended = state.copy()
    s = Duel.over(ended.memory)
    for factory in range(5):
        s.suns[factory] = 0
    for i in range(4):
        s.moons[i], s.factory_chips[i] = 0, NO_CHIP
    s.factory_chips[0] = 0
    s.phase, s.asked, s.turn = ACQUIRE, ACTION, 1 - seat
    s.large_moon = s.rest = s.count = s.hand = s.drawn_count = 0
    for i in range(SEATS):
        b = s.boards[i]
        b.tokens = b.chips = b.chips_taken = b.passed = 0
    ended.push_text("chip F1")
    return ended


def points_in_row(state: tegel.State, seat: int, row: int) -> int:
    """What a tile scored that a seat placed in this row in the last tiling."""
    told = [one for one in seen(state)["last_tiling"] if one["kind"] == "tile"]
    (placed,) = (one for one in told if (one["seat"], one["row"]) == (seat, row))
    return placed["points"]


def tile_greedily(state: tegel.State, seat: int) -> int:
    """What a seat wins and loses in phase 2, no chips spent: each tile to its best cell by runs."""
    while seen(state)["phase"] == "tiling":
        row, points = Duel.over(state.memory).line, dict[int, int]()
        for move in state.legal_moves if asked(state) == "column" and state.turn == seat else ():
            state.push(move)
            points[move] = points_in_row(state, seat, row)
            state.pop()
        state.push(max(points, key=points.__getitem__, default=state.legal_moves[0]))
    return told_points(seen(state), seat)


def test_a_board_shows_the_score_if_phase_2_began_as_things_stand() -> None:
    gains = 0
    for state in islice(random_game(2, greed=0.5), 10, None, 7):
        if seen(state)["phase"] == "acquire" and asked(state) in ("action", "space", "turn"):
            for seat in range(SEATS):
                gain = tile_greedily(phase_ended(state, seat), seat)
                assert board(state, seat)["prospect"] == state.scores[seat] + gain
                gains += abs(gain)
    assert gains > 50


@pytest.mark.parametrize("seed", range(2))
def test_a_move_promises_what_the_board_shows_after_it(seed: int) -> None:
    for state in islice(random_game(seed, greed=0.5), 0, None, 6):
        seat = state.turn
        for move in seen(state, seat)["moves"] if seat is not None else ():
            assert move["gain"] == move["prospect"] - state.scores[seat or 0]
            assert move["text"] == state.text(move["move"])
            state.push(move["move"])
            if asked(state) not in ("stack", "line") and not state.is_over:
                if not move["text"].startswith("pay"):
                    assert board(state, seat or 0)["prospect"] == move["prospect"]
            state.pop()


def test_a_take_promises_what_its_best_line_does() -> None:
    for state in islice(random_game(3, greed=0.5), 0, None, 11):
        seat = state.turn
        for move in seen(state, seat)["moves"] if seat is not None else ():
            state.push(move["move"])
            pushed = 1
            while asked(state) == "stack":
                state.push(state.legal_moves[0])
                pushed += 1
            if asked(state) == "line":
                lines = seen(state, seat)["moves"]
                assert move["prospect"] == max(line["prospect"] for line in lines)
            for _ in range(pushed):
                state.pop()


def test_a_move_that_ends_phase_1_leads_to_the_score_it_promises() -> None:
    state = table(large_moon="2 blue", start=1, turn=0)
    place_plate(state, 0, 1, "TR/B*")
    lay_tiles(state, 0, "T.....")
    fill_line(state, 0, 3, "yellow", 1)
    break_tiles(state, 0, "red")
    set_score(state, 9, 9)
    # Two points for a tile on line 2, less what the broken tile and the start tile cost.
    (take,) = seen(state, 0)["moves"]
    assert (take["text"], take["prospect"], take["gain"]) == ("moons blue", 9 + 2 - 3, -1)
    state.push_text("moons blue")
    promised = {line["text"]: line["prospect"] for line in seen(state, 0)["moves"]}
    for text, score in promised.items():
        state.push_text(text)
        assert seen(state)["round"] == 3
        assert (state.scores[0], board(state, 0)["prospect"]) == (score, score)
        state.pop()
    assert promised == {
        "line 1": 9 - 1 - 2 - 2,
        "line 2": 9 + 2 - 3,
        "line 4": 9 - 3,
        "line 5": 9 - 3,
        "line 6": 9 - 3,
        "break": 9 - 1 - 2 - 3 - 2,
    }


def test_a_drawn_plate_costs_its_point_in_advance() -> None:
    state = table(tokens=(1, 1))
    show_plates(state, "YK/T*", "K*/TR")
    gains = {move["text"]: move["gain"] for move in seen(state, 0)["moves"]}
    assert gains == {"plate YK/T*": 0, "plate K*/TR": 0, "draw": -1}


def test_when_the_game_is_over_a_board_shows_the_score_that_it_ended_with() -> None:
    state = about_to_tile(round_number=5)
    give_start_tile(state, 0)
    set_score(state, 20, 20)
    tile_domes(state)
    assert [board(state, seat)["prospect"] for seat in range(SEATS)] == [*state.outcome.scores]
