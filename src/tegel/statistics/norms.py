"""What bots of each level make in a game, source by source: against that, people are measured.

The numbers are of games that each level has played against itself, kept in the game's folder as
`levels.json` (`bench/played.py`): a house that opens today has no games of its own to compare
with, and what its people make is no measure of anything. By kind of game, players and level:
how many boards there were, and of each source their sum and the sum of their squares.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tegel.core.options import Value
from tegel.games import find
from tegel.statistics.spread import Spread

FILE = "levels.json"
NOT_A_KIND = ("players", "start")  # options that are counted apart, or not at all


@dataclass
class Boards:
    """Boards of one sort: how many, and what each source brought them."""

    games: int = 0
    sources: dict[str, Spread] = field(default_factory=dict[str, Spread])

    def add(self, sources: Mapping[str, float]) -> None:
        """One board more; what it got nothing from counts as nothing."""
        self.games += 1
        for source, points in sources.items():
            self.sources.setdefault(source, Spread()).add(points)

    def spread(self, source: str) -> Spread:
        """What a source brought over all boards, those without it among them."""
        found = self.sources.get(source, Spread())
        return Spread(self.games, found.sum, found.squares)

    def told(self) -> dict[str, Any]:
        """As it is kept."""
        sums = {name: [one.sum, one.squares] for name, one in sorted(self.sources.items())}
        return {"games": self.games, "sources": sums}

    @classmethod
    def of(cls, told: Mapping[str, Any]) -> "Boards":
        """As it was kept."""
        games = told["games"]
        return cls(games, {name: Spread(games, *one) for name, one in told["sources"].items()})


def kind_key(options: Mapping[str, Value], players: int) -> str:
    """A kind of game and how many play, as text."""
    kind = sorted((name, value) for name, value in options.items() if name not in NOT_A_KIND)
    return " ".join([*(f"{name}={value}" for name, value in kind), f"players={players}"])


@cache
def norms(game: str) -> Mapping[str, Mapping[str, Boards]]:
    """What is known of a game: by kind, and then by level."""
    file = find(game).home / FILE
    if not file.exists():
        return {}
    told = json.loads(file.read_text(encoding="utf-8"))
    return {
        kind: {level: Boards.of(one) for level, one in levels.items()}
        for kind, levels in told.items()
    }
