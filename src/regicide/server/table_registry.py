"""All tables of this server: found, made, and forgotten again when nobody is there."""

import asyncio
import secrets
from collections.abc import Coroutine
from itertools import count

from regicide.bots.bot_runner import NAMES
from regicide.notation import Seed, ensure_writable, parse_options, print_options
from regicide.server.bus import LOBBY
from regicide.server.connection import Connection
from regicide.server.errors import Denial, Denied
from regicide.server.identity import CODE_LENGTH, derived_code, new_code
from regicide.server.live_table import LOOK_AGAIN, LiveTable
from regicide.server.lobby import Lobby
from regicide.server.presence import REPORT_SECONDS, PresenceReport
from regicide.server.services import Services
from regicide.server.storage import Player, StorageError, StoredEntry
from regicide.server.table_summary import summarize
from regicide.table import Author, Entry, Table, apply
from regicide.table.commands import AskRematch
from regicide.table.entry import Open, OpenedSeat
from regicide.wire.http import NewTable
from regicide.wire.log_format import read_entry, write_entry

#: Seconds a table stays in memory after the last connection.
LINGER = 30.0
#: Seconds between two looks into the store where no bus tells what others have done.
DEAF_SECONDS = 1.0


class TableRegistry:
    """The tables in memory, and the door to the others."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = Lobby(services)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        #: Word of a table that is just being read: it may be too late for the reading.
        self._word: dict[str, int] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._name = secrets.token_hex(4)
        self._stopping = False
        services.bus.listen(self._heard, self._lost)

    async def table(self, code: str) -> LiveTable:
        """The table with this code."""
        live = self._tables.get(code) or await self._load(code)
        if live is None:
            raise Denied(Denial.NO_SUCH_TABLE)
        return live

    async def _load(self, code: str) -> LiveTable | None:
        """Read a table's log; however many ask for it at once, and give up, once."""
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = asyncio.get_running_loop().create_task(self._read(code))
        return await asyncio.shield(task)

    async def _read(self, code: str) -> LiveTable | None:
        live = LiveTable(code, self.services, self._make_rematch, self._stir_lobby, self._announce)
        try:
            if not await live.load():
                return None
        finally:
            del self._loading[code]
            word = self._word.pop(code, 0)
        self._tables[code] = live
        self._linger(live)
        self._begin(live.look(word))
        self._tell_servers(f"{code}?", self.services.clock())
        self.services.metrics.tables = len(self._tables)
        return live

    async def enter(self, code: str, connection: Connection, after: int | None) -> LiveTable:
        """Let somebody in, once we know at least as much of the table as they do."""
        live = await self.table(code)
        if after is not None and after > live.table.seq:  # seen at another server
            await live.look(after)
            live = await self.table(code)  # it may have been forgotten meanwhile
        self._ensure_open()
        await live.enter(connection, after)
        self._see_out(connection)
        return live

    async def enter_lobby(self, connection: Connection) -> None:
        self._ensure_open()
        await self.lobby.enter(connection)
        self._see_out(connection)

    def _ensure_open(self) -> None:
        """Who is told to come back when a server stops comes back to it first."""
        if self._stopping:
            raise Denied(Denial.STOPPING)

    def _see_out(self, connection: Connection) -> None:
        """Whoever came in while everyone was told to come back has missed it."""
        if self._stopping:
            connection.hang_up(Denied(Denial.STOPPING), again=True)

    async def make(self, maker: Player, wanted: NewTable) -> str:
        """A new table; its code."""
        if len(wanted.bots) >= wanted.players:
            raise Denied(Denial.TOO_MANY_BOTS, players=wanted.players)
        for bot in wanted.bots:
            if bot not in NAMES:
                raise Denied(Denial.BAD_BOT, names=" ".join(sorted(NAMES)))
        if wanted.seed:
            ensure_writable(wanted.seed)  # its record will name it
        options = parse_options(wanted.options) if wanted.options else None
        free = wanted.players - len(wanted.bots) - 1
        what = Open(
            seats=(
                OpenedSeat(maker.id, maker.name, ready=wanted.ready),
                *([OpenedSeat()] * free),
                *(OpenedSeat(bot=bot) for bot in wanted.bots),
            ),
            seed=Seed(wanted.seed).text if wanted.seed else secrets.token_hex(16),
            salt=secrets.token_hex(16),
            options=print_options(options) if options else "",
            public=wanted.public,
            turn_seconds=wanted.turn_seconds,
            chosen_seed=wanted.seed is not None,
        )
        return await self._open(Author(maker.id, maker.name), what)

    async def _open(self, author: Author, what: Open) -> str:
        while not await self._opened(code := new_code(), author, what):
            pass
        return code

    async def _opened(self, code: str, author: Author, what: Open) -> bool:
        """False: there is a table of that code already."""
        now = self.services.clock()
        entry = Entry(author, what, now)
        table = apply(None, entry).after
        notice = summarize(code, table, created=now, now=now)
        line = StoredEntry(1, "open", now, write_entry(entry))
        if not await self.services.store.append(code, line, notice):
            return False
        self.services.log.say("table-made", table=code, players=table.settings.players)
        await self._stir_lobby(table)
        return True

    async def _make_rematch(self, table: Table, asked: AskRematch) -> str:
        """The same people in the same seats, and the bots that had a seat of their own.

        Its code follows from the old table: however often it is asked for, it is made once.
        """
        settings = table.settings
        what = Open(
            seats=tuple(
                OpenedSeat(chair.person.id, chair.person.name)
                if chair.person
                else OpenedSeat(bot=chair.bot)
                for chair in table.chairs
            ),
            seed=table.seal.seed.text if asked.same_deal else secrets.token_hex(16),
            salt=secrets.token_hex(16),
            options=print_options(settings.options),
            public=settings.public,
            turn_seconds=settings.turn_seconds,
            chosen_seed=asked.same_deal or settings.chosen_seed,
        )
        for attempt in count():
            code = derived_code(f"rematch|{table.seal.salt}|{asked.same_deal}|{attempt}")
            if await self._opened(code, Author(table.maker), what) or await self._is(code, what):
                return code
        raise AssertionError("unreachable")

    async def _is(self, code: str, what: Open) -> bool:
        """Whether this is the table of an earlier attempt, of which only the end was missing."""
        first = read_entry((await self.services.store.lines(code))[0].body).what
        return isinstance(first, Open) and first.seats == what.seats

    async def _stir_lobby(self, table: Table) -> None:
        """Lists may have changed, here and at the other servers."""
        if table.settings.public:
            self.lobby.stir()
            await self.services.bus.publish(LOBBY, self.services.clock())

    # --- coming and going ------------------------------------------------------------------------

    def left(self, live: LiveTable, connection: Connection) -> None:
        """A connection is gone; with the last one the table may be forgotten."""
        live.leave(connection)
        if not live.connections:
            self._linger(live)

    def _linger(self, live: LiveTable) -> None:
        asyncio.get_running_loop().call_later(LINGER, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        if live.connections or self._tables.get(live.code) is not live:
            return
        if live.is_busy:
            self._linger(live)
            return
        del self._tables[live.code]
        self.services.metrics.tables = len(self._tables)

    def _heard(self, code: str, seq: int) -> None:
        """Another server says a log has grown, who is there, or that the lists have changed."""
        if code == LOBBY:
            self.lobby.stir()
            return
        live = self._tables.get(code[:CODE_LENGTH])
        if live is None:
            if code in self._loading:
                self._word[code] = max(seq, self._word.get(code, 0))
            return
        if code.endswith("?"):
            live.report()
        elif "@" in code:
            live.hear(code.partition("@")[2], PresenceReport.of_word(seq))
        else:
            self._begin(live.look(seq))

    def _announce(self, code: str, report: PresenceReport) -> None:
        self._tell_servers(f"{code}@{self._name}", report.word())

    def _tell_servers(self, name: str, number: int) -> None:
        if self.services.config.bus_url is not None:
            self._begin(self.services.bus.publish(name, number))

    async def _look_while_deaf(self) -> None:
        """Without a bus, or while it is down, the store is asked what others have done."""
        while True:
            await asyncio.sleep(DEAF_SECONDS)
            if self.services.config.bus_url is None or not self.services.bus.is_up:
                await self._look_everywhere()

    async def _report_for_ever(self) -> None:
        """A server that falls silent is forgotten, so each says again and again who is there."""
        while True:
            await asyncio.sleep(REPORT_SECONDS)
            for live in self._tables.values():
                if live.connections:
                    live.report()

    def _lost(self) -> None:
        """Word may have been missed."""
        self._begin(self._look_everywhere())

    async def _look_everywhere(self) -> None:
        """Ask the store how far each table is, until it says so."""
        self.lobby.stir()
        while codes := [*self._tables, *self._loading]:
            try:
                found = await self.services.store.last_seq(codes)
            except StorageError as trouble:
                self.services.log.say("look-failed", code=trouble.code)
                await asyncio.sleep(LOOK_AGAIN)
                continue
            for code, seq in found.items():
                self._heard(code, seq)
            return

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        """Start something, and say so if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.services.log.failure("looking-failed", error)

    async def say_goodbye(self) -> None:
        """The server stops: everyone is told to come back in a moment."""
        self._stopping = True
        everyone = [each for live in self._tables.values() for each in live.connections]
        everyone += self.lobby.connections
        for connection in everyone:
            connection.hang_up(Denied(Denial.STOPPING), again=True)
        await asyncio.gather(*(each.drained() for each in everyone))

    def open(self) -> None:
        """Begin what goes on beside the tables, where there may be other servers."""
        if self.services.config.bus_url is not None:
            self._begin(self._report_for_ever())
        if self.services.config.database_url is not None:
            self._begin(self._look_while_deaf())

    async def close(self) -> None:
        for task in (*self._tasks, *self._loading.values()):
            task.cancel()
        for live in list(self._tables.values()):
            await live.close()
        self.lobby.close()
        self.services.thinking.close()
