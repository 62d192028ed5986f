"""A mail server for tests: it takes letters over a real socket, and keeps them."""

import asyncio
import threading
from collections.abc import Generator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import SMTP
from queue import Queue


class Letters:
    """Letters that came, with whom each was for."""

    def __init__(self) -> None:
        self.port = 0
        self.came: Queue[tuple[list[str], EmailMessage]] = Queue()

    def next(self, patience: float = 300) -> tuple[list[str], EmailMessage]:
        """The next letter, once it is there."""
        return self.came.get(timeout=patience)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak as much SMTP as is needed to take letters."""
        to: list[str] = []
        writer.write(b"220 letters\r\n")
        while line := (await reader.readline()).decode().strip():
            verb = line.split(":")[0].upper()
            if verb == "RCPT TO":
                to.append(line.partition("<")[2].partition(">")[0])
            if verb == "DATA":
                writer.write(b"354 go on\r\n")
                body = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                self.came.put((to, message_from_bytes(body, EmailMessage, policy=SMTP)))
                to = []
            writer.write(b"221 bye\r\n" if verb == "QUIT" else b"250 yes\r\n")
            if verb == "QUIT":
                break
        await writer.drain()
        writer.close()


@contextmanager
def letterbox() -> Generator[Letters]:
    """A mail server for a while, in a thread of its own."""
    letters, ready, loop = Letters(), threading.Event(), asyncio.new_event_loop()

    async def run() -> None:
        server = await asyncio.start_server(letters.serve, "127.0.0.1", 0)
        letters.port = server.sockets[0].getsockname()[1]
        ready.set()
        async with server:
            await ended.wait()

    ended = asyncio.Event()
    thread = threading.Thread(target=lambda: loop.run_until_complete(run()))
    thread.start()
    ready.wait()
    try:
        yield letters
    finally:
        loop.call_soon_threadsafe(ended.set)
        thread.join()
        loop.close()
