"""Between a link and a screen: what is known, what is chosen, what is on its way.

A command goes out with an id, and again with the same one after a break, until it is answered: so
it is done once. What a screen shows is read off here; nothing of it is decided here.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable

from regicide.table import Command
from regicide.tui.client_state import ClientState
from regicide.tui.link import Link, LinkLost
from regicide.tui.selection import Selection
from regicide.wire.choices import OutlookView
from regicide.wire.messages import (
    Ack,
    Ask,
    Do,
    Goodbye,
    Hello,
    Outlook,
    Refused,
    ServerMessage,
    Trouble,
    Welcome,
)
from regicide.wire.reasons import ReasonView

#: The shortest and the longest pause before a line is opened again, in seconds.
PAUSES = (0.3, 5.0)


class Controller:
    """One person's sitting at a table."""

    def __init__(
        self,
        open_link: Callable[[], Awaitable[Link]],
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
        #: Seconds to wait after the next break.
        self._pause = PAUSES[0]
        self._link: Link | None = None
        self._pending: Do | None = None
        self.model = ClientState()
        self.selection = Selection()
        #: What a chosen set of cards that is no legal move would be refused for.
        self.outlook: OutlookView | None = None
        #: The last refusal, in words, until something else happens.
        self.complaint: str | None = None
        self.is_connected = False
        #: Why the server will not have us back; None: it would.
        self.farewell: str | None = None

    @property
    def reason(self) -> ReasonView | None:
        """Why what is chosen now is no legal move, if that was asked."""
        if not self.selection.places or self.selection.choice is not None or self.outlook is None:
            return None
        return self.outlook.reason

    @property
    def is_sending(self) -> bool:
        return self._pending is not None

    async def run(self) -> None:
        """Keep a line open, until the server says goodbye for good."""
        while self.farewell is None:
            try:
                self._link = await self._open_link()
                await self._link.send(Hello(self._secret, self.model.seq, self._language))
                await self._listen(self._link)
            except LinkLost:
                self.is_connected = False
                self.on_change()
                await self._sleep(self._pause)
                self._pause = min(2 * self._pause, PAUSES[1])

    async def _listen(self, link: Link) -> None:
        first = True
        while self.farewell is None:
            message = await link.receive()
            if first and self._pending is not None:
                await link.send(self._pending)
            first = False
            self.is_connected = True
            self._take(message)
            self.on_change()

    def _take(self, message: ServerMessage) -> None:
        self.model.take(message)
        match message:
            case Welcome():
                self._pause = PAUSES[0]  # a server that accepts us: the next break is a new one
            case Ack(command_id, _):
                self._answered(command_id, None)
            case Refused(command_id, error):
                self._answered(command_id, error.sentence)
            case Outlook(_, outlook):
                self.outlook = outlook
            case Trouble(error):
                self.complaint = error.sentence
            case Goodbye(error, again):
                self.farewell = None if again else error.sentence
            case _:
                pass
        hand = self.model.own.hand if self.model.own else ()
        self.selection.offer(hand, self.model.choices)

    def _answered(self, command_id: str, complaint: str | None) -> None:
        self.complaint = complaint
        if self._pending is not None and self._pending.id == command_id:
            self._pending = None

    async def do(self, command: Command) -> None:
        """Ask for something; one thing at a time."""
        if self._pending is not None:
            return
        self._pending = Do(secrets.token_hex(8), command)
        self.complaint = None
        await self._send(self._pending)
        self.on_change()

    async def ask(self, move: str) -> None:
        """Why is this not a legal move?"""
        await self._send(Ask(secrets.token_hex(8), move))

    async def _send(self, message: Do | Ask) -> None:
        if self._link is not None:
            try:
                await self._link.send(message)
            except LinkLost:
                self.is_connected = False

    async def close(self) -> None:
        if self._link is not None:
            await self._link.close()
