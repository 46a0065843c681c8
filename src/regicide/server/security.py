"""Checks the Origin and Host of requests, and adds security headers to every response."""

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regicide.server.config import Config

#: Pages load everything from this server, and connect to no other. They may compile WebAssembly: the core.
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
#: Names and addresses of the loopback interface.
LOOPBACK_NAMES = frozenset({"localhost", "127.0.0.1", "::1"})
HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


def has_foreign_origin(scope: Scope, allowed: frozenset[str]) -> bool:
    """Whether a page of another origin sends the request. Only browsers send an Origin."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None or origin in allowed:
        return False
    _, _, host = origin.partition("://")
    return not host or host.lower() != headers.get("host", "").lower()


def allowed_hosts(config: Config) -> frozenset[str] | None:
    """The host names that requests may have; None: any.

    This prevents DNS rebinding: another site can make its own name resolve to this machine, so that its
    page has the same origin as this server. The Host header then still has that other name.
    """
    if not config.hosts and not _is_loopback(config.host):
        return None
    return (
        LOOPBACK_NAMES
        | config.hosts
        | {host_name(each.partition("://")[2]) for each in config.origins}
    )


def host_name(host: str) -> str:
    """`localhost` for `LocalHost:8642`, `::1` for `[::1]:8642`; empty if invalid."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def has_unknown_host(scope: Scope, hosts: frozenset[str] | None) -> bool:
    """Whether the Host header names another server."""
    return hosts is not None and host_name(Headers(scope=scope).get("host", "")) not in hosts


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host.lower() == "localhost"


class SecurityHeaders:
    """Adds the security headers to every response."""

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
