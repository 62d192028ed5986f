"""A slow phone at a site without a server: what it works at, and whether it listens meanwhile.

    make site && .venv/bin/python bench/phone.py [--games azul]

In real Chromium, with a finger, upright and across, against champions. Counted is the time of a
processor, by thread, and told as four times that: so much takes one that is four times as slow,
whatever else goes on here meanwhile. (The browser's own way to slow a page down leaves its workers
as they are.)
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import finger, wait_for_turn
from tests.e2e.visitor import PHONE, Visitor

sys.path.insert(0, str(Path(__file__).parent))
from offline import chromium, pages, served

SLOWER = 4
SCREENS = [PHONE, {**PHONE, "viewport": {"width": 844, "height": 390}}]
MOVES = 5
MOTION = 1500  # milliseconds
PATIENCE = 600_000  # milliseconds
TRACED = ["toplevel", "devtools.timeline", "blink.user_timing"]
TASK = "ThreadControllerImpl::RunTask"
MARK = "phone: "
PAGE, WORKERS, OTHERS = "page", "workers", "others"
Spent = Counter[str]  # milliseconds of a processor, by thread
Part = tuple[str, Spent, float]  # what it was, what it took, and the page's longest task


def main() -> None:
    """Play, and tell how it was."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="*", default=[*GAMES], choices=[*GAMES])
    asked = parser.parse_args()
    with served() as address:
        for name in asked.games:
            for screen in SCREENS:
                with chromium() as browser:
                    parts = played(browser, address, name, screen)
                size = "{width} × {height}".format(**screen["viewport"])
                print(f"{name}, {size}: {'; '.join(told(parts))}", flush=True)


def played(browser: Browser, address: str, name: str, screen: dict[str, Any]) -> list[Part]:
    """A first visit, some moves and a hint."""
    visitor, game = Visitor(browser, address, screen, level="champion", moving=True), GAMES[name]
    page = visitor.page
    page.set_default_timeout(PATIENCE)
    browser.start_tracing(page=page, categories=TRACED)
    marked = list[tuple[str, Spent]]()

    def mark(what: str) -> None:
        page.evaluate(f"void performance.mark({json.dumps(MARK + what)})")
        marked.append((what, spent(browser)))

    mark("begin")
    page.goto(address)
    play = page.get_by_role("button", name=f"Play now: {game.TITLE}, Champion", exact=True)
    play.wait_for()
    mark("front page")
    play.tap()
    wait_for_turn(page, game)
    mark("first move")
    page.wait_for_timeout(MOTION)
    step = finger(page, game, Random(4))
    for _ in range(MOVES):
        mark("before")
        step()
        wait_for_turn(page, game)
        page.wait_for_timeout(MOTION)
        mark("move")
    page.get_by_role("button", name="Hint").locator("visible=true").first.tap()
    page.locator("section.hints").locator("visible=true").first.wait_for()
    mark("hint")
    trace = json.loads(browser.stop_tracing())["traceEvents"]
    visitor.context.close()
    return [*parts_of(marked, trace)]


def spent(browser: Browser) -> Spent:
    """What the threads of all pages have had of processors until now (Linux tells)."""
    found = Spent()
    for one in pages(browser):
        for place in Path(f"/proc/{one['id']}/task").iterdir():
            with suppress(OSError):  # a thread that has just ended
                name = (place / "comm").read_text()
                is_worker = name.startswith("DedicatedWorker")
                who = PAGE if place.name == str(one["id"]) else WORKERS if is_worker else OTHERS
                found[who] += int((place / "schedstat").read_text().split()[0]) // 1_000_000
    return found


def parts_of(marked: list[tuple[str, Spent]], trace: list[dict[str, Any]]) -> Iterator[Part]:
    """What happened between marks."""
    named = {MARK + what for what, _ in marked}
    times = [(one["ts"], one["pid"]) for one in trace if one.get("name") in named]
    tasks = [one for one in trace if one.get("name") == TASK]
    for before, after, since, until in zip(marked, marked[1:], times, times[1:], strict=False):
        longest = max(
            one.get("tdur", 0)
            for one in tasks
            if one["tid"] == one["pid"] == until[1] and since[0] <= one["ts"] < until[0]
        )
        yield after[0], after[1] - before[1], longest / 1000


def told(parts: list[Part]) -> Iterator[str]:
    """What each took, of the page and of its workers; and what kept the page longest."""
    for wanted in ("front page", "first move", "move", "hint"):
        found = [(took, longest) for what, took, longest in parts if what == wanted]
        times = [
            f"{who} {SLOWER * median(took[who] for took, _ in found):,.0f}"
            for who in (PAGE, WORKERS, OTHERS)
        ]
        worst = SLOWER * max(longest for _, longest in found)
        yield f"{wanted}: {', '.join(times)}, longest task {worst:.0f} ms"


if __name__ == "__main__":
    main()
