"""Who has met whom: people one has played with, invitations, and whom one does not want to meet."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, bindparam, delete, func, select

from tegel.server.store.lists import FIELDS, listed
from tegel.server.store.players import insert_new
from tegel.server.store.schema import blocks, invitations, players, seats, tables
from tegel.server.tables.clock import HOUR

RECENT = 500  # seats of others that are looked through for people one has met
MOST = 50
FEW = 3  # invitations an hour by one person to another, of which the other is told
MET = ("playing", "finished")


@dataclass(frozen=True)
class Met:
    """Somebody one has played with, by where they sat the last time."""

    player: str
    name: str
    table: str
    seat: int
    last_at: int
    games: int


@dataclass(frozen=True)
class Block:
    """Somebody whom one does not want to meet."""

    id: str
    name: str
    made_at: int


def sitter(connection: Connection, table: str, seat: int) -> str | None:
    """The person at a seat."""
    found = connection.execute(_SITTER, {"table": table, "number": seat}).scalar()
    return None if found is None else str(found)


_SITTER = select(seats.c.player).where(
    seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("number")
)


def sitters(connection: Connection, table: str) -> dict[int, str]:
    """The persons at a table, by their seats."""
    return dict(connection.execute(_SITTERS, {"table": table}).all())


_SITTERS = select(seats.c.seat, seats.c.player).where(seats.c.table_id == bindparam("table"))


def met(connection: Connection, player: str) -> list[Met]:
    """The people that somebody has played with, and would meet again; the latest first."""
    found: dict[str, Met] = {}
    games: dict[str, set[str]] = {}
    for other, name, table, seat, at in connection.execute(_MET, {"me": player}):
        found.setdefault(other, Met(other, name, table, seat, at, 0))
        games.setdefault(other, set()).add(table)
    return [
        Met(one.player, one.name, one.table, one.seat, one.last_at, len(games[one.player]))
        for one in found.values()
    ][:MOST]


_MINE = select(seats.c.table_id).where(seats.c.player == bindparam("me"))
_BLOCKED = select(blocks.c.other).where(blocks.c.player == bindparam("me"))
_MET = (
    select(seats.c.player, players.c.name, seats.c.table_id, seats.c.seat, tables.c.updated_at)
    .join(tables, tables.c.id == seats.c.table_id)
    .join(players, players.c.id == seats.c.player)
    .where(
        seats.c.table_id.in_(_MINE),
        seats.c.player != bindparam("me"),
        seats.c.player.not_in(_BLOCKED),
        tables.c.status.in_(MET),
    )
    .order_by(tables.c.updated_at.desc(), seats.c.seat)
    .limit(RECENT)
)


def have_met(connection: Connection, player: str, table: str, seat: int) -> str | None:
    """The person at a seat, if a game was begun there in which somebody else had a seat too."""
    here = sitters(connection, table)
    other = here.get(seat)
    status = connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar()
    is_met = status in MET and player in here.values() and other != player
    return other if is_met else None


# --- Invitations ---


def invite(connection: Connection, table: str, player: str, inviter: str, now: int) -> bool:
    """Ask somebody to a table.

    False: who is asked already, was asked enough by the same person, or blocks them, is told
    nothing. Nobody learns which.
    """
    lately = select(func.count()).where(
        invitations.c.player == player,
        invitations.c.inviter == inviter,
        invitations.c.made_at > now - HOUR,
    )
    is_enough = connection.execute(lately).scalar_one() >= FEW
    row = {"table_id": table, "player": player, "inviter": inviter, "made_at": now}
    is_new = connection.execute(insert_new(connection, invitations), row).rowcount == 1
    pair = (blocks.c.player == player) & (blocks.c.other == inviter)
    is_blocked = connection.execute(select(blocks.c.id).where(pair)).first() is not None
    return is_new and not is_enough and not is_blocked


def invited(connection: Connection, player: str) -> list[dict[str, Any]]:
    """The tables that somebody is asked to and can still sit down at, and who asks."""
    rows = connection.execute(_INVITED, {"me": player})
    found = [(row[0], listed(row[1:])) for row in rows]
    return [
        {"by": name, "table": table}
        for name, table in found
        if any(seat["kind"] == "open" for seat in table["seats"])
    ]


_INVITED = (
    select(players.c.name, *FIELDS)
    .join(invitations, invitations.c.inviter == players.c.id)
    .join(tables, tables.c.id == invitations.c.table_id)
    .where(
        invitations.c.player == bindparam("me"),
        invitations.c.inviter.not_in(_BLOCKED),
        invitations.c.table_id.not_in(_MINE),
        tables.c.status == "waiting",
    )
    .order_by(invitations.c.made_at.desc())
    .limit(MOST)
)


def decline(connection: Connection, table: str, player: str) -> bool:
    """Not to be asked to a table any more; False: nobody did."""
    gone = (invitations.c.table_id == table) & (invitations.c.player == player)
    return connection.execute(delete(invitations).where(gone)).rowcount == 1


# --- Blocks ---


def block(connection: Connection, own_id: str, player: str, other: str, now: int) -> Block | None:
    """Not to meet somebody any more; None: there is no such person any more."""
    name = connection.execute(select(players.c.name).where(players.c.id == other)).scalar()
    if name is None:
        return None
    row = {"id": own_id, "player": player, "other": other, "made_at": now}
    connection.execute(insert_new(connection, blocks), row)
    pair = (blocks.c.player == player) & (blocks.c.other == other)
    kept = connection.execute(select(blocks.c.id, blocks.c.made_at).where(pair)).one()
    return Block(kept.id, name, kept.made_at)


def unblock(connection: Connection, player: str, own_id: str) -> bool:
    """To meet somebody again; False: there is no such block."""
    gone = (blocks.c.id == own_id) & (blocks.c.player == player)
    return connection.execute(delete(blocks).where(gone)).rowcount == 1


def blocked(connection: Connection, player: str) -> list[Block]:
    """Whom somebody does not want to meet, the latest first."""
    chosen = (
        select(blocks.c.id, players.c.name, blocks.c.made_at)
        .join(players, players.c.id == blocks.c.other)
        .where(blocks.c.player == player)
        .order_by(blocks.c.made_at.desc())
    )
    return [Block(*row) for row in connection.execute(chosen)]


def blocked_seats(connection: Connection, player: str, table: str) -> list[int]:
    """The seats of a table at which somebody sits whom one has blocked."""
    chosen = (
        select(seats.c.seat)
        .join(blocks, blocks.c.other == seats.c.player)
        .where(seats.c.table_id == table, blocks.c.player == player)
        .order_by(seats.c.seat)
    )
    return list(connection.execute(chosen).scalars())
