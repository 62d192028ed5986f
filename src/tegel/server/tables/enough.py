"""What may happen at a table so often and no more: its list of events must not grow for ever.

People never come near these numbers; who repeats something for its own sake does.
"""

from tegel.server.tables.commands import Refused
from tegel.server.tables.events import (
    Asked,
    BotSat,
    Event,
    Offered,
    Paused,
    Planned,
    Returned,
    Sat,
    TakenBack,
    TakenOver,
    Undone,
)
from tegel.server.tables.table import Table

UNDOS, TAKEN_BACK = 100, 100  # of one seat
PLANS = 200  # of one seat
ASKS, PAUSES, OFFERS = 30, 30, 10  # of one seat
SEATINGS, ALL_SEATINGS, BOTS = 20, 500, 100  # of one person; of all together; of bots
LEAVES, RETURNS = 50, 100  # of one seat: who is taken over may come back more often than leave


def check_undos(table: Table, seat: int) -> None:
    """Refuse to take back one more decision."""
    if _count(table, Undone, seat=seat) >= UNDOS:
        raise Refused("enough_undos", f"{UNDOS} decisions taken back are all that a seat has")


def check_taken_back(table: Table, seat: int) -> None:
    """Refuse to take back once more what others had answered."""
    if _count(table, TakenBack, seat=seat) >= TAKEN_BACK:
        raise Refused("enough_undos", f"a seat takes back {TAKEN_BACK} times at most")


def check_plans(table: Table, seat: int) -> None:
    """Refuse to plan once more."""
    if _count(table, Planned, seat=seat) >= PLANS:
        raise Refused.of("no_plan", {"kind": "often", "most": PLANS})


def check_asks(table: Table, seat: int) -> None:
    """Refuse to ask the others once more."""
    if _count(table, Asked, seat=seat) >= ASKS:
        raise Refused("enough_asks", f"{ASKS} questions to the others are all that a seat has")


def check_pauses(table: Table, seat: int) -> None:
    """Refuse to let the game rest once more."""
    if _count(table, Paused, seat=seat) >= PAUSES:
        raise Refused("enough_asks", f"a seat pauses the game {PAUSES} times at most")


def check_offers(table: Table, seat: int) -> None:
    """Refuse to wish for another game once more, after having declined one."""
    if _count(table, Offered, seat=seat) >= OFFERS:
        raise Refused("enough_asks", f"a seat asks for another game {OFFERS} times at most")


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
