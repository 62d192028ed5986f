"""Players who were here a moment ago are not looked up again, but not for long."""

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from tegel.server.http.known import FRESH, Known
from tegel.server.store import players
from tegel.server.store.players import Player, Token
from tegel.server.store.store import Store
from tests.server.databases import new_file

ANNA = Player("anna", "Anna", 0)


@pytest.fixture
def store(tmp_path: Path) -> Generator[Store]:
    store = Store(new_file(tmp_path))
    yield store
    store.close()


def test_a_change_elsewhere_is_seen_soon_and_one_here_at_once(store: Store) -> None:
    now = [100.0]
    known = Known(lambda: now[0])

    async def name() -> str | None:
        found = await known.by_session(store, "anna", "s")
        by_token = await known.by_token(store, "d")
        assert found == by_token
        return None if found is None else found.name

    async def rename(name: str) -> None:
        await store.write(lambda c: players.change(c, "anna", name=name))

    async def story() -> None:
        await store.write(lambda c: players.add(c, ANNA, 0))
        await store.write(lambda c: players.add_token(c, "anna", Token("d", "bot", 0)))
        assert await name() == "Anna"
        await rename("Ben")
        assert await name() == "Anna"
        now[0] += FRESH
        assert await name() == "Ben"
        await rename("Clara")
        known.forget("anna")
        assert await name() == "Clara"

    asyncio.run(story())


def test_who_is_not_there_is_looked_up_each_time(store: Store) -> None:
    known = Known()

    async def story() -> None:
        assert await known.by_session(store, "anna", "s") is None
        await store.write(lambda c: players.add(c, ANNA, 0))
        assert await known.by_session(store, "anna", "s") == ANNA

    asyncio.run(story())


def test_who_was_here_a_while_ago_is_not_kept(store: Store) -> None:
    now = [100.0]
    known = Known(lambda: now[0])

    async def enter(player: Player) -> None:
        await store.write(lambda c: players.add(c, player, 0))
        assert await known.by_session(store, player.id, player.id) == player

    async def story() -> None:
        for n in range(25):
            await enter(Player(f"p{n}", "Anna", 0))
            now[0] += FRESH / 10
            assert len(known) <= 10

    asyncio.run(story())
