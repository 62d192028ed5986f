"""A tournament among the games of `bench/load.py`: all look at its page, and play when paired.

Its players have accounts and a browser that is told; their moves fall as in all other games, and
after a few of them somebody gives up, so that rounds are paired, tables set up, results taken and
ratings written all the while.
"""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Any

from crowd import ask

if TYPE_CHECKING:
    from load import Load

PLAYERS = 64
ROUNDS = 30
EVERY = 3.0  # seconds between two looks, as a page does
MOVES = 6  # of a game, until somebody gives up
PLAN = {
    "name": "Thursday",
    "game": "azul",
    "format": "swiss",
    "rounds": ROUNDS,
    "clock": {"kind": "live", "base": 3_600_000, "increment": 0},
    "rated": True,
    "rest": 0,
}


class Night:
    """One tournament after another, for as long as it is measured."""

    def __init__(self, load: "Load", own_address: Callable[[int], str]) -> None:
        self.load = load
        self.cookies = load.host.people(PLAYERS)
        self.chance = Random(2)
        self.rounds = 0
        self._own_address = own_address
        self._opened: dict[str, asyncio.Task[None]] = {}

    async def run(self) -> None:
        """Hold them."""
        while True:
            made = await self._ask(0, "POST", "/api/tournaments", PLAN)
            where = f"/api/tournaments/{made['tournament']}"
            for n in range(PLAYERS):
                await self._ask(n, "POST", f"{where}/entries", {})
            await self._ask(0, "POST", f"{where}/start", {})
            await asyncio.gather(*(self._come(n, where) for n in range(PLAYERS)))

    async def _come(self, n: int, where: str) -> None:
        """Look at the page until all is over, and play wherever one is expected."""
        number = ""
        while True:
            looked = await self._ask(n, "GET", f"{where}{number}")
            view = looked["view"]
            number = f"?after={looked['number']}"
            if view is not None:
                self.rounds = max(self.rounds, view["round"])
                if view["status"] == "over":
                    return
            for table in looked["you"]["tables"]:
                if table not in self._opened:  # one of the two has it played by both
                    self._opened[table] = asyncio.create_task(self._play(table))
                await self._opened[table]
            await asyncio.sleep(EVERY * self.chance.uniform(0.9, 1.1))

    async def _play(self, table: str) -> None:
        prepared = await asyncio.to_thread(self.load.host.dealt, table, MOVES)
        with suppress(ConnectionError):
            await self.load.play(prepared)

    async def _ask(self, n: int, method: str, path: str, body: Any = None) -> Any:
        cookie, own = self.cookies[n], self._own_address(10**5 + 50 * n)
        data = b"" if body is None else json.dumps(body).encode()
        return json.loads(await ask(self.load.server.host, method, path, cookie, data, own) or "{}")
