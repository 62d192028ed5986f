"""A game that no file of the package names is analysed, reviewed and counted as ours are."""

from importlib import import_module
from random import Random

import pytest

import tegel
from tegel.analysis import analyse, text
from tegel.analysis.puzzles.mine import mine
from tegel.analysis.review import review
from tegel.analysis.telling import Telling
from tegel.core.shelf import languages
from tegel.core.story import Story, plain
from tegel.core.words import book
from tegel.statistics.sums import opening, sums
from tests.fourth import GAME

NAMES = ("Ana", "Ben")
every_language = pytest.mark.parametrize("language", languages())


def played() -> tegel.State:
    """A whole game of moves by chance."""
    state, chance = tegel.State(GAME, {}, 3), Random(1)
    while not state.is_over:
        state.push(chance.choice(state.legal_moves))
    return state


@every_language
def test_lines_are_told_in_the_words_of_the_game(language: str) -> None:
    state = tegel.State(GAME, {}, 3)
    found = analyse(state, iterations=200)
    best = found.lines[0].steps[0]
    deed = Story(book(language, "common", game=GAME), NAMES).deed(best.deed, best.seat)
    assert f"Ana {plain(deed)}." in text(found, state, language, NAMES)


@every_language
def test_a_review_says_what_would_have_been_better(language: str) -> None:
    found = review(played(), NAMES, iterations=200)
    telling = Telling(found, book(language, "common", game=GAME))
    marked = [turn for turn in found.turns if turn.mark]
    assert marked
    for turn in marked:
        name = NAMES[turn.seat]
        assert telling.made(turn).startswith(f"{name} ")
        assert turn.mark == "!" or f"{name} " in telling.verdict(turn)


def test_puzzles_are_found_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # A puzzle's position names its game.
    monkeypatch.setitem(vars(import_module("tegel.games"))["_games"], GAME.name, GAME)
    found = mine(GAME, 1, 1)
    assert found.counts["decisions"]
    assert all(puzzle.game == GAME.name for puzzle in found.puzzles)


def test_what_brought_points_is_summed() -> None:
    state = played()
    (winner,) = state.outcome.winners
    made = sums(state)
    assert [dict(one.sources) for one in made] == [
        {"won": 1} if seat == winner else {} for seat in range(2)
    ]
    assert opening(state) == []
