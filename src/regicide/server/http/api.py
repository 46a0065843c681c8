"""The HTTP interface: players, tables, lists, records. Bodies are defined in wire.http."""

import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, TypeAlias, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from regicide.bots.bot_runner import BOT_NAMES
from regicide.i18n import Words, say_error, words
from regicide.i18n.languages import FALLBACK, LANGUAGES
from regicide.notation import print_game
from regicide.rules import RegicideError
from regicide.server import identity
from regicide.server.context import AppContext
from regicide.server.errors import Denial, Denied
from regicide.server.limits import GAMES_PER_PAGE, LARGEST_BODY, TRANSFER_SECONDS
from regicide.server.security import address_of, has_foreign_origin
from regicide.server.storage import Player, StorageError
from regicide.server.tables.live_table import LiveTable
from regicide.server.tables.table_summary import view_summary
from regicide.table import Phase, record_of
from regicide.table.recording import seal_tags
from regicide.wire.decode_errors import Expected, UnreadableMessage
from regicide.wire.encoding import decode_body, encode
from regicide.wire.http import (
    BotList,
    BotView,
    NewPlayer,
    NewTable,
    PlayerSecret,
    PlayerView,
    TableCode,
    TableList,
    TakeTransfer,
    TransferCode,
)
from regicide.wire.openapi import PATHS, describe
from regicide.wire.reasons import view_error
from regicide.wire.replay_view import view_replay

T = TypeVar("T")
Operation: TypeAlias = Callable[[Request], Awaitable[Response]]


