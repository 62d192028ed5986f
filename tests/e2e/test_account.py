"""Coming back: by passkey elsewhere, by a code when all is lost; going for good; the house."""

import json
import zipfile
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.e2e.axe import violations, violations_by_night
from tests.e2e.conftest import Visit
from tests.e2e.site import Site
from tests.e2e.test_meeting import make_warden, named, press
from tests.e2e.visitor import PHONE, Visitor

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Keys:
    """A device that keeps passkeys, as the browser simulates it."""

    def __init__(self, visitor: Visitor) -> None:
        self._line: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._line.send("WebAuthn.enable")
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
        self._id = made["authenticatorId"]

    def all(self) -> list[dict[str, Any]]:
        """What it keeps."""
        of = {"authenticatorId": self._id}
        found: list[dict[str, Any]] = self._line.send("WebAuthn.getCredentials", of)["credentials"]
        return found

    def take(self, keys: list[dict[str, Any]]) -> None:
        """Keep these too, as devices of one owner do."""
        for key in keys:
            of = {"authenticatorId": self._id, "credential": key}
            self._line.send("WebAuthn.addCredential", of)


def by_name(site: Site) -> str:
    """The same server by a name: passkeys are for names, and browsers trust this one."""
    return site.url.replace("127.0.0.1", "localhost")


def register(page: Page, login: str, password: str) -> None:
    page.get_by_label("Name to log in with").fill(login)
    page.get_by_label("Password", exact=True).fill(password)
    page.locator("form").get_by_role("button", name="Make an account").click()
    expect(page.get_by_text(f"Logged in as {login}.")).to_be_visible()


def test_an_account_by_passkey_is_there_elsewhere_recovered_taken_home_and_left(
    visit: Visit, site: Site
) -> None:
    home = by_name(site)
    first, second = visit(), visit(screen=PHONE)
    desk, phone = first.page, second.page
    keys, others = Keys(first), Keys(second)

    # A guest plays, and becomes an account by a passkey alone.
    desk.goto(home)
    press(desk, "Play a friend: Azul")
    desk.get_by_role("heading", name="Send this link to a friend").wait_for()
    table = desk.url
    desk.goto(f"{home}/settings")
    desk.get_by_label("Name to log in with").fill("sofia.k")
    press(desk, "Make it with a passkey")
    expect(desk.get_by_text("Logged in as sofia.k.")).to_be_visible()
    assert len(keys.all()) == 1

    # Another device of hers has the passkey too: nothing is typed there.
    others.take(keys.all())
    phone.goto(f"{home}/settings")
    press(phone, "Log in")
    press(phone, "Log in with a passkey")
    expect(phone.get_by_text("Logged in as sofia.k.")).to_be_visible()
    phone.goto(f"{home}/mine")
    expect(phone.locator(f"a[href='{table.removeprefix(home)}']").first).to_be_visible()

    # Codes on paper; the other device is seen, and logged out.
    desk.goto(f"{home}/account")
    press(desk, "Make new codes")
    expect(desk.locator("ol code")).to_have_count(10)
    codes = desk.locator("ol code").all_inner_texts()
    press(desk, "I have kept them")
    expect(desk.get_by_text("10 are left.")).to_be_visible()
    expect(desk.get_by_text("this device", exact=True)).to_be_visible()
    assert violations(desk) + violations_by_night(desk) == []
    with second.apart():
        desk.get_by_role("button", name="Log out: ").first.click()
        expect(desk.get_by_role("button", name="Log out: ")).to_have_count(0)
        phone.goto(f"{home}/settings")
        expect(phone.get_by_role("button", name="Log in", exact=True).first).to_be_visible()
    expect(phone.get_by_text("Logged in as")).to_have_count(0)

    # All is lost: another browser, no passkey. A code leads back, to a new password.
    third = visit()
    back = third.page
    back.goto(f"{home}/settings")
    press(back, "Log in")
    back.get_by_role("link", name="Lost your password?").click()
    back.get_by_role("textbox", name="Code").fill(codes[0].upper())
    press(back, "Come back")
    expect(back.get_by_text("You are back.")).to_be_visible()
    back.get_by_label("New password").fill("correct horse")
    press(back, "Change it")
    expect(back.get_by_text("It is changed.")).to_be_visible()
    expect(back.get_by_text("9 are left.")).to_be_visible()

    # Everything of hers, in one file.
    with back.expect_download() as file:
        press(back, "Take everything home")
    with zipfile.ZipFile(file.value.path()) as taken:
        assert json.loads(taken.read("account.json"))["login"] == "sofia.k"
        assert json.loads(taken.read("tables.json"))[0]["table"] == table.rpartition("/")[2]

    # And nothing.
    press(back, "Leave for good")
    leave = back.get_by_role("button", name="Leave for good")
    expect(leave).to_be_disabled()
    back.get_by_label("Type sofia.k to leave for good").fill("sofia.k")
    leave.click()
    expect(back.get_by_text("Nothing here names you any more.")).to_be_visible()
    with third.apart():
        back.get_by_role("button", name="Log in", exact=True).first.click()
        back.get_by_label("Name to log in with").fill("sofia.k")
        back.get_by_label("Password", exact=True).fill("correct horse")
        back.locator("form").get_by_role("button", name="Log in", exact=True).click()
        expect(back.get_by_text("do not belong together")).to_be_visible()


