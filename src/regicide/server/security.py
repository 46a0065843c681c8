"""What keeps pages and strangers apart: origins, names, and the headers of every answer."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regicide.server.config import Config

#: Pages take everything from here, and talk to nobody else.
CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
#: What a machine calls itself.
OWN_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return client[0] if client else "?"


def is_foreign(scope: Scope, allowed: frozenset[str]) -> bool:
    """Whether a page of another origin asks. Programs that are no browser name no origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    _, _, place = origin.partition("://")
    return not place or place.lower() != headers.get("host", "").lower()


def names_of(config: Config) -> frozenset[str] | None:
    """The names this server answers to; None: any.

    A page of another site can have its name lead to this machine, and then is of the origin it
    talks to (DNS rebinding). The name in its requests is still its own.
    """
    if not config.hosts and not _is_this_machine(config.host):
        return None
    return OWN_NAMES | config.hosts | {name_in(each.partition("://")[2]) for each in config.origins}


def name_in(host: str) -> str:
    """`localhost` of `LocalHost:8642`, `::1` of `[::1]:8642`; empty: there is none in it."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_strange(scope: Scope, names: frozenset[str] | None) -> bool:
    """Whether the request is for a server of another name."""
    return names is not None and name_in(Headers(scope=scope).get("host", "")) not in names


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


class SecureHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self._app(scope, receive, send_with_headers)
