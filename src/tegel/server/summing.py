"""Telling games that are over for statistics, one by one, beside the loop.

Whoever is interrupted goes on with the next; two processes that tell the same game write the same.
"""

from functools import partial
from random import Random
from typing import Any

from tegel.server.guard.trouble import note
from tegel.server.http.aside import aside
from tegel.server.site import Site
from tegel.server.store import log, summing
from tegel.server.tables.events import Entry, Unreadable
from tegel.server.tables.table import Table
from tegel.statistics.sums import sums

AT_ONCE = 50  # tables that are looked for at once


async def sum_up(site: Site) -> None:
    """Sum up all that waits for it."""
    store = site.store
    while found := await store.read(lambda c: summing.waiting(c, AT_ONCE)):
        Random().shuffle(found)  # so that processes that share the database seldom tell the same
        for table in found:
            if await store.read(partial(summing.is_waiting, table=table)):
                made = await _told(site, table)
                await store.write(partial(summing.keep, table=table, sums=made), table)


async def _told(site: Site, table: str) -> dict[int, dict[str, Any]]:
    """What the seats of a table made that have played to the end; nothing if it can't be read."""
    try:
        entries = await site.store.read(lambda c: log.entries_after(c, table, 0))
        return await aside(partial(_sums, table, entries))
    except Unreadable:
        return {}
    except Exception as error:  # one game that can't be told must not stop the others
        note("summing_failed", error)
        return {}


def _sums(name: str, entries: list[Entry]) -> dict[int, dict[str, Any]]:
    if not entries:
        return {}
    table = Table.of(name, entries)
    if table.result is None or table.result.reason != "played":
        return {}
    return {
        seat: {"sources": one.sources, "habits": one.habits}
        for seat, one in enumerate(sums(table.state))
        if table.seats[seat].out is None
    }
