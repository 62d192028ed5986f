"""Somebody who follows a table, and the frames that all readers alike are sent."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import orjson

from tegel.server.tables import sight
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import Entry
from tegel.server.tables.sight import Alike, Reader, TableView
from tegel.server.tables.table import Table
from tegel.server.wire.changes import Known, changes, fingerprint
from tegel.server.wire.parcel import Parcel


class Follower(Protocol):
    """Somebody who follows tables; being told must not wait."""

    @property
    def player(self) -> str | None:
        """Who it is; None: nobody we know."""
        ...

    def tell(self, table: str, frame: Parcel) -> None:
        """Take a frame to send."""
        ...


@dataclass(frozen=True)
class Seen:
    """What a reader sees of a table at a number."""

    number: int
    view: TableView
    hash: str


class Sights:
    """What readers see of a table: each view is made once, for all who share it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seen: dict[Reader, Seen] = {}
        self._games: dict[int | None, Mapping[str, Any] | None] = {}
        self._alike: Alike | None = None

    def see(self, reader: Reader) -> Seen:
        """What a reader sees."""
        if reader not in self._seen:
            eyes = sight.eyes(self.table, reader.seats)
            if eyes not in self._games:
                self._games[eyes] = sight.game_view(self.table, eyes)
            self._alike = self._alike or sight.for_all(self.table)
            view = sight.look(self.table, reader, self._alike, self._games[eyes])
            self._seen[reader] = Seen(self.table.number, view, fingerprint(view))
        return self._seen[reader]


def event_frame(
    before: Sights, after: Sights, reader: Reader, entry: Entry, known: Known | None = None
) -> Parcel:
    """What happened, for a reader who has seen all before it; what other readers share is known."""
    seen = after.see(reader)
    return _parcel(
        {
            "type": "event",
            "table": after.table.id,
            "number": entry.number,
            "event": sight.announce(entry),
            "changes": changes(before.see(reader).view, seen.view, known),
            "hash": seen.hash,
        }
    )


def snapshot_frame(sights: Sights, reader: Reader, last: int | None) -> Parcel:
    """The whole table, and what happened since a number, for a reader who may have missed some."""
    seen, table = sights.see(reader), sights.table
    eyes = sight.eyes(table, reader.seats)
    missed = table.entries[last:] if last is not None and last <= table.number else []
    return _parcel(
        {
            "type": "snapshot",
            "table": table.id,
            "number": seen.number,
            "events": [sight.tell(table, entry, eyes) for entry in missed],
            "view": seen.view,
            "hash": seen.hash,
        }
    )


def current_frame(sights: Sights, reader: Reader) -> Parcel:
    """Nothing happened since: the reader has it all."""
    seen = sights.see(reader)
    return _parcel(
        {
            "type": "current",
            "table": sights.table.id,
            "number": seen.number,
            "hash": seen.hash,
        }
    )


def refused_frame(table: str, refused: Refused, own_id: str | None = None) -> Parcel:
    """A command was refused, by its id; or there is nothing more to be told of a table."""
    return _parcel(
        {
            "type": "refused",
            "table": table,
            "id": own_id,
            "code": refused.code,
            "message": str(refused),
            "refusal": refused.refusal,
        }
    )


def presence_frame(table: str, here: Sequence[int], watching: int) -> Parcel:
    """Which seats' persons follow the table now, how many others: no event, for it changes."""
    return _parcel({"type": "presence", "table": table, "here": here, "watching": watching})


def _parcel(frame: Mapping[str, Any]) -> Parcel:
    return Parcel(orjson.dumps(frame))
