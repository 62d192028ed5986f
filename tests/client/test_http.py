"""Questions over HTTP."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tegel.client import Backoff, Client, Refused, Unreachable

from .scripted import answering, page

QUICK = Backoff(0.01, 0.02)
WELL = page("200 OK", b'{"status":"ok"}')


def tell(
    story: Callable[[Client], Awaitable[None]], *answers: bytes, patience: float = 300
) -> None:
    """Let a story happen with a server that gives these answers."""

    async def happen() -> None:
        async with (
            asyncio.timeout(900),
            answering(*answers) as url,
            Client(url, patience=patience, backoff=QUICK) as client,
        ):
            await story(client)

    asyncio.run(happen())


def test_a_refusal_is_raised_with_its_code_and_reason() -> None:
    async def story(client: Client) -> None:
        with pytest.raises(Refused, match="there is no such table") as refusal:
            await client.look("t")
        assert refusal.value.code == "no_table"

    tell(story, page("404 Not Found", b'{"code":"no_table","message":"there is no such table"}'))


@pytest.mark.parametrize("body", [b"<h1>It works!</h1>", b"[]", b'{"detail":"Not Found"}', b""])
def test_an_answer_that_is_none_of_ours_says_that_no_tegel_is_there(body: bytes) -> None:
    async def story(client: Client) -> None:
        with pytest.raises(Unreachable, match="no Tegel answers there: GET /api/me gave 404"):
            await client.me()

    tell(story, page("404 Not Found", body))


def test_a_question_that_does_no_harm_is_asked_again_when_the_answer_is_lost() -> None:
    async def story(client: Client) -> None:
        assert await client.health() == {"status": "ok"}

    tell(story, b"", b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", WELL)


def test_a_question_that_makes_something_is_not_asked_twice() -> None:
    async def story(client: Client) -> None:
        with pytest.raises(Unreachable, match="can't be reached"):
            await client.new_token("my bot")
        assert await client.health() == {"status": "ok"}

    tell(story, b"", WELL)


def test_a_server_that_stays_away_is_given_up_after_the_patience() -> None:
    async def story(client: Client) -> None:
        with pytest.raises(Unreachable, match="can't be reached"):
            await client.health()

    tell(story, patience=0.1)


def test_an_address_that_is_none_is_said_so() -> None:
    async def story() -> None:
        async with Client("http://[oops", patience=0.1) as client:
            with pytest.raises(Unreachable):
                await client.health()

    asyncio.run(story())
