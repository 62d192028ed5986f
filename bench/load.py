"""How many live games one core of server carries, and what each costs.

    .venv/bin/python bench/load.py [--games 600 1200 2500] [--idle 10000] [--spectators 1000]
                                   [--bots 20] [--source src --source ../old/src] [--minutes 60]
                                   [--club | --source src --source src+club]

The server has one core, the clients have another. Two clients play each game, each with a
connection of its own, compressed as a browser's is; in every game a decision falls every five
seconds on average, as among people in a hurry. Meanwhile people open the page, and bots think. What
counts of a number of games is the median of its tries: the time from a command being sent to the
event being there at the other seat, of 99 in 100 moves, and the longest of all.

In a club everybody has an account, a browser that is told and the table before their eyes; all
games count, and 64 of its people play a tournament beside them (`night.py`).

With several sources, each is measured in turn at each number of games, so that what else the
machine does harms all alike. Clients are lean (`crowd.py`): which moves will be legal is known
beforehand, because tables are set up behind the server's back (`house.py`).
"""

import argparse
import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any

from crowd import EVENT, Wire, connect, visit
from house import Host, Prepared, Server, more_handles
from night import Night

HERE = Path(__file__).parent
GAMES = ("azul", "azul_duel", "ingenious")
PACE = (2.5, 7.5)  # seconds between the decisions of a game
SETTLE = 8.0  # seconds before each step
VISITS = 1.0  # seconds between
AT_ONCE = 50  # connections that are being made
A_HOUSEHOLD = 50  # connections from one address
SYNCS = 100
CLUB = "+club"  # after a source: as with --club


def own_address(n: int) -> str:
    """An address of this machine for the n-th connection: nobody has thousands from one."""
    home = n // A_HOUSEHOLD
    return f"127.{1 + home // 250 // 250}.{home // 250 % 250}.{1 + home % 250}"


@dataclass
class Tally:
    """What was measured in a step."""

    others: list[float] = field(default_factory=list[float])  # seconds until the other seat knew
    crowd: list[float] = field(default_factory=list[float])  # until the last spectator knew
    visits: list[float] = field(default_factory=list[float])
    refused: int = 0


class Load:
    """All games that are on."""

    def __init__(self, server: Server, host: Host, club: bool) -> None:
        self.server = server
        self.host = host
        self.club = club
        self.tally = Tally()
        self.games = 0
        self.lag = 0.0  # the longest that this process itself was late
        self._made = 0
        self._chance = Random(1)
        self._tasks: list[asyncio.Task[None]] = []
        self._opening = asyncio.Semaphore(AT_ONCE)

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
                wires = await self._sit(prepared)
            ready.set()
            await Match(self, prepared, wires, self._chance).play()

    async def play(self, prepared: Prepared) -> None:
        """One game more, which somebody gives up when what is prepared was played."""
        wires = await self._sit(prepared)
        await Match(self, prepared, wires, self._chance, gives_up=True).play()

    async def _sit(self, prepared: Prepared) -> list[Wire]:
        return [await self.connect(cookie) for cookie in prepared.cookies]

    async def connect(self, cookie: str | None = None) -> Wire:
        """A connection from an address that has not too many."""
        self._made += 1
        return await connect(self.server.host, cookie, own_address(self._made))

    async def crowd(self, size: int) -> None:
        """One more game, at which many watch."""
        prepared = await asyncio.to_thread(self.host.table, "azul")
        wires = await self._sit(prepared)
        watching: list[Wire] = []
        for begin in range(0, size, AT_ONCE):
            some = range(begin, min(begin + AT_ONCE, size))
            watching += await asyncio.gather(*(self.connect() for _ in some))
        match = Match(self, prepared, wires, self._chance, watching)
        self._tasks.append(asyncio.create_task(match.play()))

    def night(self) -> None:
        """Hold tournaments beside the games."""
        self._tasks.append(asyncio.create_task(Night(self, own_address).run()))

    def meanwhile(self) -> None:
        """Let people open the page now and then, and see whether clients keep up."""
        self._tasks += [asyncio.create_task(self._visit()), asyncio.create_task(self._watch_lag())]

    async def _visit(self) -> None:
        while True:
            self._made += A_HOUSEHOLD
            try:
                self.tally.visits.append(await visit(self.server.host, own_address(self._made)))
            except (OSError, EOFError, AssertionError) as error:
                self.tally.refused += 1
                say(f"nobody opened the page: {error!r:.200}")
            await asyncio.sleep(VISITS)

    async def _watch_lag(self) -> None:
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
    """One game, played by both seats as prepared, while others may watch."""

    def __init__(
        self,
        load: Load,
        prepared: Prepared,
        wires: list[Wire],
        chance: Random,
        watching: list[Wire] | None = None,
        gives_up: bool = False,
    ) -> None:
        self.load = load
        self.prepared = prepared
        self.wires = wires
        self.watching = watching or []
        self.gives_up = gives_up
        self.chance = chance
        self._number = prepared.number  # of the last event
        self._made = 0  # decisions
        self._when = 0.0  # the last was sent
        self._knows: Counter[int] = Counter()  # by event: how many of those who watch
        self._news = asyncio.Event()

    async def play(self) -> None:
        """Make all decisions, each a while after the last."""
        for seat, wire in enumerate(self.wires):
            wire.heard = lambda frame, seat=seat: self._hear(seat, frame)  # type: ignore[misc]
        for wire in self.watching:
            wire.heard = self._watch
        for wire in (*self.wires, *self.watching):
            wire.send(f'{{"type":"follow","table":"{self.prepared.table}"}}')
        for wire in self.wires if self.load.club else ():
            wire.send(f'{{"type":"look","tables":["{self.prepared.table}"]}}')
        try:
            await asyncio.sleep(self.chance.uniform(0, PACE[1]))
            for n, (seat, move) in enumerate(self.prepared.moves):
                self._when = time.perf_counter()
                self._send(seat, f'{{"kind":"play","seat":{seat},"move":{move}}}', f"m{n}")
                while self._made <= n:
                    self._news.clear()
                    await self._news.wait()
                await asyncio.sleep(self.chance.uniform(*PACE))
            if self.gives_up:
                self._send(0, '{"kind":"resign","seat":0}', "over")
                await asyncio.sleep(1)
        finally:
            for wire in (*self.wires, *self.watching):
                wire.close()

    def _send(self, seat: int, do: str, own_id: str) -> None:
        self.wires[seat].send(
            f'{{"type":"command","table":"{self.prepared.table}","expected":{self._number},'
            f'"id":"{own_id}","do":{do}}}'
        )

    def _hear(self, seat: int, frame: bytes) -> None:
        found = EVENT.match(frame)
        if found:
            number, is_move = int(found[1]), found[2] is not None
            if is_move and seat != self.prepared.moves[self._made - (number <= self._number)][0]:
                self.load.tally.others.append(time.perf_counter() - self._when)
            if number > self._number:
                self._number = number
                self._made += is_move
                self._news.set()
        elif frame.startswith((b'{"type":"refused"', b'{"type":"error"')):
            self.load.tally.refused += 1
            say(frame[:200].decode())

    def _watch(self, frame: bytes) -> None:
        found = EVENT.match(frame)
        if found and found[2]:
            number = int(found[1])
            self._knows[number] += 1
            if self._knows[number] == len(self.watching):
                self.load.tally.crowd.append(time.perf_counter() - self._when)


