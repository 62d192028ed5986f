"""What is known of all games, found out anew: whole games, counts of leaves, a champion's thoughts.

The Python of the tests runs this, and that of a page, in Node and in a browser: it needs nothing
that is not there.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import tegel
from tegel.bots import Budget, player
from tegel.core.kernel import Kernel
from tegel.core.native import shipped
from tegel.core.perft import count_leaves
from tegel.core.struct import Struct
from tests.harness.kinds import kinds
from tests.harness.perft import table
from tests.harness.playthrough import playthrough

TESTS = Path(__file__).parents[1]
KINDS = {str(kind): kind for game in tegel.games().values() for kind in kinds(game)}
ROWS = [row for row in table() if row[0] in KINDS]
TURNS, ITERATIONS = 6, 300


def digest(what: Any) -> str:
    """What something is, in one line."""
    return hashlib.sha256(json.dumps(what).encode()).hexdigest()[:16]


def known() -> dict[str, Any]:
    """What is known already; of what champions think no file is kept, so they think anew."""
    texts = {name: (TESTS / "playthroughs" / f"{name}.txt").read_text("utf-8") for name in KINDS}
    return {
        "leaves": [leaves for *_, leaves in ROWS],
        "games": {name: digest(text) for name, text in texts.items()},
        "thoughts": {game: thoughts(game) for game in tegel.games()},
    }


def found() -> dict[str, Any]:
    """All of it, found out by a library; what it lacks runs nowhere."""
    assert all(shipped.has(game, stage) for game in tegel.games() for stage in ("rules", "search"))
    for game in tegel.games():
        tegel.new(game)  # whose library is loaded then
    Kernel.interpret = refuse  # type: ignore[method-assign]
    return {
        "leaves": [count_leaves(KINDS[name].new(seed), depth) for name, seed, depth, _ in ROWS],
        "games": {name: digest(playthrough(kind)) for name, kind in KINDS.items()},
        "thoughts": {game: thoughts(game) for game in tegel.games()},
    }


def thoughts(game: str) -> str:
    """All that a champion looks at in the first turns of a game."""
    state, told, bot = tegel.new(game, seed=11), [], player("champion").bot
    for n in range(TURNS):
        decision = bot.decide(state.imagine(state.turn or 0, n), Budget(iterations=ITERATIONS), n)
        told.append([(c.move, c.visits, c.share, c.margin) for c in decision.candidates])
        state.push(decision.move)
    return digest(told)


def refuse(self: Kernel, arguments: tuple[Any, ...], _: list[int]) -> Any:
    """Run nothing interpreted but what is with a few numbers, or what Python has read already."""
    assert all(isinstance(one, int | float | Struct) for one in arguments), self.name
    return self.interpreted(*arguments)
