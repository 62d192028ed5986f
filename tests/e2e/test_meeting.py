"""The ways in which people meet: by a link, by a list, by chance, and again."""

import json
import re

from playwright.sync_api import Page, expect
from sqlalchemy import select

from tegel.server.store import players, standing
from tegel.server.store.schema import players as people
from tegel.server.store.store import open_engine
from tests.e2e.conftest import Visit
from tests.e2e.drive import azul
from tests.e2e.site import Site
from tests.e2e.visitor import PHONE, Visitor

BOARD = ".azul"
# A device with a sheet for sharing, that keeps what it was given.
SHEET = """navigator.share = async (what) => {
    sessionStorage.shared = JSON.stringify(what)
}"""


def named(visitor: Visitor, name: str) -> Page:
    """Somebody with a name of their own, on the front page."""
    page = visitor.page
    page.goto("/")
    page.evaluate(
        """(name) => fetch('/api/players', {method: 'POST', body: JSON.stringify({name}),
            headers: {'Content-Type': 'application/json'}})""",
        name,
    )
    page.goto("/")
    return page


def press(page: Page, name: str | re.Pattern[str], exact: bool = True) -> None:
    page.get_by_role("button", name=name, exact=exact).first.click()


def pair(*pages: Page) -> None:
    """All press the same button, and play."""
    for page in pages:
        press(page, "Find an opponent")
    for page in pages:
        page.locator(BOARD).wait_for()


def test_the_address_bar_is_an_invitation_and_who_comes_late_is_told(visit: Visit) -> None:
    host, guest, late = named(visit(), "Anna"), visit().page, visit().page
    press(host, "Play a friend: Azul")
    host.get_by_role("heading", name="Send this link to a friend").wait_for()
    press(host, "QR code")
    expect(host.get_by_role("img", name="The link as a QR code")).to_be_visible()
    aloud = host.get_by_text("Or read it out:").locator("b").inner_text()
    guest.goto("/")
    guest.get_by_label("A friend’s code or link").fill(aloud.upper())
    press(guest, "Go")
    expect(guest.get_by_text("Anna invites you to a game of Azul.")).to_be_visible()
    press(guest, "Sit down and play")
    for page in (host, guest):
        page.locator(BOARD).wait_for()
    late.goto(host.url)
    expect(late.get_by_role("heading", name="All seats are taken")).to_be_visible()
    press(late, "Watch")
    expect(late.get_by_text("You are watching.").first).to_be_visible()
    expect(late.get_by_role("button", name=re.compile("^Waiting for"))).to_have_count(0)
    expect(host.get_by_title("1 person is watching").first).to_be_visible()


def test_who_has_the_link_to_watch_sees_the_game_and_is_not_asked_to_play(visit: Visit) -> None:
    host, guest, fan = named(visit(), "Wanda"), visit().page, visit().page
    press(host, "Play a friend: Azul")
    host.get_by_text("Let others watch").click()
    fan.goto(f"http://{host.get_by_text('?watch').inner_text()}")
    expect(fan.get_by_text("The game has not begun.")).to_be_visible()
    expect(fan.get_by_role("button", name="Sit down and play")).to_have_count(0)
    guest.goto(host.url)
    press(guest, "Sit down and play")
    for page in (host, guest, fan):
        page.locator(BOARD).wait_for()
    expect(fan.get_by_text("You are watching.").first).to_be_visible()
    expect(fan.locator(azul.OFFERED)).to_have_count(0)
    expect(host.get_by_title("1 person is watching").first).to_be_visible()


def test_the_sheet_for_sharing_hands_on_a_link_that_works(visit: Visit) -> None:
    phone, guest = visit(screen=PHONE), visit().page
    phone.context.add_init_script(SHEET)
    host = named(phone, "Shirin")
    press(host, "Play a friend: Azul")
    press(host, "Share")
    shared = json.loads(host.evaluate("sessionStorage.shared"))
    assert (shared["title"], shared["text"]) == ("Azul", "A game of Azul")
    guest.goto(shared["url"])
    expect(guest.get_by_text("Shirin invites you to a game of Azul.")).to_be_visible()
    press(guest, "Sit down and play")
    for page in (host, guest):
        page.locator(BOARD).wait_for()


def test_a_table_of_the_list_is_joined_with_one_press(visit: Visit) -> None:
    host, guest = named(visit(), "Lister"), visit().page
    host.goto("/new/azul")
    press(host, "Friends, by link")
    host.get_by_label("Anyone may see it and join").check()
    press(host, "Open the table")
    host.get_by_role("heading", name="Send this link to a friend").wait_for()
    guest.goto("/tables")
    guest.get_by_role("link", name=re.compile("^Join: Azul, Lister")).click()
    for page in (host, guest):
        page.locator(BOARD).wait_for()