async def measure(load: Load, seconds: float) -> dict[str, Any]:
    """One try: let it settle, then count."""
    server = load.server
    await asyncio.sleep(SETTLE)
    load.tally, load.lag = Tally(), 0.0
    before = await asyncio.to_thread(server.figures)
    cpu, own, began = server.cpu(), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    tally, lag, passed = load.tally, load.lag, time.perf_counter() - began
    cpu, own = server.cpu() - cpu, time.process_time() - own
    after = await asyncio.to_thread(server.figures)
    others = quantiles(tally.others, n=100)
    found = {
        "moves/s": round(len(tally.others) / passed, 1),
        "ms to everyone, 50 %": round(others[49] * 1000, 1),
        "ms to everyone, 99 %": round(others[98] * 1000, 1),
        "ms to everyone, longest": round(max(tally.others) * 1000, 1),
        "visits": len(tally.visits),
        "ms a visit, 50 %": round(median(tally.visits or [0]) * 1000, 1),
        "ms a visit, longest": round(max(tally.visits, default=0) * 1000, 1),
        "server core": round(cpu / passed, 3),
        "server ms/move": round(cpu / len(tally.others) * 1000, 2),
        "commits/s": round((after["tegel_commits_total"] - before["tegel_commits_total"]) / passed),
        "clients core": round(own / passed, 3),
        "clients late ms": round(lag * 1000, 1),
        "server MB": round(server.memory() / 1e6, 1),
        "refused": tally.refused,
    }
    if tally.crowd:
        found["ms to the last spectator, 50 %"] = round(median(tally.crowd) * 1000, 1)
        found["ms to the last spectator, longest"] = round(max(tally.crowd) * 1000, 1)
    return found


async def memory(load: Load, minutes: int) -> list[dict[str, float]]:
    """The server's memory minute by minute, while games begin, are played and end."""
    found: list[dict[str, float]] = []
    for minute in range(minutes + 1):
        moves, cpu = len(load.tally.others), load.server.cpu()
        one = {"minute": minute, "MB": load.server.memory() / 1e6, "moves": moves, "cpu": cpu}
        found.append({name: round(value, 1) for name, value in one.items()})
        say(json.dumps(found[-1]))
        if minute < minutes:
            await asyncio.sleep(60)
    return found


def middle(tries: list[dict[str, Any]]) -> dict[str, Any]:
    """The median of each figure."""
    names = [name for name in tries[0] if all(name in one for one in tries)]
    return {name: round(median(one[name] for one in tries), 2) for name in names}


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
    return {"50 %": round(found[49], 1), "99 %": round(found[98], 1)}


