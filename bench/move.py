"""What a move costs a server, part by part: without a network, a database or anybody else.

    .venv/bin/python bench/move.py [--tables 300] [--moves 5000] [--tries 30]
    PYTHONPATH=../before/src .venv/bin/python bench/move.py

Random moves at many tables in turn, so that each finds its table as cold as at a real server; the
deals and the moves are the same each time. Both seats of each table are readers. Microseconds of
this thread's processor for each move: to try it and answer it, to take it in, to make up its row in
the database, to make both views with their hashes, what has changed in them with the frame that
says so, and the frame packed.

What else a machine does makes all of it slower, and some of it twice as slow. With several tries
each move is made so often, and of each part the quickest counts: what it costs where everything is
at hand and nobody in the way. So versions can be compared on a busy machine.
"""

import argparse
import gc
import inspect
import time
from collections import Counter
from random import Random
from typing import Any

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
    events = [*create(setting, PEOPLE[0], f"{number:064x}")]
    events += [Sat(1, PEOPLE[1], PEOPLE[1], None), Started()]
    return Table.of(f"t{number}", [Entry(n, NOW, event) for n, event in enumerate(events, 1)])


class Tables:
    """Tables of a game, each as its readers have seen it last, and what their moves have cost."""

    def __init__(self, game: str, count: int, tries: int) -> None:
        self.game = game
        self.spent: Counter[str] = Counter()
        self.moves = 0
        self._tries = tries
        self._chance = Random(1)
        self._since = 0
        self._seen = [self._some(n) for n in range(count)]

    def _some(self, number: int) -> Sights:
        """A game somewhere in its course."""
        table = begin(self.game, number)
        for _ in range(self._chance.randrange(FIRST)):
            events = self._decide(table, self._chance.choice(table.state.legal_moves))
            if len(events) > 1:
                break
            table.apply(Entry(table.number + 1, NOW, events[0]))
        return self._looked_at(table)

    def _looked_at(self, table: Table) -> Sights:
        sights = Sights(table)
        for person in PEOPLE:
            sights.see(reader(table, person))
        return sights

    def _decide(self, table: Table, move: int) -> list[Event]:
        assert table.turn is not None
        return answer(table, PEOPLE[table.turn], Play(table.turn, move), NOW, "")

    def _count(self, spent: Counter[str], part: str) -> None:
        """What has passed was spent on this."""
        now = time.thread_time_ns()
        spent[part] += now - self._since
        self._since = now

    def move(self, number: int) -> None:
        """A move at a table, told to both."""
        before = self._seen[number]
        if before.table.status != "playing":
            self._seen[number] = self._looked_at(begin(self.game, number))
            return
        move = self._chance.choice(before.table.state.legal_moves)
        tries = [self._made(before, move) for _ in range(self._tries)]
        self._seen[number], spent = tries[-1]
        self.spent.update({part: min(one[part] for _, one in tries) for part in spent})
        self.moves += 1

    def _made(self, before: Sights, move: int) -> tuple[Sights, Counter[str]]:
        """A table after a move, and what that has cost."""
        spent: Counter[str] = Counter()
        self._since = time.thread_time_ns()
        events = self._decide(before.table, move)
        self._count(spent, "answer")
        for event in events:
            entry = Entry(before.table.number + 1, NOW, event)
            after = Sights(before.table.with_entry(entry))
            self._count(spent, "take in")
            row(after.table)
            self._count(spent, "row")
            shared: list[Any] = [{}] if SHARES else []
            for person in PEOPLE:
                one = reader(after.table, person)
                after.see(one)
                self._count(spent, "view")
                frame = event_frame(before, after, one, entry, *shared)
                self._count(spent, "frame")
                _ = frame.packed
                self._count(spent, "pack")
            before = after
        return before, spent


def main() -> None:
    """Measure each game."""
    parser = argparse.ArgumentParser(description="What a move costs a server, part by part.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--moves", type=int, default=5000, help="of each game")
    parser.add_argument("--tries", type=int, default=1, help="of each move; the quickest counts")
    options = parser.parse_args()
    gc.disable()  # as in a server
    for game in GAMES:
        tables, n = Tables(game, options.tables, options.tries), 0
        while tables.moves < options.moves:
            tables.move(n % options.tables)
            n += 1
        parts = {part: ns / tables.moves / 1000 for part, ns in tables.spent.items()}
        told = ", ".join(f"{part} {us:.0f}" for part, us in parts.items())
        print(f"{game}: {sum(parts.values()):.0f} µs a move: {told}", flush=True)


if __name__ == "__main__":
    main()
