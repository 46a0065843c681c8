"""Removes tables at which nothing has happened for as long as the operator set (`REGICIDE_KEEP_DAYS`).

Also those that were never finished: they hold names and words, too.
"""

from collections.abc import Container

from regicide.server.keeping.record_export import export_record
from regicide.server.limits import KEEP_CLUB_DAYS, KEEP_TURN_BY_TURN_DAYS, PRUNED_AT_ONCE
from regicide.server.services import TableServices

DAY = 86_400_000


async def prune_tables(services: TableServices, in_memory: Container[str]) -> None:
    """Remove old tables; if records are kept, a finished game without its record on disk is not removed."""
    config, store = services.config, services.store
    if config.keep_days is None:
        return
    now = services.clock()
    oldest = now - int(config.keep_days * DAY)
    slow = now - int(max(config.keep_days, KEEP_TURN_BY_TURN_DAYS) * DAY)
    found = await store.idle_before(oldest, PRUNED_AT_ONCE, slow=slow)
    removed = 0
    for summary in found:
        if summary.table in in_memory:  # a client is connected
            continue
        try:
            if config.keep_records is not None:
                await export_record(store, summary, config.keep_records, now)
        except OSError as error:
            services.log.failure("pruning-failed", error)
            break
        await store.remove_table(summary.table, now)
        removed += 1
    # Its tables follow in a later round, if nothing has happened there for as long.
    for evening in await store.evenings_before(oldest, PRUNED_AT_ONCE):
        await store.remove_evening(evening.code)
    quiet = now - int(max(config.keep_days, KEEP_CLUB_DAYS) * DAY)
    for club in await store.clubs_before(quiet, PRUNED_AT_ONCE):
        await store.remove_club(club)
    if removed:
        services.log.event("tables-pruned", count=removed)
