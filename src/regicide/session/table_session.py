"""Executes the commands of one table in order: check, persist, apply, tell.

Each command is finished before the next one starts. If another server appended to the log first, the
session reads its entries and checks the command again.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from regicide.bots.bot_table import BOT_NAMES
from regicide.rules import Move, Seat
from regicide.table import (
    Change,
    Command,
    CommandContext,
    Entry,
    Person,
    Table,
    accept,
    accept_bot_move,
    apply_entry,
    check_command,
)
from regicide.table.commands import AskRematch
from regicide.table.entry import MakeRematch
from regicide.table.frozen_struct import FrozenStruct

#: Makes the table of a rematch for the person who asks, and returns its code.
RematchMaker = Callable[[Table, Person, AskRematch], Awaitable[str]]


class TableLog(Protocol):
    """Where the entries of a table are kept."""

    async def append(self, change: Change, key: str) -> bool:
        """Persist the entry of a change. False if the log has an entry of this number already."""

    async def entries_after(self, seq: int) -> Iterable[tuple[str, Entry]]:
        """The entries after entry number `seq`, in order, each with the key of its command."""


class CommandResult(FrozenStruct, frozen=True):
    """An executed command: the number of its entry, and whether it had been executed before."""

    seq: int
    is_repeated: bool


class TableSession:
    """One table and its log."""

    def __init__(
        self,
        log: TableLog,
        *,
        clock: Callable[[], int],
        is_away: Callable[[Seat], bool],
        make_rematch: RematchMaker,
        on_change: Callable[[Change], None],
        table: Table | None = None,
    ) -> None:
        """`on_change` is called after each change, in order; `clock` gives Unix milliseconds.

        Without a table, the session reads it from the log.
        """
        self._log = log
        self._clock = clock
        self._is_away = is_away
        self._make_rematch = make_rematch
        self._on_change = on_change
        self._table = table
        #: The number of each command's entry: a repeated command is not executed again.
        self._executed: dict[str, int] = {}
        self._lock = asyncio.Lock()
        #: The log may have entries that are not applied here: an append had an unknown outcome, or another
        #: server appended.
        self.is_behind = table is None

    @property
    def table(self) -> Table:
        assert self._table is not None, "the log has not been read"
        return self._table

    @property
    def seq(self) -> int:
        """The number of the last entry applied here; 0 before the log has been read."""
        return self._table.seq if self._table else 0

    @property
    def is_busy(self) -> bool:
        """Whether a command is being executed, or the log is being read."""
        return self._lock.locked()

    async def do(self, person: Person, command_id: str, command: Command) -> CommandResult:
        """Execute a person's command once; raises if it is refused."""
        return await self._execute(
            f"{person.id}.{command_id}", lambda: self._accept(person, command)
        )

    async def make_bot_move(self, seat: Seat, move: Move, *, seen: int) -> CommandResult:
        """Make the move that a bot chose after entry `seen`; raises if it is refused."""

        async def accept_move() -> Change:
            return accept_bot_move(self.table, seat, move, seen=seen, now=self._clock())

        # Two servers may let the same bot choose: the key is the same, so one of the moves is made.
        return await self._execute(f"bot.bot-{seen}", accept_move)

    async def _execute(
        self, key: str, accept_now: Callable[[], Awaitable[Change]]
    ) -> CommandResult:
        async with self._lock:
            while True:
                if self.is_behind:
                    await self._read_log()
                if key in self._executed:
                    return CommandResult(self._executed[key], is_repeated=True)
                change = await accept_now()
                self.is_behind = True  # the task may be cancelled during the append
                if await self._log.append(change, key):
                    self.is_behind = False
                    self._apply(change, key)
                    return CommandResult(change.seq, is_repeated=False)

    async def _accept(self, person: Person, command: Command) -> Change:
        table, context = self.table, CommandContext(self._clock(), self._is_away, BOT_NAMES)
        if not isinstance(command, AskRematch):
            return accept(table, person, command, context)
        check_command(table, person, command, context)
        code = await self._make_rematch(table, person, command)
        return apply_entry(table, Entry(person, MakeRematch(command.same_deal, code), context.now))

    async def catch_up(self) -> None:
        """Apply the entries of the log that are not applied here yet."""
        async with self._lock:
            await self._read_log()

    async def _read_log(self) -> None:
        for key, entry in await self._log.entries_after(self.seq):
            self._apply(apply_entry(self._table, entry), key)
        self.is_behind = False

    def _apply(self, change: Change, key: str) -> None:
        self._table = change.after
        self._executed[key] = change.seq
        self._on_change(change)
