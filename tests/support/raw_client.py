"""A client that sends arbitrary bytes over HTTP and WebSocket, for tests of misuse."""

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

#: Not the address of other test clients: limits per address must not affect those.
OTHER_ADDRESS = "127.0.0.66"
TEXT, BINARY, CLOSE, PING, PONG, CONTINUATION = 1, 2, 8, 9, 10, 0
_HANDSHAKE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version: 13",
)


def frame(
    body: bytes,
    kind: int = TEXT,
    *,
    end: bool = True,
    masked: bool = True,
    mask: bytes = bytes(4),
    reserved: int = 0,
) -> bytes:
    """One frame (RFC 6455 §5.2). `reserved` are the three bits before the opcode."""
    size, mask_bit = len(body), 128 if masked else 0
    head = bytes([(128 if end else 0) | reserved << 4 | kind])
    if size < 126:
        head += bytes([mask_bit | size])
    elif size < 65_536:
        head += struct.pack(">BH", mask_bit | 126, size)
    else:
        head += struct.pack(">BQ", mask_bit | 127, size)
    if masked:
        head += mask
        body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)) if any(mask) else body
    return head + body


@dataclass
class HttpResponse:
    """A response to an HTTP request."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> str:
        """The error's stable code."""
        return str(json.loads(self.body)["code"])


class RawConnection:
    """A TCP connection; tests write the bytes of the protocol themselves."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @staticmethod
    async def open(
        port: int, address: str = OTHER_ADDRESS, *, buffer: int | None = None
    ) -> "RawConnection":
        """`buffer`: size of the receive buffer, after which the server's writes block."""
        raw_socket = socket.socket()
        raw_socket.setblocking(False)
        if buffer is not None:
            raw_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        raw_socket.bind((address, 0))
        await asyncio.get_running_loop().sock_connect(raw_socket, ("127.0.0.1", port))
        return RawConnection(*await asyncio.open_connection(sock=raw_socket))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.writer.transport.abort()
        with suppress(OSError):
            await self.writer.wait_closed()

    def pause_reading(self) -> None:
        self._read_transport.pause_reading()

    def resume_reading(self) -> None:
        self._read_transport.resume_reading()

    @property
    def _read_transport(self) -> asyncio.ReadTransport:
        transport = self.writer.transport
        assert isinstance(transport, asyncio.ReadTransport)
        return transport

    async def write(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def response(self) -> HttpResponse:
        head = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        pairs = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in pairs}
        body = await self.reader.readexactly(int(headers.get("content-length", 0)))
        return HttpResponse(int(head[0].split()[1]), headers, body)

    async def request(
        self, request_line: str, *headers: str, body: bytes = b"", host: str = "127.0.0.1"
    ) -> HttpResponse:
        """Send a request such as `GET /path`, and read the response."""
        lines = [f"{request_line} HTTP/1.1", f"Host: {host}", *headers]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        await self.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode("latin-1") + body)
        return await self.response()

    async def handshake(self, path: str, *headers: str, host: str = "127.0.0.1") -> HttpResponse:
        """Request a WebSocket; the response has status 101 if it is accepted."""
        return await self.request(f"GET {path}", *_HANDSHAKE, *headers, host=host)

    async def send(self, message: object, kind: int = TEXT) -> None:
        """Send one message: bytes, or an object as JSON."""
        body = message if isinstance(message, bytes) else json.dumps(message).encode()
        await self.write(frame(body, kind))

    async def receive_frame(self) -> tuple[int, bytes]:
        """The next frame: its opcode and its body."""
        first, size = await self.reader.readexactly(2)
        if size == 126:
            (size,) = struct.unpack(">H", await self.reader.readexactly(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", await self.reader.readexactly(8))
        return first & 15, await self.reader.readexactly(size)

    async def receive(self, *kinds: str) -> Any:
        """The next message of one of these types."""
        while True:
            kind, body = await self.receive_frame()
            if kind == PING:
                await self.write(frame(body, PONG))
            assert kind in (TEXT, PING, PONG), (kind, body)
            message = json.loads(body) if kind == TEXT else {"type": None}
            if message["type"] in kinds:
                return message

    async def until_closed(self) -> tuple[str | None, int]:
        """Read until the server closes: the error code of its goodbye, if any, and the close code."""
        error_code: str | None = None
        while True:
            kind, body = await self.receive_frame()
            if kind == CLOSE:
                return error_code, struct.unpack(">H", body[:2])[0] if body else 1005
            if kind == TEXT and body.startswith(b'{"type":"goodbye"'):
                error_code = json.loads(body)["error"]["code"]


async def statuses_of(
    port: int, line: str, times: int, *headers: str, address: str = OTHER_ADDRESS
) -> list[int]:
    """The answers to a request that is repeated on new connections: a refusal ends its connection."""
    found = []
    for _ in range(times):
        async with await RawConnection.open(port, address) as connection:
            found.append((await connection.request(line, *headers)).status)
    return found


async def until_idle(pid: int) -> None:
    """Wait until a process uses no more CPU time."""
    before = None
    while (now := _cpu_ticks(pid)) != before:
        before = now
        await asyncio.sleep(0.3)


def _cpu_ticks(pid: int) -> object:
    stat = Path(f"/proc/{pid}/stat")
    if stat.exists():
        return stat.read_text().rsplit(")", 1)[1].split()[11:13]
    command = ["ps", "-o", "time=", "-p", str(pid)]
    return subprocess.run(command, capture_output=True, check=True).stdout


def memory_mb(pid: int) -> float:
    """Resident memory of a process in MB."""
    pages = Path(f"/proc/{pid}/statm")
    if pages.exists():
        return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    found = subprocess.run(["ps", "-o", "rss=", "-p", str(pid)], capture_output=True, check=True)
    return int(found.stdout) / 1e3
