"""Requests to an ASGI application without a network."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message


@dataclass
class AsgiAnswer:
    """What the application sent."""

    status: int = 0
    pieces: list[bytes] = field(default_factory=list)
    is_complete: bool = False

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
        else:
            self.pieces.append(message.get("body", b""))
            self.is_complete = not message.get("more_body", False)


async def answer_of(
    app: ASGIApp,
    method: str,
    path: str,
    headers: Mapping[str, str] | None = None,
    *,
    client: str = "192.0.2.1",
    answer: AsgiAnswer | None = None,
) -> AsgiAnswer:
    answer = answer or AsgiAnswer()
    requests: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]

    async def receive() -> Message:
        if not requests:
            await asyncio.Event().wait()  # the client stays
        return requests.pop()

    scope = {
        "type": "http",
        "method": method,
        "path": path,
        "root_path": "",
        "query_string": b"",
        "scheme": "http",
        "client": (client, 1),
        "headers": [(name.encode(), value.encode()) for name, value in (headers or {}).items()],
    }
    await app(scope, receive, answer.send)
    return answer
