"""Games with all that was tried in them, as trees of moves."""

import unicodedata
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

from tegel.core.errors import BadOptions, BadPosition, BadRecord, TegelError
from tegel.core.key import Key
from tegel.core.notes import Note, Notes, Variation
from tegel.core.record import Record, parse
from tegel.core.state import State
from tegel.games import find
from tegel.server.looks.positions import begin, source_of
from tegel.server.tables.commands import Refused
from tegel.server.wire.asked import TriedMove, WrittenFile

if TYPE_CHECKING:
    from tegel.server.http.answers.trees import FileView, TriedView
    from tegel.server.wire.told import ToldMove


def tree_of(text: str) -> "FileView":
    """A record, checked, with its variations: each move told as the seat that made it knows it."""
    try:
        record = parse(text, find)
        record.verify()
        state = next(record.replay())
    except BadRecord as error:
        raise Refused("bad_record", str(error), error.refusal) from None
    source = record.source
    return {
        "game": record.game.name,
        "options": dict(record.options),
        "position": record.position,
        "known": record.knowledge,
        "source": source.text if isinstance(source, Key) else str(source),
        "seats": list(record.seats),
        "tags": dict(record.tags),
        "comment": record.notes.get(0, Note()).comment,
        "moves": _tried(state, record.moves, record.notes, 1),
    }


def _tried(state: State, moves: Sequence[str], notes: Notes, first: int) -> "list[TriedView]":
    """A line as it is read; the state is played on."""
    found: list[TriedView] = []
    for n, text in enumerate(moves, first):
        note = notes.get(n, Note())
        instead = [_tried(state.copy(), one.moves, one.notes, n) for one in note.instead]
        seat = state.turn
        state.push_text(text, note.deals)
        found.append(
            {
                "move": state.moves[-1],
                "telling": cast("ToldMove", state.last_move(seat)),
                "chance": state.chance_spoke,
                "deals": list(note.deals),
                "mark": note.mark,
                "comment": note.comment,
                "instead": instead,
            }
        )
    return found


def written(asked: WrittenFile) -> Record:
    """A game with variations and comments, as a record."""
    seed = 0 if asked.source is None and asked.seed is None else asked.seed
    state = begin(asked, seed)
    try:
        moves, notes = _line(state, asked.moves, 1)
        start = _printable(asked.comment)
        if start:
            notes = {0: Note(comment=start), **notes}
        record = Record.of(state, asked.seats).tagged(**asked.tags)
        # What is unknown was dealt by it, and the chance to come is another's then.
        record = replace(record, notes=notes, source=source_of(asked, seed))
        assert record.moves == moves
        # It may be too deep, or too much.
        return parse(str(record), find)
    except BadRecord as error:
        raise Refused("bad_record", error.reason) from None
    except BadOptions as error:
        raise Refused("bad_request", str(error)) from None


def _line(state: State, tried: Sequence[TriedMove], first: int) -> tuple[tuple[str, ...], Notes]:
    """A line as it is written; the state is played on."""
    texts: list[str] = []
    notes: dict[int, Note] = {}
    for n, one in enumerate(tried, first):
        instead = tuple(Variation(*_line(state.copy(), other, n)) for other in one.instead)
        note = Note(one.mark, _printable(one.comment), instead, tuple(one.deals))
        if note != Note():
            notes[n] = note
        try:
            texts.append(state.text(one.move))
            state.push(one.move, one.deals)
        except BadPosition as error:
            raise Refused("bad_position", f"move {n}: {error}", field="deals") from None
        except TegelError as error:
            raise Refused("illegal", f"move {n}: {error}", error.refusal) from None
    return tuple(texts), notes


def _printable(comment: str) -> str:
    """A comment as a record takes it: lines without blanks at their ends, and without others."""
    lines = (
        "".join(" " if unicodedata.category(one)[0] == "C" else one for one in line).strip()
        for line in comment.splitlines()
    )
    return "\n".join(line for line in lines if line)
