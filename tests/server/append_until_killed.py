"""A process for a test to kill: many clients append entries, and print each acknowledged one."""

import asyncio
import sys

from regicide.server.storage import Store, StoredEntry, open_store


async def client(store: Store, table: str) -> None:
    seq = 0
    while True:
        seq += 1
        assert await store.append(table, StoredEntry(seq, f"{table}-{seq}", seq, b"{}"))
        sys.stdout.write(f"{table} {seq}\n")
        sys.stdout.flush()


async def main(address: str) -> None:
    store = open_store(address)
    await store.open()
    await asyncio.gather(*(client(store, f"T{number}") for number in range(50)))


asyncio.run(main(sys.argv[1]))
