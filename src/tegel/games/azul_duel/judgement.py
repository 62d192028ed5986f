"""What moves and positions of Azul Duel are worth, for players that are not people."""

from tegel.core.generic import POINT
from tegel.core.kernel import kernel
from tegel.games.azul_duel.layout import Duel


@kernel
def worth(s: Duel, move: int) -> int:
    """What a legal move is worth to the seat that decides."""
    return 0


@kernel
def prospect(s: Duel, seat: int) -> int:
    """With how many points a seat may expect to end."""
    return POINT * s.boards[seat].score
