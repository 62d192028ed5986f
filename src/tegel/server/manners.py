"""What somebody may not do because of others: who was banned, muted, or is not to be met.

And nobody has so many tables that others have none.

Tables know nothing of it: it is asked before a command comes to one.
"""

import hmac

from sqlalchemy import Connection

from tegel.server.site import Site
from tegel.server.store import company, lists, players, ratings
from tegel.server.store.apart import is_blocked_by
from tegel.server.store.house import rules
from tegel.server.store.players import Player, find
from tegel.server.store.standing import standing
from tegel.server.tables.commands import Refused, Rematch, Say, Sit, Wish

COMPANY = (Sit, Rematch, Say)
# Tables of one host that wait or are played at, with persons or bots: of a guest, of an account.
OF_A_GUEST, OF_AN_ACCOUNT = 30, 200


async def check_wish(site: Site, player: str, table: str, wish: Wish, address: str) -> None:
    """Refuse what brings somebody together with others who should not be."""
    if isinstance(wish, COMPANY):
        rated = await site.store.read(lambda c: _check(c, player, table, wish, site.now()))
        if rated:
            await note_home(site, player, address)


async def note_home(site: Site, player: str, address: str) -> None:
    """Note from which household somebody plays for ratings: nobody can read it from that."""
    home = hmac.digest(site.keys[0], f"home {address}".encode(), "sha256").hex()
    await site.store.write(lambda c: ratings.note_home(c, player, home, site.now()))


async def check_welcome(site: Site, player: str) -> None:
    """Refuse somebody who was banned, and guests where only accounts play."""
    await site.store.read(lambda c: _check_welcome(c, player, site.now()))


def check_account(player: Player) -> None:
    """Refuse a guest where ratings are at stake: there would be nobody to have one."""
    if player.login is None:
        raise Refused("no_account", "only who has an account plays for ratings")


async def check_room(site: Site, player: Player) -> None:
    """Refuse one more table to who has set up enough that are not over."""
    most = OF_A_GUEST if player.login is None else OF_AN_ACCOUNT
    if await site.store.read(lambda c: lists.hosted(c, player.id)) >= most:
        raise Refused(
            "enough_tables", f"{most} of your tables wait or are played at: end some of them first"
        )


def _check(connection: Connection, player: str, table: str, wish: Wish, now: int) -> bool:
    """Refuse it; whether ratings are at stake for who sits down."""
    _check_welcome(connection, player, now)
    if isinstance(wish, Say) and (standing(connection, player).muted_until or 0) > now:
        raise Refused("muted", "you can't speak for now: whoever runs this site decided so")
    if isinstance(wish, Sit):
        rated = lists.is_rated(connection, table)
        if rated:
            who = players.find(connection, player)
            if who is not None:
                check_account(who)
        there = [*company.sitters(connection, table).values()]
        if is_blocked_by(connection, player, there):
            # Nobody is told that they are blocked: it looks as if somebody had been faster.
            raise Refused("taken", f"seat {wish.seat} is taken")
        return rated
    return False


def _check_welcome(connection: Connection, player: str, now: int) -> None:
    if (standing(connection, player).banned_until or 0) > now:
        raise Refused("banned", "you can't play here for now: whoever runs this site decided so")
    if not rules(connection).guests:
        found = find(connection, player)
        if found is not None and found.login is None:
            raise Refused("no_guests", "who plays here has an account: open one first")
