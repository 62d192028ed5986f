"""A client that keeps up with a table over lines that break, as `docs/protocol.md` asks."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import orjson

from tegel.server.wire.changes import changed, fingerprint
from tests.server.world.network import Weather, Wire
from tests.server.world.server import Line, Server
from tests.server.world.wishes import Do, Temper, nonsense, sensible

AGAIN, SELDOM = 1.0, 600.0  # seconds until it tries to connect again, at first and in the end
ROT = 0.05  # how often its memory is spoilt
PATIENCE = 20.0  # seconds that it waits for an answer before it calls anew


@dataclass
class Order:
    """A command that was sent, and that nobody has answered yet."""

    frame: bytes
    at: float


@dataclass(frozen=True)
class Asked:
    """What somebody asked for, having seen so many events."""

    expected: int
    do: Do


@dataclass
class Client:
    """Somebody at a table. It calls again when its line breaks, unless the person has gone away."""

    name: str
    player: str | None
    table: str
    servers: Sequence[Server]
    weather: Weather
    temper: Temper
    chance: Random
    note: Callable[..., None]
    asked: dict[str, Asked] = field(default_factory=dict[str, Asked])  # all that it ever did
    is_away: bool = False
    number: int = 0  # of the last event that it has seen
    view: Any = None
    hash: str | None = None
    unanswered: dict[str, Order] = field(default_factory=dict[str, Order])
    accepted: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    _server: Server | None = None
    _line: Line | None = None
    _up: Wire | None = None
    _again: float = AGAIN
    _ids: int = 0
    _old: list[bytes] = field(default_factory=list[bytes])
    _nonsense: set[str] = field(default_factory=set[str])

    # --- Connecting ---

    def call(self) -> None:
        """Connect to some server that is up, follow, and send again what was not answered."""
        self.hang_up()
        loop = asyncio.get_running_loop()
        up = [server for server in self.servers if server.is_up]
        if not up:
            loop.call_later(self._again, self.call_if_alone)
            self._again = min(2 * self._again, SELDOM)
            return
        self._again = AGAIN
        self._server = server = self.chance.choice(up)
        down = Wire(self.weather, self.chance, lambda frame: self._take(line, frame))
        line = self._line = server.call(self.player, down)
        self._up = Wire(self.weather, self.chance, lambda frame: server.take(line, frame))
        self.note(self.name, "calls", server.name)
        if self.view is not None and self.chance.random() < ROT:
            # The hash must tell.
            self.view, self.hash = None, "0" * 16
        self._follow()
        for order in self.unanswered.values():
            order.at = loop.time()
            self._up.send(order.frame)

    def call_if_alone(self) -> None:
        """Connect unless that was done meanwhile."""
        if self._line is None and not self.is_away:
            self.call()

    def go_away(self) -> None:
        """The person leaves."""
        self.is_away = True
        self.hang_up()

    def come_back(self) -> None:
        """The person is there again."""
        self.is_away = False
        self.call()

    def hang_up(self) -> None:
        """Cut the line; what is on its way is lost."""
        if self._line is not None and self._server is not None and self._up is not None:
            self._up.is_cut = True
            if self._line in self._server.lines:
                self._server.hang_up(self._line)
        self._server = self._line = self._up = None

    @property
    def is_connected(self) -> bool:
        """Whether the line still stands."""
        return self._server is not None and self._line in self._server.lines

    def _follow(self) -> None:
        assert self._up is not None
        frame = {
            "type": "follow",
            "table": self.table,
            "last": self.number or None,
            "hash": self.hash,
        }
        self._up.send(orjson.dumps(frame))

    # --- Asking ---

    def act(self) -> None:
        """Do one thing, if there is one to do."""
        if not self.is_connected:
            self.call()
            return
        late = asyncio.get_running_loop().time() - PATIENCE
        if any(order.at < late for order in self.unanswered.values()):
            self.call()
            return
        if self.view is None:
            return
        if self.view["rematch"] is not None:
            self._move_on(self.view["rematch"])
        elif self.chance.randrange(100) < self.temper.nonsense:
            self._annoy()
        else:
            do = sensible(self.view, self.temper, self.chance)
            if do is not None:
                self.send(do, self.number)

    def send(self, do: Do, expected: int, table: str | None = None) -> str:
        """Send a command, once for now; its id."""
        self._ids += 1
        own_id = str(self._ids)  # others have the same
        frame = orjson.dumps(
            {
                "type": "command",
                "table": table or self.table,
                "expected": expected,
                "id": own_id,
                "do": do,
            }
        )
        self.note(self.name, "asks", own_id, expected, do)
        self.asked[f"{self.player}/{own_id}"] = Asked(expected, do)
        self._old.append(frame)
        self.unanswered[own_id] = Order(frame, asyncio.get_running_loop().time())
        if self._up is not None:
            self._up.send(frame)
        return own_id

    def _annoy(self) -> None:
        """Send something that must change nothing, or nothing more."""
        assert self._up is not None
        idea, expected = self.chance.randrange(5), self.number
        do = sensible(self.view, self.temper, self.chance)
        if idea == 0 and self._old:
            self._up.send(self.chance.choice(self._old))
        elif idea == 1:
            self._up.send(b'{"type": "command", "table": ["\xff')
        elif idea == 2 and do is not None:
            self.send(do, max(expected - self.chance.randrange(1, 4), 0))
        elif idea == 3 and do is not None:
            self.send(do, expected + self.chance.randrange(1, 4))
        elif idea == 4 and do is not None:
            self.send(do, expected, table="nowhere")
        else:
            own_id = self.send(nonsense(self.view, self.chance), expected)
            self._nonsense.add(own_id)
            # Some of it is no command at all, and nobody answers that by its id.
            del self.unanswered[own_id]

    def _move_on(self, table: str) -> None:
        """Go to another table, as after a rematch."""
        self.note(self.name, "moves on to", table)
        self.table, self.number, self.view, self.hash = table, 0, None, None
        self.call()

    # --- Listening ---

    def _take(self, line: Line, raw: bytes) -> None:
        if line is not self._line:
            return
        frame = orjson.loads(raw)
        if frame.get("table", self.table) != self.table and "id" not in frame:
            return  # of a table that was left
        match frame["type"]:
            case "snapshot":
                self._take_snapshot(frame)
            case "current":
                # It may be late, if the network changes the order of frames.
                assert frame["number"] != self.number or frame["hash"] == self.hash
            case "event":
                self._take_event(frame)
            case "accepted" | "refused" if "id" in frame:
                self._take_answer(frame)
            case _:
                pass

    def _take_snapshot(self, frame: dict[str, Any]) -> None:
        assert fingerprint(frame["view"]) == frame["hash"]
        numbers = [event["number"] for event in frame["events"]]
        assert numbers == [*range(frame["number"] - len(numbers) + 1, frame["number"] + 1)]
        if 0 < self.number < frame["number"] and not self.weather.losing:
            assert numbers[0] <= self.number + 1, "nothing is missed that should be shown"
        # A server may be behind for a moment: what was seen is not unseen.
        if self.view is None or frame["number"] >= self.number:
            self._have(frame["number"], frame["view"], frame["hash"])

    def _take_event(self, frame: dict[str, Any]) -> None:
        assert frame["event"]["number"] == frame["number"]
        if self.view is None or frame["number"] > self.number + 1:
            self.note(self.name, "missed what came before", frame["number"])
            self._follow()
        elif frame["number"] == self.number + 1:
            view = changed(self.view, frame["changes"])
            assert fingerprint(view) == frame["hash"], f"{self.name} has another view"
            self._have(frame["number"], view, frame["hash"])

    def _have(self, number: int, view: Any, hash_: str) -> None:
        self.number, self.view, self.hash = number, view, hash_
        self.note(self.name, "has", number, hash_)

    def _take_answer(self, frame: dict[str, Any]) -> None:
        own_id = frame["id"]
        self.note(self.name, "hears", own_id, frame["type"], frame.get("number", frame.get("code")))
        if frame["type"] == "accepted":
            known = self.accepted.setdefault((frame["table"], own_id), frame["number"])
            assert known == frame["number"]
            assert own_id not in self._nonsense, f"{own_id} should have been refused"
        if frame.get("code") != "unavailable":
            self.unanswered.pop(own_id, None)
        if frame.get("code") == "stale":
            self._follow()
