"""When somebody should look at a table again, and what is to be done then."""

from collections.abc import Mapping

from tegel.server.tables.cleanup import is_stale_at, is_unattended_at
from tegel.server.tables.clock import SECOND
from tegel.server.tables.commands import CleanUp, Duty, Flag, TakeOver
from tegel.server.tables.leave import GRACE, keeps_others_waiting
from tegel.server.tables.table import Table
from tegel.server.tables.timed import LONGEST, seconds_of

# A bot that has not moved so long after it should has lost its process: another one thinks for it.
BOT_LATE = 30 * SECOND


def next_look(table: Table, seen: Mapping[int, int] | None = None, asked: int = 0) -> int | None:
    """When to look if nothing happens; `seen`: when persons were last there, if that is known.

    `asked` is when a bot was asked once more: it gets its time again.
    """
    times = [
        table.hands.runs_out,
        is_stale_at(table),
        is_unattended_at(table, seen or {}),
        _missed_at(table, seen or {}),
    ]
    if level := bot_to_move(table):
        thinks = min(seconds_of(level) or 0, LONGEST) * SECOND
        times.append(max(table.at, asked) + round(thinks) + BOT_LATE)
    return min((time for time in times if time is not None), default=None)


def duties(table: Table, now: int, seen: Mapping[int, int]) -> list[Duty]:
    """What the server has to do now, most pressing first."""
    found: list[Duty] = []
    ends, turn = table.hands.runs_out, table.turn
    if ends is not None and now >= ends and table.hands.running is not None:
        found.append(Flag(table.hands.running))
    missed = _missed_at(table, seen)
    if missed is not None and now >= missed and turn is not None:
        found.append(TakeOver(turn))
    ends_at = (is_stale_at(table), is_unattended_at(table, seen))
    if any(end is not None and now >= end for end in ends_at):
        found.append(CleanUp())
    return found


def bot_to_move(table: Table) -> str | None:
    """The level of the bot whose turn it is, if it is a bot's."""
    return None if table.turn is None else table.seats[table.turn].thinker


def _missed_at(table: Table, seen: Mapping[int, int]) -> int | None:
    """When others have waited long enough for the person whose turn it is."""
    turn = table.turn
    if turn is None or not keeps_others_waiting(table):
        return None
    return max(seen.get(turn, 0), table.at) + GRACE[table.clock.kind]
