"""What is counted, for whoever watches over a server. Numbers only: no names, no codes.

To count is to add to a number. What Prometheus reads is made of the numbers when it asks.
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


class Durations:
    """How often something took up to so many seconds."""

    def __init__(self, *bounds: float) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._sum += seconds

    def told_as(self, name: str, meaning: str) -> Metric:
        bounds = [*map(str, self._bounds), "+Inf"]
        up_to = zip(bounds, map(float, accumulate(self._counts)), strict=True)
        return HistogramMetricFamily(name, meaning, buckets=list(up_to), sum_value=self._sum)


class Metrics(Collector):
    """The counters of one server."""

    def __init__(self) -> None:
        #: Commands, by what became of them.
        self.done = self.repeated = self.refused = 0
        #: Updates.
        self.sent = 0
        self.bot_moves = 0
        #: Games that are over, by how they ended.
        self.games: Counter[str] = Counter()
        #: Open now, and in memory now.
        self.sockets = self.tables = 0
        #: From a command to its being on disk.
        self.commits = Durations(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

    def collect(self) -> Iterator[Metric]:
        fates = {"done": self.done, "repeated": self.repeated, "refused": self.refused}
        yield _by("fate", fates, "regicide_commands", "Commands by what became of them")
        yield CounterMetricFamily("regicide_updates_sent", "Updates sent", self.sent)
        yield CounterMetricFamily("regicide_bot_moves", "Moves of bots", self.bot_moves)
        yield _by("result", self.games, "regicide_games_over", "Games that ended")
        yield GaugeMetricFamily("regicide_sockets", "Open sockets", self.sockets)
        yield GaugeMetricFamily("regicide_tables", "Tables in memory", self.tables)
        meaning = "From a command to its being on disk"
        yield self.commits.told_as("regicide_commit_seconds", meaning)

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)


def _by(label: str, counts: dict[str, int], name: str, meaning: str) -> Metric:
    family = CounterMetricFamily(name, meaning, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family
