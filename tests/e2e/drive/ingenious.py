"""Ingenious: take a tile from the rack, lay it where it gains most, turned or not; then draw."""

from random import Random

from playwright.sync_api import Page

from tests.e2e.drive.hand import READY, Hand

TITLE = "Ingenious"
BOARD = ".ing"
SLOTS = ".slot:enabled:not(.held)"
DOTS = ".dot.legal"
OFFERED = f"{SLOTS}, {DOTS}, .rack .closing, {READY}"
ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
LARGEST = """dots => dots
    .map(dot => [+dot.getAttribute('r'), dot.getBoundingClientRect()])
    .sort(([one], [other]) => other - one)
    .slice(0, 3)
    .map(([, box]) => [box.x + box.width / 2, box.y + box.height / 2])"""


def by_hand(hand: Hand, chance: Random) -> None:
    """Where the dot is large, much is gained; a second press on the same place turns the tile.

    One look, one thing done: the rack fills by itself, and a board that makes room moves its dots
    from under a finger. What a press did not do is seen, and done, the next time.
    """
    spots = hand.page.locator(DOTS).evaluate_all(LARGEST)
    slots = hand.page.locator(SLOTS)
    if hand.page.locator(READY).count():
        hand.do_it_if_it_is_there()
    elif spots:
        x, y = chance.choice(spots)
        for _ in range(chance.choice([1, 1, 2])):
            hand.press_at(x, y)
    elif count := slots.count():
        hand.press(slots.nth(chance.randrange(count)))


def by_keys(page: Page, chance: Random) -> None:
    """A tile by its number; the arrows walk over the board, R turns, Enter lays and draws."""
    if page.locator(DOTS).count():
        page.keyboard.press(chance.choice(ARROWS))
        if not page.locator(".aim.pinned").count():
            page.keyboard.press(chance.choice(ARROWS))
        if chance.random() < 0.3:
            page.keyboard.press("r")
        if page.locator(".aim.pinned").count():
            page.keyboard.press("Enter")
    elif page.locator(READY).count():
        page.keyboard.press("Enter")
    else:
        slots = page.locator(SLOTS).evaluate_all(
            "slots => slots.map(slot => slot.getAttribute('aria-keyshortcuts'))"
        )
        if slots:
            page.keyboard.press(chance.choice(slots))


def take_up(hand: Hand, chance: Random) -> None:
    """Have a tile over the board, and not laid."""
    if not hand.page.locator(DOTS).count():
        slots = hand.page.locator(SLOTS)
        hand.press(slots.nth(chance.randrange(slots.count())))
        hand.page.locator(DOTS).first.wait_for()
    x, y = hand.page.locator(DOTS).evaluate_all(LARGEST)[0]
    hand.press_at(x, y)
