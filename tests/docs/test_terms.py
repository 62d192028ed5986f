"""The rules in the handbook call things as the book of words does, and so as the rulebooks do."""

import re
from typing import Any

import pytest

import tegel
from tegel.core import shelf
from tegel.core import words as fluent
from tests.docs.pages import DOCS

# Messages that name one thing; its name is the longest word of them.
NAMED: dict[str, dict[str, dict[str, Any]]] = {
    "azul": {
        "colour": {"colour": "marker"},
        "floor-line": {},
        "setup-factories": {},
        "todo-lay": {},
        "bag": {},
        "lid": {},
        "board-of": {"name": ""},
    },
    "azul_duel": {
        "start-tile": {},
        "lines": {},
        "chips": {},
        "tokens": {},
        "plates": {},
        "factories": {},
        "scoring": {},
        "told-special": {"row": 1, "points": 2},
        "board-of": {"name": ""},
        "bag": {},
        "tower": {},
    },
    "ingenious": {
        "tile-count": {"count": 1},
        "rack-of": {"name": ""},
        "tracks-of": {"name": ""},
        "in-bag": {"count": 3},
        "bonus-turn": {},
        "board": {},
    },
}
# What they were once called, or are called elsewhere.
OTHERWISE = {
    ("azul", "nl"): "startsteen patroonrij vloer rek spelersbord",
    ("azul", "de"): "Startstein Boden Tafel Mitte",
    (
        "azul_duel",
        "nl",
    ): "starttegel startspelerfiche startsteen patroonrij turkoois wilde dichte spelerbord",
    ("azul_duel", "de"): "Startfliese Startspielermarker Startstein Tafel",
    ("ingenious", "nl"): "tegel tegels rek rekken zak vakje vakjes sporen spoor remise reiseditie",
    ("ingenious", "de"): "Plättchen Bank Bänke Leiste Leisten Brett",
}
LANGUAGES = shelf.languages()
every_page = pytest.mark.parametrize(
    ("game", "language"), [(game, language) for game in NAMED for language in LANGUAGES]
)


def rules(game: str, language: str) -> str:
    """The rules of a game as the handbook tells them."""
    return (DOCS / "rules" / f"{game.replace('_', '-')}.{language}.md").read_text("utf-8")


def names(game: str, language: str) -> list[str]:
    """What the book of words calls the things of a game."""
    words = fluent.book(language, "common", game=tegel.games()[game])
    said = [words(key, **values) for key, values in NAMED[game].items()]
    return [max(reversed(re.findall(r"[\w-]+", one)), key=len) for one in said]


@every_page
def test_the_rules_call_things_as_the_book_of_words_does(game: str, language: str) -> None:
    text = rules(game, language).lower()
    assert [name for name in names(game, language) if name.lower() not in text] == []


@pytest.mark.parametrize(("game", "language"), OTHERWISE)
def test_nothing_has_a_second_name(game: str, language: str) -> None:
    book = shelf.words_of_game(language, tegel.games()[game])
    wrong = [
        f"{name}: {line}"
        for name in OTHERWISE[game, language].split()
        for line in [*rules(game, language).splitlines(), *book.splitlines()]
        if re.search(rf"\b{name}\b", line)
    ]
    assert wrong == []
