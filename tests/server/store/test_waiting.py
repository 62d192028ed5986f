"""Tables to be paired at: found by what is wanted, however many others wait."""

import orjson
from sqlalchemy import Connection, create_engine

from tegel.server.books import wish
from tegel.server.store.schema import metadata, seats, tables
from tegel.server.store.waiting import MOST, waiting

NOW = 1_000_000
CLOCK = {"kind": "none"}
AZUL = wish("azul", {"players": 2}, CLOCK)


def put(connection: Connection, name: str, wanted: str, host: str, at: int, seen_at: int) -> None:
    """A public table that waits."""
    sitting = [{"kind": "person"}, {"kind": "open"}]
    about = {"options": {"players": 2}, "clock": CLOCK, "quick": True, "seats": sitting}
    row = {"id": name, "number": 1, "status": "waiting", "game": "azul", "public": True}
    row |= {"created_at": at, "updated_at": at, "about": orjson.dumps(about).decode()}
    connection.execute(tables.insert(), {**row, "host": host, "wish": wanted})
    sits = {"table_id": name, "seat": 0, "player": host, "seen_at": seen_at}
    connection.execute(seats.insert(), sits)


def test_tables_for_something_else_or_left_by_their_host_are_in_nobodys_way() -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.connect() as connection:
        for n in range(MOST):
            put(connection, f"other{n}", wish("azul", {"players": 4}, CLOCK), "x", n, NOW)
            put(connection, f"left{n}", AZUL, "y", n, NOW - 100)
        put(connection, "fits", AZUL, "anna", NOW, NOW)
        put(connection, "mine", wish("ingenious", {}, CLOCK), "ben", NOW + 1, 0)
        found = waiting(connection, AZUL, "ben", NOW - 50)
    assert [one.table for one in found] == ["fits", "mine"]


def test_a_wish_is_the_same_in_whatever_order_it_is_said() -> None:
    assert wish("azul", {"a": 1, "b": 2}, CLOCK) == wish("azul", {"b": 2, "a": 1}, CLOCK)
    assert wish("azul", {"a": 1}, CLOCK) != wish("azul", {"a": 2}, CLOCK)
