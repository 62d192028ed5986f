"""A table that is followed, without a line: what it says, and what it makes of the answers."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tegel.client.errors import Refused, Unreachable
from tegel.client.held import Frame
from tegel.client.table import Accepted, Table
from tegel.server.tables.commands import Play, Sit

from .frames import Game, played

GAME = played("azul", 8)


class Wire:
    """Where a table's frames go."""

    def __init__(self) -> None:
        self.sent: list[Frame] = []
        self._something = asyncio.Event()

    async def post(self, frame: Frame) -> None:
        self.sent.append(frame)
        self._something.set()

    async def reach(self, count: int) -> list[Frame]:
        """Wait until so many frames were sent."""
        async with asyncio.timeout(900):
            while len(self.sent) < count:
                self._something.clear()
                await self._something.wait()
        return self.sent


Story = Callable[[Table, Wire], Awaitable[None]]


def tell(story: Story, game: Game = GAME) -> None:
    """Let a story happen at a table that is followed."""

    async def happen() -> None:
        wire = Wire()
        table = Table("t", wire.post)
        await table.begin()
        assert wire.sent == [{"type": "follow", "table": "t", "last": None, "hash": None}]
        await table.take(game.snapshot(0))
        wire.sent.clear()
        await story(table, wire)

    asyncio.run(happen())


def accepted(frame: Frame, number: int, duplicate: bool = False) -> Frame:
    answer = {"type": "accepted", "table": "t", "id": frame["id"]}
    return answer | {"number": number, "duplicate": duplicate}


def refused(frame: Frame, code: str) -> Frame:
    answer = {"type": "refused", "table": "t", "id": frame["id"]}
    return answer | {"code": code, "message": f"it is {code}"}


def test_it_knows_whose_turn_it_is_and_what_can_be_played() -> None:
    async def story(table: Table, wire: Wire) -> None:
        assert table.seats == [0]
        assert table.turn is not None
        assert bool(table.moves) == (table.turn == 0)
        assert not table.is_over

    tell(story)


def test_a_command_says_what_it_expects_and_leaves_out_what_is_not_given() -> None:
    async def story(table: Table, wire: Wire) -> None:
        sending = asyncio.create_task(table.send(Sit(1, "Ben")))
        (frame,) = await wire.reach(1)
        assert frame["expected"] == table.number
        assert frame["do"] == {"kind": "sit", "seat": 1, "name": "Ben"}
        assert 1 <= len(frame["id"]) <= 40
        sending.cancel()

    tell(story)


def test_an_accepted_command_returns_when_the_view_knows_of_it() -> None:
    async def story(table: Table, wire: Wire) -> None:
        sending = asyncio.create_task(table.send(Play(0, 1)))
        (frame,) = await wire.reach(1)
        await table.take(accepted(frame, table.number + 1))
        done, _ = await asyncio.wait([sending], timeout=0.05)
        assert not done
        await table.take(GAME.event(1))
        assert await sending == Accepted(table.number)

    tell(story)


def test_a_refused_command_raises_the_code_and_the_reason() -> None:
    async def story(table: Table, wire: Wire) -> None:
        sending = asyncio.create_task(table.send(Play(0, 1)))
        (frame,) = await wire.reach(1)
        await table.take(refused(frame, "illegal"))
        with pytest.raises(Refused, match="it is illegal") as refusal:
            await sending
        assert refusal.value.code == "illegal"

    tell(story)


def test_a_command_without_an_answer_is_sent_again_by_the_same_id() -> None:
    async def story(table: Table, wire: Wire) -> None:
        sending = asyncio.create_task(table.send(Play(0, 1)))
        (first,) = await wire.reach(1)
        await table.begin()  # the line broke, and is there again
        _, follow, again = wire.sent
        assert follow == {"type": "follow", "table": "t", "last": table.number, "hash": table.hash}
        assert again == first
        await table.take(GAME.snapshot(1, table.number))
        await table.take(accepted(first, table.number, duplicate=True))
        assert await sending == Accepted(table.number, duplicate=True)
        await table.begin()
        assert wire.sent[-1]["type"] == "follow"

    tell(story)


