"""Appends per second, and the CPU time of each: `bench store [postgres | PATH | URL]`.

The default is a new SQLite file; `postgres` starts a PostgreSQL server, as the tests do. Each client
has a table of its own and appends one entry after the other, as live tables do.
"""

import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

from regicide.server.storage import Store, StoredEntry, StoredPhase, TableSummary, open_store

APPENDS = 40_000
BODY = b'{"seat":2,"move":"AcTh","events":[' + b'"CardsPlayed",' * 14 + b"0]}"


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def client(store: Store, table: str, entries: int, *, with_summary: bool) -> None:
    for seq in range(1, entries + 1):
        summary = TableSummary(table, StoredPhase.PLAYING, True, 0, seq, BODY[:150], ("ann", "ben"))
        entry = StoredEntry(seq, f"{table}-{seq:08}", seq, BODY)
        assert await store.append(table, entry, summary if with_summary else None)


async def measure(store: Store, clients: int, entries: int, *, with_summary: bool) -> None:
    name = f"{'N' if with_summary else 'L'}{clients}-{time.time_ns():x}"
    began, used = time.perf_counter(), cpu()
    work = [
        client(store, f"{name}-{each}", entries, with_summary=with_summary)
        for each in range(clients)
    ]
    await asyncio.gather(*work)
    seconds, spent = time.perf_counter() - began, cpu() - used
    total = clients * entries
    print(
        f"{clients:5} clients{', with summaries' if with_summary else '':16}"
        f"{total / seconds:10,.0f} appends/s {spent / total * 1e6:8.1f} µs of CPU each"
    )


async def main(address: str) -> None:
    store = open_store(address)
    await store.open()
    for with_summary in (False, True):
        for clients in (1, 16, 200, 2000):
            entries = min(APPENDS // clients, 200)
            await measure(store, clients, entries, with_summary=with_summary)
    await store.close()


if __name__ == "__main__":
    where = sys.argv[1] if len(sys.argv) > 1 else None
    if where == "postgres":
        sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "support"))
        from database_servers import postgres

        with postgres() as server:
            asyncio.run(main(server.database()))
    else:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(main(where or str(Path(folder) / "bench.db")))
