"""How soon a server answers that finds many games in play.

    .venv/bin/python bench/restart.py --games 10000

Sets the games up behind the server's back, each with some moves and a clock that runs, and starts
it, then again after a kill: seconds from the start of the process until it has answered somebody
who looks at a table; beside them what the import of its code takes by itself, and an empty house.
Seconds of a processor tell the same on a machine that has other things to do.
"""

import argparse
import asyncio
import os
import resource
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).parents[1]))

from house import CLOCK

from tegel.core.seal import fresh_secret
from tegel.server.books import Append
from tegel.server.desk import first_row
from tegel.server.identity.codes import fresh_code
from tegel.server.store import log
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import upgrade
from tegel.server.tables.events import Entry, Moved, Sat, Started
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Table
from tests.server.faults.process import ServerProcess

KINDS = ("azul", "azul_duel", "ingenious")
DIFFERENT = 99  # games; the others are the same, at other tables
MOVES = 20
TOGETHER = 500

Took = tuple[float, float]  # seconds, and seconds of a processor


def fill(database: str, games: int) -> str:
    """Set games up; the name of one."""
    upgrade(database)
    engine, now = open_engine(database, writes=True), time.time_ns() // 1_000_000
    examples = [_example(KINDS[n % len(KINDS)], Random(n), now) for n in range(DIFFERENT)]
    name = ""
    for first in range(0, games, TOGETHER):
        with engine.begin() as connection:
            for n in range(first, min(games, first + TOGETHER)):
                name, example = fresh_code(), examples[n % DIFFERENT]
                row = first_row(example)
                log.append(connection, [Append(name, example.entries, row)])
    engine.dispose()
    return name


def _example(game: str, chance: Random, now: int) -> Table:
    places = [Place("me", "Anna"), Place("open")]
    setting = Setting(game, {"players": 2}, places, CLOCK, False, True)
    events = [*create(setting, "a" * 10, fresh_secret()), Sat(1, "b" * 10, "Ben", None), Started()]
    table = Table.of("example", [Entry(n, now, event) for n, event in enumerate(events, 1)])
    for _ in range(MOVES):
        assert table.turn is not None
        move = Moved(table.turn, chance.choice(table.state.legal_moves), by_bot=False)
        table = table.with_entry(Entry(table.number + 1, now, move))
    return table


def start(loop: asyncio.AbstractEventLoop, database: str, folder: Path, table: str) -> Took:
    """A server that is started, answers and is killed."""
    server = ServerProcess(database, folder / "log")
    began = time.perf_counter()
    loop.run_until_complete(server.start())
    path = f"/api/tables/{table}" if table else "/api/games"
    with urlopen(f"{server.url}{path}", timeout=300) as answer:
        answer.read()
    took = time.perf_counter() - began
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    used = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    loop.run_until_complete(server.kill())
    return took, used


def imported() -> Took:
    """The import, in a process of its own."""
    began, before = time.perf_counter(), resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", "import tegel.server.run"], check=True)
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    processor = used.ru_utime + used.ru_stime - before.ru_utime - before.ru_stime
    return time.perf_counter() - began, processor


def main() -> None:
    """Measure, and say it as it comes."""
    parser = argparse.ArgumentParser(description="Restart with games in play.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--tries", type=int, default=3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, closing(asyncio.new_event_loop()) as loop:
        folder = Path(name)
        full, empty = (f"sqlite:///{folder / kind}.db" for kind in ("full", "empty"))
        table = fill(full, options.games)
        fill(empty, 0)
        print("| | s | s of a processor |\n|--|--|--|", flush=True)
        for _ in range(options.tries):
            say("import", imported())
            say("an empty house", start(loop, empty, folder, ""))
            say(f"{options.games} games in play", start(loop, full, folder, table))


def say(what: str, took: Took) -> None:
    """A line of the table."""
    print(f"| {what} | {took[0]:.2f} | {took[1]:.2f} |", flush=True)


if __name__ == "__main__":
    main()
