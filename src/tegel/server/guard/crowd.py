"""How many may be in at once, and how much one household may ask altogether.

Whoever has many addresses of one kind, or many connections at one address, gets no more than a
household gets: the others should not notice.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar

from starlette.types import ASGIApp, Receive, Scope, Send

from tegel.server.guard.limits import Limiter, household
from tegel.server.guard.refuse import refuse

# Connections of one household, if the host says no other number. A class at school has one address:
# thirty pages, each with some connections.
PER_ADDRESS = 300
# Questions in ten seconds for each connection that a household may have: thirty pages that are
# loaded at the same moment fit.
QUESTIONS = 5
PAUSE = 1.0  # seconds: who asks too often is not refused at once either

# The household whose request this is.
asking: ContextVar[str] = ContextVar("asking", default="")


class Crowd:
    """How many are in, by what they have in common."""

    def __init__(self, each: int, most: int | None = None) -> None:
        self.each = each
        self.most = most  # all together; None: any number
        self.count = 0
        self.refused = 0
        self._of: Counter[str] = Counter()

    def enter(self, who: str | None) -> bool:
        """Let one more in, unless there are too many; None: one who comes for many others."""
        full = self.most is not None and self.count >= self.most
        if full or (who is not None and self._of.get(who, 0) >= self.each):
            self.refused += 1
            return False
        self.count += 1
        if who is not None:
            self._of[who] += 1
        return True

    @property
    def largest(self) -> int:
        """How many the largest group of them has."""
        return max(self._of.values(), default=0)

    def leave(self, who: str | None) -> None:
        """One of them has gone."""
        self.count -= 1
        if who is not None:
            self._of[who] -= 1
            if not self._of[who]:
                del self._of[who]


class Households(Crowd):
    """Who asks something or is connected, by household, and how much each has asked lately."""

    def __init__(self, each: int, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(each)
        self._rate = f"{QUESTIONS * each}/10seconds"
        self._limiter = Limiter(now)

    def ask(self, home: str) -> float:
        """Count a request or a live frame: 0.0, or the seconds that the household has to wait."""
        return self._limiter.take(home, self._rate)


class CrowdGuard:
    """Lets no household crowd out the others."""

    def __init__(self, app: ASGIApp, households: Households) -> None:
        self.app = app
        self._households = households

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        home = household((scope.get("client") or ("",))[0])
        asking.set(home)
        if not self._households.enter(home):
            message = f"{self._households.each} connections are all that one address can have"
            await refuse(scope, send, 429, "too_many", message, [(b"retry-after", b"10")])
            return
        try:
            wait = self._households.ask(home)
            if wait:
                await asyncio.sleep(PAUSE)
                after = [(b"retry-after", str(max(1, round(wait))).encode())]
                message = "this address asks too much; wait a moment"
                await refuse(scope, send, 429, "too_fast", message, after)
            else:
                await self.app(scope, receive, send)
        finally:
            self._households.leave(home)
