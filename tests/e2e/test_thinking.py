"""A champion that is told how long to think, and when it has thought enough."""

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import wait_for_turn


def test_a_champion_without_a_limit_thinks_until_one_says_move_now(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/azul")
    page.get_by_role("button", name="seat 2", exact=True).click()  # it begins
    page.get_by_label("Seat 2: Level").select_option("Champion")
    page.get_by_label("Seat 2: How long it thinks").select_option("Thinks until you say “Move now”")
    page.get_by_role("button", name="Begin").click()
    now = page.get_by_role("button", name="Move now").locator("visible=true")
    expect(now).to_be_enabled()
    expect(page.get_by_role("heading", name="Champion to move")).to_be_visible()
    now.click()
    wait_for_turn(page, GAMES["azul"])
    expect(now).to_have_count(0)
