"""Compares the log of a table with what clients recorded about it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from chaos_clients import ClientRecord
from regicide.server.storage import Store, StoredEntry
from regicide.table import Change, Person, Table, apply_entry
from regicide.table.commands import AskRematch, Speak
from regicide.table.entry import MakeRematch, Open
from regicide.wire.encoding import decode_server
from regicide.wire.game_view import view_table_game
from regicide.wire.log_format import read_entry
from regicide.wire.messages import Welcome
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own
from regicide.wire.updates import EncodedUpdates


@dataclass
class AuditReport:
    """The result of an audit. `faults` is empty if the server kept every promise."""

    faults: list[str]
    tables: int = 0
    entries: int = 0
    acknowledged: int = 0
    #: Acknowledged after the command was sent more than once.
    repeated: int = 0
    #: In the log, but the client received no answer.
    unanswered: int = 0
    updates: int = 0
    #: Acknowledged, but not in the log under the acknowledged number.
    lost: int = 0
    #: In the log more than once.
    doubled: int = 0

    def add(self, other: "AuditReport") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


async def audit(store: Store, records: Iterable[ClientRecord]) -> AuditReport:
    """Compare the log of each table with the records of its clients."""
    by_table: dict[str, list[ClientRecord]] = {}
    for record in records:
        by_table.setdefault(record.code, []).append(record)
    total = AuditReport([])
    for code, group in by_table.items():
        total.add(_audit_table(code, await store.entries(code), group))
    return total


def _audit_table(code: str, entries: list[StoredEntry], records: list[ClientRecord]) -> AuditReport:
    log = AuditedLog(code, entries)
    report = AuditReport(log.faults, tables=1, entries=len(entries), doubled=log.doubled)
    for record in records:
        report.faults += record.violations
        _compare_commands(log, record, report)
        _compare_updates(log, record, report)
        _compare_last_view(log, record, report)
    return report


class AuditedLog:
    """A table's log, and the updates that follow from it."""

    def __init__(self, code: str, entries: list[StoredEntry]) -> None:
        self.code = code
        self.entries = entries
        self.faults: list[str] = []
        self.changes: list[Change] = []
        self.ids: dict[str, str] = {}
        self._broadcasts: dict[int, EncodedUpdates] = {}
        numbers = [entry.seq for entry in entries]
        if not entries or numbers != list(range(1, len(entries) + 1)):
            self.faults.append(f"{code}: the log is numbered {numbers}")
        self.doubled = self._count_doubled()
        table: Table | None = None
        for stored in entries:
            entry = read_entry(stored.body)
            self.changes.append(apply_entry(table, entry))
            table = self.changes[-1].after
            if isinstance(entry.by, Person):
                self.ids[entry.by.name] = entry.by.id
            if isinstance(entry.what, Open):
                self.ids.update({seat.name: seat.id for seat in entry.what.seats if seat.id})

    def _count_doubled(self) -> int:
        """Commands that are in the log twice: by id, and by text for chat messages, which are unique."""
        entries = [read_entry(entry.body) for entry in self.entries]
        occurrences = Counter(entry.command for entry in self.entries)
        occurrences.update(
            f"“{each.what.text}”" for each in entries if isinstance(each.what, Speak)
        )
        twice = [name for name, count in occurrences.items() if count > 1]
        if twice:
            self.faults.append(f"{self.code}: more than once in the log: {twice}")
        return len(twice)

    def update(self, seq: int, player_id: str | None) -> bytes:
        """The bytes that this player must have received for this update."""
        if seq not in self._broadcasts:
            self._broadcasts[seq] = EncodedUpdates.of(self.changes[seq - 1])
        return self._broadcasts[seq].for_person(player_id)

    def player_id(self, record: ClientRecord) -> str | None:
        return self.ids.get(record.name) if record.name else None


def _compare_commands(log: AuditedLog, record: ClientRecord, report: AuditReport) -> None:
    """Acknowledged commands are in the log under their number; refused ones are not in the log."""
    player_id = log.player_id(record)
    where = {entry.command: entry for entry in log.entries}
    for command_id, command in record.sent.items():
        entry = where.get(f"{player_id}.{command_id}")
        acknowledged_seq = record.acks.get(command_id)
        who = f"{log.code}: {record.name}’s {command_id} {command}"
        if acknowledged_seq is not None:
            report.acknowledged += 1
            report.repeated += record.send_counts[command_id] > 1
            if entry is None or entry.seq != acknowledged_seq:
                report.lost += 1
                report.faults.append(f"{who}: acknowledged as {acknowledged_seq}, found in {entry}")
        elif entry is not None:
            report.unanswered += 1
            if command_id in record.refusals and record.send_counts[command_id] == 1:
                code = record.refusals[command_id]
                report.faults.append(f"{who}: refused ({code}), found in {entry}")
        if entry is not None:
            what = read_entry(entry.body).what
            same = isinstance(what, MakeRematch) if isinstance(command, AskRematch) else False
            if not same and what != command:
                report.faults.append(f"{who}: the log says {what}")


def _compare_updates(log: AuditedLog, record: ClientRecord, report: AuditReport) -> None:
    """Every update and welcome that the client received must follow from the log, byte for byte."""
    player_id = log.player_id(record)
    for seq, data in record.updates:
        report.updates += 1
        if seq > len(log.entries):
            report.lost += 1
            report.faults.append(
                f"{log.code}: {record.name} received update {seq}, which is not in the log"
            )
        elif data != log.update(seq, player_id):
            expected = log.update(seq, player_id)
            report.faults.append(f"{log.code}: {record.name} was sent {data!r}, not {expected!r}")
    for data in record.welcomes:
        welcome = decode_server(data)
        assert isinstance(welcome, Welcome)
        if welcome.seq > len(log.entries):
            report.faults.append(f"{log.code}: {record.name} was welcomed at {welcome.seq}")
            continue
        table = log.changes[welcome.seq - 1].after
        if welcome != _welcome(table, player_id, welcome.now):
            report.faults.append(f"{log.code}: {record.name} was welcomed with {data!r}")


def _welcome(table: Table, player_id: str | None, now: int) -> Welcome:
    return Welcome(
        seq=table.seq,
        now=now,
        room=view_room(table, seated=table.seat_of(player_id) is not None),
        game=view_table_game(table),
        deadline=table.deadline(),
        own=view_own(table, table.seat_of(player_id)),
    )


def _compare_last_view(log: AuditedLog, record: ClientRecord, report: AuditReport) -> None:
    """The client has received every update, and sees the table as the log describes it."""
    if record.state.seq != len(log.entries):
        report.faults.append(
            f"{log.code}: {record.name} saw {record.state.seq} of {len(log.entries)}"
        )
        return
    table = log.changes[-1].after
    state, own = record.state, view_own(table, table.seat_of(log.player_id(record)))
    same = (
        state.room == view_room(table, seated=own is not None)
        and state.game == (view_table_game(table))
        and (state.own and (state.own.seat, state.own.hand)) == (own and (own.seat, own.hand))
    )
    if not same:
        report.faults.append(f"{log.code}: {record.name} sees {state.room} {state.game}")
