"""Every page and board on every screen, by day and by night, in each language: sheets to look at.

    .venv/bin/python web/sheets.py FOLDER [--only WORD…] [--screens WORD…]
                                   [--themes light dark] [--languages en nl de]

A word chooses what has it in its name. What a machine can see is printed: words that are cut or lie
over others, a page that is wider than its screen. Needs the page (`python3 launch.py page`) and a
Chromium; all of it takes an hour.
"""

import argparse
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS  # noqa: E402
from tegel.server.store import standing, tournaments  # noqa: E402
from tegel.server.store.store import open_engine  # noqa: E402
from tegel.server.store.tournaments import Kept  # noqa: E402
from tegel.server.tables.events import LEFT  # noqa: E402
from tegel.tournaments.events import (  # noqa: E402
    Announced,
    Board,
    Corrected,
    Entered,
    Event,
    Left,
    Paired,
    Scored,
    Started,
)
from tegel.tournaments.plan import Plan  # noqa: E402
from tests.e2e.drive import GAMES  # noqa: E402
from tests.e2e.drive.hand import Hand  # noqa: E402
from tests.e2e.fit import SCREENS  # noqa: E402
from tests.e2e.places import go  # noqa: E402
from tests.e2e.site import Site  # noqa: E402
from tests.e2e.tables import ME, OTHER, Keeper  # noqa: E402
from tests.e2e.visitor import Visitor  # noqa: E402
from web.screens import KINDS, SETTLED  # noqa: E402
from web.shots import LIVE, MIDDLE, at_first_sight  # noqa: E402

FAULTS = (ROOT / "web" / "faults.js").read_text(encoding="utf-8")
THEMES, LANGUAGES = ["light", "dark"], ["en", "nl", "de"]
REPORT = """(table) => fetch(`/api/tables/${table}/reports`, {method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({seat: 1, reason: 'stalling', words: 'He went to sleep.'})})"""
WIDE = 1560  # pixels of a sheet
TALL = 1700
GAP, LABEL = 10, 14
LONG = 2.5  # screens: so much of a page is shown

Places = dict[str, str]
Taken = list[tuple[str, Image.Image]]


def known(keeper: Keeper, database: str) -> Places:
    """The places of somebody who has played here; she is a warden, too."""
    engine = open_engine(database, writes=True)
    with engine.begin() as connection:
        standing.set_standing(connection, ME, warden=True)
    engine.dispose()
    names = ["tables", "watch", "mine", "mistakes", "people", "reports", "puzzles", "analyse"]
    places = {name: f"/{name}" for name in [*names, "learn", "replay", "settings", "profile"]}
    places |= {"home": "/", "lost": "/nowhere", "no table": "/t/nowhere234"}
    places["waiting"] = f"/t/{keeper.table('azul', ME, None)}"
    for game in GAMES:
        keeper.table(game, OTHER, None, clock=LIVE)
        over = keeper.table(game, ME, OTHER, moves=None)
        timed = keeper.table(game, ME, OTHER, moves=MIDDLE[game], clock=LIVE)
        places |= {
            f"new {game}": f"/new/{game}",
            f"learn {game}": f"/learn/{game}",
            f"puzzle {game}": f"/puzzles/{game}",
            f"{game} clock": f"/t/{timed}",
            f"{game} end": f"/t/{over}",
            f"{game} replay": f"/replay/{over}?move=20",
            f"{game} review": f"/replay/{over}?review",
            f"{game} analysis": f"/analyse?table={over}",
        }
    for kind, (game, n, moves, options) in KINDS.items():
        table = keeper.table(game, ME, *["regular"] * (n - 1), moves=moves, **options)
        places[f"{game} {kind}"] = f"/t/{table}"
    return places


def club(database: str) -> Places:
    """What surrounds the games, with an evening that goes on, which she leads."""
    names = ["account", "account/lost", "house", "house/people", "daily", "club", "tournaments"]
    places = {f"club {name}": f"/{name}" for name in [*names, "tournaments/new"]}
    plan = Plan("swiss", 2, 5, late=2, team=2)
    people = ["Sofia", "Joost", "Annemarie van den Berg", "Björn", "Jürgen", "Zoë", LEFT, "Kim"]
    events: list[Event] = [Announced(plan)]
    for n, name in enumerate(people):
        events.append(Entered(f"entrant{n}", name, 1500 + 20 * n, ["De Tegelaars", "Uccle"][n % 2]))
    events.append(Started())
    for n in range(2):
        boards = [Board((a, a % 8 + 1 + n), f"r{n}b{a}") for a in (1, 3, 5, 7)][: 4 - n]
        events.append(Paired(tuple(boards), (8,) * n))
        events += [Scored(one.table, (1, 2), (61, 48 - n)) for one in boards[: 3 - n]]
    absent = Scored("r0b7", (2, 1), (0, 0), out=(0,), absent=(0,))
    events += [absent, Corrected("r0b7", (1, 2), "wrong forfeit", "host"), Left(5, "withdrew")]
    now = time.time_ns() // 1_000_000
    clock = {"kind": "live", "base": 600_000, "increment": 5_000}
    wished = {"name": "Thursday at the Blue Tile", "game": "azul", "options": {"players": 2}}
    setting = {**wished, "clock": clock, "rated": True}
    about = {**setting, "format": "swiss", "round": 2, "rounds": 5, "minutes": 0}
    about |= {"starts_at": None, "players": 7, "state": "running"}
    kept = Kept("evening", 1, ME, now, setting)
    engine = open_engine(database, writes=True)
    with engine.begin() as connection:
        tournaments.add(connection, kept, events[0], about)
        # Nobody leads it on: it stays as it is.
        row = {"status": "running", "due_at": None}
        tournaments.append(connection, "evening", 1, now, events[1:], row)
    engine.dispose()
    return places | {
        "club tournament": "/tournaments/evening",
        "club wall": "/tournaments/evening/screen",
    }


