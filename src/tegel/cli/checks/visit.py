"""A server that runs, asked at the address that people type: what its proxy passes on.

All is asked as a page would ask it, and nothing that would change anything.
"""

import socket
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import httpx2
from websockets.exceptions import InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from tegel.cli.checks.finding import Finding, fine, look, wrong
from tegel.core.errors import BadOptions
from tegel.server.http.health import SEEN

PATIENCE = 10.0  # seconds for an answer
HANDBOOK = "docs/hosting.md has whole configurations for nginx and Caddy"


class Visit:
    """A browser, as far as it matters."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadOptions(f"an address is written https://example.org, not {url!r}")
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.is_https = parts.scheme == "https"
        self._place = parts.hostname, parts.port or (443 if self.is_https else 80)
        self._http = httpx2.Client(
            base_url=self.origin, headers={"Origin": self.origin}, timeout=PATIENCE
        )
        self._health: httpx2.Response | None = None

    def health(self) -> Finding:
        """Whether a server answers, and is well."""
        try:
            self._health = answer = self._http.get("/api/health")
        except httpx2.HTTPError as error:
            return wrong(f"{self.origin} can't be reached: {error}", "see that it runs there")
        said: Any = None
        with suppress(ValueError):
            said = answer.json()
        if isinstance(said, dict) and said.get("status") == "ok":
            return fine(f"a Tegel {said['version']} at {self.origin} is well")
        if isinstance(said, dict) and "message" in said:
            return wrong(f"{self.origin} says: {said['message']}", "see its log")
        return wrong(
            f"what answers at {self.origin} is no Tegel (status {answer.status_code})", HANDBOOK
        )

    def https(self) -> Finding:
        """Whether the server knows that people come over https."""
        return secure(self.origin, self._headers())

    def address(self) -> Finding:
        """Whether the server knows who asks."""
        seen = self._headers().get(SEEN.lower())
        with socket.create_connection(self._place, PATIENCE) as line:
            own = line.getsockname()[0]
        if seen == own:
            return fine(f"the server sees this machine's address, {own}")
        return look(
            f"the server takes this machine, {own}, for {seen}",
            "if that is the proxy's address, all people share one limit: --proxy has to name the"
            " proxy, and the proxy has to send X-Forwarded-For",
        )

    def page_may_ask(self) -> Finding:
        """Whether what a page sends is taken: Origin has to be what Host says."""
        answer = self._http.post("/api/players", json={"name": 0})  # nobody can be called that
        if answer.status_code == 403:
            return wrong(
                "what pages send is refused (wrong_origin): people see the page, but nothing they"
                " do works",
                "the proxy has to pass Host on as it is, with its port, and X-Forwarded-Proto; if"
                f" it can't, start the server with --origin {self.origin}",
            )
        return fine("what pages send is taken: Host arrives as it is")

    def live(self) -> Finding:
        """Whether a live connection comes about."""
        url = f"ws{self.origin.removeprefix('http')}/api/live"
        headers = {"Origin": self.origin}
        try:
            with connect(url, additional_headers=headers, open_timeout=PATIENCE) as live:
                live.recv(PATIENCE)
        except InvalidStatus as error:
            status = error.response.status_code
            return wrong(f"a live connection is answered with {status}", _upgrade())
        except (InvalidHandshake, WebSocketException, OSError) as error:
            return wrong(f"no live connection comes about: {error}", _upgrade())
        return fine("live connections come about")

    def metrics(self) -> Finding:
        """Whether strangers can read the figures."""
        status = self._http.get("/metrics").status_code
        if status == 200:
            return look(
                "/metrics can be read at this address",
                "if strangers come by it as well, let the proxy refuse /metrics: it is for you",
            )
        return fine("/metrics is not for strangers")

    def _headers(self) -> Mapping[str, str]:
        assert self._health is not None, "it was reached before"
        return self._health.headers


def secure(origin: str, headers: Mapping[str, str]) -> Finding:
    """What a server makes of how people come; it tells browsers to stay with https, if they do."""
    if origin.startswith("http:"):
        host = urlsplit(origin).hostname or ""
        if host in ("localhost", "::1") or host.startswith("127."):
            return fine("plain http, on this machine")
        advice = f"put a proxy before it that speaks https: {HANDBOOK}"
        return look("plain http: who is on the way can read and change everything", advice)
    if "strict-transport-security" in headers:
        return fine("the server knows that this is https: cookies are Secure")
    return wrong(
        "the server takes https for plain http: cookies are not Secure, and pages may do nothing",
        "--proxy has to name the proxy, and the proxy has to send X-Forwarded-Proto",
    )


def _upgrade() -> str:
    return f"the proxy has to pass on Upgrade and Connection, and Host as it is: {HANDBOOK}"