@pytest.mark.parametrize("code", ["busy", "too_fast", "unavailable"])
def test_a_refusal_that_passes_is_waited_out_with_the_same_id(code: str) -> None:
    async def story(table: Table, wire: Wire) -> None:
        sending = asyncio.create_task(table.send(Play(0, 1)))
        (first,) = await wire.reach(1)
        await table.take(refused(first, code))
        _, again = await wire.reach(2)
        assert again == first
        await table.take(GAME.event(1))
        await table.take(accepted(first, table.number))
        assert await sending == Accepted(table.number)

    tell(story)


def test_a_table_that_can_not_be_shown_just_now_is_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tegel.client.table.PATIENCE", 0.01)

    async def story(table: Table, wire: Wire) -> None:
        await table.begin()
        await table.take(refused({"id": None}, "unavailable"))
        first, again = await wire.reach(2)
        assert first == again
        await table.take(refused({"id": None}, "no_table"))
        with pytest.raises(Refused, match="it is no_table"):
            await table.changed()

    tell(story)


def test_who_is_ahead_of_the_server_takes_what_the_server_has() -> None:
    async def story(table: Table, wire: Wire) -> None:
        await table.take(GAME.snapshot(5, table.number))
        sending = asyncio.create_task(table.send(Play(0, 1)))
        (frame,) = await wire.reach(1)
        await table.take(refused(frame, "ahead"))
        with pytest.raises(Refused):
            await sending
        assert wire.sent[-1] == {"type": "follow", "table": "t", "last": None, "hash": None}
        await table.take(GAME.snapshot(2))
        assert table.number == GAME.snapshot(2)["number"]

    tell(story)


def test_what_is_missing_is_asked_for_once_and_not_with_every_frame() -> None:
    async def story(table: Table, wire: Wire) -> None:
        for n in (3, 4, 5):
            await table.take(GAME.event(n))
        assert wire.sent == [{"type": "follow", "table": "t", "last": table.number, "hash": None}]
        await table.take(GAME.snapshot(5, table.number))
        assert table.number == GAME.snapshot(5)["number"]

    tell(story)


def test_events_come_in_order_with_none_left_out() -> None:
    async def story(table: Table, wire: Wire) -> None:
        first = table.number
        for frame in (GAME.event(1), GAME.event(3), GAME.snapshot(4, first + 1), GAME.event(5)):
            await table.take(frame)
        numbers: list[int] = []
        async for event in table.events():
            numbers.append(event["number"])
            if len(numbers) == 5:
                break
        assert numbers == [first + n for n in (1, 2, 3, 4, 5)]

    tell(story)


def test_all_who_wait_are_woken_by_a_change() -> None:
    async def story(table: Table, wire: Wire) -> None:
        number = table.number
        waiting = [asyncio.create_task(table.until(lambda t: t.number > number)) for _ in range(3)]
        await asyncio.sleep(0)
        await table.take(GAME.event(1))
        async with asyncio.timeout(900):
            await asyncio.gather(*waiting)

    tell(story)


def test_all_who_wait_are_told_when_the_line_is_given_up() -> None:
    async def story(table: Table, wire: Wire) -> None:
        waiting = [asyncio.create_task(table.send(Play(0, 1))) for _ in range(2)]
        waiting.append(asyncio.create_task(table.send(Play(0, 2))))
        still = asyncio.create_task(table.changed())
        await wire.reach(3)
        table.end(Unreachable("nobody there"))
        for task in (*waiting, still):
            with pytest.raises(Unreachable):
                await task
        with pytest.raises(Unreachable):
            await table.changed()
        with pytest.raises(Unreachable):
            await table.send(Play(0, 1))

    tell(story)


def test_an_answer_to_what_nobody_asked_is_let_pass() -> None:
    async def story(table: Table, wire: Wire) -> None:
        await table.take({"type": "accepted", "table": "t", "id": "x", "number": 9})

    with pytest.raises(KeyError):  # even so, an answer says whether it is a duplicate
        tell(story)

    async def whole(table: Table, wire: Wire) -> None:
        await table.take(accepted({"id": "x"}, 9))
        await table.take(refused({"id": "x"}, "stale"))

    tell(whole)
