"""The kinds of a game that are worth a line in a table."""

from itertools import product

import tegel
from tegel.core.game import Game
from tegel.core.options import Value

# Options that change how a game runs; the others (who begins, which tiles score) hardly do.
VARIED = ("players", "wall", "edition")


def kinds(game: Game) -> list[dict[str, Value]]:
    """Every combination of players, wall and edition that the game allows, all options settled."""
    varied = [option for option in game.options if option.name in VARIED]
    found = []
    for values in product(*(option.choices for option in varied)):
        given = {option.name: value for option, value in zip(varied, values, strict=True)}
        try:
            found.append(game.settle(given))
        except tegel.BadOptions:
            continue
    return found


def name_of(game: Game, options: dict[str, Value]) -> str:
    """`azul 2 coloured`: the game and what varies."""
    return " ".join([game.name, *(str(options[name]) for name in VARIED if name in options)])