def test_after_a_while_somebody_shows_again_that_it_is_them(visit: Visit, site: Site) -> None:
    from sqlalchemy import update

    from tegel.server.store.schema import devices
    from tegel.server.store.store import open_engine

    visitor = visit()
    page = visitor.page
    Keys(visitor)
    page.goto(f"{by_name(site)}/account")
    register(page, "careful", "correct horse")
    engine = open_engine(site.database, writes=True)
    with engine.begin() as connection:
        connection.execute(update(devices).values(proved_at=1))
    engine.dispose()
    with visitor.apart():  # the browser tells that something was refused
        press(page, "Add a passkey")
        asked = page.get_by_role("dialog", name="Is it you?")
        asked.get_by_label("Password").fill("correct horse")
        asked.get_by_role("button", name="Go on").click()
        expect(page.get_by_role("button", name="Remove This phone")).to_be_visible()


def test_a_warden_opens_the_house_to_the_invited_and_lets_somebody_back(
    visit: Visit, site: Site
) -> None:
    host, forgetful = visit(), visit()
    page, lost = named(host, "Wilhelmina"), forgetful.page
    lost.goto("/account")
    register(lost, "forgetful", "correct horse")
    make_warden(site, "Wilhelmina")
    try:
        page.goto("/house")
        page.get_by_label("English").fill("Club night on Thursday")
        page.get_by_label("Nederlands").fill("Donderdag clubavond")
        press(page, "Invited only")
        press(page, "Save")
        expect(page.get_by_role("note")).to_have_text("Club night on Thursday")
        page.get_by_label("For whom?").fill("Joost")
        press(page, "Make a link")
        invitation = page.get_by_label("Copy it now").input_value()
        assert violations(page) + violations_by_night(page) == []

        # Nobody comes but by the link; everybody reads the notice in their language.
        stranger, guest = visit(locale="nl-NL"), visit()
        stranger.page.goto("/")
        expect(stranger.page.get_by_role("note")).to_have_text("Donderdag clubavond")
        with stranger.apart():
            press(stranger.page, "Zoek een tegenstander")
            expect(stranger.page.get_by_text("alleen op uitnodiging").first).to_be_visible()
        guest.page.goto(invitation)
        guest.page.get_by_label("Your name").fill("Joost")
        press(guest.page, "Come in")
        guest.page.get_by_role("heading", name="Play somebody").wait_for()

        # Somebody is found, and led back.
        page.get_by_role("link", name="People", exact=True).click()
        page.get_by_role("searchbox").fill("FORGET")
        press(page, "Search")
        expect(page.get_by_role("listitem")).to_have_count(1)
        press(page, "Link back")
        link = page.get_by_label("Give this to").input_value()
        assert violations(page) + violations_by_night(page) == []
        back = visit().page
        back.goto(link)
        press(back, "Come back")
        expect(back.get_by_text("You are back.")).to_be_visible()
        expect(back.get_by_text("Logged in as forgetful.")).to_be_visible()
    finally:  # others come to this server too
        page.goto("/house")
        for language in ("English", "Nederlands"):
            page.get_by_label(language).fill("")
        press(page, "Everybody")
        press(page, "Save")
        expect(page.get_by_role("status").get_by_text("Saved.")).to_be_visible()
