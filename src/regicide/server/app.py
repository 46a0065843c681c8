"""The application: everything a server has, put together."""

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
from regicide.server.api import Api, refusal
from regicide.server.bus import Bus, open_bus
from regicide.server.config import Config
from regicide.server.docs_page import docs_page, docs_style
from regicide.server.errors import Denial, Denied
from regicide.server.limits import CodeGuessLimiter, ConnectionCounts, TokenBuckets
from regicide.server.logs import Log
from regicide.server.metrics import CONTENT_TYPE, Metrics
from regicide.server.pages import Pages
from regicide.server.security import SecureHeaders, is_strange, names_of
from regicide.server.services import Services
from regicide.server.socket import Socket
from regicide.server.storage import Store, open_store
from regicide.server.table_registry import TableRegistry


@dataclass(frozen=True, slots=True, kw_only=True)
class AppContext:
    """What requests and sockets need to know."""

    config: Config
    registry: TableRegistry
    store: Store
    bus: Bus
    metrics: Metrics
    log: Log
    making: TokenBuckets
    code_guesses: CodeGuessLimiter
    sockets: ConnectionCounts


def make_app(context: AppContext) -> ASGIApp:
    """An application behind these context; they have to be opened."""
    pages, socket = _pages(context), Socket(context)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go past the framework: each of its layers would cost at every message."""
        await (socket if scope["type"] == "websocket" else pages)(scope, receive, send)

    return app


def _pages(context: AppContext) -> Starlette:
    api, pages = Api(context), Pages()
    return Starlette(
        routes=[
            *api.routes(),
            Route("/api/docs", docs_page),
            Route("/api/docs.css", docs_style),
            Route("/healthz", _health(context)),
            Route("/metrics", _metrics(context)),
            *pages.routes(),
        ],
        middleware=[
            Middleware(SecureHeaders),
            Middleware(ErrorMiddleware, context=context),
            *_for_origins(context.config.origins),
        ],
        exception_handlers={HTTPException: _http_error(pages)},
    )


def _for_origins(origins: frozenset[str]) -> list[Middleware]:
    """Browsers ask whether pages of other sites may read what they are answered."""
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
        thinking=BotRunner(config.bot_seconds),
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
        making=TokenBuckets(config.making_rate, config.making_burst),
        code_guesses=CodeGuessLimiter(config.guess_rate, config.guess_burst),
        sockets=ConnectionCounts(config.sockets_per_address),
    )


async def open_context(context: AppContext) -> None:
    """Storage and bus, before the first request."""
    await context.store.open()
    await context.bus.open()
    context.registry.open()
    context.log.say("started", version=__version__)


async def close_context(context: AppContext) -> None:
    """What is under way is finished first."""
    await context.registry.close()
    await context.bus.close()
    await context.store.close()
    context.log.say("stopped")


def _health(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def health(request: Request) -> Response:
        """Whether this server can do its work: its database answers."""
        try:
            await context.store.last_seq(["none"])
        except RegicideError as error:
            return refusal(request, error)
        return PlainTextResponse("ok\n")

    return health


def _metrics(context: AppContext) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(_request: Request) -> Response:
        return Response(context.metrics.text(), media_type=CONTENT_TYPE)

    return metrics


def _http_error(pages: Pages) -> Callable[[Request, Exception], Awaitable[Response]]:
    async def say_error(request: Request, error: Exception) -> Response:
        """What the router refuses, said as everything else is."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and (page := pages.lost(request)):
            return page
        denial = Denial.NO_SUCH_METHOD if error.status_code == 405 else Denial.NO_SUCH_PAGE
        answer = refusal(request, Denied(denial))
        answer.headers.update(error.headers or {})
        return answer

    return say_error


class ErrorMiddleware:
    """Turns requests for other names away, and says of faults of ours only that there was one."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._log = context.log
        self._names = names_of(context.config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and is_strange(scope, self._names):
            await refusal(Request(scope), Denied(Denial.STRANGE_HOST))(scope, receive, send)
            return
        begun = False

        async def send_and_see(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, send_and_see)
        except ClientDisconnect:
            pass  # nobody is there to be answered
        except Exception as error:  # noqa: BLE001  logged with its place, said without it
            self._log.failure("request-failed", error)
            if not begun:
                await refusal(Request(scope), Denied(Denial.FAILED))(scope, receive, send)
