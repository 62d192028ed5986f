"""Listening."""

import asyncio
import socket

from tegel.server.run import _listen  # pyright: ignore[reportPrivateUsage]


def test_small_answers_are_not_kept_back_until_the_last_one_is_acknowledged() -> None:
    async def ask() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        async def greet(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            accepted: socket.socket = writer.get_extra_info("socket")
            found.set_result(accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()
            await writer.wait_closed()

        listening = _listen("127.0.0.1", 0)
        async with await asyncio.start_server(greet, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            answer = await found
            writer.close()
            await writer.wait_closed()
            return answer

    assert asyncio.run(ask()) == 1
