"""Whether the log of a table holds what people were told about it, and nothing else."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from chaos_clients import Ledger
from regicide.server.storage import Store, StoredEntry
from regicide.table import Change, Table, apply
from regicide.table.commands import AskRematch, Speak
from regicide.table.entry import MakeRematch, Open
from regicide.wire.encoding import Broadcast, decode_server
from regicide.wire.game_view import view_game
from regicide.wire.log_format import read_entry
from regicide.wire.messages import Welcome
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own


@dataclass
class Findings:
    """What an audit saw. `faults` is empty where every promise was kept."""

    faults: list[str]
    tables: int = 0
    lines: int = 0
    acknowledged: int = 0
    #: Acknowledged only after the command had gone out again.
    repeated: int = 0
    #: In the log, though nobody was told: the answer was on its way, or was never sent.
    unanswered: int = 0
    updates: int = 0
    #: Acknowledged, and not in the log where the answer said.
    lost: int = 0
    #: In the log more than once.
    doubled: int = 0

    def add(self, other: "Findings") -> None:
        for name, value in vars(other).items():
            setattr(self, name, getattr(self, name) + value)


async def audit(store: Store, ledgers: Iterable[Ledger]) -> Findings:
    """Look into the log of each table, and compare."""
    by_table: dict[str, list[Ledger]] = {}
    for ledger in ledgers:
        by_table.setdefault(ledger.code, []).append(ledger)
    total = Findings([])
    for code, group in by_table.items():
        total.add(_audited(code, await store.lines(code), group))
    return total


def _audited(code: str, lines: list[StoredEntry], ledgers: list[Ledger]) -> Findings:
    log = Log(code, lines)
    found = Findings(log.faults, tables=1, lines=len(lines), doubled=log.doubled)
    for ledger in ledgers:
        found.faults += ledger.broken
        _compare_commands(log, ledger, found)
        _compare_stream(log, ledger, found)
        _compare_last_view(log, ledger, found)
    return found


class Log:
    """A table's log, and everything that follows from it."""

    def __init__(self, code: str, lines: list[StoredEntry]) -> None:
        self.code = code
        self.lines = lines
        self.faults: list[str] = []
        self.changes: list[Change] = []
        self.ids: dict[str, str] = {}
        self._broadcasts: dict[int, Broadcast] = {}
        numbers = [line.seq for line in lines]
        if not lines or numbers != list(range(1, len(lines) + 1)):
            self.faults.append(f"{code}: the log is numbered {numbers}")
        self.doubled = self._count_doubled()
        table: Table | None = None
        for line in lines:
            entry = read_entry(line.body)
            self.changes.append(apply(table, entry))
            table = self.changes[-1].after
            if entry.by.id:
                self.ids[entry.by.name] = entry.by.id
            if isinstance(entry.what, Open):
                self.ids.update({seat.name: seat.id for seat in entry.what.seats if seat.id})

    def _count_doubled(self) -> int:
        """By their ids, and, where what was said can be said but once, by what was said."""
        entries = [read_entry(line.body) for line in self.lines]
        told = Counter(line.command for line in self.lines)
        told.update(f"“{each.what.text}”" for each in entries if isinstance(each.what, Speak))
        twice = [name for name, count in told.items() if count > 1]
        if twice:
            self.faults.append(f"{self.code}: more than once in the log: {twice}")
        return len(twice)

    def update(self, seq: int, person: str | None) -> bytes:
        """What this update must have been, to this person."""
        if seq not in self._broadcasts:
            self._broadcasts[seq] = Broadcast.of(self.changes[seq - 1])
        return self._broadcasts[seq].for_person(person)

    def person(self, ledger: Ledger) -> str | None:
        return self.ids.get(ledger.name) if ledger.name else None


def _compare_commands(log: Log, ledger: Ledger, found: Findings) -> None:
    """What was acknowledged is there, where the answer said; what was refused once is not."""
    person = log.person(ledger)
    where = {line.command: line for line in log.lines}
    for command_id, command in ledger.sent.items():
        line = where.get(f"{person}.{command_id}")
        told = ledger.acks.get(command_id)
        who = f"{log.code}: {ledger.name}’s {command_id} {command}"
        if told is not None:
            found.acknowledged += 1
            found.repeated += ledger.times[command_id] > 1
            if line is None or line.seq != told:
                found.lost += 1
                found.faults.append(f"{who}: acknowledged as {told}, found in {line}")
        elif line is not None:
            found.unanswered += 1
            if command_id in ledger.refusals and ledger.times[command_id] == 1:
                code = ledger.refusals[command_id]
                found.faults.append(f"{who}: refused ({code}), found in {line}")
        if line is not None:
            what = read_entry(line.body).what
            same = isinstance(what, MakeRematch) if isinstance(command, AskRematch) else False
            if not same and what != command:
                found.faults.append(f"{who}: the log says {what}")


def _compare_stream(log: Log, ledger: Ledger, found: Findings) -> None:
    """Byte for byte."""
    person = log.person(ledger)
    for seq, data in ledger.stream:
        found.updates += 1
        if seq > len(log.lines):
            found.lost += 1
            found.faults.append(f"{log.code}: {ledger.name} was told of {seq}, which is not there")
        elif data != log.update(seq, person):
            expected = log.update(seq, person)
            found.faults.append(f"{log.code}: {ledger.name} was sent {data!r}, not {expected!r}")
    for data in ledger.welcomes:
        welcome = decode_server(data)
        assert isinstance(welcome, Welcome)
        if welcome.seq > len(log.lines):
            found.faults.append(f"{log.code}: {ledger.name} was welcomed at {welcome.seq}")
            continue
        table = log.changes[welcome.seq - 1].after
        if welcome != _welcome(table, person, welcome.now):
            found.faults.append(f"{log.code}: {ledger.name} was welcomed with {data!r}")


def _welcome(table: Table, person: str | None, now: int) -> Welcome:
    return Welcome(
        seq=table.seq,
        now=now,
        room=view_room(table),
        game=view_game(table.game) if table.game else None,
        deadline=table.deadline(),
        own=view_own(table, table.seat_of(person)),
    )


def _compare_last_view(log: Log, ledger: Ledger, found: Findings) -> None:
    """Everyone has come to the end, and sees the table as the log leaves it."""
    if ledger.seen != len(log.lines):
        found.faults.append(f"{log.code}: {ledger.name} saw {ledger.seen} of {len(log.lines)}")
        return
    table = log.changes[-1].after
    own = view_own(table, table.seat_of(log.person(ledger)))
    same = (
        ledger.room == view_room(table)
        and ledger.game == (view_game(table.game) if table.game else None)
        and (ledger.own and (ledger.own.seat, ledger.own.hand)) == (own and (own.seat, own.hand))
    )
    if not same:
        found.faults.append(f"{log.code}: {ledger.name} sees {ledger.room} {ledger.game}")
