"""Messages to devices whose page is closed: who wants them, and which of them were announced.

A row of `pushes` is the latest thing of one kind to tell one device about one table. It waits until its time (`due`); a
server that leases it moves that time, and takes it away before it sends: a server that dies after that has lost this
message, but no other server sends it a second time. The row stays as the mark that this was announced.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from regicide.server.storage.database import Database, Statement, Steps
from regicide.server.storage.values import Announced, Device, Push, Subscription, device_id

_SUBSCRIPTIONS = "SELECT secret_hash, player, endpoint_hash, since, body FROM subscriptions"
_DEVICES_OF = "SELECT secret_hash FROM devices WHERE player = :player"
_LOCK_PLAYER = "SELECT id FROM players WHERE id = :player FOR UPDATE"
_ROW = "secret_hash = :device AND table_code = :table AND kind = :kind AND seq = :seq"
_CLAIM = f"UPDATE pushes SET due = NULL, attempts = attempts + 1 WHERE {_ROW} AND due = :due RETURNING seq"  # noqa: S608  # our words
#: The times of messages that wait (migrations) are indexed.
_LEASE = """
    UPDATE pushes SET due = :until
    WHERE due IS NOT NULL AND (secret_hash, table_code, kind) IN (
        SELECT secret_hash, table_code, kind FROM pushes WHERE due <= :now
        ORDER BY due LIMIT :limit FOR UPDATE SKIP LOCKED
    )
    RETURNING secret_hash, table_code, kind, seq, attempts
    """


class Pushes(Database):
    """Subscriptions of devices, and the messages to them."""

    async def subscribe(self, by: Device, endpoint_hash: bytes, body: bytes, now: int) -> bool:
        """Replace what this device wants; False if it was signed out meanwhile.

        An endpoint belongs to the device that named it last: a browser in which another player signs in is not told
        what concerns the one before.
        """

        def steps() -> Steps[bool]:
            yield _LOCK_PLAYER, {"player": by.player.id}
            rows = yield _DEVICES_OF, {"player": by.player.id}
            own = [row["secret_hash"] for row in rows if _id_of(row) == by.id]
            if not own:
                return False
            mine: dict[str, object] = {"device": own[0], "endpoint": endpoint_hash}
            yield (
                """
                DELETE FROM subscriptions
                WHERE endpoint_hash = :endpoint AND secret_hash <> :device
                """,
                mine,
            )
            yield (
                """
                INSERT INTO subscriptions (secret_hash, player, endpoint_hash, since, body)
                VALUES (:device, :player, :endpoint, :now, :body)
                ON CONFLICT (secret_hash) DO UPDATE SET
                    endpoint_hash = excluded.endpoint_hash, since = excluded.since,
                    body = excluded.body
                """,
                {**mine, "player": by.player.id, "now": now, "body": body},
            )
            return True

        return await self._transact(steps())

    async def unsubscribe(self, by: Device) -> None:
        """Forget what this device wants."""
        found = await self.subscriptions([by.player.id])
        own = [each.device for each in found if device_id(each.device) == by.id]
        sql = "DELETE FROM subscriptions WHERE secret_hash = :device"
        statements: list[Statement] = [(sql, {"device": each}) for each in own]
        await self._write(*statements)

    async def forget_endpoint(self, subscription: Subscription) -> None:
        """The push service does not know this endpoint any more; the device may have named another meanwhile."""
        sql = "DELETE FROM subscriptions WHERE endpoint_hash = :endpoint"
        await self._write((sql, {"endpoint": subscription.endpoint_hash}))

    async def subscriptions(self, players: Sequence[str]) -> list[Subscription]:
        """What the devices of these players want."""
        sql = f"{_SUBSCRIPTIONS} WHERE player IN (:names)"
        return [_subscription(row) for row in await self._read_batches(sql, players)]

    async def subscription(self, device: bytes) -> Subscription | None:
        """What the device with this secret wants."""
        rows = await self._read(f"{_SUBSCRIPTIONS} WHERE secret_hash = :device", device=device)
        return _subscription(rows[0]) if rows else None

    async def announce(self, announced: Sequence[Announced]) -> None:
        """Note what to tell devices, each once: an earlier or the same entry does not replace a later one.

        Except that who saw it need not be told: that replaces what another server noted from the summary.
        """
        sql = """
            INSERT INTO pushes (secret_hash, table_code, kind, seq, attempts, due)
            SELECT secret_hash, CAST(:table AS text), CAST(:kind AS text), CAST(:seq AS integer), 0,
                CAST(:due AS bigint)
            FROM subscriptions WHERE secret_hash = :device
            ON CONFLICT (secret_hash, table_code, kind) DO UPDATE SET
                seq = excluded.seq, attempts = 0, due = excluded.due
            WHERE pushes.seq < excluded.seq
            OR (pushes.seq = excluded.seq AND excluded.due IS NULL)
            """
        await self._write(
            *(
                (
                    sql,
                    {
                        "device": each.device,
                        "table": each.table,
                        "kind": each.kind,
                        "seq": each.seq,
                        "due": each.due,
                    },
                )
                for each in announced
            )
        )

    async def lease_pushes(self, now: int, until: int, limit: int) -> list[Push]:
        """Messages whose time has come, the oldest first. Until `until` no other server looks at them."""

        def steps() -> Steps[list[Push]]:
            rows = yield _LEASE, {"now": now, "until": until, "limit": limit}
            return [_push(row, until) for row in rows]

        return await self._transact(steps())

    async def claim_push(self, push: Push) -> Push | None:
        """Just before it is sent. None: another server has it, or there is something newer to tell."""

        def steps() -> Steps[Push | None]:
            rows = yield _CLAIM, {**_of(push), "due": push.due}
            return replace(push, due=None, attempts=push.attempts + 1) if rows else None

        return await self._transact(steps())

    async def put_off_push(self, push: Push, due: int | None, attempts: int) -> None:
        """Try a message that this server leased or claimed again then; None: never.

        If it was slow, another server has the message by now, and nothing changes.
        """
        if push.due is None:
            mine, known = "due IS NULL AND attempts = :known", push.attempts
        else:
            mine, known = "due = :known", push.due
        sql = f"UPDATE pushes SET due = :due, attempts = :attempts WHERE {_ROW} AND {mine}"  # noqa: S608  # our words
        await self._write((sql, {**_of(push), "due": due, "attempts": attempts, "known": known}))

    async def next_push(self) -> int | None:
        """When the next message is due; None if none waits."""
        rows = await self._read("SELECT min(due) AS due FROM pushes WHERE due IS NOT NULL")
        return None if rows[0]["due"] is None else int(rows[0]["due"])


def removing_pushes(table: str) -> Statement:
    """Forget what was announced of a table."""
    return "DELETE FROM pushes WHERE table_code = :table", {"table": table}


def _of(push: Push) -> dict[str, object]:
    return {"device": push.device, "table": push.table, "kind": push.kind, "seq": push.seq}


def _id_of(row: Mapping[str, Any]) -> str:
    return device_id(bytes(row["secret_hash"]))


def _subscription(row: Mapping[str, Any]) -> Subscription:
    return Subscription(
        device=bytes(row["secret_hash"]),
        player=row["player"],
        endpoint_hash=bytes(row["endpoint_hash"]),
        since=row["since"],
        body=bytes(row["body"]),
    )


def _push(row: Mapping[str, Any], due: int) -> Push:
    return Push(
        device=bytes(row["secret_hash"]),
        table=row["table_code"],
        kind=row["kind"],
        seq=row["seq"],
        attempts=row["attempts"],
        due=due,
    )
