"""All that learning does with a game, rehearsed: so it is found out what has to be compiled."""

from tegel.core.game import Game
from tegel.learn.field import Taste
from tegel.learn.net import Shape, fresh
from tegel.learn.on_cpu import CpuField

NUMBERS = 2  # as few as a layer can pass on


def learning(game: Game) -> None:
    """Use once all that Python asks of games in lockstep."""
    field = CpuField(game, [{}], games=1, number=0, width=2, threads=1)
    field.begin()
    field.learnt(fresh(Shape(game.perception, NUMBERS, NUMBERS), 0), Taste(1.0, 0.1, 0.0))
    field.choose()
    field.advance()
