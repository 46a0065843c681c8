"""From a request to its response: check the caller, read the body, call the handler, encode its answer."""

import gzip
import time
from types import NoneType
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from regicide.rules import RegicideError
from regicide.server import identity
from regicide.server.context import AppContext
from regicide.server.errors import Denial, Denied
from regicide.server.http.compression import COMPRESSED, VARY, accepts_gzip
from regicide.server.http.error_response import error_response
from regicide.server.http.route import Answer, Body, Call, Caller, Route, TextFile
from regicide.server.limits import LARGEST_BODY
from regicide.server.proxies import address_of
from regicide.server.security import has_foreign_origin
from regicide.server.storage import Player, StorageError
from regicide.wire.encoding import decode_body, encode

#: Bytes of an answer from which compression saves a packet.
_WORTH_COMPRESSING: Final = 2_000


async def respond(
    route: Route[Caller, Body, Answer], context: AppContext, request: Request
) -> Response:
    """Answer a request; an error is answered with its code and sentence."""
    try:
        answer = await route.handler(await _check(route, context, request))
    except StorageError as error:
        context.services.storage_failed(error)
        return error_response(request, error)
    except RegicideError as error:
        return error_response(request, error)
    if isinstance(answer, TextFile):
        disposition = f'attachment; filename="{answer.name}"'
        return PlainTextResponse(answer.text, headers={"Content-Disposition": disposition})
    if route.is_public:
        return await _compressed(request, encode(answer))
    return Response(encode(answer), route.status, media_type="application/json")


async def _compressed(request: Request, body: bytes) -> Response:
    """A public answer, compressed if it is long. Others are not: the length of a compressed secret beside text
    that another person chose would reveal the secret (the BREACH attack).
    """
    headers = VARY
    if len(body) >= _WORTH_COMPRESSING and accepts_gzip(request):
        # In a thread: a replay takes milliseconds, which would delay the tables.
        body, headers = await run_in_threadpool(gzip.compress, body), {**VARY, **COMPRESSED}
    return Response(body, headers=headers, media_type="application/json")


async def _check(
    route: Route[Caller, Body, Answer], context: AppContext, request: Request
) -> Call[Caller, Body]:
    """Refuse pages of other origins, unknown secrets and too many requests before the body is read."""
    if route.method != "GET" and has_foreign_origin(request.scope, context.services.config.origins):
        raise Denied(Denial.FOREIGN_ORIGIN)
    caller = await _player(context, request) if route.caller is Player else None
    if route.creates and not context.creation_limits.take(
        address_of(request.scope), time.monotonic()
    ):
        raise Denied(Denial.TOO_FAST)
    body = None if route.body is NoneType else await _read_body(request, route.body)
    return route.call(context, request, caller, body)


async def _player(context: AppContext, request: Request) -> Player:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Denied(Denial.SECRET_NEEDED)
    player = await context.services.store.player_with(identity.hash_secret(secret.strip()))
    if player is None:
        raise Denied(Denial.UNKNOWN_SECRET)
    return player


async def _read_body(request: Request, kind: type[Body]) -> Body:
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > LARGEST_BODY:
            raise Denied(Denial.TOO_LARGE, limit=LARGEST_BODY)
    return decode_body(data, kind)