async def idle_connections(load: Load, count: int) -> dict[str, float]:
    """What connections cost that do nothing, and how long the page takes to open meanwhile."""
    before, wires = load.server.memory(), list[Wire]()
    for begin in range(0, count, AT_ONCE):
        some = range(begin, min(begin + AT_ONCE, count))
        wires += await asyncio.gather(*(load.connect() for _ in some))
    await asyncio.sleep(2)
    each = (load.server.memory() - before) / count
    cpu = load.server.cpu()
    visits = [await visit(load.server.host, own_address(10**6 + n)) for n in range(20)]
    cpu = load.server.cpu() - cpu
    for wire in wires:
        wire.close()
    return {
        "connections": count,
        "kB each": round(each / 1000, 1),
        "ms a visit, 50 %": round(median(visits) * 1000, 1),
        "ms a visit, longest": round(max(visits) * 1000, 1),
    }


async def run(database: str, folder: Path, options: argparse.Namespace) -> dict[str, Any]:
    """Measure one source."""
    gc.freeze()
    gc.disable()  # a client that stops to tidy up would blame the server
    more_handles()
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {cores[-1]})
    this = asyncio.current_task()
    assert this is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
    result: dict[str, Any] = {"ms to the disk": disk(folder), "steps": []}
    host = Host(database, club=True) if options.club else Host(database)
    server = Server(database, cores[0], cores[-1])
    await server.start(folder / "server.log")
    load = Load(server, host, options.club)
    try:
        result["server MB empty"] = round(server.memory() / 1e6, 1)
        if options.idle:
            result["idle"] = await idle_connections(load, options.idle)
            say(json.dumps(result["idle"]))
        load.meanwhile()
        if options.club:
            load.night()
        for n in range(options.bots):
            await asyncio.to_thread(host.bots, GAMES[n % 3], "club")
        if options.spectators:
            await load.crowd(options.spectators)
        for games in options.games:
            await load.grow(games)
            tries = [await measure(load, options.seconds) for _ in range(options.tries)]
            result["steps"].append({"games": games, "median": middle(tries), "tries": tries})
            say(f"{games} games: {json.dumps(result['steps'][-1]['median'])}")
        if options.minutes:
            result["memory"] = await memory(load, options.minutes)
    finally:
        await load.close()
        with suppress(ProcessLookupError):
            await server.stop()
    return result


def say(line: str) -> None:
    """Tell who waits how far it is."""
    print(line, file=sys.stderr, flush=True)


def measured_in_turn(options: argparse.Namespace) -> dict[str, Any]:
    """Each source in a process of its own, one after the other at each number of games."""
    results: dict[str, Any] = {source: [] for source in options.source}
    for games in options.games or [0]:
        for source in options.source:
            say(f"--- {source}")
            plain = source.removesuffix(CLUB)
            command = [sys.executable, "-P", __file__, "--seconds", str(options.seconds)]
            command += ["--tries", str(options.tries), "--bots", str(options.bots)]
            command += ["--idle", str(options.idle), "--spectators", str(options.spectators)]
            command += ["--database", options.database, "--json", os.devnull]
            command += ["--games", *([str(games)] if games else [])]
            command += ["--club"] if plain != source else []
            with tempfile.TemporaryDirectory() as folder:
                where = house_of(Path(plain).resolve(), Path(folder))
                environment = os.environ | {"PYTHONPATH": os.pathsep.join(where)}
                done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
            results[source].append(json.loads(done.stdout))
    return results


def house_of(source: Path, folder: Path) -> list[str]:
    """Where its modules are: what sets tables up behind a server's back is of its own version."""
    own = source.parent / "bench" / "house.py"
    if own.is_file():
        (folder / own.name).symlink_to(own)
    return [str(source), str(folder), str(HERE)]


def main() -> None:
    """Run it, print the result, and keep it."""
    parser = argparse.ArgumentParser(description="How many games one core of server carries.")
    parser.add_argument("--games", type=int, nargs="*", default=[600, 1200, 1800, 2500])
    parser.add_argument("--tries", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=25.0, help="of each try")
    parser.add_argument("--idle", type=int, default=0, help="connections that do nothing, first")
    parser.add_argument("--spectators", type=int, default=0, help="at one table more")
    parser.add_argument("--bots", type=int, default=20, help="games of two bots beside")
    parser.add_argument("--minutes", type=int, default=0, help="then watch its memory for so long")
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or an address")
    parser.add_argument("--club", action="store_true", help="games count; a tournament; notices")
    parser.add_argument(
        "--source", action="append", help=f"a folder src, or src{CLUB}; several are compared"
    )
    parser.add_argument("--json", type=Path, default=HERE / "load.json", help="where it is kept")
    options = parser.parse_args()
    if options.source:
        result = measured_in_turn(options)
    else:
        with ExitStack() as rest:
            folder = Path(rest.enter_context(tempfile.TemporaryDirectory()))
            database: str = options.database
            if database == "sqlite":
                database = f"sqlite:///{folder / 'load.db'}"
            elif database == "postgres":
                sys.path.insert(0, str(HERE.parent))
                from tests.server.databases import postgres

                database = rest.enter_context(postgres(folder))
            result = asyncio.run(run(database, folder, options))
    text = json.dumps(result, indent=1)
    options.json.write_text(text + "\n")
    print(text)


if __name__ == "__main__":
    main()
