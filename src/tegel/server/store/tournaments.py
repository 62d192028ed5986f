"""Tournaments in the database: what happened in each, and when somebody should look at it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import ColumnElement, Connection, case, func, select, union, update

from tegel.server.store.players import insert_new
from tegel.server.store.schema import seats, tables, tournament_events, tournaments
from tegel.server.tables.events import LEFT
from tegel.tournaments.events import Event, from_data, kind_of, to_data
from tegel.tournaments.tournament import nobody

MOST, OF_ONE_HOST = 50, 3
Happened = tuple[int, Event]  # when, and what


@dataclass(frozen=True)
class Kept:
    """A tournament as it is kept."""

    id: str
    number: int
    host: str
    created_at: int
    setting: dict[str, Any]


def add(connection: Connection, kept: Kept, event: Event, about: dict[str, Any]) -> None:
    """A new tournament, with its announcement."""
    row = {
        "id": kept.id,
        "number": 1,
        "status": "open",
        "host": kept.host,
        "created_at": kept.created_at,
        "updated_at": kept.created_at,
        "due_at": kept.created_at,
        "setting": orjson.dumps(kept.setting).decode(),
        "about": orjson.dumps(about).decode(),
    }
    connection.execute(tournaments.insert(), row)
    connection.execute(tournament_events.insert(), _row(kept.id, 1, kept.created_at, event))


def find(connection: Connection, tournament: str) -> Kept | None:
    """A tournament by its name."""
    chosen = select(tournaments).where(tournaments.c.id == tournament)
    row = connection.execute(chosen).first()
    if row is None:
        return None
    return Kept(row.id, row.number, row.host, row.created_at, orjson.loads(row.setting))


def append(
    connection: Connection,
    tournament: str,
    number: int,
    at: int,
    events: Sequence[Event],
    row: dict[str, Any],
) -> bool:
    """Add events after a number; False, and nothing is added, if somebody was faster."""
    for n, event in enumerate(events, number + 1):
        values = _row(tournament, n, at, event)
        if not connection.execute(insert_new(connection, tournament_events), values).rowcount:
            if n > number + 1:
                raise RuntimeError(f"tournament {tournament} has a gap at {n}")
            return False
    values = {**row, "number": number + len(events), "updated_at": at}
    connection.execute(update(tournaments).where(tournaments.c.id == tournament), values)
    return True


def events_after(connection: Connection, tournament: str, number: int) -> list[Happened]:
    """What happened after a number."""
    chosen = (
        select(tournament_events)
        .where(tournament_events.c.tournament_id == tournament, tournament_events.c.number > number)
        .order_by(tournament_events.c.number)
    )
    return [
        (row.at, from_data(row.kind, orjson.loads(row.data))) for row in connection.execute(chosen)
    ]


def due(connection: Connection, now: int) -> list[tuple[str, int]]:
    """Tournaments to look at now, and since when."""
    chosen = select(tournaments.c.id, tournaments.c.due_at).where(tournaments.c.due_at <= now)
    return [(row.id, row.due_at) for row in connection.execute(chosen)]


def claim(connection: Connection, tournament: str, then: int, until: int | None) -> bool:
    """Have a tournament looked at no sooner than then; False: it was due at another time."""
    is_it = (tournaments.c.id == tournament) & (tournaments.c.due_at == then)
    return bool(connection.execute(update(tournaments).where(is_it), {"due_at": until}).rowcount)


def listed(connection: Connection) -> list[dict[str, Any]]:
    """Tournaments for a list: those to come and under way, then those that are over.

    Of each host a few come before all others', so that nobody fills the list with their own.
    """
    goes_on = tournaments.c.status.in_(("open", "running"))
    latest = tournaments.c.updated_at.desc()
    nth = func.row_number().over(partition_by=(tournaments.c.host, goes_on), order_by=latest)
    is_one_of_many = case((nth > OF_ONE_HOST, 1), else_=0)
    chosen = select(tournaments).order_by(goes_on.desc(), is_one_of_many, latest).limit(MOST)
    return [
        {
            "tournament": row.id,
            "status": row.status,
            "created_at": row.created_at,
            **orjson.loads(row.about),
        }
        for row in connection.execute(chosen)
    ]


def hosted(connection: Connection, player: str) -> int:
    """How many tournaments of somebody's are not over."""
    open_ = tournaments.c.status.in_(("open", "running"))
    chosen = select(func.count()).where(tournaments.c.host == player, open_)
    return int(connection.execute(chosen).scalar_one())


