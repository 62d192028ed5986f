"""The desk of a worker: what it is doing, in memory shared with whoever watches over it.

When a bot hangs or takes its process down, the desk still tells who was thinking and what had been
played. Writing on it costs next to nothing, unlike a message for each decision.
"""

from multiprocessing import get_context

from tegel.core.telling import Move

NOBODY = -1
SEAT, THOUGHTS, MOVES, FIRST = range(4)  # places on the desk; moves from the last one on
LIMIT, SECONDS = range(2)


class Desk:
    """One game in play: the seat that thinks, how long it may, moves and time spent so far."""

    def __init__(self, seats: int, longest: int) -> None:
        context = get_context("spawn")
        self.seats = seats
        self._numbers = context.RawArray("q", FIRST + longest)
        self._times = context.RawArray("d", SECONDS + seats)
        self.clear()

    def clear(self) -> None:
        """Make room for a new game."""
        self._times[SECONDS:] = [0.0] * self.seats
        self._numbers[SEAT] = NOBODY
        self._numbers[MOVES] = 0

    def thinks(self, seat: int, limit: float) -> None:
        """Say that a seat begins to think, and how many seconds it may."""
        self._times[LIMIT] = limit
        self._numbers[SEAT] = seat
        self._numbers[THOUGHTS] += 1

    def thought(self, seconds: float) -> None:
        """Say that it has done so, and how long it took."""
        self._times[SECONDS + self._numbers[SEAT]] += seconds
        self._numbers[SEAT] = NOBODY

    def played(self, move: Move) -> None:
        """Say which move was made."""
        self._numbers[FIRST + self._numbers[MOVES]] = move
        self._numbers[MOVES] += 1

    @property
    def seat(self) -> int | None:
        """The seat that thinks; None when nobody does."""
        seat = int(self._numbers[SEAT])
        return None if seat == NOBODY else seat

    @property
    def thoughts(self) -> int:
        """How often a seat has begun to think."""
        return int(self._numbers[THOUGHTS])

    @property
    def limit(self) -> float:
        """How many seconds the seat that thinks may do so."""
        return float(self._times[LIMIT])

    @property
    def moves(self) -> list[Move]:
        """The moves made so far."""
        return list(self._numbers[FIRST : FIRST + self._numbers[MOVES]])

    @property
    def seconds(self) -> list[float]:
        """How long each seat has thought so far."""
        return list(self._times[SECONDS:])
