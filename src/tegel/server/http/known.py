"""Players who were here a moment ago: who asks often is not looked up each time."""

import time
from collections.abc import Callable

from sqlalchemy import Connection

from tegel.server.store import players
from tegel.server.store.players import Player
from tegel.server.store.store import Store

# Seconds. Another process may have ended a session: for so long it can still be used at this one.
FRESH = 5.0
MOST = 20_000


class Known:
    """Players by their ids and by the hashes of their tokens."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._found: dict[tuple[str, str], tuple[Player, float]] = {}  # and when that was

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._found)

    async def by_id(self, store: Store, player: str) -> Player | None:
        """The player of this id."""
        return await self._find(store, ("id", player), lambda c: players.find(c, player))

    async def by_token(self, store: Store, digest: str) -> Player | None:
        """The player whose token has this hash."""
        return await self._find(store, ("token", digest), lambda c: players.find_token(c, digest))

    def forget(self, player: str) -> None:
        """Look a player up again next time: something has changed."""
        self._found = {key: kept for key, kept in self._found.items() if kept[0].id != player}

    async def _find(
        self, store: Store, key: tuple[str, str], look_up: Callable[[Connection], Player | None]
    ) -> Player | None:
        now = self._now()
        kept = self._found.get(key)
        if kept is not None and now - kept[1] < FRESH:
            return kept[0]
        player = await store.read(look_up)
        self._found.pop(key, None)
        if player is not None:
            self._found[key] = player, now
            if len(self._found) > MOST:
                # Those found last stand last.
                self._found = dict(list(self._found.items())[MOST // 2 :])
        return player
