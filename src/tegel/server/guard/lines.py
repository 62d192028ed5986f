"""Live connections of clients that get on with it: what the parser takes in before anybody looks.

A frame is tens of bytes on the wire and may be sixteen thousand when it is unpacked; pings and
pieces of frames cost time and are nothing that the application would ever see.
"""

from typing import Any

from websockets.frames import CloseCode, Frame

from tegel.server.guard.prompt import Prompt
from tegel.server.line import Line

PIECE = 1024  # bytes that are unpacked at a time
MOST_WAITING = 128 * 1024  # bytes, unpacked, that wait for the application
MOST_MERE = 100  # pings, pongs and pieces of frames, in so many seconds:
WINDOW = 10.0


class PromptLive(Prompt, Line):
    """A live connection for clients that get on with it; others are cut off."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waiting = 0
        self._mere, self._since = 0, self.loop.time()

    def data_received(self, data: bytes) -> None:
        """Take in what comes, piece by piece, as long as somebody may send it."""
        if not self.handshake_initiated:
            super().data_received(data)  # the whole head
            if not self.handshake_initiated:
                # It is none: the parser has an answer, but nobody who would send it.
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
                self.hurry()
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def send_receive_event_to_app(self) -> None:
        """Pass a frame on, unless too many wait already."""
        self._waiting += sum(map(len, self.frames))
        super().send_receive_event_to_app()
        if self._waiting > MOST_WAITING:
            self._cut_off("too much at once")

    async def receive(self) -> Any:
        """The next frame."""
        message = await super().receive()
        if self.queue.empty():
            self._waiting = 0
        return message

    async def send(self, message: Any) -> None:
        """Send something; a refusal in words is an answer too, about which nobody need complain."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Answer a ping."""
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Frame) -> None:
        """Take note of a pong."""
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a frame."""
        super().handle_cont(event)
        self._count()

    async def run_asgi(self) -> None:
        """Let the application talk; when it has ended, the rest is still to be read."""
        await super().run_asgi()
        if not self.disconnected:
            self.wait_for_reader()

    def shutdown(self) -> None:
        """The server ends: say so, and wait not long for who does not read."""
        super().shutdown()
        self.hurry()

    def _count(self) -> None:
        now = self.loop.time()
        if now - self._since > WINDOW:
            self._mere, self._since = 0, now
        self._mere += 1
        if self._mere > MOST_MERE:
            self._cut_off("too many frames that say nothing")

    def _cut_off(self, reason: str) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(CloseCode.POLICY_VIOLATION, reason)
            self.handle_parser_exception()
