"""All tables of this server: found, made, and forgotten again when nobody is there."""

import asyncio
import secrets
from collections.abc import Coroutine
from contextlib import suppress

from regicide.notation import Seed, parse_options, print_options
from regicide.rules import RegicideError
from regicide.server.attendance import REPORT_SECONDS, Report
from regicide.server.bus import LOBBY
from regicide.server.connection import Connection
from regicide.server.errors import Denial, Denied
from regicide.server.identity import CODE_LENGTH, new_code
from regicide.server.live import LiveTable
from regicide.server.lobby import Lobby
from regicide.server.notices import notice_of
from regicide.server.services import Services
from regicide.server.storage import Appended, Line, Player
from regicide.server.thinking import NAMES
from regicide.table import Author, Entry, Table, apply
from regicide.table.commands import AskRematch
from regicide.table.entry import Open, OpenedSeat
from regicide.wire.http import NewTable
from regicide.wire.log import write_entry

#: Seconds a table stays in memory after the last connection.
LINGER = 30.0
#: Seconds between two looks into the store where no bus tells what others have done.
DEAF_SECONDS = 1.0


class Hall:
    """The tables in memory, and the door to the others."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.lobby = Lobby(services)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._name = secrets.token_hex(4)
        services.bus.listen(self._heard, self._lost)

    async def table(self, code: str) -> LiveTable:
        """The table with this code."""
        live = self._tables.get(code) or await self._load(code)
        if live is None:
            raise Denied(Denial.NO_SUCH_TABLE)
        return live

    async def _load(self, code: str) -> LiveTable | None:
        """Read a table's log; however many ask for it at once, once."""
        if code in self._loading:
            return await asyncio.shield(self._loading[code])
        future = asyncio.get_running_loop().create_future()
        self._loading[code] = future
        live: LiveTable | None = LiveTable(
            code, self.services, self._make_rematch, self._stir_lobby, self._announce
        )
        try:
            assert live is not None
            if await live.load():
                self._tables[code] = live
                self._tell_servers(f"{code}?", self.services.clock())
                self.services.metrics.tables.set(len(self._tables))
            else:
                live = None
            future.set_result(live)
        except BaseException as error:
            future.set_exception(error)
            future.exception()  # whoever waits gets it; if nobody does, it is raised below
            raise
        finally:
            del self._loading[code]
        return live

    async def make(self, maker: Player, wanted: NewTable) -> str:
        """A new table; its code."""
        if len(wanted.bots) >= wanted.players:
            raise Denied(Denial.TOO_MANY_BOTS, players=wanted.players)
        for bot in wanted.bots:
            if bot not in NAMES:
                raise Denied(Denial.BAD_BOT, names=" ".join(sorted(NAMES)))
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
        now = self.services.clock()
        entry = Entry(author, what, now)
        table = apply(None, entry).after
        while True:
            code = new_code()
            notice = notice_of(code, table, created=now, now=now)
            line = Line(1, "open", now, write_entry(entry))
            if isinstance(await self.services.store.append(code, line, notice), Appended):
                break
        self.services.log.say("table-made", table=code, players=table.settings.players)
        await self._stir_lobby(table)
        return code

    async def _make_rematch(self, table: Table, asked: AskRematch) -> str:
        """The same people in the same seats, and the bots that had a seat of their own."""
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
        return await self._open(Author(table.maker), what)

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
            asyncio.get_running_loop().call_later(LINGER, self._forget, live)

    def _forget(self, live: LiveTable) -> None:
        if not live.connections and self._tables.get(live.code) is live and not live.is_busy:
            del self._tables[live.code]
            self.services.metrics.tables.set(len(self._tables))

    def _heard(self, code: str, seq: int) -> None:
        """Another server says a log has grown, who is there, or that the lists have changed."""
        if code == LOBBY:
            self.lobby.stir()
            return
        live = self._tables.get(code[:CODE_LENGTH])
        if live is None:
            return
        if code.endswith("?"):
            live.report()
        elif "@" in code:
            live.hear(code.partition("@")[2], Report.of_word(seq))
        else:
            self._begin(live.look(seq))

    def _announce(self, code: str, report: Report) -> None:
        self._tell_servers(f"{code}@{self._name}", report.word())

    def _tell_servers(self, name: str, number: int) -> None:
        if self.services.config.bus_url is not None:
            self._begin(self.services.bus.publish(name, number))

    async def _look_while_deaf(self) -> None:
        """Without a bus, or while it is down, the store is asked what others have done."""
        while True:
            await asyncio.sleep(DEAF_SECONDS)
            if self.services.config.bus_url is None or not self.services.bus.is_up:
                with suppress(RegicideError):  # the store is gone as well: again in a moment
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
        """Ask the store how far each table is."""
        self.lobby.stir()
        codes = list(self._tables)
        if codes:
            for code, seq in (await self.services.store.last_seq(codes)).items():
                self._heard(code, seq)

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
        everyone = [each for live in self._tables.values() for each in live.connections]
        for connection in (*everyone, *self.lobby.connections):
            connection.hang_up(Denied(Denial.STOPPING), again=True)
        await asyncio.gather(*(each.drained() for each in everyone))

    def open(self) -> None:
        """Begin what goes on beside the tables, where there may be other servers."""
        if self.services.config.bus_url is not None:
            self._begin(self._report_for_ever())
        if self.services.config.database_url is not None:
            self._begin(self._look_while_deaf())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for live in list(self._tables.values()):
            await live.close()
        self.lobby.close()
        self.services.thinking.close()
