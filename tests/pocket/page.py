"""A page as its table knows it: it asks, follows, plays at random, and keeps what it is given.

The same file is run by Python here and by the Python of a page (`pack.mjs`), so it needs nothing
that is not there.
"""

import asyncio
import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any

from tegel.pocket.books import Done
from tegel.pocket.table import PageTable


class Shelf:
    """Keeps what a browser would."""

    def __init__(self) -> None:
        self.kept: dict[str, list[Any]] = {}
        self.rows: dict[str, Any] = {}
        self.from_server: dict[str, tuple[dict[str, Any], str]] = {}
        self.tried: dict[str, list[Any]] = {}
        self.is_full = False
        self.called: str | None = None

    async def append(self, appends: str) -> Done:
        if self.is_full:
            return "failed"
        for one in json.loads(appends):
            events = self.kept.setdefault(one["row"]["id"], [])
            if one["events"][0]["number"] <= len(events):
                return "taken"
            events.extend(one["events"])
            self.rows[one["row"]["id"]] = one["row"]
        return "kept"

    async def events(self, table: str, after: int) -> str:
        return json.dumps(self.kept.get(table, [])[after:])

    async def tables(self) -> str:
        return json.dumps([*self.rows.values()])

    async def taken(self) -> str:
        return json.dumps([about for about, _ in self.from_server.values()])

    async def taken_record(self, table: str) -> str | None:
        return self.from_server[table][1] if table in self.from_server else None

    async def tries(self, game: str) -> str:
        return json.dumps(self.tried.get(game, []))

    async def add_try(self, row: str) -> Done:
        if self.is_full:
            return "failed"
        one = json.loads(row)
        tries = self.tried.setdefault(one["game"], [])
        if one["number"] <= len(tries):
            return "taken"
        tries.append(one)
        return "kept"

    async def name(self, name: str | None) -> str | None:
        self.called = name or self.called
        return self.called


NUMBERS = count(1)


class Asker:
    """Keeps an answer."""

    def __init__(self, most: int | None = None) -> None:
        self.number = next(NUMBERS)
        self.status = 0
        self.parts: list[str] = []
        self.most = most
        self.enough: Callable[[], None] = lambda: None

    def head(self, status: int) -> None:
        self.status = status

    def part(self, text: str) -> None:
        self.parts.append(text)
        if len(self.parts) == self.most:
            self.enough()


class Page:
    """Somebody at the tables of a page."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.table = PageTable(self.shelf, pace=0)
        self.frames: list[dict[str, Any]] = []
        self.news = asyncio.Event()
        self.table.dial(self._take)

    def _take(self, frame: str) -> None:
        self.frames.append(json.loads(frame))
        self.news.set()

    async def ask(self, method: str, address: str, **body: Any) -> Any:
        asker = Asker()
        await self.table.ask(method, address, json.dumps(body), "en", asker)
        text = "".join(asker.parts)
        return asker.status, json.loads(text) if text[:1] in "{[" else text

    async def say(self, kind: str, **frame: Any) -> None:
        await self.table.say(json.dumps({"type": kind, **frame}))

    async def sit_down(self, game: str, *levels: str, **options: Any) -> str:
        """A table with bots of these levels."""
        await self.ask("POST", "/players", name="Ada")
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        options = {"players": len(seats), **options}
        _, made = await self.ask("POST", "/tables", game=game, seats=seats, options=options)
        await self.say("follow", table=made["table"])
        table: str = made["table"]
        return table

    async def play(self, table: str, seed: int, most: int = 10_000) -> dict[str, Any]:
        """Random moves until the game is over, or so many are made; the table at the next turn."""
        random = Random(seed)
        seen = await self.turn(table)
        for n in range(most):
            if seen["view"]["status"] != "playing":
                break
            move = random.choice(seen["view"]["view"]["moves"])
            wish = {"kind": "play", "seat": 0, "move": move["move"]}
            order = {"table": table, "expected": seen["number"], "id": f"{seed}-{n}", "do": wish}
            await self.say("command", **order)
            seen = await self.turn(table)
        return seen

    async def turn(self, table: str) -> dict[str, Any]:
        """The table when it is one's turn, or the game is over."""
        while True:
            _, seen = await self.ask("GET", f"/tables/{table}")
            if seen["view"]["status"] != "playing" or seen["view"]["view"]["turn"] == 0:
                found: dict[str, Any] = seen
                return found
            # Of what another tab does nobody tells: it is seen by who looks.
            self.news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), 0.05)


def digest(what: Any) -> str:
    """What something is, in one line."""
    return hashlib.sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]
