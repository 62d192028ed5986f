"""Clearing up after who has left for good, table by table, so that moves can come between."""

from contextlib import suppress
from functools import partial

from tegel.server.site import Site
from tegel.server.store import leaving
from tegel.server.tables.commands import Forget, Refused

TRIES = 5  # while others act at that table at the same moment


async def clear_up(site: Site) -> None:
    """Let nothing name those who have left; who is interrupted begins anew, and changes nothing."""
    store = site.store
    while await store.read(lambda c: leaving.is_left(c, site.now())):
        player = await store.write(lambda c: leaving.claim(c, site.now()))
        if player is None:
            return
        after: str | None = ""
        while after is not None:
            found, after = await store.read(partial(leaving.tables_of, player=player, after=after))
            for table in found:
                await _leave(site, table, player)
        await site.hall.forget(player)
        await store.write(partial(leaving.gone, player=player))


async def _leave(site: Site, table: str, player: str) -> None:
    with suppress(Refused):  # nothing names them there, or it is set aside
        for _ in range(TRIES):
            number = (await site.desk.current(table)).table.number
            try:
                await site.desk.command(table, None, Forget(player), number)
                break
            except Refused as refusal:
                if refusal.code != "stale":
                    raise
    await site.store.write(partial(leaving.erase, table=table, player=player), table)
