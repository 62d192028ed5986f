"""Games of all kinds and levels, played here and in the Python of a page: all must be the same.

    make site && .venv/bin/python bench/alike.py 0 1000       games 0 to 999
    .venv/bin/python bench/alike.py 0 250 >> alike.txt        a piece of them; pieces add up

Of each game the moves, all that was told of them to each seat, what the seats saw, and what bots
thought before they decided is one digest. Game n is the same game whenever and wherever it is
played: its kind, its chance, who sits where and with which seeds they think follow from n.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from pocket import kernels
from tests.pocket.inside import in_a_page

sys.path.insert(0, str(Path(__file__).parent))
from offline import printed_here

PLAYED = """
import hashlib, json
import tegel
from tegel.bots import player
from tegel.bots.levels import LEVELS
from tests.harness.kinds import kinds

# The levels, and those that look ahead once more with less time to think.
FIRST = [*LEVELS][: [*LEVELS].index("master")]
SEATED = FIRST + ["search:iterations=100", "network:iterations=100"]
KINDS = [kind for game in tegel.games().values() for kind in kinds(game)]

def thought(state, chosen, seed):
    imagined = state.imagine(state.turn, seed)
    decision = chosen.bot.decide(imagined, chosen.budget, seed)
    told = [(c.move, c.visits, c.share, c.margin, c.line) for c in decision.candidates]
    return decision.move, repr((told, decision.exact, decision.plan))

def game(n):
    kind, digest = KINDS[n % len(KINDS)], hashlib.sha256()
    state = kind.new(n)
    levels = [(n // len(KINDS) + 3 * seat) % len(SEATED) for seat in range(state.players)]
    bots = [player(SEATED[level]) for level in levels]
    if n % 10 == 0:  # all that the champion thinks about a first move
        digest.update(thought(state, player("champion"), n)[1].encode())
    while not state.is_over:
        seat, seed = state.turn, 1000 * n + len(state.moves)
        move, said = thought(state, bots[seat], seed)
        digest.update(said.encode())
        if state.begins_turn:
            digest.update(json.dumps(state.view(seat), sort_keys=True).encode())
        state.push(move)
        told = [state.telling(len(state.moves) - 1, eyes) for eyes in range(state.players)]
        digest.update(json.dumps(told, sort_keys=True).encode())
    digest.update(repr(state.outcome).encode())
    return {{"kind": str(kind), "moves": len(state.moves), "digest": digest.hexdigest()}}

print(json.dumps([game(n) for n in range({first}, {first} + {count})]))
"""


def main() -> None:
    """Play them, and say what differs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", type=int)
    parser.add_argument("count", type=int)
    asked = parser.parse_args()
    code = PLAYED.format(first=asked.first, count=asked.count)
    with tempfile.TemporaryDirectory() as folder:
        there = json.loads(in_a_page(code, kernels(), Path(folder)))
    here = json.loads(printed_here(code))
    pairs = zip(here, there, strict=True)
    others = [n for n, (one, other) in enumerate(pairs, asked.first) if one != other]
    moves = sum(one["moves"] for one in here)
    kinds = len({one["kind"] for one in here})
    print(
        f"games {asked.first} to {asked.first + asked.count - 1}: {moves:,} decisions in {kinds}"
        f" kinds; not the same: {others or 'none'}",
        flush=True,
    )


if __name__ == "__main__":
    main()
