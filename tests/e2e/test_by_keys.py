"""The keyboard is enough: nothing here touches a mouse."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import alone, keys


def begin(page: Page, name: str) -> None:
    """From the front page to a game against a bot."""
    page.goto("/")
    play = page.get_by_role("button", name=f"Play now: {GAMES[name].TITLE}, Newcomer", exact=True)
    play.wait_for()
    for _ in range(60):
        if play.evaluate("button => button === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(GAMES[name].BOARD).wait_for()


def test_a_whole_game_against_a_bot_needs_no_more_than_keys(visit: Visit) -> None:
    page, game = visit().page, GAMES["azul"]
    begin(page, "azul")
    alone(page, game, keys(page, game, Random(1)))
    expect(page.locator(END).get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("name", ["azul_duel", "ingenious"])
def test_the_other_games_go_on_by_keys_too(name: str, visit: Visit) -> None:
    page, game = visit().page, GAMES[name]
    begin(page, name)
    assert alone(page, game, keys(page, game, Random(2)), 12) == 12
