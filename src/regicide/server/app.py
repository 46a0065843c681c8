"""Builds the HTTP application from its parts. socket_app serves the sockets."""

from functools import partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.cors import CORSMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regicide.server.context import AppContext
from regicide.server.errors import Denial, Denied
from regicide.server.http.admission import Admission
from regicide.server.http.api import api_routes
from regicide.server.http.api_docs import api_docs_page, api_docs_style
from regicide.server.http.error_response import error_response
from regicide.server.http.pages import Pages
from regicide.server.http.priced import Endpoint, Priced
from regicide.server.http.status_page import status_page
from regicide.server.metrics import CONTENT_TYPE, metrics_text
from regicide.server.prices import Thing
from regicide.server.proxies import FORWARDED, BehindProxies
from regicide.server.security import SecurityHeaders, allowed_hosts, has_unknown_host
from regicide.server.storage import StorageError


def make_app(context: AppContext) -> ASGIApp:
    """The ASGI application for HTTP. Call `open_context` before the first request."""
    spending = context.services.spending
    pages = Pages(context.services.store)

    def described(path: str, endpoint: Endpoint) -> Route:
        return Route(path, Priced(Thing.REQUEST, spending, endpoint).respond)

    return Starlette(
        routes=[
            *api_routes(context),
            described("/api/docs", api_docs_page),
            described("/api/docs.css", api_docs_style),
            described("/status", partial(status_page, context)),
            # They cost what every answer costs: an operator sees a server whose budgets are used up.
            Route("/healthz", partial(_health, context)),
            Route("/metrics", partial(_metrics, context)),
            *pages.routes(),
        ],
        middleware=[
            Middleware(BehindProxies, trusted=context.services.config.trusted_proxies),
            Middleware(SecurityHeaders),
            Middleware(Admission, spending=spending),
            Middleware(ErrorMiddleware, context=context),
            *_cors(context.services.config.origins),
        ],
        exception_handlers={HTTPException: partial(_http_error, pages)},
    )


def _cors(origins: frozenset[str]) -> list[Middleware]:
    """Lets pages of the configured origins read responses."""
    if not origins:
        return []
    return [
        Middleware(
            CORSMiddleware,
            allow_origins=sorted(origins),
            allow_methods=["GET", "POST", "PATCH", "DELETE"],
            allow_headers=["Authorization", "Content-Type"],
        )
    ]


async def _health(context: AppContext, request: Request) -> Response:
    """200 while the database answers and takes writes."""
    if await context.registry.orders.storage_answers():
        return PlainTextResponse("ok\n")
    return error_response(request, Denied(Denial.STORAGE_AWAY))


async def _metrics(context: AppContext, request: Request) -> Response:
    """For the operator: not for a client of the proxy, however it writes the path."""
    if request.scope.get(FORWARDED):
        return error_response(request, Denied(Denial.NO_SUCH_PAGE))
    return Response(metrics_text(context.all_metrics), media_type=CONTENT_TYPE)


async def _http_error(pages: Pages, request: Request, error: Exception) -> Response:
    """Errors of the router (404, 405) in the same form as all other errors."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and (page := pages.not_found(request)):
        return page
    denial = Denial.NO_SUCH_METHOD if error.status_code == 405 else Denial.NO_SUCH_PAGE
    answer = error_response(request, Denied(denial))
    answer.headers.update(error.headers or {})
    return answer


class ErrorMiddleware:
    """Refuses requests with an unknown Host, and answers unexpected exceptions without details."""

    def __init__(self, app: ASGIApp, context: AppContext) -> None:
        self._app = app
        self._services = context.services
        self._hosts = allowed_hosts(context.services.config)

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
        except StorageError as error:  # in the middle of an answer, whose end is missing then
            self._services.storage_failed(error)
            if not has_started:
                await error_response(Request(scope), error)(scope, receive, send)
        except Exception as error:  # noqa: BLE001  logged with its location, answered without
            self._services.log.failure("request-failed", error)
            if not has_started:
                await error_response(Request(scope), Denied(Denial.FAILED))(scope, receive, send)
