"""A tournament evening: real clients against a real server that is killed amid it."""

import asyncio
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import orjson
from sqlalchemy import Connection, select

from tegel.client import Backoff, Client, Refused, Resign, play_seat
from tegel.server.store import ratings, tournaments
from tegel.server.store.schema import tables
from tegel.server.store.store import open_engine
from tegel.tournaments.events import Paired
from tegel.tournaments.tournament import Tournament
from tests.tournaments.fields import check_all

from .process import ServerProcess

QUICK = Backoff(0.05, 0.4)
SOON = 1.0  # seconds between two looks
PLAYED_OUT = 0.15  # the share of seats that play to the end; the others give up some day
MOVES = 12  # until then
# Between a look and a word the tournament goes on.
FAIR = {"over", "out", "time", "stale", "ahead", "not_your_turn", "no_entry", "busy", "too_fast"}
LIVE = {"kind": "live", "base": 600_000, "increment": 5_000}
_names = count(1)


@dataclass
class Player:
    """Somebody who comes to the evening."""

    client: Client
    chance: Random
    is_ghost: bool = False  # enters, and never comes to a table
    played: list[str] = field(default_factory=list[str])

    async def play_all(self, name: str) -> None:
        """Sit down wherever one is expected, until the tournament is over."""
        number: int | None = None
        while True:
            looked = await self.client.tournament(name, number)
            number = looked["number"]
            if looked["view"] is not None and looked["view"]["status"] in ("over", "called off"):
                return
            tables = [] if self.is_ghost else looked["you"]["tables"]
            for table in tables:
                if table not in self.played:
                    self.played.append(table)
                    await self._play(table)
            await asyncio.sleep(SOON)

    async def _play(self, table: str) -> None:
        followed = await self.client.table(table)
        seat = next(one["seat"] for one in followed.view["seats"] if one["yours"])
        left = 10**6 if self.chance.random() < PLAYED_OUT else self.chance.randrange(2, MOVES)

        async def mind(view: Any) -> int:
            nonlocal left
            left -= 1
            if left < 0:
                with suppress(Refused):
                    await followed.send(Resign(seat))
            move: int = self.chance.choice([one["move"] for one in view["moves"]])
            return move

        with suppress(Refused):
            await play_seat(self.client, table, seat, mind)
        await self.client.unfollow(table)


@dataclass
class Evening:
    """Who plays what, and how often the server is killed meanwhile."""

    server: ServerProcess
    players: int
    late: int = 0
    ghosts: int = 0
    kills: int = 0
    accounts: bool = False
    seed: int = 1

    async def hold(self, form: str, **more: Any) -> str:
        """Hold a tournament to its end; its name."""
        await self.server.start()
        chance = Random(self.seed)
        host = await self._client("Host", account=True)
        name = await host.announce(
            "Thursday", "azul", form, clock=LIVE, rest=0, grace=6_000, **more
        )
        people = [
            Player(await self._client(f"Player {n}", self.accounts), Random(chance.random()))
            for n in range(self.players)
        ]
        for n, player in enumerate(people):
            player.is_ghost = n < self.ghosts
            await player.client.enter_tournament(name)
        await host.start_tournament(name)
        tasks = [asyncio.create_task(player.play_all(name)) for player in people]
        tasks += [asyncio.create_task(self._come_late(name, n)) for n in range(self.late)]
        killer = asyncio.create_task(self._kill(chance))
        try:
            await asyncio.gather(*tasks)
            await killer
        finally:
            for task in [*tasks, killer]:
                task.cancel()
            for client in [host, *(player.client for player in people)]:
                await client.close()
        return name

    async def _client(self, name: str, account: bool) -> Client:
        client = Client(self.server.url, patience=300.0, backoff=QUICK)
        await client.enter(name)
        if account:
            await client.register(f"evening.{next(_names)}", "a quite long password")
        return client

    async def _come_late(self, name: str, n: int) -> None:
        client = await self._client(f"Late {n}", account=False)
        while True:
            looked = await client.tournament(name)
            view = looked["view"]
            assert view is not None
            if view["round"] > 1 or view["status"] != "running":
                break
            await asyncio.sleep(SOON)
        try:
            await client.enter_tournament(name)
            await Player(client, Random(n)).play_all(name)
        except Refused as refusal:
            if refusal.code not in FAIR:
                raise
        finally:
            await client.close()

    async def _kill(self, chance: Random) -> None:
        for n in range(self.kills):
            await asyncio.sleep(chance.uniform(1.0, 4.0))
            serving = self.server.serving
            if n % 2 and len(serving) > 1:  # the parent starts another, and the rest go on
                os.kill(chance.choice(serving), signal.SIGKILL)
            else:
                await self.server.kill()
                await self.server.start()


def audit(database: str, name: str) -> Tournament:
    """What must be true of a tournament that is over, read from the database alone."""
    engine = open_engine(database, writes=False)
    try:
        with engine.connect() as connection:
            return _audit(connection, name)
    finally:
        engine.dispose()


def _audit(connection: Connection, name: str) -> Tournament:
    events = [event for _, event in tournaments.events_after(connection, name, 0)]
    made = Tournament.of(events[:1])
    for event in events[1:]:
        made.apply(event)
        if isinstance(event, Paired):
            check_all(made, [event])
    assert made.status == "over"
    rows = {
        row.id: orjson.loads(row.about)
        for row in connection.execute(select(tables.c.id, tables.c.about))
    }
    held = {table for table, about in rows.items() if about.get("tournament") == name}
    games = {game.table: game for game in made.games}
    assert held == set(games), "each table was set up, and none twice"
    for table, game in games.items():
        assert game.result is not None
        result = rows[table]["result"]
        assert result["places"] == list(game.result.places), "what was scored is what happened"
        assert result["scores"] == list(game.result.scores)
    return made


def recomputed(database: str) -> tuple[int, int]:
    """How many rated games there are, and how many ratings differ from what they amount to."""
    engine = open_engine(database, writes=True)
    try:
        with engine.begin() as connection:
            return ratings.recompute(connection)
    finally:
        engine.dispose()


def held(
    log: Path, database: str, of: Callable[[ServerProcess], Evening], *more: str, **plan: Any
) -> str:
    """Hold an evening with a server of its own, with these options; the tournament's name."""
    server = ServerProcess(database, log, *more)

    async def story() -> str:
        try:
            async with asyncio.timeout(3600):
                return await of(server).hold(**plan)
        finally:
            await server.kill()

    return asyncio.run(story())
