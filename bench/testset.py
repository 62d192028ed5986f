"""A fixed set of positions with the champion's values, and how a player does on it.

    .venv/bin/python bench/testset.py --make                    # writes bench/testset.jsonl anew
    .venv/bin/python bench/testset.py greedy search:iterations=300

The positions come from games of `greedy` against itself, two players each, one position a game, at
a move that chance picked. Each is judged by the champion with as many iterations as the file says;
its values are opinions, better than those of quick players, and no truth. A player is asked once
for each position, as its seat sees it. Told are how often it chose the champion's move, and how
much of a win it gave away by the champion's values; a move that the champion did not look at counts
as its worst.
"""

import argparse
import json
import random
from pathlib import Path
from statistics import fmean
from typing import Any

import tegel
from tegel.bots import player
from tegel.bots.table import Seated

FILE = Path(__file__).with_suffix(".jsonl")
GAMES = ("azul", "azul_duel", "ingenious")
POSITIONS = 8  # of each game
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


def make(iterations: int) -> None:
    """Write the set."""
    with FILE.open("w", encoding="utf-8") as file:
        for game in GAMES:
            for seed in range(POSITIONS):
                print(
                    json.dumps(judged(position_of(game, seed), iterations)), file=file, flush=True
                )


def measure(name: str) -> None:
    """How a player does."""
    found: dict[str, list[tuple[bool, float]]] = {}
    for n, line in enumerate(FILE.read_text("utf-8").splitlines()):
        known = json.loads(line)
        state = tegel.position(known["position"], seed=n)
        text = state.text(Seated(player(name), n).decide(state).move)
        shares = {move["text"]: move["share"] for move in known["moves"]}
        best = known["moves"][0]
        lost = best["share"] - shares.get(text, min(shares.values()))
        found.setdefault(state.game.name, []).append((text == best["text"], max(0.0, lost)))
    for game, answers in found.items():
        right, lost = (fmean(values) for values in zip(*answers, strict=True))
        print(f"{name}, {game}: the champion's move in {right:.0%}, gives away {lost:.3f} of a win")


def main() -> None:
    """Make the set, or measure players."""
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reader.add_argument("players", nargs="*")
    reader.add_argument("--make", action="store_true")
    reader.add_argument("--iterations", type=int, default=ITERATIONS)
    given = reader.parse_args()
    if given.make:
        make(given.iterations)
    for name in given.players:
        measure(name)


if __name__ == "__main__":
    main()
