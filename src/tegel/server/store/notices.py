"""Notices in the database: written with what they tell of, in its very transaction.

What becomes of them then stands in `deliveries.py`.
"""

from collections.abc import Sequence
from types import ModuleType

import orjson
from sqlalchemy import (
    Connection,
    Executable,
    bindparam,
    exists,
    or_,
    select,
)
from sqlalchemy.dialects import postgresql, sqlite

from tegel.server.notices.kinds import Notice
from tegel.server.store.prepared import run
from tegel.server.store.schema import (
    notice_places,
    notice_wishes,
    notices,
)

_VALUES = ("player", "topic", "kind", "table_id", "number", "at", "until_at", "about")


def _tell(kind: ModuleType) -> Executable:
    """A notice, if its person has anywhere to be told."""
    told = [bindparam(name, type_=notices.c[name].type) for name in _VALUES]
    wanted = or_(
        exists().where(
            notice_places.c.player == bindparam("player", type_=notices.c.player.type),
            notice_places.c.given_up_at.is_(None),
        ),
        exists().where(notice_wishes.c.player == bindparam("player", type_=notices.c.player.type)),
    )
    made = kind.insert(notices).from_select(_VALUES, select(*told).where(wanted))
    newer = {name: made.excluded[name] for name in _VALUES[2:]}
    told_last: Executable = made.on_conflict_do_update(
        index_elements=["player", "topic"], set_=newer
    )
    return told_last


_TELL = {"sqlite": _tell(sqlite), "postgresql": _tell(postgresql)}


def tell(connection: Connection, found: Sequence[Notice]) -> None:
    """Note what somebody is to be told, together with what it tells of."""
    for one in found:
        row = {
            "player": one.player,
            "topic": one.topic,
            "kind": one.kind,
            "table_id": one.table,
            "number": one.number,
            "at": one.at,
            "until_at": one.until,
            "about": orjson.dumps(one.about).decode(),
        }
        run(connection, _TELL[connection.dialect.name], row)
