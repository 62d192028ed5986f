"""The end of a game, and who has won it."""

from collections.abc import Sequence

from tegel.server.tables.events import Finished, Reason
from tegel.server.tables.table import Table


def by_play(table: Table) -> Finished:
    """The end by the last move. Seats that gave up or ran out of time come last."""
    outcome = table.state.outcome
    out = [n for n, seat in enumerate(table.seats) if seat.out]
    return Finished("played", None, outcome.scores, _places(outcome.places, out))


def by_default(table: Table, seat: int, reason: Reason) -> Finished:
    """The end because a seat is out and too few are left to play on."""
    scores = table.state.scores
    ranks = [1 + sum(other > score for other in scores) for score in scores]
    out = [n for n, other in enumerate(table.seats) if other.out or n == seat]
    return Finished(reason, seat, scores, _places(ranks, out))


def _places(ranks: Sequence[int], out: Sequence[int]) -> list[int]:
    """The places by these ranks, with seats that are out behind all others, sharing the last."""
    behind = [(n in out, 0 if n in out else rank) for n, rank in enumerate(ranks)]
    return [1 + sum(other < own for other in behind) for own in behind]
