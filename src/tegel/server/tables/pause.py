"""Letting a game rest: by agreement, and as long as nobody wishes to go on."""

from tegel.server.tables.asking import ask
from tegel.server.tables.commands import Continue, Pause, Refused
from tegel.server.tables.enough import check_pauses
from tegel.server.tables.events import Continued, Event, Paused
from tegel.server.tables.leave import GRACE
from tegel.server.tables.seat import check_free, check_going, check_in, check_running
from tegel.server.tables.table import Table


def pause(table: Table, player: str, wish: Pause, now: int) -> list[Event]:
    """Let the game rest; other people are asked first."""
    check_in(table, player, wish.seat)
    check_going(table)
    check_running(table, now)
    check_free(table)
    if not may_pause(table, player):
        raise Refused("no_pause", "nobody waits and no clock runs: there is nothing to pause")
    if table.people_besides(player):
        return ask(table, wish.seat, "pause")
    check_pauses(table, wish.seat)
    return [Paused(wish.seat)]


def go_on(table: Table, player: str, wish: Continue) -> list[Event]:
    """Go on with the game: anybody who plays may."""
    check_in(table, player, wish.seat)
    if table.paused_at is None:
        raise Refused("not_paused", "the game does not rest")
    return [Continued(wish.seat)]


def may_pause(table: Table, player: str | None) -> bool:
    """Whether a pause would spare anybody anything: who plays by the day has time enough."""
    kind = "days" if table.counts else table.clock.kind
    return kind == "live" or (kind in GRACE and bool(table.people_besides(player)))
