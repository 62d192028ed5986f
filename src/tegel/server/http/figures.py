"""What the parts of a server count, for Prometheus."""

from collections.abc import Iterator, Mapping

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.datastructures import State

from tegel.server.guard.crowd import Crowd
from tegel.server.guard.doors import Doors
from tegel.server.http.aside import waiting
from tegel.server.site import Site


class Figures(Collector):
    """The figures of a server, as they are when they are asked for."""

    def __init__(self, state: State) -> None:
        self._site: Site = state.site
        self._doors: Doors = state.doors
        self._callers: Crowd = state.callers

    def collect(self) -> Iterator[Metric]:
        """All of them."""
        yield from self._visitors()
        yield from self._tables()
        yield from self._bots()
        yield from self._notices()
        yield from self._database()
        yield from self._house()

    def _visitors(self) -> Iterator[Metric]:
        doors, callers = self._doors.crowd, self._callers
        yield gauge("connections", "Connections that are open.", doors.count)
        yield gauge(
            "connections_allowed", "For how many there are file handles.", doors.most or doors.count
        )
        yield gauge(
            "connections_of_one_address", "Those of the address that has most.", doors.largest
        )
        yield gauge(
            "connections_of_one_address_allowed", "How many one address may have.", doors.each
        )
        yield counter("connections_refused", "Connections without room.", doors.refused)
        yield gauge("live_connections", "Live connections.", callers.count)
        yield counter(
            "live_connections_refused", "Those of players who had too many.", callers.refused
        )

    def _tables(self) -> Iterator[Metric]:
        desk = self._site.desk
        sittings = list(desk.sittings.values())
        followers = {follower for sitting in sittings for follower in sitting.followers}
        followed = sum(bool(sitting.followers) for sitting in sittings)
        yield gauge("tables", "Tables in memory.", len(sittings))
        yield gauge("tables_followed", "Tables that somebody follows.", followed)
        yield gauge("tables_aside", "Tables that can't be read.", len(desk.aside))
        yield gauge("followers", "Who follows tables.", len(followers))
        yield by("code", "commands_refused", "Commands that changed nothing.", desk.refused)

    def _bots(self) -> Iterator[Metric]:
        thinkers = self._site.thinkers
        yield gauge("bots_waiting", "Decisions in demand.", thinkers.waiting)
        yield gauge("studies", "Analyses that go on or wait.", thinkers.studies)
        yield gauge("aside_waiting", "What is worked out beside the loop, or waits.", waiting())
        yield counter("bot_decisions", "Decisions.", thinkers.thought)
        yield counter("bot_failures", "Workers lost or hung, and no decision.", thinkers.failures)
        compiled = GaugeMetricFamily(
            "tegel_compiled", "How much of a game is compiled, 0 to 1.", labels=["game", "stage"]
        )
        for ready in self._site.preparing.shares():
            for stage in ("rules", "judgement", "search"):
                compiled.add_metric([ready["name"], stage], ready[stage])
        yield compiled

    def _notices(self) -> Iterator[Metric]:
        herald = self._site.herald
        yield gauge("notices_sending", "Notices under way.", herald.sending)
        yield by("what", "notices", "Notices, by way and what came of them.", herald.results)

    def _database(self) -> Iterator[Metric]:
        store, pulse = self._site.store, self._site.pulse
        yield gauge("database_works", "Whether it takes what is written.", pulse.trouble is None)
        yield counter("commits", "Transactions on disk.", store.commits)
        yield counter("writes", "Jobs written in them.", store.written)
        yield counter("writes_failed", "Jobs that could not be.", store.failed)
        yield gauge("writes_waiting", "Jobs that wait for the writer.", store.waiting)
        yield gauge("database_log_bytes", "SQLite's log; 0 on PostgreSQL.", store.log_size)

    def _house(self) -> Iterator[Metric]:
        site, pauses = self._site, self._site.desk.pauses.known
        yield gauge("loop_lag_seconds", "The longest that all waited lately.", site.lag.longest)
        yield gauge("processes", "Servers that are alive at this database.", site.processes)
        yield gauge("pauses", "Times of the last 30 days without any server.", len(pauses))
        lost = sum(pause.ended_at - pause.began_at for pause in pauses)
        yield gauge("pauses_seconds", "How long they were: nobody's clock ran.", lost / 1000)


def counts(state: State) -> list[Collector]:
    """All that a server counts."""
    return [state.traffic.registry, Figures(state)]


def gauge(name: str, what: str, value: float) -> Metric:
    """Something that goes up and down."""
    return GaugeMetricFamily(f"tegel_{name}", what, float(value))


def counter(name: str, what: str, value: float) -> Metric:
    """Something that only grows, from the start of the server on."""
    return CounterMetricFamily(f"tegel_{name}", what, value)


def by(label: str, name: str, what: str, counts: Mapping[str, int]) -> Metric:
    """Counters, told apart by a label."""
    family = CounterMetricFamily(f"tegel_{name}", what, labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
