"""A site without a server: games are played and kept in the page, and need no network then."""

import asyncio
import json
import os
import shutil
import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

import pocket
import tegel
from launch import BROWSERS
from tegel.analysis.deepen import deepen
from tegel.analysis.explained import explained
from tests.core.helpers import compiled_only
from tests.e2e.drive import GAMES
from tests.e2e.drive.hand import END
from tests.e2e.drive.play import alone, finger, mouse, wait_for_turn
from tests.e2e.site import Site
from tests.e2e.test_account import register
from tests.e2e.test_undo import resign
from tests.e2e.visitor import DESK, PHONE, Visitor
from tests.pocket import page as inside
from tests.pocket.inside import FIND_OUT, files
from tests.pocket.known import known

pytestmark = compiled_only

PLAY_AZUL = "Play now: Azul, Newcomer"
PATIENCE = 240_000  # milliseconds: a busy machine takes its time to start a Python in a page
MOST_TREES = 8  # `web/src/pocket/hands.ts`
HOME = "/games/tegel/"  # on the host: a site lies anywhere
BARE = "icon.svg"  # there no tables start


# In a page: an analysis that is stopped when it has hardly begun, and then the one that is wanted.
ANALYSE = """
async ([address, wanted]) => {
  const worker = new Worker(address, { type: 'module' })
  const ask = (id, body, until) =>
    new Promise((done, failed) => {
      const parts = []
      worker.addEventListener('message', ({ data }) => {
        if (data.kind === 'failed') failed(new Error(data.reason))
        if (data.id === id && data.kind === 'part') parts.push(data.text)
        if (data.id === id && (data.kind === until || data.kind === 'end')) done(parts.join(''))
      })
      const whole = { kind: 'ask', id, method: 'POST', address: '/analyses', language: 'en' }
      worker.postMessage({ ...whole, body: JSON.stringify(body) })
    })
  await ask(1, { ...wanted, iterations: 200000 }, 'part')
  worker.postMessage({ kind: 'stop', id: 1 })
  const told = await ask(2, wanted, 'end')
  worker.terminate()
  return [told, navigator.hardwareConcurrency]
}
"""


class Quiet(SimpleHTTPRequestHandler):
    """Any web host."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody listens."""


