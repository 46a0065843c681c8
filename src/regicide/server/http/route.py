"""A route of the HTTP interface: who may call it, what it reads and answers, and its handler.

The application's routes (api), the OpenAPI description (openapi) and the TypeScript types
(tools/generators/wire_types.py) all come from these declarations.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from types import NoneType
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct
from starlette.requests import Request

from regicide.server.context import AppContext
from regicide.server.live.replays import Prepared
from regicide.server.prices import Thing
from regicide.server.spending import Payer

Method: TypeAlias = Literal["GET", "POST", "PATCH", "DELETE"]


@dataclass(frozen=True, slots=True)
class TextFile:
    """An answer that browsers save as a file."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Download:
    """An answer that browsers save as a file, in pieces."""

    name: str
    pieces: AsyncIterator[bytes]
    #: Called when the last piece has left, or when none follows.
    at_end: Callable[[], None]


#: `Player` for a route that needs a secret, `Device` if it must know whose secret, otherwise `None`.
Caller = TypeVar("Caller")
#: The type of the request body; `None` for a route without one.
Body = TypeVar("Body")
Answer = TypeVar("Answer", bound=Struct | Mapping[str, object] | TextFile | Download)
Call_contra = TypeVar("Call_contra", contravariant=True)
Answer_co = TypeVar("Answer_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Call(Generic[Caller, Body]):
    """A request that may be handled: its caller and its body are checked."""

    context: AppContext
    request: Request
    caller: Caller
    body: Body
    payer: Payer


class Handler(Protocol[Call_contra, Answer_co]):
    """A function that answers a call. Its name is the name of the operation."""

    __name__: str

    def __call__(self, call: Call_contra, /) -> Awaitable[Answer_co]: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Route(Generic[Caller, Body, Answer]):
    """One operation of the HTTP interface."""

    method: Method
    path: str
    summary: str
    caller: type[Caller]
    body: type[Body]
    answer: type[Answer]
    #: What it costs. What the handler makes (a table, a guess) is paid where it is made.
    price: Thing
    #: Optional query parameters, in Unix milliseconds.
    query: tuple[str, ...]
    #: Error statuses besides those that follow from the rest (openapi).
    errors: tuple[int, ...]
    handler: Handler[Call[Caller, Body], Answer | Prepared]

    @property
    def creates(self) -> bool:
        """Whether it makes something: then it answers 201."""
        return self.method == "POST"

    @property
    def is_public(self) -> bool:
        """Whether everyone gets the same answer, without a secret."""
        return self.method == "GET" and self.caller is NoneType

    @property
    def status(self) -> int:
        return 201 if self.creates else 200

    def call(
        self, context: AppContext, request: Request, caller: object, body: object, payer: Payer
    ) -> Call[Caller, Body]:
        """Return a call with the caller and the body that the route declares."""
        assert isinstance(caller, self.caller)
        assert isinstance(body, self.body)
        return Call(context, request, caller, body, payer)


AnyRoute: TypeAlias = Route[Any, Any, Any]


def route(
    method: Method,
    path: str,
    summary: str,
    *,
    caller: type[Caller],
    body: type[Body],
    answer: type[Answer],
    price: Thing,
    query: tuple[str, ...] = (),
    errors: tuple[int, ...] = (),
) -> Callable[[Handler[Call[Caller, Body], Answer | Prepared]], Route[Caller, Body, Answer]]:
    """Make a route of a handler. A handler with other types does not type-check."""

    def with_handler(
        handler: Handler[Call[Caller, Body], Answer | Prepared],
    ) -> Route[Caller, Body, Answer]:
        return Route(
            method=method,
            path=path,
            summary=summary,
            caller=caller,
            body=body,
            answer=answer,
            price=price,
            query=query,
            errors=errors,
            handler=handler,
        )

    return with_handler
