"""A site without a server on a phone four times as slow: what each step takes.

    make site && .venv/bin/python bench/pleasant.py [--pictures FOLDER]

In Chromium, at a phone's size. What a browser slows down is the page, not its workers; so each step
is told by the seconds of a core that page and workers spend on it, of which a phone takes four
times as many. Then all is done once more with the page slowed down four times, for the longest
stretch in which it answers nobody: half a second of that is felt, a tenth is not.
"""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.e2e.drive import GAMES
from tests.e2e.drive.play import finger, wait_for_turn
from tests.e2e.visitor import PHONE

sys.path.insert(0, str(Path(__file__).parent))
from offline import chromium, served, spent

SLOWER = 4
PATIENCE = 600_000  # milliseconds
WATCH = """
window.tasks = []
const watch = new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) tasks.push(duration)
})
watch.observe({ type: 'longtask', buffered: true })
localStorage.tegel ??= JSON.stringify({ level: 'newcomer', confirm: true })
"""
AZUL = GAMES["azul"]


def steps(page: Page, address: str) -> dict[str, Callable[[], object]]:
    """What somebody does, one thing after the other."""
    move = finger(page, AZUL, Random(3))

    def come() -> None:
        page.goto(address)
        page.get_by_role("button", name="Play now: Azul,").first.wait_for()

    def begin() -> None:
        page.get_by_role("button", name="Play now: Azul,").first.tap()
        page.locator(AZUL.OFFERED).first.wait_for()

    def turn() -> None:
        move()
        wait_for_turn(page, AZUL)

    def hint() -> None:
        page.get_by_role("button", name="Hint").locator("visible=true").first.tap()
        page.locator("section.hints:not(:has(.far))").locator("visible=true").first.wait_for()

    def analyse() -> None:
        page.goto(f"{address}#/analyse?game=azul&players=2&s=7")
        page.locator(".champion .chance").first.wait_for()

    return {
        "the front page": come,
        "from *Play now* to the first move": begin,
        "a turn, a newcomer's answer too": turn,
        "a champion's hint": hint,
        "the first lines of an analysis": analyse,
    }


def done(browser: Browser, address: str, slower: int, pictures: Path | None) -> dict[str, float]:
    """Each step, with the seconds of a core; slowed down, with the longest task (milliseconds)."""
    context = browser.new_context(**PHONE)
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    page = context.new_page()
    if slower > 1:
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    told = dict[str, float]()
    for n, (name, step) in enumerate(steps(page, address).items()):
        before = spent(browser)
        page.evaluate("window.tasks && (tasks.length = 0)")
        step()
        used = spent(browser) - before
        told[name] = page.evaluate("Math.max(0, ...tasks)") if slower > 1 else used
        if pictures:
            page.screenshot(path=pictures / f"{n}.png")
    context.close()
    return told


def main() -> None:
    """Tell it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path)
    asked = parser.parse_args()
    with served() as address, chromium() as browser:
        used = done(browser, address, 1, asked.pictures)
    with served() as address, chromium() as browser:
        longest = done(browser, address, SLOWER, None)
    print("| on a phone | of a core here | longest task, page slowed down |")
    for name in used:
        print(f"| {name} | {used[name]:.2f} s | {longest[name]:.0f} ms |")


if __name__ == "__main__":
    main()
