"""Who leaves for good: what names them goes, at once where it is theirs, then table by table."""

import hashlib
import hmac
from typing import Any

import orjson
from sqlalchemy import Connection, and_, delete, or_, select, update

from tegel.server.store import ratings
from tegel.server.store.players import insert_new
from tegel.server.store.schema import (
    deliveries,
    events,
    former_logins,
    looking,
    metadata,
    notices,
    players,
    reports,
    results,
    seats,
    tables,
)
from tegel.server.tables.clock import DAY, MINUTE
from tegel.server.tables.events import LEFT
from tegel.server.tables.forget import Named, named_in

# A login is nobody else's for so long: who remembers it should not take a stranger for its owner.
KEPT = 365 * DAY
LEASE = 10 * MINUTE  # who has begun to clear up after somebody is left alone for so long
SLICE = 500  # tables that are looked through at once


def digest_of(key: bytes, login: str) -> str:
    """What is kept of the login of who has left: it can be recognised, and not read."""
    return hmac.digest(key, f"tegel former login {login}".encode(), hashlib.sha256).hex()


def is_former(connection: Connection, digest: str, now: int) -> bool:
    """Whether a login was somebody's who has left, not long ago."""
    is_it = (former_logins.c.digest == digest) & (former_logins.c.free_at > now)
    return connection.execute(select(former_logins.c.digest).where(is_it)).first() is not None


def leave(connection: Connection, player: str, former: str | None, now: int) -> None:
    """Forget at once all that is somebody's own; their tables follow one by one."""
    ratings.forget(connection, player)
    for table in reversed(metadata.sorted_tables):
        for column in table.columns:
            if column.references(players.c.id):
                connection.execute(delete(table).where(column == player))
    connection.execute(delete(looking).where(looking.c.player == player))
    connection.execute(update(results).where(results.c.player == player), {"player": None})
    if former is not None:
        row = {"digest": former, "free_at": now + KEPT}
        connection.execute(delete(former_logins).where(former_logins.c.digest == former))
        connection.execute(insert_new(connection, former_logins), row)
    gone = {"name": LEFT, "login": None, "password": None, "left_at": now}
    is_it = players.c.id == player
    connection.execute(update(players).where(is_it), {**gone, "epoch": 0})


def at_stake(connection: Connection, player: str) -> list[str]:
    """The tables where somebody plays and the result counts for others too."""
    chosen = select(tables.c.id, tables.c.about).join(seats, seats.c.table_id == tables.c.id)
    playing = (seats.c.player == player) & (tables.c.status == "playing") & tables.c.aside.is_(None)
    found = {row.id: orjson.loads(row.about) for row in connection.execute(chosen.where(playing))}
    return [name for name, about in found.items() if about["rated"] or about["tournament"]]


def claim(connection: Connection, now: int) -> str | None:
    """Somebody who has left, and whom no other process clears up after; None: there is nobody."""
    chosen = select(players.c.id, players.c.left_at).where(players.c.left_at <= now).limit(1)
    found = connection.execute(chosen).first()
    if found is None:
        return None
    as_before = (players.c.id == found.id) & (players.c.left_at == found.left_at)
    taken = connection.execute(update(players).where(as_before), {"left_at": now + LEASE})
    return found.id if taken.rowcount else None


def is_left(connection: Connection, now: int) -> bool:
    """Whether there is somebody to clear up after."""
    chosen = select(players.c.id).where(players.c.left_at <= now).limit(1)
    return connection.execute(chosen).first() is not None


def tables_of(connection: Connection, player: str, after: str) -> tuple[list[str], str | None]:
    """Tables that name somebody, of those that come after one; and where to go on, if there are."""
    slice_ = select(tables.c.id).where(tables.c.id > after).order_by(tables.c.id).limit(SLICE)
    looked = list(connection.execute(slice_).scalars())
    if not looked:
        return [], None
    of_people = events.c.kind.in_(("created", "sat"))
    names = or_(
        and_(of_people, events.c.data.contains(f'"{player}"', autoescape=True)),
        events.c.command.startswith(f"{player}/", autoescape=True),
    )
    within = (events.c.table_id >= looked[0]) & (events.c.table_id <= looked[-1])
    chosen = select(events.c.table_id).where(within, names).distinct()
    return sorted(connection.execute(chosen).scalars()), looked[-1]


def erase(connection: Connection, table: str, player: str) -> None:
    """Let the events of a table and what was made of them not name somebody any more."""
    chosen = select(events.c.number, events.c.kind, events.c.data).where(
        events.c.table_id == table,
        events.c.kind.in_(("created", "sat", "stood", "botsat", "said")),
    )
    rows = connection.execute(chosen.order_by(events.c.number)).all()
    happened = [(row.number, row.kind, _read(row.data)) for row in rows]
    named = named_in(happened, player)
    for number, kind, data in happened:
        if number in named.numbers:
            is_it = (events.c.table_id == table) & (events.c.number == number)
            text = orjson.dumps({**data, **_nameless(kind)}).decode()
            connection.execute(update(events).where(is_it), {"data": text})
    theirs = events.c.command.startswith(f"{player}/", autoescape=True)
    connection.execute(update(events).where(events.c.table_id == table, theirs), {"command": None})
    _erase_reports(connection, table, named)
    for told in (notices, deliveries):  # of what happened there, by the names of all
        connection.execute(delete(told).where(told.c.table_id == table))
    is_seat = (seats.c.table_id == table) & (seats.c.player == player)
    connection.execute(delete(seats).where(is_seat))
    # A game may have ended after they left, and before it was known at the table.
    is_result = (results.c.table_id == table) & (results.c.player == player)
    connection.execute(update(results).where(is_result), {"player": None})
    is_host = (tables.c.id == table) & (tables.c.host == player)
    connection.execute(update(tables).where(is_host), {"host": None})


def gone(connection: Connection, player: str) -> None:
    """Nothing names somebody any more."""
    connection.execute(delete(seats).where(seats.c.player == player))
    connection.execute(delete(players).where(players.c.id == player))


def forget_logins(connection: Connection, now: int) -> None:
    """Let others have logins again whose owners left long ago."""
    connection.execute(delete(former_logins).where(former_logins.c.free_at <= now))


def _read(data: str) -> dict[str, Any]:
    try:
        return dict(orjson.loads(data))
    except (orjson.JSONDecodeError, TypeError, ValueError):
        return {}  # damaged: that table is set aside


def _nameless(kind: str) -> dict[str, Any]:
    """What the event says instead; as `nameless` of the events themselves."""
    match kind:
        case "created":
            return {"host": ""}
        case "sat":
            return {"player": "", "name": LEFT}
        case _:
            return {"text": "", "phrase": None}


def _erase_reports(connection: Connection, table: str, named: Named) -> None:
    """What wardens keep of a table: of who has left neither name nor words."""
    chosen = select(reports.c.id, reports.c.context).where(reports.c.table_id == table)
    for row in connection.execute(chosen).all():
        context = _read(row.context)
        names = [
            LEFT if seat in named.seats else name
            for seat, name in enumerate(context.get("seats", ()))
        ]
        talk = [one for one in context.get("talk", ()) if one["seat"] not in named.seats]
        text = orjson.dumps({**context, "seats": names, "talk": talk}).decode()
        connection.execute(update(reports).where(reports.c.id == row.id), {"context": text})
