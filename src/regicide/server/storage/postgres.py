"""Tables and people in PostgreSQL: under several servers, or one.

Appends go through one connection (postgres_writer.py), everything else through a few. What can be
asked twice is asked again if a connection turns out to be dead.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy.dialects.postgresql.asyncpg import dialect

from regicide.server.storage.errors import StorageError, library, without_password
from regicide.server.storage.migrate import migrate_postgres
from regicide.server.storage.postgres_writer import PostgresWriter
from regicide.server.storage.reading import Reading
from regicide.server.storage.statements import (
    Statement,
    Statements,
    player_of,
)
from regicide.server.storage.store import Player, StoredEntry, TableSummary

#: Connections for everything but appends.
CONNECTIONS = 4
#: Seconds for a connection to be made, and for an answer.
CONNECT_WITHIN, ANSWER_WITHIN = 5.0, 30.0
#: A commit is on disk when it is acknowledged, whatever the database's default.
SETTINGS = {"synchronous_commit": "on", "application_name": "regicide", "jit": "off"}

Answer = TypeVar("Answer")


class PostgresStore(Reading):
    """A `Store` at an address.

    `patience`: seconds an append waits for a database that is gone to come back.
    """

    def __init__(self, url: str, *, patience: float = 15.0) -> None:
        self.where = without_password(url)
        self._url = url
        self._patience = patience
        self._asyncpg = asyncpg = library("asyncpg")
        library("greenlet")  # SQLAlchemy's, for migrations
        self._sql = Statements(dialect())  # type: ignore[no-untyped-call]  # SQLAlchemy's
        self._pool: Any = None
        self._writer: PostgresWriter | None = None
        self._lost: tuple[type[Exception], ...] = (
            OSError,  # TimeoutError is one
            asyncpg.InterfaceError,
            asyncpg.InternalClientError,  # a word of farewell has come that nobody asked for
            asyncpg.PostgresConnectionError,
            asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError,
            asyncpg.TransactionRollbackError,
            asyncpg.ReadOnlySQLTransactionError,  # a copy that is about to be the first again
        )

    async def open(self) -> None:
        try:
            await asyncio.to_thread(migrate_postgres, self._connect, self.where)
            self._pool = await self._asyncpg.create_pool(
                min_size=0, max_size=CONNECTIONS, connect=self._connect, reset=_keep
            )
        except (ValueError, self._asyncpg.ClientConfigurationError):
            raise StorageError("storage-bad-address", {"where": self.where}) from None
        except (*self._lost, self._asyncpg.PostgresError) as error:
            raise self._unreachable(error) from None
        self._writer = PostgresWriter(
            self._connect,
            lost=self._lost,
            refused=self._asyncpg.PostgresError,
            patience=self._patience,
            where=self.where,
        )

    async def close(self) -> None:
        writer, self._writer = self._writer, None
        if writer is None:
            return
        await writer.close()
        try:
            async with asyncio.timeout(CONNECT_WITHIN):
                await self._pool.close()
        except self._lost:
            self._pool.terminate()

    async def append(
        self, table: str, line: StoredEntry, notice: TableSummary | None = None
    ) -> bool:
        return await self._open_writer().append(table, line, notice)

    async def add_player(self, player: Player, secret_hash: bytes, now: int) -> None:
        async def work(connection: Any) -> None:
            sql = self._sql
            await _run(connection, sql.add_player, id=player.id, name=player.name, created=now)
            device = {"secret_hash": secret_hash, "player": player.id, "created": now}
            await _run(connection, sql.add_device, **device)

        await self._in_transaction(work)

    async def rename(self, player: str, name: str) -> None:
        await self._read(self._sql.rename, player=player, new_name=name)  # may be done twice

    async def offer_transfer(self, code_hash: bytes, player: str, expires: int) -> None:
        async def work(connection: Any) -> None:
            await _run(connection, self._sql.withdraw_offer, player=player)
            offer = {"code_hash": code_hash, "player": player, "expires": expires}
            await _run(connection, self._sql.offer, **offer)

        await self._in_transaction(work)

    async def take_transfer(self, code_hash: bytes, secret_hash: bytes, now: int) -> Player | None:
        async def work(connection: Any) -> Player | None:
            found = await _run(connection, self._sql.take_offer, code=code_hash, now=now)
            if not found:
                return None
            device = {"secret_hash": secret_hash, "player": found[0]["player"], "created": now}
            await _run(connection, self._sql.add_device, **device)
            rows = await _run(connection, self._sql.player_with, secret_hash=secret_hash)
            return player_of(rows[0])

        return await self._in_transaction(work)

    # --- connections -----------------------------------------------------------------------------

    def _open_writer(self) -> PostgresWriter:
        if self._writer is None:
            raise StorageError("storage-closed", {"where": self.where})
        return self._writer

    async def _connect(self, *_address: object, **options: Any) -> Any:
        """Options are the pool's, which names the classes it wants."""
        return await self._asyncpg.connect(
            self._url,
            timeout=CONNECT_WITHIN,
            command_timeout=ANSWER_WITHIN,
            server_settings=SETTINGS,
            **options,
        )

    async def _read(self, statement: Statement, **given: object) -> list[Any]:
        async def work(connection: Any) -> list[Any]:
            return await _run(connection, statement, **given)

        self._open_writer()
        try:
            return await self._with_connection(work)
        except ValueError:  # asyncpg's for what cannot be kept is an InterfaceError too
            raise
        except self._lost:
            await self._pool.expire_connections()  # the others are as dead
        return await self._with_trouble(work)

    async def _in_transaction(self, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
        """Not tried again: nobody knows whether it was done."""

        async def whole(connection: Any) -> Answer:
            async with connection.transaction():
                return await work(connection)

        self._open_writer()
        return await self._with_trouble(whole)

    async def _with_trouble(self, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
        try:
            return await self._with_connection(work)
        except ValueError:
            raise
        except self._lost as error:
            await self._pool.expire_connections()
            raise self._unreachable(error) from None
        except self._asyncpg.IntegrityConstraintViolationError:
            raise StorageError("storage-conflict", {"where": self.where}) from None
        except self._asyncpg.PostgresError as error:
            facts = {"where": self.where, "why": str(error)}
            raise StorageError("storage-failed", facts) from None

    async def _with_connection(self, work: Callable[[Any], Awaitable[Answer]]) -> Answer:
        async with self._pool.acquire(timeout=CONNECT_WITHIN) as connection:
            return await work(connection)

    def _unreachable(self, error: Exception) -> StorageError:
        facts = {"where": self.where, "why": str(error) or type(error).__name__}
        return StorageError("storage-unreachable", facts)


async def _run(connection: Any, statement: Statement, **given: object) -> list[Any]:
    rows: list[Any] = await connection.fetch(statement.text, *statement.arguments(**given))
    return rows


async def _keep(_connection: Any) -> None:
    """Nothing is set on a connection, so nothing is reset when it is given back."""
