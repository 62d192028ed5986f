"""A database as some version of Tegel leaves it, as text that SQLite and PostgreSQL both take.

    git archive COMMIT src tests | tar x -C OLD
    cd OLD && PYTHONPATH=OLD/src:OLD python …/left_behind.py FILE.sql

It is that version's own server that is played at, over HTTP, so this uses nothing but what all
versions have.
"""

import sqlite3
import sys
import tempfile
from graphlib import TopologicalSorter
from pathlib import Path
from typing import Any

from tests.server.databases import new_file
from tests.server.http.helpers import BOT, ME, OPEN, House, Visitor, opened

PASSWORD = "correct horse"
DAYS = {"kind": "days", "base": 14 * 86_400_000}
LIVE = {"kind": "live", "base": 600_000, "increment": 5_000}


def live(house: House) -> None:
    """People play for a while."""
    anna, ben = (account(house, one) for one in ("Anna", "Ben"))
    guest = house.guest("Gast")
    house.program(anna)
    given_up = begun(anna, ben, "azul", 12)
    assert ben.do(given_up, kind="resign", seat=1).status_code == 200
    said = anna.do(given_up, kind="say", seat=0, text='Well played; \'twas "close".')
    assert said.status_code == 200
    begun(anna, ben, "azul_duel", 15, clock=DAYS)
    begun(ben, guest, "ingenious", 9, options={"players": 2})
    whole = anna.set_up(ME, ME, game="ingenious", options={"players": 2})["table"]
    play(whole, {0: anna, 1: anna}, 10**6)
    guest.set_up(ME, BOT, OPEN, game="azul", options={"players": 3})
    newer(anna, ben)


def newer(anna: Visitor, ben: Visitor) -> None:
    """What later versions have besides."""
    if anna.get("/api/me/ratings").status_code != 200:
        return
    for game in ("azul", "ingenious"):
        shown = anna.get(f"/api/me/puzzles/{game}/next").json()
        tried = {"moves": [shown["view"]["moves"][0]["move"]]}
        assert anna.post(f"/api/puzzles/{shown['puzzle']}/tries", json=tried).status_code == 200
    anna.post("/api/me/codes")
    rated = begun(anna, ben, "azul", 2, clock=LIVE, rated=True)
    assert ben.do(rated, kind="resign", seat=1).status_code == 200
    plan = {"name": "Thursday", "game": "azul", "format": "swiss", "clock": LIVE, "rounds": 2}
    held = anna.post("/api/tournaments", json=plan).json()["tournament"]
    for one in (anna, ben):
        assert one.post(f"/api/tournaments/{held}/entries", json={}).status_code == 204
    assert anna.post(f"/api/tournaments/{held}/start").status_code == 204


def account(house: House, name: str) -> Visitor:
    """Somebody with a login and a password."""
    visitor = house.guest(name)
    body = {"login": name.lower(), "password": PASSWORD}
    assert visitor.post("/api/accounts", json=body).status_code == 201
    return visitor


def begun(host: Visitor, other: Visitor, game: str, moves: int, **more: Any) -> str:
    """A game of two that has gone on for a while."""
    made = host.set_up(ME, OPEN, game=game, **more)
    table: str = made["table"]
    sit = {"kind": "sit", "seat": 1, "name": "Other"}
    for link in made.get("links") or ():  # who had one, sat down
        sit["token"] = link["token"]
    assert other.do(table, **sit).status_code == 200
    play(table, {0: host, 1: other}, moves)
    return table


def play(table: str, players: dict[int, Visitor], moves: int) -> None:
    """The first legal move, again and again."""
    for _ in range(moves):
        answer = players[0].get(f"/api/tables/{table}").json()
        if answer["view"]["status"] != "playing":
            return
        seat, number = answer["view"]["view"]["turn"], answer["number"]
        view = players[seat].look(table)["view"]
        wish = {"kind": "play", "seat": seat, "move": view["moves"][0]["move"]}
        # A name that no command had before, also in another process.
        sent = players[seat].order(table, number, f"move{number}", **wish)
        assert sent.status_code == 200


def as_text(database: Path) -> str:
    """All that a database holds; true is written as both databases read it."""
    connection = sqlite3.connect(database)
    lines: list[str] = []
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
    tables = {name: made for name, made in found.fetchall() if not name.startswith("sqlite_")}
    for name in _in_order(connection, [*tables]):
        kinds = [row[2] for row in connection.execute(f"PRAGMA table_info({name})")]
        lines.append(tables[name].replace("BLOB", "BYTEA"))
        for row in connection.execute(f"SELECT * FROM {name}"):
            told = ", ".join(_literal(one, kind) for one, kind in zip(row, kinds, strict=True))
            lines.append(f"INSERT INTO {name} VALUES ({told})")
    indices = "SELECT sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL"
    lines += [made for (made,) in connection.execute(indices)]
    return ";\n".join(lines) + ";\n"


def _in_order(connection: sqlite3.Connection, names: list[str]) -> list[str]:
    """Tables after those that they refer to."""
    refers = {
        name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")} - {name}
        for name in names
    }
    return [*TopologicalSorter(refers).static_order()]


def _literal(value: Any, kind: str) -> str:
    if value is None:
        return "NULL"
    if kind == "BOOLEAN":
        return "TRUE" if value else "FALSE"
    return "'{}'".format(value.replace("'", "''")) if isinstance(value, str) else str(value)


def main() -> None:
    """Play, and write down what is left."""
    with tempfile.TemporaryDirectory() as folder:
        with opened(new_file(Path(folder))) as house:
            live(house)
        told = as_text(Path(folder) / "tegel.db")
    Path(sys.argv[1]).write_text(told, encoding="utf-8")
    print(f"{sys.argv[1]}: {len(told):,} characters")


if __name__ == "__main__":
    main()
