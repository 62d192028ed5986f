"""How a game ended for each seat: what statistics add up, without a look at the table again."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

import orjson

from tegel.bots.levels import LEVELS, level_of
from tegel.server.tables.rated import NOT_A_KIND
from tegel.server.tables.table import Seat, Table

_STRENGTH = {level: n for n, level in enumerate(LEVELS)}


@dataclass(frozen=True)
class SeatResult:
    """A seat of a game that is over."""

    table_id: str
    seat: int
    player: str | None  # None: a bot, or somebody at one screen, who plays against nobody
    at: int
    game: str
    kind: str  # JSON: the options, without how many play, and who began
    players: int
    level: str | None  # of the bot that sat there
    against: str | None  # the level of the strongest bot; None: other people played
    place: int
    winners: int  # that shared the first place with this seat; 0: it did not win
    points: int
    best_other: int
    reason: str
    rated: bool
    offline: bool  # played without a server
    public: bool
    told: int = 0  # by which telling it was summed up: see `store/summing.py`


def results_of(table: Table) -> list[SeatResult]:
    """How a table ended for each seat; empty: it did not."""
    result, created = table.result, table.created
    if result is None:
        return []
    sat = Counter(seat.player for seat in table.seats if seat.player)
    options = {name: v for name, v in created.options.items() if name not in NOT_A_KIND}
    kind = orjson.dumps(options, option=orjson.OPT_SORT_KEYS).decode()
    winners = result.places.count(1)
    return [
        SeatResult(
            table_id=table.id,
            seat=n,
            player=seat.player if seat.player and sat[seat.player] == 1 else None,
            at=table.at,
            game=created.game,
            kind=kind,
            players=len(table.seats),
            level=seat.level and level_of(seat.level),
            against=_strongest([*table.seats[:n], *table.seats[n + 1 :]]),
            place=result.places[n],
            winners=winners if result.places[n] == 1 else 0,
            points=result.scores[n],
            best_other=max(points for m, points in enumerate(result.scores) if m != n),
            reason=result.reason,
            rated=created.rated,
            offline=created.offline,
            public=created.public,
        )
        for n, seat in enumerate(table.seats)
    ]


def _strongest(others: Sequence[Seat]) -> str | None:
    if any(seat.kind == "person" for seat in others):
        return None
    levels = [level_of(seat.level or "") for seat in others]
    return max(levels, key=lambda level: _STRENGTH.get(level, -1))
