"""The terminal's words, in the language that it is asked for."""

import pytest
from textual.widgets import Footer

from tegel import Record
from tegel.core.shelf import languages
from tegel.tui.sittings.replay import Replay
from tegel.tui.words import language_of_terminal, minutes, terminal_words

from .helpers import COMPACT, NAMES, app_of, hot_seat, new, on_screen


@pytest.mark.parametrize(
    ("spoken", "found"), [("nl_NL.UTF-8", "nl"), ("de", "de"), ("C.UTF-8", "en"), ("fr_FR", "en")]
)
def test_the_language_is_the_terminal_s(
    monkeypatch: pytest.MonkeyPatch, spoken: str, found: str
) -> None:
    monkeypatch.setenv("LC_ALL", spoken)
    assert language_of_terminal() == found


def test_where_there_is_only_ascii_words_are_spelled_with_it() -> None:
    assert terminal_words("de")("close") == "Enter schließt dies."
    assert terminal_words("de", signs=False)("close") == "Enter schliesst dies."


def test_times_are_written_as_on_a_clock() -> None:
    assert [minutes(598_900), minutes(3_600_000)] == ["9:58", "1:00:00"]


@on_screen
async def test_the_keys_fit_a_terminal_of_80_columns_in_every_language() -> None:
    state = new("azul")
    for language in languages():
        words = terminal_words(language)
        for sitting in (hot_seat(state), Replay(Record.of(state, NAMES[:2]), state, words)):
            app = app_of(sitting, language)
            async with app.run_test(size=COMPACT) as pilot:
                await pilot.pause()
                keys = app.query_one(Footer).children
                assert max(key.region.right for key in keys) <= COMPACT[0], language
