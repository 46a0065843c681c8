"""A push service on loopback. It decrypts what arrives as a browser would, and checks who sent it."""

import asyncio
import json
import ssl
from base64 import urlsafe_b64decode
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from secrets import token_bytes, token_hex
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from regicide.server.pushes.web_push import to_base64

CURVE = ec.SECP256R1()


def unpadded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, origin: str) -> None:
        self._private = ec.generate_private_key(CURVE)
        self._auth = token_bytes(16)
        self.name = token_hex(8)
        self.endpoint = f"{origin}/send/{self.name}"

    def subscription(self, *kinds: str, **more: Any) -> dict[str, Any]:
        """The body of a request that subscribes."""
        return {
            "endpoint": self.endpoint,
            "key": to_base64(self._public),
            "auth": to_base64(self._auth),
            "kinds": list(kinds or ("turn", "invitation", "finished")),
            **more,
        }

    @property
    def _public(self) -> bytes:
        numbers = self._private.public_key().public_numbers()
        return b"\x04" + numbers.x.to_bytes(32) + numbers.y.to_bytes(32)

    def decrypt(self, body: bytes) -> bytes:
        """By RFC 8188 and RFC 8291, from the side of the browser."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._private.exchange(ec.ECDH(), point)

        def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(SHA256(), length, salt, info).derive(secret)

        secret = derive(shared, self._auth, b"WebPush: info\0" + self._public + sender, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\0", 12)
        text, mark, padding = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\x02")
        assert mark
        assert not padding.strip(b"\0")
        return text


def check_vapid(header: str, origin: str, public: str, now: float) -> dict[str, Any]:
    """The claims of a signature by RFC 8292."""
    kind, _, rest = header.partition(" ")
    fields = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert kind == "vapid"
    assert fields["k"] == public
    head, claims, signature = fields["t"].split(".")
    assert json.loads(unpadded(head)) == {"typ": "JWT", "alg": "ES256"}
    raw = unpadded(signature)
    assert len(raw) == 64
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    point = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpadded(public))
    point.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(unpadded(claims))
    assert found["aud"] == origin
    assert now < found["exp"] <= now + 86_400
    return found


@dataclass
class Received:
    """One request."""

    name: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Answers as a test says; None: it hangs up without an answer; 0: it says nothing."""

    origin: str = ""
    status: int | None = 201
    headers: str = ""
    received: list[Received] = field(default_factory=list)
    browsers: dict[str, Browser] = field(default_factory=dict)
    arrived: asyncio.Event = field(default_factory=asyncio.Event)
    serving: set[asyncio.Task[None]] = field(default_factory=set)
    #: Called with each request, before it is answered.
    on_request: Callable[[Received], None] = lambda _request: None

    def browser(self) -> Browser:
        made = Browser(self.origin)
        self.browsers[made.name] = made
        return made

    def told(self) -> list[tuple[str, dict[str, Any]]]:
        """Browser and text of each message."""
        return [
            (each.name, json.loads(self.browsers[each.name].decrypt(each.body)))
            for each in self.received
        ]

    async def settle(self) -> None:
        """All connections are closed."""
        while self.serving:
            await asyncio.wait(self.serving)

    async def until(self, count: int) -> None:
        """Wait until so many messages have arrived."""
        while len(self.received) < count:
            self.arrived.clear()
            await self.arrived.wait()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.serving.add(task)
        await self._serve(reader, writer)
        self.serving.discard(task)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            await self._close(writer)
            return
        fields = dict(line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): value for name, value in fields.items()}
        body = await reader.readexactly(int(headers["content-length"]))
        request = Received(head[0].split(" ")[1].rpartition("/")[2], headers, body)
        self.received.append(request)
        self.arrived.set()
        self.on_request(request)
        if self.status == 0:
            await reader.read()  # until the server gives up
        elif self.status is not None:
            answer = f"HTTP/1.1 {self.status} x\r\n{self.headers}Content-Length: 0\r\n\r\n"
            writer.write(answer.encode())
            with suppress(ConnectionError):
                await writer.drain()
        await self._close(writer)

    async def _close(self, writer: asyncio.StreamWriter) -> None:
        writer.close()
        with suppress(ConnectionError, ssl.SSLError):
            await writer.wait_closed()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.origin = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()
        await service.settle()
