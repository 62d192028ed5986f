"""Telling a bot that thinks by the clock that it shall move now."""

from tegel.server.tables.commands import Hurry, Refused
from tegel.server.tables.events import Event, Hurried
from tegel.server.tables.seat import check_going, check_in
from tegel.server.tables.table import Table
from tegel.server.tables.timed import seconds_of


def hurry(table: Table, asker: str, wish: Hurry) -> list[Event]:
    """Let the bot in turn move by what it has found out."""
    check_in(table, asker, wish.seat)
    check_going(table)
    if not may_hurry(table):
        raise Refused("no_hurry", "nobody is thinking here who could be told to move")
    return [Hurried(wish.seat)]


def may_hurry(table: Table) -> bool:
    """Whether the bot in turn thinks by the clock, and was not told yet that it shall move."""
    level = None if table.turn is None else table.seats[table.turn].thinker
    return level is not None and seconds_of(level) is not None and table.hurried != table.acted
