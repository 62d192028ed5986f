"""The terminal's words, in the language that it is asked for."""

import pytest
from textual.widgets import Footer

from tegel import Record
from tegel.analysis.set_up import SetUp
from tegel.analysis.tree import Knot, read
from tegel.core.shelf import languages
from tegel.tui.explore import ExploreApp
from tegel.tui.setup import SetUpApp
from tegel.tui.sittings.exploring import Exploring
from tegel.tui.sittings.replay import Replay
from tegel.tui.sittings.setting import Setting
from tegel.tui.words import game_words, language_of_terminal, minutes, terminal_words

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


@pytest.mark.parametrize("language", languages())
@on_screen
async def test_the_keys_fit_a_terminal_of_80_columns_in_every_language(language: str) -> None:
    state, root = new("azul"), Knot()
    record, game = Record.of(state, NAMES[:2]), state.game
    words, own = terminal_words(language), game_words(language, game)
    setting = Setting(SetUp.of(state.position, game), words, own)
    for app in (
        app_of(hot_seat(state), language),
        app_of(Replay(record, state, words), language),
        ExploreApp(Exploring(read(record, root), root, NAMES[:2]), language, "dark"),
        SetUpApp(setting, language, "dark"),
    ):
        async with app.run_test(size=COMPACT) as pilot:
            await pilot.pause()
            keys = app.query_one(Footer).children
            assert max(key.region.right for key in keys) <= COMPACT[0], app
