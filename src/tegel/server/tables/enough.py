"""What may happen at a table so often and no more: its list of events must not grow for ever.

People never come near these numbers; who repeats something for its own sake does.
"""

from tegel.server.tables.commands import Refused
from tegel.server.tables.events import BotSat, Event, Returned, Sat, TakenOver, Undone
from tegel.server.tables.table import Table

UNDOS = 100  # of one seat
SEATINGS, ALL_SEATINGS, BOTS = 20, 500, 100  # of one person; of all together; of bots
LEAVES, RETURNS = 50, 100  # of one seat: who is taken over may come back more often than leave


def check_undos(table: Table, seat: int) -> None:
    """Refuse to take back one more decision."""
    if _count(table, Undone, seat=seat) >= UNDOS:
        raise Refused("enough_undos", f"{UNDOS} decisions taken back are all that a seat has")


def check_seatings(table: Table, player: str) -> None:
    """Refuse somebody who has sat down and stood up again and again."""
    if _count(table, Sat, player=player) >= SEATINGS or _count(table, Sat) >= ALL_SEATINGS:
        raise Refused("enough_seats", "seats have been taken and left too often at this table")


def check_bots(table: Table) -> None:
    """Refuse one more bot where so many have come and gone."""
    if _count(table, BotSat) >= BOTS:
        raise Refused("enough_seats", f"{BOTS} bots have sat at this table: that is enough")


def check_leaves(table: Table, seat: int) -> None:
    """Refuse to let a bot play on once more."""
    if _count(table, TakenOver, seat=seat) >= LEAVES:
        raise Refused("enough_leaves", f"a bot has taken over {LEAVES} times: play on, or resign")


def check_returns(table: Table, seat: int) -> None:
    """Refuse to come back once more."""
    if _count(table, Returned, seat=seat) >= RETURNS:
        raise Refused("enough_leaves", f"you came back {RETURNS} times: the bot plays on for you")


def _count(table: Table, kind: type[Event], **of: object) -> int:
    """How often something has happened, to whom it is about."""
    return sum(
        isinstance(entry.event, kind)
        and all(getattr(entry.event, name) == value for name, value in of.items())
        for entry in table.entries
    )
