"""Notices in the database: written with what they tell of, and taken by one process of many.

Three steps, each a transaction. What a commit writes is a notice. A process takes it and makes a
delivery of it for each place. Whoever sends one notes first that it has begun: after that it may
have arrived, and is never sent again, whatever happens to that process.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import orjson
from sqlalchemy import (
    Connection,
    Executable,
    Row,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from tegel.server.identity.tokens import fresh_token
from tegel.server.notices.kinds import Kind, Notice
from tegel.server.notices.wishes import Wishes
from tegel.server.store.prepared import run
from tegel.server.store.schema import (
    deliveries,
    looking,
    notice_places,
    notice_wishes,
    notices,
    seats,
    tables,
)

SEEN = 200  # that are due, looked through at once for some that may begin


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


@dataclass(frozen=True)
class Delivery:
    """A notice on its way to a place; None: by mail."""

    id: str
    notice: Notice
    tries: int
    place: Place | None


# --- Writing them ---

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


# --- Making deliveries of them ---


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


# --- Sending ---


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
        well = {"failing_since": None, "why": None}
        connection.execute(_NOTE, {"which": delivery.place.id, **well})


_NOTE = update(notice_places).where(notice_places.c.id == bindparam("which"))


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
    now_so = {"failing_since": failing, "why": why[:80]}
    connection.execute(_NOTE, {"which": delivery.place.id, **now_so})
    return failing


def give_up(connection: Connection, place: str, now: int) -> None:
    """Send nothing there any more, until its owner tries it again."""
    connection.execute(_NOTE, {"which": place, "given_up_at": now})
    connection.execute(_NOTHING_THERE, {"there": place})


_NOTHING_THERE = delete(deliveries).where(
    deliveries.c.place == bindparam("there"), deliveries.c.done_at.is_(None)
)


def tidy(connection: Connection, before: int, stuck: int) -> None:
    """Forget what is done; what was begun by a process that died may have arrived."""
    connection.execute(delete(deliveries).where(deliveries.c.done_at < before))
    dead = deliveries.c.done_at.is_(None) & (deliveries.c.begun_at < stuck)
    connection.execute(update(deliveries).where(dead), {"done_at": stuck})


# --- Places and wishes ---


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
    well = {"failing_since": None, "given_up_at": None, "why": None}
    connection.execute(_NOTE, {"which": place, **well})


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


# --- Who looks ---


def look(connection: Connection, process: str, player: str, shown: Sequence[str]) -> None:
    """Note which tables somebody has before their eyes at a process."""
    connection.execute(_LOOK_AWAY, {"at": process, "whose": player})
    if shown:
        rows = [{"process": process, "player": player, "table_id": table} for table in shown]
        connection.execute(_LOOK, rows)


_LOOK_AWAY = delete(looking).where(
    looking.c.process == bindparam("at"), looking.c.player == bindparam("whose")
)
_LOOK = insert(looking)


def looks(connection: Connection, player: str, table: str) -> bool:
    """Whether somebody has a table before their eyes, at any process."""
    return connection.execute(_LOOKS, {"whose": player, "which": table}).first() is not None


_LOOKS = (
    select(looking.c.process)
    .where(looking.c.player == bindparam("whose"), looking.c.table_id == bindparam("which"))
    .limit(1)
)


def look_away(connection: Connection, process: str) -> None:
    """Nobody is at that process any more."""
    connection.execute(delete(looking).where(looking.c.process == process))


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


def _notice(row: Row[*tuple[Any, ...]]) -> Notice:
    kind: Kind = row.kind
    about = orjson.loads(row.about)
    return Notice(row.player, kind, row.at, row.until_at, row.table_id, row.number, about)
