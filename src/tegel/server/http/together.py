"""The figures of a server and of the processes beside it, for Prometheus, which may reach any."""

import asyncio
import os
import time
from collections.abc import AsyncGenerator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from prometheus_client import generate_latest
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

from tegel.server.sheets import Family, Sheet, add_up, found, leave

log = structlog.get_logger()

OFTEN = 5.0  # seconds


class Together(Collector):
    """The figures of all, as they were added up."""

    def __init__(self, families: Iterable[Family]) -> None:
        self._families = families

    def collect(self) -> Iterator[Metric]:
        """As Prometheus has them."""
        for family in self._families:
            metric = Metric(family["name"], family["what"], family["kind"])
            for name, labels, value in family["samples"]:
                metric.add_sample(name, dict(labels), value)
            yield metric


def sheet_of(counts: Iterable[Collector]) -> Sheet:
    """What this process has counted."""
    families = [
        Family(
            name=metric.name,
            kind=metric.type,
            what=metric.documentation,
            samples=[(one.name, one.labels, one.value) for one in metric.samples],
        )
        for count in counts
        for metric in count.collect()
    ]
    return Sheet(process=str(os.getpid()), at=time.monotonic(), ended=0, families=families)


async def told(counts: Iterable[Collector], place: Path | None) -> bytes:
    """What is answered: of this process alone, if it has no place among others."""
    own = sheet_of(counts)
    if place is not None:
        _leave(own, place)  # at first: what was told once, nobody tells less of
    return await asyncio.to_thread(_written, own, place)  # files, and long lists


def _written(own: Sheet, place: Path | None) -> bytes:
    sheets = [own]
    if place is not None:
        sheets += [sheet for one, sheet in found(place.parent).items() if one != place]
    return generate_latest(Together(add_up(sheets)))


def _leave(own: Sheet, place: Path) -> None:
    try:
        leave(place, own)
    except OSError as error:
        log.warning("figures_not_kept", reason=error.strerror)


@asynccontextmanager
async def telling(counts: Iterable[Collector], place: Path | None) -> AsyncGenerator[None]:
    """Let the others know what this process has counted, to its end."""
    if place is None:
        yield
        return

    async def often() -> None:
        while True:
            _leave(sheet_of(counts), place)
            await asyncio.sleep(OFTEN)

    leaving = asyncio.create_task(often())
    try:
        yield
    finally:
        leaving.cancel()
        _leave(sheet_of(counts), place)
