"""A site without a server, in numbers: what it sends, and whether and how fast it plays as here.

    make site && .venv/bin/python bench/offline.py

Games are played here and in the Python of a page, by Node: all of them must be the same, move by
move, view by view, thought by thought. How long one waits for the first move, and what memory that
takes, is measured in Chromium: on a first visit, and when the site is kept already.
"""

import argparse
import contextlib
import gzip
import io
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Generator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from launch import BROWSERS
from pocket import HANDBOOK, SITE, kernels
from tests.pocket.inside import in_a_page

FIRST_SECONDS = 8  # of a game
# How much a text is told by, in each game: random games by the kernels, then games of champions
# with all they think and see; and how long a champion's decision takes.
PLAYED = """
import hashlib, json, time
import numpy as np
import tegel
from tegel.bots import Budget, player
from tegel.core import loops
from tegel.core.rng import Rng, new_rng
from tegel.core.struct import struct
try:
    from js import process  # Node's: in a page's Python itself, time is what the clock says
    clock = lambda: process.cpuUsage().user / 1e6
except ImportError:
    clock = time.process_time
found, times = {{}}, {{}}
for name, game in tegel.games().items():
    out, options = np.zeros(2, np.int64), game.encode(game.settle({{}}))
    position = struct(game.position, np.zeros(1, game.position.dtype))
    loops.random_games(position, options, struct(Rng, new_rng()), 0, {games}, out)
    state, told = tegel.new(name, seed=11), hashlib.sha256()
    bot = player("network:iterations=60").bot
    while not state.is_over and len(state.moves) < {moves}:
        imagined = state.imagine(state.turn, len(state.moves))
        decision = bot.decide(imagined, Budget(iterations=60), len(state.moves))
        thought = [(c.move, c.visits, c.share, c.margin) for c in decision.candidates]
        told.update(repr(thought).encode())
        told.update(json.dumps(state.view(state.turn), sort_keys=True).encode())
        state.push(decision.move)
        told.update(json.dumps(state.last_move(0), sort_keys=True).encode())
    found[name] = [out.tolist(), state.moves, told.hexdigest()]
    champion, start = player("champion"), tegel.new(name, seed=7)
    for n in range(2):
        before = clock()
        champion.bot.decide(start.imagine(start.turn, n), champion.budget, n)
        times[name] = [clock() - before, champion.budget.iterations]
print(json.dumps([found, times]))
"""


def main() -> None:
    """Tell it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="random games of each game")
    parser.add_argument("--moves", type=int, default=1000, help="of champions, at most")
    asked = parser.parse_args()
    for name, size in transfers().items():
        print(f"{size / 1e3:9.0f} kB  {name}")
    code = PLAYED.format(games=asked.games, moves=asked.moves)
    with tempfile.TemporaryDirectory() as folder:
        there, slow = json.loads(in_a_page(code, kernels(), Path(folder)))
    here, fast = json.loads(printed_here(code))
    for name in here:
        same = "the same" if here[name] == there[name] else "NOT THE SAME"
        played = f"{asked.games} random games and {len(here[name][1])} moves of champions"
        (page, iterations), (native, _) = slow[name], fast[name]
        print(
            f"{name}: {played} {same}; a champion's decision {page:.2f} s of a core, here"
            f" {native:.2f} s: {iterations / page:,.0f} iterations a second for"
            f" {iterations / native:,.0f}, {100 * native / page:.0f} %"
        )
    with served() as address, chromium() as browser:
        cold, warm, most, held = first_moves(browser, address)
    for name, (waited, spent) in {"a first visit": cold, "a kept site": warm}.items():
        print(f"the first move of {name}: after {waited:.1f} s, and {spent:.1f} s of a core")
    print(
        f"memory of the page and its Python: at most {most / 1e6:.0f} MB in the first seconds of a"
        f" game, {held / 1e6:.0f} MB without what nobody needs any more"
    )


@contextlib.contextmanager
def served() -> Generator[str]:
    """The site on a host of its own."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: object) -> None:
            """Nobody listens."""

    host = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE)))
    Thread(target=host.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{host.server_port}/"
    host.shutdown()
    host.server_close()


def program() -> str:
    """Where it is."""
    return next(filter(None, map(shutil.which, BROWSERS)))


@contextlib.contextmanager
def chromium() -> Generator[Browser]:
    """The browser that the tests use."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program())
        yield browser
        browser.close()


Wait = tuple[float, float]  # in seconds by the clock, and of a core


def first_moves(browser: Browser, address: str) -> tuple[Wait, Wait, int, int]:
    """How long until one can move, on a first visit and when all is kept; and memory from then.

    What it takes at most says as much of when the browser last looked for garbage.
    """
    page = browser.new_page()
    page.set_default_timeout(600_000)

    def begun() -> Wait:
        start, before = time.monotonic(), _spent(browser)
        page.goto(address)
        page.get_by_role("button", name="Play now: Azul,").first.click()
        page.locator(".azul [data-source]").first.wait_for()
        return time.monotonic() - start, _spent(browser) - before

    cold = begun()
    page.evaluate("navigator.serviceWorker.ready.then((kept) => !!kept.active)")
    page.goto("about:blank")  # whose worker ends with it
    warm = begun()
    most = 0
    for _ in range(FIRST_SECONDS):
        most = max(most, _memory(browser))
        page.wait_for_timeout(1000)
    page.context.new_cdp_session(page).send("HeapProfiler.collectGarbage")
    return cold, warm, most, _memory(browser)


def pages(browser: Browser) -> list[dict[str, Any]]:
    """The processes of pages: there is one."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    return [one for one in found["processInfo"] if one["type"] == "renderer"]


def _spent(browser: Browser) -> float:
    """How many seconds of a core they have used."""
    return float(sum(one["cpuTime"] for one in pages(browser)))


def _memory(browser: Browser) -> int:
    """What they hold."""
    return sum(_own_memory(Path(f"/proc/{one['id']}/smaps_rollup")) for one in pages(browser))


def _own_memory(file: Path) -> int:
    """Of a process: what it holds, and its part of what it shares (Linux tells)."""
    lines = file.read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))


def transfers() -> dict[str, int]:
    """What is sent, by kind, where a host packs what is text."""
    found: dict[str, int] = {}
    for file in sorted(SITE.rglob("*")):
        if file.is_file() and HANDBOOK not in file.parts:
            data = file.read_bytes()
            kind = file.name if file.parent.name.startswith("pack-") else "the page"
            found[kind] = found.get(kind, 0) + min(len(data), len(gzip.compress(data)))
    return {**found, "all": sum(found.values())}


def printed_here(code: str) -> str:
    """What code prints in this Python."""
    out, names = io.StringIO(), dict[str, Any](__name__="here")
    with contextlib.redirect_stdout(out):
        exec(compile(code, "<here>", "exec"), names)
    return out.getvalue()


if __name__ == "__main__":
    main()
