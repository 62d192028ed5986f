"""What moves and positions of Ingenious are worth, for players that are not people."""

from tegel.core.generic import POINT
from tegel.core.kernel import kernel
from tegel.games.ingenious.board import lowest_track
from tegel.games.ingenious.layout import Ingenious


@kernel
def worth(s: Ingenious, move: int) -> int:
    """What a legal move is worth to the seat that decides."""
    return 0


@kernel
def prospect(s: Ingenious, seat: int) -> int:
    """With how many points a seat may expect to end."""
    return POINT * lowest_track(s.seats[seat])
