"""What of each table is seen at once on each screen: the tables of docs/screens.md.

    .venv/bin/python web/screens.py

Needs the page (`python3 launch.py page`) and a Chromium; takes some minutes.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS  # noqa: E402
from tests.e2e.drive import GAMES  # noqa: E402
from tests.e2e.drive.hand import Hand  # noqa: E402
from tests.e2e.fit import SCREENS, Fit, fit  # noqa: E402
from tests.e2e.places import go  # noqa: E402
from tests.e2e.site import Site  # noqa: E402
from tests.e2e.tables import ME, Keeper  # noqa: E402
from tests.e2e.visitor import Visitor  # noqa: E402
from web.shots import at_first_sight  # noqa: E402

TO = ROOT / "docs" / "screens.md"
HEAD = """# Tables on screens

What is seen of each table without scrolling, with something in hand: made by `web/screens.py`. A
cell says

- *all*: the main button, the points of all seats, and every place of the shared board and of one's
  own are in view; else what is not. On phones the others' boards are a press on their points away,
  and Duel's plates take turns with its factories in one place;
- the height of the page, where it is more than the screen's;
- the smallest text, in pixels;
- on screens that are touched, the least that a finger may reach from one side to the other, in
  pixels: measured by what a press means, so that the gap round a tile counts as the tile's.
  *Target* is what does something at once; *aim* are the tiles on dishes and trays, pattern lines,
  and spaces of a wall or a dome. Where one of those is smaller than 44 pixels, a touch only aims at
  it: it is lit, the main button says what it would do, and the button or a second touch does it. A
  tile of Azul is but taken up, and another one instead of it. So nothing is done by a touch that
  missed, and who hits needs one touch more. On phones larger they can't be: six lines of Duel with
  its factories above them, or nine dishes of Azul, have not so much room. On tablets they are as
  large as a finger, but for up to three pixels at a width of 768. Hexagons are left out: the whole
  board of Ingenious is one target, and is aimed at in the same way.
"""
# Each kind of table: its game, how many play, after how many decisions, and its options.
KINDS: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    **{f"{n} players": ("azul", n, 13 * n, {}) for n in (2, 3, 4)},
    **{f"{n}, grey walls": ("azul", n, 13 * n, {"wall": "grey"}) for n in (2, 3, 4)},
    "drafting": ("azul_duel", 2, 62, {}),
    "first round": ("azul_duel", 2, 12, {}),
    "travel, 2": ("ingenious", 2, 36, {"edition": "travel"}),
    "standard, 2": ("ingenious", 2, 36, {"edition": "standard"}),
    "standard, 3": ("ingenious", 3, 54, {"edition": "standard"}),
    "standard, 4": ("ingenious", 4, 60, {"edition": "standard"}),
}
SETTLED = 200  # milliseconds until a board is drawn anew
TITLES = {name: game.TITLE for name, game in GAMES.items()}


def said(found: Fit, screen: dict[str, Any]) -> str:
    """A cell."""
    missing = {"button": not found.button, "points": found.numbers, "boards": found.boards}
    hidden = [what for what, gone in missing.items() if gone]
    parts = [f"no {', '.join(hidden)}" if hidden else "all"]
    if found.height > screen["viewport"]["height"]:
        parts.append(f"page {found.height}")
    parts.append(f"text {found.text:g}")
    if "has_touch" in screen:
        sizes = {"target": found.target[0], "aim": found.aim[0]}
        parts += [f"{name} {size}" for name, size in sizes.items() if size]
    return " · ".join(parts)


def measure(browser: Browser, site: Site, keeper: Keeper) -> dict[tuple[str, str], str]:
    tables = {
        kind: keeper.table(game, ME, *["regular"] * (n - 1), moves=moves, **options)
        for kind, (game, n, moves, options) in KINDS.items()
    }
    cells: dict[tuple[str, str], str] = {}
    for touch in (False, True):
        screens = {name: one for name, one in SCREENS.items() if ("has_touch" in one) == touch}
        visitor = Visitor(browser, site.url, next(iter(screens.values())), keeper.state)
        page = visitor.page
        for kind, table in tables.items():
            game = KINDS[kind][0]
            go(page, f"/t/{table}")
            page.locator(GAMES[game].OFFERED).first.wait_for()
            GAMES[game].take_up(Hand(page), Random(1))
            for name, screen in screens.items():
                page.set_viewport_size(screen["viewport"])
                page.wait_for_timeout(SETTLED)
                cells[name, kind] = said(fit(page, game), screen)
                print(name, kind, cells[name, kind], flush=True)
        visitor.close()
    return cells


def write(cells: dict[tuple[str, str], str]) -> None:
    lines = [HEAD]
    for game, title in TITLES.items():
        kinds = [kind for kind, (of, *_) in KINDS.items() if of == game]
        rows = [["screen", *kinds], ["--"] * (len(kinds) + 1)]
        rows += [[name, *(cells[name, kind] for kind in kinds)] for name in SCREENS]
        lines += [f"## {title}", "", *(f"| {' | '.join(row)} |" for row in rows)]
        lines.append("")
    TO.write_text("\n".join(lines), encoding="utf-8")


def main() -> None:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program)
            keeper = Keeper(site.database, site.url, at_first_sight)
            write(measure(browser, site, keeper))
            keeper.close()
            browser.close()
        finally:
            site.kill()


if __name__ == "__main__":
    main()
