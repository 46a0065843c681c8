"""The dependencies of request and socket handlers, opened before the first request."""

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regicide.bots.bot_runner import BotRunner
from regicide.server.bus import open_bus
from regicide.server.clubs.clubs import Clubs
from regicide.server.clubs.evening_results import EveningReviews
from regicide.server.clubs.evenings import Evenings
from regicide.server.config import Config
from regicide.server.errors import ServeError
from regicide.server.live.replays import Replays
from regicide.server.live.table_registry import TableRegistry
from regicide.server.metrics import Metrics
from regicide.server.people.word_filter import WordFilter, read_word_filter
from regicide.server.server_log import ServerLog
from regicide.server.services import TableServices
from regicide.server.spending import Spending
from regicide.server.storage import open_store
from regicide.version import __version__

if TYPE_CHECKING:  # it needs an extra
    from regicide.server.pushes.pushes import Pushes


@dataclass(frozen=True, slots=True, kw_only=True)
class AppContext:
    """The table services, the table registry, evenings, clubs, and unwanted words."""

    services: TableServices
    registry: TableRegistry
    evenings: Evenings
    evening_reviews: EveningReviews
    clubs: Clubs
    replays: Replays
    word_filter: WordFilter
    #: Messages to devices whose page is closed; None: the operator made no key.
    pushes: "Pushes | None"
    #: Those of this process, and of the others that serve the same address.
    all_metrics: Sequence[Metrics]


def make_context(
    config: Config, log: ServerLog, all_metrics: Sequence[Metrics] = (), place: int = 0
) -> AppContext:
    """The context of one process; `place` is its place among `all_metrics`."""
    all_metrics = all_metrics or (Metrics(),)
    services = TableServices(
        config=config,
        store=open_store(config.database_url or str(config.data / "tables.sqlite3")),
        bus=open_bus(config.bus_url),
        bot_runner=BotRunner(config.bot_seconds),
        spending=Spending(config.prices),
        metrics=all_metrics[place],
        log=log,
        clock=lambda: time.time_ns() // 1_000_000,
    )
    registry, word_filter = TableRegistry(services), read_word_filter(config.unwanted_words)
    return AppContext(
        services=services,
        registry=registry,
        pushes=_pushes(services, registry),
        evenings=Evenings(services, registry, word_filter.check),
        evening_reviews=EveningReviews(services.store),
        clubs=Clubs(services, word_filter.check),
        replays=Replays(),
        word_filter=word_filter,
        all_metrics=all_metrics,
    )


def _pushes(services: TableServices, registry: TableRegistry) -> "Pushes | None":
    if services.config.push_key is None:
        return None
    try:
        from regicide.server.pushes.pushes import Pushes  # noqa: PLC0415  it needs an extra
        from regicide.server.pushes.web_push import read_key  # noqa: PLC0415
    except ImportError as error:
        raise ServeError("push-missing-library", {"library": error.name or ""}) from None

    def is_here(code: str, player: str) -> bool:
        live = registry.loaded(code)
        return live is not None and live.presence.is_connected(player)

    return Pushes(
        services, read_key(services.config.push_key, services.config.push_contact), is_here
    )


async def open_context(context: AppContext) -> None:
    """Open storage and bus; call this before the first request."""
    await context.services.store.open()
    await context.services.bus.open()
    context.registry.open()
    if context.pushes:
        context.pushes.open()
    context.services.log.event("started", version=__version__)


async def close_context(context: AppContext) -> None:
    """Finish what is under way, then close bus and storage."""
    if context.pushes:
        await context.pushes.close()
    await context.registry.close()
    await context.services.bus.close()
    await context.services.store.close()
    context.services.log.event("stopped")