def unknown(keeper: Keeper) -> Places:
    """The places of somebody who was never here."""
    friends = keeper.table("azul", ME, OTHER, moves=MIDDLE["azul"], clock=LIVE)
    waits = keeper.table("azul_duel", ME, None)
    return {
        "first visit": "/",
        "invited": f"/t/{waits}",
        "watch soon": f"/t/{waits}?watch",
        "watching": f"/t/{friends}?watch",
        **{f"guide {game}": "/" for game in GAMES},
    }


def come(page: Page, name: str, path: str) -> None:
    """Go there, and have something in hand where one can."""
    go(page, path)
    begun, _, game = name.partition("guide ")
    if game and not begun:
        page.locator("section.offer .games .btn").nth([*GAMES].index(game)).click()
        page.locator("section.guide:visible").wait_for()
        return
    game = name.partition(" ")[0]
    if game in GAMES and name.removeprefix(f"{game} ") in KINDS:
        page.locator(GAMES[game].OFFERED).first.wait_for()
        GAMES[game].take_up(Hand(page), Random(1))


def photo(page: Page, screen: dict[str, int]) -> Image.Image:
    whole = not page.evaluate("document.querySelector('.stage')")
    taken = Image.open(BytesIO(page.screenshot(full_page=whole))).convert("RGB")
    return taken.crop((0, 0, taken.width, min(taken.height, int(screen["height"] * LONG))))


def across(screen: dict[str, int]) -> int:
    """How many pictures of a screen stand side by side."""
    return max(2, min(6, 1800 // screen["width"]))


def small(picture: Image.Image, columns: int) -> Image.Image:
    picture.thumbnail((WIDE // columns - GAP, TALL), Image.Resampling.LANCZOS)
    return picture


def sheets(taken: Taken, columns: int) -> Iterator[Image.Image]:
    """Rows of pictures with their names, as many as a sheet has room for."""
    rows = [taken[n : n + columns] for n in range(0, len(taken), columns)]
    while rows:
        fits, used = 0, 0
        for row in rows:
            used += max(one.height for _, one in row) + GAP + LABEL
            if fits and used > TALL:
                break
            fits += 1
        now, rows = rows[:fits], rows[fits:]
        high = sum(max(one.height for _, one in row) + GAP + LABEL for row in now)
        sheet, top = Image.new("RGB", (WIDE, high), "#888"), 0
        for row in now:
            for n, (name, one) in enumerate(row):
                sheet.paste(one, (n * (WIDE // columns), top + LABEL))
                ImageDraw.Draw(sheet).text((n * (WIDE // columns) + 2, top + 1), name, "white")
            top += max(one.height for _, one in row) + GAP + LABEL
        yield sheet


def look(browser: Browser, site: Site, keeper: Keeper, asked: argparse.Namespace) -> None:
    places = {True: known(keeper, site.database) | club(site.database), False: unknown(keeper)}
    for language in asked.languages:
        taken: dict[tuple[str, str], Taken] = {}
        for touch in (False, True):
            screens = {
                name: one["viewport"]
                for name, one in SCREENS.items()
                if ("has_touch" in one) == touch
                and (not asked.screens or any(word in name for word in asked.screens))
            }
            if not screens:
                continue
            how = SCREENS[next(iter(screens))]
            for is_known, there in places.items():
                state = keeper.state if is_known else None
                visitor = Visitor(browser, site.url, how, state, language)
                page = visitor.page
                if is_known:
                    go(page, "/")
                    page.evaluate(REPORT, there["azul end"].removeprefix("/t/"))
                for name, path in there.items():
                    if asked.only and not any(word in name for word in asked.only):
                        continue
                    come(page, name, path)
                    for title, screen in screens.items():
                        page.set_viewport_size(screen)
                        for theme in asked.themes:
                            page.emulate_media(color_scheme=theme)
                            page.wait_for_timeout(SETTLED)
                            picture = small(photo(page, screen), across(screen))
                            taken.setdefault((title, theme), []).append((name, picture))
                        for fault in page.evaluate(FAULTS):
                            print(f"{title} · {language} · {name}: {fault}", flush=True)
                visitor.context.close()
        for (title, theme), pictures in taken.items():
            columns = across(SCREENS[title]["viewport"])
            for n, sheet in enumerate(sheets(pictures, columns), 1):
                name = f"{title.replace(' ', '-').replace('×', 'x')}-{language}-{theme}-{n}.png"
                sheet.save(asked.folder / name)


def asked_for() -> argparse.Namespace:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("folder", type=Path)
    words.add_argument("--only", nargs="+", default=[])
    words.add_argument("--screens", nargs="+", default=[])
    words.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    words.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    return words.parse_args()


def main() -> None:
    asked = asked_for()
    asked.folder.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program)
            keeper = Keeper(site.database, site.url, at_first_sight)
            look(browser, site, keeper, asked)
            keeper.close()
            browser.close()
        finally:
            site.kill()


if __name__ == "__main__":
    main()
