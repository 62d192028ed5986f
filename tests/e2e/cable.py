"""A way to the server that can be cut, or fall silent: browsers told to be offline keep sockets."""

import socket
from collections.abc import Generator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from urllib.parse import urlsplit


class Cable:
    """Another address of a server; what goes over it arrives, while it is whole."""

    def __init__(self, url: str) -> None:
        self._server = ("127.0.0.1", urlsplit(url).port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_whole = True
        self._flows = Event()
        self._flows.set()
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listener.accept()
                if not self._is_whole:
                    near.close()
                    continue
                far = socket.create_connection(self._server)
                self._ends += [near, far]
                Thread(target=_carry, args=[near, far, self._flows], daemon=True).start()
                Thread(target=_carry, args=[far, near, self._flows], daemon=True).start()

    def cut(self) -> None:
        self._is_whole = False
        for end in self._ends:
            _hang_up(end)
            end.close()
        self._ends.clear()

    def hush(self) -> None:
        """Nothing arrives any more, and nobody is told."""
        self._flows.clear()

    def mend(self) -> None:
        self._is_whole = True
        self._flows.set()

    def close(self) -> None:
        _hang_up(self._listener)
        self._listener.close()
        self.cut()
        self._flows.set()


def _carry(here: socket.socket, there: socket.socket, flows: Event) -> None:
    with suppress(OSError):
        while data := here.recv(65536):
            flows.wait()
            there.sendall(data)
    _hang_up(there)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):  # the other side did so already
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable_to(url: str) -> Generator[Cable]:
    cable = Cable(url)
    yield cable
    cable.close()
