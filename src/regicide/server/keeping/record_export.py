"""Writes the records of finished games to a folder: for `regicide admin export`, and before tables are pruned."""

import asyncio
from pathlib import Path

from regicide.folders import replace_file
from regicide.server.keeping.table_record import has_record, record_name, record_text, table_of
from regicide.server.storage import Store, TableSummary


async def export_record(store: Store, summary: TableSummary, folder: Path, now: int) -> bool:
    """Write one record; False if no game was played, or if other teams of its evening may still play the deal."""
    entries = await store.entries(summary.table)
    table = table_of(entries) if entries else None
    if table is None or not has_record(table):
        return False
    of_evening = table.settings.evening
    evening = await store.evening(of_evening) if of_evening else None
    if evening is not None and now < evening.closes:
        return False
    text = record_text(table, entries[0].at)
    await asyncio.to_thread(_write, folder / record_name(table), text)
    return True


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    replace_file(path, text.encode(), private=True)  # it names the players
