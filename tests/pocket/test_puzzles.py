"""Puzzles without a server: as with one, and what one has tried is kept in the page."""

import asyncio
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import pocket
from tegel.analysis.puzzles import Attempt, daily, find_puzzle, shelf, shelves
from tegel.analysis.puzzles.subjects import FILE
from tests.pocket.page import Page, Shelf

DAY = date(2026, 11, 18)


def answer_of(shown: dict[str, Any]) -> list[int]:
    """The moves to find."""
    puzzle = find_puzzle(shown["puzzle"])
    assert puzzle is not None
    attempt, moves = Attempt(puzzle), list[int]()
    while not attempt.is_done:
        moves.append(attempt.move)
        attempt.play(moves[-1])
    return moves


async def tried(page: Page, shown: dict[str, Any], moves: list[int] | None) -> dict[str, Any]:
    status, told = await page.ask("POST", f"/puzzles/{shown['puzzle']}/tries", moves=moves)
    assert status == 200
    found: dict[str, Any] = told
    return found


@pytest.mark.parametrize("game", shelves())
def test_a_puzzle_is_solved_told_and_kept(game: str) -> None:
    async def solve() -> None:
        shelf_of_page = Shelf()
        page = Page(shelf_of_page)
        status, shown = await page.ask("GET", f"/me/puzzles/{game}/next")
        assert (status, shown["game"], shown["tried"]) == (200, game, False)
        assert "themes" not in shown
        told = await tried(page, shown, answer_of(shown))
        assert (told["right"], told["done"]) == (True, True)
        assert told["result"]["change"] > 0
        assert told["solution"]["best"]
        again = Page(shelf_of_page)
        _, standing = await again.ask("GET", f"/me/puzzles/{game}")
        assert standing["rating"] == told["result"]["rating"]
        assert [one["puzzle"] for one in standing["latest"]] == [shown["puzzle"]]
        _, seen = await again.ask("GET", f"/puzzles/{shown['puzzle']}")
        assert seen["tried"]

    asyncio.run(solve())


def test_only_the_first_try_counts_and_being_shown_is_one() -> None:
    async def give_up() -> None:
        page = Page()
        _, shown = await page.ask("GET", "/me/puzzles/azul/next")
        told = await tried(page, shown, None)
        assert (told["right"], told["result"]["solved"]) == (False, False)
        assert told["solution"]["moves"] == len(find_answer(shown))
        again = await tried(page, shown, answer_of(shown))
        assert again["result"]["rating"] == told["result"]["rating"]
        assert again["result"]["solved_all"] == 0

    asyncio.run(give_up())


def find_answer(shown: dict[str, Any]) -> tuple[str, ...]:
    puzzle = find_puzzle(shown["puzzle"])
    assert puzzle is not None
    return puzzle.answer


def test_the_puzzle_of_the_day_is_the_one_of_everybody() -> None:
    async def look() -> None:
        page = Page()
        _, shown = await page.ask("GET", f"/puzzles/daily?day={DAY}")
        assert (shown["puzzle"], shown["day"]) == (daily(DAY).key, str(DAY))

    asyncio.run(look())


def test_the_sets_and_their_themes_are_told() -> None:
    async def look() -> None:
        _, told = await Page().ask("GET", "/puzzles")
        assert [(one["game"], one["count"]) for one in told["sets"]] == [
            (game, len(shelf(game).puzzles)) for game in shelves()
        ]
        theme = next(iter(told["sets"][0]["themes"]))
        _, shown = await Page().ask("GET", f"/me/puzzles/{shelves()[0]}/next?theme={theme}")
        puzzle = find_puzzle(shown["puzzle"])
        assert puzzle is not None
        assert theme in puzzle.themes

    asyncio.run(look())


def test_of_two_tabs_that_try_at_once_both_count() -> None:
    async def both() -> None:
        shared = Shelf()
        pages = Page(shared), Page(shared)
        shown = [(await page.ask("GET", "/me/puzzles/azul/next"))[1] for page in pages]
        while shown[0]["puzzle"] == shown[1]["puzzle"]:
            shown[1] = (await pages[1].ask("GET", "/me/puzzles/azul/next"))[1]
        await asyncio.gather(*(tried(*one, None) for one in zip(pages, shown, strict=True)))
        assert [one["number"] for one in shared.tried["azul"]] == [1, 2]
        assert shared.tried["azul"][-1]["stands"]["failed"] == 2

    asyncio.run(both())


def test_where_nothing_can_be_kept_a_try_is_refused_in_a_word() -> None:
    async def refuse() -> None:
        page = Page()
        _, shown = await page.ask("GET", "/me/puzzles/azul/next")
        page.shelf.is_full = True
        status, problem = await page.ask("POST", f"/puzzles/{shown['puzzle']}/tries", moves=None)
        assert (status, problem["code"]) == (409, "not_kept")

    asyncio.run(refuse())


@pytest.mark.parametrize("game", shelves())
def test_the_page_knows_what_puzzles_can_be_about(game: str) -> None:
    assert (pocket.SOURCES / "games" / game / FILE).is_file()
    assert pocket.is_wanted(Path("games", game, FILE))
