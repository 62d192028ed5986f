"""What hostile clients found once, and must not find again."""

import asyncio
from pathlib import Path

import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tegel.client import Client, me
from tegel.client.table import fresh_id

from .process import ServerProcess

TIMES = 8
# What a connection does not survive.
ENDS = (
    Frame(Opcode.TEXT, b"x" * 20_000),
    Frame(Opcode.TEXT, b'{"type":"beat"}\xff\xfe'),
    Frame(Opcode.CONT, b"and so on"),
    Frame(Opcode.CLOSE, b"\x03\xe8"),
)


async def _hang_up_rudely(live: str, cookie: str | None, table: str, end: Frame, n: int) -> None:
    """Have something done, and before it is answered send what ends the connection."""
    async with connect(
        live,
        additional_headers={"Cookie": f"tegel={cookie}"},
        max_size=None,
        compression=None,
        close_timeout=1,
    ) as socket:
        await socket.send(orjson.dumps({"type": "follow", "table": table}).decode())
        number = 0
        while not number:
            number = orjson.loads(await socket.recv()).get("number", 0)
        say = {"kind": "say", "seat": 0, "text": "bye"}
        ask = {"type": "command", "table": table, "expected": number, "id": fresh_id(), "do": say}
        await socket.send(orjson.dumps(ask).decode())
        await asyncio.sleep(n / 1000)  # in the middle of it, some of the times
        socket.transport.write(end.serialize(mask=True))
        with pytest.raises(ConnectionClosed):
            await _read_on(socket)


async def _read_on(socket: ClientConnection) -> None:
    while True:
        await socket.recv()


def test_who_is_cut_off_before_the_answer_leaves_no_error(tmp_path: Path) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'tegel.db'}", tmp_path / "log")

    async def story() -> None:
        await server.start()
        live = f"ws{server.url.removeprefix('http')}/api/live"
        try:
            async with asyncio.timeout(900), Client(server.url) as client:
                await client.enter("Anna")
                made = await client.set_up("azul", [me("Anna"), me("Ben")])
                for n in range(TIMES):
                    for end in ENDS:
                        await _hang_up_rudely(live, client.cookie, made["table"], end, n)
                assert (await client.look(made["table"]))["view"]["status"] == "playing"
            await server.stop()
        finally:
            await server.kill()

    asyncio.run(story())
    assert server.complaints() == []
