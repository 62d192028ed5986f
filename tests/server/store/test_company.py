"""Who has met whom, on both kinds of database."""

import asyncio
from dataclasses import replace
from functools import partial

from sqlalchemy import Connection

from tegel.server.store import company, lists, players, standing
from tegel.server.store.apart import apart, is_blocked_by
from tegel.server.store.books import StoredBooks
from tegel.server.store.players import Player
from tegel.server.store.store import Store
from tegel.server.store.waiting import waiting
from tegel.server.tables.events import Sat, Started
from tegel.server.tables.seat import Place
from tests.server.store.helpers import SETTING, more, new_table, with_store

OPEN = replace(SETTING, places=[Place("me", "Anna"), Place("open")])


async def meet(store: Store) -> None:
    """Anna and Ben play at one table; at another she waits."""
    for who in ("anna", "ben", "carl"):
        player = Player(who, who.title(), 0, who)
        await store.write(partial(players.add, player=player, now=1))
    books = StoredBooks(store)
    table = new_table("game", OPEN)
    playing = more(table, Sat(1, "ben", "Ben", None), Started())
    await books.append([table])
    await books.append([replace(playing, row=playing.row | {"status": "playing"})])
    await books.append([new_table("open", OPEN)])


def test_of_many_invitations_by_the_same_person_a_few_are_told(database: str) -> None:
    async def story(store: Store) -> None:
        await meet(store)
        books = StoredBooks(store)
        names = [f"open{n}" for n in range(5)]
        await books.append([new_table(name, OPEN) for name in names])

        def ask(c: Connection, inviter: str, now: int) -> list[bool]:
            return [company.invite(c, name, "ben", inviter, now) for name in names]

        told = await store.write(partial(ask, inviter="anna", now=5))
        assert told == [True] * 3 + [False] * 2
        assert await store.read(lambda c: len(company.invited(c, "ben"))) == 5
        await books.append([new_table("later", OPEN)])
        assert await store.write(lambda c: company.invite(c, "later", "ben", "anna", 6 + 3_600_000))

    asyncio.run(with_store(database, story))


def test_people_meet_are_asked_and_are_kept_apart(database: str) -> None:
    def story(c: Connection) -> None:
        (met,) = company.met(c, "anna")
        assert (met.player, met.name, met.table, met.seat, met.games) == (
            "ben", "Ben", "game", 1, 1,
        )  # fmt: skip
        assert company.have_met(c, "anna", "game", 1) == "ben"
        assert company.have_met(c, "anna", "game", 0) is None
        assert company.have_met(c, "carl", "game", 1) is None
        for _ in range(2):
            company.invite(c, "open", "ben", "anna", 5)
        (asked,) = company.invited(c, "ben")
        assert (asked["by"], asked["table"]["table"]) == ("Anna", "open")
        assert [one["table"] for one in lists.public(c, "waiting", None, "ben")] == ["open"]
        made = company.block(c, "b1", "ben", "anna", 6)
        assert made == company.block(c, "b2", "ben", "anna", 7)
        assert made is not None
        assert company.blocked(c, "ben") == [made]
        assert company.blocked_seats(c, "ben", "game") == [0]
        assert not company.invited(c, "ben")
        assert not company.met(c, "ben")
        assert lists.public(c, "waiting", None, "ben") == []
        assert apart(c, "anna") == {"ben"}
        assert apart(c, "ben") == {"anna"}
        assert is_blocked_by(c, "anna", ["carl", "ben"])
        assert not is_blocked_by(c, "ben", ["anna"])
        assert not company.unblock(c, "anna", "b1")
        assert company.unblock(c, "ben", "b1")
        assert company.decline(c, "open", "ben")
        wish = new_table("open", OPEN).row["wish"]
        for wanted, who in ((wish, "ben"), ("", "anna")):
            (table,) = waiting(c, wanted, who, 0)
            assert (table.table, table.is_quick, list(table.seen)) == ("open", False, ["anna"])
        assert not waiting(c, "", "ben", 0)
        assert not waiting(c, wish, "ben", 1000)

    async def use(store: Store) -> None:
        await meet(store)
        await store.write(story)

    asyncio.run(with_store(database, use))


def test_reports_wait_for_a_decision_and_are_remembered(database: str) -> None:
    row = {"table_id": "game", "seat": 1, "player": "ben", "reporter": "anna"}
    context = {"game": "azul", "seats": ["Anna", "Ben"], "talk": []}

    def story(c: Connection) -> None:
        first = {**row, "id": "r1", "reason": "talk", "words": "", "made_at": 5}
        later = {"id": "r3", "reporter": "carl", "made_at": 9}
        for report in (first, first | {"id": "r2"}, first | later):
            standing.report(c, report, context)
        assert [one["id"] for one in standing.open_reports(c)] == ["r1", "r3"]
        assert standing.close_report(c, "r1", "mute", 6) == ("ben", "talk")
        standing.set_standing(c, "ben", muted_until=99)
        (left,) = standing.open_reports(c)
        assert (left["by"], left["before"], left["muted_until"]) == ("Carl", {"mute": 1}, 99)
        assert standing.standing(c, "ben") == standing.Standing(muted_until=99)
        assert standing.standing(c, "anna") == standing.ORDINARY
        standing.set_standing(c, "anna", warden=True)
        assert standing.wardens(c) == ["anna"]

    async def use(store: Store) -> None:
        await meet(store)
        await store.write(story)

    asyncio.run(with_store(database, use))
