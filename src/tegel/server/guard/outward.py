"""The way out: what the server sends to addresses that strangers have named.

Whoever may name an address may try to have us ask what only we can reach: the database beside us,
the machine's own figures, a neighbour's printer. So a name is looked up once, every address it has
must be one of the open internet, and exactly that is connected to; an answer that sends us
elsewhere is not followed, and hardly read.
"""

import asyncio
import socket
import ssl
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, Literal, NotRequired, cast
from urllib.parse import urlsplit

import httpcore2
from typing_extensions import TypedDict

from tegel.core.errors import BadOptions, TegelError
from tegel.core.why import in_english

Network = Any  # of either version
PORTS = (443, 8443)
LONGEST = 2000
CONNECT, ANSWER, IN_ALL = 5.0, 10.0, 15.0  # seconds
MOST_READ = 16_384  # bytes of an answer
# All that is given out of version 6, and what of both has a meaning of its own, by the registries
# of IANA: Python's own lists differ from version to version. Most that stands for an address of
# version 4, behind NAT64 say, lies outside of the first.
GIVEN_OUT = IPv6Network("2000::/3")
SPECIAL_4 = [
    IPv4Network(one)
    for one in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/3",
    )
]
SPECIAL_6 = [IPv6Network(one) for one in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")]


class AddressRefusal(TypedDict):
    """Why nothing is sent to an address: books of words say it (`bad-address-port`)."""

    kind: Literal["none", "https", "names", "port", "inside", "keys"]
    ports: NotRequired[list[int]]


class Forbidden(TegelError):
    """An address to which nothing is sent from here."""

    def __init__(self, why: AddressRefusal) -> None:
        super().__init__(in_english("bad_address", why), why)
        self.why = why


class Unreached(TegelError):
    """It is sure that nothing has arrived."""


class InDoubt(TegelError):
    """It may have arrived: nobody said so."""


@dataclass(frozen=True)
class Answer:
    """What the other side has said."""

    status: int
    wait: float = 0.0  # seconds not to ask again


class Outward:
    """Sends to the open internet, and to the networks that the host has named."""

    def __init__(self, inside: Iterable[str] = ()) -> None:
        self._inside: Sequence[Network] = [_network(one) for one in inside]
        self._tls: ssl.SSLContext | None = None  # made when wanted: it reads all certificates

    def check(self, address: str) -> None:
        """Refuse an address that could never be sent to; what its name stands for is seen later."""
        try:
            parts = urlsplit(address)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            raise Forbidden({"kind": "none"}) from None
        if len(address) > LONGEST or not address.isascii() or not address.isprintable():
            raise Forbidden({"kind": "none"})
        if parts.scheme not in ("https", "http") or not host or "\\" in address or " " in address:
            raise Forbidden({"kind": "https"})
        if parts.username is not None or parts.password is not None:
            raise Forbidden({"kind": "names"})
        if self._inside:
            return  # there it may be plain and at any port: whether it is there is seen later
        if parts.scheme != "https":
            raise Forbidden({"kind": "https"})
        if (port or 443) not in PORTS:
            raise Forbidden({"kind": "port", "ports": [*PORTS]})

    async def post(self, address: str, headers: dict[str, str], body: bytes) -> Answer:
        """Send something; `Forbidden`, `Unreached` and `InDoubt` say what else became of it."""
        self.check(address)
        parts = urlsplit(address)
        is_plain = parts.scheme == "http"
        port = parts.port or (80 if is_plain else 443)
        line = _Line(self, is_plain or port not in PORTS)
        sent = {"User-Agent": "Tegel", "Content-Length": str(len(body)), **headers}
        timeouts = {"connect": CONNECT, "read": ANSWER, "write": ANSWER, "pool": CONNECT}
        if self._tls is None:
            self._tls = await asyncio.to_thread(ssl.create_default_context)
        pool = httpcore2.AsyncConnectionPool(
            ssl_context=self._tls, max_keepalive_connections=0, network_backend=line
        )
        try:
            async with (
                asyncio.timeout(IN_ALL),
                pool,
                pool.stream(
                    "POST",
                    address,
                    headers=[(name.encode(), value.encode()) for name, value in sent.items()],
                    content=body,
                    extensions={"timeout": timeouts},
                ) as response,
            ):
                read = 0
                async for part in response.aiter_stream():
                    read += len(part)
                    if read > MOST_READ:
                        break
                return Answer(response.status, _wait(response.headers))
        except Forbidden:
            raise
        except Exception as error:
            if line.is_open:
                raise InDoubt(type(error).__name__) from None
            raise Unreached(type(error).__name__) from None

    async def resolve(self, host: str, port: int, is_odd: bool) -> list[str]:
        """The addresses that a name has now; `Forbidden` if any of them is not for us."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        numbers = list(dict.fromkeys(str(one[4][0]) for one in found))
        for number in numbers:
            address = ip_address(number.partition("%")[0])
            named = any(address in network for network in self._inside)
            if not named and (is_odd or not is_open(address)):
                raise Forbidden({"kind": "inside"})
        return numbers


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether an address is one of the open internet."""
    if isinstance(address, IPv4Address):
        return not any(address in one for one in SPECIAL_4)
    return address in GIVEN_OUT and not any(address in one for one in SPECIAL_6)


class _Line(httpcore2.AsyncNetworkBackend):
    """Connects to what was checked: the name is looked up here, and nowhere again."""

    def __init__(self, outward: Outward, is_odd: bool) -> None:
        self._outward = outward
        self._is_odd = is_odd  # plain, or at another port: only for networks the host has named
        self._system = cast(httpcore2.AsyncNetworkBackend, httpcore2.AnyIOBackend())
        self.is_open = False

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Any = None,
    ) -> httpcore2.AsyncNetworkStream:
        async with asyncio.timeout(timeout):
            numbers = await self._outward.resolve(host, port, self._is_odd)
        last: Exception = OSError("it has no address")
        for number in numbers:
            try:
                stream = await self._system.connect_tcp(
                    number, port, timeout, local_address, socket_options
                )
            except Exception as error:
                last = error
            else:
                return _Watched(stream, self)
        raise last

    async def sleep(self, seconds: float) -> None:
        await self._system.sleep(seconds)


class _Watched(httpcore2.AsyncNetworkStream):
    """A connection of which it is known whether anything was said over it."""

    def __init__(self, stream: httpcore2.AsyncNetworkStream, line: _Line) -> None:
        self._stream = stream
        self._line = line

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        return await self._stream.read(max_bytes, timeout)

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        self._line.is_open = True
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: ssl.SSLContext,
        server_hostname: str | None = None,
        timeout: float | None = None,
    ) -> httpcore2.AsyncNetworkStream:
        safe = await self._stream.start_tls(ssl_context, server_hostname, timeout)
        return _Watched(safe, self._line)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


def _wait(headers: Sequence[tuple[bytes, bytes]]) -> float:
    """How long not to ask again: seconds, or until a date."""
    for name, value in headers:
        if name.lower() == b"retry-after":
            text = value.decode("latin-1").strip()
            if text.isdigit():
                return min(float(text[:9]), 86_400.0)
            try:
                then = parsedate_to_datetime(text).timestamp()
            except (ValueError, TypeError, OverflowError):
                return 0.0
            return min(max(then - time.time(), 0.0), 86_400.0)
    return 0.0


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise BadOptions(
            f"a network is written 192.168.1.0/24, or an address of it; not {text!r}"
        ) from None
