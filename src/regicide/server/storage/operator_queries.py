"""The SQL of `StoreOperator`, compiled for each database."""

from typing import Any

from sqlalchemy import (
    BigInteger,
    BindParameter,
    Dialect,
    Integer,
    LargeBinary,
    Text,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from regicide.server.storage.queries import SUMMARIES, Query
from regicide.server.storage.schema import (
    devices,
    log,
    notices,
    orders,
    players,
    removals,
    reports,
    servers,
    sittings,
    transfers,
)


class OperatorQueries:
    """Every query of an operator, compiled for one database."""

    def __init__(self, dialect: Dialect) -> None:
        def compiled(sql: Any) -> Query:
            return Query(sql, dialect)

        self.orders = compiled(select(orders))
        self.give_order = compiled(insert(orders))
        self.withdraw_order = compiled(delete(orders).where(orders.c.name == _text("order")))
        self.add_server = compiled(insert(servers))
        self.forget_server = compiled(delete(servers).where(servers.c.id == _text("server")))
        self.servers = compiled(select(servers).order_by(servers.c.started, servers.c.id))
        self.player_count = compiled(select(func.count().label("n")).select_from(players))
        self.device_count = compiled(select(func.count().label("n")).select_from(devices))
        self.entry_count = compiled(select(func.count().label("n")).select_from(log))
        self.table_counts = compiled(
            select(notices.c.phase, func.count().label("n")).group_by(notices.c.phase)
        )
        self.finished_before = compiled(
            SUMMARIES.where(notices.c.phase == "over")
            .where(notices.c.updated < _time("time"))
            .order_by(notices.c.updated, notices.c.table_code)
            .limit(bindparam("limit", type_=Integer, required=False))
        )
        later = select(log.c.seq).where(log.c.table_code == notices.c.table_code)
        self.idle_before = compiled(
            SUMMARIES.where(~exists(later.where(log.c.at >= _time("time"))))
            .where(notices.c.updated < _time("time"))
            .order_by(notices.c.updated, notices.c.table_code)
            .limit(bindparam("limit", type_=Integer, required=False))
        )
        table, player = _text("table"), _text("player")
        self.remove_table = tuple(
            compiled(delete(each).where(each.c.table_code == table))
            for each in (sittings, notices, log)
        )
        self.remove_player = (
            *(
                compiled(delete(each).where(each.c.player == player))
                for each in (transfers, devices, sittings)
            ),
            compiled(
                delete(reports).where(
                    or_(reports.c.reporter == player, reports.c.reported == player)
                )
            ),
            compiled(delete(players).where(players.c.id == player)),
        )
        self.add_report = compiled(insert(reports))
        self.forget_report = compiled(
            delete(reports)
            .where(reports.c.reporter == _text("by"))
            .where(reports.c.table_code == table)
            .where(reports.c.reported == player)
            .where(reports.c.seq == bindparam("number", type_=Integer, required=False))
        )
        self.reports = compiled(select(reports).order_by(reports.c.at.desc()))
        self.reports_by = compiled(select(reports).where(reports.c.reporter == player))
        self.forget_removal = compiled(
            delete(removals)
            .where(removals.c.kind == _text("old_kind"))
            .where(removals.c.name == _text("old_name"))
        )
        self.note_removal = compiled(insert(removals))
        self.removals = compiled(
            select(removals).where(removals.c.at > _time("after")).order_by(removals.c.at)
        )
        removed = select(removals.c.name).where(removals.c.kind == "table")
        self.sweep = tuple(
            compiled(delete(each).where(each.c.table_code.in_(removed)))
            for each in (sittings, notices, log)
        )
        self.forget_removals = compiled(delete(removals).where(removals.c.at < _time("before")))
        new_body = bindparam("new_body", type_=LargeBinary, required=False)
        self.rewrite_entry = compiled(
            update(log)
            .where(log.c.table_code == table)
            .where(log.c.seq == bindparam("number", type_=Integer, required=False))
            .values(body=new_body)
        )
        self.rewrite_summary = compiled(
            update(notices).where(notices.c.table_code == table).values(body=new_body)
        )
        self.unlist = compiled(
            delete(sittings)
            .where(sittings.c.table_code == table)
            .where(sittings.c.player == player)
        )
        # A command's key begins with the id of its player.
        self.entries_by = compiled(
            select(log)
            .where(log.c.table_code == table)
            .where(log.c.command.like(_text("keys")))
            .order_by(log.c.seq)
        )


def _text(name: str) -> BindParameter[Any]:
    return bindparam(name, type_=Text, required=False)


def _time(name: str) -> BindParameter[Any]:
    return bindparam(name, type_=BigInteger, required=False)
