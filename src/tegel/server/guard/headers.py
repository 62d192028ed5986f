"""Headers that tell browsers to distrust: what they should never do with our answers."""

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tegel.server import packs

HEADERS = {
    # Scripts and all else from this site only; none within a page, where a name could write one.
    # Styles may stand in a page: the drawings of the tiles have them.
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:;"
        " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    # A text that somebody wrote is never a page, whatever it looks like.
    "X-Content-Type-Options": "nosniff",
    # The name of a table lets people watch: no other site should learn it from a link.
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
# A worker that thinks in the browser runs WebAssembly, and a script that came packed.
THINKS = tuple(
    f"{place}assets/{name}-" for place in ("/", packs.PLACE) for name in ("worker", "hand")
)
THINKS_HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self' blob: 'wasm-unsafe-eval'; object-src 'none';"
        " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}
# What is answered depends on who asks, and on the moment.
API_HEADERS = {"Cache-Control": "no-store"}
# A browser that came over https once never tries it without.
HTTPS_HEADERS = {"Strict-Transport-Security": "max-age=31536000"}


class SecurityHeaders:
    """Adds them to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with more headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        added = dict(HEADERS)
        if scope["path"].startswith("/api/"):
            added |= API_HEADERS
        if scope["path"].startswith(THINKS):
            added |= THINKS_HEADERS
        if scope["scheme"] == "https":
            added |= HTTPS_HEADERS

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in added.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)
