"""The terminal's words, in the language that it is asked for."""

import pytest

from tegel.tui.words import language_of_terminal, minutes, terminal_words


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
