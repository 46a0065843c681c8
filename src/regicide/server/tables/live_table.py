"""A table in memory: applies commands in order, and sends updates to its connections.

A command is checked, appended to the log, applied, sent to all connections and acknowledged, in that
order, before the next command. If another server appended first, the table reads its entries and checks
the command again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from regicide.bots.bot_runner import BOT_NAMES
from regicide.notation import print_move
from regicide.rules import RegicideError, Seat, observe
from regicide.server.bus import LogGrew
from regicide.server.limits import PRESENCE_DELAY, RETRY_SECONDS
from regicide.server.storage import StorageError, StoredEntry
from regicide.server.tables.presence import PresenceReport, PresenceTracker
from regicide.server.tables.table_services import TableServices
from regicide.server.tables.table_summary import changes_summary, summarize
from regicide.server.tables.update_history import UpdateHistory
from regicide.server.transport.connection import Connection
from regicide.table import (
    Author,
    Change,
    Command,
    CommandContext,
    Entry,
    Phase,
    Table,
    apply_entry,
    check_command,
)
from regicide.table.commands import AskRematch, MakeMove
from regicide.table.entry import MakeRematch
from regicide.wire.choices import view_choices, view_outlook
from regicide.wire.encoding import Broadcast, encode
from regicide.wire.game_view import view_game
from regicide.wire.log_format import read_entry, write_entry
from regicide.wire.messages import Choices, Outlook, Presence, Welcome
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own

_NO_SEATS: frozenset[Seat] = frozenset()

#: Creates the table of a rematch, and returns its code.
RematchMaker = Callable[[Table, AskRematch], Awaitable[str]]


class LiveTable:
    """One table in the memory of this server."""

    def __init__(
        self,
        code: str,
        services: TableServices,
        make_rematch: RematchMaker,
        on_summary_change: Callable[[Table], Awaitable[None]],
        publish_presence: Callable[[str, PresenceReport], None],
    ) -> None:
        self.code = code
        self.connections: set[Connection] = set()
        self._services = services
        self._make_rematch = make_rematch
        self._on_summary_change = on_summary_change
        self._publish_presence = publish_presence
        self._presence = PresenceTracker(services.clock)
        self._table: Table | None = None
        self._created = 0
        self._commands: dict[str, int] = {}
        self._history = UpdateHistory(code, services.store)
        self._reading_history = 0
        self._lock = asyncio.Lock()
        #: The log may have entries that are not applied here: an append had an unknown outcome, or another
        #: server appended.
        self._behind = True
        self._bot: asyncio.Task[None] | None = None
        self._bot_seq = 0
        self._presence_timer: asyncio.TimerHandle | None = None
        self._refresh_task: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None, "call load() first"
        return self._table

    async def load(self) -> bool:
        """Read the log; False if there is no such table."""
        async with self._lock:
            await self._catch_up()
        return self._table is not None

    @property
    def created(self) -> int:
        """When the table was created, in Unix milliseconds."""
        return self._created

    @property
    def is_busy(self) -> bool:
        """Whether the table must stay in memory because a task uses it."""
        tasks = (self._bot, self._refresh_task)
        in_use = self._reading_history > 0 or self._lock.locked()
        return in_use or any(task is not None and not task.done() for task in tasks)

    # --- commands --------------------------------------------------------------------------------

    async def do(self, author: Author, command_id: str, command: Command) -> int:
        """Execute a command once, and return the number of its entry. Raises if it is refused."""
        key = f"{author.id or 'bot'}.{command_id}"
        async with self._lock:
            try:
                while True:
                    if self._behind:
                        await self._catch_up()
                    if key in self._commands:
                        self._services.metrics.repeated += 1
                        return self._commands[key]
                    if await self._attempt(author, key, command):
                        return self.table.seq
            finally:
                self._refresh_if_behind()

    async def _attempt(self, author: Author, key: str, command: Command) -> bool:
        """Try to append; False if another server appended first."""
        services, now = self._services, self._services.clock()
        check_command(self.table, author, command, self._command_context(command, now))
        if isinstance(command, AskRematch):
            code = await self._make_rematch(self.table, command)
            entry = Entry(author, MakeRematch(command.same_deal, code), now)
        else:
            entry = Entry(author, command, now)
        change = apply_entry(self.table, entry)
        stored = StoredEntry(change.after.seq, key, now, write_entry(entry))
        summary = (
            summarize(self.code, change.after, created=self._created, now=now)
            if changes_summary(change)
            else None
        )
        self._behind = True  # the task may be cancelled during the append
        if not await services.store.append(self.code, stored, summary):
            return False
        self._behind = False
        self._apply_change(change, key)
        await services.bus.publish(LogGrew(self.code, change.after.seq))
        self._update_metrics(change, now)
        if summary is not None:
            await self._on_summary_change(change.after)
        return True

    def _update_metrics(self, change: Change, began: int) -> None:
        metrics = self._services.metrics
        metrics.done += 1
        metrics.bot_moves += change.entry.by.bot_at is not None
        metrics.commits.add((self._services.clock() - began) / 1000)
        was_over = change.before is None or change.before.phase is Phase.OVER
        if change.after.phase is Phase.OVER and not was_over:
            metrics.games[_result(change.after)] += 1

    def _command_context(self, command: Command, now: int) -> CommandContext:
        """Which seats are away. Presence does not affect moves; while the bus is down it is unknown."""
        if isinstance(command, MakeMove) or not self._services.bus.is_up:
            return CommandContext(now, _NO_SEATS, BOT_NAMES)
        away = self._presence.away(self.table, self._services.config.away_seconds)
        return CommandContext(now, away, BOT_NAMES)

    async def _catch_up(self) -> None:
        """Apply the entries of the log that are not applied here yet."""
        after = self._table.seq if self._table else 0
        for stored in await self._services.store.entries(self.code, after):
            change = apply_entry(self._table, read_entry(stored.body))
            assert change.after.seq == stored.seq, "gap in the log"
            if self._table is None:
                self._created = stored.at
            self._apply_change(change, stored.command)
        self._behind = False

    async def catch_up_to(self, seq: int) -> None:
        """Read the log if entry `seq` is not applied here yet."""
        if self._table is None or seq <= self._table.seq:
            return
        try:
            async with self._lock:
                await self._catch_up()
        except StorageError:
            self._behind = True
            self._refresh_if_behind()
            raise

    def _refresh_if_behind(self) -> None:
        """Start to read the log: clients wait for the update, and a bot may be to move."""
        if self._behind and (self._refresh_task is None or self._refresh_task.done()):
            self._refresh_task = asyncio.get_running_loop().create_task(
                self._refresh_until_current()
            )

    async def _refresh_until_current(self) -> None:
        while self._behind:
            try:
                async with self._lock:
                    await self._catch_up()
            except StorageError as error:
                self._services.log.event("refresh-failed", table=self.code, code=error.code)
                await asyncio.sleep(RETRY_SECONDS)
        if self._bot is not None:
            await asyncio.wait([self._bot])  # its move may be the append that failed
        self._start_bot()

    def _apply_change(self, change: Change, key: str) -> None:
        """Apply a change that is in the log: send the update, start a bot."""
        self._table = change.after
        self._commands[key] = change.after.seq
        if self.connections:
            self._send_update(change)
        else:
            self._history.add(change)
        self._start_bot()

    # --- connections -----------------------------------------------------------------------------

    async def enter(self, connection: Connection, after: int | None) -> None:
        """Add a connection. It receives the updates after `after`, or the current state of the table."""
        missed = await self._missed_updates(after)
        connection.seat = self.table.seat_of(connection.player_id)
        if missed is None:
            connection.post(encode(self._welcome(connection.seat)))
        else:
            connection.post(encode(Welcome(self.table.seq, self._services.clock())))
            for update in missed:
                connection.post(update.for_person(connection.player_id))
        self.connections.add(connection)
        self._presence_changed(connection)
        self._send_choices(connection)
        self._start_bot()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._presence_changed()

    async def _missed_updates(self, after: int | None) -> list[Broadcast] | None:
        """The updates after `after`; None if the client wants the current state, or they are unavailable."""
        if after is None:
            return None
        self._reading_history += 1
        try:
            return await self._history.since(after)
        except StorageError as error:
            self._services.log.event("history-unreadable", table=self.code, code=error.code)
            return None
        finally:
            self._reading_history -= 1

    def _welcome(self, seat: Seat | None) -> Welcome:
        table = self.table
        return Welcome(
            seq=table.seq,
            now=self._services.clock(),
            room=view_room(table),
            game=view_game(table.game) if table.game else None,
            deadline=table.deadline(),
            own=view_own(table, seat),
        )

    def _send_update(self, change: Change) -> None:
        seats_changed = change.before is None or change.before.chairs is not change.after.chairs
        if seats_changed:
            for connection in self.connections:
                connection.seat = change.after.seat_of(connection.player_id)
        update = Broadcast.of(change)
        self._history.add(update)
        encoded: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in encoded:
                encoded[seat] = update.for_seat(seat)
            connection.post(encoded[seat])
        self._services.metrics.sent += len(self.connections)
        if seats_changed:
            self._presence_changed()
        self._send_choices()

    def _send_choices(self, only: Connection | None = None) -> None:
        """Send the legal moves to the player whose turn it is."""
        game = self.table.game
        if game is None or self.table.phase is not Phase.PLAYING:
            return
        chair, seat = self.table.chairs[game.state.seat], game.state.seat
        if chair.person is None or chair.bot is not None:
            return
        message: bytes | None = None
        for connection in (only,) if only else self.connections:
            if connection.seat == seat and connection.choices:
                message = message or encode(
                    Choices(self.table.seq, view_choices(observe(game.state, seat)))
                )
                connection.post(message)

    def outlook(self, player: str | None, request_id: str, move: str) -> Outlook | None:
        """What a move would do, for the player whose turn it is; None for everyone else."""
        game, seat = self.table.game, self.table.seat_of(player)
        if game is None or seat is None or seat != game.state.seat:
            return None
        return Outlook(request_id, view_outlook(observe(game.state, seat), move))

    def _presence_changed(self, new_connection: Connection | None = None) -> None:
        """A client connected, left or changed seats: notify the other servers now, and clients soon."""
        self.report_presence()
        if new_connection is not None:
            new_connection.post(self._presence_message())
        self._schedule_presence()

    def _schedule_presence(self) -> None:
        """Send presence once after several changes, instead of after each."""
        if self._presence_timer is None:
            loop = asyncio.get_running_loop()
            self._presence_timer = loop.call_later(PRESENCE_DELAY, self._send_presence)

    def report_presence(self) -> None:
        """Publish to the other servers who is connected here."""
        self._publish_presence(self.code, self._local_presence())

    def _local_presence(self) -> PresenceReport:
        return self._presence.local_report(
            self.table, [each.player_id for each in self.connections]
        )

    def receive_presence(self, server: str, report: PresenceReport) -> None:
        """Another server reports who is connected there."""
        if self._presence.receive(server, report):
            self._schedule_presence()

    def _send_presence(self) -> None:
        self._presence_timer = None
        message = self._presence_message()
        for connection in self.connections:
            connection.post(message)

    def _presence_message(self) -> bytes:
        return encode(Presence(*self._presence.combined(self.table, self._local_presence())))

    # --- bots ------------------------------------------------------------------------------------

    def _start_bot(self) -> None:
        """Let a bot move if it is its turn. Bots play only while a client is connected."""
        seat = self.table.bot_to_move
        if not self.connections or seat is None:
            return
        if self._bot is not None and not self._bot.done() and self._bot_seq == self.table.game_seq:
            return
        if self._bot is not None:
            self._bot.cancel()
        self._bot_seq = self.table.game_seq
        self._bot = asyncio.get_running_loop().create_task(self._play_bot(self.table, seat))

    async def _play_bot(self, table: Table, seat: Seat) -> None:
        """Choose and make a move, unless the game has changed meanwhile."""
        services = self._services
        assert table.game is not None
        try:
            name = table.chairs[seat].bot or ""
            move = await services.bot_runner.choose(name, observe(table.game.state, seat))
            if self.table.game_seq != table.game_seq or self.table.bot_to_move != seat:
                return  # undone, handed back to the player, or paused
            command = MakeMove(print_move(move), self.table.seq)
            # Cancelling the bot must not cancel an append in progress.
            author = Author(bot_at=seat)
            execution = asyncio.ensure_future(self.do(author, f"bot-{table.game_seq}", command))
            execution.add_done_callback(_retrieve_exception)
            await asyncio.shield(execution)
        except RegicideError as error:
            services.log.event("bot-refused", table=self.code, code=error.code)
        except Exception as error:  # noqa: BLE001  an error in a bot must not stop the table
            services.log.failure("bot-failed", error, table=self.code)

    async def close(self) -> None:
        if self._presence_timer is not None:
            self._presence_timer.cancel()
        for task in (self._refresh_task, self._bot):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task


def _retrieve_exception(done: asyncio.Future[int]) -> None:
    """Mark the exception as retrieved: after a cancellation no task awaits it."""
    if not done.cancelled():
        done.exception()


def _result(table: Table) -> str:
    if table.abandoned or table.game is None:
        return "abandoned"
    return "won" if table.game.state.step.value == "won" else "lost"
