"""Taking back, alone and among people; pausing, calling off, and playing again."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import alone, mouse, together, wait_for_turn
from tests.e2e.visitor import PHONE

AZUL = GAMES["azul"]


def button(page: Page, name: str) -> None:
    """Press what has this name, where it is seen: there are bars for desks and for phones."""
    page.get_by_role("button", name=name, exact=True).locator("visible=true").first.click()


def seen(page: Page, text: str) -> None:
    expect(page.get_by_text(text).locator("visible=true").first).to_be_visible()


def from_menu(page: Page, name: str) -> None:
    button(page, "Menu")
    page.locator("dialog.menu[open]").get_by_role("button", name=name).click()


def resign(page: Page) -> None:
    from_menu(page, "Resign")
    page.locator("dialog.menu[open]").get_by_role("button", name="Yes, I resign").click()


@pytest.mark.parametrize("name", GAMES)
def test_against_a_bot_one_goes_back_to_ones_last_choice(name: str, visit: Visit) -> None:
    page, game = visit().page, GAMES[name]
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game.TITLE}, Newcomer", exact=True).click()
    page.locator(game.BOARD).wait_for()
    step = mouse(page, game, Random(5))
    turns = page.locator(".log li > button")
    mine, latest = turns.filter(has_text="You "), turns.first.locator("b").first
    while not mine.count() or latest.inner_text() != "Newcomer":
        alone(page, game, step, 1)
        wait_for_turn(page, game)
    button(page, "Undo")
    told = page.get_by_text("You take your last move back, and all that followed.")
    expect(told.first).to_be_visible()
    expect(page.locator(".log s").first).to_be_visible()
    wait_for_turn(page, game)
    resign(page)
    expect(page.locator(END).get_by_text("it counts for no rating")).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_text("moves taken back").first).to_be_visible()


def steps_next(page: Page) -> bool:
    """Whether it is this one's turn; the other waits, or will."""
    page.get_by_role("heading", name=re.compile("Your turn|to move")).first.wait_for()
    return page.get_by_role("heading", name="Your turn").count() > 0


def two_at_a_table(host: Page, guest: Page) -> None:
    host.goto("/")
    host.get_by_role("button", name=f"Play a friend: {AZUL.TITLE}", exact=True).click()
    host.get_by_role("heading", name="Send this link to a friend").wait_for()
    guest.goto(host.url)
    guest.get_by_label("Your name").fill("Joost")
    guest.get_by_role("button", name="Sit down and play").click()
    for page in (host, guest):
        page.locator(AZUL.BOARD).wait_for()


def test_people_ask_each_other_and_are_told_all_that_the_other_does(visit: Visit) -> None:
    friend = visit(screen=PHONE)
    host, guest = pages = [visit().page, friend.page]
    two_at_a_table(host, guest)
    steps = [mouse(page, AZUL, Random(2)) for page in pages]
    together(pages, AZUL, steps, 3)
    asker, other = (host, guest) if steps_next(host) else (guest, host)

    # Who is to move has moved before, and the other since: that needs leave.
    button(asker, "Ask to undo")
    seen(other, "asks to take the last move back.")
    button(other, "Decline")
    seen(asker, "declines.")
    button(asker, "Ask to undo")
    button(other, "Allow")
    seen(other, "takes the last move back, and all that followed.")
    expect(asker.locator(AZUL.OFFERED).first).to_be_attached()

    # What one may take back oneself is told as well.
    steps[pages.index(asker)]()
    button(asker, "Undo")
    seen(other, "takes a move back.")

    from_menu(host, "Ask for a pause")
    seen(guest, "asks for a pause.")
    button(guest, "Allow")
    for page in pages:
        expect(page.get_by_text("The game is paused").first).to_be_visible()
    button(host, "Go on")
    expect(guest.get_by_text("No clock is running.").locator("visible=true")).to_have_count(0)

    # The network is lost, and found.
    away = guest.get_by_text("The server is away.").first
    with friend.apart():
        guest.context.set_offline(True)
        expect(away).to_be_visible()
        guest.context.set_offline(False)
        expect(away).to_be_hidden()

    resign(host)
    button(guest, "Play again")
    seen(host, "Joost would like another game.")
    button(host, "No, thank you")
    seen(guest, "would rather not play again.")
    old = guest.url
    button(host, "Play again")
    guest.get_by_text("would like another game.").locator("visible=true").first.wait_for()
    button(guest, "Play again")
    for page in pages:
        page.wait_for_url(lambda url: url != old)
        page.locator(AZUL.BOARD).wait_for()
    assert host.url.rpartition("/")[2] == guest.url.rpartition("/")[2]

    from_menu(host, "Call the game off")
    seen(guest, "calls the game off.")


@pytest.mark.parametrize(
    ("name", "source", "goal"),
    [
        ("azul", AZUL.TILES, ".mine [data-line='4']"),
        ("azul_duel", "button.pick:visible", "[data-drop='line 4']:visible"),
        ("ingenious", GAMES["ingenious"].SLOTS, GAMES["ingenious"].DOTS),
    ],
)
def test_what_is_dropped_is_laid(visit: Visit, name: str, source: str, goal: str) -> None:
    page, game = visit(confirm=False).page, GAMES[name]
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game.TITLE}, Newcomer", exact=True).click()
    wait_for_turn(page, game)
    page.locator(source).first.hover()
    page.mouse.down()
    middle_of = """all => all.map(one => one.getBoundingClientRect())
        .map(box => [box.x + box.width / 2, box.y + box.height / 2])[0]"""
    x, y = page.locator(source).evaluate_all(middle_of)
    page.mouse.move(x + 20, y - 20)  # where it may lie shows once it is taken up
    page.locator(goal).first.wait_for()
    page.mouse.move(*page.locator(goal).evaluate_all(middle_of), steps=5)
    page.mouse.up()
    expect(page.locator(".log b", has_text="You").first).to_be_visible()


def test_two_presses_are_a_turn(visit: Visit) -> None:
    page = visit(confirm=False).page
    game = GAMES["ingenious"]
    page.goto("/")
    page.get_by_role("button", name="Play now: Ingenious, Newcomer", exact=True).click()
    wait_for_turn(page, game)
    page.locator(game.SLOTS).first.click()
    page.locator(game.DOTS).first.wait_for()
    x, y = page.locator(game.DOTS).evaluate_all(game.LARGEST)[0]
    page.mouse.click(x, y)
    drawn = page.locator(".log button", has_text=re.compile("You.*draw 1 tile"))
    expect(drawn.first).to_be_visible()
