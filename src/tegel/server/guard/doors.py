"""The doors of a server: no more connections than it has handles for, nor all for one household."""

import asyncio
from collections.abc import Collection
from ipaddress import ip_address, ip_network

import orjson

from tegel.server.guard.crowd import Crowd
from tegel.server.guard.limits import household

EVERYBODY = "*"  # instead of proxies
_BODY = orjson.dumps(
    {"code": "too_many", "message": "there is no room for more connections; come back in a while"}
)
# Said at once to whoever connects: no request is read for it, and nothing is started.
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: application/json\r\nContent-Length: %d\r\n"
    b"Retry-After: 10\r\nConnection: close\r\n\r\n%b"
) % (len(_BODY), _BODY)


class Doors:
    """The connections that are open, of whatever kind."""

    def __init__(self, most: int, each: int, proxies: Collection[str] = ()) -> None:
        self.crowd = Crowd(each, most)
        self._trusts_all = EVERYBODY in proxies
        self._proxies = [ip_network(one) for one in proxies if one != EVERYBODY]
        self._inside: dict[asyncio.BaseTransport, str | None] = {}

    def enter(self, transport: asyncio.Transport) -> bool:
        """Let a connection in; one for whom there is no room is told so, and closed."""
        home = self._home(transport)
        if self.crowd.enter(home):
            self._inside[transport] = home
            return True
        transport.write(FULL)
        transport.close()
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """A connection is closed."""
        if transport in self._inside:
            self.crowd.leave(self._inside.pop(transport))

    def _home(self, transport: asyncio.Transport) -> str | None:
        """Where somebody comes from; None: from a proxy, behind which are many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        if self._trusts_all or self._is_proxy(address):
            return None
        return household(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)
