"""Another game with the same people, the same options and the same clock."""

from tegel.core.seal import WAY
from tegel.server.tables.commands import Decline, Refused, Rematch
from tegel.server.tables.enough import check_offers
from tegel.server.tables.events import (
    BotSat,
    Created,
    Declined,
    Event,
    Offered,
    Rematched,
    Sat,
    Started,
)
from tegel.server.tables.seat import check_own
from tegel.server.tables.table import Table


def rematch(table: Table, player: str, wish: Rematch, new: str) -> list[Event]:
    """Ask for another game; when every person has, it is at the table `new`."""
    _check_over(table, player, wish.seat)
    own = set(table.seats_of(player))
    if table.declined - own:
        raise Refused("declined", "somebody does not wish another game")
    check_offers(table, wish.seat)
    offers = table.offers | own
    persons = {n for n, seat in enumerate(table.seats) if seat.kind == "person"}
    news: list[Event] = [Offered(seat) for seat in sorted(offers - table.offers)]
    if persons <= offers:
        return [*news, Rematched(new)]
    if not news:
        raise Refused("offered", "you have asked already; the others have to agree")
    return news


def decline(table: Table, player: str, wish: Decline) -> list[Event]:
    """Rather not. Who has declined may think better of it, and ask."""
    _check_over(table, player, wish.seat)
    if wish.seat in table.declined:
        raise Refused("declined", "you have declined already")
    if not may_decline(table, wish.seat):
        raise Refused("no_question", "nobody has asked you for another game")
    return [Declined(wish.seat)]


def may_ask(table: Table, seat: int) -> bool:
    """Whether a seat may wish for another game."""
    own = set(table.seats_of(table.seats[seat].player))
    open_ = table.status == "finished" and table.rematch is None
    open_ = open_ and not table.is_arranged
    return open_ and seat not in table.offers and not table.declined - own


def may_decline(table: Table, seat: int) -> bool:
    """Whether somebody else has asked, and this seat has not answered."""
    return may_ask(table, seat) and bool(table.offers) and seat not in table.declined


def _check_over(table: Table, player: str, seat: int) -> None:
    check_own(table, player, seat)
    if table.status != "finished":
        reason = {
            "waiting": "the game has not begun; ask for another when it is over",
            "playing": "the game goes on; ask for another when it is over",
            "closed": "the table is closed; set up a new one",
        }
        raise Refused("not_over", reason[table.status])
    if table.is_arranged:
        raise Refused("counts", "this table was set up for one game")
    if table.rematch is not None:
        raise Refused("rematched", "the next game has begun already")


def next_table(table: Table, secret: str) -> list[Event]:
    """The first events of the next table. Nobody is asked for a nonce again: they were for then."""
    created = table.created
    first = Created(
        game=created.game,
        rules=table.game.rules_version,
        options=created.options,
        clock=created.clock,
        public=created.public,
        chat=created.chat,
        host=created.host,
        secret=secret,
        parent=table.id,
        chance=WAY,
        rated=created.rated,
    )
    seats: list[Event] = [
        BotSat(n, seat.level) if seat.level else Sat(n, seat.player or "", seat.name, None)
        for n, seat in enumerate(table.seats)
    ]
    return [first, *seats, Started()]
