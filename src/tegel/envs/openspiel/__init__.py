"""The games in OpenSpiel: importing this registers them.

    import pyspiel
    import tegel.envs.openspiel

    game = pyspiel.load_game("tegel_azul(players=3,wall=grey)")

Options of a game are parameters of the same names. Chance is explicit: each draw is a chance node.
"""

from tegel.envs.errors import MissingExtra
from tegel.games import games

try:
    from tegel.envs.openspiel.game import name_of, register, register_miniature
    from tegel.envs.openspiel.miniatures import miniatures
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise MissingExtra("OpenSpiel is not installed: pip install tegel[openspiel]") from None

__all__ = ["miniatures", "name_of"]

for _game in games().values():
    register(_game)
for _name, _positions in miniatures().items():
    register_miniature(_name, _positions)
