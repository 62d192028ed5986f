"""A fixed set of positions with the champion's values, and how a player does on it.

    .venv/bin/python bench/testset.py --make 100    # makes bench/testset.jsonl as long as that
    .venv/bin/python bench/testset.py greedy search:iterations=300

The positions come from games of `greedy` against itself, two players each, one position a game, at
a move that chance picked. Each is judged by the champion with as many iterations as the file says;
its values are opinions, better than those of quick players, and no truth. What is in the file
stays: a making that was stopped goes on where it was. A player is asked once for each position, as
its seat sees it. Told are how often it chose the champion's move, and how much of a win it gave
away by the champion's values, both with what 95 % of such sets would show; a move that the champion
did not look at counts as its worst.
"""

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import tegel
from tegel.bots import player
from tegel.bots.table import Seated

FILE = Path(__file__).with_suffix(".jsonl")
GAMES = ("azul", "azul_duel", "ingenious")
ITERATIONS = 20_000
LINES = 10


def position_of(game: str, seed: int) -> tegel.State:
    """A position of a game that `greedy` plays against itself."""
    chance, state = random.Random(f"{game} {seed}"), tegel.new(game, seed=seed)
    seats = [Seated(player("greedy:doubt=2"), seed + n) for n in range(state.players)]
    seen: list[tegel.State] = []
    while not state.is_over:
        assert state.turn is not None
        if len(state.legal_moves) > 3:
            seen.append(state.copy())
        state.push(seats[state.turn].decide(state).move)
    return chance.choice(seen)


def judged(state: tegel.State, iterations: int) -> dict[str, Any]:
    """A position as its seat knows it, and the champion's values of its best moves."""
    analysis = tegel.analyse(state, lines=LINES, iterations=iterations)
    moves = [
        {"text": line.text, "share": round(line.share, 4), "margin": round(line.margin, 2)}
        for line in analysis.lines
    ]
    position = state.position_for(state.turn)
    return {"position": position, "iterations": analysis.iterations, "moves": moves}


def known() -> list[dict[str, Any]]:
    """The set as far as it was made."""
    return [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def make(positions: int, iterations: int) -> None:
    """Add what lacks to so many positions of each game, one of each in turn."""
    have = Counter(each["position"].split("/")[0] for each in known())
    with FILE.open("a", encoding="utf-8") as file:
        for seed in range(positions):
            for game in GAMES:
                if seed >= have[game]:
                    line = judged(position_of(game, seed), iterations)
                    print(json.dumps(line), file=file, flush=True)


def measure(name: str) -> None:
    """How a player does."""
    found: dict[str, list[tuple[bool, float]]] = {}
    for n, each in enumerate(known()):
        state = tegel.position(each["position"], seed=n)
        text = state.text(Seated(player(name), n).decide(state).move)
        shares = {move["text"]: move["share"] for move in each["moves"]}
        best = each["moves"][0]
        lost = best["share"] - shares.get(text, min(shares.values()))
        found.setdefault(state.game.name, []).append((text == best["text"], max(0.0, lost)))
    for game, answers in found.items():
        right, lost = (_with_doubt(values) for values in zip(*answers, strict=True))
        print(f"{name}, {game}, {len(answers)} positions: the champion's move in", end=" ")
        print(f"{right[0]:.0%} (± {right[1]:.0%}), gives away {lost[0]:.3f} (± {lost[1]:.3f})")


def _with_doubt(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far off it may be."""
    return fmean(values), 1.96 * stdev(values) / math.sqrt(len(values))


def main() -> None:
    """Make the set, or measure players."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("players", nargs="*")
    reader.add_argument("--make", type=int, metavar="POSITIONS", help="so many of each game")
    reader.add_argument("--iterations", type=int, default=ITERATIONS)
    given = reader.parse_args()
    if given.make:
        make(given.make, given.iterations)
    for name in given.players:
        measure(name)


if __name__ == "__main__":
    main()
