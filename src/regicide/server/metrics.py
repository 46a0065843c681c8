"""What is counted, for whoever watches over a server. Numbers only: no names, no codes."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import generate_latest

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter(
            "regicide_commands", "Commands by what became of them", ["fate"], registry=self.registry
        )
        self.done = self.commands.labels("done")
        self.repeated = self.commands.labels("repeated")
        self.refused = self.commands.labels("refused")
        self.sent = Counter("regicide_updates_sent", "Updates sent", registry=self.registry)
        self.bot_moves = Counter("regicide_bot_moves", "Moves of bots", registry=self.registry)
        self.games = Counter(
            "regicide_games_over", "Games that ended", ["result"], registry=self.registry
        )
        self.sockets = Gauge("regicide_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("regicide_tables", "Tables in memory", registry=self.registry)
        self.commit_seconds = Histogram(
            "regicide_commit_seconds",
            "From a command to its being on disk",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5),
            registry=self.registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
