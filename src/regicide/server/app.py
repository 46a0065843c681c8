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
from regicide.bots.thinking import Thinking
from regicide.rules import RegicideError
from regicide.server.api import Api, refusal
from regicide.server.bus import Bus, open_bus
from regicide.server.config import Config
from regicide.server.docs_page import docs_page, docs_style
from regicide.server.errors import Denial, Denied
from regicide.server.hall import Hall
from regicide.server.limits import Buckets, Counts, Guesses
from regicide.server.logs import Log
from regicide.server.metrics import CONTENT_TYPE, Metrics
from regicide.server.pages import Pages
from regicide.server.security import SecureHeaders, is_strange, names_of
from regicide.server.services import Services
from regicide.server.socket import Socket
from regicide.server.storage import Store, open_store


@dataclass(frozen=True, slots=True, kw_only=True)
class Doors:
    """What requests and sockets need to know."""

    config: Config
    hall: Hall
    store: Store
    bus: Bus
    metrics: Metrics
    log: Log
    making: Buckets
    guesses: Guesses
    sockets: Counts


def make_app(doors: Doors) -> ASGIApp:
    """An application behind these doors; they have to be opened."""
    pages, socket = _pages(doors), Socket(doors)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go past the framework: each of its layers would cost at every message."""
        await (socket if scope["type"] == "websocket" else pages)(scope, receive, send)

    return app


def _pages(doors: Doors) -> Starlette:
    api, pages = Api(doors), Pages()
    return Starlette(
        routes=[
            *api.routes(),
            Route("/api/docs", docs_page),
            Route("/api/docs.css", docs_style),
            Route("/healthz", _health(doors)),
            Route("/metrics", _metrics(doors)),
            *pages.routes(),
        ],
        middleware=[
            Middleware(SecureHeaders),
            Middleware(Guarded, doors=doors),
            *_for_origins(doors.config.origins),
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


def make_doors(config: Config, log: Log) -> Doors:
    store = open_store(config.database_url or str(config.data / "tables.sqlite3"))
    bus, metrics = open_bus(config.bus_url), Metrics()
    services = Services(
        config=config,
        store=store,
        bus=bus,
        thinking=Thinking(config.bot_seconds),
        metrics=metrics,
        log=log,
        clock=lambda: time.time_ns() // 1_000_000,
    )
    return Doors(
        config=config,
        hall=Hall(services),
        store=store,
        bus=bus,
        metrics=metrics,
        log=log,
        making=Buckets(config.making_rate, config.making_burst),
        guesses=Guesses(config.guess_rate, config.guess_burst),
        sockets=Counts(config.sockets_per_address),
    )


async def open_doors(doors: Doors) -> None:
    """Storage and bus, before the first request."""
    await doors.store.open()
    await doors.bus.open()
    doors.hall.open()
    doors.log.say("started", version=__version__)


async def close_doors(doors: Doors) -> None:
    """What is under way is finished first."""
    await doors.hall.close()
    await doors.bus.close()
    await doors.store.close()
    doors.log.say("stopped")


def _health(doors: Doors) -> Callable[[Request], Awaitable[Response]]:
    async def health(request: Request) -> Response:
        """Whether this server can do its work: its database answers."""
        try:
            await doors.store.last_seq(["none"])
        except RegicideError as error:
            return refusal(request, error)
        return PlainTextResponse("ok\n")

    return health


def _metrics(doors: Doors) -> Callable[[Request], Awaitable[Response]]:
    async def metrics(_request: Request) -> Response:
        return Response(doors.metrics.text(), media_type=CONTENT_TYPE)

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


class Guarded:
    """Turns requests for other names away, and says of faults of ours only that there was one."""

    def __init__(self, app: ASGIApp, doors: Doors) -> None:
        self._app = app
        self._log = doors.log
        self._names = names_of(doors.config)

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
