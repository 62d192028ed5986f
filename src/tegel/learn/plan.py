"""How a network is to be trained: all that a run depends on."""

import json
from dataclasses import asdict, dataclass, fields
from math import cos, pi
from pathlib import Path
from typing import Any

from tegel.core.errors import BadOptions
from tegel.core.options import Value
from tegel.core.rng import SEEDS

LEAST = {
    "windows": 1,
    "games": 2,
    "steps": 1,
    "hidden": 8,
    "narrow": 8,
    "width": 1,
    "deep": 0,
    "answers": 1,
    "seed": 0,
}
LATER = {"deep", "answers", "grain"}
MOST = {"games": 10**6, "seed": SEEDS - 1}


@dataclass(frozen=True)
class Plan:
    """What is played, by what network, and how it learns from it."""

    game: str
    kinds: tuple[dict[str, Value], ...]  # the options of the games that are played, in turn
    windows: int  # how often some steps are played and then learnt from
    seed: int = 0
    games: int = 256  # at once
    steps: int = 16  # of a window
    parts: int = 1  # of a step, each learnt from by itself
    hidden: int = 64
    narrow: int = 32
    unit: float = 20.0  # a margin of so many points is 1
    greed: float = 0.5  # what a unit of margin counts beside a win
    trust: float = 0.85  # how much a later position is trusted more than the next one
    daring: float = 0.05  # how often any move is made instead of the best, to begin with
    rate: float = 0.001  # how much is learnt from a part, to begin with
    width: int = 12  # look at so many moves: those that the game's judgement holds for the best
    deep: int = 0  # at so many of them, the best, look once more: with the answers to them
    answers: int = 8  # look at so many answers
    grain: int = 1  # a file tells the first layer's weights in steps of so many parts
    begin: str = ""  # the digest of the network that it begins with; without one it knows nothing

    def __post_init__(self) -> None:
        for name, low in LEAST.items():
            if getattr(self, name) < low:
                raise BadOptions(f"{name} cannot be {getattr(self, name)}; it can be {low} or more")
        for name, high in MOST.items():
            if getattr(self, name) > high:
                raise BadOptions(
                    f"{name} cannot be {getattr(self, name)}; it can be {high} or less"
                )

    def at(self, window: int) -> tuple[float, float]:
        """The rate and the daring of a window: both fall as a run goes on."""
        left = (1 + cos(pi * window / self.windows)) / 2
        return self.rate * (0.02 + 0.98 * left), self.daring * (0.2 + 0.8 * left)

    def to_json(self) -> str:
        """As text."""
        return json.dumps(asdict(self), indent=1)

    @classmethod
    def read(cls, path: Path) -> "Plan":
        """The plan of a run that was begun."""
        try:
            return cls.of(json.loads(path.read_text(encoding="utf-8")))
        except ValueError:
            reason = "is not a plan of this Tegel; begin a new run elsewhere"
            raise BadOptions(f"{path} {reason}") from None

    @classmethod
    def of(cls, data: Any) -> "Plan":
        """A plan from its fields; `ValueError` if they are not those of a plan.

        What plans of before did not say is as it was then.
        """
        found: dict[str, Any] = dict(data) if isinstance(data, dict) else {}
        named = {field.name for field in fields(cls)}
        if not named - LATER <= set(found) <= named:
            raise ValueError("these are not the fields of a plan")
        found["kinds"] = tuple(found["kinds"])
        return cls(**found)
