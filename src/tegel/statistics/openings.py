"""How games begin between champions, and how that goes.

What is dealt is another thing each time, so a turn stands for what can be done whatever was dealt:
how many tiles were taken and where they went, say (`habits.json` in the game's folder). The games
are kept as a tree in `openings.json`, by kind of game and players (`bench/played.py`).
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tegel.games import find
from tegel.statistics.habits import read
from tegel.statistics.spread import between

FILE = "openings.json"


@dataclass
class Knot:
    """Games that began so: how many, and what share of them who made the last turn has won."""

    games: int = 0
    won: float = 0.0
    next: dict[str, "Knot"] = field(default_factory=dict[str, "Knot"])

    def told(self) -> list[Any]:
        """As it is kept."""
        onwards = {turn: knot.told() for turn, knot in sorted(self.next.items())}
        return [self.games, self.won, *([onwards] if onwards else [])]

    @classmethod
    def of(cls, told: Sequence[Any]) -> "Knot":
        """As it was kept."""
        games, won, *rest = told
        onwards = rest[0] if rest else {}
        return cls(games, won, {turn: cls.of(one) for turn, one in onwards.items()})


@dataclass
class Openings:
    """All games of a kind that were looked at, and who played them."""

    bot: str
    root: Knot = field(default_factory=Knot)

    def add(self, turns: Sequence[str], movers: Sequence[int], shares: Sequence[float]) -> None:
        """A game: its first turns, who made each, and what share of the win each seat had."""
        knot = self.root
        knot.games += 1
        knot.won += shares[movers[0]] if movers else 0.0
        for turn, seat in zip(turns, movers, strict=True):
            knot = knot.next.setdefault(turn, Knot())
            knot.games += 1
            knot.won += shares[seat]


@dataclass(frozen=True)
class Line:
    """The first turns of games, with how often and how well the last of them went."""

    turns: tuple[str, ...]
    games: int
    of: int  # games that came to the turn before
    share: float  # of the wins, for who made the last turn
    low: float
    high: float

    def told(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "turns": [read(turn) for turn in self.turns],
            "games": self.games,
            "of": self.of,
            "share": self.share,
            "low": self.low,
            "high": self.high,
        }


def lines(knot: Knot, before: tuple[str, ...] = ()) -> Iterator[Line]:
    """All that was played, what was played most first, each followed by what came next."""
    for turn, one in sorted(knot.next.items(), key=lambda at: (-at[1].games, at[0])):
        low, high = between(one.won, one.games)
        yield Line((*before, turn), one.games, knot.games, one.won / one.games, low, high)
        yield from lines(one, (*before, turn))


@cache
def openings(game: str) -> Mapping[str, Openings]:
    """What is known of a game, by kind and players."""
    file = find(game).home / FILE
    if not file.exists():
        return {}
    told = json.loads(file.read_text(encoding="utf-8"))
    return {kind: Openings(one["bot"], Knot.of(one["games"])) for kind, one in told.items()}
