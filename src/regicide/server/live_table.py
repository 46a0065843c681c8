"""A table in memory: whoever is connected to it, and the order in which things happen at it.

A command is checked, written to the log, applied, told to everyone, and acknowledged, in that
order; the next one waits. Where another server wrote first, its lines are read and the command is
looked at again.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from regicide.bots.bot_runner import NAMES
from regicide.notation import print_move
from regicide.rules import RegicideError, Seat, observe
from regicide.server.connection import Connection
from regicide.server.presence import PresenceReport, PresenceTracker
from regicide.server.services import Services
from regicide.server.storage import StorageError, StoredEntry
from regicide.server.table_summary import changes_summary, summarize
from regicide.server.update_history import UpdateHistory
from regicide.table import (
    Author,
    Change,
    Command,
    CommandContext,
    Entry,
    Phase,
    Table,
    apply,
    check,
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

#: Seconds between two attempts to find out what the log says, when the storage is in trouble.
LOOK_AGAIN = 0.5

#: Seconds in which people come and go before everyone is told who is there.
PRESENCE_SECONDS = 0.2

_NOBODY: frozenset[Seat] = frozenset()

#: Makes the table of a rematch, and tells its code.
RematchMaker = Callable[[Table, AskRematch], Awaitable[str]]


class LiveTable:
    """One table of this server."""

    def __init__(
        self,
        code: str,
        services: Services,
        make_rematch: RematchMaker,
        on_news: Callable[[Table], Awaitable[None]],
        announce: Callable[[str, PresenceReport], None],
    ) -> None:
        self.code = code
        self.connections: set[Connection] = set()
        self._services = services
        self._make_rematch = make_rematch
        self._on_news = on_news
        self._announce = announce
        self._attendance = PresenceTracker(services.clock)
        self._table: Table | None = None
        self._created = 0
        self._commands: dict[str, int] = {}
        self._past = UpdateHistory(code, services.store)
        self._entering = 0
        self._lock = asyncio.Lock()
        #: The log may be ahead of us: a write of ours ended in doubt, or a server told us so.
        self._behind = True
        self._bot: asyncio.Task[None] | None = None
        self._bot_at = 0
        self._presence_due: asyncio.TimerHandle | None = None
        self._looking: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        assert self._table is not None, "loaded before use"
        return self._table

    async def load(self) -> bool:
        """Read the log; False: there is no such table."""
        async with self._lock:
            await self._catch_up()
        return self._table is not None

    @property
    def created(self) -> int:
        """When the table was made, in Unix milliseconds."""
        return self._created

    @property
    def is_busy(self) -> bool:
        """Whether something is under way that needs the table in memory."""
        tasks = (self._bot, self._looking)
        waiting = self._entering > 0 or self._lock.locked()
        return waiting or any(task is not None and not task.done() for task in tasks)

    # --- commands --------------------------------------------------------------------------------

    async def do(self, author: Author, command_id: str, command: Command) -> int:
        """Carry a command out, once; the number of its entry. Refusals raise."""
        key = f"{author.id or 'bot'}.{command_id}"
        async with self._lock:
            try:
                while True:
                    if self._behind:
                        await self._catch_up()
                    if key in self._commands:
                        self._services.metrics.repeated += 1
                        return self._commands[key]
                    if await self._try(author, key, command):
                        return self.table.seq
            finally:
                self._look_if_behind()

    async def _try(self, author: Author, key: str, command: Command) -> bool:
        """One attempt; False: another server's line came first."""
        services, now = self._services, self._services.clock()
        check(self.table, author, command, self._circumstances(command, now))
        if isinstance(command, AskRematch):
            code = await self._make_rematch(self.table, command)
            entry = Entry(author, MakeRematch(command.same_deal, code), now)
        else:
            entry = Entry(author, command, now)
        change = apply(self.table, entry)
        line = StoredEntry(change.after.seq, key, now, write_entry(entry))
        notice = (
            summarize(self.code, change.after, created=self._created, now=now)
            if changes_summary(change)
            else None
        )
        self._behind = True  # until we know better: the wait below may be the last we do
        if not await services.store.append(self.code, line, notice):
            return False
        self._behind = False
        self._take(change, key)
        await services.bus.publish(self.code, change.after.seq)
        self._count(change, now)
        if notice is not None:
            await self._on_news(change.after)
        return True

    def _count(self, change: Change, began: int) -> None:
        metrics = self._services.metrics
        metrics.done += 1
        metrics.bot_moves += change.entry.by.bot_at is not None
        metrics.commits.add((self._services.clock() - began) / 1000)
        was_over = change.before is None or change.before.phase is Phase.OVER
        if change.after.phase is Phase.OVER and not was_over:
            metrics.games[_result(change.after)] += 1

    def _circumstances(self, command: Command, now: int) -> CommandContext:
        """Who is away has no say in moves, most commands by far; while the bus is down nobody knows."""
        if isinstance(command, MakeMove) or not self._services.bus.is_up:
            return CommandContext(now, _NOBODY, NAMES)
        away = self._attendance.away(self.table, self._services.config.away_seconds)
        return CommandContext(now, away, NAMES)

    async def _catch_up(self) -> None:
        """Read the lines we have not seen, ours in doubt among them."""
        after = self._table.seq if self._table else 0
        for line in await self._services.store.lines(self.code, after):
            change = apply(self._table, read_entry(line.body))
            assert change.after.seq == line.seq, "a log has no gap"
            if self._table is None:
                self._created = line.at
            self._take(change, line.command)
        self._behind = False

    async def look(self, seq: int) -> None:
        """Another server, or somebody who was there, says the log has grown to this."""
        if self._table is None or seq <= self._table.seq:
            return
        try:
            async with self._lock:
                await self._catch_up()
        except StorageError:
            self._behind = True
            self._look_if_behind()
            raise

    def _look_if_behind(self) -> None:
        """Nobody else may ask for a long time; people are to be told, and a bot to be woken."""
        if self._behind and (self._looking is None or self._looking.done()):
            self._looking = asyncio.get_running_loop().create_task(self._look_until_known())

    async def _look_until_known(self) -> None:
        while self._behind:
            try:
                async with self._lock:
                    await self._catch_up()
            except StorageError as trouble:
                self._services.log.say("look-failed", table=self.code, code=trouble.code)
                await asyncio.sleep(LOOK_AGAIN)
        if self._bot is not None:
            await asyncio.wait([self._bot])  # whose move may be what failed
        self._wake_bot()

    def _take(self, change: Change, key: str) -> None:
        """The change has happened: remember it, tell everyone, wake a bot."""
        self._table = change.after
        self._commands[key] = change.after.seq
        if self.connections:
            self._tell(change)
        else:
            self._past.add(change)
        self._wake_bot()

    # --- people ----------------------------------------------------------------------------------

    async def enter(self, connection: Connection, after: int | None) -> None:
        """Somebody comes, or comes back: they get what they missed, or the table as it is."""
        missed = await self._missed(after)
        connection.seat = self.table.seat_of(connection.person)
        if missed is None:
            connection.post(encode(self._welcome(connection.seat)))
        else:
            connection.post(encode(Welcome(self.table.seq, self._services.clock())))
            for each in missed:
                connection.post(each.for_person(connection.person))
        self.connections.add(connection)
        self._attend(connection)
        self._tell_choices(connection)
        self._wake_bot()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._attend()

    async def _missed(self, after: int | None) -> list[Broadcast] | None:
        """The changes since then; None if they are not asked for, or cannot be had."""
        if after is None:
            return None
        self._entering += 1
        try:
            return await self._past.since(after)
        except StorageError as trouble:
            self._services.log.say("past-unread", table=self.code, code=trouble.code)
            return None
        finally:
            self._entering -= 1

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

    def _tell(self, change: Change) -> None:
        moved_chairs = change.before is None or change.before.chairs is not change.after.chairs
        if moved_chairs:
            for connection in self.connections:
                connection.seat = change.after.seat_of(connection.person)
        told = Broadcast.of(change)
        self._past.add(told)
        written: dict[Seat | None, bytes] = {}
        for connection in self.connections:
            seat = connection.seat
            if seat not in written:
                written[seat] = told.for_seat(seat)
            connection.post(written[seat])
        self._services.metrics.sent += len(self.connections)
        if moved_chairs:
            self._attend()
        self._tell_choices()

    def _tell_choices(self, only: Connection | None = None) -> None:
        """Tell whoever is to move what they may do."""
        game = self.table.game
        if game is None or self.table.phase is not Phase.PLAYING:
            return
        chair, seat = self.table.chairs[game.state.seat], game.state.seat
        if chair.person is None or chair.bot is not None:
            return
        told: bytes | None = None
        for connection in (only,) if only else self.connections:
            if connection.seat == seat and connection.choices:
                told = told or encode(
                    Choices(self.table.seq, view_choices(observe(game.state, seat)))
                )
                connection.post(told)

    def outlook(self, person: str | None, request_id: str, move: str) -> Outlook | None:
        """What a move would do, for the seat that is to move; None for anyone else."""
        game, seat = self.table.game, self.table.seat_of(person)
        if game is None or seat is None or seat != game.state.seat:
            return None
        return Outlook(request_id, view_outlook(observe(game.state, seat), move))

    def _attend(self, newcomer: Connection | None = None) -> None:
        """Somebody came, went or changed seats: tell the other servers, and everyone here soon."""
        self.report()
        if newcomer is not None:
            newcomer.post(self._presence())
        self._tell_presence_soon()

    def _tell_presence_soon(self) -> None:
        """Once for all who come and go at about the same time: a crowd is told of, not each in it."""
        if self._presence_due is None:
            loop = asyncio.get_running_loop()
            self._presence_due = loop.call_later(PRESENCE_SECONDS, self._tell_presence)

    def report(self) -> None:
        """Tell the other servers who is here."""
        self._announce(self.code, self._here())

    def _here(self) -> PresenceReport:
        return self._attendance.report(self.table, [each.person for each in self.connections])

    def hear(self, server: str, report: PresenceReport) -> None:
        """Another server tells who is there."""
        if self._attendance.hear(server, report):
            self._tell_presence_soon()

    def _tell_presence(self) -> None:
        self._presence_due = None
        message = self._presence()
        for connection in self.connections:
            connection.post(message)

    def _presence(self) -> bytes:
        return encode(Presence(*self._attendance.all_together(self.table, self._here())))

    # --- bots ------------------------------------------------------------------------------------

    def _wake_bot(self) -> None:
        """A bot plays while somebody is there to see it."""
        seat = self.table.bot_to_move
        if not self.connections or seat is None:
            return
        if self._bot is not None and not self._bot.done() and self._bot_at == self.table.game_seq:
            return
        if self._bot is not None:
            self._bot.cancel()
        self._bot_at = self.table.game_seq
        self._bot = asyncio.get_running_loop().create_task(self._play_bot(self.table, seat))

    async def _play_bot(self, table: Table, seat: Seat) -> None:
        """For the moment the table was in when the bot was woken."""
        services = self._services
        assert table.game is not None
        try:
            name = table.chairs[seat].bot or ""
            move = await services.thinking.choose(name, observe(table.game.state, seat))
            if self.table.game_seq != table.game_seq or self.table.bot_to_move != seat:
                return  # taken back, handed back, paused
            command = MakeMove(print_move(move), self.table.seq)
            # The move is on its way to the disk: it is not cancelled with the waiting for it.
            author = Author(bot_at=seat)
            doing = asyncio.ensure_future(self.do(author, f"bot-{table.game_seq}", command))
            doing.add_done_callback(_take_note)
            await asyncio.shield(doing)
        except RegicideError as error:
            services.log.say("bot-refused", table=self.code, code=error.code)
        except Exception as error:  # noqa: BLE001  a bot's fault must not end the table
            services.log.failure("bot-failed", error, table=self.code)

    async def close(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()
        for task in (self._looking, self._bot):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task


def _take_note(done: asyncio.Future[int]) -> None:
    """Refused after the bot was sent away: nobody else asks how it went."""
    if not done.cancelled():
        done.exception()


def _result(table: Table) -> str:
    if table.abandoned or table.game is None:
        return "abandoned"
    return "won" if table.game.state.step.value == "won" else "lost"
