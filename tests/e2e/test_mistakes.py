"""Mistakes of reviewed games come back, and are practised on the real board."""

import re

from playwright.sync_api import expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.tables import Examples

DUE = re.compile(r"^(\d+) mistakes are due\.$")


def test_a_mistake_that_is_due_is_answered_and_told_to_the_schedule(
    visit: Visit, examples: Examples
) -> None:
    page = visit(state=examples.state).page
    page.goto(f"/replay/{examples.over['azul']}?review")
    expect(page.get_by_text("Your only reviewed game of this kind")).to_be_visible()
    page.get_by_role("link", name="All my mistakes").click()
    due = page.get_by_role("heading", name=DUE)
    found = DUE.match(due.inner_text())
    assert found
    expect(page.get_by_role("heading", name="How well you play")).to_be_visible()
    assert violations(page) == []

    page.get_by_role("button", name="Practise", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("What is better here?")
    expect(page.get_by_text("Better:")).to_have_count(0)
    page.locator("[data-source] [data-first]").first.click()
    page.locator(".mine [data-line][aria-disabled=false]").first.click()
    page.locator(".acts .primary").locator("visible=true").click()
    judged = re.compile(r"^(Right: nothing|Better than before|Not this one)")
    expect(page.locator(".side .verdict")).to_have_text(judged)
    show = page.get_by_role("button", name="Show it").locator("visible=true")
    if show.count():
        show.click()
    expect(page.locator(".side .card")).to_contain_text("Comes back in")
    expect(page.locator(".advised").first).to_be_visible()
    assert violations(page) == []

    page.get_by_role("button", name="Back to my mistakes").locator("visible=true").first.click()
    left = int(found[1]) - 1
    expect(page.get_by_role("heading", name=f"{left} mistakes are due.")).to_be_visible()
