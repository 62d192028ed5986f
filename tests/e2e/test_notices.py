"""Being told with the page closed, in a real browser; and planning an answer on its board.

Browsers have push services of their own, on the internet: none is asked here. What the browser
would do with its own, the test does: it gives the subscription of the local service, and hands
what came there to the browser's service worker, as that would. All else is real.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
from tests.e2e.drive import GAMES
from tests.e2e.site import Site
from tests.server.notices.service import Browser as Keys
from tests.server.notices.service import Service, listening

DAYS = {"kind": "days", "base": 86_400_000}


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with listening() as service:
        yield service


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("notices"), more=["--reach", "127.0.0.1"])
    yield site
    site.kill()


ASK = """async ([method, path, body]) => {
    const type = { 'Content-Type': 'application/json' }
    const sent = body === null ? {} : { headers: type, body: JSON.stringify(body) }
    const response = await fetch('/api' + path, { method, ...sent })
    if (!response.ok) throw new Error(await response.text())
    return response.status === 204 ? null : response.json()
}"""
REGISTER = """async () => {
    await navigator.serviceWorker.register('/notices.js')
    await navigator.serviceWorker.ready
}"""
# The browser of the tests shows no notices at all, whoever allows it: what it would show is noted.
NOTE = """() => {
    self.shown = new Map()
    ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
        self.shown.set(tag, { title, body, data })
    }
}"""


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as the page does."""
    return page.evaluate(ASK, [method, path, body])


def command(page: Page, table: str, **do: Any) -> None:
    number = ask(page, "GET", f"/tables/{table}")["number"]
    ask(
        page,
        "POST",
        f"/tables/{table}/commands",
        {"expected": number, "id": f"n{number}", "do": do},
    )


def turn(page: Page, table: str) -> int:
    return int(ask(page, "GET", f"/tables/{table}")["view"]["view"]["turn"])


def move(page: Page, table: str, seat: int, n: int = 0) -> None:
    view = ask(page, "GET", f"/tables/{table}")["view"]["view"]
    command(page, table, kind="play", seat=seat, move=view["moves"][n]["move"])


def come(visit: Visit, name: str) -> Page:
    page: Page = visit().page
    page.goto("/")
    ask(page, "POST", "/players", {"name": name})
    return page


def daily(anna: Page, ben: Page) -> str:
    """A game by the day, and it is Ben's turn."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"game": "azul", "seats": seats, "clock": DAYS}
    table = str(ask(anna, "POST", "/tables", asked)["table"])
    command(ben, table, kind="sit", seat=1, name="Ben")
    if turn(anna, table) == 0:
        move(anna, table, 0)
    return table


def test_a_notice_comes_once_with_the_page_closed_and_opens_the_table(
    visit: Visit, service: Service, site: Site
) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    context = anna.context
    context.grant_permissions(["notifications"])
    table = daily(anna, ben)
    keys = Keys()
    ask(anna, "POST", "/me/notices/browsers", keys.subscription(f"{service.url}/anna"))
    anna.evaluate(REGISTER)

    # Who looks is told by the table itself, and not once more.
    anna.goto(f"/t/{table}")
    expect(anna.get_by_role("heading", name="Ben to move")).to_be_visible()
    move(ben, table, 1)
    expect(anna.get_by_role("heading", name="Your turn")).to_be_visible()
    move(anna, table, 0)
    expect(anna.get_by_role("heading", name="Ben to move")).to_be_visible()
    anna.wait_for_timeout(3_000)  # longer than it takes to tell whoever does not look
    assert service.posted == []

    worker = context.service_workers[0]
    worker.evaluate(NOTE)
    other = context.new_page()
    other.goto("/")
    session = context.new_cdp_session(other)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    anna.close()
    move(ben, table, 1)
    came = service.wait(1, "/anna")[0]
    told = keys.read(came.body)
    assert (told["title"], told["url"]) == ("It is your turn", f"{site.url}/t/{table}")
    push = {"origin": site.url, "registrationId": found[-1], "data": json.dumps(told)}
    for _ in range(2):  # should a service bring it twice, it is still shown once
        session.send("ServiceWorker.deliverPushMessage", push)
    other.wait_for_timeout(1_500)
    assert worker.evaluate("[...self.shown.values()]") == [
        {"title": "It is your turn", "body": "Azul with Ben", "data": f"/t/{table}"}
    ]
    assert len(service.posted) == 1


def test_an_answer_is_planned_on_the_board_and_played_when_it_comes_true(visit: Visit) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    table = daily(anna, ben)
    anna.goto(f"/t/{table}")
    anna.get_by_role("button", name="Menu").last.click()
    anna.get_by_role("button", name="Plan my answer").last.click()
    expect(anna.get_by_role("heading", name="If Ben plays …")).to_be_visible()
    for seat in ("their move", "my answer"):
        choose(anna)
        undo = anna.get_by_role("button", name="Undo").first
        expect(undo, seat).to_be_enabled()
    anna.get_by_role("button", name="Keep this answer").first.click()
    expect(anna.get_by_role("heading", name="Your answers")).to_be_visible()
    view = ask(anna, "GET", f"/tables/{table}")["view"]
    theirs, mine = (one["move"] for one in view["plans"][0]["lines"][0])
    assert ask(ben, "GET", f"/tables/{table}")["view"]["plans"] == []
    command(ben, table, kind="play", seat=1, move=theirs)
    after = ask(ben, "GET", f"/tables/{table}")["view"]
    assert (after["view"]["last_move"]["move"], after["view"]["turn"]) == (mine, 1)


def test_whether_to_be_told_is_asked_after_a_turn_and_not_again(visit: Visit) -> None:
    anna, ben = come(visit, "Anna"), come(visit, "Ben")
    # This browser allows no notices to anybody: the page is told that one can be asked.
    ben.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'default' })")
    table = daily(anna, ben)
    ben.goto(f"/t/{table}")
    offer = ben.get_by_role("region", name="Notices").first
    expect(ben.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(offer).to_be_hidden()
    choose(ben)
    expect(offer).to_be_visible()
    offer.get_by_role("button", name="No", exact=True).click()
    expect(offer).to_be_hidden()
    move(anna, table, 0)
    choose(ben)
    expect(ben.get_by_role("heading", name="Anna to move")).to_be_visible()
    expect(offer).to_be_hidden()


def choose(page: Page) -> None:
    """Take some tiles, lay them on a line, and do it."""
    azul = GAMES["azul"]
    page.locator(azul.TILES).first.click()
    page.locator(azul.LINES).first.click()
    page.locator("[data-at=main]:enabled").first.click()
