"""What strangers who mean harm cost others: how long a quiet player waits, before and meanwhile.

    .venv/bin/python bench/strangers.py

Starts a server of its own. Somebody sits at a table with two plain sockets: over one something is
said, and it is measured how long it takes until it is heard over the other. Then strangers come
from other addresses, in a process of their own, each kind for some seconds. Nobody here shares code
with the server: all is put together byte by byte. The exit status says whether the median has at
most doubled each time.
"""

import argparse
import asyncio
import itertools
import json
import multiprocessing
import os
import select
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.faults.process import ServerProcess
from tests.server.faults.stranger import PATIENCE, Player, Stranger, bomb, framed

QUIET = "127.0.0.9"  # where those are at home who only want to play
DEFLATE = "Sec-WebSocket-Extensions: permessage-deflate"
PACE = 0.03  # seconds between two things that are said
MOST = 2.0  # times as long as before

Attack = Callable[[int, str, float], None]  # at a port and a table, until a time


# --- Those who only want to play ---


class Table:
    """Somebody at a table, with two live connections."""

    def __init__(self, port: int) -> None:
        self.host = Player(port, QUIET)
        self.says, self.hears = (self._connected(port) for _ in range(2))
        self.hears.send({"type": "follow", "table": self.host.table})
        self.number = int(self.hears.hear_type("snapshot")["number"])
        self.said = 0

    def _connected(self, port: int) -> Stranger:
        live = Stranger(port, QUIET)
        assert live.upgrade(f"Cookie: tegel={self.host.cookie}") == 101
        return live

    def close(self) -> None:
        """Leave."""
        for one in (self.host, self.says, self.hears):
            one.close()

    def say(self) -> float:
        """Say something; the milliseconds until it is heard."""
        self.said += 1
        do = {"kind": "say", "seat": 0, "text": str(self.said)}
        order = {"type": "command", "table": self.host.table, "expected": self.number, "do": do}
        began = time.perf_counter()
        self.says.send(order | {"id": f"say{self.said}"})
        self.number = int(self.hears.hear_type("event")["number"])
        took = time.perf_counter() - began
        assert self.says.hear_type("accepted", "refused")["type"] == "accepted"
        return 1000 * took

    def measure(self, seconds: float) -> list[float]:
        """What it takes, again and again."""
        found: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found.append(self.say())
            time.sleep(PACE)
        return found


# --- Those who mean harm ---


def slow_heads(port: int, _: str, until: float) -> None:
    """200 connections that never finish their first request."""
    with ExitStack() as rest:
        slow = [rest.enter_context(closing(Stranger(port, "127.0.0.2"))) for _ in range(200)]
        for one in slow:
            one.sock.sendall(b"GET / HTTP/1.1\r\nX: ")
        while time.monotonic() < until:
            for one in slow:
                with suppress(OSError):
                    one.sock.sendall(b"x")
            time.sleep(0.5)


def bombs(port: int, _: str, until: float) -> None:
    """Frames that are small on the wire and large when they are unpacked."""
    kinds = itertools.cycle([bomb(10_000_000), bomb(16_000) * 200])
    while time.monotonic() < until:
        with closing(Stranger(port, "127.0.0.3")) as one, suppress(OSError):
            if one.upgrade(DEFLATE) == 101:
                one.sock.sendall(next(kinds))
                one.hear_end()


def flood(port: int, table: str, until: float) -> None:
    """30 connections of one address that ask as fast as they can."""
    asks = [{"type": "follow", "table": table}, {"type": "unfollow", "table": table}]
    words = b"".join(framed(json.dumps(ask).encode()) for ask in asks) * 20
    with ExitStack() as rest:
        them: dict[int, socket.socket] = {}
        for _ in range(30):
            one = rest.enter_context(closing(Stranger(port, "127.0.0.4")))
            assert one.upgrade() == 101
            one.sock.setblocking(False)
            them[one.sock.fileno()] = one.sock
        while them and time.monotonic() < until:
            readable, writable, _ = select.select(list(them), list(them), [], 0.1)
            for number in readable:
                with suppress(BlockingIOError):
                    if not _read(them[number]):
                        del them[number]
            for number in writable:
                if number in them:
                    with suppress(OSError):
                        them[number].send(words)


def _read(sock: socket.socket) -> bool:
    """Take in what there is; False: nothing comes any more."""
    try:
        return bool(sock.recv(1 << 20))
    except ConnectionError:
        return False


