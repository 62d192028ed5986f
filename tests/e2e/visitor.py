"""Somebody with a browser."""

import json
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, StorageState

NETWORK = ("Failed to load resource", "WebSocket connection to")

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
NARROW: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 740}}


class Visitor:
    """A browser of one's own, with one page; what goes wrong in it is noted."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        screen: dict[str, Any] = DESK,
        state: StorageState | None = None,
        locale: str = "en-GB",
        moving: bool = False,
        **settings: object,
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            locale=locale,
            storage_state=state,
            reduced_motion="no-preference" if moving else "reduce",
            **screen,
        )
        # Each move is chosen, then done: what is done at once has tests of its own.
        chosen = {"level": "newcomer", "confirm": True, **settings}
        # As the page keeps them itself; what is chosen later stays.
        self.context.add_init_script(f"localStorage.tegel ??= {json.dumps(json.dumps(chosen))}")
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self._apart = False
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type != "error":
            return
        if not (self._apart and message.text.startswith(NETWORK)):
            self.wrong.append(f"{message.text} {message.location.get('url', '')}")

    @contextmanager
    def apart(self) -> Generator[None]:
        """While the server can't be reached, the browser may say so."""
        self._apart = True
        yield
        self._apart = False

    def close(self) -> None:
        """Leave; nothing may have gone wrong before."""
        wrong = self.wrong.copy()
        self.context.close()
        assert not wrong, wrong
