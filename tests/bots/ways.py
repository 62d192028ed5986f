"""Searches to compare the ways to run kernels: `python -m tests.bots.ways`."""

import json
from typing import Any

import tegel
from tegel.bots import Budget
from tegel.bots.search import SearchBot


def searches() -> list[Any]:
    """What small searches thought of some positions of every game."""
    found: list[Any] = []
    for name in tegel.games():
        state = tegel.new(name, seed=11)
        for number in range(2):
            imagined = state.imagine(state.turn or 0, number)
            decision = SearchBot().decide(imagined, Budget(iterations=16), number)
            tried = [candidate for candidate in decision.candidates if candidate.visits]
            found.append([(c.move, c.visits, c.share, c.margin, c.line) for c in tried])
            state.push(decision.move)
    return found


if __name__ == "__main__":
    print(json.dumps(searches()))
