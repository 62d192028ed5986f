"""How many live games one core of server carries, and what each costs.

    .venv/bin/python bench/load.py [--step 100] [--most 2000] [--database postgres]

The server has one core, the clients have another. Two clients play each game, each with a
connection of its own; in every game a decision falls every five seconds on average, as among people
in a hurry. More games begin until the 99th percentile of the time from a command being sent to the
event being there at the other seat passes 100 ms.

Clients are lean: which moves will be legal is known beforehand, because this script sets the
tables up itself, seeds included, so they read no more of a frame than its number.
"""

import argparse
import asyncio
import gc
import json
import os
import re
import signal
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles
from typing import Any
from urllib.request import urlopen

from sqlalchemy import Engine
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import tegel
from tegel.core.seal import WAY, fresh_secret
from tegel.core.state import State
from tegel.server.desk import fresh_id, row
from tegel.server.identity import cookies
from tegel.server.store import log, players
from tegel.server.store.log import Append
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import upgrade
from tegel.server.tables.events import Created, Entry, Event, Sat, Started
from tegel.server.tables.table import Table

HERE = Path(__file__).parent
GAMES = ("azul", "azul_duel", "ingenious")
PACE = (2.5, 7.5)  # seconds between the decisions of a game
LIMIT = 0.1  # seconds: the 99th percentile may be so much
SETTLE, MEASURE = 8.0, 25.0  # seconds, of each step
TRIES = 3  # the machine has other things to do as well: too late once is not too many games
IDLE = 1000  # connections that do nothing
SYNCS = 300
NUMBER = re.compile(rb'^\{"type":"event","table":"[^"]+","number":(\d+),')
CLOCK = {"kind": "live", "base": 3 * 3_600_000, "increment": 5000}


@dataclass(frozen=True)
class Prepared:
    """A table in the database, who plays there, and all their decisions to come."""

    table: str
    cookies: tuple[str, str]
    number: int
    moves: list[tuple[int, int]]  # seats and moves


