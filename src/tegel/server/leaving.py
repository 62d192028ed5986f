"""Leaving for good: what is at stake is lost, then table by table nothing names one any more."""

from contextlib import suppress
from functools import partial

from tegel.server.site import Site
from tegel.server.store import leaving, mine, tournaments
from tegel.server.tables.commands import Command, Forget, Refused, Resign
from tegel.server.tournaments import coming

TRIES = 5  # while others act at that table at the same moment


async def give_up(site: Site, player: str) -> None:
    """Lose the games in play that count, so that others are rated against who one was.

    Tournaments first: else whoever ends a table there is paired again.
    """
    for name in await site.store.read(partial(tournaments.naming, player=player)):
        with suppress(Refused):  # only announced, or over
            await coming.leave(site.hall, name, player)
    for table in await site.store.read(partial(leaving.at_stake, player=player)):
        found = (await site.desk.current(table)).table
        for seat in found.seats_of(player):
            await _insist(site, table, player, Resign(seat))


async def clear_up(site: Site) -> None:
    """Let nothing name those who have left; who is interrupted begins anew, and changes nothing."""
    store = site.store
    while await store.read(lambda c: leaving.is_left(c, site.now())):
        player = await store.write(lambda c: leaving.claim(c, site.now()))
        if player is None:
            return
        await coming.forget(site.hall, player)
        after: str | None = ""
        while after is not None:
            found, after = await store.read(partial(leaving.tables_of, player=player, after=after))
            for table in found:
                await _leave(site, table, player)
        # And tables that were being set up meanwhile.
        while found := await store.read(partial(mine.own_tables, player=player, after="")):
            for table in found:
                await _leave(site, table, player)
        await store.write(partial(leaving.gone, player=player))


async def _leave(site: Site, table: str, player: str) -> None:
    await _insist(site, table, None, Forget(player))  # unless nothing names them there
    await site.store.write(partial(leaving.erase, table=table, player=player), table)


async def _insist(site: Site, table: str, player: str | None, command: Command) -> None:
    """Carry a command out though others act there at the same moment; what can't be is left."""
    with suppress(Refused):  # it is over, or set aside
        for _ in range(TRIES):
            number = (await site.desk.current(table)).table.number
            try:
                await site.desk.command(table, player, command, number)
                return
            except Refused as refusal:
                if refusal.code != "stale":
                    raise
