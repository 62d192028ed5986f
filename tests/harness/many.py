"""Random games of every kind by the million, in several processes, and what was counted in them.

Game after game of each kind, each noted in a file: a run that was stopped goes on from there. The
first thing that is wrong ends it, with the kind, the seed and what the check says.
"""

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path

from tests.harness.kinds import KINDS, Kind

MANY = 1_000_000
HANDFUL = 4  # games of each kind that a pool is given at a time

Play = Callable[[Kind, int], Counter[str]]


def play_many(name: str, counts: Sequence[str], play: Play) -> Counter[str]:
    """Play as the command line says: until there are so many of what is counted first."""
    parser = ArgumentParser(f"python -m tests.harness.{name}")
    parser.add_argument("number", nargs="?", type=int, default=MANY, help=f"of {counts[0]}")
    parser.add_argument("processes", nargs="?", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0, help="of the first games: for a second run")
    asked = parser.parse_args()
    notes = Path(f"build/{name}-{asked.seed}.txt")
    notes.parent.mkdir(exist_ok=True)
    noted = [line.split() for line in notes.read_text().splitlines()] if notes.exists() else []
    done = {(kind, int(seed)) for kind, seed, *_ in noted}
    total = Counter({what: sum(int(n[2 + i]) for n in noted) for i, what in enumerate(counts)})
    total["games"] = len(noted)
    with notes.open("a") as file, get_context("spawn").Pool(asked.processes) as pool:
        results = (
            result
            for tasks in _tasks(done, asked.seed)
            for result in pool.imap_unordered(partial(_played, play), tasks)
        )
        while total[counts[0]] < asked.number:
            kind, seed, found, wrong = next(results)
            if wrong:
                sys.exit(f"{kind}, seed {seed}: {wrong}")
            total.update(found, games=1)
            print(kind, seed, *(found[what] for what in counts), file=file, flush=True)
    return total


def _played(play: Play, task: tuple[int, int]) -> tuple[str, int, Counter[str], str]:
    which, seed = task
    try:
        return str(KINDS[which]), seed, play(KINDS[which], seed), ""
    except AssertionError as wrong:
        cause = f", {wrong.__cause__!r}" if wrong.__cause__ else ""
        return str(KINDS[which]), seed, Counter(), f"{wrong}{cause}"


def _tasks(done: set[tuple[str, int]], first: int) -> Iterator[list[tuple[int, int]]]:
    """Games to be played, a handful of each kind at a time: a pool takes all that it is given."""
    for start in count(first, HANDFUL):
        every = ((n, seed) for seed in range(start, start + HANDFUL) for n in range(len(KINDS)))
        yield [(n, seed) for n, seed in every if (str(KINDS[n]), seed) not in done]
