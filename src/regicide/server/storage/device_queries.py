"""The SQL of `StoreDevices`, compiled for each database."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Dialect,
    LargeBinary,
    Text,
    bindparam,
    delete,
    insert,
    select,
    update,
)

from regicide.server.storage.queries import Query
from regicide.server.storage.schema import devices, players, transfers


class DeviceQueries:
    """Every query about players and their devices, compiled for one database."""

    def __init__(self, dialect: Dialect) -> None:
        def compiled(sql: Any) -> Query:
            return Query(sql, dialect)

        player, secret_hash = _parameter("player", Text), _parameter("of_secret", LargeBinary)
        code, now = _parameter("code", LargeBinary), _parameter("now", BigInteger)
        owned = select(devices, players.c.name).join(players, devices.c.player == players.c.id)
        self.add_player = compiled(insert(players))
        self.player_created = compiled(select(players.c.created).where(players.c.id == player))
        self.add_device = compiled(insert(devices))
        self.device_with = compiled(owned.where(devices.c.secret_hash == secret_hash))
        self.devices = compiled(
            owned.where(devices.c.player == player).order_by(
                devices.c.created, devices.c.secret_hash
            )
        )
        self.note_use = compiled(
            update(devices)
            .where(devices.c.secret_hash == secret_hash)
            .values(used=_parameter("day", BigInteger))
        )
        self.remove_device = compiled(delete(devices).where(devices.c.secret_hash == secret_hash))
        # Everything that adds or removes devices of a player locks the player first: one after the other, and never
        # two that wait for each other. SQLite has one writer at a time, and leaves FOR UPDATE out.
        self.lock_player = compiled(
            select(players.c.id).where(players.c.id == player).with_for_update()
        )
        self.lock_player_with_code = compiled(
            select(players.c.id)
            .join(transfers, transfers.c.player == players.c.id)
            .where(transfers.c.code_hash == code)
            .with_for_update(of=players)
        )
        self.withdraw_offer = compiled(delete(transfers).where(transfers.c.player == player))
        self.offer = compiled(insert(transfers))
        # DELETE makes a code work only once: of two attempts, one deletes no row.
        self.take_offer = compiled(
            delete(transfers)
            .where(transfers.c.code_hash == code)
            .where(transfers.c.expires > now)
            .returning(transfers.c.player)
        )


def _parameter(name: str, kind: Any) -> BindParameter[Any]:
    return bindparam(name, type_=kind, required=False)
