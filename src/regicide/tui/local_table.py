"""A table in this process, with the same rules, commands and messages as a table at a server.

Each player at this keyboard has a link of their own; bots think in threads. The table saves the game
after every move.
"""

import asyncio
import time
from collections.abc import Callable, Iterable

from regicide.bots.bot_runner import BOT_NAMES, BotRunner
from regicide.i18n import Words, say_error
from regicide.notation import print_move
from regicide.rules import RegicideError, Seat, observe
from regicide.table import (
    Author,
    Change,
    Command,
    CommandContext,
    CommandRefused,
    Entry,
    Phase,
    Refusal,
    Table,
    apply_entry,
    check_command,
)
from regicide.table.commands import AskRematch, MakeMove
from regicide.table.entry import MakeRematch
from regicide.tui.controller import Controller
from regicide.tui.table_link import LinkLost, TableLink
from regicide.wire.choices import view_choices, view_outlook
from regicide.wire.encoding import Broadcast, decode_server
from regicide.wire.game_view import view_game
from regicide.wire.messages import (
    Ack,
    Ask,
    Choices,
    ClientMessage,
    Do,
    Hello,
    Outlook,
    Presence,
    Refused,
    ServerMessage,
    Welcome,
)
from regicide.wire.reasons import view_error
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own

#: Stands in for the table code of a rematch: says whether the deal is new or the same.
NEW_DEAL_CODE, SAME_DEAL_CODE = "new-deal", "same-deal"
#: The shortest and the longest time a bot takes for a move, so that players can follow.
BOT_SECONDS = (0.5, 1.1)


class LocalTable:
    """One table, and a link for each player at it."""

    def __init__(
        self,
        log: Iterable[Entry],
        words: Words,
        save: Callable[[Table], None],
        *,
        bot_seconds: tuple[float, float] = BOT_SECONDS,
    ) -> None:
        self.words = words
        self._save = save
        self._bot_runner = BotRunner(bot_seconds)
        self._table: Table | None = None
        self._bot: asyncio.Task[None] | None = None
        for entry in log:
            self._table = apply_entry(self._table, entry).after
        self.links = tuple(
            LocalLink(self, Author(chair.person.id, chair.person.name))
            for chair in self.table.chairs
            if chair.person
        )

    @property
    def table(self) -> Table:
        assert self._table is not None, "the log is empty"
        return self._table

    def do(self, author: Author, command: Command) -> int:
        """Execute a command and return the number of its entry; raises if it is refused."""
        now = _now()
        check_command(self.table, author, command, CommandContext(now, frozenset(), BOT_NAMES))
        change = apply_entry(self.table, Entry(author, _to_log(command), now))
        if change.after.game is not None:
            # Save before any link receives the update: if the disk is full, nothing changes.
            self._save(change.after)
        self._table = change.after
        for link in self.links:
            link.deliver(change)
        self.start_bot()
        return self.table.seq

    def start_bot(self) -> None:
        """Let a bot choose its move, if a bot is to move."""
        seat = self.table.bot_to_move
        if seat is None:
            return
        if self._bot is not None and not self._bot.done():
            self._bot.cancel()
        self._bot = asyncio.get_running_loop().create_task(self._play_bot(self.table, seat))

    async def _play_bot(self, table: Table, seat: Seat) -> None:
        assert table.game is not None
        name = table.chairs[seat].bot or ""
        move = await self._bot_runner.choose(name, observe(table.game.state, seat))
        if self.table.game_seq == table.game_seq and self.table.bot_to_move == seat:
            self._bot = None  # `do` starts the next bot
            self.do(Author(bot_at=seat), MakeMove(print_move(move), self.table.seq))

    def close(self) -> None:
        """Stop the bots and their threads."""
        if self._bot is not None:
            self._bot.cancel()
        self._bot_runner.close()


def _to_log(command: Command) -> Command | MakeRematch:
    """The log entry of a command. A rematch is granted at once; its table opens when this one closes."""
    if isinstance(command, AskRematch):
        return MakeRematch(
            command.same_deal, SAME_DEAL_CODE if command.same_deal else NEW_DEAL_CODE
        )
    return command


class LocalLink:
    """The link of one player to a table in this process."""

    def __init__(self, table: LocalTable, author: Author) -> None:
        self._local = table
        self.author = author
        self._inbox: asyncio.Queue[ServerMessage | None] = asyncio.Queue()

    @property
    def seat(self) -> Seat | None:
        return self._local.table.seat_of(self.author.id)

    async def send(self, message: ClientMessage) -> None:
        match message:
            case Hello():
                self._deliver_welcome()
            case Do(command_id, command):
                self._do(command_id, command)
            case Ask(request_id, move):
                self._ask(request_id, move)

    async def receive(self) -> ServerMessage:
        message = await self._inbox.get()
        if message is None:
            raise LinkLost
        return message

    async def close(self) -> None:
        self._inbox.put_nowait(None)

    def deliver(self, change: Change) -> None:
        """Queue an update for this player, and the legal moves if it is their turn."""
        self._inbox.put_nowait(decode_server(Broadcast.of(change).for_person(self.author.id)))
        self._deliver_choices()

    def _deliver_welcome(self) -> None:
        table = self._local.table
        self._inbox.put_nowait(
            Welcome(
                seq=table.seq,
                now=_now(),
                room=view_room(table),
                game=view_game(table.game) if table.game else None,
                deadline=table.deadline(),
                own=view_own(table, self.seat),
            )
        )
        self._inbox.put_nowait(Presence((True,) * len(table.chairs), 0))
        self._deliver_choices()
        self._local.start_bot()

    def _deliver_choices(self) -> None:
        table, seat = self._local.table, self.seat
        if table.phase is not Phase.PLAYING or table.game is None or seat is None:
            return
        if table.game.state.seat == seat and table.chairs[seat].bot is None:
            seen = observe(table.game.state, seat)
            self._inbox.put_nowait(Choices(table.seq, view_choices(seen)))

    def _do(self, command_id: str, command: Command) -> None:
        try:
            seq = self._local.do(self.author, command)
        except RegicideError as error:
            self._refuse(command_id, error)
        else:
            self._inbox.put_nowait(Ack(command_id, seq))

    def _ask(self, request_id: str, move: str) -> None:
        game, seat = self._local.table.game, self.seat
        try:
            if game is None or seat is None or game.state.seat != seat:
                raise CommandRefused(Refusal.NOT_YOUR_TURN)
            self._inbox.put_nowait(
                Outlook(request_id, view_outlook(observe(game.state, seat), move))
            )
        except RegicideError as error:
            self._refuse(request_id, error)

    def _refuse(self, request_id: str, error: RegicideError) -> None:
        sentence = say_error(self._local.words, error)
        self._inbox.put_nowait(Refused(request_id, view_error(error, sentence)))


def controllers_for(local: LocalTable) -> list[Controller]:
    """One controller for each player at this keyboard."""
    return [_controller_for(link, local.words.language) for link in local.links]


def _controller_for(link: LocalLink, language: str) -> Controller:
    async def open_link() -> TableLink:
        return link

    return Controller(open_link, language=language)


def _now() -> int:
    return time.time_ns() // 1_000_000
