"""Strips of what moves: a round's end in each game, frame by frame, on a desk and a phone.

    .venv/bin/python web/strips.py            # to docs/shots, one picture a game and screen
    .venv/bin/python web/strips.py FOLDER     # to a folder

Needs the page (`python3 launch.py page`) and a Chromium. Time stands still between two frames, so
they are as far apart on a busy machine as on an idle one.
"""

import shutil
import sys
import tempfile
from io import BytesIO
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS  # noqa: E402
from tegel.core.telling import Move  # noqa: E402
from tegel.server.tables.table import Table  # noqa: E402
from tests.e2e.drive import GAMES  # noqa: E402
from tests.e2e.drive.hand import Hand  # noqa: E402
from tests.e2e.places import go  # noqa: E402
from tests.e2e.site import Site  # noqa: E402
from tests.e2e.tables import ME, OTHER, Keeper  # noqa: E402
from tests.e2e.visitor import DESK, PHONE, Visitor  # noqa: E402
from tests.harness.tellings import pushed  # noqa: E402
from tests.server.helpers import decide, new_table  # noqa: E402
from web.shots import SHOWN, at_first_sight  # noqa: E402

STEP = {"azul": 240, "azul_duel": 240, "ingenious": 90}  # milliseconds from frame to frame
MOST = 60  # frames; what moves longer is cut
KEPT = 12  # of them, evenly
WIDE = {"desk": 420, "phone": 180}  # pixels a frame
ACROSS = {"desk": 3, "phone": 6}
LATE = {"azul": 12, "azul_duel": 40, "ingenious": 40}  # decisions: something lies on the boards
MANY = 6  # times that something scores
MUCH = 6  # points that a tile brings, where there are no rounds
CHANGED = 24  # of 255: how much a spot of it has to, to be seen
SMALL = (128, 80)  # a frame at which one looks for what has changed
QUALITY = 56

# Whatever is to move waits until it is told how far.
HOLD = """
const moving = new Set(), animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
    const one = animate.apply(this, how)
    one.pause()
    moving.add(one)
    return one
}
window.moveOn = async step => {
    for (const one of moving) {
        const end = one.effect.getComputedTiming().endTime / one.playbackRate
        if ((one.currentTime ?? 0) + step < end) one.currentTime = (one.currentTime ?? 0) + step
        else {
            one.finish()
            moving.delete(one)
        }
    }
    for (let n = 0; n < 4; n++) await new Promise(requestAnimationFrame)
    return moving.size
}
"""


class People:
    """Who does what looks best at first sight; where much looks alike, by their luck."""

    luck = 0

    def __call__(self, table: Table, _: Random) -> Move:
        return at_first_sight(table, Random(f"{self.luck} {len(table.state.moves)}"))


def moment(game: str, people: People) -> int:
    """After how many decisions the first player ends a round, whatever they do, and much scores.

    Where there are no rounds, when they may lay a tile that brings much.
    """
    for people.luck in count():
        table, chance = new_table(game, (ME, OTHER)), Random()
        while table.turn is not None:
            made = len(table.state.moves)
            if made >= LATE[game] and table.turn == 0 and is_worth_a_look(table):
                return made
            table = decide(table, people(table, chance))
    raise AssertionError


def is_worth_a_look(table: Table) -> bool:
    view: Any = table.state.view(0)
    if "round" not in view:
        gains = [one["gain"] for one in view["moves"]]
        return bool(view["phase"] == "placement" and max(gains) >= MUCH)
    for move in table.state.legal_moves:
        then = pushed(table.state, move)
        after: Any = then.view(0)
        told = then.last_move(0)
        scored = sum(bool(one["points"]) for one in told["follows"]) if told else 0
        if (after["round"], after["phase"]) == (view["round"], view["phase"]) or scored < MANY:
            return False
    return True


class Best(Random):
    """The first of what is offered, which is the best where the page puts that first."""

    def choice(self, seq: Any) -> Any:
        return seq[0]


def frames(page: Page, game: str) -> list[Image.Image]:
    hand = Hand(page)
    GAMES[game].by_hand(hand, Best(1))
    hand.do_it_if_it_is_there()  # what was only aimed at
    taken: list[Image.Image] = []
    while len(taken) < MOST:
        taken.append(Image.open(BytesIO(page.screenshot(animations="allow"))))
        if not page.evaluate(f"moveOn({STEP[game]})") and len(taken) > 4:
            break
    taken.append(Image.open(BytesIO(page.screenshot())))
    return unlike(taken)


def unlike(taken: list[Image.Image]) -> list[Image.Image]:
    """Those on which something has changed: a light that breathes is nothing to see."""
    kept, last = taken[:1], taken[0].convert("L").resize(SMALL)
    for frame in taken[1:]:
        small = frame.convert("L").resize(SMALL)
        if max(ImageChops.difference(small, last).tobytes()) > CHANGED:
            kept.append(frame)
            last = small
    return kept


def strip(taken: list[Image.Image], screen: str, to: Path) -> None:
    last = len(taken) - 1
    kept = [taken[round(n * last / (KEPT - 1))] for n in range(KEPT)] if last >= KEPT else taken
    wide, across = WIDE[screen], min(ACROSS[screen], len(kept))
    high = round(wide * kept[0].height / kept[0].width)
    size = (across * (wide + 6) - 6, -(-len(kept) // across) * (high + 6) - 6)
    sheet = Image.new("RGB", size, "white")
    for n, frame in enumerate(kept):
        place = (n % across * (wide + 6), n // across * (high + 6))
        sheet.paste(frame.convert("RGB").resize((wide, high), Image.Resampling.LANCZOS), place)
    sheet.save(to, quality=QUALITY, method=6)


def show(browser: Browser, site: Site, keeper: Keeper, people: People, to: Path) -> None:
    for game in GAMES:
        after = moment(game, people)
        for screen in WIDE:
            table = keeper.table(game, ME, OTHER, moves=after)
            how = DESK if screen == "desk" else PHONE
            visitor = Visitor(browser, site.url, how, keeper.state, moving=True)
            visitor.context.add_init_script(HOLD)
            go(visitor.page, f"/t/{table}")
            visitor.page.locator(GAMES[game].OFFERED).first.wait_for()
            taken = frames(visitor.page, game)
            strip(taken, screen, to / f"{game}-strip-{screen}.webp")
            print(game, screen, len(taken), "frames", flush=True)
            visitor.close()


def main() -> None:
    to = Path(sys.argv[1]) if sys.argv[1:] else SHOWN
    to.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            browser = playwright.chromium.launch(executable_path=program)
            people = People()
            keeper = Keeper(site.database, site.url, people)
            show(browser, site, keeper, people, to)
            keeper.close()
            browser.close()
        finally:
            site.kill()


if __name__ == "__main__":
    main()
