"""The sockets: a live table's, and the lobby's.

They speak ASGI directly: what a framework's socket adds is paid for in memory by every idle one.
"""

import asyncio
import re
import time
from typing import TYPE_CHECKING

from starlette.types import Receive, Scope, Send

from regicide.i18n import Words, say_error, words
from regicide.i18n.languages import FALLBACK, LANGUAGES
from regicide.rules import RegicideError
from regicide.server.connection import Connection, never
from regicide.server.errors import Denial, Denied
from regicide.server.identity import hash_secret, read_code
from regicide.server.limits import TokenBucket
from regicide.server.live_table import LiveTable
from regicide.server.security import HEADERS, address_of, is_foreign, is_strange, names_of
from regicide.server.storage import Player, StorageError
from regicide.server.websocket import WRITE
from regicide.table import Author, Refusal
from regicide.table import Refused as CommandRefused
from regicide.wire.encoding import decode_client, encode
from regicide.wire.messages import Ack, Ask, ClientMessage, Do, Hello, Refused, Trouble
from regicide.wire.reasons import view_error

if TYPE_CHECKING:
    from regicide.server.app import AppContext

_PATH = re.compile(r"/api/(?:lobby|tables/([^/]{1,40})/socket)")
#: Messages beyond the limit after which the line is cut.
PATIENCE = 50


class Hangup(Exception):
    """The other side is gone."""


