"""Signs of life for who looks on."""

import asyncio

import pytest

from tegel.server import ticks
from tegel.server.ticks import TICK, Ticks
from tegel.server.wire.parcel import Parcel


def test_ticks_come_at_once_and_again_and_again_for_who_wants_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ticks, "EVERY", 0.001)

    async def use() -> None:
        anna, ben = asyncio.Queue[Parcel](), asyncio.Queue[Parcel]()
        for_anna, for_ben = Ticks(anna.put_nowait), Ticks(ben.put_nowait)
        assert anna.get_nowait() == TICK
        for_ben.end()
        for _ in range(3):
            await anna.get()
        assert ben.qsize() == 1  # the one that came at once
        for_anna.end()
        before = anna.qsize()
        for_ben = Ticks(ben.put_nowait)
        for _ in range(3):
            await ben.get()
        assert anna.qsize() == before
        for_ben.end()

    asyncio.run(use())
