"""Clearing tables that nobody finishes."""

from tegel.server.tables.clock import DAY
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import Closed, Event
from tegel.server.tables.table import Table

WAITING = DAY  # for the last seat to be taken
IDLE = 30 * DAY  # for the next move, where no clock runs


def clean_up(table: Table, now: int) -> list[Event]:
    """Clear a table that has been still for too long."""
    end = is_stale_at(table)
    if end is None or now < end:
        raise Refused("in_use", "this table is in use")
    return [Closed("nobody came" if table.status == "waiting" else "abandoned")]


def is_stale_at(table: Table) -> int | None:
    """When a table is to be cleared if nothing happens; None: never, or it is."""
    if table.status == "waiting":
        return table.at + WAITING
    if table.status == "playing" and table.hands.running is None:
        return table.at + IDLE
    return None
