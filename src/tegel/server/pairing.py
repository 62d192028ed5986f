"""Quick pairing: whoever wants the same game at the same pace is brought to one table.

Who wants to be paired sits down at a public table that fits and has waited longest, and if there is
none, at one of their own, where others find them. Tables are the only truth: that a seat is taken
once, whichever processes are asked for it, is their promise, and so is that all are told. Two who
come at the same moment may each wait at a table of their own: a page asks again every few seconds,
and then the one who came later goes over.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from tegel.games import find
from tegel.server.books import wish as told
from tegel.server.manners import check_room
from tegel.server.site import Site
from tegel.server.store import waiting as books
from tegel.server.store.apart import apart
from tegel.server.store.players import Player
from tegel.server.store.waiting import Waiting
from tegel.server.tables.clock import SECOND, read_clock
from tegel.server.tables.commands import CallOff, Refused, Sit
from tegel.server.tables.seat import Place, Setting
from tegel.server.tables.table import Table

PRESENT = 25 * SECOND  # who was seen since then is there: the caretaker notes it every 15 s


@dataclass(frozen=True)
class Wanted:
    """What somebody would like to play: settled options, and a clock."""

    game: str
    options: Mapping[str, Any]
    clock: Mapping[str, Any]
    rated: bool = False

    def fits(self, other: Waiting) -> bool:
        """Whether a table is set up for the same."""
        return (
            other.game == self.game
            and other.options == dict(self.options)
            and other.clock == dict(self.clock)
            and other.is_rated == self.rated
        )

    @property
    def is_at_once(self) -> bool:
        """Whether both have to be there when it begins."""
        return read_clock(self.clock).kind != "days"


def wanted(
    game: str, options: Mapping[str, object], clock: Mapping[str, Any], rated: bool = False
) -> Wanted:
    """A wish that can be met; `BadOptions` or `Refused` say what is wrong with another."""
    return Wanted(game, find(game).settle(options), read_clock(clock).as_data(), rated)


async def pair(
    site: Site, player: Player, wish: Wanted, nonce: str | None = None, at: str | None = None
) -> Table:
    """The table at which somebody plays, or waits to be joined; `at`: where they wait until now."""
    now = site.now()
    since = now - PRESENT if wish.is_at_once else 0
    tables, strangers = await site.store.read(lambda c: _look_around(c, player.id, wish, since))
    own = [one for one in tables if one.is_quick and player.id in one.seen]
    if at is not None and all(one.table != at for one in own):
        begun = await _begun(site, player, at)
        if begun is not None:
            return begun
    kept = next((one for one in own if wish.fits(one)), None)
    others = [
        one
        for one in (tables if kept is None else tables[: tables.index(kept)])
        if wish.fits(one) and player.id not in one.seen and strangers.isdisjoint(one.seen)
    ]
    for one in own:
        if one is not kept or others:
            begun = await _call_off(site, player, one)
            if begun is not None:
                return begun
    for one in others:
        joined = await _join(site, player, one)
        if joined is not None:
            return joined
    if kept is not None and not others:
        return (await site.desk.current(kept.table)).table
    await check_room(site, player)
    return await site.desk.create(player.id, _setting(player, wish), nonce)


def _look_around(
    connection: Connection, player: str, wish: Wanted, since: int
) -> tuple[list[Waiting], set[str]]:
    wanted = told(wish.game, wish.options, wish.clock, wish.rated)
    return books.waiting(connection, wanted, player, since), apart(connection, player)


async def _call_off(site: Site, player: Player, one: Waiting) -> Table | None:
    """Wait there no more; the table, if somebody came at the last moment."""
    try:
        table = (await site.desk.current(one.table)).table
        await site.desk.command(one.table, player.id, CallOff(), table.number)
    except Refused:
        return await _begun(site, player, one.table)
    return None


async def _begun(site: Site, player: Player, table: str) -> Table | None:
    """A table where somebody sits and the game has begun."""
    try:
        found = (await site.desk.current(table)).table
    except Refused:
        return None
    return found if found.status == "playing" and found.seats_of(player.id) else None


async def _join(site: Site, player: Player, one: Waiting) -> Table | None:
    """Take a seat there, if one is left."""
    try:
        table = (await site.desk.current(one.table)).table
        seat = next(n for n, seat in enumerate(table.seats) if seat.kind == "open")
        await site.desk.command(one.table, player.id, Sit(seat, player.name), table.number)
    except (Refused, StopIteration):
        return None
    return (await site.desk.current(one.table)).table


def _setting(player: Player, wish: Wanted) -> Setting:
    others = [Place("open")] * (int(wish.options["players"]) - 1)
    return Setting(
        game=wish.game,
        options=wish.options,
        places=[Place("me", player.name), *others],
        clock=wish.clock,
        public=True,
        chat=True,
        quick=wish.is_at_once,
        rated=wish.rated,
    )
