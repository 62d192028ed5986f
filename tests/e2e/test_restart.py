"""A server that dies takes no game with it, nor does a network that is lost."""

from functools import partial
from random import Random
from typing import Any

from playwright.sync_api import Route, expect

from tests.e2e.cable import cable_to
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


def test_who_only_looks_is_told_that_the_network_fell_silent(visit: Visit, site: Site) -> None:
    """Nothing is asked, nobody stirs, and no browser says anything."""
    with cable_to(site.url) as cable:
        visitor, game = visit(), GAMES["azul"]
        page = visitor.page
        page.goto(cable.url)
        page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).click()
        step = mouse(page, game, Random(8))
        alone(page, game, step, 1)
        page.locator(game.OFFERED).first.wait_for()  # it is my turn: nobody else does anything
        lost = page.get_by_text("The server is away.").first
        with visitor.apart():
            cable.hush()
            expect(lost).to_be_visible()
            cable.mend()
            expect(lost).to_be_hidden()
        alone(page, game, step, 1)


def test_a_part_of_the_page_that_does_not_come_is_told_with_a_way_on(visit: Visit) -> None:
    """As after a new version of the server: what the old page would fetch is gone."""
    visitor = visit()
    page = visitor.page
    page.goto("/")
    play = page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True)
    play.wait_for()
    gone = "**/assets/KeysSheet-*.js"
    said = page.get_by_role("alert").filter(has_text="A part of the page could not be loaded.")
    with visitor.apart():
        page.route(gone, lambda route: route.fulfill(status=404))
        page.keyboard.press("?")
        expect(said).to_be_visible()
        page.unroute(gone)
        page.get_by_role("button", name="Load the page again").click()
        expect(said).to_be_hidden()
        play.wait_for()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_a_language_that_does_not_come_leaves_the_one_before(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/settings")
    german = page.get_by_role("button", name="Deutsch")
    german.wait_for()  # settings are a part that is fetched, too
    with visitor.apart():
        page.route("**/assets/*.js", lambda route: route.abort())
        german.click()
        expect(page.get_by_role("alert")).to_contain_text("could not be loaded")
        page.unroute("**/assets/*.js")
        page.get_by_role("button", name="Load the page again").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Einstellungen")


def test_a_page_that_can_not_start_says_so_in_three_languages_with_a_way_on(visit: Visit) -> None:
    """Its first script does not come, or a browser is too old for it, or it breaks."""
    visitor = visit()
    page = visitor.page
    entry = "**/assets/index-*.js"
    home = page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True)
    for fault in ({"status": 404}, {"body": "new words;"}, {"body": "throw Error('no')"}):
        page.route(entry, partial(faulty, fault))
        with visitor.apart():
            page.goto("/")
            expect(page.get_by_role("alert")).to_be_hidden()  # it may yet come
            page.evaluate("document.getAnimations().forEach(one => one.finish())")
            for said in ("Tegel could not be started", "Tegel kon hier niet", "Tegel konnte hier"):
                expect(page.get_by_text(said)).to_be_visible()
            page.unroute(entry)
        page.get_by_role("link", name="Load the page again").click()
        home.wait_for()
        expect(page.get_by_role("alert")).to_have_count(0)
    assert len(visitor.wrong) == 2  # what no browser can run
    visitor.wrong.clear()


def faulty(fault: dict[str, Any], route: Route) -> None:
    route.fulfill(**fault, content_type="text/javascript")


def test_a_browser_without_scripts_is_told_what_is_needed(visit: Visit) -> None:
    page = visit(screen={"java_script_enabled": False}).page
    page.goto("/")
    expect(page.get_by_text("Tegel needs JavaScript")).to_be_visible()
