"""The line: it comes back, and what matters is said again."""

import asyncio
import socket
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import pytest

from tegel.client import Accepted, Backoff, Client, Play, Refused, Unreachable

from .frames import Frame, played
from .scripted import HELLO, Script, Visit, answering, page, scripted

GAME = played("azul", 8)
QUICK = Backoff(0.01, 0.05)


@asynccontextmanager
async def visiting(script: Script, patience: float = 20.0) -> AsyncGenerator[Client]:
    """A client of a server that follows a script; nothing takes for ever."""
    async with (
        asyncio.timeout(900),
        scripted(script) as url,
        Client(url, patience=patience, backoff=QUICK) as client,
    ):
        yield client


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def answer(frame: Frame, **what: object) -> Frame:
    return {"table": "t", "id": frame["id"], **what}


def test_after_a_break_the_client_says_what_it_has_and_what_it_waits_for() -> None:
    heard: list[Frame] = []

    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        heard.append(await visit.hear("follow"))
        if visit.number == 1:
            await visit.say(GAME.snapshot(2))
            heard.append(await visit.hear("command"))
            return  # without an answer
        await visit.say(GAME.snapshot(3, GAME.tables[2].number))
        heard.append(again := await visit.hear("command"))
        number = GAME.tables[3].number
        await visit.say(answer(again, type="accepted", number=number, duplicate=True))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            table = await client.table("t")
            done = await table.send(Play(0, 1))
            assert done == Accepted(table.number, duplicate=True)
            first, asked, second, again = heard
            had = GAME.snapshot(2)
            assert (first["last"], first["hash"]) == (None, None)
            assert (second["last"], second["hash"]) == (had["number"], had["hash"])
            assert asked == again

    asyncio.run(story())


async def silence(visit: Visit) -> None:
    await visit.say(HELLO | {"beat": 50})
    await visit.hear("follow")
    if visit.number == 1:
        await visit.stay()


async def garbage(visit: Visit) -> None:
    await visit.say(HELLO)
    await visit.hear("follow")
    if visit.number == 1:
        await visit.socket.send("not JSON {")
        await visit.stay()


async def no_frame(visit: Visit) -> None:
    await visit.say(HELLO)
    await visit.hear("follow")
    if visit.number == 1:
        await visit.socket.send("[1, 2]")
        await visit.stay()


async def lie(visit: Visit) -> None:
    await visit.say(HELLO)
    await visit.hear("follow")
    if visit.number == 1:
        await visit.say(GAME.snapshot(1) | {"hash": "0" * 16})
        await visit.stay()


async def cut(visit: Visit) -> None:
    if visit.number == 1:
        await visit.socket.close()
        return
    await visit.say(HELLO)
    await visit.hear("follow")


@pytest.mark.parametrize("trouble", [silence, garbage, no_frame, lie, cut])
def test_a_server_in_trouble_is_left_and_tried_again(trouble: Script) -> None:
    async def script(visit: Visit) -> None:
        await trouble(visit)
        await visit.say(GAME.snapshot(4))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            table = await client.table("t")
            assert table.number == GAME.tables[4].number
            assert client.is_up

    asyncio.run(story())


def test_an_event_that_was_lost_last_is_asked_for_when_a_beat_tells_where_the_table_is() -> None:
    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        await visit.hear("follow")
        await visit.say(GAME.snapshot(2))
        number = GAME.tables[4].number
        await visit.say({"type": "beat", "at": 0, "numbers": {"t": number, "another": 7}})
        await visit.hear("follow")
        await visit.say(GAME.snapshot(4))
        await visit.say({"type": "beat", "at": 0, "numbers": {"t": number}})
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            table = await client.table("t")
            await table.until(lambda t: t.number == GAME.tables[4].number)

    asyncio.run(story())


def test_the_client_gives_signs_of_life() -> None:
    beats = 0

    async def script(visit: Visit) -> None:
        nonlocal beats
        await visit.say(HELLO | {"beat": 50})
        await visit.hear("follow")
        for _ in range(4):
            await visit.hear("beat")
            await visit.say({"type": "beat", "at": 0, "numbers": {}})
            beats += 1
        await visit.say(GAME.snapshot(1))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            await client.table("t")
            assert beats == 4

    asyncio.run(story())


