"""One request to a push service: to a checked address, with deadlines; redirects and long answers are refused."""

import asyncio
import ssl
from collections.abc import Collection
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from types import TracebackType
from typing import Self

import h11

from regicide.server.limits import LARGEST_PUSH_ANSWER, PUSH_SECONDS
from regicide.server.pushes.endpoints import Endpoint, Resolve, Unreachable, checked_address

#: Addresses of a name that are tried.
_MOST_ADDRESSES = 2


@dataclass(frozen=True, slots=True)
class Answer:
    """What a push service answered."""

    status: int
    #: After this many seconds it wants to be asked again; None: it does not say.
    retry_after: float | None = None


class PushRequest:
    """An open connection to the push service of an endpoint. A message is sent when all else is done."""

    def __init__(
        self, endpoint: Endpoint, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        self._endpoint = endpoint
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(
        cls,
        endpoint: Endpoint,
        services: Collection[str],
        resolve: Resolve,
        tls: ssl.SSLContext,
    ) -> Self:
        """Raises Unreachable."""
        try:
            async with asyncio.timeout(PUSH_SECONDS):
                addresses = await checked_address(endpoint, services, resolve)
                return cls(endpoint, *await _connect(endpoint, addresses, tls))
        except TimeoutError:
            raise Unreachable from None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self._writer.transport.abort()

    async def send(self, headers: dict[str, str], body: bytes, now: float) -> Answer:
        """Raises Unreachable if no answer comes; `now` in seconds."""
        try:
            async with asyncio.timeout(PUSH_SECONDS):
                return await self._exchange(headers, body, now)
        except (TimeoutError, OSError, ssl.SSLError, h11.RemoteProtocolError):
            raise Unreachable from None

    async def _exchange(self, headers: dict[str, str], body: bytes, now: float) -> Answer:
        client = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_PUSH_ANSWER)
        host = self._endpoint.origin.partition("://")[2]
        fields = {"Host": host, **headers, "Content-Length": str(len(body)), "Connection": "close"}
        request = h11.Request(
            method="POST", target=self._endpoint.path, headers=list(fields.items())
        )
        sent = (request, h11.Data(data=body), h11.EndOfMessage())
        self._writer.write(b"".join(filter(None, map(client.send, sent))))
        await self._writer.drain()
        while True:
            event = client.next_event()
            if event is h11.NEED_DATA:
                client.receive_data(await self._reader.read(LARGEST_PUSH_ANSWER))
            elif isinstance(event, h11.Response):
                found = dict(event.headers)
                return Answer(event.status_code, _seconds(found.get(b"retry-after"), now))


async def _connect(
    endpoint: Endpoint, addresses: tuple[str, ...], tls: ssl.SSLContext
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    is_https = endpoint.scheme == "https"
    for address in addresses[:_MOST_ADDRESSES]:
        try:
            return await asyncio.open_connection(
                address,
                endpoint.port,
                ssl=tls if is_https else None,
                server_hostname=endpoint.host if is_https else None,
                limit=LARGEST_PUSH_ANSWER,
            )
        except (OSError, ssl.SSLError):
            continue
    raise Unreachable


def _seconds(header: bytes | None, now: float) -> float | None:
    """Seconds, or a date; None if it is neither."""
    text = (header or b"").decode("latin-1").strip()
    if text.isascii() and text.isdigit():
        return float(text[:9])
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - now)
    except (ValueError, TypeError):
        return None
