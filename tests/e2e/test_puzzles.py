"""Puzzles on the page: a wrong answer, the right one by mouse, and the one of the day."""

import json
from typing import Any

from playwright.sync_api import Page, Response, expect

from tegel.analysis.puzzles import Attempt, find_puzzle
from tests.e2e.conftest import Visit

FLOOR = 5  # as the board counts its lines


def opened(page: Page, path: str, asks: str) -> dict[str, Any]:
    """Go to a puzzle; what the server told of it."""

    def is_it(answer: Response) -> bool:
        return asks in answer.url

    with page.expect_response(is_it) as answer:
        page.goto(path)
    page.locator(".stage").wait_for()
    found: dict[str, Any] = json.loads(answer.value.text())
    return found


def take(page: Page, deed: dict[str, Any]) -> None:
    """Take tiles in Azul by mouse: a colour of a source, then a line."""
    source = page.locator(f"[data-source='{deed['source']}']")
    source.locator(f"[data-colour='{deed['colour']}']").first.click()
    line = FLOOR if deed["line"] is None else deed["line"]
    page.locator(f".mine [data-line='{line}']").click()


def azul(page: Page) -> tuple[dict[str, Any], int]:
    """A puzzle of Azul that begins with a take; the puzzle, and the move to find."""
    while True:
        shown = opened(page, "/puzzles/azul", "/next")
        puzzle = find_puzzle(shown["puzzle"])
        assert puzzle is not None
        if shown["decisions"] == 1 and shown["view"]["moves"][0]["kind"] == "take":
            return shown, Attempt(puzzle).move


def test_a_wrong_answer_is_told_kindly_and_the_right_one_explained(visit: Visit) -> None:
    page = visit().page
    shown, right = azul(page)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Find the best move")
    moves = {one["move"]: one for one in shown["view"]["moves"]}
    wrong = next(one for move, one in moves.items() if move != right)
    take(page, wrong)
    confirm(page)
    expect(heading).to_contain_text("not the best move")
    take(page, moves[right])
    confirm(page)
    expect(heading).to_have_text("Right: that is the best move.")
    expect(page.locator(".why")).to_contain_text("The best move wins")
    page.get_by_role("button", name="Next puzzle").first.click()
    expect(heading).to_contain_text("Find the best")


def confirm(page: Page) -> None:
    """Press the one button, where a press on the board was not enough."""
    button = page.locator(".acts .primary").first
    if button.is_enabled() and button.inner_text() != "Next puzzle":
        button.click()


def test_the_puzzle_of_the_day_is_on_the_front_page_and_its_answer_is_shown(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("link", name="Solve it").click()
    page.locator(".stage").wait_for()
    page.get_by_role("button", name="Show the answer").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("would have been the best move")
    expect(page.locator("div.why")).to_contain_text("Second best")
