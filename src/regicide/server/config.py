"""Settings of a server: command-line arguments and environment variables."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from regicide.server.errors import ServeError

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8642


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
    #: Days after which tables that are over are removed; None: never.
    keep_days: float | None = None
    #: Folder for the records of removed tables; None: they are not kept.
    keep_records: Path | None = None
    #: File of words that names and chat may not have; None: all are allowed.
    unwanted_words: str | None = None
    #: The shortest and the longest time a bot takes for a move; it does not depend on the move.
    bot_seconds: tuple[float, float] = (0.8, 1.8)
    #: Seconds without a connection after which a player counts as away.
    away_seconds: float = 20.0
    #: Seconds within which a client must send its hello.
    hello_seconds: float = 10.0
    #: Seconds between two pings of a connection, and until each must be answered.
    ping_seconds: float = 20.0
    #: Messages per second from one connection, and the burst.
    message_rate: float = 15.0
    message_burst: int = 60
    #: New players, tables and transfer codes per second from one address, and the burst.
    creation_rate: float = 0.5
    creation_burst: int = 30
    #: Wrong table codes per second from one player or address, and the burst.
    guess_rate: float = 0.5
    guess_burst: int = 60
    #: Open sockets from one address.
    sockets_per_address: int = 200

    def without_limits(self) -> "Config":
        """For benchmarks, and behind a proxy: there all clients have the same address."""
        return replace(
            self,
            message_rate=1e9,
            message_burst=10**9,
            creation_rate=1e9,
            creation_burst=10**9,
            guess_rate=1e9,
            guess_burst=10**9,
            sockets_per_address=10**9,
        )


def with_overrides(config: Config, environment: Mapping[str, str]) -> Config:
    """Apply environment variables for tests, benchmarks and proxies."""
    if environment.get("REGICIDE_LIMITS") == "off":
        config = config.without_limits()
    for name in ("away", "hello", "ping"):
        seconds = environment.get(f"REGICIDE_{name.upper()}_SECONDS")
        if seconds is not None:
            config = replace(config, **{f"{name}_seconds": float(seconds)})  # type: ignore[arg-type]
    bot_seconds = environment.get("REGICIDE_BOT_SECONDS")
    if bot_seconds is not None:
        config = replace(config, bot_seconds=(float(bot_seconds), float(bot_seconds)))
    return config


def origins_of(environment: Mapping[str, str]) -> frozenset[str]:
    """REGICIDE_ORIGINS, separated by commas."""
    return _split_list(environment.get("REGICIDE_ORIGINS", ""))


def hosts_of(environment: Mapping[str, str]) -> frozenset[str]:
    """REGICIDE_HOSTS, separated by commas."""
    return frozenset(each.lower() for each in _split_list(environment.get("REGICIDE_HOSTS", "")))


def keep_days_of(environment: Mapping[str, str]) -> float | None:
    """REGICIDE_KEEP_DAYS: a number above 0; empty or unset: tables are never removed."""
    text = environment.get("REGICIDE_KEEP_DAYS", "").strip()
    if not text:
        return None
    try:
        days = float(text)
    except ValueError:
        days = 0.0
    if not 0 < days < 1_000_000:
        raise ServeError("bad-keep-days", {"text": text})
    return days


def keep_records_of(environment: Mapping[str, str]) -> Path | None:
    """REGICIDE_KEEP_RECORDS: the folder for records of removed tables."""
    text = environment.get("REGICIDE_KEEP_RECORDS", "").strip()
    return Path(text) if text else None


def _split_list(text: str) -> frozenset[str]:
    return frozenset(each.strip().rstrip("/") for each in text.split(",") if each.strip())
