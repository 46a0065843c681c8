"""Settings of a server. The command line and environment variables (environment.py) set them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from ipaddress import IPv4Network, IPv6Network
from pathlib import Path
from typing import TypeAlias

from regicide.server.prices import PRICES, UNLIMITED, Price, Rate, Thing

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8642

Network: TypeAlias = IPv4Network | IPv6Network


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """All settings. With the defaults only this machine can reach the server."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    #: Folder of the embedded database.
    data: Path
    #: postgresql://…; None: the embedded database (SQLite).
    database_url: str | None = None
    #: redis://…, for several servers; None: a single server.
    bus_url: str | None = None
    #: Other origins whose pages may use this server, such as `https://games.example.org`.
    origins: frozenset[str] = frozenset()
    #: Host names of this server besides those in `origins`, such as `games.example.org`. If empty, a
    #: server on a loopback address accepts only loopback names; on other addresses it accepts any name.
    hosts: frozenset[str] = frozenset()
    #: Networks of proxies: only their `X-Forwarded-…` headers count.
    trusted_proxies: tuple[Network, ...] = ()
    #: Processes that serve the same address.
    workers: int = 1
    #: `module:function`, called for every unexpected error; None: errors are only logged.
    error_reporter: str | None = None
    #: Days after which tables that are over are removed; None: never.
    keep_days: float | None = None
    #: Folder for the records of removed tables; None: they are not kept.
    keep_records: Path | None = None
    #: File of words that names and chat may not have; None: all are allowed.
    unwanted_words: str | None = None
    #: File with the private key for messages to devices whose page is closed; None: there are none.
    push_key: Path | None = None
    #: `mailto:` or `https:`, for the operators of push services.
    push_contact: str = ""
    #: Origins of push services that may be called although they are not on the internet.
    push_services: frozenset[str] = frozenset()
    #: The shortest and the longest time a bot takes for a move; it does not depend on the move.
    bot_seconds: tuple[float, float] = (0.8, 1.8)
    #: Seconds without a connection after which a player counts as away.
    away_seconds: float = 20.0
    #: Seconds within which a client must send its hello.
    hello_seconds: float = 10.0
    #: Seconds between two pings of a connection, and until each must be answered.
    ping_seconds: float = 20.0
    #: Seconds between two reads of the operator's orders.
    order_seconds: float = 2.0
    #: Messages per second from one connection, and the burst.
    message_rate: float = 15.0
    message_burst: int = 60
    #: The limits by player, by address and for the whole server.
    prices: Mapping[Thing, Price] = field(default_factory=lambda: PRICES)

    def without_limits(self) -> "Config":
        """For benchmarks, and behind a proxy that has its own limits."""
        return replace(self, message_rate=1e9, message_burst=10**9, prices=UNLIMITED)

    def with_club(self, people: int) -> "Config":
        """For an evening on which so many new people come at once from one address, each to a table of their own."""
        prices = dict(self.prices)
        for thing in (Thing.PLAYER, Thing.TABLE):
            price = prices[thing]
            if price.address is not None:
                burst = max(price.address.burst, float(people))
                prices[thing] = replace(price, address=Rate(price.address.rate, burst))
        return replace(self, prices=prices)
