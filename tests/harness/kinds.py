"""Every kind of every game: combinations of its options, the starting seat left to chance."""

from dataclasses import dataclass
from itertools import product

import tegel
from tegel.core.game import Game
from tegel.core.options import Value, settle
from tegel.core.state import State
from tests import fourth

MOST_CHOICES = 3


@dataclass(frozen=True)
class Kind:
    """A game with its options settled."""

    game: Game
    options: tuple[tuple[str, Value], ...]

    def new(self, seed: int) -> State:
        """A fresh game of this kind."""
        return State(self.game, dict(self.options), seed)

    def __str__(self) -> str:
        values = [name if value == "on" else str(value) for name, value in self.options]
        return "-".join([self.game.name, *values])


def kinds(game: Game) -> list[Kind]:
    """All kinds of one game.

    An option that is off or on is switched on alone; of a long list (all choices of scoring tiles)
    the first few will do.
    """
    switches = [option for option in game.options if option.choices == ("off", "on")]
    varied = [o for o in game.options if o.name != "start" and o not in switches]
    names = [option.name for option in varied]
    choices = [option.choices[:MOST_CHOICES] for option in varied]
    plain = [tuple(zip(names, values, strict=True)) for values in product(*choices)]
    plain = [options for options in plain if not game.forbids(settle(game.options, dict(options)))]
    switched = [(*plain[0], (switch.name, "on")) for switch in switches]
    return [Kind(game, options) for options in [*plain, *switched]]


KINDS = [kind for game in [*tegel.games().values(), fourth.GAME] for kind in kinds(game)]
