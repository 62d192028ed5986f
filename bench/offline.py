"""A site without a server, in numbers: what it sends, and whether and how fast it plays as here.

    make site && .venv/bin/python bench/offline.py

Games are played here and in the Python of a page, by Node: all of them must be the same, move by
move, view by view, thought by thought.
"""

import argparse
import contextlib
import gzip
import io
import json
import tempfile
from pathlib import Path
from typing import Any

from pocket import LIBRARY, SITE
from tests.pocket.inside import in_a_page

# How much a text is told by, in each game: random games by the kernels, then games of champions
# with all they think and see; and how long a champion's decision takes.
PLAYED = """
import hashlib, json, time
import numpy as np
import tegel
from tegel.bots import Budget, player
from tegel.core import loops
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
found, times = {{}}, {{}}
for name, game in tegel.games().items():
    out, options = np.zeros(2, np.int64), game.encode(game.settle({{}}))
    position = struct(game.position, np.zeros(1, game.position.dtype))
    loops.random_games(position, options, struct(Rng, new_rng()), 0, {games}, out)
    state, told = tegel.new(name, seed=11), hashlib.sha256()
    bot = player("network:iterations=60").bot
    while not state.is_over and len(state.moves) < {moves}:
        imagined = state.imagine(state.turn, len(state.moves))
        decision = bot.decide(imagined, Budget(iterations=60), len(state.moves))
        thought = [(c.move, c.visits, c.share, c.margin) for c in decision.candidates]
        told.update(repr(thought).encode())
        told.update(json.dumps(state.view(state.turn), sort_keys=True).encode())
        state.push(decision.move)
        told.update(json.dumps(state.last_move(0), sort_keys=True).encode())
    found[name] = [out.tolist(), state.moves, told.hexdigest()]
    champion, start = player("champion"), tegel.new(name, seed=7)
    for n in range(2):
        before = time.process_time()
        champion.bot.decide(start.imagine(start.turn, n), champion.budget, n)
        times[name] = time.process_time() - before
print(json.dumps([found, times]))
"""


def main() -> None:
    """Tell it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games of each game")
    parser.add_argument("--moves", type=int, default=1000, help="of champions, at most")
    asked = parser.parse_args()
    for name, size in transfers().items():
        print(f"{size / 1e3:9.0f} kB  {name}")
    code = PLAYED.format(games=asked.games, moves=asked.moves)
    with tempfile.TemporaryDirectory() as folder:
        there, slow = json.loads(in_a_page(code, LIBRARY, Path(folder)))
    here, fast = json.loads(_here(code))
    for name in here:
        same = "the same" if here[name] == there[name] else "NOT THE SAME"
        played = f"{asked.games} random games and {len(here[name][1])} moves of champions"
        print(
            f"{name}: {played} {same};"
            f" a champion's decision {slow[name]:.2f} s of a core, here {fast[name]:.2f} s"
        )


def transfers() -> dict[str, int]:
    """What is sent, by kind, where a host packs what is text."""
    found: dict[str, int] = {}
    for file in sorted(SITE.rglob("*")):
        if file.is_file() and file.name != "404.html":
            data = file.read_bytes()
            kind = file.name if file.parent.name.startswith("pack-") else "the page"
            found[kind] = found.get(kind, 0) + min(len(data), len(gzip.compress(data)))
    return {**found, "all": sum(found.values())}


def _here(code: str) -> str:
    out, names = io.StringIO(), dict[str, Any](__name__="here")
    with contextlib.redirect_stdout(out):
        exec(compile(code, "<here>", "exec"), names)
    return out.getvalue()


if __name__ == "__main__":
    main()
