"""A finger on a phone is enough."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import alone, finger
from tests.e2e.visitor import PHONE


@pytest.mark.parametrize(
    ("name", "decisions"), [("azul", None), ("azul_duel", 20), ("ingenious", 20)]
)
def test_a_phone_is_enough_to_play(name: str, decisions: int | None, visit: Visit) -> None:
    page, game = visit(screen=PHONE).page, GAMES[name]
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game.TITLE}, Newcomer", exact=True).tap()
    page.locator(game.BOARD).wait_for()
    made = alone(page, game, finger(page, game, Random(3)), decisions)
    if decisions is None:
        expect(page.locator(END).get_by_role("heading", level=1)).to_be_visible()
    else:
        assert made == decisions
