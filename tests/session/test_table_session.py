"""A session executes each command once, and clients never learn of a change that is not persisted."""

from collections.abc import Iterable

import pytest

from async_helpers import async_test
from regicide.rules import RegicideError
from regicide.session.table_session import CommandResult, TableSession
from regicide.table import Change, Entry, replay_log
from regicide.table.commands import AskRematch, Say
from table_builder import PEOPLE, open_table

ANA, BEN, *_ = PEOPLE


class MemoryLog:
    """A log that fails on demand, and to which another server may append first."""

    def __init__(self) -> None:
        self.entries = [("open", open_table(2).entries[0])]
        self.fails = False
        #: Another server appends this before the next append.
        self.foreign: tuple[str, Entry] | None = None
        self.steps: list[str] = []

    async def append(self, change: Change, key: str) -> bool:
        if self.fails:
            raise RegicideError("disk-full")
        if self.foreign is not None:
            self.entries.append(self.foreign)
            self.foreign = None
        if change.seq != len(self.entries) + 1:
            return False
        self.entries.append((key, change.entry))
        self.steps.append(f"persist {change.seq}")
        return True

    async def entries_after(self, seq: int) -> Iterable[tuple[str, Entry]]:
        self.steps.append(f"read after {seq}")
        return self.entries[seq:]


async def open_session(log: MemoryLog) -> TableSession:
    async def no_rematch(_table: object, _person: object, _request: AskRematch) -> str:
        raise AssertionError("nobody asked for a rematch")

    session = TableSession(
        log,
        clock=lambda: 7,
        is_away=lambda _seat: False,
        make_rematch=no_rematch,
        on_change=lambda change: log.steps.append(f"tell {change.seq}"),
    )
    await session.catch_up()
    log.steps.clear()
    return session


@async_test
async def test_a_change_is_persisted_before_anyone_learns_of_it() -> None:
    log = MemoryLog()
    session = await open_session(log)
    assert await session.do(ANA, "hello", Say("hello")) == CommandResult(2, is_repeated=False)
    assert log.steps == ["persist 2", "tell 2"]


@async_test
async def test_a_repeated_command_is_executed_once() -> None:
    log = MemoryLog()
    session = await open_session(log)
    await session.do(ANA, "hello", Say("hello"))
    assert await session.do(ANA, "hello", Say("hello")) == CommandResult(2, is_repeated=True)
    assert len(log.entries) == 2


@async_test
async def test_a_change_that_cannot_be_persisted_is_not_applied() -> None:
    log = MemoryLog()
    session = await open_session(log)
    log.fails = True
    with pytest.raises(RegicideError, match="disk-full"):
        await session.do(ANA, "hello", Say("hello"))
    assert session.table.seq == 1
    log.fails = False
    assert await session.do(ANA, "hello", Say("hello")) == CommandResult(2, is_repeated=False)
    assert log.steps == ["read after 1", "persist 2", "tell 2"]


@async_test
async def test_entries_of_another_server_are_applied_first() -> None:
    log = MemoryLog()
    session = await open_session(log)
    log.foreign = ("elsewhere", Entry(ANA, Say("thanks"), 6))
    assert await session.do(ANA, "hello", Say("hello")) == CommandResult(3, is_repeated=False)
    assert log.steps == ["read after 1", "tell 2", "persist 3", "tell 3"]


@async_test
async def test_a_command_that_another_server_executed_is_not_executed_again() -> None:
    log = MemoryLog()
    session = await open_session(log)
    log.foreign = (f"{ANA.id}.hello", Entry(ANA, Say("hello"), 6))
    assert await session.do(ANA, "hello", Say("hello")) == CommandResult(2, is_repeated=True)


@async_test
async def test_the_table_is_the_result_of_its_log() -> None:
    log = MemoryLog()
    session = await open_session(log)
    for number in range(3):
        await session.do(ANA, f"hello-{number}", Say("hello"))
    assert replay_log(entry for _, entry in log.entries) == session.table