class Host:
    """Sets tables up behind the server's back, and knows their chance."""

    def __init__(self, database: str) -> None:
        upgrade(database)
        self._engine: Engine = open_engine(database, writes=True)
        with self._engine.begin() as connection:
            key = players.setting(connection, "cookie key", cookies.fresh_key().hex())
        self._key = bytes.fromhex(key)
        self._chance = Random(0)

    def table(self, game: str) -> Prepared:
        """A game of two new guests, about to begin."""
        now = time.time_ns() // 1_000_000
        who = [players.Player(fresh_id(), f"Player {n}", 1) for n in range(2)]
        options, secret = tegel.find(game).settle({"players": 2}), fresh_secret()
        events: list[Event] = [
            Created(game, 1, options, CLOCK, False, True, who[0].id, secret, [None] * 2, None, WAY),
            *(Sat(seat, one.id, one.name, None) for seat, one in enumerate(who)),
            Started(),
        ]
        entries = [Entry(n, now, event) for n, event in enumerate(events, 1)]
        made = Table.of(fresh_id(), entries)
        with self._engine.begin() as connection:
            for one in who:
                players.add(connection, one, now)
            log.append(connection, [Append(made.id, entries, row(made))])
        signed = [cookies.sign(self._key, one.id, one.epoch, now // 1000) for one in who]
        moves = self._play(made.state)
        return Prepared(made.id, (signed[0], signed[1]), made.number, moves)

    def _play(self, state: State) -> list[tuple[int, int]]:
        moves: list[tuple[int, int]] = []
        while state.turn is not None:
            moves.append((state.turn, self._chance.choice(state.legal_moves)))
            state.push(moves[-1][1])
        return moves


@dataclass
class Tally:
    """What was measured in a step."""

    others: list[float] = field(default_factory=list[float])  # seconds until the other seat knew
    movers: list[float] = field(default_factory=list[float])  # until the mover knew
    frames: int = 0
    bytes: int = 0
    refused: int = 0


class Load:
    """All games that are on."""

    def __init__(self, url: str, host: Host) -> None:
        self.url = "ws" + url.removeprefix("http") + "/api/live"
        self.host = host
        self.tally = Tally()
        self.games = 0
        self.lag = 0.0  # the longest that this process itself was late
        self._chance = Random(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._opening = asyncio.Semaphore(20)

    async def grow(self, games: int) -> None:
        """Let games begin until there are so many."""
        fresh = range(self.games, games)
        self.games = games
        ready = [asyncio.Event() for _ in fresh]
        self._tasks += [
            asyncio.create_task(self._seat_of_games(GAMES[n % 3], event))
            for n, event in zip(fresh, ready, strict=True)
        ]
        await asyncio.gather(*(event.wait() for event in ready))

    async def _seat_of_games(self, game: str, ready: asyncio.Event) -> None:
        """One game after another."""
        while True:
            async with self._opening:
                prepared = await asyncio.to_thread(self.host.table, game)
                sockets = [await self.connect(cookie) for cookie in prepared.cookies]
                for socket in sockets:
                    await socket.send(f'{{"type":"follow","table":"{prepared.table}"}}')
            ready.set()
            await Match(self, prepared, sockets, self._chance).play()

    async def connect(self, cookie: str | None = None) -> ClientConnection:
        """A connection, greeted."""
        headers = {} if cookie is None else {"Cookie": f"tegel={cookie}"}
        socket = await connect(
            self.url,
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            open_timeout=60,
            max_size=None,
        )
        await socket.recv()
        return socket

    async def watch_lag(self) -> None:
        """Note whether the clients themselves keep up."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            self.lag = max(self.lag, time.perf_counter() - began - 0.05)

    async def close(self) -> None:
        """End all games."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


class Match:
    """One game, played by both seats as prepared."""

    def __init__(
        self, load: Load, prepared: Prepared, sockets: list[ClientConnection], chance: Random
    ) -> None:
        self.load = load
        self.prepared = prepared
        self.sockets = sockets
        self.chance = chance
        self._sent: dict[int, tuple[int, float]] = {}  # by number: which seat, and when
        self._reached = prepared.number
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Make all decisions, each a while after the last."""
        listening = [asyncio.create_task(self._listen(seat)) for seat in range(2)]
        try:
            await asyncio.sleep(self.chance.uniform(0, PACE[1]))
            for n, (seat, move) in enumerate(self.prepared.moves):
                expected = self.prepared.number + n
                self._sent[expected + 1] = (seat, time.perf_counter())
                await self.sockets[seat].send(
                    f'{{"type":"command","table":"{self.prepared.table}","expected":{expected},'
                    f'"id":"m{n}","do":{{"kind":"play","seat":{seat},"move":{move}}}}}'
                )
                while self._reached <= expected:
                    self._news.clear()
                    await self._news.wait()
                await asyncio.sleep(self.chance.uniform(*PACE))
        finally:
            for task in listening:
                task.cancel()
            for socket in self.sockets:
                await socket.close()

    async def _listen(self, seat: int) -> None:
        tally_of, socket = self.load, self.sockets[seat]
        beating = time.perf_counter()
        try:
            while True:
                frame = await socket.recv(decode=False)
                now, tally = time.perf_counter(), tally_of.tally
                tally.frames += 1
                tally.bytes += len(frame)
                if now - beating > 14:
                    beating = now
                    await socket.send('{"type":"beat"}')
                found = NUMBER.match(frame)
                if found:
                    self._heard(seat, int(found[1]), now, tally)
                elif frame.startswith((b'{"type":"refused"', b'{"type":"error"')):
                    tally.refused += 1
                    print(frame[:200], file=sys.stderr)
        except ConnectionClosed:
            print("a connection was closed", file=sys.stderr)

    def _heard(self, seat: int, number: int, now: float, tally: Tally) -> None:
        if number in self._sent:
            mover, sent = self._sent[number]
            (tally.movers if mover == seat else tally.others).append(now - sent)
            if mover != seat:
                del self._sent[number]
        if number > self._reached:
            self._reached = number
            self._news.set()


class Server:
    """The server process, on one core, and what it uses."""

    def __init__(self, database: str, core: int) -> None:
        self.database = database
        self.core = core
        self.url = ""
        self.pid = 0

    async def start(self, log_to: Path) -> None:
        """Start it and wait until it is up."""
        core = self.core
        with log_to.open("wb") as errors:
            self._process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-m", "tegel", "serve", "--port", "0", "--thinkers", "1"],
                *["--database", self.database],
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                preexec_fn=lambda: os.sched_setaffinity(0, {core}),
            )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        self.url = line.removeprefix("Tegel is at ").rstrip("/\n")
        self.pid = self._process.pid

    async def stop(self) -> None:
        """Ask it to end."""
        self._process.terminate()
        await self._process.wait()

    def cpu(self) -> float:
        """Seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        text = Path(f"/proc/{self.pid}/status").read_text()
        found = re.search(r"RssAnon:\s+(\d+) kB", text)
        assert found is not None
        return int(found[1]) * 1024

    def figures(self) -> dict[str, float]:
        """Its own counts."""
        with urlopen(f"{self.url}/metrics", timeout=30) as page:
            lines = page.read().decode().splitlines()
        pairs = (line.split() for line in lines if re.match(r"tegel_\w+ [\d.e+]+$", line))
        return {name: float(value) for name, value in pairs}


async def measure(server: Server, load: Load) -> dict[str, Any]:
    """One step: let it settle, then count."""
    await asyncio.sleep(SETTLE)
    load.tally, load.lag = Tally(), 0.0
    before = await asyncio.to_thread(server.figures)
    cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(MEASURE)
    seconds = time.perf_counter() - began
    tally, lag = load.tally, load.lag
    cpu, own = (server.cpu() - cpu) / seconds, (time.process_time() - own) / seconds
    after = await asyncio.to_thread(server.figures)
    others = quantiles(tally.others, n=1000)
    return {
        "games": load.games,
        "moves/s": round(len(tally.others) / seconds, 1),
        "ms to everyone": {
            "50 %": round(others[499] * 1000, 1),
            "95 %": round(others[949] * 1000, 1),
            "99 %": round(others[989] * 1000, 1),
            "99.9 %": round(others[998] * 1000, 1),
        },
        "commits/s": round(
            (after["tegel_commits_total"] - before["tegel_commits_total"]) / seconds
        ),
        "writes/s": round((after["tegel_writes_total"] - before["tegel_writes_total"]) / seconds),
        "server core": round(cpu, 3),
        "server ms/move": round(cpu * seconds / len(tally.others) * 1000, 2),
        "clients core": round(own, 3),
        "clients late ms": round(lag * 1000, 1),
        "frame bytes": round(tally.bytes / tally.frames),
        "server MB": round(server.memory() / 1e6, 1),
        "refused": tally.refused,
    }


def disk(folder: Path) -> dict[str, float]:
    """How long this machine takes to put something on its disk: no commit can be faster."""
    times: list[float] = []
    with (folder / "disk").open("wb") as file:
        for _ in range(SYNCS):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(1000 * (time.perf_counter() - began))
            time.sleep(0.01)
    found = quantiles(times, n=100)
    return {"50 %": round(found[49], 1), "95 %": round(found[94], 1), "99 %": round(found[98], 1)}


def is_good(step: dict[str, Any]) -> bool:
    """Whether everybody knew soon enough."""
    return bool(step["ms to everyone"]["99 %"] <= 1000 * LIMIT)


async def run(database: str, folder: Path, step: int, most: int) -> dict[str, Any]:
    """Raise the number of games until it is too many."""
    gc.freeze()
    gc.disable()  # a client that stops to tidy up would blame the server
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
    synced = disk(folder)
    say(f"ms to the disk: {synced}")
    host = Host(database)
    server = Server(database, cores[0])
    await server.start(folder / "server.log")
    load = Load(server.url, host)
    lag = asyncio.create_task(load.watch_lag())
    steps: list[dict[str, Any]] = []
    try:
        empty = server.memory()
        idle = [await load.connect() for _ in range(IDLE)]
        await asyncio.sleep(1)
        per_connection = (server.memory() - empty) / IDLE
        say(f"an idle connection takes {per_connection / 1000:.1f} kB")
        await asyncio.gather(*(socket.close() for socket in idle))
        for games in range(step, most + 1, step):
            await load.grow(games)
            for _ in range(TRIES):
                steps.append(await measure(server, load))
                say(json.dumps(steps[-1]))
                if is_good(steps[-1]):
                    break
            else:
                break
    finally:
        lag.cancel()
        await load.close()
        await server.stop()
    good = [one for one in steps if is_good(one)]
    last = good[-1] if good else steps[0]
    return {
        "pace": f"one decision per game every {sum(PACE) / 2} s, two seats, all three games",
        "games": last["games"] if good else 0,
        "at that many": last,
        "kB per idle connection": round(per_connection / 1000, 1),
        "kB per game, two connections included": round(
            (last["server MB"] * 1e6 - empty) / last["games"] / 1000, 1
        ),
        "server MB empty": round(empty / 1e6, 1),
        "ms to the disk, before": synced,
        "steps": steps,
    }


def say(line: str) -> None:
    """Tell who waits how far it is."""
    print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Run it, print the result, and keep it."""
    parser = argparse.ArgumentParser(description="Raise the number of games until it is too many.")
    parser.add_argument("--step", type=int, default=100)
    parser.add_argument("--most", type=int, default=2000)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--json", type=Path, default=HERE / "load.json", help="where it is kept")
    options = parser.parse_args()
    with ExitStack() as rest:
        folder = Path(rest.enter_context(tempfile.TemporaryDirectory()))
        database: str = options.database
        if database == "sqlite":
            database = f"sqlite:///{folder / 'load.db'}"
        elif database == "postgres":
            sys.path.insert(0, str(HERE.parent))
            from tests.server.databases import postgres

            database = rest.enter_context(postgres(folder))
        result = asyncio.run(run(database, folder, options.step, options.most))
    text = json.dumps(result, indent=1)
    options.json.write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
