"""What reviews say of known players: each level against itself, in all kinds of the games.

    python bench/review.py play --out reviews.jsonl [GAME …] [--games 10] [--jobs N] [--seconds 500]
    python bench/review.py play --cell "azul 2 grey: casual, regular" --first 5    # only these
    python bench/review.py tables reviews.jsonl

A line a game is written as soon as it is reviewed, kind by kind and level by level in turn, so that
a run that is stopped has something of all; another one goes on after it. Losses and luck are in
points: hundredths of a win. *difference* is what a decision cost as the judge has it, noise and
all; *loss* is what the review tells. Intervals are of 95 %, by how games differ.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import inf, sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import NormalDist, fmean, pstdev, stdev
from typing import Any, NamedTuple

from kinds import kinds, name_of

import tegel
from tegel.analysis.marks import bounds
from tegel.analysis.review import review
from tegel.bots import player
from tegel.bots.levels import LEVELS
from tegel.bots.table import Seated
from tegel.core.native.build import ensure
from tegel.core.options import Value

QUANTILES = (0.5, 0.9, 0.97, 0.99)


class Task(NamedTuple):
    """A game to be played and reviewed."""

    game: str
    kind: str
    options: dict[str, Value]
    level: str
    seed: int


def tasks(names: Sequence[str], seeds: range, cells: Sequence[str]) -> Iterator[Task]:
    """All of them, or those of some cells; a game of each kind and level in turn."""
    wanted = {cell for text in cells for cell in _cells(text)}
    for seed in seeds:
        for level in LEVELS:
            for name in names:
                game = tegel.find(name)
                for options in kinds(game):
                    kind = name_of(game, options)
                    if not wanted or (kind, level) in wanted:
                        yield Task(name, kind, options, level, seed)


def _cells(text: str) -> Iterator[tuple[str, str]]:
    """`azul 2 grey: casual, regular` as two cells of the table."""
    kind, _, levels = text.partition(":")
    known = {
        name_of(game, options) for game in map(tegel.find, tegel.games()) for options in kinds(game)
    }
    for level in map(str.strip, levels.split(",")):
        if kind not in known or level not in LEVELS:
            sys.exit(
                f"{text!r}: there is no {kind!r} with {level!r}; as in: azul 2 grey: casual, club"
            )
        yield kind, level


def reviewed(task: Task) -> dict[str, Any]:
    """Play a game, review it, and tell what there is to count."""
    state = tegel.new(task.game, seed=task.seed, **task.options)
    seats = [Seated(player(task.level), 100 * task.seed + seat) for seat in range(state.players)]
    while not state.is_over:
        assert state.turn is not None
        state.push(seats[state.turn].decide(state).move)
    start = time.process_time()
    found = review(state)
    judged = [each for each in found.decisions if each.choices > 1]
    return {
        "game": task.game,
        "kind": task.kind,
        "players": state.players,
        "level": task.level,
        "seed": task.seed,
        "judge": found.judge,
        "seconds": round(time.process_time() - start, 3),
        "differences": [round(each.difference, 5) for each in judged],
        "margins": [round(each.margin_loss, 3) for each in judged],
        "turns": [round(turn.loss, 5) for turn in found.turns],
        "finds": sum(turn.mark == "!" for turn in found.turns),
        "deals": [[round(one, 5) for one in deal.luck] for deal in found.deals],
        "luck": [round(seat.luck, 5) for seat in found.seats],
        "hindsight": [round(seat.hindsight, 5) for seat in found.seats],
    }


def play(given: argparse.Namespace) -> None:
    """Play and review until all is done, or the time is over."""
    end = time.monotonic() + given.seconds
    names = given.game or list(tegel.games())
    for name in names:
        ensure(tegel.find(name), "rules", "judgement", "search")
    done = {(one["kind"], one["level"], one["seed"]) for one in _read(given.out)}
    seeds = range(given.first, given.first + given.games)
    all_ = tasks(names, seeds, given.cell)
    left = [task for task in all_ if (task.kind, task.level, task.seed) not in done]
    with (
        given.out.open("a") as file,
        ProcessPoolExecutor(given.jobs, mp_context=get_context("spawn")) as pool,
    ):
        waiting = [pool.submit(reviewed, task) for task in left]
        try:
            for n, each in enumerate(as_completed(waiting, end - time.monotonic()), 1):
                found = each.result()
                print(json.dumps(found), file=file, flush=True)
                told = found["kind"], found["level"], found["seconds"]
                print(n, len(left), *told, file=sys.stderr, flush=True)
        except TimeoutError:
            for process in [*pool._processes.values()]:  # whatever they are at
                process.kill()


def tables(given: argparse.Namespace) -> None:
    """Print what was found, as tables for the handbook."""
    games = _read(given.file)
    shown = [level for level in LEVELS if any(one["level"] == level for one in games)]
    by_kind: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for one in games:
        by_kind[one["kind"]][one["level"]].append(one)
    for title, measure in (("difference", _difference), ("loss", _loss)):
        print(f"\n{title} a decision, points, and where it lies with 95 % confidence\n")
        _row("kind", *shown)
        _row(*["--"] * (1 + len(shown)))
        rates = {
            kind: {level: rate_of([measure(one) for one in levels[level]]) for level in shown}
            for kind, levels in by_kind.items()
        }
        for kind, by_level in rates.items():
            _row(kind, *(_told(by_level[level]) for level in shown))
        for name, some in _together(rates):
            _row(f"**{name}**", *(_told(pooled([one[level] for one in some])) for level in shown))
    print("\nmarks ?! / ? / ?? and ! a seat and game\n")
    _row("kind", *shown)
    _row(*["--"] * (1 + len(shown)))
    for kind, levels in by_kind.items():
        _row(kind, *(_marks(levels[level]) for level in shown))
    print("\nthe champion's differences where its move was not the judge's, points\n")
    _row("kind", *(f"{part:.0%}" for part in QUANTILES))
    _row(*["--"] * (1 + len(QUANTILES)))
    for kind, levels in by_kind.items():
        found = sorted(d for one in levels["champion"] for d in one["differences"] if d)
        _row(kind, *(f"{100 * found[int(q * len(found))]:.1f}" for q in QUANTILES if found))
    print("\n")
    _row("kind", "games", "seconds", "deals", "luck of a deal", "of a game", "hindsight of a game")
    _row(*["--"] * 7)
    for kind, levels in by_kind.items():
        all_ = [one for level in levels.values() for one in level]
        deals = [luck for one in all_ for deal in one["deals"] for luck in deal]
        _row(
            kind,
            len(all_),
            f"{fmean(one['seconds'] for one in all_):.1f}",
            f"{fmean(len(one['deals']) for one in all_):.1f}",
            *(
                f"{100 * pstdev(found):.1f}"
                for found in (
                    deals,
                    [luck for one in all_ for luck in one["luck"]],
                    [late for one in all_ for late in one["hindsight"]],
                )
            ),
        )


def _difference(one: dict[str, Any]) -> list[float]:
    return [100 * each for each in one["differences"]]


def _loss(one: dict[str, Any]) -> list[float]:
    limits = bounds(tegel.find(one["game"]), one["players"])
    return [100 * limits.loss(each) for each in one["differences"]]


class Rate(NamedTuple):
    """A mean, its standard error, and by how many degrees of freedom that is known."""

    mean: float
    error: float
    freedom: float

    @property
    def reach(self) -> float:
        """How far an interval of 95 % reaches to either side."""
        return student(self.freedom) * self.error


def rate_of(games: Sequence[Sequence[float]]) -> Rate | None:
    """The mean over all decisions; its error by the means of the games, which differ."""
    if len(games) < 2:
        return None
    mean = fmean(each for one in games for each in one)
    return Rate(mean, stdev([fmean(one) for one in games]) / sqrt(len(games)), len(games) - 1)


def pooled(rates: Sequence[Rate | None]) -> Rate | None:
    """The mean of several rates, each as weighty, by Welch; None: one of them lacks."""
    found = [rate for rate in rates if rate]
    if len(found) < len(rates):
        return None
    squares = [rate.error**2 for rate in found]
    parts = sum(square**2 / rate.freedom for square, rate in zip(squares, found, strict=True))
    freedom = sum(squares) ** 2 / parts if parts else inf
    return Rate(fmean(rate.mean for rate in found), sqrt(sum(squares)) / len(found), freedom)


def student(freedom: float) -> float:
    """The 97.5 % point of Student's t, by its series; from four degrees on to a hundredth."""
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return sum(term / freedom**n for n, term in enumerate(terms))


