"""Networks for tests, and what they say: `python -m tests.bots.networks`."""

import json
import tempfile
from pathlib import Path
from typing import Any

import tegel
from tegel.bots import Budget
from tegel.bots.network import NetworkBot
from tegel.bots.network.weights import Weights, in_whole_numbers, load, save
from tegel.core.game import Game
from tegel.learn.net import Shape, fresh


def made(game: Game, learnt: dict[str, Any], path: Path | None = None) -> Weights:
    """A network for a game, through a file."""
    card = {"game": game.name, "rules": game.rules_version, "unit": 20}
    with tempfile.TemporaryDirectory() as folder:
        path = path or Path(folder) / "network.npz"
        save(path, card, in_whole_numbers(learnt))
        return load(path, game)


def foretold() -> list[Any]:
    """What small searches with a network that knows nothing thought of some positions."""
    game = tegel.find("azul")
    found: list[Any] = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "network.npz"
        made(game, fresh(Shape(game.perception, 8, 8), 5), path)
        state = tegel.new("azul", seed=11)
        for number in range(3):
            imagined = state.imagine(state.turn or 0, number)
            decision = NetworkBot(weights=str(path)).decide(imagined, Budget(iterations=12), number)
            tried = [each for each in decision.candidates if each.visits]
            found.append([(c.move, c.visits, c.share, c.margin) for c in tried])
            state.push(decision.move)
    return found


if __name__ == "__main__":
    print(json.dumps(foretold()))
