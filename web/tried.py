"""What was once wrong with the page, tried again, a picture of each as it is now: docs/tried.

    .venv/bin/python web/tried.py [NAME…]     # all, or the pictures of these

Needs the page (`python3 launch.py page`) and a Chromium; takes some minutes.
"""

import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from launch import BROWSERS  # noqa: E402
from tests.e2e.cable import cable_to  # noqa: E402
from tests.e2e.conftest import PATIENCE  # noqa: E402
from tests.e2e.drive import GAMES  # noqa: E402
from tests.e2e.drive.hand import END, Hand  # noqa: E402
from tests.e2e.drive.play import alone, mouse, together, wait_for_turn  # noqa: E402
from tests.e2e.fit import screen  # noqa: E402
from tests.e2e.places import go  # noqa: E402
from tests.e2e.site import Site  # noqa: E402
from tests.e2e.tables import ME, Keeper  # noqa: E402
from tests.e2e.test_undo import button, resign, seen, steps_next, two_at_a_table  # noqa: E402
from tests.e2e.visitor import PHONE, Visitor  # noqa: E402
from tests.server.helpers import decide, new_table  # noqa: E402
from web.shots import MIDDLE, at_first_sight  # noqa: E402

TO = ROOT / "docs" / "tried"
LAPTOP = screen(1280, 720)
WIDE, HIGH = 1300, 480  # pixels of a picture
LARGEST = 39_000  # its bytes
GAP = 8
AWAY = "The server is away."
AZUL = GAMES["azul"]
WITH_MORE = {("azul", 4): 52, ("ingenious", 3): 54, ("ingenious", 4): 60}  # decisions


class Trial:
    """A site, and people who come to it for one of the trials."""

    def __init__(self, browser: Browser, site: Site) -> None:
        self._browser, self.site = browser, site
        self.keeper = Keeper(site.database, site.url, at_first_sight)
        self._here: list[Visitor] = []
        self._taken: list[Image.Image] = []

    def come(self, how: dict[str, Any] = LAPTOP, *, known: bool = False, **settings: Any) -> Page:
        """Somebody new, or who has tables here already."""
        state = self.keeper.state if known else None
        visitor = Visitor(self._browser, self.site.url, how, state, **settings)
        visitor.context.set_default_timeout(PATIENCE)
        self._here.append(visitor)
        return visitor.page

    def at(self, path: str, how: dict[str, Any] = LAPTOP, **settings: Any) -> Page:
        page = self.come(how, known=True, **settings)
        go(page, path)
        return page

    def in_play(
        self, game: str, players: int = 2, how: dict[str, Any] = LAPTOP, **options: Any
    ) -> Page:
        """A game that is on, with something in hand."""
        moves = WITH_MORE.get((game, players), MIDDLE[game])
        bots = ["regular"] * (players - 1)
        page = self.at(f"/t/{self.keeper.table(game, ME, *bots, moves=moves, **options)}", how)
        page.locator(GAMES[game].OFFERED).first.wait_for()
        GAMES[game].take_up(Hand(page), Random(1))
        return page

    def begun(self, game: str = "azul", how: dict[str, Any] = LAPTOP, **settings: Any) -> Page:
        """A first game against a bot, from the front page."""
        page = self.come(how, **settings)
        page.goto("/")
        title = GAMES[game].TITLE
        page.get_by_role("button", name=f"Play now: {title}, Newcomer", exact=True).click()
        wait_for_turn(page, GAMES[game])
        return page

    def take(self, what: Page | Locator) -> None:
        (what if isinstance(what, Page) else what.page).wait_for_timeout(150)  # until it is drawn
        self._taken.append(Image.open(BytesIO(what.screenshot())).convert("RGB"))

    def save(self, to: Path) -> None:
        """All that was taken, side by side."""
        for one in self._taken:
            one.thumbnail((one.width, HIGH), Image.Resampling.LANCZOS)
        wide = sum(one.width + GAP for one in self._taken) - GAP
        sheet, left = Image.new("RGB", (wide, HIGH), "white"), 0
        for one in self._taken:
            sheet.paste(one, (left, 0))
            left += one.width + GAP
        sheet.thumbnail((WIDE, HIGH), Image.Resampling.LANCZOS)
        for quality in range(80, 10, -6):
            sheet.save(to, quality=quality, method=6)
            if to.stat().st_size < LARGEST:
                break
        self._taken.clear()
        for visitor in self._here:
            visitor.context.close()
        self._here.clear()


