"""Who is at the other end of a live connection: how many it may have, and how much it may ask."""

from collections.abc import Callable, Generator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError
from starlette.responses import Response
from starlette.websockets import WebSocket

from tegel.server.guard.crowd import Crowd, Households
from tegel.server.guard.traffic import Traffic
from tegel.server.http.known import Known
from tegel.server.http.reply import reply
from tegel.server.http.who import address_of, proof_of
from tegel.server.refusals import Problem
from tegel.server.site import Site

PER_PLAYER = 50  # live connections: pages, and programs with one's tokens
PLAYER_LIMIT = "900/10seconds"  # frames of one player


class Caller:
    """Somebody with a live connection."""

    def __init__(self, socket: WebSocket, player: str | None) -> None:
        self.player = player
        self._site: Site = socket.app.state.site
        self._known: Known = socket.app.state.known
        self._callers: Crowd = socket.app.state.callers
        self._households: Households = socket.app.state.households
        self._traffic: Traffic = socket.app.state.traffic
        self.address = address_of(socket)
        self._proof = proof_of(self._site, socket)

    @contextmanager
    def counted(self) -> Generator[bool]:
        """Whether there is room for one more connection of this player."""
        if not self._callers.enter(self.player):
            yield False
            return
        try:
            yield True
        finally:
            self._callers.leave(self.player)

    def ask(self) -> float:
        """Count a frame: 0.0, or the seconds to wait."""
        wait = self._households.ask(self.address)
        if not wait and self.player is not None:
            wait = self._site.limits.take(f"live {self.player}", PLAYER_LIMIT)
        return wait

    def refuse(self, code: str) -> None:
        """Count a frame that is not taken."""
        self._traffic.frames_refused.labels(code).inc()

    @contextmanager
    def watched(self, doubt: Callable[[], None]) -> Generator[None]:
        """Call this whenever something changes about the player, so that it is asked again."""
        if self.player is None:
            yield
            return
        self._known.watch(self.player, doubt)
        try:
            yield
        finally:
            self._known.unwatch(self.player, doubt)

    async def is_valid(self) -> bool:
        """Whether it is still who it was when it connected; nobody can't lose anything."""
        if self.player is None or self._proof is None:
            return True
        try:
            return await self._proof.holder(self._site, self._known) is not None
        except SQLAlchemyError:
            return True  # without the database nothing can be commanded either


def too_many() -> Response:
    """What is answered to a player with too many connections."""
    message = f"{PER_PLAYER} live connections are all that one player can have"
    return reply(Problem(code="too_many", message=message), 429, {"Retry-After": "10"})
