"""A finger on a phone is enough."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES, azul
from tests.e2e.drive.hand import END, READY, Hand
from tests.e2e.drive.play import alone, finger
from tests.e2e.fit import SCREENS
from tests.e2e.visitor import PHONE
from tests.harness.lockstep import WIDE


@pytest.mark.parametrize(("name", "most"), [("azul", 16), ("azul_duel", 20), ("ingenious", 28)])
def test_a_phone_is_enough_to_play(name: str, most: int, visit: Visit) -> None:
    """Whole games are played in `make lockstep`."""
    decisions = None if WIDE else most
    page, game = visit(screen=PHONE).page, GAMES[name]
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game.TITLE}, Newcomer", exact=True).tap()
    page.locator(game.BOARD).wait_for()
    made = alone(page, game, finger(page, game, Random(3)), decisions)
    if decisions is None:
        expect(page.locator(END).get_by_role("heading", level=1)).to_be_visible()
    else:
        assert made == decisions


def test_a_touch_on_something_small_only_aims_and_a_second_one_does_it(visit: Visit) -> None:
    """Though what is pressed is else done at once: a finger may have meant the line beside it."""
    page = visit(screen=SCREENS["phone 360×640"], confirm=False).page
    page.goto("/")
    page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).tap()
    page.locator(azul.OFFERED).first.wait_for()
    hand = Hand(page, finger=True)
    azul.take_up(hand, Random(3))
    lines = page.locator(azul.LINES)
    for n in (0, 1):
        lines.nth(n).tap()
        expect(lines.nth(n)).to_have_attribute("aria-pressed", "true")
        expect(page.locator(READY)).to_be_visible()
    lines.nth(1).tap()
    expect(page.locator(".mine .line .tile:visible").first).to_be_visible()
    expect(page.locator(READY)).to_be_hidden()
