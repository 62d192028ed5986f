"""The live side: what a page follows and asks, as over a server's connection."""

import json
from collections.abc import Callable
from typing import Any

from tegel.server.desk import Desk
from tegel.server.follower import refused_frame
from tegel.server.tables.commands import Refused
from tegel.server.wire.frames import FRAMES, Beat, Follow, Look, Order, Unfollow, WantTicks
from tegel.server.wire.parcel import Parcel

BEAT = 15_000  # milliseconds


class Line:
    """A page that is there."""

    def __init__(self, desk: Desk, player: str, send: Callable[[str], object]) -> None:
        self.player: str | None = player
        self._desk = desk
        self._send = send
        self._followed: set[str] = set()
        self._answer(type="hello", at=desk.now(), beat=BEAT)

    def tell(self, table: str, frame: Parcel) -> None:
        """Send a frame about a table."""
        del table
        self._send(frame.decode())

    async def take(self, text: str) -> None:
        """Do what a frame asks for."""
        frame = FRAMES.validate_json(text)
        match frame:
            case Follow(table, last, hash_):
                await self._follow(table, last, hash_)
            case Unfollow(table):
                self._followed.discard(table)
                self._desk.unfollow(table, self)
            case Order():
                await self._carry_out(frame)
            case Beat():
                numbers = self._desk.numbers(self._followed)
                self._answer(type="beat", at=self._desk.now(), numbers=numbers)
            case WantTicks() | Look():
                pass  # no network between them could be lost, and nobody sends notices

    def close(self) -> None:
        """The page listens no more."""
        for table in self._followed:
            self._desk.unfollow(table, self)

    async def _follow(self, table: str, last: int | None, hash_: str | None) -> None:
        self._followed.add(table)
        try:
            await self._desk.follow(table, self, last, hash_)
        except Refused as refusal:
            self._followed.discard(table)
            self.tell(table, refused_frame(table, refusal))
            return
        # A page that was closed took its bots along: they think anew.
        self._desk.let_bot_think(await self._desk.open(table))

    async def _carry_out(self, order: Order) -> None:
        try:
            done = await self._desk.command(
                order.table, self.player, order.do, order.expected, order.id
            )
        except Refused as refusal:
            self.tell(order.table, refused_frame(order.table, refusal, order.id))
            return
        self._answer(
            type="accepted",
            table=order.table,
            id=order.id,
            number=done.number,
            duplicate=done.duplicate,
        )

    def _answer(self, **frame: Any) -> None:
        self._send(json.dumps(frame))
