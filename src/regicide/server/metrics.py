"""Counters for Prometheus. Numbers only: no names, no codes.

Counting adds to a plain number; the metrics are built from the numbers when Prometheus asks. The numbers of a process
are a C structure, because several processes (workers.py) keep theirs in shared memory: each of them can then answer
Prometheus for all.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from ctypes import Array, Structure, c_double, c_int64, sizeof
from itertools import accumulate
from mmap import mmap
from typing import Final

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
#: How a game can end.
RESULTS: Final = ("won", "lost", "abandoned")
#: What becomes of a message to a device: `gone` if the push service does not know the device any more.
PUSH_FATES: Final = ("sent", "retried", "dropped", "gone")
#: Upper bounds of the histogram of commits, in seconds.
COMMIT_BOUNDS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)


class Metrics(Structure):
    """The counters of one process."""

    #: Commands by outcome.
    done: int
    repeated: int
    refused: int
    #: Updates sent.
    sent: int
    bot_moves: int
    #: Errors of the storage.
    storage_errors: int
    #: Messages to devices, by what became of them; a retry is counted each time.
    pushes_sent: int
    pushes_retried: int
    pushes_dropped: int
    pushes_gone: int
    #: 1 while the process serves, cannot use the storage, or has lost the bus.
    processes: int
    without_storage: int
    without_bus: int
    #: Open sockets, and tables in memory.
    sockets: int
    tables: int
    #: Finished games, in the order of `RESULTS`.
    games: Array[c_int64]
    #: Commands by the time from receiving them until they are on disk, and the sum of the times.
    commits: Array[c_int64]
    commit_seconds: float

    _fields_ = [
        *((name, c_int64) for name in ("done", "repeated", "refused", "sent", "bot_moves")),
        ("storage_errors", c_int64),
        *((f"pushes_{name}", c_int64) for name in PUSH_FATES),
        *((name, c_int64) for name in ("processes", "without_storage", "without_bus")),
        *((name, c_int64) for name in ("sockets", "tables")),
        ("games", c_int64 * len(RESULTS)),
        ("commits", c_int64 * (len(COMMIT_BOUNDS) + 1)),
        ("commit_seconds", c_double),
    ]

    def count_game(self, result: str) -> None:
        self.games[RESULTS.index(result)] += 1

    def count_commit(self, seconds: float) -> None:
        self.commits[bisect_left(COMMIT_BOUNDS, seconds)] += 1
        self.commit_seconds += seconds


def shared_metrics(processes: int) -> Sequence[Metrics]:
    """Counters for processes that are forked later."""
    memory = mmap(-1, processes * sizeof(Metrics))
    return [Metrics.from_buffer(memory, place * sizeof(Metrics)) for place in range(processes)]


def metrics_text(processes: Sequence[Metrics]) -> bytes:
    """The sum of all processes, as Prometheus reads it."""
    registry = CollectorRegistry()
    registry.register(_Sum(processes))
    return generate_latest(registry)


class _Sum(Collector):
    def __init__(self, processes: Sequence[Metrics]) -> None:
        self._processes = processes

    def collect(self) -> Iterator[Metric]:
        fates = ("done", "repeated", "refused")
        yield _labelled_counter(
            "fate",
            zip(fates, map(self._sum, fates), strict=True),
            "regicide_commands",
            "Commands by outcome",
        )
        yield CounterMetricFamily("regicide_updates_sent", "Updates sent", self._sum("sent"))
        yield CounterMetricFamily("regicide_bot_moves", "Moves of bots", self._sum("bot_moves"))
        games = zip(RESULTS, self._sums("games"), strict=True)
        yield _labelled_counter("result", games, "regicide_games_over", "Games that ended")
        pushes = ((fate, self._sum(f"pushes_{fate}")) for fate in PUSH_FATES)
        yield _labelled_counter("fate", pushes, "regicide_pushes", "Messages to devices by outcome")
        yield GaugeMetricFamily(
            "regicide_processes", "Processes that serve", self._sum("processes")
        )
        yield CounterMetricFamily(
            "regicide_storage_errors", "Errors of the database", self._sum("storage_errors")
        )
        yield GaugeMetricFamily(
            "regicide_processes_without_storage",
            "Processes whose database does not answer or takes no writes",
            self._sum("without_storage"),
        )
        yield GaugeMetricFamily(
            "regicide_processes_without_bus",
            "Processes that have lost the bus",
            self._sum("without_bus"),
        )
        yield GaugeMetricFamily("regicide_sockets", "Open sockets", self._sum("sockets"))
        yield GaugeMetricFamily("regicide_tables", "Tables in memory", self._sum("tables"))
        yield self._commits()

    def _commits(self) -> Metric:
        bounds = [*map(str, COMMIT_BOUNDS), "+Inf"]
        counts = map(float, accumulate(self._sums("commits")))
        return HistogramMetricFamily(
            "regicide_commit_seconds",
            "From receiving a command until it is on disk",
            buckets=list(zip(bounds, counts, strict=True)),
            sum_value=self._sum("commit_seconds"),
        )

    def _sum(self, name: str) -> float:
        return float(sum(getattr(each, name) for each in self._processes))

    def _sums(self, name: str) -> list[int]:
        return [
            sum(numbers)
            for numbers in zip(*(getattr(each, name) for each in self._processes), strict=True)
        ]


def _labelled_counter(
    label: str, counts: Iterable[tuple[str, float]], name: str, help_text: str
) -> Metric:
    family = CounterMetricFamily(name, help_text, labels=[label])
    for value, count in counts:
        family.add_metric([value], count)
    return family