def test_two_tables_share_a_line() -> None:
    async def script(visit: Visit) -> None:
        assert visit.number == 1
        await visit.say(HELLO)
        for name in ("t", "u"):
            assert (await visit.hear("follow"))["table"] == name
            await visit.say(GAME.snapshot(1) | {"table": name})
        await visit.say(GAME.event(2) | {"table": "u"}, GAME.event(2) | {"table": "nobody's"})
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            one, other = await client.table("t"), await client.table("u")
            await other.until(lambda table: table.number == GAME.tables[2].number)
            assert one.number == GAME.tables[1].number
            assert await client.table("t") is one

    asyncio.run(story())


def test_a_table_that_is_refused_can_be_asked_for_again() -> None:
    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        await visit.hear("follow")
        await visit.say({"type": "refused", "table": "t", "code": "no_table", "message": "none"})
        await visit.hear("follow")
        await visit.say(GAME.snapshot(1))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            with pytest.raises(Refused) as refusal:
                await client.table("t")
            assert refusal.value.code == "no_table"
            await client.table("t")

    asyncio.run(story())


def test_nothing_is_heard_of_a_table_that_is_not_followed_any_more() -> None:
    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        await visit.hear("follow")
        await visit.say(GAME.snapshot(1))
        await visit.hear("unfollow")
        await visit.hear("follow")
        await visit.say(GAME.snapshot(2))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            table = await client.table("t")
            waiting = asyncio.create_task(table.changed())
            await asyncio.sleep(0)
            await client.unfollow("t")
            with pytest.raises(Refused, match="not follow"):
                await waiting
            assert (await client.table("t")).number == GAME.tables[2].number

    asyncio.run(story())


def test_a_server_that_has_heard_too_much_is_told_all_again_later() -> None:
    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        await visit.hear("follow")
        await visit.say(GAME.snapshot(1))
        first = await visit.hear("command")
        await visit.say({"type": "error", "code": "too_fast", "message": "wait"})
        again = await visit.hear("command")
        assert first == again
        await visit.say(GAME.event(2))
        number = GAME.tables[2].number
        await visit.say(answer(again, type="accepted", number=number, duplicate=False))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            table = await client.table("t")
            assert await table.send(Play(0, 1)) == Accepted(GAME.tables[2].number)

    asyncio.run(story())


def test_a_server_that_does_not_understand_us_ends_the_line_with_its_reason() -> None:
    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        await visit.hear("follow")
        await visit.say({"type": "error", "code": "bad_request", "message": "what?"})
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            with pytest.raises(Refused, match=r"does not understand: what\?"):
                await client.table("t")
            with pytest.raises(Refused):
                await client.table("u")

    asyncio.run(story())


def test_a_server_that_speaks_another_language_is_given_up() -> None:
    async def script(visit: Visit) -> None:
        await visit.say({"type": "hello"})
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            with pytest.raises(Unreachable, match="sends what no Tegel sends"):
                await client.table("t")

    asyncio.run(story())


def test_a_server_that_stays_away_is_given_up_after_the_patience() -> None:
    async def story() -> None:
        url = f"http://127.0.0.1:{free_port()}"
        async with asyncio.timeout(900), Client(url, patience=0.2, backoff=QUICK) as client:
            with pytest.raises(Unreachable, match="can't be reached"):
                await client.table("t")
            assert not client.is_up

    asyncio.run(story())


def test_a_server_that_does_not_let_us_in_is_not_asked_again() -> None:
    async def story() -> None:
        refusal = page("403 Forbidden", b"no")
        async with asyncio.timeout(900), answering(refusal) as url, Client(url) as client:
            with pytest.raises(Unreachable, match="refuses the connection: 403"):
                await client.table("t")

    asyncio.run(story())


def test_a_closed_client_tells_who_waits() -> None:
    async def script(visit: Visit) -> None:
        await visit.say(HELLO)
        await visit.hear("follow")
        await visit.say(GAME.snapshot(1))
        await visit.stay()

    async def story() -> None:
        async with visiting(script) as client:
            table = await client.table("t")
            waiting = asyncio.create_task(table.changed())
            await asyncio.sleep(0)
        with pytest.raises(Unreachable, match="closed"):
            await waiting

    asyncio.run(story())