def naming(connection: Connection, player: str) -> list[str]:
    """Tournaments that somebody has announced or entered."""
    theirs = select(tournaments.c.id).where(tournaments.c.host == player)
    entered = select(tournament_events.c.tournament_id).where(_entered(player))
    return sorted(connection.execute(union(theirs, entered)).scalars())


def of_player(connection: Connection, player: str) -> list[dict[str, Any]]:
    """What is kept of somebody's tournaments: which they are, and when they came in."""
    found: list[dict[str, Any]] = []
    for name in naming(connection, player):
        row = connection.execute(select(tournaments).where(tournaments.c.id == name)).one()
        is_it = tournament_events.c.tournament_id == name
        chosen = select(tournament_events.c.at, tournament_events.c.data).where(is_it)
        entries = connection.execute(chosen.where(_entered(player))).all()
        found.append(
            {
                "tournament": name,
                "name": orjson.loads(row.about)["name"],
                "status": row.status,
                "announced_by_me": row.host == player,
                "entries": [{"at": at, **_but_player(orjson.loads(data))} for at, data in entries],
            }
        )
    return found


def erase(connection: Connection, tournament: str, player: str) -> None:
    """Let the events of a tournament not name somebody any more."""
    is_it = tournament_events.c.tournament_id == tournament
    chosen = select(tournament_events.c.number, tournament_events.c.data).where(
        is_it, tournament_events.c.kind == "entered"
    )
    entrants: dict[str, int] = {}
    for number, told in connection.execute(chosen.order_by(tournament_events.c.number)).all():
        data = orjson.loads(told)
        entrant = entrants.setdefault(data["player"], len(entrants) + 1)
        if data["player"] == player:
            text = orjson.dumps({**data, "player": nobody(entrant), "name": LEFT}).decode()
            this = is_it & (tournament_events.c.number == number)
            connection.execute(update(tournament_events).where(this), {"data": text})
    is_host = (tournaments.c.id == tournament) & (tournaments.c.host == player)
    connection.execute(update(tournaments).where(is_host), {"host": ""})


def _entered(player: str) -> ColumnElement[bool]:
    named = tournament_events.c.data.contains(f'"{player}"', autoescape=True)
    return (tournament_events.c.kind == "entered") & named


def _but_player(data: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in data.items() if name != "player"}


def states(connection: Connection, chosen: Sequence[str]) -> dict[str, tuple[str, int, bool]]:
    """Of each of these tables that is there: its state, when anything happened last, and whether
    it can't be read.
    """
    found = select(tables.c.id, tables.c.status, tables.c.updated_at, tables.c.aside)
    rows = connection.execute(found.where(tables.c.id.in_(chosen)))
    return {row.id: (row.status, row.updated_at, row.aside is not None) for row in rows}


def last_seen(connection: Connection, table: str) -> dict[int, int]:
    """When the person at each seat was last there."""
    chosen = select(seats.c.seat, seats.c.seen_at).where(seats.c.table_id == table)
    return dict(connection.execute(chosen).all())


def _row(tournament: str, number: int, at: int, event: Event) -> dict[str, Any]:
    data = orjson.dumps(to_data(event)).decode()
    return {
        "tournament_id": tournament,
        "number": number,
        "at": at,
        "kind": kind_of(event),
        "data": data,
    }
