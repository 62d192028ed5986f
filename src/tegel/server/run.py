"""Running a server until it is told to stop."""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn
from structlog.processors import ExceptionRenderer
from structlog.tracebacks import ExceptionDictTransformer

from tegel.core.errors import TegelError
from tegel.server.app import create_app
from tegel.server.guard import PromptProtocol
from tegel.server.site import Settings

LARGEST_FRAME = 16 * 1024  # of what clients send
LARGEST_HEAD = 16 * 1024


class CannotListen(TegelError):
    """The address is taken or not ours."""


def serve(
    settings: Settings, host: str, port: int, proxies: str, ready: Callable[[str], None]
) -> None:
    """Serve until a signal comes; `ready` is called with the address once it works."""
    _log_as_json()
    with _listen(host, port) as listening:
        address = _address(host, listening.getsockname()[1])
        config = uvicorn.Config(
            create_app(settings),
            http=PromptProtocol,
            ws="websockets-sansio",
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=None,  # frames have a beat of their own, which pages see too
            h11_max_incomplete_event_size=LARGEST_HEAD,
            proxy_headers=bool(proxies),
            forwarded_allow_ips=proxies or None,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=5,
        )
        server = _Server(config, lambda: ready(address))
        asyncio.run(server.serve(sockets=[listening]))


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotListen(f"can't listen at {host}:{port}: {error.strerror}") from None
    return listening


def _address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    if host in ("0.0.0.0", "::", ""):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _log_as_json() -> None:
    """Our log, and warnings of the libraries, as JSON lines on standard error."""
    # Bytes that are no text close a connection; that need not fill the log.
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: not record.getMessage().startswith("Invalid UTF-8")
    )
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            # Without what variables hold: that may be somebody's token.
            ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
