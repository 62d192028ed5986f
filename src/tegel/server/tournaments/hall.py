"""The hall in which tournaments are held: it opens them, and commits what happens.

A tournament is its list of events, as a table is. Whoever adds to it says after which number: if
another was faster, in this process or another, it is read again and thought about anew. A round is
settled, names and secrets of its tables included, before any of them is set up; whoever looks next
sets up what is missing. So a server that is killed anywhere goes on where it was.
"""

import asyncio
from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Connection

from tegel.server.desk import Desk
from tegel.server.store import tournaments
from tegel.server.store.store import Store
from tegel.server.tables.commands import Refused
from tegel.server.tournaments.held import Held, listed
from tegel.server.tournaments.setting import Setting
from tegel.tournaments.events import Event
from tegel.tournaments.tournament import CannotHappen, EntryRefusal, Game, Tournament

TRIES = 20


@dataclass
class Hall:
    """All tournaments of a server."""

    store: Store
    desk: Desk
    now: Callable[[], int]
    held: dict[str, Held] = field(default_factory=dict[str, Held])
    _doors: dict[str, asyncio.Lock] = field(default_factory=dict[str, asyncio.Lock])

    async def open(self, name: str) -> Held:
        """A tournament with all that is committed; `Refused` if there is none."""
        if name not in self.held:
            kept = await self.store.read(lambda c: tournaments.find(c, name))
            if kept is None:
                raise Refused("no_tournament", "there is no such tournament")
            happened = await self.store.read(lambda c: tournaments.events_after(c, name, 0))
            first = happened[0][1]
            held = Held(kept, Tournament.of([first]), Setting(**kept.setting))
            held.take_in(happened[1:])
            held = self.held.setdefault(name, held)
        else:
            held = self.held[name]
            async with self._door(name):
                await self._catch_up(held)
        await self.missing(held)
        return held

    async def missing(self, held: Held) -> list[Game]:
        """The games whose tables are not there yet, whichever process sets them up."""
        unknown = [game for game in held.tournament.in_play if game.table not in held.ready]
        if unknown:
            names = [game.table for game in unknown]
            held.ready.update(await self.store.read(lambda c: tournaments.states(c, names)))
        return [game for game in unknown if game.table not in held.ready]

    async def check_host(self, name: str, player: str, is_warden: bool = False) -> None:
        """Refuse whoever neither leads it nor looks after the site."""
        if (await self.open(name)).kept.host != player and not is_warden:
            raise Refused("not_host", "only who has announced it can do that")

    async def happen(
        self,
        name: str,
        decide: Callable[[Tournament], Sequence[Event]],
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Commit what is decided by how things stand, and what also follows, and take it in."""
        held = await self.open(name)
        async with self._door(name):
            for _ in range(TRIES):
                await self._catch_up(held)
                events = decide(held.tournament)
                if not events:
                    return
                now, after = self.now(), deepcopy(held.tournament)
                try:
                    for event in events:
                        after.apply(event)
                except CannotHappen as error:
                    raise no_entry(error.why) from None
                if await self._append(held, now, events, after, also):
                    held.take_in([(now, event) for event in events])
                    return
        raise Refused("busy", "others were faster each time; try again")

    async def _append(
        self,
        held: Held,
        now: int,
        events: Sequence[Event],
        after: Tournament,
        also: Callable[[Connection], None] | None,
    ) -> bool:
        number, name = held.tournament.events, held.kept.id
        row: dict[str, Any] = {"status": "over" if after.is_over else after.status}
        row["about"] = orjson.dumps(listed(held.setting, after)).decode()
        if after.status == "open":
            row["due_at"] = held.begins_at
        elif after.is_over:
            row["due_at"] = None
        elif held.tournament.status == "open":
            row["due_at"] = now  # from now on somebody looks after it

        def append(connection: Connection) -> bool:
            if not tournaments.append(connection, name, number, now, events, row):
                return False
            if also is not None:
                also(connection)
            return True

        return await self.store.write(append)

    async def _catch_up(self, held: Held) -> None:
        name, number = held.kept.id, held.tournament.events
        held.take_in(await self.store.read(lambda c: tournaments.events_after(c, name, number)))

    def _door(self, name: str) -> asyncio.Lock:
        return self._doors.setdefault(name, asyncio.Lock())


def no_entry(refusal: EntryRefusal) -> Refused:
    """It does not fit how the tournament stands."""
    return Refused.of("no_entry", refusal)
