"""How games went is counted from the rows of tables."""

import asyncio
from functools import partial
from typing import Any

import orjson
import pytest
from sqlalchemy import Connection

from tegel.server.store import statistics
from tegel.server.store.schema import seats, tables
from tegel.server.store.store import Store
from tests.server.store.helpers import with_store


def person(name: str = "Ben") -> dict[str, Any]:
    return {"kind": "person", "name": name, "level": None}


def bot(level: str) -> dict[str, Any]:
    return {"kind": "bot", "name": "", "level": level}


class Shelf:
    """Tables that are over, as rows."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._number = 0

    def put(
        self,
        *others: dict[str, Any],
        scores: list[int],
        places: list[int],
        own: int = 1,
        status: str = "finished",
        game: str = "azul",
        **options: Any,
    ) -> None:
        """A game of Anna's, from its first seats on."""
        self._number += 1
        name, sitting = f"t{self._number}", [person("Anna")] * own + list(others)
        about = {
            "options": {"players": len(sitting), "start": "random", **options},
            "result": {"reason": "played", "seat": None, "scores": scores, "places": places},
            "seats": sitting,
        }
        row = {"id": name, "number": 9, "status": status, "game": game, "public": False}
        row |= {"created_at": 0, "updated_at": self._number, "about": orjson.dumps(about).decode()}
        self._connection.execute(tables.insert(), row)
        for seat in range(own):
            sat = {"table_id": name, "seat": seat, "player": "anna", "seen_at": self._number}
            self._connection.execute(seats.insert(), sat)


def counted(database: str, fill: Any) -> tuple[list[dict[str, Any]], bool]:
    found: list[tuple[list[dict[str, Any]], bool]] = []

    async def use(store: Store) -> None:
        await store.write(lambda connection: fill(Shelf(connection)))
        found.append(await store.read(partial(statistics.tallies, player="anna")))

    asyncio.run(with_store(database, use))
    return found[0]


def test_games_add_up_by_game_kind_seats_and_opponents(database: str) -> None:
    def fill(shelf: Shelf) -> None:
        shelf.put(bot("casual"), scores=[40, 30], places=[1, 2], wall="coloured")
        shelf.put(bot("casual"), scores=[20, 30], places=[2, 1], wall="coloured")
        shelf.put(bot("casual"), scores=[25, 25], places=[1, 1], wall="coloured")
        shelf.put(bot("casual"), scores=[9, 3], places=[1, 2], wall="grey")
        shelf.put(person(), scores=[8, 3], places=[1, 2], wall="grey")
        shelf.put(bot("club"), bot("newcomer"), scores=[8, 9, 3], places=[2, 1, 3], wall="grey")
        shelf.put(bot("champion"), person(), scores=[1, 9, 3], places=[3, 1, 2], wall="grey")

    tallies, is_complete = counted(database, fill)
    assert is_complete
    shown = {
        (one["options"]["wall"], one["players"], one["level"]): (
            one["games"],
            one["won"],
            one["shared"],
            one["points"],
            one["best"],
        )
        for one in tallies
    }
    assert shown == {
        ("coloured", 2, "casual"): (3, 1, 1, 85, 40),
        ("grey", 2, "casual"): (1, 1, 0, 9, 9),
        ("grey", 2, None): (1, 1, 0, 8, 8),
        ("grey", 3, "club"): (1, 0, 0, 8, 8),
        ("grey", 3, None): (1, 0, 0, 1, 1),
    }
    assert tallies[0]["options"] == {"wall": "coloured"}


def test_only_what_is_over_and_was_played_against_somebody_counts(database: str) -> None:
    def fill(shelf: Shelf) -> None:
        shelf.put(bot("club"), scores=[1, 2], places=[2, 1], status="playing")
        shelf.put(scores=[1, 2], places=[2, 1], own=2)
        shelf.put(bot("of another version"), scores=[3, 2], places=[1, 2])

    (tally,), _ = counted(database, fill)
    assert (tally["level"], tally["games"]) == ("of another version", 1)


def test_of_very_many_games_the_latest_count(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statistics, "MOST", 3)
    monkeypatch.setattr(statistics, "TOGETHER", 2)

    def fill(shelf: Shelf) -> None:
        for score in range(5):
            shelf.put(bot("club"), scores=[score, 0], places=[1, 2])

    (tally,), is_complete = counted(database, fill)
    assert (tally["games"], tally["points"], is_complete) == (3, 2 + 3 + 4, False)
