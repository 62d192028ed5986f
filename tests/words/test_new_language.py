"""A language is one folder more: nothing else has to know of it."""

import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tegel.core import shelf
from tegel.core.story import text as story_of
from tegel.tui.words import language_of_terminal
from tests.cli.conftest import run
from tests.cli.helpers import Run
from tests.tui.helpers import app_of, hot_seat, on_screen, played, text_of
from tests.words.books import GAMES, PARTS, text

__all__ = ["run"]  # a fixture

ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
TONGUE = "qps"  # the code of made-up languages


class Accented(Transformer):
    """English as if with another accent."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.translate(ACCENTS)
        return node


@pytest.fixture
def made_up(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A language of its own, on a shelf beside the others."""
    shutil.copytree(shelf.SHELF, tmp_path / "words")
    folder = tmp_path / "words" / TONGUE
    folder.mkdir()
    for name in (*PARTS, *GAMES):
        whole = Accented().visit(FluentParser().parse(text(name, "en")))
        written = FluentSerializer().serialize(whole)
        (folder / f"{name}.ftl").write_text(written, encoding="utf-8")
    monkeypatch.setattr(shelf, "SHELF", tmp_path / "words")
    return TONGUE


def test_it_is_known_and_the_terminal_may_ask_for_it(
    made_up: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert made_up in shelf.languages()
    monkeypatch.setenv("LC_ALL", f"{made_up}_XX.UTF-8")
    assert language_of_terminal() == made_up


def test_a_plain_game_is_played_in_it(
    made_up: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "9999")
    words = ("azul", "--seed", "5", "--start", "0", "--language", made_up)
    done = run("play", *words, typed="F1 red 2\nlog\n")
    assert done.code == 0
    assert "Ýóúr móvé > " in done.out
    assert "Ýóú táké 1 réd tílé fróm fáctórý 1 tó páttérn líné 2." in done.out


@on_screen
async def test_the_screen_speaks_it(made_up: str) -> None:
    app = app_of(hot_seat(played("azul", 3)), made_up)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert "tó móvé" in text_of(app)[0]
        await pilot.press("l")
        assert "Róúnd 1" in "\n".join(text_of(app))


@pytest.mark.parametrize("game", [name for name in GAMES if name != "nim"])
def test_stories_are_told_in_it(made_up: str, game: str) -> None:
    told = story_of(played(game, 40), made_up)
    assert told != story_of(played(game, 40), "en")
    assert "Pláýér 1" in told
