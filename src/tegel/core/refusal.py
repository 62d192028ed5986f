"""Why a position or a deal can't be, in English and as data that any book of words can say."""

from tegel.core.errors import BadPosition
from tegel.core.fields import Impossible
from tegel.core.game import Game
from tegel.core.words import english

# What seats are called in the text of a position.
SEATS = tuple(f"seat {seat}" for seat in range(10))


def refused(game: Game, error: Impossible) -> BadPosition:
    """What is raised, for who reads it and for who tells it."""
    said = english(game).tell("position", error.told, SEATS)
    parts = (error.field, said, error.detail)
    return BadPosition(": ".join(part for part in parts if part), error.told, error.field)
