"""How often somebody may do something: "10/minute", "300/10seconds".

Each limit is a bucket of so many tokens that fills evenly over its time. It is kept as a single
number, the time at which it is full again: one that is full need not be kept at all.
"""

import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Network, ip_address

SECONDS = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
RATE = re.compile(rf"([1-9][0-9]*)/([1-9][0-9]*)?({'|'.join(SECONDS)})s?")
MOST_BUCKETS = 100_000
FEW = 1000  # so many need no tidying
# A household commonly has as many addresses of this kind as a network of this size holds.
IPV6_HOME = 64


@dataclass(frozen=True)
class Rate:
    """So often in so many seconds."""

    count: int
    seconds: int


@lru_cache
def read_rate(text: str) -> Rate:
    """The rate that a text means."""
    found = RATE.fullmatch(text)
    if not found:
        raise ValueError(f"{text!r} is no rate; write it as 10/minute or 300/10seconds")
    count, times, unit = found.groups()
    return Rate(int(count), SECONDS[unit] * int(times or 1))


class Limiter:
    """The buckets of all who did something lately, in memory."""

    def __init__(self, now: Callable[[], float] = time.monotonic, most: int = MOST_BUCKETS) -> None:
        self._now = now
        self._most = most
        self._room = min(FEW, most)  # until buckets are looked through
        self._full_at: dict[tuple[str, str], float] = {}  # those used last stand last

    def __len__(self) -> int:
        """How many buckets are kept."""
        return len(self._full_at)

    def take(self, key: str, limit: str) -> float:
        """Take a token: 0.0, or the seconds to wait for one, and then nothing is taken."""
        rate, now = read_rate(limit), self._now()
        each = rate.seconds / rate.count
        full_at = max(self._full_at.get((key, limit), now), now) + each
        wait = full_at - now - rate.seconds
        if wait > each / 1000:  # sums of floats are not exact
            return wait
        self._full_at.pop((key, limit), None)
        self._full_at[key, limit] = full_at
        if len(self._full_at) > self._room:
            self._tidy(now)
        return 0.0

    def _tidy(self, now: float) -> None:
        """Forget buckets that are full; and if too many are in use, those not used for longest.

        The next time is when there are twice as many, so that it takes no more than taking does.
        """
        in_use = [(key, full_at) for key, full_at in self._full_at.items() if full_at > now]
        self._full_at = dict(in_use[-(self._most // 2) :])
        self._room = min(max(FEW, 2 * len(self._full_at)), self._most)


def household(address: str) -> str:
    """What all addresses have in common that one household can have."""
    try:
        found = ip_address(address)
    except ValueError:
        return address  # a socket that is no network's
    if isinstance(found, IPv4Address):
        return address
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), IPV6_HOME), strict=False))
