"""Versioned names of environments: the game, and the version of its rules."""

import re
from difflib import get_close_matches

from tegel.core.errors import BadOptions
from tegel.core.game import Game
from tegel.games import games


def id_of(game: Game) -> str:
    """`azul_v1`: results under one id are of the same rules for ever."""
    return f"{game.name}_v{game.rules_version}"


def ids() -> list[str]:
    """The ids of all games."""
    return [id_of(game) for game in games().values()]


def game_of(name: str) -> Game:
    """The game of an id; `BadOptions` says which there are."""
    known = {id_of(game): game for game in games().values()}
    if name in known:
        return known[name]
    found = re.fullmatch(r"(.+)_v([0-9]+)", str(name))
    other = games().get(found[1] if found else str(name))
    if other is not None:
        raise BadOptions(f"there is no environment {name!r}; the rules here are {id_of(other)}")
    close = get_close_matches(str(name), known, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
    raise BadOptions(f"there is no environment {name!r}; {hint}")