class Socket:
    """Takes sockets in, and says why where it does not. An ASGI application of its own."""

    def __init__(self, context: "AppContext") -> None:
        self._context = context
        self._names = names_of(context.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert (await receive())["type"] == "websocket.connect"
        try:
            code = self._code(scope)
        except Denied as denied:
            await _turn_away(denied, send)
            return
        await self._take_in(scope, receive, send, code)

    def _code(self, scope: Scope) -> str | None:
        """The table somebody may come to; None: the lobby."""
        found = _PATH.fullmatch(scope["path"])
        if is_strange(scope, self._names):
            raise Denied(Denial.STRANGE_HOST)
        if is_foreign(scope, self._context.config.origins):
            raise Denied(Denial.FOREIGN_ORIGIN)
        if found is None:
            raise Denied(Denial.NO_SUCH_PAGE)
        return None if found.group(1) is None else read_code(found.group(1))

    async def _take_in(self, scope: Scope, receive: Receive, send: Send, code: str | None) -> None:
        context, address = self._context, address_of(scope)
        await send({"type": "websocket.accept"})
        connection = Connection(
            send, words(FALLBACK), scope.get("extensions", {}).get(WRITE, never)
        )
        visit = SocketSession(context, receive, connection, address)
        if not context.sockets.enter(address):
            await visit.refuse(Denied(Denial.TOO_MANY_SOCKETS))
            return
        context.metrics.sockets += 1
        try:
            await (visit.lobby() if code is None else visit.table(code))
        except Hangup:
            pass
        except Denied as denied:
            await visit.refuse(denied)
        except StorageError as trouble:
            # A command in doubt is not refused, it may be done: who asked comes back and asks again.
            context.log.say("storage-trouble", code=trouble.code)
            await visit.refuse(Denied(Denial.STORAGE_AWAY))
        except RegicideError as error:
            context.log.say("socket-failed", code=error.code)
            await visit.refuse(Denied(Denial.FAILED))
        except Exception as error:  # noqa: BLE001  a fault of ours: logged, and said without details
            context.log.failure("socket-failed", error)
            await visit.refuse(Denied(Denial.FAILED))
        finally:
            context.sockets.leave(address)
            context.metrics.sockets -= 1


class SocketSession:
    """One socket, from hello to the end."""

    __slots__ = ("_address", "_bucket", "_context", "_patience", "_receive", "connection")

    def __init__(
        self, context: "AppContext", receive: Receive, connection: Connection, address: str
    ) -> None:
        self._context = context
        self._address = address
        self._receive = receive
        self.connection = connection
        self._bucket = TokenBucket(
            context.config.message_rate, context.config.message_burst, time.monotonic()
        )
        self._patience = PATIENCE

    async def table(self, code: str) -> None:
        hello, player = await self._introduction()
        with self._context.code_guesses.by(player.id if player else self._address):
            live = await self._context.registry.enter(code, self.connection, hello.after)
        try:
            while True:
                await self._answer(live, player, await self._next())
        finally:
            self._context.registry.left(live, self.connection)

    async def lobby(self) -> None:
        await self._introduction()
        await self._context.registry.enter_lobby(self.connection)
        try:
            while True:
                await self._next()
                self._trouble(Denied(Denial.HELLO_ONCE))
        finally:
            self._context.registry.lobby.leave(self.connection)

    async def refuse(self, denied: Denied) -> None:
        self.connection.hang_up(denied, again=denied.denial.passes)
        await self.connection.drained()

    async def _introduction(self) -> tuple[Hello, Player | None]:
        """The first message says who is there."""
        try:
            hello = await asyncio.wait_for(self._next(), self._context.config.hello_seconds)
        except TimeoutError:
            raise Denied(Denial.HELLO_FIRST) from None
        if not isinstance(hello, Hello):
            raise Denied(Denial.HELLO_FIRST)
        self.connection.words = _words(hello.language)
        player = await self._player(hello.secret)
        self.connection.person = player.id if player else None
        self.connection.choices = hello.choices
        return hello, player

    async def _player(self, secret: str | None) -> Player | None:
        if secret is None:
            return None
        player = await self._context.store.player_with(hash_secret(secret))
        if player is None:
            raise Denied(Denial.UNKNOWN_SECRET)
        return player

    async def _next(self) -> ClientMessage:
        """The next message that can be read; troubles are answered on the way."""
        while True:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                raise Hangup
            if not self._bucket.take(time.monotonic()):
                self._lose_patience()
                continue
            try:
                return decode_client(event.get("text") or event.get("bytes") or b"")
            except RegicideError as error:
                self._trouble(error)

    def _lose_patience(self) -> None:
        self._patience -= 1
        if self._patience < 0:
            raise Denied(Denial.TOO_FAST)
        self._trouble(Denied(Denial.TOO_FAST))

    def _trouble(self, error: RegicideError) -> None:
        sentence = say_error(self.connection.words, error)
        self.connection.post(encode(Trouble(view_error(error, sentence))))

    async def _answer(self, live: LiveTable, player: Player | None, message: ClientMessage) -> None:
        match message:
            case Hello():
                self._trouble(Denied(Denial.HELLO_ONCE))
            case Do():
                await self._do(live, player, message)
            case Ask(request_id, move):
                self._ask(live, player, request_id, move)

    async def _do(self, live: LiveTable, player: Player | None, message: Do) -> None:
        author = Author(player.id, player.name) if player else Author(id="")
        try:
            if player is None:
                raise Denied(Denial.SECRET_NEEDED)
            seq = await live.do(author, message.id, message.what)
        except StorageError:
            raise
        except RegicideError as error:
            self._context.metrics.refused += 1
            sentence = say_error(self.connection.words, error)
            self.connection.post(encode(Refused(message.id, view_error(error, sentence))))
        else:
            self.connection.post(encode(Ack(message.id, seq)))

    def _ask(self, live: LiveTable, player: Player | None, request_id: str, move: str) -> None:
        try:
            outlook = live.outlook(player.id if player else None, request_id, move)
            if outlook is None:
                raise CommandRefused(Refusal.NOT_YOUR_TURN)
            self.connection.post(encode(outlook))
        except RegicideError as error:
            sentence = say_error(self.connection.words, error)
            self.connection.post(encode(Refused(request_id, view_error(error, sentence))))


async def _turn_away(denied: Denied, send: Send) -> None:
    """Before it is accepted, a socket is a request like any other."""
    view = view_error(denied, say_error(words(FALLBACK), denied))
    headers = {"Content-Type": "application/json", "Cache-Control": "no-store", **HEADERS}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    status = denied.denial.status
    await send({"type": "websocket.http.response.start", "status": status, "headers": raw})
    await send({"type": "websocket.http.response.body", "body": encode(view)})


def _words(language: str) -> Words:
    return words(language if language in LANGUAGES else FALLBACK)
