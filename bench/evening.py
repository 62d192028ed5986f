"""Tournament evenings by real clients, against a real server that is killed amid them.

PYTHONPATH=. .venv/bin/python bench/evening.py [swiss] [duplicate] [--kills N]

A Swiss of 64 (five of them come late, three never come to their tables) and a duplicate of 24. In
the end each round is held against the written rules, and the database against itself: every table
set up once, every result taken once.
"""

import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

from tegel.tournaments.tournament import met
from tests.server.faults.evening import Evening, audit, held

PLANS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "swiss": ({"players": 59, "late": 5, "ghosts": 3}, {"rounds": 6, "late": 3}),
    "duplicate": ({"players": 24}, {"rounds": 4}),
}


def main() -> None:
    """Hold them, and print what came of each."""
    words = sys.argv[1:]
    kills = int(words[words.index("--kills") + 1]) if "--kills" in words else 8
    for form in [word for word in words if word in PLANS] or PLANS:
        who, plan = PLANS[form]
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{Path(folder) / 'tegel.db'}"
            log, began = Path(folder) / "server.log", time.monotonic()
            name = held(log, database, partial(Evening, kills=kills, **who), form=form, **plan)
            tournament = audit(database, name)
        left = Counter(one.left or "stayed" for one in tournament.entrants.values())
        again = sum(times - 1 for times in met(tournament).values())
        print(
            f"{form}: {len(tournament.entrants)} entrants ({dict(left)}), "
            f"{len(tournament.rounds)} rounds, {sum(1 for _ in tournament.games)} tables, "
            f"{kills} kills, {again} met again, {tournament.events} events, "
            f"{time.monotonic() - began:.0f} s: nothing lost, every round as the rules say"
        )


if __name__ == "__main__":
    main()
