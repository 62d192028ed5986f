"""A stranger with plain sockets, who shares no code with the server or its clients.

Requests and live frames are put together here byte by byte, right or wrong as somebody likes.
"""

import base64
import json
import os
import socket
import struct
import zlib
from contextlib import suppress
from typing import Any

PATIENCE = 300.0  # seconds for what must come
TEXT, PING, CONTINUED, CLOSE = 0x1, 0x9, 0x0, 0x8
PACKED = 0x40  # says that a frame is compressed


class Stranger:
    """One connection, from an address of one's choice."""

    def __init__(self, port: int, source: str = "127.0.0.1", is_deaf: bool = False) -> None:
        self.sock = socket.socket()
        if is_deaf:
            self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.sock.settimeout(PATIENCE)
        self.sock.bind((source, 0))
        self.sock.connect(("127.0.0.1", port))
        self._rest = b""
        self._unpacker = zlib.decompressobj(-15)

    def close(self) -> None:
        """Hang up."""
        self.sock.close()

    # --- Requests ---

    def head(self, method: str, path: str, *lines: str) -> bytes:
        """The head of a request."""
        here = "{}:{}".format(*self.sock.getpeername())
        return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {here}", *lines, "", ""]).encode()

    def ask(
        self, method: str, path: str, body: Any = None, cookie: str = "", *lines: str
    ) -> tuple[int, str, bytes]:
        """The status, the head and the body of an answer."""
        data = b"" if body is None else json.dumps(body).encode()
        told = [*lines, f"Content-Length: {len(data)}", "Content-Type: application/json"]
        if cookie:
            told += [f"Cookie: tegel={cookie}", "Sec-Fetch-Site: same-origin"]
        self.sock.sendall(self.head(method, path, *told) + data)
        return self.answer()

    def answer(self) -> tuple[int, str, bytes]:
        """The status, the head and the body of the next answer; status 0: there is none."""
        head = self._until(b"\r\n\r\n").decode("latin-1")
        if not head:
            return 0, "", b""
        length = 0
        for line in head.lower().split("\r\n"):
            if line.startswith("content-length:"):
                length = int(line.partition(":")[2])
        return int(head.split(" ")[1]), head, self._exactly(length)

    # --- Live ---

    def upgrade(self, *lines: str) -> int:
        """Ask for a live connection; the status of the answer."""
        key = base64.b64encode(os.urandom(16)).decode()
        told = ["Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"]
        self.sock.sendall(self.head("GET", "/api/live", *told, "Sec-WebSocket-Version: 13", *lines))
        return self.answer()[0]

    def send(self, frame: Any) -> None:
        """Send a frame as a client should."""
        self.sock.sendall(framed(json.dumps(frame).encode()))

    def hear(self) -> dict[str, Any] | int:
        """The next frame; a number: the code by which the connection was closed, 0 without one."""
        while True:
            start = self._exactly(2)
            if len(start) < 2:
                return 0
            length = start[1] & 0x7F
            if length == 126:
                length = struct.unpack("!H", self._exactly(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self._exactly(8))[0]
            data = self._exactly(length)
            if start[0] & PACKED:
                data = self._unpacker.decompress(data + b"\0\0\xff\xff")
            if start[0] & 0xF == CLOSE:
                return int(struct.unpack("!H", data[:2])[0]) if len(data) >= 2 else 0
            if start[0] & 0xF == TEXT:
                found: dict[str, Any] = json.loads(data)
                return found

    def hear_type(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        while True:
            frame = self.hear()
            assert not isinstance(frame, int), f"closed with {frame}"
            if frame["type"] in kinds:
                return frame

    def hear_end(self) -> int:
        """The code by which the connection is closed, sooner or later."""
        while not isinstance(frame := self.hear(), int):
            pass
        return frame

    def is_closed(self) -> bool:
        """Whether the other side hangs up, whatever it says before."""
        with suppress(ConnectionError):
            while self._more():
                self._rest = b""
        return True

    # --- Reading ---

    def _more(self) -> bool:
        try:
            part = self.sock.recv(65536)
        except ConnectionResetError:
            part = b""
        self._rest += part
        return bool(part)

    def _until(self, end: bytes) -> bytes:
        while end not in self._rest:
            if not self._more():
                return b""
        found, _, self._rest = self._rest.partition(end)
        return found

    def _exactly(self, length: int) -> bytes:
        while len(self._rest) < length and self._more():
            pass
        found, self._rest = self._rest[:length], self._rest[length:]
        return found


def framed(data: bytes, kind: int = TEXT, last: bool = True, flags: int = 0) -> bytes:
    """A frame as it goes over the wire from a client; its mask changes nothing."""
    size = len(data)
    if size < 126:
        length = bytes([0x80 | size])
    elif size < 1 << 16:
        length = bytes([0x80 | 126]) + struct.pack("!H", size)
    else:
        length = bytes([0x80 | 127]) + struct.pack("!Q", size)
    return bytes([(0x80 if last else 0) | flags | kind]) + length + b"\0\0\0\0" + data


def bomb(size: int) -> bytes:
    """A frame that is small on the wire, and so large when it is unpacked."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH)
    return framed(packed[:-4], flags=PACKED)


class Player(Stranger):
    """Somebody who only wants to play."""

    def __init__(self, port: int, source: str) -> None:
        super().__init__(port, source)
        status, head, _ = self.ask("POST", "/api/players", {"name": "Anna"})
        assert status == 201
        self.cookie = head.partition("tegel=")[2].partition(";")[0]
        me = {"kind": "me"}
        status, _, body = self.ask(
            "POST", "/api/tables", {"game": "azul", "seats": [me, me]}, self.cookie
        )
        assert status == 201
        self.table = json.loads(body)["table"]
        self.said = 0

    def plays(self) -> bool:
        """Whether a command of theirs is carried out."""
        self.said += 1
        do = {"kind": "say", "seat": 0, "text": f"{self.said}"}
        asked = {"expected": 1 << 20, "id": f"say{self.said}", "do": do}
        asked["expected"] = json.loads(self.ask("GET", f"/api/tables/{self.table}")[2])["number"]
        path = f"/api/tables/{self.table}/commands"
        return self.ask("POST", path, asked, self.cookie)[0] == 200
