"""Running a server until it is told to stop."""

import asyncio
import errno
import socket
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from ipaddress import ip_network
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from tegel.core.errors import BadOptions, TegelError
from tegel.server.app import create_app
from tegel.server.guard.crowd import PER_ADDRESS
from tegel.server.guard.doors import EVERYBODY, Doors
from tegel.server.guard.handles import raise_handles, room
from tegel.server.guard.heads import LARGEST_HEAD, PromptProtocol
from tegel.server.guard.lines import PromptLive
from tegel.server.logs import log_as_json
from tegel.server.parent import Parent, end_with_parent
from tegel.server.site import Settings
from tegel.server.store.address import trouble

LARGEST_FRAME = 16 * 1024  # of what clients send
QUEUE, TURN = 2048, 16  # callers that wait to be answered, and that are at once
# What else could be right, by what the system says.
ADVICE = {
    errno.EADDRINUSE: "; another --port may be free",
    errno.EACCES: "; ports from 1024 on are for everybody",
    errno.EADDRNOTAVAIL: "; --host is an address of this machine, or 0.0.0.0 for all of them",
}


class CannotListen(TegelError):
    """The address is taken or not ours."""


def check_proxies(proxies: str) -> None:
    """Refuse what can be nobody's address: all would seem to come from the proxy then."""
    if proxies == EVERYBODY:
        return
    for one in _parts(proxies):
        try:
            ip_network(one)
        except ValueError:
            raise BadOptions(
                f"a proxy is written as an address, 127.0.0.1 or 10.0.0.0/8, or {EVERYBODY};"
                f" not {one!r}"
            ) from None


def _parts(proxies: str) -> list[str]:
    return [part.strip() for part in proxies.split(",") if part.strip()]


def serve(
    settings: Settings,
    host: str,
    port: int,
    proxies: str,
    ready: Callable[[str], None],
    listens: int | None = None,
    figures: Path | None = None,
) -> None:
    """Serve until a signal comes; `ready` is called with the address once it works.

    `listens` is the number of a socket that the parent of several servers lets them share, and
    `figures` the place that it has given to what this one counts.
    """
    log_as_json()
    handles = raise_handles()
    if listens is not None:
        end_with_parent()
    with _listen(host, port) if listens is None else socket.socket(fileno=listens) as listening:
        address = _address(host, listening.getsockname()[1])
        most = room(handles)
        each = settings.per_address or min(PER_ADDRESS, most // 4)
        doors = Doors(most, each, _parts(proxies))
        app = create_app(settings, doors, figures)
        config = uvicorn.Config(
            app,
            http=type("Http", (PromptProtocol,), {"doors": doors}),
            ws=type("Live", (PromptLive,), {"doors": doors}),
            ws_per_message_deflate=False,  # the line agrees on its own way
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=None,  # frames have a beat of their own, which pages see too
            h11_max_incomplete_event_size=LARGEST_HEAD,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            lifespan="off",  # it is the server's own, below
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=5,
            # How many callers one takes at a time: the others that share the socket get some too.
            backlog=QUEUE if listens is None else TURN,
        )
        server = _Server(config, _living(app, settings), lambda: ready(address))
        asyncio.run(server.serve(sockets=[listening]))


def serve_many(
    children: Sequence[Sequence[str]],
    host: str,
    port: int,
    may_overlap: bool,
    ready: Callable[[str], None],
) -> int:
    """Let several processes serve, each with words of its own; the exit code."""
    log_as_json()
    with _listen(host, port) as listening, TemporaryDirectory(prefix="tegel-") as figures:
        address = _address(host, listening.getsockname()[1])
        parent = Parent(children, listening, may_overlap, Path(figures))
        return asyncio.run(parent.run(lambda: ready(address)))


@asynccontextmanager
async def _living(app: FastAPI, settings: Settings) -> AsyncGenerator[None]:
    """The application between its start and its end."""
    async with AsyncExitStack() as parts:
        try:
            await parts.enter_async_context(app.router.lifespan_context(app))
        except SQLAlchemyError as error:
            raise trouble(settings.database, error) from None
        yield


class _Server(uvicorn.Server):
    """A server that says when it is ready; one that can't start raises what is in its way.

    uvicorn itself would log that with its traceback.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        life: AbstractAsyncContextManager[object],
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._life = life
        self._parts = AsyncExitStack()
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._parts.enter_async_context(self._life)
        await super().startup(sockets)
        for listening in sockets or ():
            listening.listen(QUEUE)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        if not self.force_exit:
            await self._parts.aclose()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only of a socket that says so asyncio knows that small answers should not be kept back: each
    # took 40 ms, until its reader had said that it had the last one.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, ValueError, TypeError) as error:  # the others: no host has such a name
        listening.close()
        reason = getattr(error, "strerror", None) or "there is no such host"
        advice = ADVICE.get(getattr(error, "errno", 0) or 0, "")
        place = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
        raise CannotListen(f"can't listen at {place}: {reason}{advice}") from None
    return listening


def _address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
