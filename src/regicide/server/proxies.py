"""Finds the real client of a request that came through a proxy.

A proxy adds the address of its own client at the end of `X-Forwarded-For`. Only addresses that a trusted proxy
added are true: everything before them may be invented. So we go back from our peer as long as the address belongs to
a trusted proxy, and stop at the first one that does not.

Not read: `Forwarded` (RFC 7239). Common proxies set only `X-Forwarded-For` and pass on what clients write into the
other header, so reading both would let clients choose their address.
"""

from collections.abc import Iterator
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from regicide.server.config import Network

Address: TypeAlias = IPv4Address | IPv6Address
#: A key of a scope: whether a trusted proxy forwarded the request for a client.
FORWARDED = "regicide.forwarded"
#: Bits of an IPv6 address that identify a client: everyone gets at least a network of this size, and may use
#: any address in it.
_IPV6_CLIENT_BITS = 64
#: Hops that are read, from the end: a client may write thousands.
_MOST_HOPS = 20


def address_of(scope: Scope) -> str:
    """The client's network address, for limits; of an IPv6 address only its network."""
    client = scope.get("client")
    return network_of(client[0]) if client else "?"


def network_of(client: str) -> str:
    """`192.0.2.1`, `2001:db8:1:2::/64`."""
    address = _parse(client)
    if not isinstance(address, IPv6Address):
        return str(address or client)
    hidden = 128 - _IPV6_CLIENT_BITS
    return f"{IPv6Address(int(address) >> hidden << hidden)}/{_IPV6_CLIENT_BITS}"


def behind_proxies(scope: Scope, trusted: tuple[Network, ...]) -> Scope:
    """The scope with the client and the scheme that trusted proxies name."""
    peer = scope.get("client")
    if not trusted or not peer or not is_trusted(peer[0], trusted):
        return scope
    headers = Headers(scope=scope)
    lines = headers.getlist("x-forwarded-for")
    hops = ",".join(lines).rsplit(",", _MOST_HOPS)[-_MOST_HOPS:]
    client = _client(peer[0], [each.strip() for each in hops if each.strip()], trusted)
    # Also if a client wrote an empty line before the proxy's.
    found: Scope = {**scope, "client": (client, 0), FORWARDED: bool(lines)}
    if scope["type"] == "http" and headers.get("x-forwarded-proto") in ("http", "https"):
        found["scheme"] = headers["x-forwarded-proto"]
    return found


def is_trusted(peer: str, trusted: tuple[Network, ...]) -> bool:
    return _is_in(_parse(peer), trusted)


def _client(peer: str, hops: list[str], trusted: tuple[Network, ...]) -> str:
    """The last address that is not a trusted proxy's; if all are, the first one."""
    client = peer
    for address in _addresses_from_end(hops):
        client = str(address)
        if not _is_in(address, trusted):
            break
    return client


def _addresses_from_end(hops: list[str]) -> Iterator[Address]:
    """What stands before an invalid address is not trusted."""
    for hop in reversed(hops):
        address = _parse(hop)
        if address is None:
            return
        yield address


def _is_in(address: Address | None, networks: tuple[Network, ...]) -> bool:
    return address is not None and any(address in each for each in networks)


def _parse(text: str) -> Address | None:
    """`192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`, `[2001:db8::1]:80`; None if invalid."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    # A server that listens on IPv6 sees clients of IPv4 so: ::ffff:192.0.2.1
    return getattr(address, "ipv4_mapped", None) or address


class BehindProxies:
    """Gives the application the client and the scheme that trusted proxies name."""

    def __init__(self, app: ASGIApp, trusted: tuple[Network, ...]) -> None:
        self._app = app
        self._trusted = trusted

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(behind_proxies(scope, self._trusted), receive, send)
