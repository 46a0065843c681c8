"""Accepts the sockets of tables and of the lobby, and answers their messages."""

import asyncio
import re
import time

from starlette.types import Scope

from regicide.i18n import Words, say_error, words
from regicide.i18n.languages import FALLBACK, LANGUAGES
from regicide.rules import RegicideError
from regicide.server.context import AppContext
from regicide.server.errors import Denial, Denied
from regicide.server.identity import hash_secret, read_code
from regicide.server.limits import MAX_EXCESS_MESSAGES
from regicide.server.live.live_table import LiveTable
from regicide.server.people.devices import device_of
from regicide.server.prices import Rate, Thing
from regicide.server.proxies import address_of, behind_proxies
from regicide.server.security import (
    HEADERS,
    allowed_hosts,
    has_foreign_origin,
    has_unknown_host,
)
from regicide.server.spending import Payer, TokenBucket
from regicide.server.storage import StorageError, device_id
from regicide.server.transport.connection import Connection
from regicide.server.transport.socket import Disconnected, Socket
from regicide.session.answers import answer_ask, refusal
from regicide.table import Person
from regicide.table.commands import Speak
from regicide.table.permission import LONGEST_SPEECH
from regicide.wire.encoding import decode_client, encode
from regicide.wire.messages import (
    Ack,
    Ask,
    ClientMessage,
    Do,
    Hello,
    Outlook,
    ServerMessage,
    Trouble,
)
from regicide.wire.reasons import view_error

_PATH = re.compile(r"/api/(?:lobby|tables/([^/]{1,40})/socket)")


def table_in_path(path: str) -> str | None:
    """The code of the table whose socket has this path; None for other paths."""
    found = _PATH.fullmatch(path)
    return read_code(found[1]) if found and found[1] is not None else None


