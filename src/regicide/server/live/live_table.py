"""A table in the memory of this server.

TableSession   executes commands in order          StoredLog      persists entries, tells other servers
Listeners      sends each client what it may see   LogCatchUp     reads what other servers appended
BotPlayer      lets bots move                      PresenceFeed   tells who is connected
HintGiver      gives hints                         UpdateHistory  what a client missed
"""

from collections.abc import Awaitable, Callable, Collection, Iterable

from regicide.i18n import say_error
from regicide.rules import Move, RegicideError, Seat
from regicide.server.errors import Denial, Denied
from regicide.server.limits import RETOLD_UPDATES
from regicide.server.live.log_catch_up import LogCatchUp
from regicide.server.live.presence import PresenceReport
from regicide.server.live.presence_feed import PresenceFeed
from regicide.server.live.stored_log import StoredLog
from regicide.server.live.update_history import LongHistories, UpdateHistory
from regicide.server.prices import COMMAND_PRICES
from regicide.server.services import TableServices
from regicide.server.spending import Payer, customer_of
from regicide.server.storage import StorageError
from regicide.server.transport.connection import Connection
from regicide.session.bot_player import BotPlayer
from regicide.session.hint_giver import HintGiver
from regicide.session.listeners import Listeners, seats_changed
from regicide.session.table_session import CommandResult, TableSession
from regicide.table import Change, Command, Person, Table
from regicide.table.commands import AskHint, AskRematch
from regicide.wire.encoding import encode
from regicide.wire.messages import Trouble
from regicide.wire.reasons import view_error
from regicide.wire.updates import EncodedUpdates


