"""The WebSocket protocol (RFC 6455), case by case.

The cases follow the families of the Autobahn test suite: 1 framing, 2 pings, 3 reserved bits, 4 opcodes,
5 fragmentation, 6 UTF-8, 7 closing, 9 limits, 10 automatic fragmentation. Frames and expectations are our
own. An application that answers every message runs on the transport, without the rest of the server.
"""

import asyncio
import struct
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import pytest
from starlette.types import Scope

from async_helpers import async_test
from raw_client import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, RawConnection, frame
from regicide.server.limits import LARGEST_FRAME, MAX_FRAGMENTS, OTHER_FRAMES_BURST
from regicide.server.transport.socket import Disconnected, Socket
from regicide.server.transport.websocket import WebSocketProtocol

DEADLINE = 20
NORMAL, PROTOCOL_ERROR, NOT_UTF_8, POLICY, TOO_BIG = 1000, 1002, 1007, 1008, 1009
NO_CODE = 1005


@dataclass(frozen=True)
class Case:
    """What a client sends, and what it must receive.

    The client waits for the answers and pongs; then it closes, unless it expects the server to close. A
    server that closes may have answered earlier messages or not.
    """

    sent: tuple[bytes, ...]
    answers: tuple[bytes, ...] = ()
    pongs: tuple[bytes, ...] = ()
    code: int = NORMAL
    client_closes: bool = True


#: The number of Autobahn's case or group, and what it is about.
CASES: dict[str, Case] = {}


def understood(
    name: str, *sent: bytes, answers: Iterable[bytes] = (), pongs: Iterable[bytes] = ()
) -> None:
    """A case in which the connection stays usable."""
    CASES[name] = Case(sent, tuple(answers), tuple(pongs))


def closed(name: str, code: int, *sent: bytes) -> None:
    """A case in which the server closes the connection."""
    CASES[name] = Case(sent, code=code, client_closes=False)


def masked(body: bytes = b"", kind: int = TEXT, *, end: bool = True, reserved: int = 0) -> bytes:
    return frame(body, kind, end=end, mask=b"\x37\xfa\x21\x3d", reserved=reserved)


def text(body: bytes) -> bytes:
    """The answer to a text message."""
    return b"text " + body


def binary(body: bytes) -> bytes:
    """The answer to a binary message; hexadecimal, because the server sends only text."""
    return b"binary " + body.hex().encode()


def close_frame(code: int, reason: bytes = b"") -> bytes:
    return masked(struct.pack(">H", code) + reason, CLOSE)


def fragments(*bodies: bytes, kind: int = TEXT) -> list[bytes]:
    """One message in several frames."""
    last = len(bodies) - 1
    return [
        masked(body, kind if at == 0 else CONTINUATION, end=at == last)
        for at, body in enumerate(bodies)
    ]


