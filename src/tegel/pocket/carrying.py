"""All games of a page as one file, and games from such a file as tables again.

The file is of records, as any that Tegel writes (`core/files.py`). Each has tags with the name of
its table and when the game ended, so that no game is taken in twice.
"""

from dataclasses import dataclass
from datetime import UTC, datetime

from tegel.bots.levels import LEVELS
from tegel.core.errors import BadRecord
from tegel.core.files import read_all
from tegel.core.record import Record
from tegel.games import find
from tegel.pocket.books import PageBooks
from tegel.server.books import Append
from tegel.server.desk import first_row
from tegel.server.identity.codes import fresh_code, is_code
from tegel.server.looks.past import OVER, record_of
from tegel.server.tables.clock import NO_CLOCK
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import (
    BotSat,
    Closed,
    Created,
    Entry,
    Event,
    Finished,
    Moved,
    Resigned,
    Sat,
    Started,
)
from tegel.server.tables.table import Table

TABLE, ENDED = "table", "ended"


@dataclass(frozen=True)
class SentGames:
    """A file of records."""

    records: str


async def carry_out(books: PageBooks) -> str:
    """The games of all tables that are over, one after another."""
    names = [row["id"] for row in await books.rows() if row["status"] in OVER]
    tables = [Table.of(name, await books.entries(name, 0)) for name in names]
    return "\n".join(str(_tagged(table)) for table in tables if table.has_begun)


async def take_in(books: PageBooks, records: str, host: str, now: int) -> dict[str, int]:
    """Keep the games of a file; how many came, were here already, and are of no table.

    If one of them is none, none is kept; and what is here already stays as it is.
    """
    try:
        found = [as_table(record, host, now) for record in read_all(records.encode(), find)]
    except BadRecord as error:
        raise Refused("bad_record", str(error)) from None
    tables = [table for table in found if table is not None]
    added = [
        await books.append([Append(table.id, table.entries, first_row(table))]) for table in tables
    ]
    known, others = added.count(False), found.count(None)
    return {"added": added.count(True), "known": known, "others": others}


def _tagged(table: Table) -> Record:
    moment = datetime.fromtimestamp(table.at / 1000, UTC)
    ended = moment.isoformat(timespec="milliseconds")
    return record_of(table).tagged(table=table.id, date=ended[:10], ended=ended)


def as_table(record: Record, host: str, now: int) -> Table | None:
    """The table that a record was written at; None if it was at none, or its game went on.

    `host` is whose page it is, and every seat that no bot had is theirs.
    """
    seal = record.seal
    if seal is None or seal.secret is None:
        return None
    final = record.verify()
    if not final.is_over and record.ending is None:
        return None
    at = _ended(record, now)
    events = [*_begun(record, host, seal.secret), *_moves(record), *_end(record)]
    name = record.tags.get(TABLE, "")
    table = name if is_code(name) else fresh_code()
    return Table.of(table, (Entry(n, at, event, None) for n, event in enumerate(events, 1)))


def _begun(record: Record, host: str, secret: str) -> list[Event]:
    assert record.seal is not None
    created = Created(
        game=record.game.name,
        rules=record.game.rules_version,
        options=record.options,
        clock=NO_CLOCK.as_data(),
        public=False,
        chat=False,
        host=host,
        secret=secret,
        parent=None,
        chance=record.seal.way,
    )
    seats = [
        BotSat(seat, name)
        if name in LEVELS
        else Sat(seat, host, name, record.seal.nonces.get(seat))
        for seat, name in enumerate(record.seats)
    ]
    return [created, *seats, Started()]


def _moves(record: Record) -> list[Event]:
    moves: list[Event] = []
    for state, text in zip(record.replay(), record.moves, strict=False):
        assert state.turn is not None
        is_bot = record.seats[state.turn] in LEVELS
        moves.append(Moved(state.turn, state.parse(text), is_bot))
    return moves


def _end(record: Record) -> list[Event]:
    ending = record.ending
    if ending is None:
        assert record.scores is not None
        assert record.places is not None
        return [Finished("played", None, record.scores, record.places)]
    if ending.reason == "abandoned" or ending.seat is None or ending.places is None:
        return [Closed("called off")]
    scores = record.verify().scores
    return [Resigned(ending.seat), Finished(ending.reason, ending.seat, scores, ending.places)]


def _ended(record: Record, now: int) -> int:
    """When a game ended, in milliseconds; of one that does not say so, now."""
    try:
        moment = datetime.fromisoformat(record.tags[ENDED])
    except (KeyError, ValueError):
        return now
    if moment.tzinfo is None:
        raise BadRecord(1, f"the tag {ENDED!r} lacks its hours from UTC: {record.tags[ENDED]}")
    return min(now, int(moment.timestamp() * 1000))
