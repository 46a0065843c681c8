"""Clients without manners: what they send, byte by byte, and what they are told."""

import asyncio
import json
import os
import socket
import struct
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

#: Where the rude come from: limits by address are theirs alone.
ELSEWHERE = "127.0.0.66"
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0
_HANDSHAKE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


def frame(body: bytes, kind: int = TEXT, *, end: bool = True, masked: bool = True) -> bytes:
    """One frame (RFC 6455 §5.2), masked with zeros."""
    size, mask = len(body), 128 if masked else 0
    head = bytes([(128 if end else 0) | kind])
    if size < 126:
        head += bytes([mask | size])
    elif size < 65_536:
        head += struct.pack(">BH", mask | 126, size)
    else:
        head += struct.pack(">BQ", mask | 127, size)
    return head + (bytes(4) if masked else b"") + body


@dataclass
class Answer:
    """An answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The error's stable code."""
        return str(json.loads(self.body)["code"])


class RawConnection:
    """A connection, and no protocol but what is written to it."""

    def __init__(self, user: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.user = user
        self.writer = writer

    @staticmethod
    async def open(
        port: int, address: str = ELSEWHERE, *, buffer: int | None = None
    ) -> "RawConnection":
        """`buffer`: how many bytes may wait on this side before those of the other side do."""
        line = socket.socket()
        line.setblocking(False)
        if buffer is not None:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        line.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", port))
        return RawConnection(*await asyncio.open_connection(sock=line))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.writer.transport.abort()
        with suppress(OSError):
            await self.writer.wait_closed()

    def stop_reading(self) -> None:
        self._reading.pause_reading()

    def read_again(self) -> None:
        self._reading.resume_reading()

    @property
    def _reading(self) -> asyncio.ReadTransport:
        transport = self.writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        return transport

    async def write(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> Answer:
        head = (await self.user.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        body = await self.user.readexactly(int(headers.get("content-length", 0)))
        return Answer(int(head[0].split()[1]), headers, body)

    async def ask(
        self, asked: str, *headers: str, body: bytes = b"", host: str = "127.0.0.1"
    ) -> Answer:
        """`GET /path`, with these headers."""
        lines = [f"{asked} HTTP/1.1", f"Host: {host}", *headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        await self.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode("latin-1") + body)
        return await self.answer()

    async def shake_hands(self, path: str, *headers: str, host: str = "127.0.0.1") -> Answer:
        """Ask for a socket: 101, or why not."""
        return await self.ask(f"GET {path}", *_HANDSHAKE, *headers, host=host)

    async def say(self, message: object, kind: int = TEXT) -> None:
        body = message if isinstance(message, bytes) else json.dumps(message).encode()
        await self.write(frame(body, kind))

    async def hear(self) -> tuple[int, bytes]:
        """The next frame: its kind and its body."""
        first, size = await self.user.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.user.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", await self.user.readexactly(8))
        return first & 15, await self.user.readexactly(size)

    async def message(self, *kinds: str) -> Any:
        """The next message of one of these kinds."""
        while True:
            kind, body = await self.hear()
            if kind == PING:
                await self.write(frame(body, PONG))
            assert kind in (TEXT, PING, PONG), (kind, body)
            message = json.loads(body) if kind == TEXT else {"type": None}
            if message["type"] in kinds:
                return message

    async def goodbye(self) -> tuple[str | None, int]:
        """Listen to the end: the code of the farewell, if there was one, and the line's."""
        said: str | None = None
        while True:
            kind, body = await self.hear()
            if kind == CLOSE:
                return said, struct.unpack(">H", body[:2])[0] if body else 1005
            if kind == TEXT and body.startswith(b'{"type":"goodbye"'):
                said = json.loads(body)["error"]["code"]


async def rests(pid: int) -> None:
    """Until a process has done all it was given: its clock stands still."""
    before = None
    while (now := _ticks(pid)) != before:
        before = now
        await asyncio.sleep(0.3)


def _ticks(pid: int) -> object:
    told = Path(f"/proc/{pid}/stat")
    if told.exists():
        return told.read_text().rsplit(")", 1)[1].split()[11:13]
    spent = ["ps", "-o", "time=", "-p", str(pid)]
    return subprocess.run(spent, capture_output=True, check=True).stdout


def memory(pid: int) -> float:
    """What a process holds, in MB."""
    pages = Path(f"/proc/{pid}/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    told = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True)
    return int(told.stdout) / 1e3
