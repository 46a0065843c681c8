"""How a server is set up: by arguments and by the environment."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8642


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """Everything one may set. The defaults serve a person at this machine, and nobody else."""

    host: str = DEFAULT_HOST
    port: int = DEFAULT_PORT
    #: Where the embedded database lives.
    data: Path
    #: postgresql://…; None: the embedded database.
    database_url: str | None = None
    #: redis://… between several servers; None: this one is alone.
    bus_url: str | None = None
    #: Other origins whose pages may talk to this server, as `https://games.example.org`.
    origins: frozenset[str] = frozenset()
    #: Names this server is reached by, besides those of the origins, as `games.example.org`. Bound
    #: to this machine alone it answers to no others but its own, bound elsewhere to any if none is set.
    hosts: frozenset[str] = frozenset()
    #: Between these many seconds a bot takes for a move, whatever the move.
    bot_seconds: tuple[float, float] = (0.8, 1.8)
    #: Seconds without a connection after which somebody counts as gone.
    away_seconds: float = 20.0
    #: Seconds a connection has to say hello.
    hello_seconds: float = 10.0
    #: Seconds between two pings of a connection, and for the answer to each.
    ping_seconds: float = 20.0
    #: Messages a second from one connection, and how many at once.
    message_rate: float = 15.0
    message_burst: int = 60
    #: New people, tables and transfer codes a second from one address, and how many at once.
    making_rate: float = 0.5
    making_burst: int = 30
    #: Codes of tables that are none, a second from one person or address, and how many at once.
    guess_rate: float = 0.5
    guess_burst: int = 60
    #: Connections from one address at a time.
    sockets_per_address: int = 200

    def without_limits(self) -> "Config":
        """For measuring, and behind a proxy that keeps limits itself: everyone has its address."""
        return replace(
            self,
            message_rate=1e9,
            message_burst=10**9,
            making_rate=1e9,
            making_burst=10**9,
            guess_rate=1e9,
            guess_burst=10**9,
            sockets_per_address=10**9,
        )


def adjusted(config: Config, environment: Mapping[str, str]) -> Config:
    """What only those change who test or measure a server, or put a proxy before it."""
    if environment.get("REGICIDE_LIMITS") == "off":
        config = config.without_limits()
    for name in ("away", "hello", "ping"):
        seconds = environment.get(f"REGICIDE_{name.upper()}_SECONDS")
        if seconds is not None:
            config = replace(config, **{f"{name}_seconds": float(seconds)})  # type: ignore[arg-type]
    pause = environment.get("REGICIDE_BOT_SECONDS")
    return config if pause is None else replace(config, bot_seconds=(float(pause), float(pause)))


def origins_of(environment: Mapping[str, str]) -> frozenset[str]:
    """REGICIDE_ORIGINS: with commas between them."""
    return _listed(environment.get("REGICIDE_ORIGINS", ""))


def hosts_of(environment: Mapping[str, str]) -> frozenset[str]:
    """REGICIDE_HOSTS: with commas between them."""
    return frozenset(each.lower() for each in _listed(environment.get("REGICIDE_HOSTS", "")))


def _listed(text: str) -> frozenset[str]:
    return frozenset(each.strip().rstrip("/") for each in text.split(",") if each.strip())
