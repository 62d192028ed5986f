"""The games: one folder each, found by themselves."""

from difflib import get_close_matches
from importlib import import_module
from pkgutil import iter_modules

from tegel.core.errors import BadOptions
from tegel.core.game import Game

_games: dict[str, Game] = {}


def register(game: Game) -> Game:
    """Make a game known by its name."""
    _games[game.name] = game
    return game


def games() -> dict[str, Game]:
    """All games by name."""
    for module in iter_modules(__path__):
        if module.name not in _games:
            register(import_module(f"{__name__}.{module.name}").GAME)
    return dict(sorted(_games.items()))


def find(name: str) -> Game:
    """The game of this name; `BadOptions` if there is none."""
    known = games()
    if name in known:
        return known[name]
    close = get_close_matches(str(name), known, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
    raise BadOptions(f"there is no game {name!r}; {hint}")
