"""The dependencies that all tables of a server share."""

from collections.abc import Callable
from dataclasses import dataclass

from regicide.bots.bot_runner import BotRunner
from regicide.server.bus import Bus
from regicide.server.config import Config
from regicide.server.logs import Log
from regicide.server.metrics import Metrics
from regicide.server.storage import Store


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """Settings, storage, bus, bots, metrics, log and clock."""

    config: Config
    store: Store
    bus: Bus
    bot_runner: BotRunner
    metrics: Metrics
    log: Log
    #: Unix milliseconds.
    clock: Callable[[], int]
