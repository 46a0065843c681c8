"""Killed servers lose nothing, and the audit of a chaos run detects every kind of fault.

`python3 dev.py chaos` kills servers a thousand times.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest
from tools.checks.chaos import ChaosRun

from async_helpers import async_test
from chaos_clients import ClientRecord
from log_audit import AuditReport, audit
from regicide.server.storage import StoredEntry
from regicide.table import Command
from regicide.table.commands import MakeMove, Pause, Say, Speak
from regicide.wire.encoding import decode_server, encode
from regicide.wire.game_view import view_table_game
from regicide.wire.log_format import write_entry
from regicide.wire.messages import Ack, Refused, Welcome
from regicide.wire.reasons import ErrorView
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own
from regicide.wire.updates import EncodedUpdates
from table_builder import CASUAL, PEOPLE, play_table


@pytest.mark.parametrize("kind, kills", [("sqlite", 12), ("postgres", 8)])
def test_killed_servers_lose_nothing(kind: str, kills: int) -> None:
    run = ChaosRun(kind, seed=4, print_line=lambda _text: None)
    run.run(kills, seconds=float("inf"), tables=4)
    assert run.counts["kills"] >= kills
    assert run.report.lost == run.report.doubled == 0
    assert run.report.acknowledged > 5 * kills
    assert run.report.repeated > 0
    assert run.report.updates > run.report.entries


# --- the audit itself ----------------------------------------------------------------------------


class FixedLogStore:
    """A store that has one log."""

    def __init__(self, entries: list[StoredEntry]) -> None:
        self._stored_entries = entries

    async def entries(self, _table: str, _after: int = 0) -> list[StoredEntry]:
        return self._stored_entries


class Case:
    """A table of two, and the record of one client. Tests change one of them to cause a fault."""

    def __init__(self) -> None:
        self.builder = play_table(2, options=CASUAL)
        self.ana = PEOPLE[0]
        self.record = ClientRecord("TEST", self.ana.name)
        self.receive(encode(self._welcome()))
        self.do("one-command", Speak("only once"))
        self.do("two-commands", MakeMove("yield", self.builder.table.seq))
        self.commands = {5: "one-command", 6: "two-commands"}
        self.refuse = "never-done-1"
        self.record.sent[self.refuse] = Pause()
        self.record.send_counts[self.refuse] = 1
        self.receive(encode(Refused(self.refuse, ErrorView("paused", "No."))))
        self.entries = self._stored_entries()

    def _welcome(self) -> Welcome:
        table = self.builder.table
        assert table.game is not None
        return Welcome(
            table.seq,
            0,
            view_room(table, seated=True),
            view_table_game(table),
            None,
            view_own(table, 0),
        )

    def do(self, command_id: str, command: Command) -> None:
        change = self.builder.do(self.ana, command)
        self.record.sent[command_id] = command
        self.record.send_counts[command_id] = 1
        self.receive(EncodedUpdates.of(change).for_person(self.ana.id))
        self.receive(encode(Ack(command_id, change.after.seq)))

    def receive(self, data: bytes) -> None:
        self.record.add(data, decode_server(data))

    def _stored_entries(self) -> list[StoredEntry]:
        return [
            StoredEntry(seq, self._command_key(seq), entry.at, write_entry(entry))
            for seq, entry in enumerate(self.builder.entries, 1)
        ]

    def _command_key(self, seq: int) -> str:
        return f"{self.ana.id}.{self.commands[seq]}" if seq in self.commands else f"other-{seq}"

    async def audit(self) -> AuditReport:
        return await audit(FixedLogStore(self.entries), [self.record])  # type: ignore[arg-type]  # an audit only reads entries


@async_test
async def test_an_audit_of_a_correct_log_finds_no_fault() -> None:
    report = await Case().audit()
    assert report.faults == []
    assert (report.acknowledged, report.lost, report.doubled, report.updates) == (2, 0, 0, 2)


def _drop_the_last_entry(case: Case) -> None:
    del case.entries[-1]


def _leave_a_gap(case: Case) -> None:
    case.entries[-1] = replace(case.entries[-1], seq=7)


def _log_a_command_twice(case: Case) -> None:
    case.entries.append(replace(case.entries[4], seq=7, command="person-0.another-id"))


def _acknowledge_another_number(case: Case) -> None:
    case.record.acks["one-command"] = 4


def _log_a_refused_command(case: Case) -> None:
    case.entries[4] = replace(case.entries[4], command=f"{case.ana.id}.{case.refuse}")


def _log_another_command(case: Case) -> None:
    case.record.sent["one-command"] = Say("hello")


def _send_another_hand(case: Case) -> None:
    seq, data = case.record.updates[-1]
    case.record.updates[-1] = (seq, data.replace(b'"hand":["', b'"hand":["Jo","'))


def _skip_an_update(case: Case) -> None:
    change = case.builder.do(case.ana, Say("hello"))
    case.entries = case._stored_entries()
    case.builder.do(case.ana, Say("hello"))
    case.receive(EncodedUpdates.of(case.builder.changes[-1]).for_person(case.ana.id))
    case.entries = case._stored_entries()
    assert change.after.seq == 7


def _send_an_update_twice(case: Case) -> None:
    case.receive(case.record.updates[-1][1])


def _welcome_with_an_old_number(case: Case) -> None:
    case.receive(encode(Welcome(5, 0)))


def _send_the_whole_table(case: Case) -> None:
    case.receive(case.record.welcomes[0])


def _acknowledge_before_the_update(case: Case) -> None:
    case.receive(encode(Ack("one-command", 9)))


def _leave_out_the_last_update(case: Case) -> None:
    case.builder.do(case.ana, Say("hello"))
    case.entries = case._stored_entries()


def _show_another_room(case: Case) -> None:
    case.record.state = replace(case.record.state, room=None)


@pytest.mark.parametrize(
    "cause_fault, expected",
    [
        (_drop_the_last_entry, "acknowledged as 6, found in None"),
        (_drop_the_last_entry, "received update 6, which is not in the log"),
        (_leave_a_gap, "the log is numbered"),
        (_log_a_command_twice, "more than once in the log"),
        (_acknowledge_another_number, "acknowledged as 4, found in"),
        (_log_a_refused_command, "refused (paused), found in"),
        (_log_another_command, "the log says Speak"),
        (_send_another_hand, "was sent"),
        (_skip_an_update, "update 8 (seen 6)"),
        (_send_an_update_twice, "update 6 (seen 6)"),
        (_welcome_with_an_old_number, "back in time to 5"),
        (_send_the_whole_table, "whole table sent at 4"),
        (_acknowledge_before_the_update, "two answers"),
        (_acknowledge_before_the_update, "answered before its update"),
        (_leave_out_the_last_update, "saw 6 of 7"),
        (_show_another_room, "sees None"),
    ],
)
@async_test
async def test_an_audit_finds(cause_fault: Callable[[Case], None], expected: str) -> None:
    case = Case()
    cause_fault(case)
    assert any(expected in each for each in (await case.audit()).faults)
