"""Requests that are not of the interface (http.api), but cost as much: its description, the status page."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from regicide.server.errors import Denied
from regicide.server.http.error_response import error_response
from regicide.server.prices import Thing
from regicide.server.proxies import address_of
from regicide.server.spending import Payer, Spending

Endpoint = Callable[[Request], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Priced:
    """An endpoint and what a request to it costs."""

    price: Thing
    spending: Spending
    endpoint: Endpoint

    async def respond(self, request: Request) -> Response:
        try:
            self.spending.take(self.price, Payer(address=address_of(request.scope)))
        except Denied as denied:
            return error_response(request, denied)
        return await self.endpoint(request)
