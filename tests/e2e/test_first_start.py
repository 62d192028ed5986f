"""A server that has compiled nothing yet: one plays at once, and is told for whom one waits."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import Hand
from tests.e2e.drive.play import alone, mouse, offered
from tests.e2e.site import Site
from tests.server.http.cold import ColdCache, cold_cache

# Milliseconds; where nothing is compiled for other tests either, the game is compiled here.
LONGEST = 900_000
AZUL = GAMES["azul"]
WHY = "Champion looks ahead, and is still getting ready for that. This happens only once."


@pytest.fixture
def cold(tmp_path: Path) -> Iterator[ColdCache]:
    with cold_cache(tmp_path / "cache") as cache:
        yield cache


@pytest.fixture
def site(cold: ColdCache, tmp_path: Path) -> Iterator[Site]:
    site = Site(tmp_path, cold.folder)
    yield site
    site.kill()


def test_one_plays_at_once_and_a_champion_is_awaited_with_reason(
    visit: Visit, cold: ColdCache
) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    expect(page.get_by_text("being prepared")).to_have_count(0)  # no newcomer looks ahead

    page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).click()
    step = mouse(page, AZUL, Random(2))
    assert alone(page, AZUL, step, 2) == 2  # there was an answer to the first

    page.locator(AZUL.OFFERED).first.wait_for()
    Hand(page).press(page.get_by_role("button", name="Hint").first)
    hint = page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("Your hint is on its way · 0 %")
    with visitor.apart():  # what nobody waits for is refused, or cut off when one leaves
        step()  # who plays on waits for no hint
        expect(hint).to_have_count(0)
        page.goto("/")
    page.get_by_role("button", name="Champion", exact=True).click()
    expect(page.get_by_text("Champion: being prepared · 0 %")).to_have_count(len(GAMES))
    assert violations(page) == []
    page.get_by_role("button", name="Play now: Azul, Champion", exact=True).click()
    until_the_champion_is_to_move(page)
    expect(page.get_by_text("is getting ready · 0 %")).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=WHY)).to_have_count(1)
    assert violations(page) == []

    log = page.get_by_role("list", name="The game so far").first
    expect(log.get_by_text("Champion takes")).to_have_count(0)
    cold.finish("azul")
    expect(log.get_by_text("Champion takes").first).to_be_attached(timeout=LONGEST)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("status").filter(has_text=WHY)).to_have_count(0)


def until_the_champion_is_to_move(page: Page) -> None:
    """Begin, if the lot says so."""
    champion = page.locator(AZUL.BOARD).get_by_role("progressbar", name="Champion")
    page.locator(AZUL.OFFERED).or_(champion).first.wait_for()
    if offered(page, AZUL):
        mouse(page, AZUL, Random(3))()
    champion.wait_for()
