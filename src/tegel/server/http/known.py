"""Players who were here a moment ago: who asks often is not looked up each time."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tegel.server.store import devices, players
from tegel.server.store.devices import Device
from tegel.server.store.players import Player
from tegel.server.store.store import Store

# Seconds. Another process may have ended a session: for so long it can still be used at this one.
FRESH = 5.0
# Seconds between two notes that a session is used: so exactly its owner is told.
NOTED = 600.0


class Known:
    """Players by their sessions and by the hashes of their tokens.

    Live connections ask once who somebody is: they are told when that should be asked again.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        # And when that was: those found last stand last.
        self._found: OrderedDict[tuple[str, str], tuple[Player, float]] = OrderedDict()
        self._live: dict[str, set[Callable[[], None]]] = {}
        self._noted: OrderedDict[str, float] = OrderedDict()  # sessions, the latest last
        self._notes: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._found)

    async def by_session(self, store: Store, player: str, digest: str) -> Player | None:
        """The player of this id, if the session of this hash goes on."""
        return await self._find(
            store, ("session", digest), lambda c: players.find_session(c, player, digest)
        )

    async def by_token(self, store: Store, digest: str) -> Player | None:
        """The player whose token has this hash."""
        return await self._find(store, ("token", digest), lambda c: players.find_token(c, digest))

    def forget(self, player: str) -> None:
        """Look a player up again next time: something has changed."""
        for key in [key for key, kept in self._found.items() if kept[0].id == player]:
            del self._found[key]
        for doubt in list(self._live.get(player, ())):
            doubt()

    def note(self, store: Store, player: Player, device: Device) -> None:
        """Note now and then that a session is used; nobody waits for that."""
        now = self._now()
        while self._noted and now - next(iter(self._noted.values())) >= NOTED:
            self._noted.popitem(last=False)
        if device.digest not in self._noted:
            self._noted[device.digest] = now
            task = asyncio.create_task(_note(store, player, device))
            self._notes.add(task)
            task.add_done_callback(self._notes.discard)

    def watch(self, player: str, doubt: Callable[[], None]) -> None:
        """Have somebody doubt who it is when something changes about a player."""
        self._live.setdefault(player, set()).add(doubt)

    def unwatch(self, player: str, doubt: Callable[[], None]) -> None:
        """It need not be told any more."""
        self._live[player].discard(doubt)
        if not self._live[player]:
            del self._live[player]

    async def _find(
        self, store: Store, key: tuple[str, str], look_up: Callable[[Connection], Player | None]
    ) -> Player | None:
        now = self._now()
        kept = self._found.get(key)
        if kept is not None and now - kept[1] < FRESH:
            return kept[0]
        player = await store.read(look_up)
        self._found.pop(key, None)
        while self._found and now - next(iter(self._found.values()))[1] >= FRESH:
            self._found.popitem(last=False)
        if player is not None:
            self._found[key] = player, now
        return player


async def _note(store: Store, player: Player, device: Device) -> None:
    with suppress(SQLAlchemyError):  # whoever can't write is told where it matters
        await store.write(lambda c: devices.seen(c, player.id, player.epoch, device))
