"""How fast the search is: playouts a second from each game's opening.

    python bench/search.py [--seconds 2]

For each game, with random playouts and with those that the bot uses: playouts without a tree, then
iterations of the search on one core and on two; and how well a turn's time is kept. All figures of
a line come from one run, so that their ratios mean something on a noisy machine.
"""

import argparse
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

import tegel
from tegel.bots.roster import player
from tegel.bots.search import SearchBot
from tegel.bots.search.forest import Growing
from tegel.bots.search.foretell import Foresight
from tegel.bots.search.leaf import judge
from tegel.bots.table import Seated
from tegel.core.kernel import kernel
from tegel.core.rng import Rng, new_rng, seed
from tegel.core.struct import Ints, struct, structs


@kernel
def play_outs(
    leaf: Foresight, positions: Any, seats: int, rng: Rng, shares: Ints, margins: Ints, count: int
) -> None:
    """Playouts without a tree."""
    for _ in range(count):
        positions[1] = positions[0]
        judge(leaf, positions[1], seats, rng, shares, margins)


def bare(state: tegel.State, bot: SearchBot) -> Callable[[int], None]:
    """Playouts from a state, so many at a call."""
    positions = np.repeat(state.memory, 2)
    rng = new_rng()
    seed(struct(Rng, rng), 1)
    leaf = bot.leaf(state.game, state.players)
    shares, margins = np.zeros(4, np.int64), np.zeros(8, np.int64)

    def run(count: int) -> None:
        play_outs(
            leaf, structs(state.game.position, positions), state.players,
            struct(Rng, rng), shares, margins, count,
        )  # fmt: skip

    return run


def searching(state: tegel.State, bot: SearchBot) -> Callable[[int], None]:
    """Iterations from a state, so many at a call, always of the same depth: a new tree each."""

    def run(count: int) -> None:
        kind = state.game, state.players
        Growing(state, bot.leaf(*kind), bot.growth(*kind), 1).grow(count)

    return run


def rate(run: Callable[[int], None], seconds: float, threads: int = 1) -> float:
    """How many a second, over all threads."""
    count = 20_000
    run(count)
    with ThreadPoolExecutor(threads) as pool:
        done, start = 0, time.perf_counter()
        while time.perf_counter() - start < seconds:
            list(pool.map(run, [count] * threads))
            done += count * threads
        return done / (time.perf_counter() - start)


def time_kept(state: tegel.State, seconds: float) -> float:
    """The time of a first turn, as a part of its budget: the worst of ten."""
    worst = 1.0
    Seated(player("search:seconds=0.01"), 0).decide(state)  # loads what is compiled
    for number in range(10):
        twin = state.copy()
        seat, spent = twin.turn, 0.0
        bot = Seated(player(f"search:seconds={seconds}"), number)
        while twin.turn == seat and (spent == 0 or not twin.begins_turn):
            decision = bot.decide(twin)
            spent += decision.seconds
            twin.push(decision.move)
        worst = max(worst, spent / seconds, key=lambda part: abs(part - 1))
    return worst


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0)
    seconds = parser.parse_args().seconds
    print("| game | playouts | bare /s | search /s | of bare | two cores | × |")
    print("|--|--|--|--|--|--|--|")
    states = [tegel.new(name, seed=7) for name in tegel.games()]
    for state in states:
        for name, bot in {"random": SearchBot(picks=1, horizon=0), "ours": SearchBot()}.items():
            plain = rate(bare(state, bot), seconds)
            one = rate(searching(state, bot), seconds)
            two = rate(searching(state, bot), seconds, 2)
            print(
                f"| {state.game.title} | {name} | {plain:,.0f} | {one:,.0f} | {one / plain:.2f}"
                f" | {two:,.0f} | {two / one:.2f} |"
            )
    print()
    print("| game | 0.05 s a turn | 0.2 s | 1 s |")
    print("|--|--|--|--|")
    for state in states:
        kept = " | ".join(f"{time_kept(state, budget):.2f}" for budget in (0.05, 0.2, 1.0))
        print(f"| {state.game.title} | {kept} |")


if __name__ == "__main__":
    main()
