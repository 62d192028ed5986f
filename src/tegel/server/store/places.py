"""Where somebody wants to be told, and of what."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import (
    Connection,
    Row,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from tegel.server.notices.wishes import Wishes
from tegel.server.store.schema import (
    notice_places,
    notice_wishes,
)


@dataclass(frozen=True)
class Place:
    """Where somebody wants to be told."""

    id: str
    kind: str
    address: str
    secrets: Mapping[str, str]
    name: str
    language: str
    table: str | None = None
    made_at: int = 0
    failing_since: int | None = None
    given_up_at: int | None = None
    why: str | None = None


def put_place(connection: Connection, player: str, place: Place, now: int) -> None:
    """A place, new or again: a browser that somebody else used before is theirs no more."""
    connection.execute(delete(notice_places).where(notice_places.c.id == place.id))
    connection.execute(
        insert(notice_places),
        {
            "id": place.id,
            "player": player,
            "table_id": place.table,
            "kind": place.kind,
            "address": place.address,
            "secrets": orjson.dumps(dict(place.secrets)).decode(),
            "name": place.name,
            "language": place.language,
            "made_at": now,
        },
    )


def begin_anew(connection: Connection, place: str) -> None:
    """It takes what is sent there: whatever it did before."""
    note(connection, place, failing_since=None, given_up_at=None, why=None)


def note(connection: Connection, place: str, **values: int | str | None) -> None:
    """What became of what was sent there."""
    connection.execute(_NOTE, {"which": place, **values})


_NOTE = update(notice_places).where(notice_places.c.id == bindparam("which"))


def find_place(connection: Connection, place: str) -> Place | None:
    """The place of this id."""
    row = connection.execute(_FIND_PLACE, {"which": place}).first()
    return None if row is None else _place(row)


_FIND_PLACE = select(notice_places).where(notice_places.c.id == bindparam("which"))


def places_of(connection: Connection, player: str) -> list[Place]:
    """All places of somebody, the oldest first."""
    return [_place(row) for row in connection.execute(_PLACES, {"whose": player})]


_PLACES = (
    select(notice_places)
    .where(notice_places.c.player == bindparam("whose"))
    .order_by(notice_places.c.made_at)
)


def drop_place(connection: Connection, player: str | None, place: str) -> bool:
    """Tell somebody there no more; None: it is gone, whoever had it."""
    gone = notice_places.c.id == place
    if player is not None:
        gone &= notice_places.c.player == player
    return connection.execute(delete(notice_places).where(gone)).rowcount == 1


def wishes_of(connection: Connection, player: str) -> Wishes:
    """Of what somebody wants to be told."""
    kept = connection.execute(_WISHES, {"whose": player}).scalar()
    return Wishes() if kept is None else Wishes.of(orjson.loads(kept))


_WISHES = select(notice_wishes.c.about).where(notice_wishes.c.player == bindparam("whose"))


def put_wishes(connection: Connection, player: str, wishes: Wishes) -> None:
    """Other wishes."""
    connection.execute(delete(notice_wishes).where(notice_wishes.c.player == player))
    row = {"player": player, "about": orjson.dumps(vars(wishes)).decode()}
    connection.execute(insert(notice_wishes), row)


def _place(row: Row[*tuple[Any, ...]]) -> Place:
    return Place(
        row.id,
        row.kind,
        row.address,
        orjson.loads(row.secrets),
        row.name,
        row.language,
        row.table_id,
        row.made_at,
        row.failing_since,
        row.given_up_at,
        row.why,
    )
