"""Being told with the page closed, in a real browser; and planning an answer on its board.

Browsers have push services of their own, on the internet: none is asked here. What the browser
would do with its own, the test does: it gives the subscription of the local service, and hands the
bytes that came there to the browser's service worker, as that would. All else is real.
"""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import Visit
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
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.getRegistration('/')
    for (;;) {
        const shown = await worker.getNotifications()
        if (shown.length) return shown.map(({ title, body, data }) => ({ title, body, data }))
        await new Promise((done) => setTimeout(done, 50))
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

    other = context.new_page()  # a browser needs a page for us to look into it
    other.goto(f"{site.url}/icon.svg")
    anna.close()
    move(ben, table, 1)
    came = service.wait(1, "/anna")[0]
    told = keys.read(came.body)
    assert (told["title"], told["url"]) == ("It is your turn", f"{site.url}/t/{table}")

    session = context.new_cdp_session(other)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(
            one["registrationId"] for one in event["registrations"] if not one["isDeleted"]
        ),
    )
    session.send("ServiceWorker.enable")
    other.wait_for_timeout(500)
    for _ in range(2):  # should a service bring it twice, it is still shown once
        session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": site.url, "registrationId": registrations[-1], "data": json.dumps(told)},
        )
    shown = other.evaluate(SHOWN)
    assert shown == [{"title": "It is your turn", "body": "Azul with Ben", "data": f"/t/{table}"}]
    other.wait_for_timeout(2_000)
    assert len(service.posted) == 1
