"""Two people, two browsers, one link."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.cable import cable_to
from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import mouse, offered, together
from tests.e2e.site import Site
from tests.harness.lockstep import WIDE

# A game of Duel has two hundred decisions: whole ones of all games are played in `make lockstep`.
LONG = None if WIDE else 10


@pytest.mark.parametrize("name", GAMES)
def test_two_browsers_play_by_link_through_reload_and_lost_network(
    name: str, visit: Visit, site: Site
) -> None:
    game, chance = GAMES[name], Random(7)
    host, guest = visit(moving=True), visit()
    pages = [host.page, guest.page]
    steps = [mouse(page, game, chance) for page in pages]
    with cable_to(site.url) as cable:
        host.page.goto("/")
        host.page.get_by_role("button", name=f"Play a friend: {game.TITLE}", exact=True).click()
        host.page.get_by_role("heading", name="Send this link to a friend").wait_for()
        guest.page.goto(host.page.url.replace(site.url, cable.url))
        guest.page.get_by_label("Your name").fill("Joost")
        guest.page.get_by_role("button", name="Sit down and play").click()
        for page in pages:
            page.locator(game.BOARD).wait_for()

        together(pages, game, steps, 6)
        host.page.reload()
        host.page.locator(game.BOARD).wait_for()

        together(pages, game, steps, 6)
        away = guest.page.get_by_text("The server is away.").first
        with guest.apart():
            cable.cut()
            guest.context.set_offline(True)
            expect(away).to_be_visible()
            if offered(host.page, game):
                steps[0]()
            cable.mend()
            guest.context.set_offline(False)
            expect(away).to_be_hidden()

        together(pages, game, steps, LONG, hurry=True)
        for page in pages if LONG is None else []:
            expect(page.locator(END).get_by_role("table")).to_be_visible()
            expect(page.locator(END).get_by_role("button", name="Play again")).to_be_visible()
        guest.close()
