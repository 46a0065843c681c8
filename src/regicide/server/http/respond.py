"""From a request to its response: check the caller, read the body, call the handler, encode its answer."""

import gzip
from types import NoneType
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from regicide.rules import RegicideError
from regicide.server import identity
from regicide.server.context import AppContext
from regicide.server.errors import Denial, Denied
from regicide.server.http.compression import COMPRESSED, VARY, accepts_gzip
from regicide.server.http.error_response import error_response
from regicide.server.http.route import Answer, Body, Call, Caller, Download, Route, TextFile
from regicide.server.limits import LARGEST_BODY
from regicide.server.live.replays import Prepared
from regicide.server.people.devices import device_of
from regicide.server.prices import Thing
from regicide.server.proxies import address_of
from regicide.server.security import has_foreign_origin
from regicide.server.spending import Payer
from regicide.server.storage import Device, Player, StorageError
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
        return PlainTextResponse(answer.text, headers=_saved_as(answer.name))
    if isinstance(answer, Download):
        return _DownloadResponse(answer)
    if isinstance(answer, Prepared):
        return _prepared(request, answer)
    if route.is_public:
        return await _compressed(request, encode(answer))
    return Response(encode(answer), route.status, media_type="application/json")


class _DownloadResponse(StreamingResponse):
    """Makes a piece when the client has read the one before."""

    def __init__(self, answer: Download) -> None:
        super().__init__(answer.pieces, headers=_saved_as(answer.name), media_type="text/plain")
        self._at_end = answer.at_end

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._at_end()


def _saved_as(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


def _prepared(request: Request, answer: Prepared) -> Response:
    headers = {"ETag": answer.etag, "Cache-Control": "no-cache", **VARY}
    if request.headers.get("if-none-match") == answer.etag:
        return Response(status_code=304, headers=headers)
    if accepts_gzip(request):
        headers, body = {**headers, **COMPRESSED}, answer.gzipped
    else:
        body = answer.body
    return Response(body, headers=headers, media_type="application/json")


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
    spending, address = context.services.spending, address_of(request.scope)
    spending.take(Thing.REQUEST, Payer(address=address))  # before the store is asked for the player
    device = None if route.caller is NoneType else await _device(context, request)
    payer = Payer(device.player.id if device else None, address)
    if route.price is not Thing.REQUEST:
        spending.take(route.price, payer)
    body = None if route.body is NoneType else await _read_body(request, route.body)
    caller = device.player if device and route.caller is Player else device
    return route.call(context, request, caller, body, payer)


async def _device(context: AppContext, request: Request) -> Device:
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not secret:
        raise Denied(Denial.SECRET_NEEDED)
    return await device_of(context.services, identity.hash_secret(secret.strip()))


async def _read_body(request: Request, kind: type[Body]) -> Body:
    data = b""
    async for piece in request.stream():
        data += piece
        if len(data) > LARGEST_BODY:
            raise Denied(Denial.TOO_LARGE, limit=LARGEST_BODY)
    return decode_body(data, kind)
