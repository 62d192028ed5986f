"""Whole games, decision by decision."""

import time
from collections.abc import Callable, Sequence
from random import Random
from types import ModuleType

from playwright.sync_api import Locator, Page

from tests.e2e.drive.hand import END, Hand

LONGEST = 900.0  # seconds; far beyond any game
PAUSE = 50  # milliseconds between two looks at pages where nothing is to be decided

Step = Callable[[], None]


def offered(page: Page, game: ModuleType) -> bool:
    """Whether something is to be decided here now."""
    return page.locator(game.OFFERED).count() > 0


def wait_for_turn(page: Page, game: ModuleType) -> bool:
    """Wait until something is to be decided here: False if the game is over instead."""
    page.locator(f"{game.OFFERED}, {END}").first.wait_for()
    return page.locator(END).count() == 0


def alone(page: Page, game: ModuleType, step: Step, decisions: int | None = None) -> int:
    """Decide again and again, until the game is over or so many decisions fell; how many."""
    made, until = 0, time.monotonic() + LONGEST
    while made != decisions and wait_for_turn(page, game):
        step()
        made += 1
        assert time.monotonic() < until, "the game does not end"
    return made


def until_told(page: Page, game: ModuleType, step: Step, log: Locator) -> None:
    """Decide until the log tells it: a press that met a board in motion is made again."""
    before, until = log.text_content(), time.monotonic() + LONGEST
    while log.text_content() == before:
        assert wait_for_turn(page, game)
        step()
        assert time.monotonic() < until, "nothing is told"


def together(
    pages: Sequence[Page],
    game: ModuleType,
    steps: Sequence[Step],
    decisions: int | None = None,
    *,
    hurry: bool = False,
) -> int:
    """The same for several, each at a page of their own; who is in a hurry waits for no motion."""
    made, until = 0, time.monotonic() + LONGEST
    while made != decisions and time.monotonic() < until:
        turn = next((n for n, page in enumerate(pages) if offered(page, game)), None)
        if turn is not None:
            steps[turn]()
            made += 1
        elif all(page.locator(END).count() for page in pages):
            return made
        else:
            for page in pages if hurry else ():
                page.keyboard.press("Shift")  # any key goes to the end of what is shown
            pages[0].wait_for_timeout(PAUSE)
    assert made == decisions, "the game does not end"
    return made


def mouse(page: Page, game: ModuleType, chance: Random) -> Step:
    hand = Hand(page)
    return lambda: game.by_hand(hand, chance)


def finger(page: Page, game: ModuleType, chance: Random) -> Step:
    hand = Hand(page, finger=True)
    return lambda: game.by_hand(hand, chance)


def keys(page: Page, game: ModuleType, chance: Random) -> Step:
    return lambda: game.by_keys(page, chance)
