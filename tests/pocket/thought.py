"""What the champion thinks, as a digest: the same in every Python and by every library."""

import json
from pathlib import Path
from typing import Any

# Some positions of a game, and of each all that was looked at: run here and in a browser.
THOUGHT = """
import hashlib, json
import tegel
from tegel.bots import Budget, player
from tegel.core.native import shipped
state, digest = tegel.new("azul", seed=11), hashlib.sha256()
bot = player("champion").bot
for n in range(6):
    decision = bot.decide(state.imagine(state.turn, n), Budget(iterations=300), n)
    told = [(one.move, one.visits, one.share, one.margin) for one in decision.candidates]
    digest.update(repr(told).encode())
    state.push(decision.move)
has = shipped.has("azul", "search")
json.dumps({"library": has, "moves": state.moves, "thought": digest.hexdigest()})
"""
# What has a page run it.
THINK = Path(__file__).with_name("think.js").read_text(encoding="utf-8")


def thought_here() -> dict[str, Any]:
    """What it thinks in this Python, whichever way its kernels run."""
    *before, last = THOUGHT.strip().splitlines()
    names: dict[str, Any] = {"__name__": "here"}
    exec(compile("\n".join([*before, f"told = {last}"]), "<here>", "exec"), names)
    found: dict[str, Any] = json.loads(names["told"])
    return found