def invitation(trial: Trial) -> None:
    host, guest = trial.come(), trial.come()
    host.goto("/")
    host.get_by_role("button", name="Play a friend: Azul", exact=True).click()
    host.get_by_role("heading", name="Send this link to a friend").wait_for()
    guest.goto(host.url)  # the address bar's
    guest.get_by_label("Your name").fill("Joost")
    trial.take(guest)
    guest.get_by_role("button", name="Sit down and play").click()
    guest.locator(AZUL.BOARD).wait_for()
    trial.take(guest)


def lost_network(trial: Trial) -> None:
    """Nothing arrives any more, and no browser says so: after a move, and though nobody stirs."""
    for moves in (True, False):
        with cable_to(trial.site.url) as cable:
            page = trial.come()
            page.goto(cable.url)
            page.get_by_role("button", name="Play now: Azul, Newcomer", exact=True).click()
            wait_for_turn(page, AZUL)
            page.wait_for_timeout(4000)  # a silence
            cable.hush()
            since = time.monotonic()
            if moves:
                mouse(page, AZUL, Random(8))()
            page.get_by_text(AWAY).locator("visible=true").first.wait_for()
            after = time.monotonic() - since
            print(
                f"  told {after:.1f} s after {'a move' if moves else 'it fell silent'}", flush=True
            )
            if moves:
                trial.take(page)


def undo(trial: Trial) -> None:
    page = trial.begun()
    alone(page, AZUL, mouse(page, AZUL, Random(5)), 3)
    wait_for_turn(page, AZUL)
    trial.take(page)
    button(page, "Undo")
    page.locator(".log s").first.wait_for()
    wait_for_turn(page, AZUL)
    trial.take(page)


def story(trial: Trial) -> None:
    for game in GAMES:
        page = trial.in_play(game, how=screen(1440, 900))
        trial.take(page.locator("ol.log").locator("visible=true").first)


def laptops(trial: Trial) -> None:
    trial.take(trial.in_play("azul", 4))
    trial.take(trial.in_play("azul_duel"))
    trial.take(trial.in_play("azul", how=screen(1024, 768)))


def numbers(trial: Trial) -> None:
    for players in (3, 4):
        trial.take(trial.in_play("ingenious", players, edition="standard"))


def nearly_over(game: str) -> int:
    """After how many decisions the first player ends the game."""
    table, chance, last = new_table(game, (ME, "regular")), Random(1), 0
    while table.turn is not None:
        if table.seats[table.turn].player == ME:
            last = len(table.state.moves)
        table = decide(table, at_first_sight(table, chance))
    return last


def ending(trial: Trial) -> None:
    table = trial.keeper.table("azul_duel", ME, "regular", moves=nearly_over("azul_duel"))
    for how in (LAPTOP, PHONE):
        page, game = trial.at(f"/t/{table}", how), GAMES["azul_duel"]
        if how == LAPTOP:
            trial.take(page)
            alone(page, game, mouse(page, game, Random(1)))
        page.locator(END).wait_for()
        trial.take(page)


def taken_back(trial: Trial) -> None:
    host, guest = pages = [trial.come(), trial.come()]
    two_at_a_table(host, guest)
    steps = [mouse(page, AZUL, Random(2)) for page in pages]
    together(pages, AZUL, steps, 2)
    first, other = (host, guest) if steps_next(host) else (guest, host)
    steps[pages.index(first)]()
    button(first, "Undo")
    seen(other, "takes a move back.")
    trial.take(other)