class Ignorant(Quiet):
    """One that knows only what no page is without."""

    extensions_map = {  # noqa: RUF012
        "": "application/octet-stream",
        ".html": "text/html",
        ".css": "text/css",
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
    }


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site, as `make site` makes it, somewhere on a host."""
    host = tmp_path_factory.mktemp("pocket")
    pocket.make(host / HOME.strip("/"), handbook=False)
    return host


def program() -> str:
    """A browser to start once more, in another way."""
    return next(filter(None, map(shutil.which, BROWSERS)))


@contextmanager
def hosted(folder: Path, host: type[Quiet] = Quiet) -> Generator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(host, directory=str(folder)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[str]:
    with hosted(folder) as address:
        yield address


def come(browser: Browser, host: str, screen: Any = DESK, level: str = "newcomer") -> Visitor:
    visitor = Visitor(browser, host, screen, level=level)
    visitor.context.set_default_timeout(PATIENCE)
    return visitor


def begin(page: Page) -> None:
    """A game of Azul."""
    page.goto(HOME)
    page.get_by_role("button", name=PLAY_AZUL, exact=True).click()
    page.locator(GAMES["azul"].BOARD).wait_for()


def kept(page: Page) -> None:
    """Wait until the site is there without a network too."""
    page.evaluate("navigator.serviceWorker.ready.then((kept) => !!kept.active)")


def test_games_begin_without_a_server_and_go_on_without_a_network(
    host: str, browser: Browser
) -> None:
    """All at one visit, the last in a hand: a Python takes its time to begin in a page."""
    visitor = come(browser, host, {**DESK, "has_touch": True}, "champion")
    page, chance, addresses = visitor.page, Random(3), dict[str, str]()
    page.goto(HOME)
    for name, game in GAMES.items():
        page.get_by_role("link", name="Tegel").first.click()
        if name == "ingenious":
            page.set_viewport_size(PHONE["viewport"])
        page.get_by_role("button", name=f"Play now: {game.TITLE}, Champion", exact=True).click()
        page.locator(game.BOARD).wait_for()
        alone(page, game, (finger if name == "ingenious" else mouse)(page, game, chance), 2)
        addresses[name] = page.url
    kept(page)
    with visitor.apart():
        visitor.context.set_offline(True)
        page.reload()
        for name, game in reversed(GAMES.items()):
            page.goto(addresses[name])
            page.locator(game.BOARD).wait_for()
            before = page.locator(".log li").count()
            alone(page, game, (finger if name == "ingenious" else mouse)(page, game, chance), 2)
            expect(page.get_by_text("The server is away.")).to_have_count(0)
            assert name == "ingenious" or page.locator(".log li").count() > before
            page.set_viewport_size(DESK["viewport"])
    visitor.close()


def test_all_that_is_known_of_the_games_is_found_out_in_a_browser(
    host: str, folder: Path, browser: Browser
) -> None:
    [pack] = (folder / HOME.strip("/")).glob("pack-*")
    visitor = come(browser, host)
    visitor.page.goto(f"{HOME}{BARE}")
    found = visitor.page.evaluate(FIND_OUT, [f"{host}{HOME}{pack.name}/", files()])
    assert json.loads(found) == known()
    visitor.close()


def test_an_analysis_by_many_workers_is_that_of_as_many_threads_and_stops_at_once(
    host: str, folder: Path, browser: Browser
) -> None:
    visitor = come(browser, host)
    page = visitor.page
    page.goto(f"{HOME}{BARE}")
    [worker] = (folder / HOME.strip("/") / "assets").glob("worker-*.js")
    wanted = {"game": "azul", "seed": 11, "iterations": 12_000, "seconds": 60}
    told, cores = page.evaluate(ANALYSE, [f"{host}{HOME}assets/{worker.name}", wanted])
    trees = min(cores, MOST_TREES)
    with ThreadPoolExecutor(1) as apart:
        here = apart.submit(analysed_here, wanted, trees).result()
    there = json.loads(told.splitlines()[-1])
    assert {name: there[name] for name in here} == here
    visitor.close()


def analysed_here(wanted: dict[str, Any], trees: int) -> dict[str, Any]:
    """The same analysis, each tree by a thread."""
    state = tegel.new(wanted["game"], seed=wanted["seed"])
    imagined = state.imagine(0 if state.turn is None else state.turn, wanted["seed"])
    much = {name: wanted[name] for name in ("iterations", "seconds", "seed")}
    found = deque(deepen(imagined, threads=trees, **much), maxlen=1)[0]
    data = explained(imagined, found, wanted["seed"]).as_data()
    told: dict[str, Any] = json.loads(json.dumps(data))
    del told["seconds"]
    return told


def test_a_browser_thinks_for_its_server_that_only_gives_leave(
    folder: Path, browser: Browser, tmp_path: Path
) -> None:
    site = lender(folder, tmp_path)
    visitor = Visitor(browser, site.url, thinks="browser")
    visitor.context.set_default_timeout(PATIENCE)
    page, asked = visitor.page, list[str]()
    page.on("request", lambda one: asked.append(f"{one.method} {one.url.removeprefix(site.url)}"))
    page.goto("/analyse?game=azul&players=2&s=7")
    expect(page.locator(".champion .chance").first).to_be_visible()
    assert "POST /api/analyses/leave" in asked
    assert "POST /api/analyses" not in asked
    game = GAMES["azul"]
    page.get_by_role("link", name="Tegel").first.click()
    page.get_by_role("button", name=PLAY_AZUL, exact=True).click()
    page.locator(game.BOARD).wait_for()
    alone(page, game, mouse(page, game, Random(3)), 2)
    assert wait_for_turn(page, game)
    page.get_by_role("button", name="Hint").locator("visible=true").first.click()
    page.locator("section.hints").locator("visible=true").first.wait_for()
    resign(page)
    page.locator(END).wait_for()
    table = page.url.rpartition("/")[2]
    with visitor.apart():  # that the server has no review yet, a browser notes as an error
        page.locator(END).get_by_role("button", name="Review").click()
        expect(page.get_by_role("group", name="Report")).to_be_visible()
    path = f"POST /api/tables/{table}"
    assert {f"{path}/hint/leave", f"{path}/review/own"} <= {*asked}
    assert not {f"{path}/hint", f"{path}/review"} & {*asked}
    visitor.close()
    site.kill()


def lender(folder: Path, home: Path) -> Site:
    """A server that was made with this site."""
    pocket.lend_to_server(folder / HOME.strip("/"), home / "lent")
    lend = f"packs.FOLDER = Path({str(home / 'lent')!r})"
    start = f"from pathlib import Path; from tegel.server import packs; {lend}"
    return Site(home, tegel=("-c", f"{start}; from tegel.cli import main; main()"))


# In a page of a server: a game against a bot, which one gives up at once.
GIVE_UP = """
async () => {
  const ask = async (method, path, body) => {
    const headers = { 'Content-Type': 'application/json' }
    const sent = body && JSON.stringify(body)
    return (await fetch(`/api${path}`, { method, headers, body: sent })).json()
  }
  const seats = [{ kind: 'me' }, { kind: 'bot', level: 'newcomer' }]
  const { table } = await ask('POST', '/tables', { game: 'azul', options: { players: 2 }, seats })
  for (;;) {
    const { number } = await ask('GET', `/tables/${table}`)
    const wish = { expected: number, id: `away-${number}`, do: { kind: 'resign', seat: 0 } }
    if ('number' in (await ask('POST', `/tables/${table}/commands`, wish))) return table
    await new Promise((done) => setTimeout(done, 100)) // the bot has just moved
  }
}
"""
# What a browser still has of what was taken along.
LEFT = """
async () => {
  const opened = await new Promise((done) => {
    const wish = indexedDB.open('tegel')
    wish.onsuccess = () => done(wish.result)
  })
  const lists = [...opened.objectStoreNames]
  const counts = await Promise.all(lists.map((list) => new Promise((done) => {
    const wish = opened.transaction(list).objectStore(list).count()
    wish.onsuccess = () => done(wish.result)
  })))
  const workers = await navigator.serviceWorker.getRegistrations()
  const sum = counts.reduce((one, other) => one + other, 0)
  return [sum, workers.length, (await caches.keys()).length, localStorage['tegel-along'] ?? null]
}
"""


def test_tegel_taken_along_plays_on_without_a_network_and_brings_its_games_home(
    folder: Path, browser: Browser, tmp_path: Path
) -> None:
    site = lender(folder, tmp_path)
    visitor, game = come(browser, site.url), GAMES["azul"]
    page = visitor.page
    page.goto("/settings")
    register(page, "traveller", "correct horse")
    before = page.evaluate(GIVE_UP)
    page.get_by_role("button", name="Take along", exact=True).click()
    expect(page.get_by_text("One of your games is here.")).to_be_visible()
    site.kill()
    with visitor.apart():
        page.goto("/mine")
        page.wait_for_url(f"{site.url}/pocket/#/mine")
        offline = page.get_by_text("You are offline.")
        expect(offline).to_be_visible()
        page.locator(f'a[href="#/t/{before}"]').first.click()
        page.locator(END).wait_for()
        page.goto("/")
        page.get_by_role("button", name=PLAY_AZUL, exact=True).click()
        page.locator(game.BOARD).wait_for()
        alone(page, game, mouse(page, game, Random(3)), 2)
        resign(page)
        page.locator(END).wait_for()
        site.restart()
        page.goto("/pocket/")
        expect(
            page.get_by_text("One game that you played offline is at your account")
        ).to_be_visible()
    page.get_by_role("link", name="To the server").click()
    page.wait_for_url(f"{site.url}/")
    for _ in range(2):  # and there once, however often it is looked
        page.goto("/mine")
        expect(page.get_by_text("offline", exact=True)).to_have_count(1)
    page.goto("/settings")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("You are logged out on this device.")).to_be_visible()
    assert page.evaluate(LEFT) == [0, 0, 0, None]
    visitor.close()
    site.kill()


def test_what_is_kept_for_all_games_is_at_most_eight_megabytes(folder: Path) -> None:
    [pack] = (folder / HOME.strip("/")).glob("pack-*")
    assert sum(file.stat().st_size for file in pack.iterdir()) <= 8_000_000


def test_places_in_the_page_and_the_handbook_are_found_wherever_the_site_lies(
    host: str, folder: Path, browser: Browser
) -> None:
    visitor = come(browser, host)
    page = visitor.page
    page.goto(f"{HOME}#/learn/azul")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Azul")
    link = page.get_by_role("navigation", name="Tegel").get_by_role("link", name="Learn")
    assert link.evaluate("(link) => link.href") == f"{host}{HOME}#/learn"
    link.click()
    page.wait_for_url(f"{host}{HOME}#/learn")
    page.goto(HOME)
    handbook = page.get_by_role("link", name="Handbook")
    assert handbook.evaluate("(link) => link.href") == f"{host}{HOME}handbook/"
    kept(page)
    place = folder / HOME.strip("/") / "handbook"
    place.mkdir()
    (place / "index.html").write_text("<h1>Handbook</h1>", encoding="utf-8")
    handbook.click()
    page.get_by_role("heading", name="Handbook").wait_for()
    with visitor.apart():  # what one has read of it stays
        visitor.context.set_offline(True)
        page.reload()
        page.get_by_role("heading", name="Handbook").wait_for()
    visitor.close()


def test_puzzles_are_solved_in_the_page_and_what_came_of_them_is_kept(
    host: str, browser: Browser
) -> None:
    visitor = come(browser, host)
    page = visitor.page
    page.goto(f"{HOME}#/puzzles/azul")
    page.get_by_role("button", name="Show the answer").first.click()
    expect(page.locator(".why")).to_contain_text("Second best")
    page.reload()
    expect(page.get_by_text("Solved 0 of 1").first).to_be_attached()
    visitor.close()


def test_games_come_along_as_a_file(host: str, browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "games.tegel"
    with ThreadPoolExecutor(1) as apart:  # from the loop that drives the browser
        text = apart.submit(lambda: asyncio.run(games_played_here())).result()
    file.write_text(text, encoding="utf-8")
    visitor = come(browser, host)
    page = visitor.page
    page.goto(f"{HOME}#/mine")
    page.get_by_label("Add games from a file").set_input_files(file)
    expect(page.get_by_text("One game was added.")).to_be_visible()
    expect(page.get_by_role("heading", name="Finished")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games as a file").click()
    assert Path(saved.value.path()).read_text(encoding="utf-8") == text
    visitor.close()


def kill_what_runs(browser: Browser) -> None:
    """End the process of the page that has worked most, as an exhausted phone does."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    pages = [one for one in found if one["type"] == "renderer"]
    os.kill(max(pages, key=lambda one: one["cpuTime"])["id"], signal.SIGKILL)


