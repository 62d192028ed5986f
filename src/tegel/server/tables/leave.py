"""Leaving a game: giving up, running out of time, or being away while a bot plays."""

from tegel.server.tables.clock import MINUTE
from tegel.server.tables.commands import Absent, Flag, Leave, Refused, Resign, Return, TakeOver
from tegel.server.tables.enough import check_leaves, check_returns
from tegel.server.tables.events import Event, Flagged, Moved, Reason, Resigned, Returned, TakenOver
from tegel.server.tables.finish import by_default
from tegel.server.tables.seat import check_free, check_in, check_playing, check_time
from tegel.server.tables.table import Table

# How long, in milliseconds, others wait for somebody whose turn it is and who is not there. Who
# plays by the day is not expected to be there.
GRACE = {"live": MINUTE, "none": 3 * MINUTE}


def resign(table: Table, player: str, wish: Resign) -> list[Event]:
    """Give up."""
    check_in(table, player, wish.seat)
    return give_up(table, wish.seat)


def give_up(table: Table, seat: int) -> list[Event]:
    """What follows when a seat gives up."""
    return [Resigned(seat), *_end(table, seat, "resigned")]


def flag(table: Table, duty: Flag, now: int) -> list[Event]:
    """A seat's time has run out."""
    check_playing(table)
    ends = table.hands.runs_out
    if table.hands.running != duty.seat or ends is None or now < ends:
        raise Refused("time_left", f"seat {duty.seat} has time left")
    return [Flagged(duty.seat), *_end(table, duty.seat, "time")]


def absent(table: Table, duty: Absent) -> list[Event]:
    """Who was expected at a tournament's table has never come."""
    check_playing(table)
    moved = any(isinstance(one.event, Moved) and one.event.seat == duty.seat for one in table.made)
    if table.created.tournament is None or table.turn != duty.seat or moved:
        raise Refused("not_missed", f"nobody waits for seat {duty.seat}")
    return [Flagged(duty.seat), *_end(table, duty.seat, "time")]


def leave(table: Table, player: str, wish: Leave, now: int) -> list[Event]:
    """A person lets a bot play on, but not to escape the clock."""
    check_in(table, player, wish.seat)
    check_time(table, wish.seat, now)
    check_free(table)
    if table.seats[wish.seat].away:
        raise Refused("away", f"a bot plays for seat {wish.seat} already")
    check_leaves(table, wish.seat)
    return [TakenOver(wish.seat)]


def come_back(table: Table, player: str, wish: Return) -> list[Event]:
    """A person plays on."""
    check_in(table, player, wish.seat)
    if not table.seats[wish.seat].away:
        raise Refused("not_away", f"no bot plays for seat {wish.seat}")
    check_returns(table, wish.seat)
    return [Returned(wish.seat)]


def take_over(table: Table, duty: TakeOver) -> list[Event]:
    """Others wait for a person who is not there: a bot plays on."""
    check_playing(table)
    if table.turn != duty.seat or not keeps_others_waiting(table):
        raise Refused("not_missed", f"nobody waits for seat {duty.seat}")
    return [TakenOver(duty.seat)]


def keeps_others_waiting(table: Table) -> bool:
    """Whether a person has the turn whom another person waits for."""
    turn = table.turn
    if turn is None or table.seats[turn].thinker or table.clock.kind not in GRACE:
        return False
    if table.counts:
        return False  # nobody plays for them: their time runs
    here = table.seats[turn].player
    return any(
        seat.kind == "person" and seat.thinker is None and seat.player != here
        for seat in table.seats
    )


def _end(table: Table, seat: int, reason: Reason) -> list[Event]:
    """The game ends if one seat is left, or no person."""
    rest = [other for n, other in enumerate(table.seats) if n != seat and not other.out]
    persons = sum(other.player is not None for other in rest)
    return [by_default(table, seat, reason)] if len(rest) == 1 or persons == 0 else []
