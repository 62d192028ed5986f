"""Three languages say the same things."""

import re

import pytest

import tegel
from tegel.tui.boards import board
from tegel.tui.words import LANGUAGES, Book, Language, Words, fill, language_of_terminal
from tegel.tui.words.book import BOOK
from tegel.tui.words.plain import PLAIN

BOOKS = {
    "the screen": BOOK,
    "plain games": PLAIN,
    **{name: board(name).BOOK for name in tegel.games()},
}
VALUES = re.compile(r"\{(\w+)")


@pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
def test_every_language_has_the_same_words_for_the_same_values(book: Book) -> None:
    for language in LANGUAGES:
        assert book[language].keys() == book["en"].keys()
        for key, text in book[language].items():
            # A plural may be missing where a language has none.
            assert {*VALUES.findall(text)} <= {*VALUES.findall(book["en"][key])}, (language, key)


@pytest.mark.parametrize("name", tegel.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_game_has_words(name: str, language: Language) -> None:
    state = tegel.new(name, seed=3)
    drawn = board(name)
    words = Words(drawn.BOOK, language)
    while not state.is_over:
        move = state.legal_moves[len(state.moves) % len(state.legal_moves)]
        assert drawn.say(state.text(move), words)
        state.push(move)
        told = state.last_move(None)
        assert told is not None
        assert drawn.say(told["text"], words)


def test_a_game_without_a_board_for_the_terminal_is_told_so() -> None:
    with pytest.raises(tegel.TegelError, match="chess has no board for the terminal"):
        board("chess")


def test_a_sentence_has_its_values_and_its_plurals() -> None:
    assert fill("{n} {n|tile|tiles} from {place}", {"n": 1, "place": "F1"}) == "1 tile from F1"
    assert fill("{n} {n|tile|tiles}", {"n": 3}) == "3 tiles"


@pytest.mark.parametrize(
    ("spoken", "found"), [("nl_NL.UTF-8", "nl"), ("de", "de"), ("C.UTF-8", "en"), ("fr_FR", "en")]
)
def test_the_language_is_the_terminal_s(
    monkeypatch: pytest.MonkeyPatch, spoken: str, found: str
) -> None:
    monkeypatch.setenv("LC_ALL", spoken)
    assert language_of_terminal() == found
