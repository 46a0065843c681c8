"""Counters for Prometheus. Numbers only: no names, no codes.

Counting adds to a plain number; the metrics are built from the numbers when Prometheus asks.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry
from prometheus_client.exposition import generate_latest
from prometheus_client.metrics_core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class DurationHistogram:
    """A histogram of durations in seconds."""

    def __init__(self, *bounds: float) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def as_metric(self, name: str, help_text: str) -> Metric:
        bounds = [*map(str, self._bounds), "+Inf"]
        buckets = zip(bounds, map(float, accumulate(self._counts)), strict=True)
        return HistogramMetricFamily(name, help_text, buckets=list(buckets), sum_value=self._sum)


class Metrics(Collector):
    """The counters of one server."""

    def __init__(self) -> None:
        #: Commands by outcome.
        self.done = self.repeated = self.refused = 0
        #: Updates sent.
        self.sent = 0
        self.bot_moves = 0
        #: Finished games by result.
        self.games: Counter[str] = Counter()
        #: Open sockets, and tables in memory.
        self.sockets = self.tables = 0
        #: From receiving a command until it is on disk.
        self.commits = DurationHistogram(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

    def collect(self) -> Iterator[Metric]:
        fates = {"done": self.done, "repeated": self.repeated, "refused": self.refused}
        yield _labelled_counter("fate", fates, "regicide_commands", "Commands by outcome")
        yield CounterMetricFamily("regicide_updates_sent", "Updates sent", self.sent)
        yield CounterMetricFamily("regicide_bot_moves", "Moves of bots", self.bot_moves)
        yield _labelled_counter("result", self.games, "regicide_games_over", "Games that ended")
        yield GaugeMetricFamily("regicide_sockets", "Open sockets", self.sockets)
        yield GaugeMetricFamily("regicide_tables", "Tables in memory", self.tables)
        help_text = "From receiving a command until it is on disk"
        yield self.commits.as_metric("regicide_commit_seconds", help_text)

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)


def _labelled_counter(label: str, counts: dict[str, int], name: str, help_text: str) -> Metric:
    family = CounterMetricFamily(name, help_text, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
