"""Azul Duel: whatever is offered is picked, then done; a plate in hand may be turned first."""

from random import Random

from playwright.sync_api import Page

from tests.e2e.drive.hand import READY, Hand

TITLE = "Azul Duel"
BOARD = ".duel"
PICKS = (
    "button.pick:not([tabindex='-1']):visible, button.line.legal:visible, "
    "button.spot.legal:visible, button.cell.legal:visible, .holdings > .btn:visible, "
    ".plates > .btn:visible"
)
TURNED = "button.turned"
OFFERED = f"{PICKS}, {TURNED}"


def by_hand(hand: Hand, chance: Random) -> None:
    """Pick any of what is offered, and do it."""
    turned = hand.page.locator(TURNED)
    if turned.count():
        if chance.random() < 0.3:
            hand.press(turned)
        hand.do_it()
        return
    take_up(hand, chance)
    if hand.page.locator(READY).count():
        hand.do_it()


def by_keys(page: Page, chance: Random) -> None:
    """The arrows go from one offer to the next; Enter picks it, and does it."""
    here = f"document.activeElement.matches({PICKS.replace(':visible', '') + ', ' + TURNED!r})"
    for _ in range(60):
        if page.evaluate(here):
            break
        page.keyboard.press("Tab")
    assert page.evaluate(here), "no key leads to what is offered"
    for _ in range(chance.randrange(3)):
        page.keyboard.press(chance.choice(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]))
    if page.locator(TURNED).count() and chance.random() < 0.3:
        page.keyboard.press("r")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def take_up(hand: Hand, chance: Random) -> None:
    """Have something picked, and no more."""
    picks = hand.page.locator(PICKS)
    hand.press(picks.nth(chance.randrange(picks.count())))