def crowd(port: int, table: str, until: float) -> None:
    """300 spectators of the quiet player's table, who come and go."""
    follow = {"type": "follow", "table": table}
    there: list[Stranger] = []
    for n in itertools.count():
        if time.monotonic() > until:
            break
        one = Stranger(port, f"127.0.1.{n % 10 + 1}")
        if one.upgrade() == 101:
            one.send(follow)
        there.append(one)
        if len(there) > 300:
            there.pop(0).close()
    for one in there:
        one.close()


def champions(port: int, _: str, until: float) -> None:
    """60 tables of guests, with champions who have to think."""
    bot = {"kind": "bot", "level": "champion"}
    seats = [bot, bot, bot, {"kind": "me"}]
    asked = {"game": "azul", "seats": seats, "options": {"players": 4}}
    with ExitStack() as rest:
        for n in range(3):
            guest = rest.enter_context(closing(Player(port, f"127.0.2.{n + 1}")))
            for each in range(20):
                guest.ask("POST", "/api/tables", asked | {"id": f"t{each}"}, guest.cookie)
        time.sleep(max(0.0, until - time.monotonic()))


def questions(port: int, _: str, until: float) -> None:
    """Ten at one address and ten at others who have a game retold that grows with every answer."""
    moves = list[int]()
    asked = {"game": "azul", "seed": 1, "options": {"players": 4, "wall": "grey"}, "moves": moves}
    with ExitStack() as rest:
        addresses = ["127.0.3.2"] * 10 + [f"127.0.3.{n}" for n in range(10, 20)]
        them = [rest.enter_context(closing(Player(port, each))) for each in addresses]
        while time.monotonic() < until:
            body = json.dumps(asked).encode()
            for one in them:
                head = [f"Content-Length: {len(body)}", "Content-Type: application/json"]
                head += [f"Cookie: tegel={one.cookie}", "Sec-Fetch-Site: same-origin"]
                one.sock.sendall(one.head("POST", "/api/positions", *head) + body)
            answers = [one.answer() for one in them]
            view = json.loads(answers[0][2]).get("view", {"moves": []})
            moves += [each["move"] for each in view["moves"][-1:]]


ATTACKS: Sequence[Attack] = (slow_heads, bombs, flood, crowd, champions, questions)


def come(attack: Attack, port: int, table: str, seconds: float) -> None:
    """Be the strangers, in a process of their own: they have another machine in earnest."""
    os.nice(5)
    attack(port, table, time.monotonic() + seconds)


def main() -> int:
    """Measure all of them; 0 if nobody else waits more than twice as long."""
    parser = argparse.ArgumentParser(description="What strangers cost others.")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each kind")
    parser.add_argument("--only", help="one kind")
    seconds, only = (options := parser.parse_args()).seconds, options.only
    worst = 0.0
    with tempfile.TemporaryDirectory() as name, closing(asyncio.new_event_loop()) as loop:
        folder = Path(name)
        database = f"sqlite:///{folder / 'tegel.db'}"
        server = ServerProcess(database, folder / "log", per_address=None)
        loop.run_until_complete(server.start())
        try:
            print("| strangers | ms before | ms meanwhile | times | 95 % before | meanwhile |")
            print("|--|--|--|--|--|--|")
            for attack in ATTACKS:
                if only in (None, attack.__name__):
                    worst = max(worst, measure(server.port, attack, seconds))
        finally:
            loop.run_until_complete(server.kill())
    return 0 if worst <= MOST else 1


def measure(port: int, attack: Attack, seconds: float) -> float:
    """How many times as long somebody waits while strangers are there."""
    with closing(Table(port)) as table:
        table.measure(1.0)  # warm
        before = table.measure(min(seconds, 5.0))
        words = attack, port, table.host.table, seconds
        strangers = multiprocessing.get_context("spawn").Process(target=come, args=words)
        strangers.start()
        time.sleep(1.5)  # until they are there
        meanwhile = table.measure(seconds - 1.5)
        strangers.join(PATIENCE)
        strangers.kill()
    times = median(meanwhile) / median(before)
    late = [quantiles(found, n=20)[-1] for found in (before, meanwhile)]
    name = attack.__name__.replace("_", " ")
    print(
        f"| {name} | {median(before):.1f} | {median(meanwhile):.1f} | {times:.1f}"
        f" | {late[0]:.1f} | {late[1]:.1f} |",
        flush=True,
    )
    return times


if __name__ == "__main__":
    sys.exit(main())
