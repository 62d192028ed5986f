"""A server that dies takes no game with it."""

from random import Random

from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import alone, mouse
from tests.e2e.site import Site


def test_the_server_is_killed_and_comes_back_and_the_game_goes_on(visit: Visit, site: Site) -> None:
    visitor, game = visit(), GAMES["azul"]
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).click()
    step = mouse(page, game, Random(8))
    alone(page, game, step, 3)
    log = page.get_by_role("list", name="The game so far").first
    with visitor.apart():
        site.kill()
        expect(page.get_by_text("The server is away.").first).to_be_visible()
        site.restart()
        expect(page.get_by_text("The server is away.").first).to_be_hidden()
    before = log.get_by_role("listitem").count()
    alone(page, game, step, 3)
    assert log.get_by_role("listitem").count() > before
