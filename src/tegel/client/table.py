"""A table that is followed: its newest view, what happens there, and what one does there."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tegel.client.backoff import Backoff
from tegel.client.errors import Refused, refused
from tegel.client.held import Frame, Held
from tegel.server.tables.commands import Wish
from tegel.server.tables.sight import TableView
from tegel.server.wire.told import Told

# Refusals that pass: the same command is sent again, by the same id, so that it happens once.
PASSING = ("busy", "too_fast", "unavailable")
# Who has asked for what is missing waits so many seconds for the answer before it asks again.
PATIENCE = 2.0


@dataclass(frozen=True)
class Accepted:
    """A command was carried out: the number of its first event; perhaps it had been already."""

    number: int
    duplicate: bool = False


def fresh_id() -> str:
    """An id for a command."""
    return secrets.token_urlsafe(12)


@dataclass
class _Asked:
    """A command that was not answered yet."""

    frame: Frame
    answer: asyncio.Future[Accepted]


class Table:
    """A table that a client follows.

    `view` is always one that was checked; it is replaced, never changed. Who waits is woken when
    anything changes, and told when the line is given up.
    """

    def __init__(self, table: str, post: Callable[[Frame], Awaitable[None]]) -> None:
        self.id = table
        self._post = post
        self._held = Held()
        self._asked: dict[str, _Asked] = {}
        self._news: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asks_again = 0.0
        self._end: Exception | None = None
        self._trying: asyncio.Future[None] | None = None  # somebody has to hold it

    # --- What is known ---

    @property
    def view(self) -> TableView:
        """What one sees of the table."""
        assert self._held.view is not None, "there is a snapshot before anybody gets the table"
        return self._held.view

    @property
    def number(self) -> int:
        """The number of the last event that the view knows."""
        return self._held.number

    @property
    def hash(self) -> str | None:
        """The hash of the view."""
        return self._held.hash

    @property
    def here(self) -> list[int]:
        """The seats whose persons are there now."""
        return self._held.here

    @property
    def seats(self) -> list[int]:
        """One's own seats."""
        return [seat["seat"] for seat in self.view["seats"] if seat["yours"]]

    @property
    def is_over(self) -> bool:
        """Whether the game is over, or the table was cleared."""
        return self.view["status"] in ("finished", "closed")

    @property
    def turn(self) -> int | None:
        """The seat that decides now, if the game goes on."""
        game = self.view["view"]
        return game["turn"] if game is not None and self.view["status"] == "playing" else None

    @property
    def moves(self) -> list[Mapping[str, Any]]:
        """The moves to choose from, if it is the turn of one of one's own seats."""
        return self.view["view"]["moves"] if self.turn in self.seats and self.view["view"] else []

    # --- Waiting ---

    async def until(self, is_so: Callable[["Table"], bool]) -> None:
        """Wait until something is so here."""
        while not is_so(self):
            await self.changed()

    async def changed(self) -> None:
        """Wait until anything changes here."""
        if self._end is not None:
            raise self._end
        await asyncio.shield(self._news)

    async def events(self) -> AsyncIterator[Told]:
        """What happens from the time on that the table is followed: all of it, in order."""
        n = 0
        while True:
            while n < len(self._held.events):
                yield self._held.events[n]
                n += 1
            await self.changed()

    # --- Doing ---

    async def send(
        self, do: Wish, expected: int | None = None, own_id: str | None = None
    ) -> Accepted:
        """Carry a command out, once, however often the line breaks; `Refused` says why not.

        When it returns, the view knows of it. Who stops waiting does not know whether it happened,
        unless it sends the same again by the same id.
        """
        own_id = own_id or fresh_id()
        frame = {
            "type": "command",
            "table": self.id,
            "expected": self.number if expected is None else expected,
            "id": own_id,
            "do": {name: value for name, value in asdict(do).items() if value is not None},
        }
        accepted = await self._insist(own_id, frame)
        await self.until(lambda table: table.number >= accepted.number)
        return accepted

    async def _insist(self, own_id: str, frame: Frame) -> Accepted:
        for wait in Backoff():
            try:
                return await self._ask(own_id, frame)
            except Refused as refusal:
                if refusal.code == "ahead":
                    self._held.doubt()
                    await self._follow()
                if refusal.code not in PASSING:
                    raise
                await asyncio.sleep(wait)
        raise AssertionError("a backoff never ends")

    async def _ask(self, own_id: str, frame: Frame) -> Accepted:
        if self._end is not None:
            raise self._end
        asked = _Asked(frame, asyncio.get_running_loop().create_future())
        self._asked[own_id] = asked
        try:
            await self._post(frame)
            return await asked.answer
        finally:
            del self._asked[own_id]

    # --- The line ---

    async def begin(self) -> None:
        """The line is there, perhaps again: say what we have, and ask what was not answered."""
        await self._follow()
        for asked in list(self._asked.values()):
            await self._post(asked.frame)

    async def take(self, frame: Frame) -> None:
        """Take in what the server says of this table."""
        match frame["type"]:
            case "accepted":
                self._settle(frame, Accepted(frame["number"], frame["duplicate"]))
            case "refused" if frame.get("id") is None and frame["code"] in PASSING:
                # The server can't show the table just now, but soon.
                asyncio.get_running_loop().call_later(PATIENCE, self._follow_again)
            case "refused" if frame.get("id") is None:
                self.end(refused(frame))
            case "refused":
                self._settle(frame, refused(frame))
            case _:
                changed = self._held.take(frame)
                if not self._held.is_missing:
                    self._asks_again = 0.0
                elif self._now() >= self._asks_again:
                    await self._follow()
                if changed:
                    self._wake()

    def end(self, reason: Exception) -> None:
        """Nothing comes any more: tell who waits."""
        self._end = reason
        for asked in self._asked.values():
            if not asked.answer.done():
                asked.answer.set_exception(reason)
        self._wake(reason)

    async def _follow(self) -> None:
        self._asks_again = self._now() + PATIENCE
        await self._post({"type": "follow", "table": self.id, **self._held.have()})

    def _follow_again(self) -> None:
        if self._end is None:
            self._trying = asyncio.ensure_future(self._follow())

    def _settle(self, frame: Frame, answer: Accepted | Refused) -> None:
        asked = self._asked.get(frame["id"])
        if asked is None or asked.answer.done():
            return
        if isinstance(answer, Refused):
            asked.answer.set_exception(answer)
        else:
            asked.answer.set_result(answer)

    def _wake(self, reason: Exception | None = None) -> None:
        woken, self._news = self._news, asyncio.get_running_loop().create_future()
        if reason is None:
            woken.set_result(None)
        elif not woken.done():
            woken.set_exception(reason)
            woken.exception()  # nobody need wait

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