def test_a_game_whose_tab_was_killed_goes_on_where_it_was(host: str, browser: Browser) -> None:
    visitor, game = come(browser, host), GAMES["azul"]
    page = visitor.page
    begin(page)
    alone(page, game, mouse(page, game, Random(5)), 3)
    assert wait_for_turn(page, game)
    address, told = page.url, page.locator(".log li").all_text_contents()
    with page.expect_event("crash"):
        kill_what_runs(browser)
    again = visitor.context.new_page()
    again.goto(address)
    expect(again.locator(".log li")).to_have_text(told)
    alone(again, game, mouse(again, game, Random(5)), 1)
    visitor.context.close()


def test_two_tabs_at_one_table_show_the_same_and_take_turns(host: str, browser: Browser) -> None:
    visitor, game = come(browser, host), GAMES["azul"]
    one, other = visitor.page, visitor.context.new_page()
    begin(one)
    alone(one, game, mouse(one, game, Random(5)), 1)
    other.goto(one.url)
    for mine, theirs in ((other, one), (one, other), (other, one)):
        assert wait_for_turn(mine, game)
        alone(mine, game, mouse(mine, game, Random(5)), 1)
        assert wait_for_turn(mine, game)
        told = mine.locator(".log li").all_text_contents()
        expect(theirs.locator(".log li")).to_have_text(told)
    visitor.close()


