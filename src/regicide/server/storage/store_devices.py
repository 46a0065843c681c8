"""Players and their devices. SQLite and PostgreSQL differ only in how they run a transaction."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from regicide.server.storage.device_queries import DeviceQueries
from regicide.server.storage.queries import Result, Statement, Steps, run_all
from regicide.server.storage.store import Device, Player, Removal, RemovalKind, device_id
from regicide.server.storage.store_reader import StoreReader

_DAY = 86_400_000


class StoreDevices(StoreReader):
    """The methods of `Store` for players and devices; subclasses run the transactions."""

    _device_queries: DeviceQueries

    @abstractmethod
    async def _transact(self, steps: Steps[Result]) -> Result:
        """Run the statements in one transaction, and return what the steps return."""

    @abstractmethod
    def _note(self, removal: Removal) -> list[Statement]:
        """Note for the servers what was removed."""

    async def add_player(self, player: Player, secret_hash: bytes, now: int) -> None:
        def steps() -> Steps[None]:
            row: dict[str, object] = {"id": player.id, "name": player.name, "created": now}
            yield self._device_queries.add_player, row
            yield self._adding_device(player.id, secret_hash, now)

        await self._transact(steps())

    async def player_created(self, player: str) -> int | None:
        rows = await self._read(self._device_queries.player_created, player=player)
        return int(rows[0]["created"]) if rows else None

    async def device_with(self, secret_hash: bytes) -> Device | None:
        rows = await self._read(self._device_queries.device_with, of_secret=secret_hash)
        return _device(rows[0]) if rows else None

    async def devices(self, player: str) -> list[Device]:
        return [
            _device(row) for row in await self._read(self._device_queries.devices, player=player)
        ]

    async def note_use(self, secret_hash: bytes, day: int) -> None:
        def steps() -> Steps[None]:
            yield self._device_queries.note_use, {"of_secret": secret_hash, "day": day}

        await self._transact(steps())

    async def offer_transfer(self, code_hash: bytes, by: Device, expires: int) -> bool:
        sql, player = self._device_queries, by.player.id

        def steps() -> Steps[bool]:
            yield sql.lock_player, {"player": player}
            rows = yield sql.devices, {"player": player}
            if by.id not in map(_id, rows):
                return False
            yield sql.withdraw_offer, {"player": player}
            yield sql.offer, {"code_hash": code_hash, "player": player, "expires": expires}
            return True

        return await self._transact(steps())

    async def take_transfer(self, code_hash: bytes, secret_hash: bytes, now: int) -> Device | None:
        sql = self._device_queries

        def steps() -> Steps[Device | None]:
            yield sql.lock_player_with_code, {"code": code_hash}
            found = yield sql.take_offer, {"code": code_hash, "now": now}
            if not found:
                return None
            yield self._adding_device(found[0]["player"], secret_hash, now)
            rows = yield sql.device_with, {"of_secret": secret_hash}
            return _device(rows[0])

        return await self._transact(steps())

    async def sign_out(
        self, by: Device, choose: Callable[[Sequence[Device]], Collection[str]], now: int
    ) -> Collection[str] | None:
        sql, player = self._device_queries, by.player.id

        def steps() -> Steps[Collection[str] | None]:
            yield sql.lock_player, {"player": player}
            rows = yield sql.devices, {"player": player}
            if by.id not in map(_id, rows):
                return None
            chosen = choose([_device(row) for row in rows])
            yield sql.withdraw_offer, {"player": player}
            for row in rows:
                if _id(row) in chosen:
                    yield sql.remove_device, {"of_secret": row["secret_hash"]}
                    yield from run_all(self._note(Removal(RemovalKind.DEVICE, _id(row), now)))
            return chosen

        return await self._transact(steps())

    def _adding_device(self, player: str, secret_hash: bytes, now: int) -> Statement:
        row = {
            "secret_hash": secret_hash,
            "player": player,
            "created": now,
            "used": now - now % _DAY,
        }
        return self._device_queries.add_device, row


def _id(row: Mapping[str, Any]) -> str:
    return device_id(bytes(row["secret_hash"]))


def _device(row: Mapping[str, Any]) -> Device:
    return Device(_id(row), Player(row["player"], row["name"]), row["created"], row["used"])
