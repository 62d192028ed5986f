"""What happens at a table of Azul, move by move: the same for all, for nothing is secret."""

from tegel.core.state import State
from tegel.core.struct import Memory
from tegel.core.telling import Flight, Move
from tegel.games.azul.deeds import Column, Take, deed_of
from tegel.games.azul.happenings import Followed, played
from tegel.games.azul.layout import Azul
from tegel.games.azul.refusals import asks, refusal

__all__ = ["asks", "deed", "flights", "follows", "hides", "refusal"]


def hides(memory: Memory, move: Move, seat: int | None) -> bool:
    """Nothing is secret."""
    return False


def deed(state: State, memory: Memory, move: Move, seat: int | None) -> Take | Column:
    """A move in its parts."""
    return deed_of(Azul.over(memory), move)


def flights(state: State, n: int, seat: int | None) -> list[Flight]:
    """Where the tiles of a take went; a tile on a grey wall goes there by what follows."""
    return state.recall(played, n).flights


def follows(state: State, n: int, seat: int | None) -> list[Followed]:
    """What followed from the n-th move, in its order."""
    return state.recall(played, n).follows
