"""How games ended, kept for statistics: with the event that ends one, and summed up afterwards.

What is in the rows of a table anyway is written in its last transaction: a few rows. What a seat
made from which source only the story of the game knows, and to tell it takes as long as some ten
moves: no move waits for that. So each row says by which telling it was summed up, and a server
looks for those that were not yet (`server/summing.py`): games that ended a moment ago, of before
there was this table, and all of them once `TELLING` grows because games count other things.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import orjson
from sqlalchemy import Connection, delete, select, update

from tegel.server.store.players import insert_new
from tegel.server.store.schema import result_sums, results
from tegel.server.tables.results import SeatResult

TELLING = 1


def add(connection: Connection, ended: Sequence[SeatResult]) -> None:
    """Note how a game ended, in the very transaction that ends it."""
    if ended:
        connection.execute(insert_new(connection, results), [vars(one) for one in ended])


def waiting(connection: Connection, most: int) -> list[str]:
    """So many tables that are to be summed up, the latest first: somebody may look at them."""
    chosen = (
        select(results.c.table_id)
        .where(results.c.told < TELLING, results.c.seat == 0)
        .order_by(results.c.told.desc(), results.c.at.desc())
        .limit(most)
    )
    return list(connection.execute(chosen).scalars())


def is_waiting(connection: Connection, table: str) -> bool:
    """Whether nobody has summed up a table meanwhile."""
    chosen = select(results.c.told).where(results.c.table_id == table, results.c.told < TELLING)
    return connection.execute(chosen.limit(1)).first() is not None


def left(connection: Connection, player: str | None = None) -> bool:
    """Whether games of somebody's, or of anybody's, are still to be summed up."""
    chosen = select(results.c.table_id).where(results.c.told < TELLING)
    if player is not None:
        chosen = chosen.where(results.c.player == player)
    return connection.execute(chosen.limit(1)).first() is not None


def keep(connection: Connection, table: str, sums: Mapping[int, Mapping[str, Any]]) -> None:
    """Keep what the seats of a table made; those that are missing did not play to the end."""
    connection.execute(delete(result_sums).where(result_sums.c.table_id == table))
    rows = [
        {"table_id": table, "seat": seat, "sums": orjson.dumps(made).decode()}
        for seat, made in sums.items()
    ]
    still = select(results.c.seat).where(results.c.table_id == table).limit(1)
    if rows and connection.execute(still).first() is not None:  # else it was forgotten meanwhile
        connection.execute(insert_new(connection, result_sums), rows)
    connection.execute(update(results).where(results.c.table_id == table), {"told": TELLING})
