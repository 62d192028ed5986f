"""A game that is over is reviewed by one press; one's mistakes are tried once more."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.tables import Examples
from tests.e2e.visitor import PHONE

MISTAKES = re.compile(r"^Replay my (\d+ )?mistakes?$")


def reviewed(page: Page, table: str) -> None:
    """From the result to the report."""
    page.goto(f"/t/{table}")
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_role("button", name=MISTAKES)).to_be_visible()


def test_a_finished_game_is_reviewed_and_its_mistakes_are_tried_again(
    visit: Visit, examples: Examples
) -> None:
    page = visit(state=examples.state).page
    reviewed(page, examples.over["azul"])
    graph = page.get_by_role("slider", name="Chances of winning over the game")
    moves = graph.get_attribute("aria-valuemax")
    assert violations(page) == []

    # A turning point leads to its moment, where the log has its mark.
    page.get_by_role("group", name="Report").locator("li button").first.click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(re.compile(rf"^Move \d+ of {moves}$"))
    verdict = page.get_by_role("group", name="What the review says here")
    expect(verdict).to_contain_text("of winning chances")
    expect(page.locator(".log .shown").get_by_role("img").first).to_be_visible()
    graph.focus()
    page.keyboard.press("Home")
    page.keyboard.press("m")
    expect(graph).not_to_have_attribute("aria-valuenow", "0")

    # My mistakes: the verdict is hidden, then shown on the board.
    page.get_by_role("button", name="Report").click()
    page.get_by_role("button", name=MISTAKES).click()
    expect(heading).to_have_text("What is better here?")
    expect(page.get_by_text("Better:")).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Show it").locator("visible=true").click()
    expect(page.get_by_text("Better:").locator("visible=true")).to_be_visible()
    expect(page.locator(".advised").first).to_be_visible()
    page.get_by_role("button", name="Back to the review").locator("visible=true").first.click()
    expect(heading).to_have_text(re.compile(rf"^Move \d+ of {moves}$"))


def test_an_answer_is_judged(visit: Visit, examples: Examples) -> None:
    # Not who plays the same deal at another table: of a game in play nobody is told anything.
    page = visit().page
    page.goto(f"/replay/{examples.over['azul']}?review")
    page.get_by_role("button", name=re.compile("^Sofia: replay")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What is better here?")
    page.locator("[data-source] [data-first]").first.click()
    page.locator(".mine [data-line][aria-disabled=false]").first.click()
    page.locator(".acts .primary").locator("visible=true").click()
    judged = re.compile(r"^(Right: nothing|Better than before|Not this one)")
    expect(page.locator(".side .verdict")).to_have_text(judged)


def test_in_the_hand_a_review_lies_in_the_sheet(visit: Visit, examples: Examples) -> None:
    page = visit(screen=PHONE).page  # somebody who was never here
    page.goto(f"/replay/{examples.over['azul']}?review")
    page.get_by_role("button", name="The game so far").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("slider")).to_be_visible()
    expect(sheet.get_by_role("button", name=re.compile("^Sofia: replay"))).to_be_visible()
    assert violations(page) == []
