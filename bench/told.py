"""What ratings and notices cost a move, against the same games without them, in one run.

    .venv/bin/python bench/told.py [--tables 60] [--rounds 60] [--times 5]

Random moves at many tables of two through the desk and onto the disk, one at each table and then
what is to be told of them; games that end are followed by others. Ways take turns, so that what
else the machine does harms all alike. Milliseconds of processor a move, of all threads: the median
of so many times, and how that compares with the first.

- plain: casual games, and nobody wants to be told
- rated: everybody has an account, and the games count
- looking: both have a browser that is told, and the table before their eyes
- away: nobody looks, so that each move is encrypted and sent; the service answers at once, and the
  network's part is missing
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from random import Random
from statistics import median

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection

from tegel.core.seal import fresh_secret
from tegel.server.desk import Desk
from tegel.server.guard.outward import Answer, Outward
from tegel.server.identity.codes import fresh_code
from tegel.server.notices import herald
from tegel.server.notices.herald import Herald
from tegel.server.notices.push import CURVE, Voucher, point, spell
from tegel.server.store import deliveries, places, players
from tegel.server.store.books import StoredBooks
from tegel.server.store.places import Place
from tegel.server.store.players import Player
from tegel.server.store.store import Store
from tegel.server.store.upgrade import upgrade
from tegel.server.tables.clock import DAY, MINUTE
from tegel.server.tables.commands import Play
from tegel.server.tables.events import Sat, Started
from tegel.server.tables.seat import Place as Seat
from tegel.server.tables.seat import Setting, create

WAYS = ("plain", "rated", "looking", "away")
GAMES = ("azul", "azul_duel", "ingenious")
CLOCK = {"kind": "days", "base": DAY}
PAUSE = 10 * MINUTE  # between two moves at a table: nobody is told too much in an hour


class Service(Outward):
    """Push services that take everything."""

    def __init__(self) -> None:
        super().__init__()
        self.came = 0

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> Answer:
        del address, headers, body
        self.came += 1
        return Answer(201)


class Nobody:
    """No bot plays here."""

    async def decide(
        self, state: object, level: str, seed: int, host: str = "", table: str = ""
    ) -> int:
        raise AssertionError((state, level, seed, host, table))

    def hurry(self, table: str) -> None:
        raise AssertionError(table)


class House:
    """A house in which games are played in one of these ways."""

    def __init__(self, way: str, database: str, tables: int) -> None:
        upgrade(database)
        self.way = way
        self.at = time.time_ns() // 1_000_000
        self.store = Store(database)
        self.desk = Desk(StoredBooks(self.store), Nobody(), lambda: self.at, lambda *_: 0.0)
        self.desk.pauses.until = 2**60
        self.service = Service()
        voucher = Voucher(Voucher.fresh())
        self.herald = Herald(self.store, self.service, voucher, [b""], lambda: self.at, self.way)
        self.chance = Random(1)
        self.tables = [""] * tables
        self.moves = 0
        self.spent: list[float] = []

    async def _people(self) -> list[tuple[str, str]]:
        keys = {
            "p256dh": spell(point(ec.generate_private_key(CURVE))),
            "auth": spell(bytes(16)),
            "origin": "https://tegel.example",
        }
        people = [Player(fresh_code(), "Somebody", 0) for _ in range(2)]

        def come(c: Connection) -> None:
            for one in people:
                players.add(c, one, self.at)
                players.change(c, one.id, login=one.id)
                if self.way in ("looking", "away"):
                    address = f"https://push.example/{one.id}"
                    place = Place(fresh_code(), "push", address, keys, "", "en")
                    places.put_place(c, one.id, place, self.at)

        await self.store.write(come)
        return [(one.id, one.name) for one in people]

    async def _begin(self, n: int) -> None:
        (host, name), (other, other_name) = people = await self._people()
        seats, is_rated = [Seat("me", name), Seat("open")], self.way != "plain"
        setting = Setting(GAMES[n % 3], {"players": 2}, seats, CLOCK, False, True, rated=is_rated)
        events = create(setting, host, fresh_secret())
        events += [Sat(1, other, other_name, None), Started()]
        self.tables[n] = (await self.desk.begin(fresh_code(), events)).id
        if self.way == "looking":
            for player, _ in people:
                await self.herald.look(player, object(), [self.tables[n]])

    async def _move(self, n: int) -> None:
        table = self.desk.sittings[self.tables[n]].table
        if table.status != "playing":
            await self._begin(n)
            return
        assert table.turn is not None
        move = self.chance.choice(table.state.legal_moves)
        player = table.seats[table.turn].player
        await self.desk.command(table.id, player, Play(table.turn, move), table.number)
        self.moves += 1

    async def begin(self) -> None:
        """Set the first tables up."""
        await asyncio.gather(*map(self._begin, range(len(self.tables))))

    async def play(self, rounds: int) -> None:
        """So many moves at each table, and what is told of them."""
        moves, before = self.moves, time.process_time()
        for _ in range(rounds):
            await asyncio.gather(*map(self._move, range(len(self.tables))))
            self.at += PAUSE
            while await self.store.read(
                lambda c: deliveries.is_waiting(c, self.at - herald.HOLD, self.at)
            ):
                await self.herald.work()
                while self.herald.is_busy:
                    await asyncio.sleep(0)
        self.spent.append(1000 * (time.process_time() - before) / (self.moves - moves))


async def measure(houses: Sequence[House], rounds: int, times: int) -> None:
    """Let all play in turn, and say what a move costs in each."""
    for house in houses:
        await house.begin()
        await house.play(5)  # what is imported and prepared once
        house.spent.clear()
    for _ in range(times):
        for house in houses:
            await house.play(rounds)
    plain = median(houses[0].spent)
    for house in houses:
        spent = median(house.spent)
        told = f", {house.service.came} notices" if house.service.came else ""
        print(
            f"{house.way}: {spent:.2f} ms a move, {spent / plain:.2f} times"
            f" ({house.moves} moves{told})",
            flush=True,
        )


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="What ratings and notices cost a move.")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        houses = [House(way, f"sqlite:///{folder}/{way}.db", options.tables) for way in WAYS]
        asyncio.run(measure(houses, options.rounds, options.times))
        for house in houses:
            house.store.close()


if __name__ == "__main__":
    main()
