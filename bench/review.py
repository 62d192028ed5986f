"""What reviews say of known players: each level against itself, in all kinds of the games.

    python bench/review.py play --out reviews.jsonl [GAME …] [--games 10] [--jobs N] [--seconds 500]
    python bench/review.py tables reviews.jsonl

A line a game is written as soon as it is reviewed, kind by kind and level by level in turn, so that
a run that is stopped has something of all; another one goes on after it. Losses and luck are in
points: hundredths of a win. *difference* is what a decision cost as the judge has it, noise and
all; *loss* is what the review tells.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean, pstdev
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


def tasks(names: Sequence[str], games: int) -> Iterator[Task]:
    """All of them, a game of each kind and level in turn."""
    for seed in range(games):
        for level in LEVELS:
            for name in names:
                game = tegel.find(name)
                for options in kinds(game):
                    yield Task(name, name_of(game, options), options, level, seed)


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
    left = [t for t in tasks(names, given.games) if (t.kind, t.level, t.seed) not in done]
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
    by_kind: dict[str, dict[str, list[dict[str, Any]]]] = defaultdict(lambda: defaultdict(list))
    for one in games:
        by_kind[one["kind"]][one["level"]].append(one)
    for title, measure in (("difference", _difference), ("loss", _loss)):
        print(f"\n{title} a decision, points ± standard error\n")
        _row("kind", *LEVELS)
        _row(*["--"] * (1 + len(LEVELS)))
        for kind, levels in by_kind.items():
            _row(kind, *(_rate(levels[level], measure) for level in LEVELS))
    print("\nmarks ?! / ? / ?? and ! a seat and game\n")
    _row("kind", *LEVELS)
    _row(*["--"] * (1 + len(LEVELS)))
    for kind, levels in by_kind.items():
        _row(kind, *(_marks(levels[level]) for level in LEVELS))
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


def _rate(games: Sequence[dict[str, Any]], measure: Any) -> str:
    """The mean over all decisions; its error by the means of the games, which differ."""
    if len(games) < 2:
        return ""
    found = [measure(one) for one in games]
    mean = fmean(each for one in found for each in one)
    error = pstdev([fmean(one) for one in found]) / sqrt(len(found) - 1)
    return f"{mean:.1f} ± {error:.1f}"


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
