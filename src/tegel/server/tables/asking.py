"""What needs the leave of the other people: taking back what they have answered, and pausing.

One thing is asked at a time, and nobody has to wait for the answer: whoever plays on has given it.
"""

from tegel.server.tables.commands import Allow, Decline, Refused, TakeBack, Withdraw
from tegel.server.tables.enough import check_asks, check_taken_back
from tegel.server.tables.events import (
    Allowed,
    Asked,
    Asks,
    Declined,
    Event,
    Paused,
    TakenBack,
    Undone,
    Withdrawn,
)
from tegel.server.tables.seat import check_free, check_going, check_in, check_running
from tegel.server.tables.table import Request, Table
from tegel.server.tables.undo import has_shown, last_choice, why_not


def take_back(table: Table, player: str, wish: TakeBack, now: int) -> list[Event]:
    """Take back all from one's last choice on; other people are asked first.

    What one may take back anyway is nobody's business, and not marked.
    """
    check_in(table, player, wish.seat)
    check_going(table)
    check_running(table, now)
    check_free(table)
    if table.seats[wish.seat].thinker:
        raise Refused("no_undo", "a bot plays for you")
    if why_not(table, wish.seat) is None:
        return [Undone(wish.seat)]
    after = last_choice(table, wish.seat)
    if after is None:
        raise Refused("no_undo", "there is no move of yours to take back")
    check_taken_back(table, wish.seat)
    if table.people_besides(player):
        return ask(table, wish.seat, "back", after, has_shown(table, after))
    return [TakenBack(wish.seat, after)]


def ask(
    table: Table, seat: int, what: Asks, after: int | None = None, seen: bool = False
) -> list[Event]:
    """Ask the others, if nothing is asked yet."""
    if table.request is not None:
        raise Refused("asked", "something is asked already: that has to be answered first")
    check_asks(table, seat)
    return [Asked(seat, what, after, seen)]


def allow(table: Table, player: str, wish: Allow, now: int) -> list[Event]:
    """Allow what was asked; it is done when everybody has."""
    check_in(table, player, wish.seat)
    request = _question(table, wish.question)
    check_going(table)
    check_running(table, now)
    needed = table.people_besides(table.seats[request.seat].player)
    if wish.seat not in needed:
        raise Refused("not_yours", "that is for the others to allow")
    if wish.seat in request.allowed:
        raise Refused("asked", "you have allowed it already; the others have to agree")
    allowed = request.allowed | set(table.seats_of(player))
    news: list[Event] = [Allowed(wish.seat)]
    if needed <= allowed:
        news.append(_granted(request))
    return news


def decline(table: Table, player: str, wish: Decline) -> list[Event]:
    """Decline what was asked."""
    check_in(table, player, wish.seat)
    request = _question(table, wish.question)
    if wish.seat not in table.people_besides(table.seats[request.seat].player):
        raise Refused("not_yours", "that is for the others to decline")
    return [Declined(wish.seat)]


def withdraw(table: Table, player: str, wish: Withdraw) -> list[Event]:
    """Take back what one has asked."""
    check_in(table, player, wish.seat)
    if table.request is None or table.seats[table.request.seat].player != player:
        raise Refused("no_question", "you have asked nothing")
    return [Withdrawn(wish.seat)]


def _question(table: Table, number: int | None) -> Request:
    if table.request is None or table.request.number != number:
        raise Refused("no_question", "that is not asked any more")
    return table.request


def _granted(request: Request) -> Event:
    if request.what == "pause":
        return Paused(request.seat)
    assert request.after is not None
    return TakenBack(request.seat, request.after)
