"""How large the page is and how fast: what it loads, and how soon one sees something.

    .venv/bin/python bench/page.py [--write]

In a real Chromium, without a screen, against a server on this machine. Needs the page
(`python3 launch.py page`). `--write` keeps the figures in bench/page.json.
"""

import argparse
import gzip
import json
import re
import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS, PAGE  # noqa: E402
from tests.e2e.drive import GAMES  # noqa: E402
from tests.e2e.drive.play import mouse, wait_for_turn  # noqa: E402
from tests.e2e.site import Site  # noqa: E402
from tests.e2e.tables import ME, MIDDLE, Keeper  # noqa: E402
from tests.e2e.visitor import Visitor  # noqa: E402

WRITTEN = Path(__file__).with_suffix(".json")
VISITS, MOVES = 7, 24
LONGEST_MOTION = 900  # milliseconds
FIRST_PAGE = re.compile(r'<(?:script|link)[^>]*(?:src|href)="(/assets/[^"]+\.js)"')

# When the board is first there, and painted: the frame after it came.
BOARD_SEEN = """board => new MutationObserver((_, watch) => {
    if (!document.querySelector(board)) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => (window.seen = performance.now())))
}).observe(document, { childList: true, subtree: true })"""
SCRIPTS = """performance.getEntriesByType('resource')
    .filter(one => new URL(one.name).pathname.endsWith('.js'))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
# From each click on the button that does it to the frame in which it is seen: tiles set out, or the
# log tells of it.
ECHO = """() => {
    window.echoes = []
    let clicked = 0
    const note = event => event.target.closest('.primary') && (clicked = event.timeStamp)
    addEventListener('click', note, true)
    const watch = new MutationObserver(() => {
        if (!clicked) return
        const since = clicked
        clicked = 0
        requestAnimationFrame(() => setTimeout(() => window.echoes.push(performance.now() - since)))
    })
    for (const place of document.querySelectorAll('.stage > .layer, ol.log'))
        watch.observe(place, { childList: true, characterData: true, subtree: true })
}"""
# The times between frames, while a tile travels; to ask for all animations would cost frames.
FRAMES = """() => {
    window.frames_ = []
    let last = 0
    const layer = document.querySelector('.stage > .layer')
    const frame = now => {
        const moves = layer.childElementCount > 0
        if (moves && last) window.frames_.push(now - last)
        last = moves ? now : 0
        requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
}"""


def zipped(*files: Path) -> int:
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def sizes() -> dict[str, Any]:
    """Bytes, gzipped: the scripts of the first view, and what each game's board adds."""
    first = {*FIRST_PAGE.findall((PAGE / "index.html").read_text(encoding="utf-8"))}
    # What the first script asks for at once has no line of its own in the page.
    todo = [PAGE / path.removeprefix("/") for path in first]
    found: set[Path] = set()
    while todo:
        file = todo.pop()
        found.add(file)
        text = file.read_text(encoding="utf-8")
        more = re.findall(r'(?:from|import)"\./([^"]+\.js)"', text)
        todo += [file.parent / name for name in more if file.parent / name not in found]
    boards = {game: [*(PAGE / "assets").glob(f"{game}-*.js")] for game in GAMES}
    return {
        "first view, scripts": zipped(*found),
        "boards": {game: zipped(*files) for game, files in boards.items()},
        "fonts": sum(file.stat().st_size for file in (PAGE / "assets").glob("*-latin-wght*.woff2")),
    }


def first_board(browser: Browser, site: Site, keeper: Keeper, game: str) -> dict[str, float]:
    """From going to a table to its board being painted, with nothing loaded before.

    Milliseconds, and the bytes of all scripts as they were sent.
    """
    table = keeper.table(game, ME, "newcomer", moves=MIDDLE[game])
    times, sent = list[float](), 0
    for _ in range(VISITS):
        visitor = Visitor(browser, site.url, state=keeper.state)
        visitor.context.add_init_script(f"({BOARD_SEEN})({json.dumps(GAMES[game].BOARD)})")
        visitor.page.goto(f"/t/{table}")
        visitor.page.wait_for_function("() => window.seen")
        times.append(visitor.page.evaluate("window.seen"))
        sent = visitor.page.evaluate(SCRIPTS)
        visitor.close()
    return {"ms": median(times), "scripts, bytes": sent}


def at_table(browser: Browser, site: Site, keeper: Keeper, *seats: str, **how: Any) -> Visitor:
    visitor = Visitor(browser, site.url, state=keeper.state, **how)
    visitor.page.goto(f"/t/{keeper.table('azul', *seats)}")
    visitor.page.locator(GAMES["azul"].BOARD).wait_for()
    return visitor


def play(page: Page) -> None:
    step = mouse(page, GAMES["azul"], Random(0))
    for _ in range(MOVES):
        if not wait_for_turn(page, GAMES["azul"]):
            break
        step()
        page.wait_for_timeout(LONGEST_MOTION)


def echo(browser: Browser, site: Site, keeper: Keeper) -> dict[str, float]:
    """Milliseconds from a click to the move being drawn."""
    visitor = at_table(browser, site, keeper, ME, ME, moving=True)
    visitor.page.evaluate(ECHO)
    play(visitor.page)
    times = sorted(visitor.page.evaluate("window.echoes"))
    visitor.close()
    return {
        "median": median(times),
        "slowest of ten": times[len(times) * 9 // 10],
        "moves": len(times),
    }


def motion(browser: Browser, site: Site, keeper: Keeper) -> dict[str, float]:
    """Frames a second while tiles travel, four at the table."""
    visitor = at_table(browser, site, keeper, ME, ME, ME, ME, moving=True)
    visitor.page.evaluate(FRAMES)
    play(visitor.page)
    times = sorted(visitor.page.evaluate("window.frames_"))
    visitor.close()
    late = sum(time > 25 for time in times)
    return {
        "frames a second": 1000 * len(times) / sum(times),
        "median frame": median(times),
        "late": late / len(times),
        "frames": len(times),
    }


def measure() -> dict[str, Any]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program)
            keeper = Keeper(site.database, site.url)
            figures = {
                "command": ".venv/bin/python bench/page.py --write",
                "bytes, gzipped": sizes(),
                "first board": {game: first_board(browser, site, keeper, game) for game in GAMES},
                "echo of a move, ms": echo(browser, site, keeper),
                "tiles in motion, four players": motion(browser, site, keeper),
            }
            keeper.close()
            browser.close()
        finally:
            site.kill()
    return figures


def rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: rounded(one) for key, one in value.items()}
    return round(value, 2) if isinstance(value, float) else value


def main() -> None:
    reader = argparse.ArgumentParser(description="the size and the speed of the page")
    reader.add_argument("--write", action="store_true", help=f"keep the figures in {WRITTEN.name}")
    text = json.dumps(rounded(measure()), indent=2, ensure_ascii=False)
    print(text)
    if reader.parse_args().write:
        WRITTEN.write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
