"""Whole games at a site without a server, in a real browser: every kind once, and every level.

    make site && .venv/bin/python bench/whole.py              all of them (an hour of one core)
    .venv/bin/python bench/whole.py --first 10 --count 5      a piece of them
    .venv/bin/python bench/whole.py --minutes 10              as many as are begun in that time

They are played by mouse, finger and keys in turn; the first with the network, the next without it,
and the others after a restart of the browser, when nobody serves the site any more. Each must come
to its end, and be kept: the record is read from the browser's storage when the game is over, and
checked here from its first move to its last.
"""

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from pocket import SITE
from tegel.bots.levels import LEVELS
from tegel.core.record import parse
from tegel.games import find, games
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import alone, finger, keys, mouse
from tests.e2e.visitor import DESK, PHONE
from tests.harness.kinds import kinds

sys.path.insert(0, str(Path(__file__).parent))
from offline import program, served

WAYS = {"mouse": mouse, "finger": finger, "keys": keys}
PATIENCE = 300_000  # milliseconds
# In a page: tables are set up by the page's own Python, each as it would be by its form.
SET_UP = """
async ([address, wanted]) => {
  const worker = new Worker(address, { type: 'module' })
  let number = 0
  const ask = (method, address, body) =>
    new Promise((done, failed) => {
      const id = ++number
      worker.addEventListener('message', ({ data }) => {
        if (data.kind === 'failed') failed(new Error(data.reason))
        if (data.id === id && data.kind === 'part') done(data.text)
      })
      const whole = { kind: 'ask', id, method, address, language: 'en' }
      worker.postMessage({ ...whole, body: JSON.stringify(body) })
    })
  const told = []
  for (const [method, address, body] of wanted) told.push(await ask(method, address, body))
  worker.terminate()
  return told.map((one) => (one[0] === '{' ? JSON.parse(one) : one))
}
"""
# In a page: the record of a table, from where it is kept; null: there is none yet.
RECORD = """
(table) => new Promise((done) => {
  const opened = indexedDB.open('tegel')
  opened.onsuccess = () => {
    const asked = opened.result.transaction('tables').objectStore('tables').get(table)
    asked.onsuccess = () => {
      opened.result.close()
      done(asked.result?.record ?? null)
    }
  }
})
"""


@dataclass(frozen=True)
class Wanted:
    """A game that is to be played."""

    game: str
    options: dict[str, Any]
    level: str
    way: str

    @property
    def table(self) -> dict[str, Any]:
        """How it is set up: against as many bots as there are other seats."""
        players = self.options.get("players", 2)
        bots = [{"kind": "bot", "level": self.level} for _ in range(players - 1)]
        seats = [{"kind": "me"}, *bots]
        return {"game": self.game, "options": self.options, "seats": seats}


def all_wanted() -> Iterator[Wanted]:
    """Every kind, against the newcomer; then every level, each in one game after the other."""
    ways = [*WAYS]
    every = [(name, dict(kind.options)) for name in games() for kind in kinds(find(name))]
    for n, (name, options) in enumerate(every):
        yield Wanted(name, options, "champion" if n % 4 == 0 else "newcomer", ways[n % 3])
    for n, level in enumerate(LEVELS):
        name = [*games()][n % 3]
        yield Wanted(name, {"players": 2}, level, ways[n % 3])


def main() -> None:
    """Play them, and print what came of each."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=1000)
    asked = parser.parse_args()
    until = time.monotonic() + 60 * asked.minutes
    wanted = [*all_wanted()][asked.first : asked.first + asked.count]
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        with served() as address:
            site = Site(playwright, Path(home), address)
            tables = site.set_up(wanted)
            site.play(wanted[0], tables[0], "there")
            if len(wanted) > 1:
                site.context.set_offline(True)
                site.play(wanted[1], tables[1], "cut")
            site.close()
        site = Site(playwright, Path(home), address)
        for one, table in zip(wanted[2:], tables[2:], strict=True):
            if time.monotonic() > until:
                break
            site.play(one, table, "restarted, nobody serves")
        site.close()


class Site:
    """A browser that keeps what it has seen, at the site."""

    def __init__(self, playwright: Playwright, home: Path, address: str) -> None:
        self.address = address
        self.context: BrowserContext = playwright.chromium.launch_persistent_context(
            str(home), executable_path=program(), reduced_motion="reduce", has_touch=True
        )
        self.context.set_default_timeout(PATIENCE)
        # Not in a page of no address, which keeps nothing.
        chosen = json.dumps(json.dumps({"level": "newcomer", "confirm": True}))
        self.context.add_init_script(f"try {{ localStorage.tegel ??= {chosen} }} catch {{}}")
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))

    def ask(self, *asked: tuple[str, str, Any]) -> list[Any]:
        """What the page's own Python answers."""
        self.page.goto(self.address)
        [worker] = (SITE / "assets").glob("worker-*.js")
        address = f"{self.address}assets/{worker.name}"
        told: list[Any] = self.page.evaluate(SET_UP, [address, [*map(list, asked)]])
        return told

    def set_up(self, wanted: list[Wanted]) -> list[str]:
        """A table for each game; then the site is kept."""
        made = self.ask(
            ("POST", "/players", {"name": "Ada"}),
            *(("POST", "/tables", one.table) for one in wanted),
        )
        self.page.evaluate("navigator.serviceWorker.ready.then((kept) => !!kept.active)")
        return [one["table"] for one in made[1:]]

    def play(self, one: Wanted, table: str, network: str) -> None:
        """A whole game."""
        start, game = time.monotonic(), GAMES[one.game]
        screen = PHONE if one.way == "finger" else DESK
        self.page.set_viewport_size(screen["viewport"])
        self.page.goto("about:blank")
        self.page.goto(f"{self.address}#/t/{table}")
        self.page.locator(game.BOARD).wait_for()
        way: Callable[..., Any] = WAYS[one.way]
        made = alone(self.page, game, way(self.page, game, Random(table)))
        kind = " ".join(f"{name}={value}" for name, value in one.options.items())
        record = parse(self.page.evaluate(RECORD, table), find)
        assert record.verify().is_over
        trouble = f"; {'; '.join(self.wrong)}" if self.wrong else ""
        spent = time.monotonic() - start
        row = f"| {one.game} | {kind} | {one.level} | {one.way} | {network} | {made} | verified |"
        print(f"{row} {spent:.0f} s{trouble}", flush=True)

    def close(self) -> None:
        """The browser ends."""
        self.context.close()


if __name__ == "__main__":
    main()
