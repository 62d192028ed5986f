"""Whether something became slower: random games and the search, of two versions in turn.

    git worktree add --detach ../before a9d424f
    .venv/bin/python bench/versus.py ../before . [--rounds 5]
    .venv/bin/python bench/versus.py . dist/tegel-….whl

A version is a clone, whose kernels are compiled here, or a wheel for this machine, whose library
runs them. Each round has a process for each of them, one after the other; what counts is the best
of all rounds for a second of processor time, so that a busy machine does not matter much.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from kinds import kinds, name_of

import tegel
from tegel.bots.search import SearchBot
from tegel.bots.search.forest import Growing
from tegel.core.bench import play_random_games
from tegel.core.game import Game
from tegel.core.options import Value

ENOUGH = 0.3  # seconds of processor for a figure
Work = Callable[[int], int]  # so many games or iterations; what is counted of them


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("versions", nargs="*", type=Path, help="two clones or wheels")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    if not asked.versions:
        print(json.dumps(speeds()))
        return
    with ExitStack() as stack:
        ways = [_environment(version, stack) for version in asked.versions]
        best: list[dict[str, float]] = [{} for _ in ways]
        for _ in range(asked.rounds):
            for found, env in zip(best, ways, strict=True):
                for name, speed in _measured(env).items():
                    found[name] = max(found.get(name, 0), speed)
    print(f"| | {' | '.join(map(str, asked.versions))} | times |\n|--|--|--|--|")
    for name in best[0]:
        before, now = (found[name] for found in best)
        print(f"| {name} | {before:,.0f} | {now:,.0f} | {now / before:.2f} |")


def _environment(version: Path, stack: ExitStack) -> dict[str, str]:
    """Where a version is found by Python, and how its kernels run."""
    sources, way = version / "src", "compiled"
    if version.suffix == ".whl":
        sources, way = Path(stack.enter_context(tempfile.TemporaryDirectory())), "library"
        with zipfile.ZipFile(version) as wheel:
            wheel.extractall(sources)
    return {**os.environ, "PYTHONPATH": str(sources.resolve()), "TEGEL_WAY": way}


def _measured(env: dict[str, str]) -> dict[str, float]:
    done = subprocess.run([sys.executable, __file__], env=env, stdout=subprocess.PIPE, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def speeds() -> dict[str, float]:
    """Of all that is measured: how many moves or iterations a second of processor."""
    found: dict[str, float] = {}
    for game in tegel.games().values():
        for options in kinds(game):
            found[f"random moves, {name_of(game, options)}"] = speed(moves(game, options))
    for name in tegel.games():
        for playouts, bot in {"random": SearchBot(picks=1, horizon=0), "our": SearchBot()}.items():
            found[f"search, {name}, {playouts} playouts"] = speed(iterations(name, bot))
    return found


def moves(game: Game, options: dict[str, Value]) -> Work:
    """Random games, counted by their moves."""
    return lambda count: int(play_random_games(game, options, 0, count)[0])


def iterations(name: str, bot: SearchBot) -> Work:
    """Iterations from a game's opening, a new tree each time."""
    state = tegel.new(name, seed=7)

    def work(count: int) -> int:
        kind = state.game, state.players
        Growing(state, bot.leaf(*kind), bot.growth(*kind), 1).grow(count)
        return count

    return work


def speed(work: Work) -> float:
    """How much of it is done in a second of processor."""
    count = 1000
    work(count)
    while True:
        start = time.process_time()
        done = work(count)
        spent = time.process_time() - start
        if spent >= ENOUGH:
            return done / spent
        count = int(count * max(1.2, min(10, 1.3 * ENOUGH / max(spent, 1e-6))))


if __name__ == "__main__":
    main()
