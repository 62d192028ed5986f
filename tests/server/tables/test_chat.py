"""Speaking at a table."""

import pytest

from tegel.server.tables.chat import LONGEST, MOST, PHRASES
from tegel.server.tables.commands import Resign, Say
from tegel.server.tables.events import Entry, Said
from tests.server.helpers import act, happen, new_table, refuses


def test_what_is_said_is_kept_in_its_order() -> None:
    table = act(act(new_table(), "anna", Say(0, "Good luck")), "ben", Say(1, "Thanks"))
    assert table.talk == [Entry(5, 0, Said(0, "Good luck")), Entry(6, 0, Said(1, "Thanks"))]


def test_people_speak_before_the_game_and_after_it() -> None:
    assert act(new_table(seats=("anna", None)), "anna", Say(0, "Anyone?")).talk
    assert act(act(new_table(), "anna", Resign(0)), "anna", Say(0, "Good game")).talk


def test_who_watches_does_not_speak_nor_anybody_in_anothers_name() -> None:
    refuses(new_table(), "stranger", Say(0, "Hello"), "not_yours")
    refuses(new_table(), "ben", Say(0, "Hello"), "not_yours")
    refuses(new_table(seats=("anna", "club")), "anna", Say(1, "Hello"), "not_yours")
    refuses(new_table(), "anna", Say(4, "Hello"), "no_seat")


def test_chat_can_be_off() -> None:
    refuses(new_table(chat=False), "anna", Say(0, "Hello"), "no_chat")


def test_what_is_said_is_one_line_of_characters_that_can_be_shown() -> None:
    assert act(new_table(), "anna", Say(0, "  a\n\tb  ")).talk[0].event == Said(0, "a b")
    # One way to write an accent, whichever way it was typed.
    assert act(new_table(), "anna", Say(0, "e\u0301")).talk[0].event == Said(0, "\xe9")


@pytest.mark.parametrize("text", ["", " \n ", "\x00", "a\u202eb", "\u200b", "x" * (LONGEST + 1)])
def test_what_cannot_be_shown_or_is_too_long_is_refused(text: str) -> None:
    refuses(new_table(), "anna", Say(0, text), "bad_text")


def test_as_much_as_can_be_said_at_once_is_kept_as_it_is() -> None:
    assert act(new_table(), "anna", Say(0, "x" * LONGEST)).talk[0].event == Said(0, "x" * LONGEST)


@pytest.mark.parametrize("phrase", PHRASES)
def test_a_phrase_is_kept_by_its_name(phrase: str) -> None:
    said = act(new_table(), "ben", Say(1, phrase=phrase)).talk[0].event
    assert said == Said(1, "", phrase)


def test_a_phrase_that_there_is_not_is_refused() -> None:
    assert "good-luck" in refuses(new_table(), "anna", Say(0, phrase="curse"), "bad_text")
    refuses(new_table(), "anna", Say(0, "Hello", "hello"), "bad_text")


def test_a_table_keeps_so_many_messages_and_no_more() -> None:
    table = happen(new_table(), [Said(0, str(n)) for n in range(MOST - 1)])
    table = act(table, "anna", Say(0, "the last"))
    refuses(table, "ben", Say(1, "one more"), "enough_chat")


def test_talk_is_no_act() -> None:
    """A command is no less right for what was said since its sender looked."""
    table = new_table()
    assert act(table, "anna", Say(0, "Hello")).acted == table.acted
