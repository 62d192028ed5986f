"""The other version's side of `bench/older.py`: run with that version's sources, it knows no other.

What it uses has been there since the first version with networks.
"""

import base64
import json
import sys

import numpy as np

import tegel
from tegel.bots.bot import Budget
from tegel.bots.roster import player
from tegel.core.state import State


def main() -> None:
    """Answer one question a line."""
    bot = None
    for line in sys.stdin:
        asked = json.loads(line)
        game = tegel.find(asked["game"])
        if game.position.dtype.itemsize != asked["size"]:
            sys.exit(f"that version lays out {asked['game']} in another way")
        memory = np.frombuffer(base64.b64decode(asked["record"]), game.position.dtype)
        state = State.resume(game, asked["options"], memory, asked["seed"])
        if list(state.legal_moves) != asked["legal"]:
            sys.exit(f"that version knows other moves in {asked['game']}")
        if asked["bot"]:
            bot = player(asked["bot"]).bot
        assert bot is not None
        decision = bot.decide(state, Budget(asked["seconds"], asked["iterations"]), asked["seed"])
        said = {
            "move": decision.move,
            "plan": [int(move) for move in decision.plan],
            "iterations": decision.iterations,
        }
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    main()
