"""Every place of the page, with what shows that it is there."""

from playwright.sync_api import Page

from tests.e2e.drive import GAMES
from tests.e2e.tables import Examples

PAGES = [
    "/",
    "/new/azul",
    "/new/azul_duel",
    "/new/ingenious",
    "/tables",
    "/watch",
    "/mine",
    "/mistakes",
    "/people",
    "/reports",
    "/puzzles",
    "/daily",
    "/club",
    "/openings/azul",
    "/analyse",
    "/learn",
    "/learn/azul",
    "/learn/azul_duel",
    "/learn/ingenious",
    "/replay",
    "/settings",
    "/account",
    "/account/lost",
    "/house",
    "/house/people",
    "/come",
    "/back",
    "/profile",
    "/nowhere",
]

# Nothing is still being asked for, the chart at the end of a game last of all.
COME = """() => document.querySelector('main :is(h1, p)')
    && !document.querySelector('main [aria-busy=true]')
    && (!document.querySelector('section.end') || document.querySelector('section.end figure'))
    && document.fonts.status === 'loaded'"""


def tables(examples: Examples) -> list[str]:
    """Each game in play, at its end and looked back at, and a table that waits."""
    paths = [f"/t/{examples.waiting}"]
    for name in GAMES:
        over = examples.over[name]
        paths += [f"/t/{examples.middle[name]}", f"/t/{over}", f"/replay/{over}?move=9"]
    return paths


def go(page: Page, path: str) -> None:
    """Go there and wait until all has come."""
    page.goto(path)
    page.wait_for_function(COME)
