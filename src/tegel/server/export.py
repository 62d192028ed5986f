"""Everything of somebody's in one file: made piece by piece, while it is sent.

No more of it is in memory than a table and what the reader has not taken yet, however many games
there are; tables are read and replayed beside the loop, in turn with what others ask for.
"""

import zipfile
from collections.abc import AsyncGenerator
from functools import partial
from typing import Any

import orjson

from tegel.server.daily.deals import is_secret
from tegel.server.http.aside import aside
from tegel.server.looks.past import record_of
from tegel.server.site import Site
from tegel.server.store import log, mine
from tegel.server.tables.events import Entry, Said, Unreadable
from tegel.server.tables.table import Table

ENDED = ("finished", "closed")
README = """Everything that this Tegel has kept of you.

account.json    who you are, your e-mail address, how the site stands with you
logins.json     where you are logged in, your passkeys, and the tokens of your programs
people.json     whom you have met, blocked and reported
puzzles.json    your tries and ratings        mistakes.json   what you are to see again
ratings.json    what rated games changed         tournaments.json   those you announced or entered
notices.json    of what you are told, and where
daily.json      your tries at the deals of the days
statistics.json how your games went, over time, by source and habit, and what chance did
tables.json     your tables, with what you said there
games/          games that are over, as records: open them at Replay, or with `tegel verify`

A game that goes on has no record yet: it would show what is hidden. Nor has the deal of today.
What you chose for a device (language, colours, sounds) is kept in its browser. Times are
milliseconds since 1970.
"""


class _Pieces:
    """A file for a ZIP that is given away as it is written."""

    def __init__(self) -> None:
        self._written = bytearray()

    def write(self, data: bytes) -> int:
        self._written += data
        return len(data)

    def flush(self) -> None:
        pass

    def take(self) -> bytes:
        """What was written since the last time."""
        taken = bytes(self._written)
        self._written.clear()
        return taken


async def export(site: Site, player: str) -> AsyncGenerator[bytes]:
    """A ZIP of all that is kept of somebody."""
    pieces = _Pieces()
    target: Any = pieces
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("README.txt", README)
        for name in mine.FILES:
            found = await site.store.read(partial(mine.read, name=name, player=player))
            file.writestr(name, _json(found))
            yield pieces.take()
        told: list[dict[str, Any]] = []
        after = ""
        while names := await site.store.read(partial(mine.own_tables, player=player, after=after)):
            for name in names:
                entries = await _entries(site, name)
                about, record = await aside(partial(_table, name, entries, player, site.now()))
                told.append(about)
                if record is not None:
                    file.writestr(f"games/{name}.tegel", record)
                    yield pieces.take()
            after = names[-1]
        file.writestr("tables.json", await aside(partial(_json, told)))
    yield pieces.take()


async def _entries(site: Site, table: str) -> list[Entry]:
    try:
        return await site.store.read(lambda c: log.entries_after(c, table, 0))
    except Unreadable:
        return []


def _table(
    name: str, entries: list[Entry], player: str, now: int
) -> tuple[dict[str, Any], str | None]:
    """What there is to tell of a table, and its record if the game is over."""
    try:
        table = Table.of(name, entries)
        own = table.seats_of(player)
    except Unreadable:
        return {"table": name, "readable": False}, None
    if not entries:
        return {"table": name, "readable": False}, None
    said = [
        {"at": one.at, "text": one.event.text, "phrase": one.event.phrase}
        for one in table.talk
        if isinstance(one.event, Said) and one.event.seat in own
    ]
    about = {
        "table": name,
        "readable": True,
        "game": table.game.name,
        "status": table.status,
        "seats": list(own),
        "began_at": entries[0].at,
        "last_at": table.at,
        "said": said,
    }
    is_over = table.status in ENDED and table.has_begun and not is_secret(table, now)
    return about, str(record_of(table)) if is_over else None


def _json(data: Any) -> bytes:
    return orjson.dumps(data, option=orjson.OPT_INDENT_2)
