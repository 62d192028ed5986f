"""A server, a browser, and who visits: all real."""

import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from launch import BROWSERS
from tests.e2e.site import Site
from tests.e2e.tables import Examples, set_up
from tests.e2e.visitor import Visitor

PATIENCE = 120_000  # milliseconds; a busy machine is no failure

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    site = Site(tmp_path_factory.mktemp("site"))
    yield site
    site.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert program, f"no browser is here to test with: install one of {', '.join(BROWSERS)}"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        yield browser
        browser.close()


@pytest.fixture
def visit(site: Site, browser: Browser) -> Iterator[Visit]:
    """Bring somebody in, who goes at the end; nothing may have gone wrong by then."""
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitor = Visitor(browser, site.url, **how)
        visitor.context.set_default_timeout(PATIENCE)
        visitors.append(visitor)
        return visitor

    yield come
    # Before they go: what a browser was still fetching is cut off then, and it complains.
    wrong = [one for visitor in visitors for one in visitor.wrong]
    for visitor in visitors:
        visitor.context.close()
    assert not wrong, wrong


@pytest.fixture(scope="session")
def examples(site: Site) -> Examples:
    """Tables of each game, in the middle and at the end."""
    return set_up(site.database, site.url)
