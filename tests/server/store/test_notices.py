"""Which notices are sent next, on both kinds of database."""

import asyncio

from sqlalchemy import Connection

from tegel.server.notices.kinds import Notice
from tegel.server.store import deliveries, places, players
from tegel.server.store.places import Place
from tegel.server.store.players import Player
from tests.server.store.helpers import with_store

EACH, NOW = 3, 1_000_000


def waits(c: Connection, player: str, count: int, place: str | None, at: int) -> None:
    """So many deliveries of somebody's wait, since a time."""
    for n in range(count):
        about = {"url": f"/{player}/{n}"}
        notice = Notice(player, "round", at, NOW + 1, about=about)
        deliveries.deliver(c, notice, place, at)


def come(c: Connection, *names: str) -> None:
    for name in names:
        players.add(c, Player(name, name.title(), 0), 0)
        address = f"https://{name}.example"
        place = Place(name, "json", address, {"secret": "", "origin": ""}, name, "en")
        places.put_place(c, name, place, 0)


def begun(c: Connection, most: int = 32, **under_way: int) -> list[str]:
    """Whose deliveries begin now, in their order."""
    found = deliveries.begin(c, NOW, most, EACH, under_way, lambda _, __: True)
    return [one.notice.player for one in found]


def test_whoever_has_a_thousand_that_wait_keeps_nobody_else_waiting(database: str) -> None:
    def story(c: Connection) -> None:
        come(c, "anna", "mallory")
        waits(c, "mallory", 1000, "mallory", NOW - 1000)
        waits(c, "anna", 1, "anna", NOW)
        # A slow service has all that is Mallory's: nothing more begins there, and Anna is told.
        assert begun(c, mallory=EACH) == ["anna"]
        assert begun(c) == ["mallory"] * EACH

    asyncio.run(with_store(database, lambda store: store.write(story)))


def test_of_many_who_flood_each_is_served_in_turn(database: str) -> None:
    def story(c: Connection) -> None:
        crowd = [f"m{n}" for n in range(20)]
        come(c, "anna", *crowd)
        for name in crowd:
            waits(c, name, 20, name, NOW - 1000)
        waits(c, "anna", 1, "anna", NOW)
        assert "anna" in begun(c, most=len(crowd) + 1)

    asyncio.run(with_store(database, lambda store: store.write(story)))


def test_all_that_goes_by_mail_is_one_letter(database: str) -> None:
    def story(c: Connection) -> None:
        come(c, "anna")
        waits(c, "anna", 10, None, NOW)
        assert begun(c, most=1) == ["anna"] * 10

    asyncio.run(with_store(database, lambda store: store.write(story)))
