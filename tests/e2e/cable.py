"""A way to the server that can be cut: a browser told to be offline keeps its open sockets."""

import socket
from collections.abc import Generator
from contextlib import contextmanager, suppress
from threading import Thread
from urllib.parse import urlsplit


class Cable:
    """Another address of a server; what goes over it arrives, while it is whole."""

    def __init__(self, url: str) -> None:
        self._server = ("127.0.0.1", urlsplit(url).port or 80)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self._is_whole = True
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
                Thread(target=_carry, args=[near, far], daemon=True).start()
                Thread(target=_carry, args=[far, near], daemon=True).start()

    def cut(self) -> None:
        self._is_whole = False
        for end in self._ends:
            _hang_up(end)
            end.close()
        self._ends.clear()

    def mend(self) -> None:
        self._is_whole = True

    def close(self) -> None:
        _hang_up(self._listener)
        self._listener.close()
        self.cut()


def _carry(here: socket.socket, there: socket.socket) -> None:
    with suppress(OSError):
        while data := here.recv(65536):
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