class Api:
    """The handlers of all API requests."""

    def __init__(self, context: AppContext) -> None:
        self._context = context
        self._creation_limits = context.creation_limits

    def routes(self) -> list[Route]:
        """One route per path of the OpenAPI description, so that a 405 lists the allowed methods."""
        by_path: dict[str, dict[str, Operation]] = {}
        for path, method, name in PATHS:
            by_path.setdefault(path, {})[method.upper()] = getattr(self, name)
        return [
            Route(path, self._handler(operations), methods=list(operations))
            for path, operations in by_path.items()
        ]

    # --- players ---------------------------------------------------------------------------------

    async def new_player(self, request: Request) -> Response:
        self._limit_creation(request)
        body = await _read_body(request, NewPlayer)
        name, secret = identity.clean_name(body.name), identity.new_secret()
        player = Player(identity.new_player_id(), name)
        await self._context.services.store.add_player(
            player, identity.hash_secret(secret), self._now()
        )
        return _json_response(PlayerSecret(name, secret), 201)

    async def me(self, request: Request) -> Response:
        player = await self._player(request)
        return _json_response(PlayerView(player.name))

    async def rename_me(self, request: Request) -> Response:
        player = await self._player(request)
        name = identity.clean_name((await _read_body(request, NewPlayer)).name)
        await self._context.services.store.rename(player.id, name)
        return _json_response(PlayerView(name))

    async def offer_transfer(self, request: Request) -> Response:
        player = await self._player(request)
        self._limit_creation(request)
        code, expires = identity.new_code(), self._now() + 1000 * TRANSFER_SECONDS
        await self._context.services.store.offer_transfer(
            identity.hash_secret(code), player.id, expires
        )
        return _json_response(TransferCode(code, expires), 201)

    async def take_transfer(self, request: Request) -> Response:
        self._limit_creation(request)
        typed = identity.read_code((await _read_body(request, TakeTransfer)).code)
        secret = identity.new_secret()
        player = await self._context.services.store.take_transfer(
            identity.hash_secret(typed), identity.hash_secret(secret), self._now()
        )
        if player is None:
            raise Denied(Denial.NO_SUCH_TRANSFER)
        return _json_response(PlayerSecret(player.name, secret), 201)

    async def my_games(self, request: Request) -> Response:
        player = await self._player(request)
        before = _read_time(request.query_params.get("before"))
        found = await self._context.services.store.summaries_of(player.id, GAMES_PER_PAGE, before)
        more = found[-1].updated if len(found) == GAMES_PER_PAGE else None
        return _json_response(TableList(tuple(view_summary(each) for each in found), more))

    # --- tables ----------------------------------------------------------------------------------

    async def new_table(self, request: Request) -> Response:
        player = await self._player(request)
        self._limit_creation(request)
        wanted = await _read_body(request, NewTable)
        return _json_response(TableCode(await self._context.registry.create(player, wanted)), 201)

    async def public_tables(self, _request: Request) -> Response:
        return _json_response(await self._context.registry.lobby.tables())

    async def table(self, request: Request) -> Response:
        code = identity.read_code(request.path_params["code"])
        with self._context.code_guesses.limit(address_of(request.scope)):
            summary = await self._context.services.store.summary(code)
            if summary is None:
                raise Denied(Denial.NO_SUCH_TABLE)
        return _json_response(view_summary(summary))

    async def record(self, request: Request) -> Response:
        live = await self._finished_table(request)
        others = (("Table", live.code), *seal_tags(live.table.seal))
        text = print_game(record_of(live.table, date=_date(live.created), other_tags=others))
        disposition = f'attachment; filename="regicide-{live.code}.txt"'
        return PlainTextResponse(text, headers={"Content-Disposition": disposition})

    async def replay(self, request: Request) -> Response:
        """Runs in a thread: a long game has a hundred views, which would block other tables."""
        table = (await self._finished_table(request)).table
        return await run_in_threadpool(lambda: _json_response(view_replay(table)))

    async def _finished_table(self, request: Request) -> LiveTable:
        code = identity.read_code(request.path_params["code"])
        with self._context.code_guesses.limit(address_of(request.scope)):
            live = await self._context.registry.table(code)
        if live.table.phase is not Phase.OVER or live.table.game is None:
            raise Denied(Denial.NO_RECORD_YET)
        return live

    async def bots(self, request: Request) -> Response:
        translations = _words(request)
        views = (BotView(name, translations.say(f"bot-{name}")) for name in sorted(BOT_NAMES))
        return _json_response(BotList(tuple(views)))

    async def description(self, _request: Request) -> Response:
        return Response(encode(describe(BOT_NAMES)), media_type="application/json")

    # --- helpers ---------------------------------------------------------------------------------

    def _handler(self, operations: dict[str, Operation]) -> Operation:
        """Call the operation for the method; answer errors with their code and sentence."""

        async def handle(request: Request) -> Response:
            operation = operations["GET" if request.method == "HEAD" else request.method]
            try:
                if request.method not in ("GET", "HEAD") and has_foreign_origin(
                    request.scope, self._context.services.config.origins
                ):
                    raise Denied(Denial.FOREIGN_ORIGIN)
                return await operation(request)
            except StorageError as error:
                self._context.services.log.event("storage-error", code=error.code)
                return error_response(request, error)
            except RegicideError as error:
                return error_response(request, error)

        return handle

    async def _player(self, request: Request) -> Player:
        kind, _, secret = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not secret:
            raise Denied(Denial.SECRET_NEEDED)
        player = await self._context.services.store.player_with(
            identity.hash_secret(secret.strip())
        )
        if player is None:
            raise Denied(Denial.UNKNOWN_SECRET)
        return player

    def _limit_creation(self, request: Request) -> None:
        if not self._creation_limits.take(address_of(request.scope), time.monotonic()):
            raise Denied(Denial.TOO_FAST)

    def _now(self) -> int:
        return self._context.registry.services.clock()


def error_response(request: Request, error: RegicideError) -> Response:
    """An error as a response: its code, and a sentence in the requested language."""
    headers = {}
    if isinstance(error, StorageError):
        # Clients do not learn where the storage is or what is wrong.
        error = Denied(Denial.STORAGE_AWAY)
    status = error.denial.status if isinstance(error, Denied) else 422
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status == 413:
        headers["Connection"] = "close"  # otherwise the client keeps sending the rest
    if isinstance(error, Denied) and error.denial.is_temporary:
        headers["Retry-After"] = "1"
    view = view_error(error, say_error(_words(request), error))
    return Response(encode(view), status, headers, media_type="application/json")


async def _read_body(request: Request, kind: type[T]) -> T:
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > LARGEST_BODY:
            raise Denied(Denial.TOO_LARGE, limit=LARGEST_BODY)
    return decode_body(data, kind)


def _json_response(body: Any, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def _read_time(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise UnreadableMessage(Expected.TIME, field="before", why="Expected Unix milliseconds")
    return int(text)


def _words(request: Request) -> Words:
    """The translations for the first supported language in Accept-Language."""
    for piece in request.headers.get("accept-language", "").split(","):
        code = piece.split(";")[0].split("-")[0].strip().lower()
        if code in LANGUAGES:
            return words(code)
    return words(FALLBACK)
