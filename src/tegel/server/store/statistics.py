"""How games went, added up from their results: somebody's, or those of the whole house.

The database adds up: a row for each seat of a game is all that it reads, by the player's index
(`bench/tallies.py`). What is asked for one player counts the games with one seat of their own, for
at one screen nobody plays against anybody; the whole house counts each game once.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from datetime import date, timedelta
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, Label, Select, and_, case, func, select

from tegel.games import find
from tegel.server.store.schema import result_sums, results, reviews
from tegel.statistics.habits import counted
from tegel.statistics.norms import Boards

DAY = 24 * 60 * 60 * 1000
# As long as somebody, or a house, has not played for longer, weeks are told, and then months.
WEEKS, WEEKS_OF_HOUSE = 200 * DAY, 3 * 366 * DAY
MOST = 10_000  # games whose sums are read: the latest

Row = dict[str, Any]
Who = str | None  # a player; None: the whole house

_WON = func.sum(case((results.c.winners == 1, 1), else_=0)).label("won")
_SHARED = func.sum(case((results.c.winners > 1, 1), else_=0)).label("shared")
_SUMS: tuple[Label[Any], ...] = (
    func.count().label("games"),
    _WON,
    _SHARED,
    func.sum(results.c.points).label("points"),
    func.max(results.c.points).label("best"),
)
_KIND = (results.c.game, results.c.kind, results.c.players)


def tallies(connection: Connection, player: str, *, offline: bool = True) -> list[Row]:
    """What a player's games add up to, by game, kind, seats and opponents."""
    by = (*_KIND, results.c.against.label("level"), results.c.offline)
    chosen = select(*by, *_SUMS).where(_whose(player, offline=offline)).group_by(*by)
    rows = [plain(row) for row in connection.execute(chosen).mappings()]
    return sorted(rows, key=lambda one: (one["game"], -one["games"]))


def times(connection: Connection, who: Who, *, offline: bool = True) -> list[Row]:
    """The same week by week or month by month, the first first; `step` says which it is."""
    whose = _whose(who, offline=offline)
    ends = connection.execute(select(func.min(results.c.at), func.max(results.c.at)).where(whose))
    first, last = ends.one()
    if first is None:
        return []
    step = "week" if last - first <= (WEEKS_OF_HOUSE if who is None else WEEKS) else "month"
    begins = _BEGINS[step, connection.dialect.name].label("begins")
    by: tuple[ColumnElement[Any], ...] = (begins, *_KIND, results.c.offline, results.c.rated)
    if who is not None:
        by = (*by, results.c.against.label("level"))
    chosen = select(*by, *_SUMS).where(whose).group_by(*by).order_by(begins)
    found = [plain(row) for row in connection.execute(chosen).mappings()]
    return [{**one, "begins": _first_day(one["begins"]), "step": step} for one in found]


def games(connection: Connection, player: str) -> Iterator[Row]:
    """A player's games one by one, the latest first."""
    chosen = select(results).where(results.c.player == player).order_by(results.c.at.desc())
    for row in connection.execute(chosen):
        yield {
            "at": row.at,
            "table": row.table_id,
            "game": row.game,
            "kind": orjson.loads(row.kind),
            "players": row.players,
            "level": row.against,
            "place": row.place,
            "points": row.points,
            "best_other": row.best_other,
            "end": row.reason,
            "rated": row.rated,
            "offline": row.offline,
        }


def sources(connection: Connection, who: Who, *, offline: bool = True) -> list[Row]:
    """What each source brought, on average: to a player, to who won those games, and to others.

    Of the whole house: to people, and to who won. Only games that were played to their end.
    """
    found: dict[tuple[Any, ...], Boards] = {}
    seats = select(*_KIND, results.c.seat, results.c.player, results.c.winners, result_sums.c.sums)
    here = and_(result_sums.c.table_id == results.c.table_id, result_sums.c.seat == results.c.seat)
    chosen = seats.where(here, results.c.table_id.in_(_latest(who, offline=offline)))
    for row in connection.execute(chosen):
        made = orjson.loads(row.sums)["sources"]
        own = row.player == who if who is not None else row.player is not None
        names = [*(["you"] if own else ["others"]), *(["winners"] if row.winners else [])]
        for name in names:
            key = (row.game, row.kind, row.players, name)
            found.setdefault(key, Boards()).add(made)
    return [one for key, boards in sorted(found.items()) for one in told(boards, *key)]


