"""Notices on their way, each taken by one process of many.

Two steps, each a transaction: a process takes a notice and makes a delivery of it for each place;
whoever sends one notes first that it has begun. After that it may have arrived, and is never sent
again, whatever happens to that process.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import (
    Connection,
    Row,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)

from tegel.server.identity.tokens import fresh_token
from tegel.server.notices.kinds import Kind, Notice
from tegel.server.store.places import Place, find_place, note
from tegel.server.store.prepared import run
from tegel.server.store.schema import (
    deliveries,
    notices,
    seats,
    tables,
)

SEEN = 200  # that are due, looked through at once for some that may begin


@dataclass(frozen=True)
class Delivery:
    """A notice on its way to a place; None: by mail."""

    id: str
    notice: Notice
    tries: int
    place: Place | None


# --- Making them ---


def is_waiting(connection: Connection, before: int, now: int) -> bool:
    """Whether there is anything to do."""
    return (
        connection.execute(_ANY_NOTICE, {"before": before}).first() is not None
        or connection.execute(_ANY_DUE, {"now": now}).first() is not None
    )


_ANY_NOTICE = select(notices.c.player).where(notices.c.at <= bindparam("before")).limit(1)
_IS_DUE = (
    deliveries.c.done_at.is_(None)
    & deliveries.c.begun_at.is_(None)
    & (deliveries.c.due_at <= bindparam("now"))
)
_ANY_DUE = select(deliveries.c.id).where(_IS_DUE).limit(1)


def take(connection: Connection, before: int, most: int) -> list[Notice]:
    """Notices that were written before a time: they are gone, and ours to make deliveries of."""
    rows = connection.execute(_TAKE, {"before": before, "most": most}).all()
    for row in rows:
        run(connection, _GONE, {"whose": row.player, "which": row.topic})
    return [_notice(row) for row in rows]


_TAKE = (
    select(notices)
    .where(notices.c.at <= bindparam("before"))
    .order_by(notices.c.at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
)
_GONE = delete(notices).where(
    notices.c.player == bindparam("whose"), notices.c.topic == bindparam("which")
)


def deliver(connection: Connection, notice: Notice, place: str | None, due_at: int) -> None:
    """A delivery; what waits for the same place about the same is overtaken."""
    whose = {"whose": notice.player, "about_it": notice.topic}
    if place is None:
        connection.execute(_OVERTAKEN_MAIL, whose)
    else:
        connection.execute(_OVERTAKEN, {**whose, "there": place})
    connection.execute(
        _DELIVER,
        {
            "id": fresh_token("")[:24],
            "player": notice.player,
            "place": place,
            "topic": notice.topic,
            "kind": notice.kind,
            "table_id": notice.table,
            "number": notice.number,
            "at": notice.at,
            "until_at": notice.until,
            "about": orjson.dumps(notice.about).decode(),
            "due_at": due_at,
            "tries": 0,
        },
    )


_PENDING = (
    (deliveries.c.player == bindparam("whose"))
    & (deliveries.c.topic == bindparam("about_it"))
    & deliveries.c.begun_at.is_(None)
    & deliveries.c.done_at.is_(None)
)
_OVERTAKEN = delete(deliveries).where(_PENDING, deliveries.c.place == bindparam("there"))
_OVERTAKEN_MAIL = delete(deliveries).where(_PENDING, deliveries.c.place.is_(None))
_DELIVER = insert(deliveries)


def told_since(connection: Connection, player: str, table: str | None, since: int) -> list[int]:
    """When notices were sent to somebody, or are to be: of a table, or in all; the first first.

    What goes to several places at once is one.
    """
    about = {"whose": player, "since": since}
    if table is None:
        return list(connection.execute(_TOLD, about).scalars())
    return list(connection.execute(_TOLD_OF_TABLE, {**about, "which": table}).scalars())


_WHEN = func.coalesce(deliveries.c.done_at, deliveries.c.due_at)
_TOLD = (
    select(func.min(_WHEN))
    .where(
        deliveries.c.player == bindparam("whose"),
        bindparam("since", type_=deliveries.c.due_at.type) < _WHEN,
        deliveries.c.place.is_not(None),
    )
    .group_by(deliveries.c.topic, deliveries.c.number)
    .order_by(func.min(_WHEN))
)
_TOLD_OF_TABLE = _TOLD.where(deliveries.c.table_id == bindparam("which"))


def mailed_at(connection: Connection, player: str) -> int:
    """When somebody was last sent a mail, or is to be."""
    return int(connection.execute(_MAILED, {"whose": player}).scalar() or 0)


_MAILED = select(func.max(_WHEN)).where(
    deliveries.c.player == bindparam("whose"), deliveries.c.place.is_(None)
)


def is_current(connection: Connection, notice: Notice) -> bool:
    """Whether it is still so: nobody is told of a turn that is over."""
    if notice.table is None:
        return True
    row = connection.execute(_STANDS, {"which": notice.table}).first()
    if row is None:
        return False
    if notice.kind == "turn":
        who = {"which": notice.table, "whose": notice.player}
        own = set(connection.execute(_OWN_SEATS, who).scalars())
        return row.status == "playing" and orjson.loads(row.about)["turn"] in own
    wanted = {"asked": "playing", "round": "playing", "invited": "waiting"}
    return bool(row.status == wanted.get(notice.kind, row.status))


_STANDS = select(tables.c.status, tables.c.about).where(tables.c.id == bindparam("which"))
_OWN_SEATS = select(seats.c.seat).where(
    seats.c.table_id == bindparam("which"), seats.c.player == bindparam("whose")
)


# --- Sending them ---


def begin(
    connection: Connection,
    now: int,
    most: int,
    each: int,
    under_way: Mapping[str, int],
    is_wanted: Callable[[Connection, Notice], bool],
) -> list[Delivery]:
    """Deliveries that are due: from now on they may have arrived, and nobody else sends them.

    So many altogether, and no more of one player than `each` with those that are under way already;
    all that goes to somebody by mail is one letter. Those that are overtaken, or that nobody should
    be told of now, are let go.
    """
    rows = connection.execute(_DUE, {"now": now, "each": each, "most": SEEN}).all()
    ours: list[Delivery] = []
    letters: set[str] = set()
    begun, busy = 0, Counter(under_way)
    for row in rows:
        notice = _notice(row)
        if now > notice.until or not is_wanted(connection, notice):
            connection.execute(_DROP, {"which": row.id})
            continue
        if row.place is not None or row.player not in letters:
            if begun == most or busy[row.player] >= each:
                continue
            begun += 1
            busy[row.player] += 1
        if row.place is None:
            letters.add(row.player)
        connection.execute(_BEGIN, {"which": row.id, "begun_at": now})
        found = None if row.place is None else find_place(connection, row.place)
        ours.append(Delivery(row.id, notice, row.tries, found))
    return ours


_BY_MAIL = deliveries.c.place.is_(None)
_NTH = func.row_number().over(
    partition_by=(deliveries.c.player, _BY_MAIL), order_by=(deliveries.c.due_at, deliveries.c.id)
)
# The first of each player come first: whoever has a thousand that wait keeps nobody else waiting.
_IN_LINE = (
    select(deliveries.c.id, case((_BY_MAIL, 1), else_=_NTH).label("nth")).where(_IS_DUE).subquery()
)
_DUE = (
    select(deliveries)
    .join(_IN_LINE, _IN_LINE.c.id == deliveries.c.id)
    # Said twice: what another process has begun meanwhile is looked at again here alone.
    .where(_IS_DUE, _IN_LINE.c.nth <= bindparam("each"))
    .order_by(_IN_LINE.c.nth, deliveries.c.due_at)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True, of=deliveries)
)
_BEGIN = update(deliveries).where(deliveries.c.id == bindparam("which"))
_DROP = delete(deliveries).where(deliveries.c.id == bindparam("which"))


def done(connection: Connection, delivery: Delivery, now: int) -> None:
    """It has arrived, or may have."""
    connection.execute(_BEGIN, {"which": delivery.id, "done_at": now})
    if delivery.place is not None:
        note(connection, delivery.place.id, failing_since=None, why=None)


def end(connection: Connection, delivery: Delivery, now: int) -> None:
    """It may have arrived, though nobody said so."""
    connection.execute(_BEGIN, {"which": delivery.id, "done_at": now})


def again(connection: Connection, delivery: Delivery, now: int, at: int | None, why: str) -> int:
    """It has not arrived: try it at that time, or no more; since when its place fails."""
    if at is None:
        connection.execute(_DROP, {"which": delivery.id})
    else:
        values = {"begun_at": None, "due_at": at, "tries": delivery.tries + 1}
        connection.execute(_BEGIN, {"which": delivery.id, **values})
    if delivery.place is None:
        return now
    failing = delivery.place.failing_since or now
    note(connection, delivery.place.id, failing_since=failing, why=why[:80])
    return failing


def give_up(connection: Connection, place: str, now: int) -> None:
    """Send nothing there any more, until its owner tries it again."""
    note(connection, place, given_up_at=now)
    connection.execute(_NOTHING_THERE, {"there": place})


_NOTHING_THERE = delete(deliveries).where(
    deliveries.c.place == bindparam("there"), deliveries.c.done_at.is_(None)
)


def tidy(connection: Connection, before: int, stuck: int) -> None:
    """Forget what is done; what was begun by a process that died may have arrived."""
    connection.execute(delete(deliveries).where(deliveries.c.done_at < before))
    dead = deliveries.c.done_at.is_(None) & (deliveries.c.begun_at < stuck)
    connection.execute(update(deliveries).where(dead), {"done_at": stuck})


def _notice(row: Row[*tuple[Any, ...]]) -> Notice:
    kind: Kind = row.kind
    about = orjson.loads(row.about)
    return Notice(row.player, kind, row.at, row.until_at, row.table_id, row.number, about)
