"""Tables without a server, as a page has them: here in an ordinary Python."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

import tegel
from tegel.analysis.review import review
from tegel.core.record import parse
from tests.pocket.page import Asker, Page, Shelf


@pytest.mark.parametrize("game", tegel.games())
def test_a_game_is_played_to_its_end_and_kept(game: str) -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down(game, "newcomer")
        seen = await page.play(table, seed=1)
        assert seen["view"]["status"] == "finished"
        _, listed = await page.ask("GET", "/me/tables")
        assert [(one["table"], one["yours"]) for one in listed["tables"]] == [(table, [0])]
        assert listed["tables"][0]["result"]["scores"] == seen["view"]["result"]["scores"]
        status, record = await page.ask("GET", f"/tables/{table}/record")
        assert status == 200
        parse(record, tegel.find).verify()
        status, view = await page.ask("POST", "/records/views", record=record)
        assert (status, view["scores"]) == (200, seen["view"]["result"]["scores"])
        _, told = await page.ask("GET", f"/tables/{table}/events?after=0")
        assert told["number"] == seen["number"]
        assert {frame["type"] for frame in page.frames} <= {
            "hello", "snapshot", "presence", "accepted", "event",
        }  # fmt: skip

    asyncio.run(play())


def test_a_page_that_is_loaded_again_goes_on_where_it_was() -> None:
    async def play() -> None:
        first = Page()
        table = await first.sit_down("azul", "newcomer")
        before = await first.play(table, seed=2, most=3)
        again = Page(first.shelf)
        await again.say("follow", table=table)
        after = await again.play(table, seed=3, most=2)
        assert after["number"] > before["number"]
        assert after["view"]["seats"] == before["view"]["seats"]

    asyncio.run(play())


def test_two_tabs_at_one_table_disturb_nothing() -> None:
    async def play() -> None:
        one = Page()
        table = await one.sit_down("azul", "newcomer")
        other = Page(one.shelf)
        await other.say("follow", table=table)
        await one.play(table, seed=4, most=2)
        seen = await other.play(table, seed=5, most=2)
        assert [event["number"] for event in one.shelf.kept[table]] == [
            *range(1, seen["number"] + 1)
        ]

    asyncio.run(play())


def test_a_bot_whose_turn_it_was_when_the_page_was_closed_plays_on() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("azul", "newcomer")
        await page.play(table, seed=6, most=1)
        kept = page.shelf.kept[table]
        await until(lambda: bool(kept[-1]["data"].get("by_bot")))
        number = len(kept)
        kept.pop()  # as if it had never come to that
        again = Page(page.shelf)
        await again.say("follow", table=table)
        await until(lambda: len(kept) >= number)
        assert kept[number - 1]["data"]["by_bot"]

    asyncio.run(play())


def test_hints_analyses_and_reviews_need_no_server() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("azul", "newcomer")
        seen = await page.play(table, seed=7, most=2)
        status, hint = await page.ask("POST", f"/tables/{table}/hint", expected=seen["number"])
        assert status == 200
        assert hint["advice"][0]["reasons"] is not None
        told = await heard(page, "/analyses", game="azul", iterations=50)
        assert told[-1]["final"]
        seen = await page.play(table, seed=7)
        told = await heard(page, f"/tables/{table}/review", most=2)
        assert [one["review"] for one in told] == [None, None]

    asyncio.run(play())


def test_a_champion_without_a_limit_moves_when_it_is_told_to() -> None:
    async def play() -> None:
        page = Page()
        table = await page.sit_down("azul", "champion:seconds=inf", start=1)
        kept = page.shelf.kept[table]
        before = len(kept)
        await asyncio.sleep(0.3)
        _, seen = await page.ask("GET", f"/tables/{table}")
        assert (len(kept), seen["view"]["may"]["hurry"]) == (before, [0])
        wish = {"kind": "hurry", "seat": 0}
        await page.say("command", table=table, expected=before, id="now", do=wish)
        await until(lambda: len(kept) > before + 1)
        assert [event["kind"] for event in kept[before:]] == ["hurried", "moved"]

    asyncio.run(play())


def test_a_review_whose_searches_are_done_side_by_side_is_the_review() -> None:
    async def play() -> tuple[str, Any]:
        page = Page()
        table = await page.sit_down("azul", "newcomer")
        seen = await page.play(table, seed=8, most=2)
        wish = {"kind": "resign", "seat": 0}
        await page.say("command", table=table, expected=seen["number"], id="away", do=wish)
        _, record = await page.ask("GET", f"/tables/{table}/record")
        told = await heard(page, f"/tables/{table}/review")
        return record, told[-1]["review"]

    record, found = asyncio.run(play())
    alone = review(parse(record, tegel.find))
    assert found == json.loads(json.dumps(alone.as_json()))


def test_what_is_not_wanted_any_more_stops_amid_its_thinking_and_others_go_on() -> None:
    async def think() -> None:
        page, asker = Page(), Asker(most=1)
        asker.enough = lambda: page.table.stop(asker.number)
        wanted = json.dumps({"game": "azul", "seconds": 60})
        await page.table.ask("POST", "/analyses", wanted, "en", asker)
        assert len(asker.parts) == 1
        told = await heard(page, "/analyses", game="azul", iterations=50)
        assert told[-1]["iterations"] == 50

    asyncio.run(think())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.01)


async def heard(page: Page, address: str, most: int | None = None, **body: Any) -> list[Any]:
    asker = Asker(most)
    asker.enough = lambda: page.table.stop(asker.number)
    await page.table.ask("POST", address, json.dumps(body), "en", asker)
    assert asker.status == 200
    return [json.loads(part) for part in asker.parts]


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "code"),
    [
        ("GET", "/statistics", {}, 404, "not_found"),
        ("GET", "/puzzles/0123456789", {}, 404, "no_puzzle"),
        ("GET", "/puzzles/daily?day=never", {}, 422, "bad_request"),
        ("GET", "/me/puzzles/go/next", {}, 404, "not_found"),
        ("POST", "/me/games", {"records": "nonsense"}, 422, "bad_record"),
        ("GET", "/tables/abcdefghjk", {}, 404, "no_table"),
        ("POST", "/tables", {"game": "go", "seats": [{"kind": "me"}]}, 422, "bad_options"),
        ("POST", "/tables", {"game": "azul", "seats": [{"kind": "open"}]}, 422, "bad_seats"),
        (
            "POST",
            "/tables",
            {"game": "azul", "seats": [{"kind": "me"}], "clock": {"kind": "live"}},
            422,
            "bad_clock",
        ),
        ("POST", "/records/views", {"record": "nonsense"}, 422, "bad_record"),
        ("POST", "/records/review", {"record": "nonsense"}, 422, "bad_record"),
        ("POST", "/players", {"named": "Ada"}, 422, "bad_request"),
        ("PATCH", "/me", {"name": ""}, 422, "bad_name"),
    ],
)
def test_what_can_t_be_is_refused(
    method: str, address: str, body: Any, status: int, code: str
) -> None:
    async def ask() -> tuple[int, Any]:
        page = Page()
        await page.ask("POST", "/players", name="Ada")
        found: tuple[int, Any] = await page.ask(method, address, **body)
        return found

    found, problem = asyncio.run(ask())
    assert (found, problem["code"]) == (status, code)
    assert problem["message"]


def test_where_nothing_can_be_kept_a_move_is_refused_and_not_made() -> None:
    async def refuse() -> None:
        page = Page()
        table = await page.sit_down("azul", "newcomer")
        seen = await page.turn(table)
        page.shelf.is_full = True
        move = {"kind": "play", "seat": 0, "move": seen["view"]["view"]["moves"][0]["move"]}
        await page.say("command", table=table, expected=seen["number"], id="x", do=move)
        assert (page.frames[-1]["type"], page.frames[-1]["code"]) == ("refused", "not_kept")
        page.shelf.is_full = False
        after = await page.turn(table)
        assert after["number"] == seen["number"]

    asyncio.run(refuse())


def test_a_guest_gets_a_name_and_keeps_it() -> None:
    async def come() -> None:
        shelf = Shelf()
        assert (await Page(shelf).ask("GET", "/visitor"))[1] == {"me": None}
        _, me = await Page(shelf).ask("POST", "/players")
        assert (await Page(shelf).ask("GET", "/visitor"))[1] == {"me": me}
        await Page(shelf).ask("PATCH", "/me", name="Ada")
        assert shelf.called == "Ada"

    asyncio.run(come())
