"""What came of a try at the deal of a day, once its game is over."""

from dataclasses import dataclass
from typing import Literal

from tegel.server.tables.table import Table

Outcome = Literal["won", "shared", "lost"]


@dataclass(frozen=True)
class DailyResult:
    """What a table of results says of a try, and by which it is found."""

    day: str
    table: str
    at: int
    outcome: Outcome
    played: bool  # to its last move
    points: int
    margin: int  # ahead of the champion


def daily_result(table: Table) -> DailyResult | None:
    """The result of a table that is over; None: it is no try, or nobody's any more."""
    day, result = table.created.daily, table.result
    own = next((n for n, seat in enumerate(table.seats) if seat.kind == "person"), None)
    if day is None or result is None or own is None:
        return None
    others = [points for seat, points in enumerate(result.scores) if seat != own]
    outcome: Outcome = "lost"
    if result.places[own] == 1:
        outcome = "won" if result.places.count(1) == 1 else "shared"
    return DailyResult(
        day=day,
        table=table.id,
        at=table.at,
        outcome=outcome,
        played=result.reason == "played",
        points=result.scores[own],
        margin=result.scores[own] - max(others),
    )
