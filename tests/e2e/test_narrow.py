"""The narrowest of phones shows everything without scrolling sideways."""

from tests.e2e.conftest import Visit
from tests.e2e.places import PAGES, go, tables
from tests.e2e.tables import Examples
from tests.e2e.visitor import NARROW

WIDTH = NARROW["viewport"]["width"]
# What sticks out, if the page is too wide.
WIDER = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
    [...document.querySelectorAll('main *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => `${one.tagName}.${one.getAttribute('class')}`).slice(0, 5)"""


def test_nothing_is_wider_than_the_narrowest_phone(visit: Visit, examples: Examples) -> None:
    page = visit(state=examples.state, screen=NARROW).page
    for path in [*PAGES, *tables(examples)]:
        go(page, path)
        assert page.evaluate("innerWidth") == WIDTH, f"{path} makes the phone zoom out"
        assert page.evaluate(WIDER) == [], path
