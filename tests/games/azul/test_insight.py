"""What networks are told of the takes for each pattern line."""

import numpy as np

import tegel
from tegel.core.packing import COLOURS
from tegel.games.azul import judgement
from tegel.games.azul.insight import (
    SEAT_INSIGHTS,
    TABLE_INSIGHTS,
    TAKE_INSIGHTS,
    insight,
    read_takes,
)
from tegel.games.azul.layout import LINES, MOST_SEATS, OBSERVATION, Azul
from tests.games.azul.positions import complete_line, fill_line, table


def takes(state: tegel.State, seat: int = 0) -> list[list[float]]:
    """For each line the best take, the second best, and whether the best completes it."""
    out = np.zeros(TAKE_INSIGHTS * LINES, np.float32)
    s = Azul.over(state.memory)
    b = s.boards[seat]
    for line in range(LINES):
        read_takes(s, b, judgement.outlook(s, b), line, out, TAKE_INSIGHTS * line)
    return [row.tolist() for row in out.reshape(LINES, TAKE_INSIGHTS)]


def test_the_two_best_takes_of_a_line_and_whether_it_is_then_complete() -> None:
    state = table("2 black", "2 black, red", "4 blue")
    for line, (best, second, completes) in enumerate(takes(state)):
        assert best > 0
        assert best >= second >= 0
        assert completes == (line < 4)
    # Two factories with the same tiles offer the same.
    assert takes(state)[1][0] == takes(state)[1][1]


def test_a_line_gets_only_tiles_of_its_colour_and_a_complete_one_none() -> None:
    state = table("2 black", "4 blue")
    fill_line(state, 0, 3, "red", 1)
    complete_line(state, 0, 2, "white")
    assert takes(state)[2] == [0, 0, 0]
    assert takes(state)[1] == [0, 0, 0]
    assert takes(state)[3][0] > 0


def test_what_spills_is_worth_less() -> None:
    exact, spilt = takes(table("2 red"))[1], takes(table("4 red"))[1]
    assert exact[0] > spilt[0]


def test_with_more_players_takes_are_told_of_who_is_in_turn_and_who_is_next() -> None:
    state = table("2 black", "4 blue", players=3)
    seen = np.zeros(state.game.perception, np.float32)
    insight(Azul.over(state.memory), 0, seen)
    boards = seen[OBSERVATION + TABLE_INSIGHTS :].reshape(MOST_SEATS, SEAT_INSIGHTS)
    first = 6 + 3 * LINES + COLOURS
    told = boards[:, first : first + TAKE_INSIGHTS * LINES]
    assert told[0].reshape(LINES, TAKE_INSIGHTS).tolist() == takes(state)
    assert told[1].tolist() == told[0].tolist()
    assert not told[2:].any()
