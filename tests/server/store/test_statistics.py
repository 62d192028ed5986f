"""How games went is counted from their results, seat by seat."""

import asyncio
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection

from tegel.server.store import club, statistics, summing
from tegel.server.store.schema import players, tables
from tegel.server.store.store import Store
from tegel.server.tables.clock import DAY
from tegel.server.tables.results import SeatResult
from tests.server.store.helpers import with_store


class Shelf:
    """Games that are over, as the database keeps them."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.number = 0

    def put(
        self,
        against: str | None,
        scores: list[int],
        at: int = 0,
        game: str = "azul",
        *,
        own: str = "anna",
        sources: dict[str, int] | None = None,
        **options: Any,
    ) -> str:
        """A game of somebody who has the first seat; None: against people."""
        self.number += 1
        name, best = f"t{self.number}", max(scores)
        row = {"id": name, "number": 9, "status": "finished", "game": game, "public": False}
        row |= {"created_at": 0, "updated_at": at, "about": "{}"}
        self.connection.execute(tables.insert(), row)
        made = [
            SeatResult(
                table_id=name,
                seat=seat,
                player=own if seat == 0 else "ben" if against is None else None,
                at=at,
                game=game,
                kind=orjson.dumps(options, option=orjson.OPT_SORT_KEYS).decode(),
                players=len(scores),
                level=None if seat == 0 else against,
                against=against if seat == 0 else None,
                place=1 + sum(other > points for other in scores),
                winners=scores.count(best) if points == best else 0,
                points=points,
                best_other=max(scores[:seat] + scores[seat + 1 :]),
                reason="played",
                rated=False,
                offline=False,
                public=False,
            )
            for seat, points in enumerate(scores)
        ]
        summing.add(self.connection, made)
        if sources is not None:
            sums = {"sources": sources, "habits": {"lines": {"tile row=0": 2}}}
            summing.keep(self.connection, name, {0: sums, 1: {"sources": {}, "habits": {}}})
        return name


def counted(database: str, fill: Any, what: Any = statistics.tallies) -> list[Any]:
    found: list[list[Any]] = []

    async def use(store: Store) -> None:
        await store.write(lambda connection: fill(Shelf(connection)))
        found.append(await store.read(lambda c: [*what(c, "anna")]))

    asyncio.run(with_store(database, use))
    return found[0]


def test_games_add_up_by_game_kind_seats_and_opponents(database: str) -> None:
    def fill(shelf: Shelf) -> None:
        shelf.put("casual", [40, 30], wall="coloured")
        shelf.put("casual", [20, 30], wall="coloured")
        shelf.put("casual", [25, 25], wall="coloured")
        shelf.put("casual", [9, 3], wall="grey")
        shelf.put(None, [8, 3], wall="grey")
        shelf.put("club", [8, 9, 3], wall="grey")
        shelf.put("of another version", [3, 2], game="nim")
        shelf.put("casual", [99, 3], own="somebody else", wall="grey")

    tallies = counted(database, fill)
    sums = ("games", "won", "shared", "points", "best")
    shown = {
        (one["options"].get("wall"), one["players"], one["level"]): tuple(one[n] for n in sums)
        for one in tallies
    }
    assert shown == {
        ("coloured", 2, "casual"): (3, 1, 1, 85, 40),
        ("grey", 2, "casual"): (1, 1, 0, 9, 9),
        ("grey", 2, None): (1, 1, 0, 8, 8),
        ("grey", 3, "club"): (1, 0, 0, 8, 8),
        (None, 2, "of another version"): (1, 1, 0, 3, 3),
    }


def test_games_add_up_week_by_week_and_those_of_years_month_by_month(database: str) -> None:
    def fill(shelf: Shelf) -> None:
        for day in (0, 3, 4, 10):  # 1970 began on a Thursday: the fifth day was a Monday
            shelf.put("club", [9, 3], day * DAY)

    rows = counted(database, fill, statistics.times)
    assert [(one["begins"], one["games"], one["step"]) for one in rows] == [
        ("1969-12-29", 2, "week"),
        ("1970-01-05", 2, "week"),
    ]

    def more(shelf: Shelf) -> None:
        shelf.number = 10
        shelf.put("club", [9, 3], 400 * DAY)

    rows = counted(database, more, statistics.times)
    assert [(one["begins"], one["games"]) for one in rows] == [
        ("1970-01-01", 4),
        ("1971-02-01", 1),
    ]


def test_what_points_came_from_is_an_average_with_its_uncertainty(database: str) -> None:
    def fill(shelf: Shelf) -> None:
        shelf.put("club", [40, 30], sources={"tile": 40, "floor": -4})
        shelf.put("club", [20, 30], sources={"tile": 20})
        shelf.put("club", [20, 30])  # not looked through yet

    rows = counted(database, fill, statistics.sources)
    mine = {one["source"]: one for one in rows if one["who"] == "you"}
    assert {name: one["mean"] for name, one in mine.items()} == {"tile": 30, "floor": -2}
    assert mine["tile"]["games"] == 2
    assert mine["tile"]["off"] == pytest.approx(1.96 * 10, abs=0.01)
    assert [one["mean"] for one in rows if one["who"] == "winners"] == [-2, 20]


def test_a_house_names_accounts_that_want_it_and_no_others(database: str) -> None:
    def fill(shelf: Shelf) -> None:
        for name, login in (("anna", "anna"), ("shy", "shy"), ("guest", None)):
            row = {"id": name, "name": name, "created_at": 0, "epoch": 0, "login": login}
            shelf.connection.execute(players.insert(), row)
        club.set_listed(shelf.connection, "shy", listed=False)
        for own, best in (("anna", 30), ("shy", 80), ("guest", 50)):
            for n in range(3):
                shelf.put("club", [best + n, 9], DAY + n, own=own)
        shelf.put("club", [1, 9], DAY + 9, own="anna")

    def told(connection: Connection, _: str) -> list[Any]:
        found, more = club.people(connection, 2 * DAY, 0)
        best, runs = club.records(connection), club.series(connection)
        return [
            [(one["login"], one["games"], one["won"]) for one in found],
            more,
            [(one["points"], one["name"]) for one in best],
            sorted((one["games"], one["name"] or "") for one in runs),
        ]

    people, more, best, runs = counted(database, fill, told)
    assert people == [("anna", 4, 3)]
    assert not more
    assert best == [(82, None)]
    assert runs == [(3, ""), (3, ""), (3, "anna")]
