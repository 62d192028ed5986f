"""A game from outside, without a board of its own: it is played and told in words all the same."""

from random import Random

import pytest

from tegel import State
from tegel.cli.aside import Aside
from tegel.cli.plain import Plain
from tegel.core.shelf import languages
from tegel.core.story import text
from tegel.core.words import book
from tegel.tui.boards import Scene
from tegel.tui.boards.bare import draw
from tegel.tui.paint import Paint
from tests.fourth import GAME

from .helpers import COMPACT, against_bot, app_of, hot_seat, on_screen, play_on, text_of


def played(moves: int) -> State:
    """A game in which somebody takes one tile after another."""
    state = State(GAME, {"players": 2}, 3)
    while len(state.moves) < moves and not state.is_over:
        state.push(state.legal_moves[0])
    return state


def test_its_story_is_told_in_every_language() -> None:
    assert text(played(0), "nl") == "Er is nog niets gebeurd."
    state = played(1000)
    last = len(state.moves)
    english = text(state, "en", ["Anna", "Ben"], seat=1).splitlines()
    assert english[0] == "1. Anna takes 1 tile from heap 1."
    assert english[1] == "2. You take 1 tile from heap 1."
    told = {language: text(state, language).splitlines()[last - 1] for language in languages()}
    assert told == {
        "en": f"{last}. Player 1 takes 1 tile from heap 3: the last tile +1.",
        "nl": f"{last}. Speler 1 neemt 1 tegel van stapel 3: de laatste tegel +1.",
        "de": f"{last}. Spieler 1 nimmt 1 Fliese von Haufen 3: die letzte Fliese +1.",
    }
    assert text(state).splitlines()[-1] == "Player 1 won. Player 1: 1 point, Player 2: 0 points."


@on_screen
async def test_it_is_played_on_the_screen_and_the_log_says_its_story() -> None:
    app = app_of(against_bot(State(GAME, {"players": 2}, 3), "random"), "de")
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        assert "Nimm welche von einem Haufen." in "\n".join(text_of(app))
        chance = Random(1)
        while not app.sitting.look.over:
            await play_on(pilot, app, chance)
        await pilot.pause()
        await pilot.press("enter", "l")
        shown = "\n".join(text_of(app))
        assert "Du nimmst " in shown
        assert "random 1 nimmt " in shown
        assert "die letzte Fliese +1" in shown


def test_what_is_asked_is_shown_whole_where_a_line_is_too_short() -> None:
    state = played(0)
    view = state.view(0)
    names, words = ("Anna", "Ben"), book("en", "common", "terminal", game=GAME)
    scene = Scene(view, names, 0, view["moves"], (), (), 30, 20, Paint("dark"), words)
    canvas = draw(scene)
    shown = " ".join(" ".join(canvas.lines()).split())
    assert shown.startswith(words.tell("ask", view["asks"], names, seat=0, eyes=0))
    assert len(canvas.spots) == len(state.legal_moves)


@on_screen
async def test_what_is_taken_back_stays_in_the_log() -> None:
    app = app_of(hot_seat(played(2)))
    async with app.run_test(size=COMPACT) as pilot:
        await pilot.pause()
        await pilot.press("u", "enter", "l")
        shown = "\n".join(text_of(app))
        assert "1 Anna takes 1 tile from heap 1." in shown
        assert " Ben takes 1 tile from heap 1 (taken back)." in shown


@pytest.mark.parametrize("language", languages())
def test_it_is_played_line_by_line(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = book(language, "common", "terminal", game=GAME)
    with Aside() as aside:
        sitting = against_bot(played(1), "random")
        plain = Plain(aside, sitting, language, False)
        aside.do(sitting.begin())
        plain.introduce(None)
        aside.do(plain.until_asked())
        told = capsys.readouterr().out
        plain.leave()
    assert words("plain-help", here=False) in told
    view = sitting.look.view
    assert view is not None
    assert words.tell("ask", view["asks"], seat=0, eyes=0) in told
