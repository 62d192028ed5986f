"""Clients that mean no good: garbage, other people's tables and seats, their ids, old numbers."""

import asyncio
import json
from collections.abc import Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx2
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tegel.client import Backoff, Client, Play, Refused, Unreachable

from .ledger import Ledger, Sent

# A server that is not there just now, or can't let anybody in.
AWAY = (
    *(OSError, TimeoutError, WebSocketException),
    *(httpx2.TransportError, Unreachable, Refused),
)
PACE = 0.05  # seconds between frames
GOING = 0.02  # how often they hang up
DEAF = 0.1  # how often they ask for everything and read nothing
# What a server may say to garbage and to intruders.
ANSWERS = {"hello", "beat", "error", "refused", "snapshot", "current", "event", "presence", "tick"}
ODD: Sequence[Any] = (
    None,
    True,
    -1,
    0,
    2**63,
    10**400,
    1.5,
    "",
    "x" * 15_000,
    "\u0000",
    "\ud800",
    "'; DROP TABLE events; --",
    "../../etc/passwd",
    "<script>",
    [],
    {},
    [[[[]]]],
    {"seat": {"seat": {}}},
)


class Hostile:
    """Somebody who does not play, with a connection for as long as the server suffers it."""

    def __init__(
        self,
        url: str,
        ledger: Ledger,
        chance: Random,
        tables: Callable[[], list[tuple[str, int]]],
        outages: bool = False,
    ) -> None:
        self.url = url
        self.ledger = ledger
        self.chance = chance
        self.tables = tables  # where others play, and how far they are
        self.outages = outages  # whether a server may have to do without its database
        self._cookie = ""

    async def run(self) -> None:
        """Make trouble until stopped."""
        waits = Backoff(0.05, 0.5)
        while True:
            with suppress(*AWAY):
                await self._enter()
                async with connect(
                    "ws" + self.url.removeprefix("http") + "/api/live",
                    additional_headers={"Cookie": self._cookie},
                    compression=None,
                    ping_interval=None,
                    close_timeout=0.1,
                    max_size=None,
                ) as socket:
                    if self.chance.random() < DEAF:
                        await self._stay_deaf(socket)
                    else:
                        await self._trouble(socket)
                await self._trouble_http()
            await asyncio.sleep(next(iter(waits)))

    async def _enter(self) -> None:
        """Be a guest like any other; some of the time, nobody."""
        if not self._cookie and self.chance.random() < 0.7:
            async with Client(self.url, patience=1) as client:
                await client.enter("Mallory")
                self._cookie = f"tegel={client.cookie}"

    async def _trouble(self, socket: ClientConnection) -> None:
        listening = asyncio.create_task(self._listen(socket))
        try:
            while self.chance.random() > GOING:
                await socket.send(self._frame())
                await asyncio.sleep(self.chance.uniform(0, 2 * PACE))
        finally:
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    async def _stay_deaf(self, socket: ClientConnection) -> None:
        """Ask for all that happens everywhere, and never listen."""
        for table, _ in self.tables():
            await socket.send(orjson.dumps({"type": "follow", "table": table}).decode())
        await asyncio.sleep(self.chance.uniform(1, 10))
        self.ledger.hostile["deaf"] += 1

    async def _listen(self, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            while True:
                self._heard(orjson.loads(await socket.recv()))

    def _heard(self, frame: dict[str, Any]) -> None:
        kind, code, message = frame["type"], frame.get("code"), frame.get("message", "")
        self.ledger.hostile[f"{kind} {code}" if code else kind] += 1
        is_away = code == "unavailable" and not self.outages
        if kind not in ANSWERS or is_away or "Traceback" in message:
            self.ledger.wrongs.append(f"a hostile client was told {str(frame)[:300]}")
        if kind in ("error", "refused") and not (code and message):
            self.ledger.wrongs.append(f"no clear error: {frame}")

    # --- What they send ---

    def _frame(self) -> str | bytes:
        made = self.chance.choice([self._garbage, self._bent, self._intrusion, self._forgery])()
        if isinstance(made, dict):
            # Not orjson: this one writes huge numbers and half characters too.
            return json.dumps(made)
        return made

    def _garbage(self) -> str | bytes:
        chance = self.chance
        whole = orjson.dumps(self._intrusion()).decode()
        kinds: list[str | bytes] = [
            chance.randbytes(chance.randrange(200)),
            whole[: chance.randrange(len(whole))],
            "[" * 5000,
            '{"a":' * 2000,
            "null",
            "[]",
            '"beat"',
            "NaN",
            "{}",
            '{"type":"beat","type":"beat"}',
            "x" * chance.choice([10, 15_000, 40_000]),
            "\u202e\u0000\uffff",
            b"",
        ]
        return chance.choice(kinds)

    def _bent(self) -> dict[str, Any]:
        """A frame that would be right, but for one thing."""
        frame = self._intrusion()
        place = self.chance.choice([frame, frame["do"]])
        name = self.chance.choice([*place, "extra"])
        if self.chance.random() < 0.3:
            place.pop(name, None)
        else:
            place[name] = self.chance.choice(ODD)
        return frame

    def _intrusion(self) -> dict[str, Any]:
        """A command at a table where others play."""
        table, number = self._somewhere()
        seat = self.chance.randrange(4)
        do = self.chance.choice(
            [
                {"kind": "play", "seat": seat, "move": self.chance.randrange(300)},
                {"kind": "sit", "seat": seat, "name": "Mallory", "token": "guess"},
                {"kind": "stand", "seat": seat},
                {"kind": "add_bot", "seat": seat, "level": "club"},
                {"kind": "undo", "seat": seat},
                {"kind": "resign", "seat": seat},
                {"kind": "leave", "seat": seat},
                {"kind": "return", "seat": seat},
                {"kind": "say", "seat": seat, "text": "<script>alert(1)</script>"},
                {"kind": "rematch", "seat": seat},
            ]
        )
        return self._command(table, number, f"m{self.chance.randrange(10**9)}", do)

    def _forgery(self) -> dict[str, Any]:
        """Somebody else's command, by its own id."""
        played = [one for one in self.ledger.sent[-200:] if one.do.kind == "play"]
        if not played:
            return {"type": "follow", "table": self._somewhere()[0], "last": 3, "hash": "0" * 16}
        stolen: Sent = self.chance.choice(played)
        assert isinstance(stolen.do, Play)
        do = {"kind": "play", "seat": stolen.do.seat, "move": 1}
        return self._command(stolen.table, self._somewhere()[1], stolen.own_id, do)

    def _command(self, table: str, number: int, own_id: str, do: dict[str, Any]) -> dict[str, Any]:
        expected = max(0, number + self.chance.choice([0, 0, 0, -1, -5, 1, 1000]))
        head = {"type": "command", "table": table, "expected": expected}
        return head | {"id": own_id, "do": do}

    def _somewhere(self) -> tuple[str, int]:
        return self.chance.choice([*self.tables(), ("nowhere", 1)])

    async def _trouble_http(self) -> None:
        """The same over HTTP: a refusal or a page, never an error of the server's."""
        table, number = self._somewhere()
        body = orjson.dumps({"expected": number, "id": "m1", "do": self._intrusion()["do"]})
        asked = [
            ("POST", f"/api/tables/{table}/commands", body),
            ("POST", f"/api/tables/{table}/commands", self.chance.randbytes(50)),
            ("POST", "/api/tables", b'{"game":"chess","seats":[]}'),
            ("GET", f"/api/tables/{table}/record", b""),
            ("GET", "/api/tables/..%2f..%2fetc/moves/-1", b""),
            ("POST", f"/api/tables/{table}/hint", b'{"expected":1}'),
        ]
        method, path, content = self.chance.choice(asked)
        headers = {"Cookie": self._cookie, "Origin": self.url, "Content-Type": "application/json"}
        async with httpx2.AsyncClient(base_url=self.url, headers=headers) as http:
            answer = await http.request(method, path, content=content)
        self.ledger.hostile[f"HTTP {answer.status_code}"] += 1
        is_away = answer.status_code == 503 and self.outages
        if (answer.status_code >= 500 and not is_away) or b"Traceback" in answer.content:
            self.ledger.wrongs.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
