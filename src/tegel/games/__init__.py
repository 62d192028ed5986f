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
        _load(module.name)
    return dict(sorted(_games.items()))


def find(name: str) -> Game:
    """The game of this name; `BadOptions` if there is none. No other game is loaded for it."""
    if name not in _games and name in [module.name for module in iter_modules(__path__)]:
        _load(name)
    if name in _games:
        return _games[name]
    known = games()
    close = get_close_matches(str(name), known, 1)
    hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
    raise BadOptions(f"there is no game {name!r}; {hint}")


def first() -> Game:
    """The first game by name: the one that is meant where none is named."""
    return find(min(module.name for module in iter_modules(__path__)))


def _load(name: str) -> None:
    if name not in _games:
        game: Game = import_module(f"{__name__}.{name}").GAME
        if game.name != name:
            raise BadOptions(f"the game in the folder {name} calls itself {game.name}: name it so")
        register(game)