def test_two_strangers_are_paired_and_who_stops_looking_is_not(visit: Visit) -> None:
    anna, ben, carl = (named(visit(), name) for name in ("Anna", "Ben", "Carl"))
    press(carl, "Find an opponent")
    press(carl, "Stop looking")
    carl.get_by_role("heading", name="Play somebody").wait_for()
    pair(anna, ben)
    assert anna.url == ben.url
    carl.goto("/tables")
    carl.get_by_role("heading", name="Play somebody").wait_for()
    for name in ("Anna", "Carl"):
        expect(carl.get_by_role("link", name=re.compile(f"^Join: Azul, {name}"))).to_have_count(0)


def test_who_closes_the_page_waits_no_more(visit: Visit) -> None:
    gone, other = visit(), named(visit(), "Other")
    press(named(gone, "Gone"), "Find an opponent")
    gone.page.get_by_role("button", name="Stop looking").wait_for()
    other.goto("/tables")
    waits = other.get_by_role("link", name=re.compile("^Join: Azul, Gone"))
    expect(waits).to_be_visible()
    gone.page.close(run_before_unload=True)
    other.wait_for_function(
        """async () => !(await (await fetch('/api/tables')).text()).includes('"Gone"')"""
    )


def test_phrases_are_read_in_ones_own_language_and_a_phone_shows_that_they_came(
    visit: Visit,
) -> None:
    anna, ben = named(visit(), "Anna"), named(visit(screen=PHONE, locale="nl-NL"), "Ben")
    press(anna, "Find an opponent")
    press(ben, "Zoek een tegenstander")
    for page in (anna, ben):
        page.locator(BOARD).wait_for()
    press(anna, "Quick phrases")
    press(anna, "Good luck!")
    expect(anna.get_by_role("list", name="Chat")).to_contain_text("Good luck!")
    bubble = ben.get_by_role("button", name="Anna Succes!")
    expect(bubble).to_be_visible()
    expect(ben.get_by_role("button", name=re.compile("1 nieuw bericht$"))).to_be_visible()
    bubble.click()
    expect(ben.get_by_role("dialog").get_by_role("list", name="Chat")).to_contain_text("Succes!")
    ben.get_by_role("dialog").get_by_role("button", name="Sluiten").click()
    expect(ben.get_by_role("button", name=re.compile("nieuw bericht"))).to_have_count(0)


def test_people_meet_again_or_never(visit: Visit, site: Site) -> None:
    anna, ben = named(visit(), "Amalia"), named(visit(), "Boris")
    pair(anna, ben)
    anna.goto("/people")
    press(anna, "Play: Boris")
    anna.get_by_role("heading", name="Send this link to a friend").wait_for()
    ben.goto("/")
    invited = ben.get_by_role("region", name="You are invited")
    expect(invited).to_contain_text("Amalia invites you to a game of Azul.")
    invited.get_by_role("link", name="Join").click()
    for page in (anna, ben):
        page.locator(BOARD).wait_for()
    press(ben, "Quick phrases")
    press(ben, "Oops!")
    said = anna.get_by_role("list", name="Chat")
    expect(said).to_contain_text("Oops!")
    press(anna, "Menu")
    menu = anna.get_by_role("dialog", name="Menu")
    menu.get_by_role("button", name="Report").click()
    menu.get_by_label("In your words, if you like").fill("Too clumsy")
    menu.get_by_role("button", name="Send the report").click()
    expect(menu.get_by_role("status")).to_contain_text("Thank you.")
    menu.get_by_role("button", name="Block").click()
    expect(said).to_have_count(0)
    make_warden(site, "Amalia")  # and judge, for once
    anna.goto("/reports")
    report = anna.get_by_role("article").filter(has_text="Too clumsy")
    expect(report.get_by_role("list", name="Chat")).to_contain_text("Boris Oops!")
    report.get_by_role("button", name="Warn").click()
    expect(report).to_have_count(0)
    ben.goto("/")
    expect(ben.get_by_text("whoever runs this site asks you to stop")).to_be_visible()
    press(ben, "Understood")
    ben.reload()
    ben.get_by_role("heading", name="Play somebody").wait_for()
    expect(ben.get_by_text("whoever runs this site asks you to stop")).to_have_count(0)


def make_warden(site: Site, name: str) -> None:
    engine = open_engine(site.database, writes=True)
    with engine.begin() as connection:
        found = connection.execute(select(people.c.id).where(people.c.name == name)).scalar_one()
        assert players.find(connection, found) is not None
        standing.set_standing(connection, found, warden=True)
    engine.dispose()
