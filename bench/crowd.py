"""Clients for `bench/load.py`: as lean as can be, and sharing no code with the server.

A connection is a protocol of asyncio that asks for compression, as browsers do, and reads no more
of a frame than its number. A visit is what the page asks for when somebody opens it.
"""

import asyncio
import base64
import os
import re
import time
import zlib
from collections.abc import Callable

BEAT = 14.0  # seconds between signs of life
# An event's number, and whether it is a move: a server that was held up for seconds says so too.
EVENT = re.compile(
    rb'^\{"type":"event","table":"[^"]+","number":(\d+),"event":\{[^{}]*"kind":"(moved)?'
)
ASSET = re.compile(rb'(?:src|href)="(/assets/[^"]+)"')
API = ("/api/visitor", "/api/games", "/api/readiness", "/api/tables?status=waiting")
TEXT, PACKED, CLOSE = 0x81, 0xC1, 0x88
END = b"\x00\x00\xff\xff"  # that every packed message ends with, and that is not sent


class Wire(asyncio.Protocol):
    """A live connection; `heard` is called with each frame."""

    def __init__(self, host: str, cookie: str | None) -> None:
        self.heard: Callable[[bytes], None] = self._hear_hello
        self.is_open = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self._host = host
        self._cookie = cookie
        self._buffer = bytearray()
        self._is_upgraded = self._forgets = False
        self._unpacker = zlib.decompressobj(wbits=-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        head = [
            "GET /api/live HTTP/1.1",
            f"Host: {self._host}",
            f"Origin: http://{self._host}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
        ]
        if self._cookie is not None:
            head.append(f"Cookie: tegel={self._cookie}")
        transport.write("\r\n".join([*head, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.bytes += len(data)
        self._buffer += data
        if not self._is_upgraded and not self._read_head():
            return
        while (frame := self._next()) is not None:
            self.heard(frame)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(exc or ConnectionError("the server hung up"))

    def _read_head(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if end and not head.startswith(b"HTTP/1.1 101"):
            self.is_open.set_exception(ConnectionError(head[:60].decode()))
        if not end or self.is_open.done():
            return False
        self._is_upgraded = True
        self._forgets = b"server_no_context_takeover" in head
        self._buffer = rest
        return True

    def _next(self) -> bytes | None:
        """The next whole frame of what has come."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        start, length = 2, buffer[1]
        if length >= 126:
            start = 4 if length == 126 else 10
            length = int.from_bytes(buffer[2:start])
        if len(buffer) < start + length:
            return None
        first, data = buffer[0], bytes(buffer[start : start + length])
        del buffer[: start + length]
        if first == CLOSE:
            raise ConnectionError("the server closed a connection")
        return self._unpack(data) if first == PACKED else data

    def _unpack(self, data: bytes) -> bytes:
        if self._forgets:
            self._unpacker = zlib.decompressobj(wbits=-15)
        return self._unpacker.decompress(data + END)

    def _hear_hello(self, _: bytes) -> None:
        self.heard = lambda _: None
        self.is_open.set_result(None)
        self._beat()

    def _beat(self) -> None:
        if not self._transport.is_closing():
            self.send('{"type":"beat"}')
            asyncio.get_running_loop().call_later(BEAT, self._beat)

    def send(self, text: str) -> None:
        """Send a frame, with a mask that masks nothing."""
        data = text.encode()
        size = bytes((0x80 | len(data),)) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2)
        self._transport.write(bytes((TEXT,)) + size + bytes(4) + data)

    def close(self) -> None:
        """Hang up."""
        self._transport.abort()


async def connect(host: str, cookie: str | None = None, own: str = "127.0.0.1") -> Wire:
    """A connection that has been greeted, from an address of this machine."""
    name, port = host.split(":")
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(host, cookie), name, int(port), local_addr=(own, 0)
    )
    async with asyncio.timeout(60):
        await wire.is_open
    return wire


async def visit(host: str, own: str = "127.0.0.1") -> float:
    """Open the page as a browser does that has never been here: the seconds that it took."""
    began = time.perf_counter()
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(own, 0))
    page = await _get(reader, writer, host, "/")
    for path in (*(path.decode() for path in ASSET.findall(page)), *API):
        await _get(reader, writer, host, path)
    writer.close()
    return time.perf_counter() - began


async def _get(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str, path: str
) -> bytes:
    writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    found = re.search(rb"(?i)content-length: (\d+)", head)
    assert found is not None, head
    return await reader.readexactly(int(found[1]))


async def ask(host: str, method: str, path: str, cookie: str, body: bytes, own: str) -> bytes:
    """Ask for something as somebody, as a page does; what is answered."""
    name, port = host.split(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=(own, 0))
    head = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host}",
        f"Origin: http://{host}",
        f"Cookie: tegel={cookie}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        "Connection: close",
    ]
    writer.write("\r\n".join([*head, "", ""]).encode() + body)
    answer = await reader.read()
    writer.close()
    assert answer[9:10] == b"2", answer[:500]
    return answer.partition(b"\r\n\r\n")[2]