class LiveTable:
    """One table, its connections and its bots."""

    def __init__(
        self,
        code: str,
        services: TableServices,
        make_rematch: Callable[[Table, Payer, AskRematch], Awaitable[str]],
        on_lobby_change: Callable[[Table], Awaitable[None]],
        publish_presence: Callable[[str, PresenceReport], None],
        *,
        long_histories: LongHistories,
    ) -> None:
        self.code = code
        self.connections: set[Connection] = set()
        self._services = services
        self._log = StoredLog(code, services, on_lobby_change)
        self._session = TableSession(
            self._log,
            clock=services.clock,
            is_away=self._is_away,
            make_rematch=lambda table, person, request: make_rematch(
                table, self._payer(person), request
            ),
            on_change=self._on_change,
        )
        self._listeners = Listeners[bytes](self.connections, encode)
        self._history = UpdateHistory(self._log, long_histories)
        self._reading_history = 0
        self._is_loaded = False
        self.presence = PresenceFeed(
            self._listeners,
            clock=services.clock,
            current_table=lambda: self.table,
            publish=lambda report: publish_presence(code, report),
            away_seconds=self._away_seconds,
        )
        self._bots = BotPlayer(
            services.bot_runner,
            self._make_bot_move,
            current_table=lambda: self.table,
            on_failure=self._bot_failed,
            client=self._client,
            seat_to_move=self._seat_of_bot,
        )
        self._hints = HintGiver(
            services.bot_runner,
            post=self._listeners.post_to,
            on_failure=self._hint_failed,
            client_of=self._client_of,
        )
        self._catch_up = LogCatchUp(
            self._session, on_current=self._is_current_again, on_failure=services.storage_failed
        )

    @property
    def table(self) -> Table:
        return self._session.table

    @property
    def created(self) -> int:
        """When the table was created, in Unix milliseconds."""
        return self._log.created

    @property
    def is_busy(self) -> bool:
        """Whether the table must stay in memory because a task uses it."""
        users = (self._session, self._bots, self._hints, self._catch_up)
        return self._reading_history > 0 or any(user.is_busy for user in users)

    async def load(self) -> bool:
        """Read the log; False if there is no such table."""
        await self._session.catch_up()
        self._is_loaded = True
        return self._session.seq > 0

    async def close(self) -> None:
        self.presence.close()
        await self._catch_up.close()
        await self._bots.close()
        await self._hints.close()

    # --- commands --------------------------------------------------------------------------------

    async def do(self, person: Person, command_id: str, command: Command) -> int:
        """Execute a command once, and return the number of its entry. Raises if it is refused or too many."""
        if isinstance(command, AskHint):
            self._services.bot_runner.ensure_hint_room(self._client_of(person))
        payer = self._payer(person)
        for thing in COMMAND_PRICES[type(command)]:
            self._services.spending.take(thing, payer)
        executed = await self._follow(self._session.do(person, command_id, command))
        self._services.metrics.repeated += executed.is_repeated
        return executed.seq

    def _payer(self, person: Person) -> Payer:
        """A person at this table, with the address of one of their connections."""
        mine = (each.address for each in self.connections if each.player_id == person.id)
        return Payer(person.id, next(mine, None))

    def _client_of(self, person: Person) -> str:
        """Threads serve customers in turn: many players of one do not delay the others."""
        address = self._payer(person).address
        return customer_of(address) if address else person.id

    def _client(self) -> str:
        """For whom bots choose: the maker of the table, or a player who is here."""
        maker = self._payer(self.table.maker).address
        seated = (each.address for each in self.connections if each.seat is not None)
        address = maker or min(filter(None, seated), default=None)
        return customer_of(address) if address else self.table.maker.id

    async def _make_bot_move(self, seat: Seat, move: Move, *, seen: int) -> None:
        await self._follow(self._session.make_bot_move(seat, move, seen=seen))

    def _seat_of_bot(self, table: Table) -> Seat | None:
        """The seat for which a bot moves now: its own, or that of a person whose time is up."""
        seat = table.bot_to_move
        return table.late_seat(self._services.clock()) if seat is None else seat

    async def let_bot_move(self) -> None:
        """Let a bot move if it must, and wait until it has."""
        self._bots.wake()
        await self._bots.wait()

    async def _follow(self, execution: Awaitable[CommandResult]) -> CommandResult:
        """After an append with an unknown outcome, read the log to know it."""
        try:
            return await execution
        finally:
            self._catch_up.refresh_if_behind()

    async def catch_up_to(self, seq: int) -> None:
        """Read the log if entry `seq` is not applied here yet."""
        await self._catch_up.catch_up_to(seq)

    def _on_change(self, change: Change) -> None:
        """A change is in the log: send it to the clients, and let a bot move."""
        if not self.connections:
            self._history.add(change)
            if change.after.is_turn_by_turn and self._is_loaded:
                self._bots.wake()  # even if no player is here
            return
        update = EncodedUpdates.of(change)
        self._history.add(update)
        if seats_changed(change):
            self._send_away()
        self._listeners.send_update(change, update)
        self._services.metrics.sent += len(self.connections)
        if seats_changed(change):
            self.presence.changed()
        self._bots.wake()
        self._hints.follow(change)

    def _is_away(self, seat: Seat) -> bool:
        return self.presence.is_away(seat)

    def _away_seconds(self) -> float | None:
        """While the bus is down, nobody counts as away: they may be connected to another server.

        Turn by turn players need not be here.
        """
        is_awaited = self._services.bus.is_up and not self.table.is_turn_by_turn
        return self._services.config.away_seconds if is_awaited else None

    @property
    def customers(self) -> Collection[str]:
        """From where people are connected here (`customer_of`)."""
        return {customer_of(each.address) for each in self.connections if each.address}

    def knows(self, player: str) -> bool:
        """Whether the player has a seat here, is connected, or was removed."""
        if self.table.seat_of(player) is not None or player in self.table.removed:
            return True
        return any(each.player_id == player for each in self.connections)

    # --- connections -----------------------------------------------------------------------------

    async def enter(self, connection: Connection, after: int | None) -> None:
        """Add a connection. It receives the updates after `after`, or the current state of the table."""
        missed = None if after is None else await self._missed_updates(after)
        told = await self._told_before(connection) if missed is None else ()
        denial = self._why_not_here(connection)
        if denial is not None:
            raise Denied(denial)
        self._listeners.welcome(connection, self.table, self._services.clock(), missed)
        for update in told:
            connection.post(update.for_person(connection.player_id))
        self.connections.add(connection)
        self.presence.changed(connection)
        self._listeners.send_choices(self.table, [connection])
        self._bots.wake()

    def _why_not_here(self, connection: Connection) -> Denial | None:
        if connection.player_id in self.table.removed:
            return Denial.REMOVED
        may_watch = self.table.may_watch(connection.player_id)
        return None if may_watch else Denial.NO_SPECTATORS

    def _send_away(self) -> None:
        """Close the connections of people whom the host removed, and of spectators who may not see the game."""
        for connection in tuple(self.connections):
            denial = self._why_not_here(connection)
            if denial is not None:
                self.leave(connection)
                connection.close(Denied(denial), reconnect=False)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.presence.changed()

    async def _missed_updates(self, after: int) -> list[EncodedUpdates] | None:
        """The updates after `after`; None if they are unavailable."""
        self._reading_history += 1
        try:
            return await self._history.since(after)
        except StorageError as error:
            self._services.storage_failed(error)
            return None
        finally:
            self._reading_history -= 1

    async def _told_before(self, connection: Connection) -> Iterable[EncodedUpdates]:
        """The latest updates for a player who comes back to a table turn by turn: what happened since their turn."""
        if not self.table.is_turn_by_turn or self.table.seat_of(connection.player_id) is None:
            return ()
        return await self._missed_updates(max(0, self.table.seq - RETOLD_UPDATES)) or ()

    # --- failures --------------------------------------------------------------------------------

    async def _is_current_again(self) -> None:
        """The store answers again: a bot may be to move, whose last move was the append that failed."""
        await self._bots.wait()
        if self.connections:
            self._bots.wake()

    def _hint_failed(self, seat: Seat, error: Exception) -> None:
        """Tell the player, who waits for the hint."""
        self._bot_failed(error)
        told = error if isinstance(error, RegicideError) else Denied(Denial.FAILED)
        for connection in self.connections:
            if connection.seat == seat:
                sentence = say_error(connection.words, told)
                connection.post(encode(Trouble(view_error(told, sentence))))

    def _bot_failed(self, error: Exception) -> None:
        if isinstance(error, StorageError):
            self._services.storage_failed(error)
        elif isinstance(error, RegicideError):
            self._services.log.event("bot-refused", table=self.code, code=error.code)
        else:
            self._services.log.failure("bot-failed", error, table=self.code)