class SocketApp:
    """The application for sockets: accepts or rejects them."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._hosts = allowed_hosts(context.services.config)

    async def __call__(self, scope: Scope, socket: Socket) -> None:
        services = self._context.services
        address = address_of(behind_proxies(scope, services.config.trusted_proxies))
        try:
            services.spending.take(Thing.ANSWER, Payer(address=address))
            code = self._table_code(scope)
        except Denied as denied:
            _reject_handshake(denied, socket)
            return
        socket.accept()
        await self._serve(socket, address, code)

    def _table_code(self, scope: Scope) -> str | None:
        """The code of the table in the path; None for the lobby. Raises if the request is not allowed."""
        found = _PATH.fullmatch(scope["path"])
        if has_unknown_host(scope, self._hosts):
            raise Denied(Denial.STRANGE_HOST)
        if has_foreign_origin(scope, self._context.services.config.origins):
            raise Denied(Denial.FOREIGN_ORIGIN)
        if found is None:
            raise Denied(Denial.NO_SUCH_PAGE)
        return table_in_path(scope["path"])

    async def _serve(self, socket: Socket, address: str, code: str | None) -> None:
        context = self._context
        session = SocketSession(context, socket, address)
        context.services.metrics.sockets += 1
        try:
            payer = Payer(address=address)
            context.services.spending.take(Thing.SOCKET, payer)
            with context.services.spending.hold(Thing.SOCKET, payer, Denial.TOO_MANY_SOCKETS):
                await (session.lobby() if code is None else session.table(code))
        except Disconnected:
            pass
        except Denied as denied:
            await session.refuse(denied)
        except StorageError as error:
            # The command may or may not be in the log: do not refuse it; the client reconnects and repeats it.
            context.services.storage_failed(error)
            await session.refuse(Denied(Denial.STORAGE_AWAY))
        except RegicideError as error:
            context.services.log.event("socket-failed", code=error.code)
            await session.refuse(Denied(Denial.FAILED))
        except Exception as error:  # noqa: BLE001  logged, and answered without details
            context.services.log.failure("socket-failed", error)
            await session.refuse(Denied(Denial.FAILED))
        finally:
            context.registry.signed_in.discard(session.connection)
            context.services.metrics.sockets -= 1


class SocketSession:
    """One socket, from its hello until it closes."""

    __slots__ = (
        *("_address", "_bucket", "_context", "_excess_left", "_payer", "_socket"),
        "connection",
    )

    def __init__(self, context: AppContext, socket: Socket, address: str) -> None:
        self._context = context
        self._address = address
        self._payer = Payer(address=address)
        self._socket = socket
        self.connection = Connection(socket, words(FALLBACK), address)
        config = context.services.config
        rate = Rate(config.message_rate, config.message_burst)
        self._bucket = TokenBucket(rate, time.monotonic())
        self._excess_left = MAX_EXCESS_MESSAGES

    async def table(self, code: str) -> None:
        hello, person = await self._read_hello()
        live = await self._enter(code, person, hello.after)
        try:
            while True:
                await self._answer(live, person, await self._next_message())
        finally:
            self._context.registry.leave(live, self.connection)

    async def _enter(self, code: str, person: Person | None, after: int | None) -> LiveTable:
        """Enter a table; a wrong code is paid for."""
        services, enter = self._context.services, self._context.registry.enter
        try:
            with services.spending.guess(Payer(person.id if person else None, self._address)):
                return await enter(code, self.connection, after)
        except Denied as denied:
            if denied.denial is not Denial.TOO_FAST or person is None:
                raise
            # Others at this address guessed too much. People return to their own tables all the same.
            summary = await services.store.summary(code)
            if summary is None or person.id not in summary.player_ids:
                raise
        return await enter(code, self.connection, after)

    async def lobby(self) -> None:
        await self._read_hello()
        await self._context.registry.enter_lobby(self.connection)
        try:
            while True:
                await self._next_message()
                self._send_error(Denied(Denial.HELLO_ONCE))
        finally:
            self._context.registry.lobby.leave(self.connection)

    async def refuse(self, denied: Denied) -> None:
        self.connection.close(denied, reconnect=denied.denial.is_temporary)
        await self.connection.drain()

    async def _read_hello(self) -> tuple[Hello, Person | None]:
        """The first message identifies the player."""
        try:
            hello = await asyncio.wait_for(
                self._next_message(), self._context.services.config.hello_seconds
            )
        except TimeoutError:
            raise Denied(Denial.HELLO_FIRST) from None
        if not isinstance(hello, Hello):
            raise Denied(Denial.HELLO_FIRST)
        self.connection.words = _words(hello.language)
        person = await self._person(hello.secret)
        self.connection.player_id = person.id if person else None
        self.connection.wants_choices = hello.choices
        return hello, person

    async def _person(self, secret: str | None) -> Person | None:
        if secret is None:
            return None
        secret_hash = hash_secret(secret)
        self.connection.device_id = device_id(secret_hash)
        self._context.registry.signed_in.add(self.connection)
        player = (await device_of(self._context.services, secret_hash)).player
        return Person(player.id, player.name)

    async def _next_message(self) -> ClientMessage:
        """The next valid message; invalid ones are answered with an error."""
        while True:
            message = await self._socket.receive()
            # Its last message may wait for a slow client: nothing more is done for it.
            if self.connection.closed:
                await self.connection.drain()
                raise Disconnected
            if not self._bucket.take(time.monotonic()) or not self._has_paid():
                self._refuse_excess()
                continue
            try:
                return decode_client(message)
            except RegicideError as error:
                self._send_error(error)

    def _has_paid(self) -> bool:
        try:
            self._context.services.spending.take(Thing.MESSAGE, self._payer)
        except Denied:
            return False
        return True

    def _refuse_excess(self) -> None:
        self._excess_left -= 1
        if self._excess_left < 0:
            raise Denied(Denial.TOO_FAST)
        self._send_error(Denied(Denial.TOO_FAST))

    def _send_error(self, error: RegicideError) -> None:
        sentence = say_error(self.connection.words, error)
        self.connection.post(encode(Trouble(view_error(error, sentence))))

    async def _answer(self, live: LiveTable, person: Person | None, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._send_error(Denied(Denial.HELLO_ONCE))
            return
        try:
            answer: ServerMessage = await self._execute(live, person, message)
        except StorageError:
            raise
        except RegicideError as error:
            self._context.services.metrics.refused += isinstance(message, Do)
            answer = refusal(message.id, error, self.connection.words)
        self.connection.post(encode(answer))

    async def _execute(
        self, live: LiveTable, person: Person | None, message: Do | Ask
    ) -> Ack | Outlook:
        if isinstance(message, Ask):
            return answer_ask(live.table, person.id if person else None, message)
        if person is None:
            raise Denied(Denial.SECRET_NEEDED)
        # The table refuses longer texts, and comparing one with many words would take long.
        if isinstance(message.what, Speak) and len(message.what.text) <= LONGEST_SPEECH:
            self._context.word_filter.check(message.what.text)
        return Ack(message.id, await live.do(person, message.id, message.what))


def _reject_handshake(denied: Denied, socket: Socket) -> None:
    """Answer the handshake with an HTTP error response."""
    view = view_error(denied, say_error(words(FALLBACK), denied))
    headers = {"Content-Type": "application/json", "Cache-Control": "no-store", **HEADERS}
    socket.reject(denied.denial.status, headers, encode(view))


def _words(language: str) -> Words:
    return words(language if language in LANGUAGES else FALLBACK)
