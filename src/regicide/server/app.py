"""Builds the application from its parts."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regicide import __version__
from regicide.bots.bot_runner import BotRunner
from regicide.rules import RegicideError
from regicide.server.api import Api, error_response
from regicide.server.api_docs import api_docs_page, api_docs_style
from regicide.server.bus import Bus, open_bus
from regicide.server.config import Config
from regicide.server.errors import Denial, Denied
from regicide.server.limits import CodeGuessLimiter, ConnectionCounts, TokenBuckets
from regicide.server.logs import Log
from regicide.server.metrics import CONTENT_TYPE, Metrics
from regicide.server.pages import Pages
from regicide.server.security import SecurityHeaders, allowed_hosts, has_unknown_host
from regicide.server.services import Services
from regicide.server.socket import SocketApp
from regicide.server.storage import Store, open_store
from regicide.server.table_registry import TableRegistry


@dataclass(frozen=True, slots=True, kw_only=True)
class AppContext:
    """What the handlers of requests and sockets depend on."""

    config: Config
    registry: TableRegistry
    store: Store
    bus: Bus
    metrics: Metrics
    log: Log
    creation_limits: TokenBuckets
    code_guesses: CodeGuessLimiter
    sockets: ConnectionCounts


def make_app(context: AppContext) -> ASGIApp:
    """The ASGI application. Call `open_context` before the first request."""
    http_app, socket_app = _http_app(context), SocketApp(context)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets bypass Starlette: each of its layers would cost time for every message."""
        await (socket_app if scope["type"] == "websocket" else http_app)(scope, receive, send)

    return app


def _http_app(context: AppContext) -> Starlette:
    api, pages = Api(context), Pages()
    return Starlette(
        routes=[
            *api.routes(),
            Route("/api/docs", api_docs_page),
            Route("/api/docs.css", api_docs_style),
            Route("/healthz", _health(context)),
            Route("/metrics", _metrics(context)),
            *pages.routes(),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(ErrorMiddleware, context=context),
            *_cors(context.config.origins),
        ],
        exception_handlers={HTTPException: _http_error(pages)},
    )


def _cors(origins: frozenset[str]) -> list[Middleware]:
    """Lets pages of the configured origins read responses."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=sorted(origins),
            allow_methods=["GET", "POST", "PATCH"],
            allow_headers=["Authorization", "Content-Type"],
        )
    ]


def make_context(config: Config, log: Log) -> AppContext:
    store = open_store(config.database_url or str(config.data / "tables.sqlite3"))
    bus, metrics = open_bus(config.bus_url), Metrics()
    services = Services(
        config=config,
        store=store,
        bus=bus,
        bot_runner=BotRunner(config.bot_seconds),
        metrics=metrics,
        log=log,
        clock=lambda: time.time_ns() // 1_000_000,
    )
    return AppContext(
        config=config,
        registry=TableRegistry(services),
        store=store,
        bus=bus,
        metrics=metrics,
        log=log,
        creation_limits=TokenBuckets(config.creation_rate, config.creation_burst),
        code_guesses=CodeGuessLimiter(config.guess_rate, config.guess_burst),
        sockets=ConnectionCounts(config.sockets_per_address),
    )


async def open_context(context: AppContext) -> None:
    """Open storage and bus; call this before the first request."""
    await context.store.open()
    await context.bus.open()
    context.registry.open()
    context.log.event("started", version=__version__)


async def close_context(context: AppContext) -> None:
    """Finish pending work, then close tables, bus and storage."""
    await context.registry.close()
    await context.bus.close()
    await context.store.close()
    context.log.event("stopped")


def _health(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def health(request: Request) -> Response:
        """200 while the database can be reached."""
        try:
            await context.store.last_seq(["none"])
        except RegicideError as error:
            return error_response(request, error)
        return PlainTextResponse("ok\n")

    return health


def _metrics(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(_request: Request) -> Response:
        return Response(context.metrics.text(), media_type=CONTENT_TYPE)

    return metrics


def _http_error(pages: Pages) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def answer_http_error(request: Request, error: Exception) -> Response:
        """Errors of the router (404, 405) in the same form as all other errors."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and (page := pages.not_found(request)):
            return page
        denial = Denial.NO_SUCH_METHOD if error.status_code == 405 else Denial.NO_SUCH_PAGE
        answer = error_response(request, Denied(denial))
        answer.headers.update(error.headers or {})
        return answer

    return answer_http_error


class ErrorMiddleware:
    """Refuses requests with an unknown Host, and answers unexpected exceptions without details."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._log = context.log
        self._hosts = allowed_hosts(context.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and has_unknown_host(scope, self._hosts):
            await error_response(Request(scope), Denied(Denial.STRANGE_HOST))(scope, receive, send)
            return
        has_started = False

        async def send_and_note(message: Message) -> None:
            nonlocal has_started
            has_started = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_note)
        except ClientDisconnect:
            pass  # the client is gone
        except Exception as error:  # noqa: BLE001  logged with its location, answered without
            self._log.failure("request-failed", error)
            if not has_started:
                await error_response(Request(scope), Denied(Denial.FAILED))(scope, receive, send)
