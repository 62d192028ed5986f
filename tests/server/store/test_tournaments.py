"""Tournaments on both kinds of database: of two who are as fast, one is."""

import asyncio
from dataclasses import replace

from sqlalchemy import Connection

from tegel.server.store import players, ratings, tournaments
from tegel.server.store.schema import homes, settings
from tegel.server.store.tournaments import Kept
from tegel.tournaments.events import Announced, Entered
from tegel.tournaments.plan import Plan
from tests.server.store.helpers import with_store

HELD = Kept("evening", 1, "host", 1, {})


def test_of_two_who_add_after_the_same_event_one_is_too_late(database: str) -> None:
    def story(c: Connection) -> None:
        tournaments.add(c, HELD, Announced(Plan("swiss", 2, 3)), {})
        first, second = ([Entered(name, name.title(), 1500)] for name in ("anna", "ben"))
        row = {"status": "open", "about": "{}"}
        assert tournaments.append(c, "evening", 1, 2, first, row)
        assert not tournaments.append(c, "evening", 1, 2, second, row)
        [(_, kept)] = tournaments.events_after(c, "evening", 1)
        assert kept == first[0]

    asyncio.run(with_store(database, lambda store: store.write(story)))


def test_of_each_host_a_few_come_first_in_the_list(database: str) -> None:
    def story(c: Connection) -> None:
        announced = Announced(Plan("swiss", 2, 3))
        tournaments.add(c, replace(HELD, id="own"), announced, {})
        for n in range(tournaments.MOST):
            tournaments.add(c, Kept(f"flood{n}", 1, "mallory", 2, {}), announced, {})
        listed = [one["tournament"] for one in tournaments.listed(c)]
        assert listed.index("own") == tournaments.OF_ONE_HOST
        assert len(listed) == tournaments.MOST

    asyncio.run(with_store(database, lambda store: store.write(story)))


def test_whether_a_row_is_new_is_known(database: str) -> None:
    def story(c: Connection) -> None:
        row = {"name": "colour", "value": "blue"}
        told = [c.execute(players.insert_new(c, settings), row).rowcount for _ in range(2)]
        assert told == [1, 0]
        players.add(c, players.Player("anna", "Anna", 0), 1)
        for now in (5, 7):
            ratings.note_home(c, "anna", "home", now)
        assert c.execute(homes.select()).one().seen_at == 7

    asyncio.run(with_store(database, lambda store: store.write(story)))
