"""What the parts of a site count, for Prometheus."""

from collections.abc import Iterator

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from tegel.server.site import Site


class Figures(Collector):
    """The figures of a site, as they are when they are asked for."""

    def __init__(self, site: Site) -> None:
        self.site = site

    def collect(self) -> Iterator[Metric]:
        """All of them."""
        desk, store, thinkers = self.site.desk, self.site.store, self.site.thinkers
        sittings = list(desk.sittings.values())
        followers = {follower for sitting in sittings for follower in sitting.followers}
        yield GaugeMetricFamily("tegel_tables", "Tables in memory.", len(sittings))
        yield GaugeMetricFamily(
            "tegel_tables_followed",
            "Tables that somebody follows.",
            sum(bool(sitting.followers) for sitting in sittings),
        )
        yield GaugeMetricFamily("tegel_tables_aside", "Tables that can't be read.", len(desk.aside))
        yield GaugeMetricFamily("tegel_followers", "Who follows tables.", len(followers))
        yield CounterMetricFamily("tegel_commits", "Transactions on disk.", value=store.commits)
        yield CounterMetricFamily("tegel_writes", "Jobs written in them.", value=store.written)
        yield GaugeMetricFamily("tegel_bots_waiting", "Decisions in demand.", thinkers.waiting)
        yield CounterMetricFamily("tegel_bot_decisions", "Decisions.", value=thinkers.thought)
        yield CounterMetricFamily(
            "tegel_bot_failures", "Workers lost or hung, and no decision.", value=thinkers.failures
        )
        refused = CounterMetricFamily(
            "tegel_commands_refused", "Commands that changed nothing, by code.", labels=["code"]
        )
        for code, count in sorted(desk.refused.items()):
            refused.add_metric([code], count)
        yield refused