# In a page: something else takes more than there is.
FILL = """
(size) => new Promise((done) => {
  const opened = indexedDB.open('others')
  opened.onupgradeneeded = () => opened.result.createObjectStore('much')
  opened.onsuccess = () => {
    const transaction = opened.result.transaction('much', 'readwrite')
    transaction.objectStore('much').put(new Uint8Array(size), 1)
    transaction.onabort = () => done(transaction.error.name)
  }
})
"""


def test_a_storage_that_fills_amid_a_game_loses_nothing_and_is_told(
    host: str, browser: Browser
) -> None:
    visitor, game = come(browser, host), GAMES["azul"]
    page = visitor.page
    session = visitor.context.new_cdp_session(page)

    def have_room(size: int | None) -> None:
        quota = {} if size is None else {"quotaSize": size}
        session.send("Storage.overrideQuotaForOrigin", {"origin": host, **quota})

    page.goto(f"{HOME}{BARE}")
    have_room(40_000_000)
    begin(page)
    alone(page, game, mouse(page, game, Random(5)), 2)
    assert wait_for_turn(page, game)
    told = page.locator(".log li").all_text_contents()
    have_room(1)
    assert page.evaluate(FILL, 50_000_000) == "QuotaExceededError"
    with visitor.apart():
        mouse(page, game, Random(5))()
        alert = page.get_by_role("alert").first
        expect(alert).to_contain_text("The storage of this browser is full")
    have_room(None)
    page.reload()
    expect(page.locator(".log li")).to_have_text(told)
    alone(page, game, mouse(page, game, Random(5)), 1)
    visitor.context.close()


