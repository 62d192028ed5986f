"""Azul: take tiles, lay them on a line; on a grey wall choose columns too."""

from random import Random

from playwright.sync_api import Page

from tests.e2e.drive.hand import Hand

TITLE = "Azul"
BOARD = ".azul"
TILES = "[data-first][aria-disabled=false]"
LINES = ".mine [data-line][aria-disabled=false]"
SPACES = ".mine .space"
OFFERED = f"{TILES}, {SPACES}"


def by_hand(hand: Hand, chance: Random) -> None:
    """Take any tiles, to the shortest line that is open: such games end soon."""
    spaces = hand.page.locator(SPACES)
    if spaces.count():
        hand.press(spaces.nth(chance.randrange(spaces.count())))
    else:
        tiles = hand.page.locator(TILES)
        hand.press(tiles.nth(chance.randrange(tiles.count())))
        hand.press(hand.page.locator(LINES).first)
    hand.do_it()


def by_keys(page: Page, chance: Random) -> None:
    """A factory by its number, its tiles with the arrows; a line or a column by its number."""
    space = page.locator(SPACES)
    if space.count():
        column = int(space.first.get_attribute("data-column") or 0) + 1
        page.keyboard.press(str(column))
        page.keyboard.press(str(column))
        return
    sources = page.locator(TILES).evaluate_all(
        "tiles => tiles.map(tile => tile.closest('[data-source]').dataset.source)"
    )
    source = chance.choice(sources)
    page.keyboard.press("c" if source == "0" else source)
    for _ in range(chance.randrange(3)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    lines = page.locator(LINES)
    lines.first.wait_for()
    line = lines.first.get_attribute("data-line")
    key = "f" if line == "5" else str(int(line or 0) + 1)
    page.keyboard.press(key)
    page.keyboard.press("Enter")


def take_up(hand: Hand, chance: Random) -> None:
    """Have tiles in hand, and no more."""
    tiles = hand.page.locator(TILES)
    if count := tiles.count():  # none while a grey wall is tiled
        hand.press(tiles.nth(chance.randrange(count)))
