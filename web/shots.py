"""Pictures of the page, as README and handbook show them: docs/shots.

    .venv/bin/python web/shots.py

All pages on all screens are `web/sheets.py`'s. Needs the page (`python3 launch.py page`) and a
Chromium.
"""

import shutil
import sys
import tempfile
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, StorageState, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS  # noqa: E402
from tegel.bots.simple import appraisal  # noqa: E402
from tegel.core.telling import Move  # noqa: E402
from tegel.server.tables.table import Table  # noqa: E402
from tests.e2e.drive import GAMES  # noqa: E402
from tests.e2e.drive.hand import Hand  # noqa: E402
from tests.e2e.places import go  # noqa: E402
from tests.e2e.site import Site  # noqa: E402
from tests.e2e.tables import ME, OTHER, Keeper  # noqa: E402
from tests.e2e.visitor import DESK, PHONE, Visitor  # noqa: E402

SHOWN = ROOT / "docs" / "shots"
SCREENS: dict[str, dict[str, Any]] = {"desk": DESK, "phone": {**PHONE, "device_scale_factor": 2}}
THEMES = ["light", "dark"]
# In README and handbook: so much a picture says, and no more.
FEW = [
    *(f"{name}-{look}" for name in ["home", *GAMES] for look in ("desk-light", "phone-dark")),
    "azul_duel-desk-dark",
    "azul-end-desk-light",
    "ingenious-replay-desk-light",
]
MIDDLE = {"azul": 26, "azul_duel": 62, "ingenious": 34}
QUALITY = 86
NARROW = 700  # below it the bar of a phone stands at the end of a picture
TALL = "document.documentElement.scrollHeight"
LIVE = {"kind": "live", "base": 600_000, "increment": 5_000}


def at_first_sight(table: Table, chance: Random) -> Move:
    """A move as people make it."""
    worth = appraisal(table.state)
    return max(worth, key=lambda move: (worth[move], chance.random()))


def look_at(keeper: Keeper) -> dict[str, str]:
    """The places to show, by the names of their pictures."""
    places = {"home": "/"}
    for game in GAMES:
        keeper.table(game, OTHER, None, clock=LIVE)
        on = keeper.table(game, ME, "regular", moves=MIDDLE[game])
        over = keeper.table(game, ME, "regular", moves=None)
        places |= {
            game: f"/t/{on}",
            f"{game}-end": f"/t/{over}",
            f"{game}-replay": f"/replay/{over}?move={MIDDLE[game]}",
        }
    return places


def shoot(page: Page, name: str, path: str, to: Path) -> None:
    go(page, path)
    game = GAMES.get(name)
    if game:
        page.locator(game.OFFERED).first.wait_for()
        game.take_up(Hand(page), Random(1))
    page.mouse.move(0, 0)
    page.wait_for_timeout(100)
    whole = not path.startswith(("/t/", "/replay/")) or "end" in name
    picture = Image.open(BytesIO(photo(page, whole)))
    picture.save(to, quality=QUALITY, method=6)


def photo(page: Page, whole: bool) -> bytes:
    """What is seen, or all of a page: on a phone with its bar at the end of it."""
    screen = page.viewport_size
    if not whole or screen is None or screen["width"] > NARROW:
        return page.screenshot(full_page=whole)
    page.set_viewport_size({**screen, "height": page.evaluate(TALL)})
    taken = page.screenshot()
    page.set_viewport_size(screen)
    return taken


def show(browser: Browser, site: Site, state: StorageState, places: dict[str, str]) -> None:
    for screen, theme in ((screen, theme) for screen in SCREENS for theme in THEMES):
        visitor = Visitor(browser, site.url, SCREENS[screen], state, theme=theme, level="casual")
        for name, path in places.items():
            full = f"{name}-{screen}-{theme}"
            if full in FEW:
                shoot(visitor.page, name, path, SHOWN / f"{full}.webp")
                print(full, flush=True)
        visitor.close()


def main() -> None:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program)
            keeper = Keeper(site.database, site.url, at_first_sight)
            show(browser, site, keeper.state, look_at(keeper))
            keeper.close()
            browser.close()
        finally:
            site.kill()


if __name__ == "__main__":
    main()
