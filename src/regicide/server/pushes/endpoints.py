"""Which addresses a server may call: an endpoint is an address given by a stranger.

A request goes to the address that was checked here: a name that leads elsewhere a moment later (DNS rebinding) leads
nowhere. An operator with a push service in the same network names it (`REGICIDE_PUSH_SERVICES`).
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from typing import Final, TypeAlias
from urllib.parse import urlsplit

from regicide.server.limits import LONGEST_ENDPOINT

#: The addresses of a name.
Resolve: TypeAlias = Callable[[str, int], Awaitable[Collection[str]]]

# IANA's registries of special addresses: everything there that is not the internet.
_NOT_PUBLIC_4: Final = tuple(
    map(
        IPv4Network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
            *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24"),
            *("192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16", "192.175.48.0/24"),
            *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
        ),
    )
)
#: Outside it are loopback, link-local, unique local, multicast and mapped addresses.
_PUBLIC_6: Final = IPv6Network("2000::/3")
#: Teredo, benchmarks, documentation, 6to4 (which holds an IPv4 address), segment routing.
_NOT_PUBLIC_6: Final = tuple(
    map(IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20"))
)
#: The IPv4 internet, as networks without IPv4 reach it.
_TRANSLATED: Final = IPv6Network("64:ff9b::/96")


class Unreachable(Exception):
    """The address may not be called, or does not answer."""


@dataclass(frozen=True, slots=True)
class Endpoint:
    """The address of one browser at a push service."""

    scheme: str
    host: str
    port: int
    #: With its query.
    path: str

    @property
    def origin(self) -> str:
        usual = {"https": 443, "http": 80}[self.scheme]
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{shown}" + ("" if self.port == usual else f":{self.port}")


def read_endpoint(url: str, services: Collection[str] = ()) -> Endpoint:
    """Raises ValueError if it is not one. `services`: origins that may be called although they are not on the internet."""
    if len(url) > LONGEST_ENDPOINT or not (url.isascii() and url.isprintable()) or " " in url:
        raise ValueError
    parts = urlsplit(url)
    if parts.scheme not in ("https", "http") or not parts.hostname or "@" in parts.netloc:
        raise ValueError
    port = parts.port or {"https": 443, "http": 80}[parts.scheme]
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    endpoint = Endpoint(parts.scheme, parts.hostname, port, path)
    if endpoint.origin not in services and (endpoint.scheme, endpoint.port) != ("https", 443):
        raise ValueError
    if endpoint.origin not in services and _is_address(endpoint.host):
        raise ValueError  # push services have names
    return endpoint


def _is_address(host: str) -> bool:
    """Also numbers that the system would read as one: `0x7f.1`, `2130706433`."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or not last or last.isdigit() or last.startswith("0x")


def is_public(address: str) -> bool:
    """Whether this is an address on the internet."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found in _TRANSLATED:
        found = IPv4Address(int(found) & 0xFFFF_FFFF)
    if isinstance(found, IPv4Address):
        return not any(found in network for network in _NOT_PUBLIC_4)
    return found in _PUBLIC_6 and not any(found in network for network in _NOT_PUBLIC_6)


class Resolver:
    """Finds addresses of names, in threads of its own: a slow name delays nothing else."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(8, "regicide-names")

    async def __call__(self, host: str, port: int) -> Collection[str]:
        def ask() -> list[str]:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
            return [str(address[0]) for *_, address in found]

        return await asyncio.get_running_loop().run_in_executor(self._threads, ask)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


async def checked_address(
    endpoint: Endpoint, services: Collection[str], resolve: Resolve
) -> tuple[str, ...]:
    """The addresses to connect to. Raises if one of them is not on the internet."""
    try:
        found = tuple(dict.fromkeys(await resolve(endpoint.host, endpoint.port)))
    except (OSError, UnicodeError):
        raise Unreachable from None
    if endpoint.origin not in services and not all(map(is_public, found)):
        raise Unreachable
    if not found:
        raise Unreachable
    return found