def rematch(trial: Trial) -> None:
    host, guest = trial.come(PHONE), trial.come()
    two_at_a_table(host, guest)
    together([host, guest], AZUL, [mouse(page, AZUL, Random(2)) for page in (host, guest)], 2)
    resign(guest)
    button(guest, "Play again")
    seen(host, "would like another game.")
    trial.take(host)
    old = guest.url
    button(host, "Play again")
    for page in (host, guest):
        page.wait_for_url(lambda url: url != old)
        page.locator(AZUL.BOARD).wait_for()
        trial.take(page)


def chat(trial: Trial) -> None:
    host, guest = trial.come(), trial.come(PHONE)
    two_at_a_table(host, guest)
    button(host, "Quick phrases")
    button(host, "Good luck!")
    guest.get_by_role("button", name=re.compile("Good luck!")).wait_for()
    trial.take(guest)
    guest.get_by_role("button", name=re.compile("Good luck!")).click()
    guest.get_by_role("dialog").get_by_role("list", name="Chat").wait_for()
    trial.take(guest)


def imported(trial: Trial) -> None:
    page = trial.at(f"/t/{trial.keeper.table('ingenious', ME, 'regular', moves=None)}")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the record").click()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(download.value.path())
    page.get_by_role("heading", name="The start").wait_for()
    for _ in range(7):
        page.keyboard.press("ArrowRight")
    page.get_by_role("heading", name=re.compile("^Move 7 of")).wait_for()
    trial.take(page)


def phones(trial: Trial) -> None:
    page = trial.begun("azul", PHONE)
    trial.take(page)
    button(page, "Hint")
    page.locator(".hints ol").locator("visible=true").wait_for()
    trial.take(page)
    button(page, "Menu")
    trial.take(page)
    trial.take(trial.in_play("ingenious", 4, PHONE, edition="standard"))
    trial.take(trial.in_play("azul_duel", how=PHONE))


def watching(trial: Trial) -> None:
    host, guest, late = trial.come(), trial.come(), trial.come()
    two_at_a_table(host, guest)
    late.goto(host.url)
    late.get_by_role("heading", name="All seats are taken").wait_for()
    trial.take(late)
    late.get_by_role("button", name="Watch", exact=True).click()
    seen(late, "You are watching.")
    trial.take(late)


def smaller(trial: Trial) -> None:
    page = trial.at(f"/t/{trial.keeper.table('ingenious', ME, 'regular', moves=None)}")
    trial.take(page.locator(END))
    button(page, "Over time")
    trial.take(page.locator(END))
    page = trial.begun()
    button(page, "Hint")
    page.locator(".hints ol").locator("visible=true").wait_for()
    trial.take(page)


def at_one_screen(trial: Trial) -> None:
    page = trial.come(PHONE)
    page.goto("/new/azul")
    page.get_by_role("button", name="At this screen").click()
    page.get_by_label("Seat 2: Name").fill("Bo")
    page.get_by_role("button", name="Begin").click()
    alone(page, AZUL, mouse(page, AZUL, Random(4)), 3)
    wait_for_turn(page, AZUL)
    trial.take(page)
    trial.take(trial.at("/", screen(820, 1180, touch=True)))
    trial.take(trial.at("/t/nowhere234", PHONE))


def large(trial: Trial) -> None:
    for game in ("azul", "azul_duel"):
        trial.take(trial.in_play(game, how=screen(2560, 1440)))


TRIED: dict[str, Callable[[Trial], None]] = {
    "1": invitation,
    "2": lost_network,
    "3": undo,
    "4": story,
    "5": laptops,
    "6": numbers,
    "7": ending,
    "9": taken_back,
    "10": rematch,
    "11": chat,
    "12": imported,
    "13": phones,
    "14": watching,
    "15-end": smaller,
    "15-one-screen": at_one_screen,
    "15-large": large,
}


def main() -> None:
    wanted = sys.argv[1:] or [*TRIED]
    TO.mkdir(exist_ok=True)
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Site(Path(folder))
        try:
            trial = Trial(playwright.chromium.launch(executable_path=program), site)
            for name in wanted:
                TRIED[name](trial)
                trial.save(TO / f"{name}.webp")
                print(name, flush=True)
            trial.keeper.close()
        finally:
            site.kill()


if __name__ == "__main__":
    main()
