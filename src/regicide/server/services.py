"""The dependencies that all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass, field

from regicide.bots.bot_runner import BotRunner
from regicide.server.bus import Bus
from regicide.server.config import Config
from regicide.server.metrics import Metrics
from regicide.server.server_log import ServerLog
from regicide.server.spending import Spending
from regicide.server.storage import StorageError, Store
from regicide.table import Change


@dataclass(frozen=True, slots=True, kw_only=True)
class TableServices:
    """Settings, storage, bus, bots, budgets, metrics, log and clock."""

    config: Config
    store: Store
    bus: Bus
    bot_runner: BotRunner
    spending: Spending
    metrics: Metrics
    log: ServerLog
    #: Unix milliseconds.
    clock: Callable[[], int]
    #: Called with every entry that this server stored, and the code of its table; they wait for nothing.
    on_entry: list[Callable[[str, Change], None]] = field(default_factory=list)

    def storage_failed(self, error: StorageError) -> None:
        """Count it for the operator, and tell it in the log."""
        self.metrics.storage_errors += 1
        self.log.storage_error(error)
