"""Connects a table link with a screen: keeps the client state, the selection and the unanswered command.

After a reconnect it sends that command again, with the same id, until the table answers. The table makes
all decisions.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from regicide.client.client_state import EMPTY_STATE, ClientState, apply_message, is_caught_up
from regicide.client.outbox import Outbox
from regicide.table import Command
from regicide.tui.selection import Selection
from regicide.tui.table_link import LinkLost, TableLink
from regicide.wire.choices import OutlookView
from regicide.wire.messages import (
    Ack,
    Ask,
    DeviceAdded,
    Do,
    Goodbye,
    Hello,
    Notice,
    Outlook,
    Refused,
    ServerMessage,
    Trouble,
    Update,
    Welcome,
)
from regicide.wire.reasons import ReasonView

#: The shortest and the longest wait before a reconnect.
RECONNECT_SECONDS = (0.3, 5.0)
#: Error codes with which a server refuses a secret for good.
SIGNED_OUT = ("signed-out", "unknown-secret")


class Controller:
    """One player's connection to a table, kept open across breaks."""

    def __init__(
        self,
        open_link: Callable[[], Awaitable[TableLink]],
        *,
        language: str,
        secret: str | None = None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._open_link = open_link
        #: Called when there is something new to show.
        self.on_change: Callable[[], None] = lambda: None
        self._language = language
        self._secret = secret
        self._sleep = sleep
        #: The wait before the next reconnect; doubles with each failure.
        self._reconnect_seconds = RECONNECT_SECONDS[0]
        self._link: TableLink | None = None
        self._outbox = Outbox(_new_id)
        self.state: ClientState = EMPTY_STATE
        self.selection = Selection()
        #: Why the selected cards are not a legal move, once the table answered `ask`.
        self.outlook: OutlookView | None = None
        #: The sentence of the last refusal, until the next answer.
        self.last_error: str | None = None
        #: What the operator of the server tells everyone.
        self.notice: str | None = None
        self.is_connected = False
        #: Why the server closed the connection for good; None while we may reconnect.
        self.close_reason: str | None = None
        #: Whether that reason is that the server does not know our secret any more.
        self.is_signed_out = False
        #: Whether another device was added to our player, until the next command.
        self.has_new_device = False

    @property
    def is_turned_away(self) -> bool:
        """Whether the server closed the connection for good before it showed the table."""
        return self.close_reason is not None and self.state.room is None

    @property
    def reason(self) -> ReasonView | None:
        """Why the selected cards are not a legal move, if the table said so."""
        if not self.selection.places or self.selection.choice is not None or self.outlook is None:
            return None
        return self.outlook.reason

    @property
    def is_sending(self) -> bool:
        return not self._outbox.is_empty

    async def run(self) -> None:
        """Keep a connection open until the server closes it for good."""
        while self.close_reason is None:
            try:
                self._link = await self._open_link()
                await self._link.send(Hello(self._secret, self.state.seq, self._language))
                await self._read_messages(self._link)
            except LinkLost:
                self.is_connected = False
                self.on_change()
                await self._sleep(self._reconnect_seconds)
                self._reconnect_seconds = min(2 * self._reconnect_seconds, RECONNECT_SECONDS[1])

    async def _read_messages(self, link: TableLink) -> None:
        while self.close_reason is None:
            message = await link.receive()
            self.is_connected = True
            self._receive(message)
            if isinstance(message, Welcome):
                for command in self._outbox.waiting:
                    await link.send(command)
            if is_caught_up(self.state) or not isinstance(message, Update):
                self.on_change()

    def _receive(self, message: ServerMessage) -> None:
        self.state = apply_message(self.state, message, time.time_ns() // 1_000_000)
        match message:
            case Welcome():
                # The server accepted us: the next break starts with the shortest wait again.
                self._reconnect_seconds = RECONNECT_SECONDS[0]
            case Ack(command_id, _):
                self._answered(command_id, None)
            case Refused(command_id, error):
                self._answered(command_id, error.sentence)
            case Outlook(_, outlook):
                self.outlook = outlook
            case Trouble(error):
                self.last_error = error.sentence
            case Notice(text):
                self.notice = text
            case Goodbye(error, again):
                self.close_reason = None if again else error.sentence
                self.is_signed_out = not again and error.code in SIGNED_OUT
            case DeviceAdded():
                self.has_new_device = True
            case _:
                pass
        own = self.state.own
        choices = self.state.choices if self.state.is_my_turn else None
        self.selection.set_choices(own.hand if own else (), choices.choices if choices else None)

    def _answered(self, command_id: str, error: str | None) -> None:
        self.last_error = error
        self._outbox.remove(command_id)

    async def do(self, command: Command) -> None:
        """Send a command, unless the last one is still unanswered."""
        if self.is_sending:
            return
        self.last_error = None
        self.has_new_device = False
        await self._send(self._outbox.add(command))
        self.on_change()

    async def ask(self, move: str) -> None:
        """Ask the table why this is not a legal move."""
        await self._send(Ask(_new_id(), move))

    async def _send(self, message: Do | Ask) -> None:
        if self._link is not None:
            try:
                await self._link.send(message)
            except LinkLost:
                self.is_connected = False

    async def close(self) -> None:
        if self._link is not None:
            await self._link.close()


def _new_id() -> str:
    return secrets.token_hex(8)
