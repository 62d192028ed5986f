"""Who may ask a browser to ask us: pages of this site, and of no other.

A browser adds the cookie of a site to requests that pages of other sites make. So a request that
changes something, and a live connection, must show that it comes from our own pages. Browsers tell
that by themselves, in headers that no page can change.
"""

from collections.abc import Collection

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tegel.server.guard.refuse import mark, refuse

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY_VIOLATION = 1008


class OriginGuard:
    """Lets nothing pass that a page of another site may have caused."""

    def __init__(self, app: ASGIApp, origins: Collection[str]) -> None:
        self.app = app
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "lifespan" or self._may_pass(scope):
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            mark(scope, "wrong_origin")
            # Closed before it is accepted, it is refused as a plain request would be, with 403.
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
        else:
            message = (
                "this request does not come from a page of this site: Origin is not what Host says"
                " (behind a proxy, --proxy has to name it)"
            )
            await refuse(scope, send, 403, "wrong_origin", message)

    def _may_pass(self, scope: Scope) -> bool:
        headers = Headers(scope=scope)
        is_live = scope["type"] == "websocket"
        if not is_live and scope["method"] in SAFE:
            # It changes nothing, and browsers keep its answer from pages of other sites.
            return True
        origins = headers.getlist("origin")
        if origins:
            # Every browser sends it with a live connection, and with what a page of another site
            # sends to change something.
            here = f"{scope['scheme'].replace('ws', 'http')}://{headers.get('host', '')}".lower()
            return len(origins) == 1 and self._is_ours(origins[0].lower(), here)
        if is_live:
            # No browser: programs may leave it out.
            return True
        if "cookie" not in headers:
            # Nothing that a browser adds by itself: who sends this knows a token, or is nobody.
            return True
        # Some browsers send no Origin from pages of the site itself, but then they send this.
        return headers.get("sec-fetch-site") == "same-origin"

    def _is_ours(self, origin: str, here: str) -> bool:
        # A page of the attacker's that has our address in its name's place has that name in both
        # headers. It may pass: its browser has no cookie of ours for that name.
        return origin in self._origins or (origin == here and not here.endswith("://"))
