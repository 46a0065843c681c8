"""An append that waits for its writer."""

import asyncio
from typing import NamedTuple

from regicide.server.storage.store import StoredEntry, TableSummary


class Append(NamedTuple):
    """An entry to append, and the future that receives the result."""

    future: "asyncio.Future[bool]"
    table: str
    entry: StoredEntry
    summary: TableSummary | None
