"""A site without a server: games are played and kept in the page, and need no network then."""

from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

import pocket
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import alone, finger, mouse
from tests.e2e.visitor import DESK, PHONE, Visitor

PATIENCE = 240_000  # milliseconds: a busy machine takes its time to start a Python in a page


class Quiet(SimpleHTTPRequestHandler):
    """Any web host."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody listens."""


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadingHTTPServer]:
    folder = tmp_path_factory.mktemp("pocket")
    # Made without kernels, which takes minutes: who does not look ahead needs none.
    pocket.make(folder, kernels=False)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def address(host: ThreadingHTTPServer) -> str:
    return f"http://127.0.0.1:{host.server_port}"


@pytest.mark.parametrize("name", GAMES)
def test_a_game_begins_without_a_server_and_goes_on_without_a_network(
    name: str, host: ThreadingHTTPServer, browser: Browser
) -> None:
    on_phone = name == "ingenious"
    visitor, game = Visitor(browser, address(host), PHONE if on_phone else DESK), GAMES[name]
    visitor.context.set_default_timeout(PATIENCE)
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name=f"Play now: {game.TITLE}, Newcomer", exact=True).click()
    page.locator(game.BOARD).wait_for()
    step = (finger if on_phone else mouse)(page, game, Random(3))
    alone(page, game, step, 2)
    page.evaluate("navigator.serviceWorker.ready.then((kept) => !!kept.active)")
    moves = page.locator(".log li")
    before = moves.count()
    with visitor.apart():
        visitor.context.set_offline(True)
        page.reload()
        page.locator(game.BOARD).wait_for()
        alone(page, game, step, 2)
        expect(page.get_by_text("The server is away.")).to_have_count(0)
        assert on_phone or moves.count() > before
    visitor.close()
