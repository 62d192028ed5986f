"""How strong a network became when: its stages against three levels, rated on one scale.

    python bench/training.py GAME STAGE.npz … [--games 40] [--iterations 400] [--plot PATH]

The stages are networks of one run of `tegel train`, as they were after 1, 2, 4, 8 … windows. Each
plays against club, expert and master, and they against each other. The club player is 0.
"""

import argparse
from itertools import product
from pathlib import Path

import tegel
from tegel import arena
from tegel.arena.plots import COLOURS, FAINT, INK, QUIET
from tegel.arena.ratings import Rating
from tegel.bots.levels import LEVELS
from tegel.bots.network.weights import load
from tegel.core.native.build import ensure

LADDER = ("club", "expert", "master")


def event(game: str, stages: list[Path], games: int, iterations: int) -> arena.Event:
    """Every stage against every level, and the levels against each other."""
    levels = [LEVELS[name] for name in LADDER]
    bots = [*levels, *(f"network:weights={stage},iterations={iterations}" for stage in stages)]
    later = range(len(levels), len(bots))
    steps = [(0, 1), (1, 2), *product(range(len(levels)), later)]
    return arena.Event(game, tegel.find(game).settle({}), tuple(bots), tuple(steps), games)


def draw(title: str, seconds: list[float], ratings: list[Rating], path: Path) -> None:
    """The stages over the time they had learnt; the levels are lines to measure them by."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(6, 3.4), layout="constrained")
    axes = figure.subplots()
    levels, stages = ratings[: len(LADDER)], ratings[len(LADDER) :]
    for name, level in zip(LADDER, levels, strict=True):
        axes.axhline(level.rating, color=FAINT, lw=1.2)
        axes.text(seconds[0], level.rating, f" {name}", color=QUIET, fontsize=8, va="bottom")
    spread = [[s.rating - s.low for s in stages], [s.high - s.rating for s in stages]]
    axes.errorbar(seconds, [s.rating for s in stages], spread, color=COLOURS[0], marker="o", ms=4)
    axes.set_xscale("log")
    axes.set_xlabel("seconds of training", fontsize=8, color=QUIET)
    axes.set_title(title, fontsize=10, color=INK, loc="left")
    axes.tick_params(labelsize=8, colors=QUIET)
    for side in axes.spines.values():
        side.set_visible(False)
    figure.savefig(path)


def main() -> None:
    """Play, rate, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("stages", nargs="+", type=Path)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    game = tegel.find(given.game)
    cards = {stage: load(stage, game).card for stage in given.stages}
    stages = sorted(cards, key=lambda stage: int(cards[stage]["games"]))
    ensure(game, "rules", "judgement", "search")
    contest = event(game.name, stages, given.games, given.iterations)
    result = arena.play(contest)
    found = {
        rating.name: rating for rating in arena.rate(contest, result.games, (contest.bots[0], 0))
    }
    ratings = [found[bot] for bot in contest.bots]
    print("| | seconds | games | rating |\n|--|--|--|--|")
    for n, rating in enumerate(ratings):
        around = f"{rating.rating:.0f} ({rating.low:.0f} – {rating.high:.0f})"
        if n < len(LADDER):
            print(f"| {LADDER[n]} | | | {around} |")
        else:
            card = cards[stages[n - len(LADDER)]]
            print(f"| | {card['seconds']} | {card['games']:,} | {around} |")
    if given.plot:
        seconds = [max(1.0, float(cards[stage]["seconds"])) for stage in stages]
        draw(game.title, seconds, ratings, given.plot)


if __name__ == "__main__":
    main()
