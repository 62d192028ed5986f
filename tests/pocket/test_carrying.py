"""All games of a page go into one file, and from such a file into another page."""

import asyncio

import pytest

import tegel
from tegel.core.files import read_all
from tegel.pocket import carrying
from tests.pocket.page import Page, Shelf


async def played(page: Page, game: str, seed: int) -> str:
    table = await page.sit_down(game, "newcomer")
    await page.play(table, seed=seed)
    return table


async def taken(page: Page, file: str) -> dict[str, int]:
    status, told = await page.ask("POST", "/me/games", records=file)
    assert status == 200
    found: dict[str, int] = told
    return found


def test_games_of_all_kinds_come_along_as_they_were() -> None:
    async def carry() -> None:
        page, other = Page(), Page()
        tables = [await played(page, game, seed=1) for game in tegel.games()]
        unfinished = await page.sit_down("azul", "newcomer")
        status, file = await page.ask("GET", "/me/games")
        assert status == 200
        records = [*read_all(file.encode(), tegel.find)]
        assert {record.game.name for record in records} == {*tegel.games()}
        assert await taken(other, file) == {"added": 3, "known": 0, "others": 0}
        _, listed = await other.ask("GET", "/me/tables")
        assert {one["table"] for one in listed["tables"]} == {*tables}
        for table in tables:
            told = [(await one.ask("GET", f"/tables/{table}"))[1]["view"] for one in (page, other)]
            assert told[0]["result"] == told[1]["result"]
            assert told[0]["view"] == told[1]["view"]
            kept = [(await one.ask("GET", f"/tables/{table}/record"))[1] for one in (page, other)]
            assert kept[0] == kept[1]
        assert unfinished not in file

    asyncio.run(carry())


def test_a_game_that_is_here_already_is_not_taken_in_twice() -> None:
    async def carry() -> None:
        page = Page()
        await played(page, "azul", seed=2)
        _, file = await page.ask("GET", "/me/games")
        assert await taken(page, file) == {"added": 0, "known": 1, "others": 0}
        other = Page(Shelf())
        await taken(other, file)
        assert (await other.ask("GET", "/me/games"))[1] == file

    asyncio.run(carry())


def test_a_long_file_stops_nobody_and_one_that_is_too_long_adds_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def carry() -> None:
        page, other = Page(), Page()
        for seed in range(3):
            await played(page, "azul", seed)
        _, file = await page.ask("GET", "/me/games")
        taking = asyncio.create_task(taken(other, file))
        await other.ask("GET", "/visitor")
        assert not taking.done()
        assert await taking == {"added": 3, "known": 0, "others": 0}
        monkeypatch.setattr(carrying, "AT_ONCE", 2)
        another = Page()
        status, told = await another.ask("POST", "/me/games", records=file)
        assert (status, told["code"]) == (422, "bad_record")
        assert not another.shelf.rows

    asyncio.run(carry())


def test_a_game_that_was_given_up_stays_so() -> None:
    async def carry() -> None:
        page, other = Page(), Page()
        table = await page.sit_down("azul", "newcomer")
        seen = await page.play(table, seed=3, most=4)
        wish = {"kind": "resign", "seat": 0}
        await page.say("command", table=table, expected=seen["number"], id="away", do=wish)
        _, file = await page.ask("GET", "/me/games")
        assert await taken(other, file) == {"added": 1, "known": 0, "others": 0}
        told = [(await one.ask("GET", f"/tables/{table}"))[1]["view"] for one in (page, other)]
        assert told[0]["result"] == told[1]["result"]
        assert told[0]["result"]["reason"] == "resigned"

    asyncio.run(carry())


def test_games_that_were_at_no_table_are_told_of_and_left_out() -> None:
    async def carry() -> None:
        record = str(tegel.Record.of(tegel.new("azul", seed=1)))
        assert await taken(Page(), record) == {"added": 0, "known": 0, "others": 1}

    asyncio.run(carry())


def test_games_taken_along_from_a_server_are_looked_at_and_nothing_else() -> None:
    async def carry() -> None:
        page, other = Page(), Page()
        table = await played(page, "azul", seed=4)
        listed = (await page.ask("GET", "/me/tables"))[1]["tables"][0]
        record = (await page.ask("GET", f"/tables/{table}/record"))[1]
        other.shelf.from_server[table] = (listed, record)
        assert (await other.ask("GET", "/me/tables"))[1]["tables"] == [listed]
        looks = [(await one.ask("GET", f"/tables/{table}"))[1] for one in (page, other)]
        seen, there = [look["view"] for look in looks]
        assert (there["result"], there["view"]) == (seen["result"], seen["view"])
        assert (await other.ask("GET", f"/tables/{table}/record"))[1] == record
        wish = {"kind": "rematch", "seat": 0}
        again = {"expected": looks[1]["number"], "id": "again"}
        status, told = await other.ask("POST", f"/tables/{table}/commands", **again, do=wish)
        assert (status, told["code"]) == (409, "taken_along")
        assert not other.shelf.rows  # it is the server's to give

    asyncio.run(carry())
