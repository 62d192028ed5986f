"""How long it takes to count somebody's games and those of a house of two years, and to keep up.

.venv/bin/python bench/tallies.py [GAMES] [--own OWN] [--database URL]

A database of so many finished games of two, three and four, played by 200 people against each other
and bots (the first of them has OWN games); then what each page reads, the median of five, in
milliseconds of the wall, of processor, and of that what holds Python up. At last the time to tell a
real game for its sums.
"""

import argparse
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import orjson
from sqlalchemy import Connection

import tegel
from tegel.bots import player
from tegel.bots.levels import LEVELS
from tegel.games import games as offered
from tegel.server.store import club, statistics, summing
from tegel.server.store.schema import players, result_sums, results, tables
from tegel.server.store.store import open_engine
from tegel.server.store.upgrade import upgrade
from tegel.server.tables.clock import DAY
from tegel.server.tables.rated import NOT_A_KIND
from tegel.statistics.sums import sums

TIMES, PEOPLE, DAYS, SLICE = 5, 200, 730, 5000
NOW = 1000 * int(time.time())

Row = dict[str, Any]


def real(game: str, seed: int) -> list[str]:
    """What the seats of a real game made."""
    bot = player("club")
    state = tegel.new(game, seed=seed)
    while state.turn is not None:
        state.push(bot.bot.decide(state, bot.budget, seed).move)
    return [
        orjson.dumps({"sources": one.sources, "habits": one.habits}).decode() for one in sums(state)
    ]


def rows(first: int, count: int, own: float, made: dict[str, list[str]]) -> list[list[Row]]:
    """Tables with the results of their seats, and what those made."""
    chance = Random(first)
    found: list[list[Row]] = [[], [], []]
    kinds = [*_kinds()]
    for n in range(first, first + count):
        name = f"{n:010x}"
        game, kind, most = chance.choice(kinds)
        seats = min(chance.choice([2, 2, 2, 3, 4]), most)
        who = [0 if chance.random() < own else chance.randrange(1, PEOPLE)]
        who += [chance.randrange(PEOPLE, 4 * PEOPLE) for _ in range(seats - 1)]
        against = chance.choice([None, *LEVELS])
        scores = [chance.randrange(20, 90) for _ in who]
        at, best = NOW - chance.randrange(DAYS * DAY), max(scores)
        row = {"id": name, "number": 70, "status": "finished", "game": game, "public": n % 3 == 0}
        found[0].append(row | {"created_at": at, "updated_at": at, "about": "{}"})
        for seat, points in enumerate(scores):
            is_person = seat == 0 or (against is None and who[seat] < PEOPLE)
            found[1].append(
                {
                    "table_id": name,
                    "seat": seat,
                    "player": f"p{who[seat]}" if is_person else None,
                    "at": at,
                    "game": game,
                    "kind": kind,
                    "players": seats,
                    "level": None if is_person else against,
                    "against": against if seat == 0 else None,
                    "place": 1 + sum(other > points for other in scores),
                    "winners": scores.count(best) if points == best else 0,
                    "points": points,
                    "best_other": max(scores[:seat] + scores[seat + 1 :]),
                    "reason": "played",
                    "rated": n % 4 == 0,
                    "offline": False,
                    "public": n % 3 == 0,
                    "told": summing.TELLING,
                }
            )
            told = chance.choice(made[game])
            found[2].append({"table_id": name, "seat": seat, "sums": told})
    return found


def _kinds() -> Iterator[tuple[str, str, int]]:
    """The usual kind of each game, as it is kept, and how many play it at most."""
    for game in offered().values():
        settled = game.settle({})
        kind = {name: value for name, value in settled.items() if name not in NOT_A_KIND}
        seats = next(one.choices for one in game.options if one.name == "players")
        text = orjson.dumps(kind, option=orjson.OPT_SORT_KEYS).decode()
        yield game.name, text, int(max(seats))


def fill(database: str, games: int, own: int) -> None:
    """Make all of them."""
    made = {game: [one for seed in range(20) for one in real(game, seed)] for game in offered()}
    upgrade(database)
    engine = open_engine(database, writes=True)
    for first in range(0, games, SLICE):
        with engine.begin() as connection:
            if not first:
                people = [
                    {"id": f"p{n}", "name": f"Player {n}", "login": f"player{n}"}
                    for n in range(PEOPLE)
                ]
                about = {"created_at": 0, "epoch": 0}
                connection.execute(players.insert(), [one | about for one in people])
            parts = rows(first, min(SLICE, games - first), own / games, made)
            for table, part in zip((tables, results, result_sums), parts, strict=True):
                connection.execute(table.insert(), part)
    engine.dispose()


def held(work: Callable[[], Any]) -> tuple[float, float, float]:
    """Milliseconds of the wall and of processor, and the longest that Python was held up by it."""
    gaps, done = [0.0], threading.Event()

    def tick() -> None:
        last = time.perf_counter()
        while not done.is_set():
            time.sleep(0.001)
            now = time.perf_counter()
            gaps.append(now - last)
            last = now

    beside = threading.Thread(target=tick)
    beside.start()
    wall, processor = time.perf_counter(), time.thread_time()
    work()
    took = time.perf_counter() - wall, time.thread_time() - processor
    done.set()
    beside.join()
    return 1000 * took[0], 1000 * took[1], 1000 * max(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=50_000)
    parser.add_argument("--own", type=int, default=10_000)
    parser.add_argument("--database")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = asked.database or f"sqlite:///{Path(folder) / 'games.db'}"
        fill(database, asked.games, asked.own)
        engine = open_engine(database, writes=False)
        reads: dict[str, Callable[[Connection], Any]] = {
            "own sums": lambda c: statistics.tallies(c, "p0"),
            "own over time": lambda c: statistics.times(c, "p0"),
            "own sources": lambda c: statistics.sources(c, "p0"),
            "own habits": lambda c: statistics.habits(c, "p0"),
            "own luck": lambda c: statistics.luck(c, "p0"),
            "own games, all": lambda c: [*statistics.games(c, "p0")],
            "house over time": lambda c: statistics.times(c, None),
            "house people": lambda c: club.people(c, NOW, 0),
            "house records": club.records,
            "house series": club.series,
            "house sources": lambda c: statistics.sources(c, None),
            "house habits": lambda c: statistics.habits(c, None),
            "what waits": lambda c: summing.waiting(c, 50),
        }
        print(f"{asked.games:,} games, {asked.own:,} of them one's own; ms: wall, processor, held")
        for name, read in reads.items():
            with engine.connect() as connection:
                times = [held(partial(read, connection)) for _ in range(TIMES)]
            told = "  ".join(f"{median(column):7.0f}" for column in zip(*times, strict=True))
            print(f"{name:16} {told}")
        engine.dispose()
    for game in offered():
        bot, state = player("club"), tegel.new(game, seed=1)
        while state.turn is not None:
            state.push(bot.bot.decide(state, bot.budget, 1).move)
        _, processor, _ = held(partial(sums, state))
        print(f"a game of {game} told: {processor:.0f}")


if __name__ == "__main__":
    main()
