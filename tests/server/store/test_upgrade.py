"""A database of an older Tegel is brought up to date, and a newer one is refused."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from tegel.core.record import parse
from tegel.games import find
from tegel.server.store import players, ratings
from tegel.server.store.address import BadDatabase
from tegel.server.store.books import StoredBooks
from tegel.server.store.schema import metadata
from tegel.server.store.store import Store, open_engine
from tegel.server.store.upgrade import newest, revision_of, upgrade
from tegel.server.tables.table import Table
from tegel.server.tournaments import leading
from tests.server.http.helpers import House, Visitor, opened
from tests.server.store.helpers import make_old, new_table, with_store
from tests.server.store.left_behind import PASSWORD, play


def test_migrations_add_up_to_the_schema(empty: str) -> None:
    upgrade(empty)
    engine = open_engine(empty, writes=True)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert revision_of(connection) == newest()
    engine.dispose()


def test_upgrading_twice_changes_nothing(empty: str) -> None:
    async def use(store: Store) -> None:
        await StoredBooks(store).append([new_table("t")])
        upgrade(empty)
        assert await StoredBooks(store).entries("t", 0)

    asyncio.run(with_store(empty, use))


def test_an_old_database_is_upgraded_with_all_that_is_in_it(empty: str) -> None:
    make_old(empty)

    async def use(store: Store) -> None:
        table = Table.of("old", await StoredBooks(store).entries("old", 0))
        assert (table.status, len(table.made)) == ("playing", 3)
        assert table.state.seed is not None  # as it was promised then
        assert [seat.name for seat in table.seats] == ["Anna", "Ben"]
        anna = await store.read(lambda c: players.find(c, "anna"))
        assert anna == players.Player("anna", "Anna", 1)
        await store.write(lambda c: players.change(c, "anna", login="anna", password="…"))
        assert await store.read(lambda c: players.find_login(c, "anna")) is not None

    asyncio.run(with_store(empty, use))


@pytest.mark.parametrize("revision", ["0002", "0013"])
def test_what_an_older_server_left_behind_is_played_on(empty: str, revision: str) -> None:
    make_old(empty, revision)
    with opened(empty) as house:
        anna, ben = log_in(house, "anna"), log_in(house, "ben")
        mine = {one["table"]: one for one in anna.get("/api/me/tables").json()["tables"]}
        states = Counter((one["game"], one["status"]) for one in mine.values())
        assert states[("azul", "finished")] >= 1
        assert states[("ingenious", "finished")] == 1
        assert states[("azul_duel", "playing")] == 1
        for table, one in mine.items():
            view = anna.look(table)
            if one["status"] == "finished":
                parse(anna.get(f"/api/tables/{table}/record").text, find).verify()
            elif view["clock"]["kind"] == "days":
                for _ in range(3):
                    before = anna.get(f"/api/tables/{table}").json()["number"]
                    play(table, {0: anna, 1: ben}, 1)
                    assert anna.get(f"/api/tables/{table}").json()["number"] > before
        if revision == "0013":
            check_club(house, anna)


def check_club(house: House, anna: Visitor) -> None:
    """What came later: puzzles, ratings, codes, tournaments."""
    for game in ("azul", "ingenious"):
        assert len(anna.get(f"/api/me/puzzles/{game}").json()["latest"]) == 1
    [rating] = anna.get("/api/me/ratings").json()["ratings"]
    assert rating["games"] == 1
    assert anna.portal is not None
    assert anna.portal.call(house.site.store.write, ratings.recompute) == (1, 0)
    [held] = anna.get("/api/tournaments").json()["tournaments"]
    looked = anna.get(f"/api/tournaments/{held['tournament']}").json()
    [table] = looked["you"]["tables"]
    assert anna.do(table, kind="resign", seat=seat_of(anna, table)).status_code == 200
    anna.portal.call(leading.advance, house.site.hall, held["tournament"])
    view = anna.get(f"/api/tournaments/{held['tournament']}").json()["view"]
    assert view["rounds"][0]["is_over"]


def log_in(house: House, login: str) -> Visitor:
    visitor = house.visitor()
    sent = {"login": login, "password": PASSWORD}
    assert visitor.post("/api/sessions", json=sent).status_code == 201
    return visitor


def seat_of(visitor: Visitor, table: str) -> int:
    found: int = next(one["seat"] for one in visitor.look(table)["seats"] if one["yours"])
    return found


def test_a_database_of_a_newer_tegel_is_refused_and_left_alone(empty: str) -> None:
    upgrade(empty)
    engine = open_engine(empty, writes=True)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadDatabase, match="newer Tegel"):
        upgrade(empty)
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"
    engine.dispose()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tegel.db").write_text("This is a diary and no database. " * 99)
    with pytest.raises(BadDatabase, match="is no database: it holds something else"):
        upgrade(f"sqlite:///{tmp_path / 'tegel.db'}")


def test_a_server_that_is_not_there_is_named_as_the_reason() -> None:
    with pytest.raises(BadDatabase, match="can't be used"):
        upgrade("postgresql://nobody@127.0.0.1:1/nothing")
