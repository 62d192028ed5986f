"""The sets that come with Tegel: every position can be, every answer is legal, all is as told."""

import datetime
import os
from random import Random

import pytest

from tegel.analysis.puzzles import BadPuzzle, Puzzle, daily, explain, find_puzzle, parse, shelf
from tegel.analysis.puzzles.shelf import shelves
from tegel.analysis.puzzles.solve import Attempt, decisions
from tegel.analysis.puzzles.subjects import subjects
from tegel.games import games

ALL = "TEGEL_LOCKSTEP" in os.environ
SOME = 25


def chosen(game: str) -> list[Puzzle]:
    """All puzzles of a game, or always the same few."""
    puzzles = list(shelf(game).puzzles)
    return puzzles if ALL else Random(game).sample(puzzles, SOME)


def test_every_game_has_its_set_and_every_position_only_once() -> None:
    assert shelves() == list(games())
    for game in shelves():
        puzzles = shelf(game).puzzles
        assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
        assert len(shelf(game).by_key) == len(puzzles)
        assert all(puzzle.game == game for puzzle in puzzles)


@pytest.mark.parametrize("game", shelves())
def test_a_line_is_read_as_it_was_written(game: str) -> None:
    for puzzle in shelf(game).puzzles:
        assert parse(puzzle.line()) == puzzle
        assert puzzle.themes
        assert set(puzzle.themes) <= set(subjects(puzzle.game).themes)
        assert puzzle.best_share - puzzle.second_share > 0.06
        assert 600 < puzzle.rating < 2400


@pytest.mark.parametrize("game", shelves())
def test_positions_are_as_the_seat_knows_them_and_answers_are_legal(game: str) -> None:
    for puzzle in chosen(game):
        state = puzzle.state()
        assert state.position_for(state.turn) == puzzle.position
        assert len(state.legal_moves) >= 3
        assert puzzle.answer[0] != puzzle.second[0]
        attempt = Attempt(puzzle)
        while not attempt.is_done:
            assert attempt.state.turn == attempt.seat
            wrong = next((m for m in attempt.state.legal_moves if m != attempt.move), None)
            assert wrong is None or not attempt.play(wrong)
            assert attempt.play(attempt.move)
        assert decisions(puzzle) >= 1


@pytest.mark.parametrize("game", shelves())
def test_an_explanation_tells_both_lines_and_adds_up(game: str) -> None:
    for puzzle in chosen(game):
        told = explain(puzzle)
        assert len(told.best) == len(puzzle.answer) + len(puzzle.onward)
        assert [one["text"] for one in told.best[: told.answer]] == list(puzzle.answer)
        assert told.second[0]["text"] == puzzle.second[0]
        assert all(gain.best != gain.second for gain in told.gains)


def test_the_puzzle_of_a_day_is_the_same_for_all_and_games_take_turns() -> None:
    days = [datetime.date(2026, 11, 1) + datetime.timedelta(n) for n in range(30)]
    found = [daily(day) for day in days]
    assert found == [daily(day) for day in days]
    assert {one.game for one in found[:3]} == set(games())
    assert len({one.key for one in found}) > 25


def test_a_puzzle_is_found_by_its_name() -> None:
    puzzle = shelf("azul").puzzles[7]
    assert find_puzzle(puzzle.key) == puzzle
    assert find_puzzle("0" * 10) is None


@pytest.mark.parametrize("line", ["", "1 2 3", "a b c d - | p | m | |", "1 2 3 | p | a | b | c"])
def test_what_is_no_puzzle_is_refused(line: str) -> None:
    with pytest.raises(BadPuzzle):
        parse(line)


def test_the_next_puzzle_is_near_ones_rating_and_new() -> None:
    found = shelf("azul").near(1200, set(), None, Random(1))
    assert found is not None
    assert abs(found.rating - 1200) < 50
    themed = shelf("azul").near(1200, {found.key}, "deny", Random(1))
    assert themed is not None
    assert themed != found
    assert "deny" in themed.themes
    everything = {puzzle.key for puzzle in shelf("azul").puzzles}
    assert shelf("azul").near(1200, everything, None, Random(1)) is None
