"""Appends a second, and what each costs this process in CPU: `bench store [postgres | PATH | URL]`.

Without an argument on a new SQLite file; `postgres` starts a server for it, as the tests do. Clients
append one line after the other, each at a table of its own, as the seats of live tables do.
"""

import asyncio
import resource
import sys
import tempfile
import time
from pathlib import Path

from regicide.server.storage import open_store
from regicide.server.storage.store import Phase, Store, StoredEntry, TableSummary

APPENDS = 40_000
BODY = b'{"seat":2,"move":"AcTh","events":[' + b'"CardsPlayed",' * 14 + b"0]}"


def cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def client(store: Store, table: str, lines: int, *, noticed: bool) -> None:
    for seq in range(1, lines + 1):
        notice = TableSummary(table, Phase.PLAYING, True, 0, seq, BODY[:150], ("ann", "ben"))
        line = StoredEntry(seq, f"{table}-{seq:08}", seq, BODY)
        assert await store.append(table, line, notice if noticed else None)


async def measure(store: Store, clients: int, lines: int, *, noticed: bool) -> None:
    name = f"{'N' if noticed else 'L'}{clients}-{time.time_ns():x}"
    began, used = time.perf_counter(), cpu()
    work = [client(store, f"{name}-{each}", lines, noticed=noticed) for each in range(clients)]
    await asyncio.gather(*work)
    seconds, spent = time.perf_counter() - began, cpu() - used
    total = clients * lines
    print(
        f"{clients:5} clients{', with notices' if noticed else '':15}"
        f"{total / seconds:10,.0f} appends/s {spent / total * 1e6:8.1f} µs of CPU each"
    )


async def main(address: str) -> None:
    store = open_store(address)
    await store.open()
    for noticed in (False, True):
        for clients in (1, 16, 200, 2000):
            lines = min(APPENDS // clients, 200)
            await measure(store, clients, lines, noticed=noticed)
    await store.close()


if __name__ == "__main__":
    where = sys.argv[1] if len(sys.argv) > 1 else None
    if where == "postgres":
        sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))
        from database_servers import postgres

        with postgres() as server:
            asyncio.run(main(server.database()))
    else:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(main(where or str(Path(folder) / "bench.db")))
