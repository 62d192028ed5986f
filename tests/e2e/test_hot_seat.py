"""Several people at one screen."""

import re
from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import alone, mouse
from tests.harness.lockstep import WIDE

NAMES = ["Ada", "Bo", "Cleo", "Dirk"]


def test_four_people_at_one_screen_play_azul_on_the_grey_wall(visit: Visit) -> None:
    page, game = visit().page, GAMES["azul"]
    page.goto("/new/azul")
    page.get_by_role("group", name="Players").get_by_role("button", name="4").click()
    page.get_by_role("button", name=re.compile("^grey", re.IGNORECASE)).click()
    page.get_by_role("button", name="At this screen").click()
    for seat, name in enumerate(NAMES[1:], 2):
        page.get_by_label(f"Seat {seat}: Name").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.locator(game.BOARD).wait_for()
    # A round, with its tiling, in which each has decided; whole games where there is time for them.
    alone(page, game, mouse(page, game, Random(4)), None if WIDE else 50)
    where = page.locator(END) if WIDE else page.locator(game.BOARD)
    for name in NAMES[1:]:
        # A phone's way to the others' boards has their names too, where it is not shown.
        expect(where.get_by_text(name).filter(visible=True).first).to_be_visible()
