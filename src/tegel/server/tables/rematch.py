"""Another game with the same people, the same options and the same clock."""

from tegel.core.seal import WAY
from tegel.server.tables.commands import Refused, Rematch
from tegel.server.tables.events import BotSat, Created, Event, Offered, Rematched, Sat, Started
from tegel.server.tables.seat import check_own
from tegel.server.tables.table import Table


def rematch(table: Table, player: str, wish: Rematch, new: str) -> list[Event]:
    """Ask for another game; when every person has, it is at the table `new`."""
    check_own(table, player, wish.seat)
    if table.status != "finished":
        reason = {
            "waiting": "the game has not begun; ask for another when it is over",
            "playing": "the game goes on; ask for another when it is over",
            "closed": "the table is closed; set up a new one",
        }
        raise Refused("not_over", reason[table.status])
    if table.rematch is not None:
        raise Refused("rematched", "the next game has begun already")
    offers = table.offers | set(table.seats_of(player))
    persons = {n for n, seat in enumerate(table.seats) if seat.kind == "person"}
    news: list[Event] = [Offered(seat) for seat in sorted(offers - table.offers)]
    if persons <= offers:
        return [*news, Rematched(new)]
    if not news:
        raise Refused("offered", "you have asked already; the others have to agree")
    return news


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
        invitations=[None] * len(table.seats),
        parent=table.id,
        chance=WAY,
    )
    seats: list[Event] = [
        BotSat(n, seat.level) if seat.level else Sat(n, seat.player or "", seat.name, None)
        for n, seat in enumerate(table.seats)
    ]
    return [first, *seats, Started()]
