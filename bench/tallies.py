"""How long it takes to count somebody's games: so many in a file, among as many of others.

.venv/bin/python bench/tallies.py [GAMES]
"""

import sys
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median

import orjson

from tegel.bots.levels import LEVELS
from tegel.server.store import statistics
from tegel.server.store.schema import seats, tables
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import upgrade

TIMES = 9

Row = dict[str, object]


def rows(games: int) -> tuple[list[Row], list[Row]]:
    """Tables of two who played against bots, as the server keeps them."""
    chance = Random(1)
    made: list[Row] = []
    sat: list[Row] = []
    for n in range(2 * games):
        name, players = f"{chance.getrandbits(64):016x}", chance.choice([2, 2, 2, 3, 4])
        sitting = [{"kind": "person", "name": "Cobalt Kingfisher", "level": None}]
        levels = [chance.choice(list(LEVELS)) for _ in range(players - 1)]
        sitting += [{"kind": "bot", "name": "", "level": level} for level in levels]
        scores = [chance.randrange(20, 90) for _ in sitting]
        about = {
            "options": {"players": players, "wall": "coloured", "start": "random"},
            "clock": {"kind": "none", "base": 0, "increment": 0},
            "turn": None,
            "moves": 60,
            "result": {
                "reason": "played",
                "seat": None,
                "scores": scores,
                "places": [1 + sum(other > score for other in scores) for score in scores],
            },
            "seats": sitting,
        }
        row: Row = {"id": name, "number": 70, "status": "finished", "game": "azul", "public": False}
        row |= {"created_at": n, "updated_at": n, "about": orjson.dumps(about).decode()}
        made.append(row)
        sat.append({"table_id": name, "seat": 0, "player": f"p{n % 2}", "seen_at": n})
    return made, sat


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else statistics.MOST
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'games.db'}"
        upgrade(database)
        engine = open_engine(database, writes=True)
        made, sat = rows(games)
        with engine.begin() as connection:
            connection.execute(tables.insert(), made)
            connection.execute(seats.insert(), sat)
        times: list[float] = []
        counted = 0
        for _ in range(TIMES):
            start = time.process_time()
            with engine.connect() as connection:
                tallies, _ = statistics.tallies(connection, "p0")
            times.append(time.process_time() - start)
            counted = sum(one["games"] for one in tallies)
        engine.dispose()
    print(f"{counted:,} games of {len(made):,}: {1000 * median(times):.0f} ms of processor")


if __name__ == "__main__":
    main()