def pieces(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


# --- 1 framing -----------------------------------------------------------------------------------

for size in (0, 125, 126, 127, 128, LARGEST_FRAME):
    body = b"*" * size
    understood(f"1.1 a text of {size} bytes", masked(body), answers=[text(body)])
    body = b"\xfe" * size
    understood(f"1.2 {size} binary bytes", masked(body, BINARY), answers=[binary(body)])
for size in (LARGEST_FRAME + 1, 65_535, 65_536):
    closed(f"1.1 a text of {size} bytes is too long", TOO_BIG, masked(b"*" * size))
    closed(f"1.2 {size} binary bytes are too long", TOO_BIG, masked(b"\xfe" * size, BINARY))
understood(
    "1.1 a text in pieces of 997 bytes",
    *pieces(masked(b"*" * 8000), 997),
    answers=[text(b"*" * 8000)],
)
understood(
    "1.1 a length in more bytes than it needs",
    b"\x81\xff" + struct.pack(">Q", 1) + bytes(4) + b"a",
    answers=[text(b"a")],
)
closed("1.1 a length above 2⁶³", TOO_BIG, b"\x81\xff" + b"\xff" * 8 + bytes(4))
closed("1.1 a frame without a mask", PROTOCOL_ERROR, frame(b"a", masked=False))

# --- 2 pings and pongs ---------------------------------------------------------------------------

LONG_PING = bytes(range(125))
understood("2.1 a ping without content", masked(b"", PING), pongs=[b""])
understood("2.2 a ping with text", masked(b"Hello, world!", PING), pongs=[b"Hello, world!"])
understood(
    "2.3 a ping with binary content", masked(b"\0\xff\xfe\xfd", PING), pongs=[b"\0\xff\xfe\xfd"]
)
understood("2.4 a ping of 125 bytes", masked(LONG_PING, PING), pongs=[LONG_PING])
closed("2.5 a ping of 126 bytes", PROTOCOL_ERROR, masked(b"\xfe" * 126, PING))
understood(
    "2.6 a ping of 125 bytes, byte by byte", *pieces(masked(LONG_PING, PING), 1), pongs=[LONG_PING]
)
understood("2.7 an unsolicited pong", masked(b"", PONG))
understood("2.8 an unsolicited pong with content", masked(b"unsolicited", PONG))
understood(
    "2.9 an unsolicited pong, then a ping", masked(b"unsolicited", PONG), masked(b"ping", PING),
    pongs=[b"ping"],
)  # fmt: skip
TEN = [b"ping %d" % number for number in range(10)]
understood("2.10 ten pings", *(masked(each, PING) for each in TEN), pongs=TEN)
understood(
    "2.11 ten pings, byte by byte",
    *pieces(b"".join(masked(each, PING) for each in TEN), 1),
    pongs=TEN,
)

# --- 3 reserved bits -----------------------------------------------------------------------------

for kind, name in ((TEXT, "text"), (BINARY, "binary message"), (PING, "ping"), (CLOSE, "close")):
    for reserved in range(1, 8):
        closed(
            f"3.{reserved} a {name} with reserved bits {reserved:03b}",
            PROTOCOL_ERROR,
            masked(b"Hello"),
            masked(b"", kind, reserved=reserved),
            masked(b"", PING),
        )
closed(
    "3.4 a text with reserved bits, byte by byte",
    PROTOCOL_ERROR,
    *pieces(masked(b"Hello") + masked(b"Hello", reserved=4) + masked(b"", PING), 1),
)

# --- 4 opcodes -----------------------------------------------------------------------------------

for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
    for body in (b"", b"reserved"):
        closed(
            f"4.{1 if kind < 8 else 2} the opcode {kind} with {len(body)} bytes",
            PROTOCOL_ERROR,
            masked(b"Hello"),
            masked(body, kind),
            masked(b"", PING),
        )
    closed(
        f"4.{1 if kind < 8 else 2} the opcode {kind}, byte by byte",
        PROTOCOL_ERROR,
        *pieces(masked(b"Hello") + masked(b"reserved", kind), 1),
    )

# --- 5 fragmentation -----------------------------------------------------------------------------

HELLO = fragments(b"Hello, ", b"world!")
closed("5.1 a ping in two fragments", PROTOCOL_ERROR, *fragments(b"a", b"b", kind=PING))
closed("5.2 a pong in two fragments", PROTOCOL_ERROR, *fragments(b"a", b"b", kind=PONG))
for name, sent in (
    ("5.3 a text in two fragments, sent at once", [b"".join(HELLO)]),
    ("5.4 a text in two fragments", HELLO),
    ("5.5 a text in two fragments, byte by byte", pieces(b"".join(HELLO), 1)),
):
    understood(name, *sent, answers=[text(b"Hello, world!")])
WITH_PING = [HELLO[0], masked(b"ping", PING), HELLO[1]]
for name, sent in (
    ("5.6 a ping between two fragments, sent at once", [b"".join(WITH_PING)]),
    ("5.7 a ping between two fragments", WITH_PING),
    ("5.8 a ping between two fragments, byte by byte", pieces(b"".join(WITH_PING), 1)),
):
    understood(name, *sent, answers=[text(b"Hello, world!")], pongs=[b"ping"])
for number, end in ((9, True), (12, False)):
    stray = masked(b"nothing to continue", CONTINUATION, end=end)
    kind_of_end = "a final" if end else "an unfinished"
    closed(
        f"5.{number} {kind_of_end} continuation of nothing", PROTOCOL_ERROR, stray + masked(b"a")
    )
    closed(f"5.{number + 1} the same, then a text", PROTOCOL_ERROR, stray, masked(b"a"))
    closed(
        f"5.{number + 2} the same, byte by byte", PROTOCOL_ERROR, *pieces(stray + masked(b"a"), 1)
    )
closed(
    "5.15 a continuation after a complete message",
    PROTOCOL_ERROR,
    *HELLO,
    masked(b"more", CONTINUATION, end=False),
    masked(b"a"),
)
for number, end in ((16, False), (17, True)):
    closed(
        f"5.{number} a continuation, then a fragmented text, twice",
        PROTOCOL_ERROR,
        *[masked(b"stray", CONTINUATION, end=end), *HELLO] * 2,
    )
closed("5.18 a text within a text", PROTOCOL_ERROR, masked(b"a", end=False), masked(b"b"))
closed("5.18 binary within a text", PROTOCOL_ERROR, masked(b"a", end=False), masked(b"b", BINARY))
FIVE = fragments(b"1", b"2", b"3", b"4", b"5")
WITH_TWO_PINGS = [*FIVE[:2], masked(b"first", PING), *FIVE[2:4], masked(b"second", PING), FIVE[4]]
for name, sent in (
    ("5.19 five fragments and two pings", WITH_TWO_PINGS),
    ("5.20 five fragments and two pings, byte by byte", pieces(b"".join(WITH_TWO_PINGS), 1)),
):
    understood(name, *sent, answers=[text(b"12345")], pongs=[b"first", b"second"])
understood(
    "5 a binary message in fragments",
    *fragments(b"\xff", b"", b"\xfe", kind=BINARY),
    answers=[binary(b"\xff\xfe")],
)

# --- 6 UTF-8 -------------------------------------------------------------------------------------

understood("6.1.1 an empty text", masked(), answers=[text(b"")])
understood("6.1.2 three empty fragments", *fragments(b"", b"", b""), answers=[text(b"")])
understood(
    "6.1.3 one fragment of three has content", *fragments(b"", b"a", b""), answers=[text(b"a")]
)

GREETING = "Hello-µ@ßöäüàá-UTF-8!!".encode()
BROKEN_GREETING = GREETING[:12] + b"\xed\xa0\x80" + GREETING[12:]
KOSME = "κόσμε".encode()
VALID = {
    "6.2 a greeting": GREETING,
    "6.5 a Greek word": KOSME,
    **{f"6.6 its first {size} letters": "κόσμε"[:size].encode() for size in range(1, 5)},
    **{f"6.7 the first code point in {len(chr(code).encode())} bytes": chr(code).encode()
       for code in (0, 0x80, 0x800, 0x10000)},
    **{f"6.9 the last code point in {len(chr(code).encode())} bytes": chr(code).encode()
       for code in (0x7F, 0x7FF, 0xFFFF, 0x10FFFF)},
    **{f"6.11 the boundary {code:X}": chr(code).encode() for code in (0xD7FF, 0xE000, 0xFFFD)},
    **{f"6.22 the noncharacter {code:X}": chr(code).encode()
       for plane in range(17) for code in (plane << 16 | 0xFFFE, plane << 16 | 0xFFFF)},
    "6.23 the replacement character": "\ufffd".encode(),
}  # fmt: skip
INVALID = {
    "6.3 a surrogate in a greeting": BROKEN_GREETING,
    **{f"6.6 the first {size} bytes of the word": KOSME[:size] for size in range(1, len(KOSME), 2)
       if size not in (2, 5, 7, 9)},
    "6.8 a sequence of five bytes": b"\xf8\x88\x80\x80\x80",
    "6.8 a sequence of six bytes": b"\xfc\x84\x80\x80\x80\x80",
    "6.10 the last code point in four bytes, as once allowed": b"\xf7\xbf\xbf\xbf",
    "6.10 the last sequence of five bytes": b"\xfb\xbf\xbf\xbf\xbf",
    "6.10 the last sequence of six bytes": b"\xfd\xbf\xbf\xbf\xbf\xbf",
    "6.11 above the last code point": b"\xf4\x90\x80\x80",
    **{f"6.12 {size} continuation bytes": (b"\x80\xbf" * 4)[:size] for size in range(1, 8)},
    "6.12 all continuation bytes": bytes(range(0x80, 0xC0)),
    **{f"6.13 start bytes {first:02X} to {last:02X}, each before a space":
       b"".join(bytes((byte, 0x20)) for byte in range(first, last + 1))
       for first, last in ((0xC0, 0xDF), (0xE0, 0xEF), (0xF0, 0xF7), (0xF8, 0xFB), (0xFC, 0xFD))},
    **{f"6.14 the incomplete sequence {sequence.hex()}": sequence
       for sequence in (b"\xc0", b"\xe0\x80", b"\xf0\x80\x80", b"\xf8\x80\x80\x80", b"\xfc\x80\x80\x80\x80",
                        b"\xdf", b"\xef\xbf", b"\xf7\xbf\xbf", b"\xfb\xbf\xbf\xbf", b"\xfd\xbf\xbf\xbf\xbf")},
    "6.15 incomplete sequences in a row": b"\xc0\xe0\x80\xf0\x80\x80\xf8\x80\x80\x80\xdf\xef\xbf",
    "6.16 the byte FE": b"\xfe",
    "6.16 the byte FF": b"\xff",
    **{f"6.17 a slash in {len(sequence)} bytes": sequence
       for sequence in (b"\xc0\xaf", b"\xe0\x80\xaf", b"\xf0\x80\x80\xaf", b"\xf8\x80\x80\x80\xaf")},
    **{f"6.18 the longest overlong sequence of {len(sequence)} bytes": sequence
       for sequence in (b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf", b"\xf8\x87\xbf\xbf\xbf")},
    **{f"6.19 zero in {len(sequence)} bytes": sequence
       for sequence in (b"\xc0\x80", b"\xe0\x80\x80", b"\xf0\x80\x80\x80", b"\xf8\x80\x80\x80\x80")},
    **{f"6.20 the surrogate {code:X}": chr(code).encode("utf-8", "surrogatepass")
       for code in (0xD800, 0xDB7F, 0xDB80, 0xDBFF, 0xDC00, 0xDF80, 0xDFFF)},
    **{f"6.21 the surrogates {first:X} {second:X}": (chr(first) + chr(second)).encode("utf-8", "surrogatepass")
       for first in (0xD800, 0xDB7F, 0xDB80, 0xDBFF) for second in (0xDC00, 0xDFFF)},
}  # fmt: skip
for name, body in VALID.items():
    understood(name, masked(body), answers=[text(body)])
    understood(f"{name}, split between bytes", *fragments(*pieces(body, 1)), answers=[text(body)])
for name, body in INVALID.items():
    closed(name, NOT_UTF_8, masked(body))
    if len(body) < 20:
        closed(f"{name}, split between bytes", NOT_UTF_8, *fragments(*pieces(body, 1)))
    understood(f"{name}, as binary", masked(body, BINARY), answers=[binary(body)])
understood(
    "6.2 a greeting in two fragments",
    *fragments(GREETING[:9], GREETING[9:]),
    answers=[text(GREETING)],
)
closed(
    "6.4 invalid in the second fragment of three",
    NOT_UTF_8,
    *fragments(b"a", BROKEN_GREETING, b"b"),
)

# --- 7 closing -----------------------------------------------------------------------------------

GOODBYE = close_frame(NORMAL)
understood("7.1.1 a message, then a close", masked(b"Hello"), answers=[text(b"Hello")])
for name, after in (
    ("7.1.2 a second close", close_frame(1001)),
    ("7.1.3 a ping", masked(b"", PING)),
    ("7.1.4 a text", masked(b"Hello")),
    ("7.1.6 a long text", masked(b"*" * LARGEST_FRAME)),
):
    closed(f"{name} after the close is ignored", NORMAL, GOODBYE + after)
closed("7.1.5 a close within a message", PROTOCOL_ERROR, HELLO[0] + GOODBYE + HELLO[1])
closed("7.3.1 a close without a code", NO_CODE, masked(b"", CLOSE))
closed("7.3.2 a close with half a code", PROTOCOL_ERROR, masked(b"a", CLOSE))
closed("7.3.3 a close with a code", NORMAL, GOODBYE)
closed("7.3.4 a close with a reason", NORMAL, close_frame(NORMAL, b"Hello, world!"))
closed("7.3.5 a close with the longest reason", NORMAL, close_frame(NORMAL, b"*" * 123))
closed("7.3.6 a close with a longer reason", PROTOCOL_ERROR, close_frame(NORMAL, b"*" * 124))
closed(
    "7.5.1 a close with a reason that is not UTF-8", NOT_UTF_8, close_frame(NORMAL, BROKEN_GREETING)
)
for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999):
    closed(f"7.7 the code {code} is returned", code, close_frame(code))
for code in (0, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999):
    closed(f"7.9 the code {code} is invalid", PROTOCOL_ERROR, close_frame(code))
for code in (5000, 65_535):
    closed(f"7.13 the code {code} is invalid", PROTOCOL_ERROR, close_frame(code))

# --- 9 limits, 10 automatic fragmentation --------------------------------------------------------

LARGEST = b"*" * LARGEST_FRAME
for size in (128, 1300, 4096):
    understood(
        f"9.3 the longest text in fragments of {size} bytes",
        *fragments(*pieces(LARGEST, size)),
        answers=[text(LARGEST)],
    )
    understood(
        f"9.4 the longest binary message in fragments of {size} bytes",
        *fragments(*pieces(LARGEST, size), kind=BINARY),
        answers=[binary(LARGEST)],
    )
    closed(
        f"9.3 a longer text in fragments of {size} bytes",
        TOO_BIG,
        *fragments(*pieces(LARGEST + b"*" * size, size)),
    )
for size in (1, 64, 512, 4096):
    understood(
        f"9.5 the longest text in pieces of {size} bytes",
        *pieces(masked(LARGEST), size),
        answers=[text(LARGEST)],
    )
for size in (0, 16, 256, 1024):
    understood(
        f"9.7 two hundred texts of {size} bytes",
        masked(b"*" * size) * 200,
        answers=[text(b"*" * size)] * 200,
    )
closed("9 more fragments than allowed", POLICY, *fragments(*[b""] * (MAX_FRAGMENTS + 2)))
closed("9 more pings than allowed", POLICY, masked(b"", PING) * (int(OTHER_FRAMES_BURST) + 50))
understood(
    "10.1 a text that a client fragments itself",
    *fragments(*pieces(b"*" * 8000, 1300)),
    answers=[text(b"*" * 8000)],
)


@dataclass
class Received:
    """What a client received."""

    answers: list[bytes] = field(default_factory=list)
    pongs: list[bytes] = field(default_factory=list)
    code: int | None = None

    async def read_frame(self, connection: RawConnection) -> None:
        kind, body = await connection.receive_frame()
        if kind == TEXT:
            self.answers.append(body)
        elif kind == PONG:
            self.pongs.append(body)
        else:
            assert kind == CLOSE
            self.code = struct.unpack(">H", body[:2])[0] if body else NO_CODE


async def answer_every_message(_scope: Scope, socket: Socket) -> None:
    socket.accept()
    with suppress(Disconnected):
        while True:
            message = await socket.receive()
            socket.write(text(message.encode()) if isinstance(message, str) else binary(message))


@asynccontextmanager
async def connected() -> AsyncIterator[RawConnection]:
    """A client of a transport without the rest of the server."""
    tasks: set[asyncio.Task[None]] = set()
    server = await asyncio.get_running_loop().create_server(
        lambda: WebSocketProtocol(answer_every_message, 60, set(), tasks), "127.0.0.1"
    )
    async with server, asyncio.timeout(DEADLINE):
        async with await RawConnection.open(server.sockets[0].getsockname()[1]) as connection:
            assert (await connection.handshake("/")).status == 101
            yield connection
        await asyncio.gather(*tasks)


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
@async_test
async def test_the_protocol(case: Case) -> None:
    received = Received()
    async with connected() as connection:
        for each in case.sent:
            await connection.write(each)
            await asyncio.sleep(0)
        while len(received.answers) < len(case.answers) or len(received.pongs) < len(case.pongs):
            await received.read_frame(connection)
        if case.client_closes:
            assert (tuple(received.answers), tuple(received.pongs)) == (case.answers, case.pongs)
            await connection.write(GOODBYE)
        while received.code is None:
            await received.read_frame(connection)
        assert received.code == case.code
        assert await connection.reader.read() == b""  # the server closes the connection first
