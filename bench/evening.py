"""Tournament evenings by real clients, against a real server that is killed amid them.

PYTHONPATH=. .venv/bin/python bench/evening.py [swiss | duplicate] [--kills N] [--small]
                                               [--postgres] [--processes N]

A Swiss of 64 (five of them come late, three never come to their tables) and a duplicate of 24. In
the end each round is held against the written rules, and the database against itself: every table
set up once, every result taken once. Of several processes, which want PostgreSQL, every other kill
takes one, and the rest go on; otherwise all end at once. Small: a quarter of the players.
"""

import argparse
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tegel.tournaments.tournament import met
from tests.server.databases import new_database, own_postgres
from tests.server.faults.evening import Evening, audit, held

PLANS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "swiss": ({"players": 59, "late": 5, "ghosts": 3}, {"rounds": 6, "late": 3}),
    "duplicate": ({"players": 24}, {"rounds": 4}),
}


def main() -> None:
    """Hold them, and print what came of each."""
    asked = argparse.ArgumentParser(description="Tournament evenings against a server that dies.")
    asked.add_argument("form", nargs="?", choices=PLANS)
    asked.add_argument("--kills", type=int, default=8)
    asked.add_argument("--small", action="store_true")
    asked.add_argument("--postgres", action="store_true")
    asked.add_argument("--processes", type=int, default=1)
    words = asked.parse_args()
    for form in [words.form] if words.form else PLANS:
        who, plan = PLANS[form]
        if words.small:
            who = {name: max(n // 4, 1) for name, n in who.items()}
        with tempfile.TemporaryDirectory() as folder, ExitStack() as rest:
            database = f"sqlite:///{Path(folder) / 'tegel.db'}"
            if words.postgres:
                database = new_database(rest.enter_context(own_postgres()))
            log, began = Path(folder) / "server.log", time.monotonic()
            evening = partial(Evening, kills=words.kills, **who)
            more = ["--processes", str(words.processes)] if words.processes > 1 else []
            name = held(log, database, evening, *more, form=form, **plan)
            tournament = audit(database, name)
        left = Counter(one.left or "stayed" for one in tournament.entrants.values())
        again = sum(times - 1 for times in met(tournament).values())
        print(
            f"{form}: {len(tournament.entrants)} entrants ({dict(left)}), "
            f"{len(tournament.rounds)} rounds, {sum(1 for _ in tournament.games)} tables, "
            f"{words.kills} kills, {again} met again, {tournament.events} events, "
            f"{time.monotonic() - began:.0f} s: nothing lost, every round as the rules say"
        )


if __name__ == "__main__":
    main()