def _together(rates: Mapping[str, Any]) -> Iterator[tuple[str, list[Any]]]:
    """The kinds of each game, and all."""
    games = dict.fromkeys(kind.split()[0] for kind in rates)
    for game in games:
        some = [one for kind, one in rates.items() if kind.split()[0] == game]
        if len(some) > 1:
            yield game, some
    if len(games) > 1:
        yield "all", [*rates.values()]


def _told(rate: Rate | None) -> str:
    if rate is None:
        return ""
    low, high = max(0.0, rate.mean - rate.reach), rate.mean + rate.reach
    return f"{rate.mean:.1f} ({low:.1f} – {high:.1f})"


def _marks(games: Sequence[dict[str, Any]]) -> str:
    seats = sum(one["players"] for one in games)
    if not seats:
        return ""
    told = [
        bounds(tegel.find(one["game"]), one["players"]).mark(loss)
        for one in games
        for loss in one["turns"]
    ]
    found = [sum(mark == each for each in told) / seats for mark in ("?!", "?", "??")]
    finds = sum(one["finds"] for one in games) / seats
    return " / ".join(f"{each:.1f}" for each in found) + f", {finds:.1f}"


def _row(*cells: object) -> None:
    print(f"| {' | '.join(map(str, cells))} |")


def _read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.open()] if path.exists() else []


def main() -> None:
    """Do what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parts = parser.add_subparsers(required=True)
    playing = parts.add_parser("play")
    playing.add_argument("game", nargs="*")
    playing.add_argument("--out", type=Path, default=Path("reviews.jsonl"))
    playing.add_argument("--games", type=int, default=10)
    playing.add_argument("--first", type=int, default=0, help="the seed of the first game")
    playing.add_argument("--cell", action="append", default=[], help="KIND: LEVEL, LEVEL …")
    playing.add_argument("--jobs", type=int)
    playing.add_argument("--seconds", type=float, default=86_400)
    playing.set_defaults(do=play)
    telling = parts.add_parser("tables")
    telling.add_argument("file", type=Path)
    telling.set_defaults(do=tables)
    given = parser.parse_args()
    given.do(given)


if __name__ == "__main__":
    main()
