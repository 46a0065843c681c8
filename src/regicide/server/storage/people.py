"""Players and their devices in a database."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from regicide.server.storage.clubs import out_of_clubs
from regicide.server.storage.database import Database, Statement, Steps, noting
from regicide.server.storage.evenings import without_player
from regicide.server.storage.values import Device, Player, RemovalKind, device_id

_DAY = 86_400_000
_DEVICES = """
    SELECT devices.*, players.name AS player_name
    FROM devices JOIN players ON players.id = devices.player
    """
_DEVICES_OF = f"{_DEVICES} WHERE devices.player = :player ORDER BY devices.created, secret_hash"
_WITHDRAW_TRANSFER = "DELETE FROM transfers WHERE player = :player"
# Everything that adds or removes devices of a player locks the player first: one after the other, and never two that
# wait for each other.
_LOCK_PLAYER = "SELECT id FROM players WHERE id = :player FOR UPDATE"


class People(Database):
    """Players and their devices."""

    async def add_player(self, player: Player, secret_hash: bytes, now: int) -> None:
        """Add a player with a first device. StorageError if the id or the secret is already in use."""
        sql = "INSERT INTO players (id, name, created) VALUES (:id, :name, :now)"
        adding = (sql, {"id": player.id, "name": player.name, "now": now})
        await self._write(adding, _adding_device(player.id, secret_hash, now))

    async def players(self, ids: Sequence[str]) -> list[Player]:
        """The players among these ids that exist, in no particular order."""
        sql = "SELECT id, name FROM players WHERE id IN (:names)"
        return [Player(row["id"], row["name"]) for row in await self._read_batches(sql, ids)]

    async def player_created(self, player: str) -> int | None:
        """When this player was added; None if there is no such player."""
        rows = await self._read("SELECT created FROM players WHERE id = :player", player=player)
        return int(rows[0]["created"]) if rows else None

    async def rename(self, player: str, name: str) -> None:
        """Change a player's name."""
        sql = "UPDATE players SET name = :name WHERE id = :player"
        await self._write((sql, {"player": player, "name": name}))

    async def remove_player(self, player: str, now: int) -> None:
        """Remove a player with their devices and list of games, and note it for the servers."""
        of: dict[str, object] = {"player": player}
        await self._write(
            (_LOCK_PLAYER, of),
            (_WITHDRAW_TRANSFER, of),
            ("DELETE FROM devices WHERE player = :player", of),
            ("DELETE FROM table_players WHERE player = :player", of),
            ("DELETE FROM reports WHERE reporter = :player OR reported = :player", of),
            *without_player(player),
            *out_of_clubs(player),
            ("DELETE FROM players WHERE id = :player", of),
            noting(RemovalKind.PLAYER, player, now),
        )

    async def device_with(self, secret_hash: bytes) -> Device | None:
        """The device with this secret, and its player."""
        rows = await self._read(f"{_DEVICES} WHERE secret_hash = :secret", secret=secret_hash)
        return _device(rows[0]) if rows else None

    async def devices(self, player: str) -> list[Device]:
        """The devices of a player, the one added first at the beginning."""
        return [_device(row) for row in await self._read(_DEVICES_OF, player=player)]

    async def note_use(self, secret_hash: bytes, day: int) -> None:
        """Note on which day a device was last used."""
        sql = "UPDATE devices SET used = :day WHERE secret_hash = :secret"
        await self._write((sql, {"secret": secret_hash, "day": day}))

    async def name_device(self, player: str, wanted: str, name: str) -> bool:
        """Give a device of a player a name; False if there is no such device."""

        def steps() -> Steps[bool]:
            yield _LOCK_PLAYER, {"player": player}
            rows = yield _DEVICES_OF, {"player": player}
            found = [row["secret_hash"] for row in rows if _device(row).id == wanted]
            for secret in found:
                sql = "UPDATE devices SET name = :name WHERE secret_hash = :secret"
                yield sql, {"name": name, "secret": secret}
            return bool(found)

        return await self._transact(steps())

    async def sign_out(
        self, by: Device, choose: Callable[[Sequence[Device]], Collection[str]], now: int
    ) -> Collection[str] | None:
        """Remove devices of a player, withdraw the player's transfer code, and note it for the servers.

        `choose` gets all devices of the player, and answers the ids of those to remove; what it raises is raised
        here, and nothing is removed. It may run in another thread. Returns these ids, or None if `by` was removed
        itself meanwhile: of two devices that remove each other, one stays.
        """

        def steps() -> Steps[Collection[str] | None]:
            yield _LOCK_PLAYER, {"player": by.player.id}
            rows = yield _DEVICES_OF, {"player": by.player.id}
            devices = [_device(row) for row in rows]
            if by.id not in [each.id for each in devices]:
                return None
            chosen = choose(devices)
            yield _WITHDRAW_TRANSFER, {"player": by.player.id}
            for device, row in zip(devices, rows, strict=True):
                if device.id in chosen:
                    sql = "DELETE FROM devices WHERE secret_hash = :secret"
                    yield sql, {"secret": row["secret_hash"]}
                    yield noting(RemovalKind.DEVICE, device.id, now)
            return chosen

        return await self._transact(steps())

    async def offer_transfer(self, code_hash: bytes, by: Device, expires: int) -> bool:
        """Store a code that adds a device; it replaces the player's previous one. False if `by` was removed meanwhile.

        StorageError if another player's offer has the same code: it would add the device to the wrong
        player.
        """
        player = by.player.id

        def steps() -> Steps[bool]:
            yield _LOCK_PLAYER, {"player": player}
            rows = yield _DEVICES_OF, {"player": player}
            if by.id not in [_device(row).id for row in rows]:
                return False
            yield _WITHDRAW_TRANSFER, {"player": player}
            yield (
                """
                INSERT INTO transfers (player, code_hash, expires)
                VALUES (:player, :code, :expires)
                """,
                {"player": player, "code": code_hash, "expires": expires},
            )
            return True

        return await self._transact(steps())

    async def take_transfer(self, code_hash: bytes, secret_hash: bytes, now: int) -> Device | None:
        """Add a device to the player who offered this code. A code works once, before it expires."""

        def steps() -> Steps[Device | None]:
            yield (
                """
                SELECT id FROM players JOIN transfers ON transfers.player = players.id
                WHERE code_hash = :code FOR UPDATE OF players
                """,
                {"code": code_hash},
            )
            # DELETE makes a code work only once: of two attempts, one deletes no row.
            found = yield (
                """
                DELETE FROM transfers WHERE code_hash = :code AND expires > :now
                RETURNING player
                """,
                {"code": code_hash, "now": now},
            )
            if not found:
                return None
            yield _adding_device(found[0]["player"], secret_hash, now)
            rows = yield f"{_DEVICES} WHERE secret_hash = :secret", {"secret": secret_hash}
            return _device(rows[0])

        return await self._transact(steps())


def _device(row: Mapping[str, Any]) -> Device:
    player = Player(row["player"], row["player_name"])
    return Device(
        device_id(bytes(row["secret_hash"])), player, row["created"], row["used"], row["name"]
    )


def _adding_device(player: str, secret_hash: bytes, now: int) -> Statement:
    return (
        """
        INSERT INTO devices (secret_hash, player, created, used)
        VALUES (:secret, :player, :now, :day)
        """,
        {"secret": secret_hash, "player": player, "now": now, "day": now - now % _DAY},
    )
