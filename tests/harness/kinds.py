"""Every kind of every game: each combination of its options, the starting seat left to chance."""

from dataclasses import dataclass
from itertools import product

import tegel
from tegel.core.game import Game
from tegel.core.options import Value


@dataclass(frozen=True)
class Kind:
    """A game with its options settled."""

    game: Game
    options: tuple[tuple[str, Value], ...]

    def new(self, seed: int) -> tegel.State:
        """A fresh game of this kind."""
        return tegel.new(self.game.name, seed=seed, **dict(self.options))

    def __str__(self) -> str:
        return "-".join([self.game.name, *(str(value) for _, value in self.options)])


def kinds(game: Game) -> list[Kind]:
    """All kinds of one game."""
    names = [option.name for option in game.options if option.name != "start"]
    choices = [option.choices for option in game.options if option.name != "start"]
    return [Kind(game, tuple(zip(names, values, strict=True))) for values in product(*choices)]


KINDS = [kind for game in tegel.games().values() for kind in kinds(game)]
