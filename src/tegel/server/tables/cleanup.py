"""Clearing tables that nobody finishes."""

from collections.abc import Mapping

from tegel.server.tables.clock import DAY, SECOND
from tegel.server.tables.commands import Refused
from tegel.server.tables.events import Closed, Event
from tegel.server.tables.seat import check_playing
from tegel.server.tables.table import Table

WAITING = DAY  # for the last seat to be taken
IDLE = 30 * DAY  # for the next move, where no clock runs
UNATTENDED = 40 * SECOND  # for who waits to be paired, and is not there


def clean_up(table: Table, now: int) -> list[Event]:
    """Clear a table that has been still for too long."""
    # Who asks knows when the persons were last there.
    ends = [end for end in (is_stale_at(table), is_unattended_at(table, {})) if end is not None]
    if not ends or now < min(ends):
        raise Refused("in_use", "this table is in use")
    return [Closed("nobody came" if table.status == "waiting" else "abandoned")]


def settle(table: Table) -> list[Event]:
    """End a game whose result the leader of its tournament has settled."""
    check_playing(table)
    return [Closed("decided")]


def is_unattended_at(table: Table, seen: Mapping[int, int]) -> int | None:
    """When nobody waits any more to be paired here; `seen`: when persons were last there."""
    if table.status != "waiting" or not table.created.quick:
        return None
    return max([table.at, *seen.values()]) + UNATTENDED


def is_stale_at(table: Table) -> int | None:
    """When a table is to be cleared if nothing happens; None: never, or it is."""
    if table.status == "waiting":
        return table.at + WAITING
    if table.status == "playing" and table.hands.running is None:
        return table.at + IDLE
    return None
