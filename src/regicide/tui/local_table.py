"""A table in this process: a session whose log is a file, and a link for each player at this keyboard."""

import asyncio
import time
from collections.abc import Callable, Iterable

from regicide.bots.bot_runner import BotRunner
from regicide.i18n import Words, say_error
from regicide.rules import RegicideError, Seat
from regicide.session.answers import answer_ask, refusal
from regicide.session.bot_player import BotPlayer
from regicide.session.hint_giver import HintGiver
from regicide.session.listeners import Listeners
from regicide.session.table_session import TableSession
from regicide.table import Change, Command, Entry, Person, Table
from regicide.table.commands import AskRematch
from regicide.tui.controller import Controller
from regicide.tui.table_link import LinkLost, TableLink
from regicide.wire.messages import (
    Ack,
    Ask,
    ClientMessage,
    Do,
    Hello,
    Outlook,
    Presence,
    ServerMessage,
    Trouble,
)
from regicide.wire.reasons import view_error
from regicide.wire.updates import Updates

#: Stands in for the table code of a rematch: says whether the deal is new or the same.
NEW_DEAL_CODE, SAME_DEAL_CODE = "new-deal", "same-deal"
#: The shortest and the longest time a bot takes for a move, so that players can follow.
BOT_SECONDS = (0.5, 1.1)


class FileLog:
    """The log of a table in this process: after each entry the file contains the game."""

    def __init__(self, save: Callable[[Table], None]) -> None:
        self._save = save

    async def append(self, change: Change, _key: str) -> bool:
        if change.after.game is not None:
            self._save(change.after)
        return True

    async def entries_after(self, _seq: int) -> Iterable[tuple[str, Entry]]:
        """Only this process appends."""
        return ()


class LocalTable:
    """One table, and a link for each player at it."""

    def __init__(
        self,
        table: Table,
        words: Words,
        save: Callable[[Table], None],
        *,
        release: Callable[[], None] = lambda: None,
        bot_seconds: tuple[float, float] = BOT_SECONDS,
    ) -> None:
        """Continue this table; `save` is called before anyone learns of a change, `release` at the end."""
        self.words = words
        self._release = release
        self._open_links: set[LocalLink] = set()
        self._listeners = Listeners[ServerMessage](self._open_links, write=lambda message: message)
        self._session = TableSession(
            FileLog(save),
            clock=_now,
            is_away=lambda _seat: False,
            make_rematch=_rematch_code,
            on_change=self._on_change,
            table=table,
        )
        self._bot_runner = BotRunner(bot_seconds)
        self._bots = BotPlayer(
            self._bot_runner,
            self._session.make_bot_move,
            current_table=lambda: self.table,
            on_failure=self._bot_failed,
        )
        self._hints = HintGiver(
            self._bot_runner,
            post=self._listeners.post_to,
            on_failure=lambda _seat, error: self._bot_failed(error),
        )
        self.links = tuple(LocalLink(self, chair.person) for chair in table.chairs if chair.person)

    @property
    def table(self) -> Table:
        return self._session.table

    async def do(self, person: Person, command_id: str, command: Command) -> int:
        """Execute a command and return the number of its entry; raises if it is refused."""
        return (await self._session.do(person, command_id, command)).seq

    def enter(self, link: "LocalLink") -> None:
        """A player has opened their link: send the table, and let a bot move."""
        self._listeners.welcome(link, self.table, _now())
        self._open_links.add(link)
        link.post(Presence((True,) * len(self.table.chairs), 0))
        self._listeners.send_choices(self.table, [link])
        self._bots.wake()

    def leave(self, link: "LocalLink") -> None:
        self._open_links.discard(link)

    def close(self) -> None:
        """Stop the threads of the bots, whose tasks have ended with the event loop; close the file."""
        self._bot_runner.close()
        self._release()

    def _on_change(self, change: Change) -> None:
        if self._open_links:
            self._listeners.send_update(change, Updates.of(change))
            self._bots.wake()
            self._hints.follow(change)

    def _bot_failed(self, error: Exception) -> None:
        """Show why the bot did not move, for example that the game could not be saved."""
        if not isinstance(error, RegicideError):
            raise error
        self._listeners.post(Trouble(view_error(error, say_error(self.words, error))))


async def _rematch_code(_table: Table, _person: Person, request: AskRematch) -> str:
    """A rematch is granted at once; its table opens when this one closes."""
    return SAME_DEAL_CODE if request.same_deal else NEW_DEAL_CODE


class LocalLink:
    """The link of one player to a table in this process."""

    wants_choices = True

    def __init__(self, local: LocalTable, person: Person) -> None:
        self._local = local
        self.person = person
        self.seat: Seat | None = None
        self._inbox: asyncio.Queue[ServerMessage | None] = asyncio.Queue()

    @property
    def player_id(self) -> str:
        return self.person.id

    def post(self, message: ServerMessage) -> None:
        self._inbox.put_nowait(message)

    async def send(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._local.enter(self)
            return
        try:
            self.post(await self._execute(message))
        except RegicideError as error:
            self.post(refusal(message.id, error, self._local.words))

    async def _execute(self, message: Do | Ask) -> Ack | Outlook:
        if isinstance(message, Ask):
            return answer_ask(self._local.table, self.person.id, message)
        return Ack(message.id, await self._local.do(self.person, message.id, message.what))

    async def receive(self) -> ServerMessage:
        message = await self._inbox.get()
        if message is None:
            raise LinkLost
        return message

    async def close(self) -> None:
        self._local.leave(self)
        self._inbox.put_nowait(None)


def controllers_for(local: LocalTable) -> list[Controller]:
    """One controller for each player at this keyboard."""
    return [_controller_for(link, local.words.language) for link in local.links]


def _controller_for(link: LocalLink, language: str) -> Controller:
    async def open_link() -> TableLink:
        return link

    return Controller(open_link, language=language)


def _now() -> int:
    return time.time_ns() // 1_000_000
