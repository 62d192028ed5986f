"""What a move costs a server, part by part: without a network, a database or anybody else.

    .venv/bin/python bench/move.py [--tables 300] [--seconds 3]
    PYTHONPATH=../before/src .venv/bin/python bench/move.py

Random moves at many tables in turn, so that each finds its table as cold as at a real server. Both
seats of each table are readers. Microseconds of this thread's processor for each move: to try it
and answer it, to take it in, to make up its row in the database, to make both views with their
hashes, what has changed in them with the frame that says so, and the frame packed.
"""

import argparse
import gc
import inspect
import time
from collections import Counter
from random import Random
from typing import Any

from tegel.core.seal import fresh_secret
from tegel.server.desk import row
from tegel.server.follower import Sights, event_frame
from tegel.server.tables.commands import Play
from tegel.server.tables.events import Entry, Event, Sat, Started
from tegel.server.tables.jobs import answer
from tegel.server.tables.seat import Place, Setting, create
from tegel.server.tables.sight import reader
from tegel.server.tables.table import Table

GAMES = ("azul", "azul_duel", "ingenious")
PEOPLE = ("one", "two")
CLOCK = {"kind": "live", "base": 3 * 3_600_000, "increment": 5000}
FIRST = 60  # moves at most that a table has behind it
NOW = 1000
# Whether frames for several readers are made with what they share in hand: older versions did not.
SHARES = "known" in inspect.signature(event_frame).parameters


def begin(game: str, number: int) -> Table:
    """A table at which a game has begun."""
    places = [Place("me", PEOPLE[0]), Place("open")]
    setting = Setting(game, {"players": 2}, places, CLOCK, False, True)
    events = [*create(setting, PEOPLE[0], fresh_secret())]
    events += [Sat(1, PEOPLE[1], PEOPLE[1], None), Started()]
    return Table.of(f"t{number}", [Entry(n, NOW, event) for n, event in enumerate(events, 1)])


class Tables:
    """Tables of a game, each as its readers have seen it last, and what their moves have cost."""

    def __init__(self, game: str, count: int) -> None:
        self.game = game
        self.spent: Counter[str] = Counter()
        self.moves = 0
        self._chance = Random(1)
        self._since = 0
        self._seen = [self._some(n) for n in range(count)]

    def _some(self, number: int) -> Sights:
        """A game somewhere in its course."""
        table = begin(self.game, number)
        for _ in range(self._chance.randrange(FIRST)):
            events = self._decide(table)
            if len(events) > 1:
                break
            table.apply(Entry(table.number + 1, NOW, events[0]))
        return self._looked_at(table)

    def _looked_at(self, table: Table) -> Sights:
        sights = Sights(table)
        for person in PEOPLE:
            sights.see(reader(table, person))
        return sights

    def _decide(self, table: Table) -> list[Event]:
        assert table.turn is not None
        move = self._chance.choice(table.state.legal_moves)
        self._since = time.thread_time_ns()
        return answer(table, PEOPLE[table.turn], Play(table.turn, move), NOW, "")

    def _count(self, part: str) -> None:
        """What has passed was spent on this."""
        now = time.thread_time_ns()
        self.spent[part] += now - self._since
        self._since = now

    def move(self, number: int) -> None:
        """A move at a table, told to both."""
        before = self._seen[number]
        if before.table.status != "playing":
            self._seen[number] = self._looked_at(begin(self.game, number))
            return
        events = self._decide(before.table)
        self._count("answer")
        for event in events:
            entry = Entry(before.table.number + 1, NOW, event)
            after = Sights(before.table.with_entry(entry))
            self._count("take in")
            row(after.table)
            self._count("row")
            shared: list[Any] = [{}] if SHARES else []
            for person in PEOPLE:
                one = reader(after.table, person)
                after.see(one)
                self._count("view")
                frame = event_frame(before, after, one, entry, *shared)
                self._count("frame")
                _ = frame.packed
                self._count("pack")
            self._seen[number] = before = after
        self.moves += 1


def main() -> None:
    """Measure each game."""
    parser = argparse.ArgumentParser(description="What a move costs a server, part by part.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=3.0, help="of a processor, for each game")
    options = parser.parse_args()
    gc.disable()  # as in a server
    for game in GAMES:
        tables, n = Tables(game, options.tables), 0
        while tables.spent.total() < options.seconds * 1e9:
            tables.move(n % options.tables)
            n += 1
        parts = {part: ns / tables.moves / 1000 for part, ns in tables.spent.items()}
        told = ", ".join(f"{part} {us:.0f}" for part, us in parts.items())
        print(f"{game}: {sum(parts.values()):.0f} µs a move: {told}", flush=True)


if __name__ == "__main__":
    main()
