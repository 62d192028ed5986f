"""The server for `bench/load.py`, on one core, and tables set up behind its back."""

import asyncio
import os
import re
import resource
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from random import Random
from urllib.request import urlopen

from sqlalchemy import Connection, Engine

from tegel.core.seal import fresh_secret
from tegel.server.books import Append
from tegel.server.desk import first_row
from tegel.server.identity import cookies
from tegel.server.identity.codes import fresh_code
from tegel.server.store import log, players
from tegel.server.store.places import Place as Told
from tegel.server.store.places import put_place
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import upgrade
from tegel.server.tables.events import BotSat, Created, Entry, Event, Sat, Started
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.table import Table

CLOCK = {"kind": "live", "base": 3 * 3_600_000, "increment": 5000}
HANDLES = 40_000
BROWSER = "B" * 87  # a key that nothing is ever encrypted with: whoever is told looks


@dataclass(frozen=True)
class Prepared:
    """A table in the database, who plays there, and all their decisions to come."""

    table: str
    cookies: tuple[str, str]
    number: int
    moves: list[tuple[int, int]]  # seats and moves


class Host:
    """Sets tables up behind the server's back, and knows what chance will bring there."""

    def __init__(self, database: str, club: bool = False) -> None:
        self.club = club  # all have accounts and are told, and their games count
        self._signed: dict[str, str] = {}  # cookies of a tournament's players
        upgrade(database)
        self._engine: Engine = open_engine(database, writes=True)
        with self._engine.begin() as connection:
            key = players.setting(connection, "cookie key", cookies.fresh_key().hex())
        self._key = bytes.fromhex(key)
        self._chance = Random(0)

    def table(self, game: str) -> Prepared:
        """A game of two new guests, about to begin."""
        now = time.time_ns() // 1_000_000
        who = [self._somebody(n) for n in range(2)]
        places = [Place("me", who[0].name), Place("open")]
        setting = Setting(game, {"players": 2}, places, CLOCK, False, True, rated=self.club)
        events = create(setting, who[0].id, fresh_secret())
        made = self._keep(who, [*events, Sat(1, who[1].id, who[1].name, None), Started()], now)
        signed = [self._sign(one, now) for one in who]
        return Prepared(made.id, (signed[0], signed[1]), made.number, self._play(made))

    def people(self, count: int) -> list[str]:
        """The cookies of so many who will play a tournament."""
        now = time.time_ns() // 1_000_000
        who = [self._somebody(n) for n in range(count)]
        with self._engine.begin() as connection:
            for one in who:
                self._settle(connection, one, now)
                self._signed[one.id] = self._sign(one, now)
        return list(self._signed.values())

    def dealt(self, name: str, most: int) -> Prepared:
        """A table of a tournament, as the server has set it up: the first decisions there."""
        with self._engine.begin() as connection:
            made = Table.of(name, log.entries_after(connection, name, 0))
        one, other = (self._signed[seat.player or ""] for seat in made.seats)
        return Prepared(name, (one, other), made.number, self._play(made)[:most])

    def _somebody(self, n: int) -> players.Player:
        name = fresh_code()
        return players.Player(name, f"Player {n}", 1, f"player.{name}" if self.club else None)

    def _sign(self, who: players.Player, now: int) -> str:
        return cookies.sign(self._key, who.id, who.epoch, now // 1000)

    def _settle(self, connection: Connection, who: players.Player, now: int) -> None:
        """Know somebody, and in a club also where they are told."""
        players.add(connection, who, now)
        if self.club:
            keys = {"p256dh": BROWSER, "auth": BROWSER[:22], "origin": "http://127.0.0.1"}
            address = f"http://127.0.0.1:9/{who.id}"  # nobody answers, and nobody should ask
            put_place(connection, who.id, Told(who.id, "push", address, keys, "", "en"), now)

    def bots(self, game: str, level: str) -> None:
        """A game of two bots, which somebody should look after at once."""
        now = time.time_ns() // 1_000_000
        host = players.Player(fresh_code(), "Host", 1)
        setting = Setting(
            game, {"players": 2}, [Place("open"), Place("open")], {"kind": "none"}, False, True
        )
        created = next(e for e in create(setting, host.id, fresh_secret()) if type(e) is Created)
        self._keep([host], [created, BotSat(0, level), BotSat(1, level), Started()], now)

    def _keep(self, who: list[players.Player], events: list[Event], now: int) -> Table:
        entries = [Entry(n, now, event) for n, event in enumerate(events, 1)]
        made = Table.of(fresh_code(), entries)
        with self._engine.begin() as connection:
            for one in who:
                self._settle(connection, one, now)
            due = {} if len(who) > 1 else {"due_at": now}
            log.append(connection, [Append(made.id, entries, first_row(made) | due)])
        return made

    def _play(self, table: Table) -> list[tuple[int, int]]:
        state, moves = table.state.copy(), list[tuple[int, int]]()
        while state.turn is not None:
            moves.append((state.turn, self._chance.choice(state.legal_moves)))
            state.push(moves[-1][1])
        return moves


def more_handles() -> None:
    """Have room for as many connections as a step may want."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = HANDLES if hard == resource.RLIM_INFINITY else min(HANDLES, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


class Server:
    """The server process, and what it uses."""

    def __init__(self, database: str, core: int, other: int) -> None:
        self.database = database
        self.core = core  # its own
        self.other = other  # for its bots
        self.host = ""
        self.pid = 0

    async def start(self, log_to: Path) -> None:
        """Start it and wait until it is up."""
        with log_to.open("wb") as errors:
            self._process = await asyncio.create_subprocess_exec(
                *[sys.executable, "-m", "tegel", "serve", "--port", "0", "--thinkers", "1"],
                *["--database", self.database],
                stdout=asyncio.subprocess.PIPE,
                stderr=errors,
                preexec_fn=self._settle,
            )
        assert self._process.stdout is not None
        line = (await self._process.stdout.readline()).decode()
        self.host = line.removeprefix("Tegel is at http://").rstrip("/\n")
        self.pid = self._process.pid
        await asyncio.sleep(3)  # its workers start
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        for child in map(int, children):
            os.sched_setaffinity(child, {self.other})

    def _settle(self) -> None:
        more_handles()
        os.sched_setaffinity(0, {self.core})

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
        with urlopen(f"http://{self.host}/metrics", timeout=30) as page:
            lines = page.read().decode().splitlines()
        pairs = (line.split() for line in lines if re.match(r"tegel_\w+ [\d.e+]+$", line))
        return {name: float(value) for name, value in pairs}
