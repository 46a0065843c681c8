"""Servers are killed while people play, and nothing is lost; and the audit would notice if it were.

`python3 dev.py chaos` does the same a thousand times.
"""

from collections.abc import Callable
from dataclasses import replace

import pytest

from async_tests import awaited
from chaos import Run
from chaos_clients import Ledger
from log_audit import Findings, audit
from regicide.server.storage import StoredEntry
from regicide.table import Command
from regicide.table.commands import MakeMove, Pause, Say, Speak
from regicide.wire.encoding import Broadcast, decode_server, encode
from regicide.wire.game_view import view_game
from regicide.wire.log_format import write_entry
from regicide.wire.messages import Ack, Refused, Welcome
from regicide.wire.reasons import ErrorView
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own
from table_builder import CASUAL, PEOPLE, play_table


@pytest.mark.parametrize("kind, kills", [("sqlite", 12), ("postgres", 8)])
def test_killed_servers_lose_nothing(kind: str, kills: int) -> None:
    run = Run(kind, seed=4, tell=lambda _text: None)
    run.go(kills, seconds=float("inf"), tables=4)
    assert run.done["kills"] >= kills
    assert run.found.lost == run.found.doubled == 0
    assert run.found.acknowledged > 5 * kills
    assert run.found.repeated > 0
    assert run.found.updates > run.found.lines


# --- the audit itself ----------------------------------------------------------------------------


class Kept:
    """A store with one log."""

    def __init__(self, lines: list[StoredEntry]) -> None:
        self._lines = lines

    async def lines(self, _table: str, _after: int = 0) -> list[StoredEntry]:
        return self._lines


class Case:
    """A table of two, what somebody was told about it, and what can be done to either."""

    def __init__(self) -> None:
        self.sitting = play_table(2, options=CASUAL)
        self.ana = PEOPLE[0]
        self.ledger = Ledger("TEST", self.ana.name)
        self.take(encode(self._welcome()))
        self.said("one-command", Speak("only once"))
        self.said("two-commands", MakeMove("yield", self.sitting.table.seq))
        self.commands = {5: "one-command", 6: "two-commands"}
        self.refuse = "never-done-1"
        self.ledger.sent[self.refuse] = Pause()
        self.ledger.times[self.refuse] = 1
        self.take(encode(Refused(self.refuse, ErrorView("paused", "No."))))
        self.lines = self._lines()

    def _welcome(self) -> Welcome:
        table = self.sitting.table
        assert table.game is not None
        return Welcome(
            table.seq, 0, view_room(table), view_game(table.game), None, view_own(table, 0)
        )

    def said(self, command_id: str, command: Command) -> None:
        change = self.sitting.do(self.ana, command)
        self.ledger.sent[command_id] = command
        self.ledger.times[command_id] = 1
        self.take(Broadcast.of(change).for_person(self.ana.id))
        self.take(encode(Ack(command_id, change.after.seq)))

    def take(self, data: bytes) -> None:
        self.ledger.take(data, decode_server(data))

    def _lines(self) -> list[StoredEntry]:
        return [
            StoredEntry(seq, self._name(seq), entry.at, write_entry(entry))
            for seq, entry in enumerate(self.sitting.entries, 1)
        ]

    def _name(self, seq: int) -> str:
        return f"{self.ana.id}.{self.commands[seq]}" if seq in self.commands else f"other-{seq}"

    async def audited(self) -> Findings:
        return await audit(Kept(self.lines), [self.ledger])  # type: ignore[arg-type]  # only a log


@awaited
async def test_an_audit_finds_nothing_where_nothing_is_wrong() -> None:
    found = await Case().audited()
    assert found.faults == []
    assert (found.acknowledged, found.lost, found.doubled, found.updates) == (2, 0, 0, 2)


def _forget_the_last(case: Case) -> None:
    del case.lines[-1]


def _leave_a_gap(case: Case) -> None:
    case.lines[-1] = replace(case.lines[-1], seq=7)


def _write_twice(case: Case) -> None:
    case.lines.append(replace(case.lines[4], seq=7, command="person-0.another-id"))


def _acknowledge_elsewhere(case: Case) -> None:
    case.ledger.acks["one-command"] = 4


def _do_what_was_refused(case: Case) -> None:
    case.lines[4] = replace(case.lines[4], command=f"{case.ana.id}.{case.refuse}")


def _log_something_else(case: Case) -> None:
    case.ledger.sent["one-command"] = Say("hello")


def _tell_another_hand(case: Case) -> None:
    seq, data = case.ledger.stream[-1]
    case.ledger.stream[-1] = (seq, data.replace(b'"hand":["', b'"hand":["Jo","'))


def _skip_an_update(case: Case) -> None:
    change = case.sitting.do(case.ana, Say("hello"))
    case.lines = case._lines()
    case.sitting.do(case.ana, Say("hello"))
    case.take(Broadcast.of(case.sitting.changes[-1]).for_person(case.ana.id))
    case.lines = case._lines()
    assert change.after.seq == 7


def _tell_twice(case: Case) -> None:
    case.take(case.ledger.stream[-1][1])


def _go_back(case: Case) -> None:
    case.take(encode(Welcome(5, 0)))


def _start_anew(case: Case) -> None:
    case.take(case.ledger.welcomes[0])


def _acknowledge_first(case: Case) -> None:
    case.take(encode(Ack("one-command", 9)))


def _stop_short(case: Case) -> None:
    case.sitting.do(case.ana, Say("hello"))
    case.lines = case._lines()


def _see_another_room(case: Case) -> None:
    case.ledger.room = None


@pytest.mark.parametrize(
    "fault, said",
    [
        (_forget_the_last, "acknowledged as 6, found in None"),
        (_forget_the_last, "was told of 6, which is not there"),
        (_leave_a_gap, "the log is numbered"),
        (_write_twice, "more than once in the log"),
        (_acknowledge_elsewhere, "acknowledged as 4, found in"),
        (_do_what_was_refused, "refused (paused), found in"),
        (_log_something_else, "the log says Speak"),
        (_tell_another_hand, "was sent"),
        (_skip_an_update, "update 8 (seen 6)"),
        (_tell_twice, "update 6 (seen 6)"),
        (_go_back, "back in time to 5"),
        (_start_anew, "everything anew at 4"),
        (_acknowledge_first, "two answers"),
        (_acknowledge_first, "answered before it was told"),
        (_stop_short, "saw 6 of 7"),
        (_see_another_room, "sees None"),
    ],
)
@awaited
async def test_an_audit_finds(fault: Callable[[Case], None], said: str) -> None:
    case = Case()
    fault(case)
    assert any(said in each for each in (await case.audited()).faults)