def told(boards: Boards, game: str, kind: str, players: int, who: str) -> Iterator[Row]:
    """What boards made, source by source: the average, and how far it may be off."""
    about = {"game": game, "options": orjson.loads(kind), "players": players, "who": who}
    for source in sorted(boards.sources):
        spread = boards.spread(source)
        yield about | {
            "source": source,
            "games": boards.games,
            "mean": spread.mean,
            "off": spread.off,
        }


def habits(connection: Connection, who: Who, *, offline: bool = True) -> list[Row]:
    """How often somebody did what, or what happened to them; of the house, all people."""
    counts: dict[tuple[str, str, int], dict[str, Counter[str]]] = {}
    boards: Counter[tuple[str, str, int]] = Counter()
    own = results.c.player == who if who is not None else results.c.player.is_not(None)
    here = and_(result_sums.c.table_id == results.c.table_id, result_sums.c.seat == results.c.seat)
    latest = _latest(who, offline=offline)
    chosen = select(*_KIND, result_sums.c.sums).where(here, own, results.c.table_id.in_(latest))
    for row in connection.execute(chosen):
        kind = (row.game, row.kind, row.players)
        boards[kind] += 1
        for name, values in orjson.loads(row.sums)["habits"].items():
            counts.setdefault(kind, {}).setdefault(name, Counter()).update(values)
    return [
        {
            "game": kind[0],
            "options": orjson.loads(kind[1]),
            "players": kind[2],
            "habit": name,
            "first": counted(find(kind[0])).habits[name].first,
            "value": value,
            "times": times,
            "games": boards[kind],
        }
        for kind, named in sorted(counts.items())
        for name, values in named.items()
        if name in counted(find(kind[0])).habits
        for value, times in values.most_common()
    ]


def luck(connection: Connection, player: str) -> list[Row]:
    """What chance has brought a player in games that were reviewed, in wins; and of how many.

    Of several judges of a game the latest counts.
    """
    chosen = (
        select(results.c.table_id, results.c.seat, *_KIND, reviews.c.seats, reviews.c.made_at)
        .outerjoin(reviews, reviews.c.table_id == results.c.table_id)
        .where(results.c.player == player)
        .order_by(reviews.c.made_at)
    )
    latest = {row.table_id: row for row in connection.execute(chosen)}
    found: dict[tuple[str, str, int], Row] = {}
    for row in latest.values():
        kind = (row.game, row.kind, row.players)
        about = {"game": kind[0], "options": orjson.loads(kind[1]), "players": kind[2]}
        one = found.setdefault(
            kind, about | {"games": 0, "reviewed": 0, "lucky": 0, "luck": 0.0, "skill": 0.0}
        )
        one["games"] += 1
        if row.seats is not None:
            sums = orjson.loads(row.seats)[row.seat]
            one["reviewed"] += 1
            one["lucky"] += sums["luck"] > 0
            one["luck"] += sums["luck"]
            one["skill"] += sums["own"]
    return [one for _, one in sorted(found.items())]


# --- How they are found ---------------------------------------------------------------------------


def _whose(who: Who, *, offline: bool) -> ColumnElement[bool]:
    """The seats that count: a player's own, or one of each game."""
    own = results.c.player == who if who is not None else results.c.seat == 0
    return own if offline else and_(own, results.c.offline.is_(False))


def _latest(who: Who, *, offline: bool) -> Select[tuple[str]]:
    chosen = select(results.c.table_id).where(_whose(who, offline=offline))
    return chosen.order_by(results.c.at.desc()).limit(MOST)


def plain(row: Mapping[Any, Any]) -> Row:
    """A row as it is told: the kind by its options."""
    found = {str(name): value for name, value in row.items()}
    if "kind" in found:
        found["options"] = orjson.loads(found.pop("kind"))
    return {name: _number(value) for name, value in found.items()}


def _number(value: Any) -> Any:
    """Sums of PostgreSQL come as decimals."""
    return value if isinstance(value, str | bool | dict | None) else int(value)


# A week by how many Mondays there were since 1970, a month by its first day, by UTC.
_WEEK: ColumnElement[Any] = (results.c.at // DAY + 3) // 7
_BEGINS: Mapping[tuple[str, str], ColumnElement[Any]] = {
    ("week", "sqlite"): _WEEK,
    ("week", "postgresql"): _WEEK,
    ("month", "sqlite"): func.strftime("%Y-%m-01", results.c.at // 1000, "unixepoch"),
    ("month", "postgresql"): func.to_char(
        func.timezone("UTC", func.to_timestamp(results.c.at // 1000)), "YYYY-MM-01"
    ),
}


def _first_day(begins: int | str) -> str:
    if isinstance(begins, str):
        return begins
    return (date(1969, 12, 29) + timedelta(weeks=begins)).isoformat()
