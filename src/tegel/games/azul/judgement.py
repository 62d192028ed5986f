"""What moves and positions of Azul are worth, for players that are not people."""

from tegel.core.generic import POINT
from tegel.core.kernel import kernel
from tegel.games.azul.layout import Azul


@kernel
def worth(s: Azul, move: int) -> int:
    """What a legal move is worth to the seat that decides."""
    return 0


@kernel
def prospect(s: Azul, seat: int) -> int:
    """With how many points a seat may expect to end."""
    return POINT * s.boards[seat].score
