"""What makes a place comfortable: settings at hand, keys, sounds, a mark on the tab, a way on."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import alone, mouse, wait_for_turn
from tests.e2e.site import Site
from tests.e2e.tables import Examples
from tests.e2e.visitor import PHONE

FEW = 14  # presses of the tab key
# How many tones were struck; none where nothing was made that could make some.
EARS = """window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard = 0 }
}
const { start } = OscillatorNode.prototype
OscillatorNode.prototype.start = function (at) { window.heard++; start.call(this, at) }"""


def test_settings_lie_over_a_game_that_goes_on(visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state).page
    address = f"/t/{examples.middle['azul']}"
    page.goto(address)
    board = page.locator(GAMES["azul"].BOARD)
    board.wait_for()
    page.get_by_role("link", name="Settings").click()
    sheet = page.get_by_role("dialog", name="Settings")
    sheet.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(board.get_by_role("heading", level=1)).to_have_text("Du bist am Zug")
    assert page.url.endswith(address)


def test_a_phone_has_one_menu_with_all_that_can_be_done(visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state, screen=PHONE).page
    page.goto(f"/t/{examples.middle['ingenious']}")
    page.locator(GAMES["ingenious"].BOARD).wait_for()
    menu, pages = page.get_by_role("button", name="Menu"), page.get_by_role("navigation")
    menu.click()
    for action in ("How to play", "Replay this game", "Resign"):
        expect(pages.get_by_role("button", name=action)).to_be_visible()
    pages.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Give this game up?").get_by_text("Keep playing").click()
    menu.click()
    pages.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


@pytest.mark.parametrize("name", GAMES)
def test_a_question_mark_shows_the_keys_of_the_game(
    name: str, visit: Visit, examples: Examples
) -> None:
    page = visit(state=examples.state).page
    page.goto(f"/t/{examples.middle[name]}")
    page.locator(GAMES[name].BOARD).wait_for()
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Keyboard")
    expect(keys.get_by_role("heading", name=GAMES[name].TITLE, exact=True)).to_be_visible()
    assert keys.locator("dt").count() > 5
    page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    page.goto("/settings")
    name_field = page.get_by_label("Your name")
    expect(name_field).not_to_have_value("")  # it is asked for first
    name_field.fill("")
    name_field.press("?")
    expect(name_field).to_have_value("?")
    expect(keys).to_be_hidden()


def test_a_tab_is_marked_while_it_is_my_turn(visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state).page
    page.goto(f"/t/{examples.middle['azul']}")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:"))
    expect(page).to_have_title("● Your turn · Azul")
    page.get_by_role("link", name="Learn").first.click()
    expect(icon).to_have_attribute("href", "/icon.svg")
    expect(page).not_to_have_title(re.compile("●"))


def test_tiles_are_heard_once_somebody_has_touched_the_page(visit: Visit) -> None:
    page, game = visit().page, GAMES["azul"]
    page.add_init_script(EARS)
    page.goto("/")
    page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).click()
    assert wait_for_turn(page, game)
    alone(page, game, mouse(page, game, Random(4)), 1)
    page.wait_for_function("() => window.heard > 0")
    page.goto("/settings")
    page.get_by_label("Let me hear").uncheck()
    page.go_back()
    assert wait_for_turn(page, game)
    alone(page, game, mouse(page, game, Random(4)), 1)
    assert page.evaluate("window.heard") is None  # no sound was even made ready


def test_a_server_that_is_away_is_a_page_that_tries_again(visit: Visit, site: Site) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Replay").first.wait_for()
    with visitor.apart():
        site.kill()
        page.get_by_role("link", name="Learn").first.click()
        expect(page.get_by_role("heading", level=1)).to_have_text("The server is away")
        expect(page.get_by_text("Trying again in")).to_be_visible()
        site.restart()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Learn")


def test_a_profile_tells_how_games_went(visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state).page
    page.goto("/profile")
    expect(page.get_by_role("heading", level=1)).to_have_text("Sofia")
    for game in GAMES.values():
        rows = page.get_by_role("region", name=game.TITLE, exact=True).get_by_role("row")
        expect(rows.filter(has_text="People").get_by_role("cell").first).to_have_text("1")


def test_a_first_game_is_a_few_presses_of_the_tab_key_away(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    play = page.get_by_role("button", name="Learn by playing").first
    play.wait_for()
    for _ in range(FEW):
        page.keyboard.press("Tab")
        if play.evaluate("button => button === document.activeElement"):
            return
    raise AssertionError("it takes longer")
