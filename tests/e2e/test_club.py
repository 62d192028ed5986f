"""A tournament for ratings, as those who hold it, play it and look at the wall see it."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations, violations_by_night
from tests.e2e.conftest import Visit
from tests.e2e.test_notices import ask, command
from tests.e2e.visitor import DESK, NARROW


def account(visit: Visit, name: str, screen: dict[str, Any]) -> Page:
    page: Page = visit(screen=screen).page
    page.goto("/")
    ask(page, "POST", "/players", {"name": name})
    login = {"login": f"club.{name.lower()}", "password": "a quite long password"}
    ask(page, "POST", "/accounts", login)
    return page


def check_looks(page: Page) -> None:
    assert violations(page) == []
    assert violations_by_night(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_tournament_is_announced_entered_played_rated_and_shown_on_the_wall(visit: Visit) -> None:
    host, anna = account(visit, "Host", DESK), account(visit, "Anna", DESK)
    ben = account(visit, "Ben", NARROW)
    host.goto("/tournaments/new")
    host.get_by_label("Name", exact=True).fill("Thursday")
    host.get_by_label("For ratings: everybody needs an account").check()
    check_looks(host)
    host.get_by_role("button", name="Announce a tournament").click()
    host.wait_for_url(re.compile("/tournaments/[a-z0-9]{6,}$"))
    place = host.url
    for page in (anna, ben):
        page.goto(place)
        page.get_by_role("button", name="Enter", exact=True).click()
        expect(
            page.get_by_role("row").filter(has_text="Ben" if page is ben else "Anna")
        ).to_be_visible()
    host.get_by_role("button", name="Begin now").click()

    # Each finds their table from here; one of them gives up, and what that changes is said there.
    for page in (anna, ben):
        page.get_by_role("button", name="To your table").click()
        page.wait_for_url(re.compile("/t/"))
    table = anna.url.rpartition("/")[2]
    view = ask(ben, "GET", f"/tables/{table}")["view"]
    seat = next(one["seat"] for one in view["seats"] if one["yours"])
    command(ben, table, kind="resign", seat=seat)
    for page in (anna, ben):
        ratings = page.locator(".rating i")
        expect(ratings).to_have_count(2)
        told = {re.sub(r"\d+", "n", text) for text in ratings.all_inner_texts()}
        assert told == {"+n", "−n"}

    # The standing knows it, on a phone too, and so does the wall.
    for page in (host, ben):
        page.goto(place)
        first = page.get_by_role("row").filter(has_text="Anna")
        expect(first.get_by_role("cell").nth(1)).to_have_text("1")
        check_looks(page)
    host.goto(f"{place}/screen")
    expect(host.get_by_role("heading", name="Thursday")).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Anna").first).to_be_visible()
    host.keyboard.press("ArrowRight")
    expect(host.get_by_role("heading", name="Standing")).to_be_visible()
    check_looks(host)
    ben.goto("/profile")
    expect(ben.get_by_role("heading", name="Ratings")).to_be_visible()

    # It was agreed otherwise: whoever leads says so, and all can read that they did.
    host.goto(place)
    host.get_by_role("button", name="Correct the result: ").last.click()
    for seat in (0, 1):
        host.get_by_role("combobox", name="Place of").nth(seat).select_option("1")
    host.get_by_label("Why").select_option(label="all at the table have agreed")
    check_looks(host)
    host.get_by_role("button", name="Settle", exact=True).click()
    for page in (host, anna):
        page.goto(place)
        for name in ("Anna", "Ben"):
            expect(
                page.get_by_role("row").filter(has_text=name).get_by_role("cell").nth(1)
            ).to_have_text("0.5")
        expect(page.get_by_text(re.compile("Until then: ")).last).to_be_attached()
