"""Ways back, and leaving for good, on both databases."""

import asyncio
from typing import Any

from sqlalchemy import Connection, select

from tegel.ratings.game import RatedGame, Sitter
from tegel.server.store import (
    asks,
    devices,
    house,
    keys,
    leaving,
    links,
    mine,
    players,
    ratings,
    tournaments,
)
from tegel.server.store.asks import Ask
from tegel.server.store.books import StoredBooks
from tegel.server.store.devices import Device
from tegel.server.store.keys import Passkey
from tegel.server.store.links import Link
from tegel.server.store.schema import metadata
from tegel.server.store.store import Store
from tegel.server.store.tournaments import Kept
from tegel.server.tables.clock import DAY
from tegel.server.tables.events import LEFT, Said
from tegel.tournaments.events import Announced, Entered, Event, Forgotten, Left
from tegel.tournaments.plan import Plan
from tegel.tournaments.tournament import Tournament
from tests.server.store.helpers import more, new_table, with_store

WHO, OTHER, NOW = "pAnnaAnnaAnna", "pBenBenBenBen", 1_000_000


def come(connection: Connection) -> None:
    """Two people, one with all that somebody can have."""
    players.add(connection, players.Player(WHO, "Annabel", 1, "annabel", "hash"), NOW)
    players.add(connection, players.Player(OTHER, "Ben", 1, "ben", "hash"), NOW)
    devices.add(connection, WHO, Device("d", "Firefox", "Linux", "password", NOW, NOW), NOW)
    key = Passkey("k", WHO, "cred", "localhost", b"key", 0, "Annabel’s", NOW)
    keys.add_passkey(connection, key)
    keys.new_codes(connection, WHO, ["c1", "c2"])
    keys.set_mailbox(connection, WHO, "annabel@example.org", NOW)
    asks.ask(connection, Ask("a", "mail", WHO, "s", {}), 2, NOW + 10)
    links.add(connection, Link("l", "back", WHO, "", 1, NOW, NOW + 10))
    house.decide(connection, house.Rules("invited", False, {"nl": "Hoi"}))


def rate(connection: Connection) -> None:
    """Two rated games of theirs, and one of the other's own."""
    for n, (one, two) in enumerate([(WHO, OTHER), (OTHER, WHO), (OTHER, None)]):
        sitters = Sitter(one), Sitter(two, None if two else "club")
        game = RatedGame(f"rated{n}", NOW + n, "azul", "wall=coloured", sitters, (1, 2), moves=40)
        ratings.count(connection, game)
    ratings.note_home(connection, WHO, "h" * 64, NOW)


def hold(connection: Connection) -> None:
    """A tournament that they have announced; they came, went, and came back after another."""
    kept = Kept("thursday", 1, WHO, NOW, {"name": "Thursday"})
    plan = Plan("swiss", seats=2, rounds=3)
    tournaments.add(connection, kept, Announced(plan), {"name": "Thursday"})
    happened: list[Event] = [
        Entered(OTHER, "Ben", 1500),
        Entered(WHO, "Annabel", 1600),
        Left(2, "withdrew"),
        Entered(WHO, "Annabel", 1600),
    ]
    tournaments.append(connection, "thursday", 1, NOW, happened, {})


def everything(connection: Connection) -> str:
    return str([connection.execute(select(t)).all() for t in metadata.sorted_tables])


def test_each_way_back_works_as_often_as_it_may(database: str) -> None:
    async def use(store: Store) -> None:
        await store.write(come)

        def check(c: Connection) -> None:
            key = keys.find_passkey(c, "k")
            assert key is not None
            assert keys.used(c, key, 5, NOW)
            assert not keys.used(c, key, 6, NOW)  # somebody else was faster
            assert [keys.use_code(c, one, NOW) for one in ("c1", "c1", "x")] == [WHO, None, None]
            assert keys.codes_left(c, WHO) == 1
            tries = [asks.find(c, "a", "mail", NOW) for _ in range(3)]
            assert [one is not None for one in tries] == [True, True, False]
            assert asks.find(c, "a", "come", NOW) is None
            assert links.use(c, "l", "invitation", NOW) is None
            assert links.use(c, "l", "back", NOW + 10) is None
            assert links.use(c, "l", "back", NOW) is not None
            assert links.use(c, "l", "back", NOW) is None
            assert keys.reached(c, "annabel") == (WHO, "annabel@example.org")
            assert keys.reached(c, "annabel@example.org") == (WHO, "annabel@example.org")
            assert house.rules(c) == house.Rules("invited", False, {"nl": "Hoi"})
            assert [one["login"] for one in house.people(c, "ANNA", None)] == ["annabel"]
            assert house.people(c, "_nna", None) == []

        await store.write(check)

    asyncio.run(with_store(database, use))


