"""What people write about a game reads back as it was written, and is as true as the game."""

import hashlib
from dataclasses import replace

import pytest

import tegel
from tegel import BadOptions, BadRecord, Record, read_record
from tegel.core.notes import MARKS, Note, Variation

from .helpers import played


def checked(text: str) -> str:
    """A text with the check that fits it."""
    body = text[: text.rindex("check: ")]
    return f"{body}check: {hashlib.sha256(body.encode()).hexdigest()[:16]}\n"


def game() -> Record:
    """A game with everything that can be said of one."""
    state = played(7)
    record = Record.of(state, ["Anna", "Ben"]).tagged(date="2026-11-18", place="Den Haag")
    record = record.noted(0, comment="At last\nwith the good cups.").noted(1, mark="?!")
    walk = state.again()
    walk.push(state.moves[0])
    others = [move for move in walk.legal_moves if move != state.moves[1]]
    first, second = (walk.text(move) for move in others[:2])
    record = record.noted(2, mark="??", comment="Why?").varied(2, [first]).varied(2, [second])
    walk.push(others[0])
    reply, another = (walk.text(move) for move in walk.legal_moves[:2])
    inner = Variation((another,), {3: Note("!")})
    line = Variation((first, reply), {3: Note("?", "No.", (inner,))})
    notes = dict(record.notes)
    notes[2] = Note("??", "Why?", (line, *notes[2].instead[1:]))
    return replace(record, notes=notes)


def test_all_that_is_said_comes_back() -> None:
    record = game()
    text = str(record)
    assert text.startswith("tegel record 2\n")
    again = read_record(text)
    assert again == record
    assert str(again) == text
    assert again.tags == {"date": "2026-11-18", "place": "Den Haag"}
    assert again.notes[2].mark == "??"
    assert [len(one.moves) for one in again.notes[2].instead] == [2, 1]
    ends = [len(state.moves) for state in again.variations()]
    assert ends == [3, 3, 2]
    assert again.verify() == played(7)


def test_a_game_of_which_nothing_is_said_is_written_as_ever() -> None:
    assert str(Record.of(played(7))).startswith("tegel record 1\n")


def test_what_could_be_instead_must_be_possible() -> None:
    text = str(game())
    lines = text.split("\n")
    n = next(n for n, line in enumerate(lines) if line.startswith("  2. "))
    lines[n] = "  2. F5 white 9"
    with pytest.raises(BadRecord, match="move 2") as caught:
        read_record(checked("\n".join(lines))).verify()
    assert caught.value.line == n + 1


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("tag date: 2026-11-18", "tag date: yesterday", "is no date"),
        ("tag place: Den Haag", "tag date: 2026", "stands here twice"),
        ("tag place: Den Haag", "tag Place: Den Haag", "is no name of a tag"),
        ("tag place: Den Haag", "tag place", "a tag is as in"),
        ("# At last", "#At last", "move 1 should stand here"),
        ("# Why?", "# ", "a comment is 1 to"),
        ("# Why?", "      2. F1 red 2", "two blanks further in"),
        ("# Why?", " # Why?", "two blanks further in"),
        ("  # No.", "# No.", "before what could be instead"),
        ("tegel record 2", "tegel record 1", "here should stand 'seed"),
        ("tegel record 2", "tegel record 4", "begins with the line"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(old: str, new: str, reason: str) -> None:
    text = str(game())
    assert old in text
    with pytest.raises(BadRecord, match=reason):
        read_record(checked(text.replace(old, new, 1)))


def test_notes_are_checked_when_they_are_made() -> None:
    record = Record.of(played(7))
    for mark in MARKS:
        assert read_record(str(record.noted(3, mark=mark))).notes[3].mark == mark
    with pytest.raises(BadOptions, match="is no mark"):
        record.noted(3, mark="!!!")
    with pytest.raises(BadOptions, match="printable"):
        record.noted(3, comment=" x")
    with pytest.raises(BadOptions, match="no move 0"):
        record.noted(0, mark="!")
    with pytest.raises(BadOptions, match="no move 999"):
        record.varied(999, ["F1 red 2"])
    with pytest.raises(BadOptions, match="no name"):
        record.tagged(DATE="2026")


def test_a_game_may_begin_with_any_position() -> None:
    told = tegel.new("ingenious", seed=3).position_for(0)
    state = tegel.position(told, seed=5)
    while not state.is_over:
        state.push(state.legal_moves[0])
    record = Record.of(state)
    again = read_record(str(record))
    assert again == record
    assert again.verify() == state
    assert again.position == state.again().position
    worse = str(record).replace("tracks0=0", "tracks0=1")
    with pytest.raises(BadRecord, match="tracks0: red should be 0") as caught:
        read_record(checked(worse)).verify()
    assert worse.split("\n")[caught.value.line - 1].startswith("position: ")
    other = str(record).replace("position: ingenious/1", "position: azul/1")
    with pytest.raises(BadRecord):
        read_record(checked(other)).verify()
