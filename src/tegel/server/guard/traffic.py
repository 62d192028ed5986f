"""How much is asked, how long it takes, and what is refused: counted, and logged without secrets.

Only the pattern of an address is kept, as in /api/tables/{table}: what stands in its place may let
people in. Nothing is kept of queries, headers and bodies.
"""

import time

import structlog
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import FilteringBoundLogger

from tegel.server.guard.refuse import REFUSED

_log: FilteringBoundLogger = structlog.get_logger()

NOWHERE = "(nowhere)"
# Seconds. A move takes a commit: some ms on a good disk.
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
# When somebody was first refused for some reason tells nothing.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Traffic:
    """What was asked of a server since it started."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.seconds = Histogram(
            "tegel_request_seconds",
            "How long requests took.",
            ["method", "route", "status"],
            buckets=BUCKETS,
            registry=self.registry,
        )
        self.refused = Counter(
            "tegel_requests_refused",
            "Requests that were refused, by the code of the refusal.",
            ["code"],
            registry=self.registry,
        )
        self.frames_refused = Counter(
            "tegel_frames_refused",
            "Live frames that were not understood or came too fast, by code.",
            ["code"],
            registry=self.registry,
        )
        ProcessCollector(registry=self.registry)  # handles, memory, processor: Linux only


class AccessLog:
    """Counts and logs requests, and live connections when they end."""

    def __init__(self, app: ASGIApp, traffic: Traffic) -> None:
        self.app = app
        self._traffic = traffic

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and note how that went."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        status = 0  # nothing was answered: the client has gone

        async def send_and_look(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            elif message["type"] == "websocket.close" and status == 0:
                status = 403
            await send(message)

        start = time.perf_counter()
        try:
            await self.app(scope, receive, send_and_look)
        finally:
            self._note(scope, status, time.perf_counter() - start)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        method, route = scope.get("method", "LIVE"), _pattern(scope)
        if scope["type"] == "http":
            self._traffic.seconds.labels(_known(method), route, status).observe(seconds)
        if REFUSED in scope:
            self._traffic.refused.labels(scope[REFUSED]).inc()
        client = (scope.get("client") or ("",))[0]
        _log.info(
            "request",
            method=_known(method),
            route=route,
            status=status,
            ms=round(seconds * 1000, 1),
            client=client,
        )


def _pattern(scope: Scope) -> str:
    """The pattern of the address that was asked for, if there is something at it."""
    return getattr(scope.get("route"), "path", NOWHERE)


def _known(method: str) -> str:
    """The method, if it is one: anybody can make words up, and each would be counted apart."""
    return method if method in METHODS else "OTHER"


METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE", "LIVE")
