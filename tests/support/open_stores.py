"""A store that is open while a test uses it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from regicide.server.storage import Store, open_store


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = open_store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()