def test_a_session_that_is_over_does_not_come_back_by_being_noted(database: str) -> None:
    async def use(store: Store) -> None:
        await store.write(come)

        def check(c: Connection) -> None:
            late = Device("d", "", "", "", NOW, NOW + 5)
            players.end_session(c, "d", NOW, 0)
            devices.drop(c, WHO, "d")
            devices.seen(c, WHO, 1, late)
            devices.seen(c, WHO, 0, Device("e", "", "", "", NOW, NOW))  # of an epoch before
            assert devices.of(c, WHO) == []

        await store.write(check)

    asyncio.run(with_store(database, use))


def test_nothing_names_who_has_left_and_their_login_is_nobodys_for_a_year(database: str) -> None:
    async def use(store: Store) -> None:
        table = new_table("old", host=WHO)
        await store.write(come)
        await StoredBooks(store).append([table])
        await StoredBooks(store).append([more(table, Said(0, "Abracadabra"), command=f"{WHO}/c1")])
        former = leaving.digest_of(b"k" * 32, "annabel")

        def go(c: Connection) -> Any:
            leaving.leave(c, WHO, former, NOW)
            assert leaving.is_left(c, NOW)
            claimed = leaving.claim(c, NOW)
            assert leaving.claim(c, NOW) is None  # another process has begun
            found, after = leaving.tables_of(c, WHO, "")
            for one in found:
                leaving.erase(c, one, WHO)
                leaving.erase(c, one, WHO)  # who was interrupted begins again
            leaving.gone(c, WHO)
            return claimed, found, after, leaving.tables_of(c, WHO, after or "")

        assert await store.write(go) == (WHO, ["old"], "old", ([], None))
        look = await store.read(everything)
        assert not [one for one in (WHO, "annabel", "Annabel", "Abracadabra") if one in look]
        assert LEFT in look
        assert await store.read(lambda c: leaving.is_former(c, former, NOW + 364 * DAY))
        assert not await store.read(lambda c: leaving.is_former(c, former, NOW + 365 * DAY))
        await store.write(lambda c: leaving.forget_logins(c, NOW + 366 * DAY))
        assert former not in await store.read(everything)

    asyncio.run(with_store(database, use))


def test_who_leaves_takes_no_rating_from_others_and_no_tournament(database: str) -> None:
    async def use(store: Store) -> None:
        for job in (come, rate, hold):
            await store.write(job)

        def go(c: Connection) -> None:
            told = {name: str(mine.read(c, name, WHO)) for name in mine.FILES}
            assert "rated1" in told["ratings.json"]
            assert "hhhh" in told["ratings.json"]
            assert told["tournaments.json"].count("Annabel") == 2
            theirs = ratings.stand(c, OTHER, "azul", "wall=coloured", 2)
            leaving.leave(c, WHO, None, NOW + 9)
            ratings.count(  # a game that went on when they left
                c,
                RatedGame(
                    "late", NOW + 10, "azul", "wall=coloured", (Sitter(WHO), Sitter(OTHER)), (2, 1)
                ),
            )
            assert tournaments.naming(c, WHO) == ["thursday"]
            gone: list[Event] = [Left(2, "withdrew"), Forgotten(2, LEFT)]
            tournaments.append(c, "thursday", 5, NOW + 9, gone, {})
            for _ in range(2):  # who was interrupted begins again
                tournaments.erase(c, "thursday", WHO)
            leaving.gone(c, WHO)
            assert ratings.recompute(c) == (4, 0), "others' ratings follow from the list as before"
            now = ratings.stand(c, OTHER, "azul", "wall=coloured", 2)
            assert (theirs.games, now.games) == (3, 4)
            held = Tournament.of(event for _, event in tournaments.events_after(c, "thursday", 0))
            assert [one.name for one in held.entrants.values()] == ["Ben", LEFT]
            assert [one.number for one in held.playing] == [1]
            look = everything(c)
            assert not [one for one in (WHO, "Annabel") if one in look]

        await store.write(go)

    asyncio.run(with_store(database, use))