# In a worker, before all else: what a browser does whose settings let a site keep nothing.
DENY = "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError') };"


def test_a_browser_that_keeps_nothing_is_told_so(host: str, browser: Browser) -> None:
    visitor = come(browser, host)
    page = visitor.page

    def deny(route: Route) -> None:
        worker = route.fetch()
        route.fulfill(response=worker, body=DENY + worker.text())

    visitor.context.route("**/worker-*.js", deny)
    page.goto(HOME)
    with visitor.apart():
        alert = page.get_by_role("alert").first
        expect(alert).to_contain_text("This browser lets the page keep nothing")
        page.get_by_role("button", name=PLAY_AZUL, exact=True).click()
        expect(page.locator(GAMES["azul"].BOARD)).to_have_count(0)
    visitor.context.close()


def test_versions_do_not_mix_and_an_old_one_in_another_tab_is_told(
    folder: Path, browser: Browser, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    shutil.copytree(folder / HOME.strip("/"), site)
    with hosted(tmp_path) as host:
        visitor = come(browser, host)
        page = visitor.page
        page.goto("/site/")
        page.get_by_role("button", name=PLAY_AZUL, exact=True).wait_for()
        kept(page)
        # A newer version takes the place of this one at the host: its files have other names.
        (site / "assets").rename(site / "newer")
        index = site / "index.html"
        newer = index.read_text(encoding="utf-8").replace("./assets/", "./newer/")
        index.write_text(newer.replace("<html ", "<html data-newer ", 1), encoding="utf-8")
        pocket.write_keeper(site)
        page.reload()
        page.evaluate("navigator.serviceWorker.ready.then((kept) => kept.update())")
        page.goto("/site/#/learn/azul")  # a part that was not loaded before, and is not there now
        expect(page.get_by_role("heading", level=1)).to_contain_text("Azul")
        page.get_by_role("link", name="Tegel").first.click()
        page.get_by_role("button", name=PLAY_AZUL, exact=True).wait_for()
        assert page.locator("html[data-newer]").count() == 0
        other = visitor.context.new_page()
        other.goto(f"{host}/nothing")
        with visitor.apart():
            other.evaluate("void indexedDB.open('tegel', 99)")
            page.get_by_role("button", name=PLAY_AZUL, exact=True).click()
            alert = page.get_by_role("alert").first
            expect(alert).to_contain_text("Another tab holds a different version of Tegel")
        page.close()
        again = visitor.context.new_page()
        again.goto("/site/")
        expect(again.locator("html[data-newer]")).to_have_count(1)
        visitor.context.close()


async def games_played_here() -> str:
    page = inside.Page()
    table = await page.sit_down("azul", "newcomer")
    await page.play(table, seed=1)
    _, file = await page.ask("GET", "/me/games")
    return str(file)


def test_who_runs_no_webassembly_is_told_can_put_that_away_and_reads_on(
    host: str, browser: Browser
) -> None:
    args = ["--js-flags=--jitless"]  # as a lockdown mode has it
    without = browser.browser_type.launch(executable_path=program(), args=args)
    visitor = come(without, host)
    page = visitor.page
    page.goto(HOME)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("runs no WebAssembly")
    expect(alert.get_by_role("button", name="Load the page again")).to_be_visible()
    page.get_by_role("heading", level=1).click(trial=True)  # nothing lies over it
    alert.get_by_role("button", name="Close").click()
    expect(alert).to_have_count(0)
    without.close()


def test_a_host_without_https_that_knows_few_types_will_do(folder: Path, browser: Browser) -> None:
    with hosted(folder, Ignorant) as host:
        place = host.replace("127.0.0.1", "tegel.test")
        args = ["--host-resolver-rules=MAP tegel.test 127.0.0.1"]
        plain = browser.browser_type.launch(executable_path=program(), args=args)
        visitor, game = come(plain, place), GAMES["azul"]
        begin(visitor.page)
        assert not visitor.page.evaluate("isSecureContext")
        alone(visitor.page, game, mouse(visitor.page, game, Random(5)), 1)
        visitor.close()
        plain.close()
