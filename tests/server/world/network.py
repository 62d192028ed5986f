"""The network: lines between clients and servers on which frames are late, lost or doubled."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

# Timers that are due at the same moment go off in no order that anybody promises.
MOMENT = 1e-5


@dataclass(frozen=True)
class Weather:
    """What the network does to frames."""

    slowest: float
    losing: float = 0.0
    doubling: float = 0.0
    ordered: bool = True


CALM = Weather(slowest=0.05)


class Wire:
    """One direction of a line."""

    def __init__(self, weather: Weather, chance: Random, arrive: Callable[[bytes], None]) -> None:
        self._weather = weather
        self._chance = chance
        self._arrive = arrive
        self._last = 0.0
        self.is_cut = False

    def send(self, frame: bytes) -> None:
        """Let a frame go; it arrives later, if it does, and perhaps once more."""
        weather, chance = self._weather, self._chance
        if chance.random() < weather.losing:
            return
        for _ in range(1 + (chance.random() < weather.doubling)):
            self._carry(frame)

    def _carry(self, frame: bytes) -> None:
        loop = asyncio.get_running_loop()
        at = loop.time() + self._chance.uniform(0.001, self._weather.slowest)
        if self._weather.ordered:
            at = self._last = max(at, self._last + MOMENT)
        loop.call_at(at, self._deliver, frame)

    def _deliver(self, frame: bytes) -> None:
        if not self.is_cut:
            self._arrive(frame)
