"""Reads the settings of a server from environment variables.

A wrong value is an error whose sentence names the variable and what was expected. An empty value counts as
unset, because compose files pass on variables that have no value.
"""

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path
from typing import TypeVar
from urllib.parse import urlsplit

from regicide.server.config import Config, Network
from regicide.server.errors import ServeError
from regicide.server.security import host_name

Value = TypeVar("Value")
Environment = Mapping[str, str]

#: Every variable that a server reads; docs/server.md describes them.
SETTINGS = (
    *("REGICIDE_DATABASE_URL", "REGICIDE_BUS_URL", "REGICIDE_ORIGINS", "REGICIDE_HOSTS"),
    *("REGICIDE_TRUSTED_PROXIES", "REGICIDE_LIMITS", "REGICIDE_CLUB", "REGICIDE_UNWANTED_WORDS"),
    *("REGICIDE_KEEP_DAYS", "REGICIDE_KEEP_RECORDS", "REGICIDE_ERROR_REPORTER"),
    *("REGICIDE_PUSH_KEY", "REGICIDE_PUSH_CONTACT", "REGICIDE_PUSH_SERVICES"),
    *("REGICIDE_BOT_SECONDS", "REGICIDE_AWAY_SECONDS", "REGICIDE_HELLO_SECONDS"),
    *("REGICIDE_PING_SECONDS", "REGICIDE_ORDER_SECONDS"),
)
#: Those of the language, of the compose file, and of the tests.
_OTHER_NAMES = re.compile(r"REGICIDE_(LANG|DOMAIN|UPSTREAM|CHROMIUM|SERVERS)")
#: No setting needs a longer time: a million seconds are eleven days, a million days are forever.
_LARGEST_NUMBER = 1_000_000
#: More than this come from no single address.
_LARGEST_CLUB = 10_000
#: A name as browsers send it, or an address. Other alphabets arrive as `xn--…`.
_HOST = re.compile(r"[a-z0-9._-]+|\[[0-9a-f:.]+\]")


def with_environment(config: Config, environment: Environment) -> Config:
    """The settings with those that the environment has."""
    if _text(environment, "REGICIDE_LIMITS", _on_or_off, "on-or-off") == "off":
        config = config.without_limits()
    if people := _text(environment, "REGICIDE_CLUB", _people, "people"):
        config = config.with_club(people)
    bot_seconds = _text(environment, "REGICIDE_BOT_SECONDS", _not_negative, "seconds")
    away = _text(environment, "REGICIDE_AWAY_SECONDS", _not_negative, "seconds")
    hello = _text(environment, "REGICIDE_HELLO_SECONDS", _positive, "positive-seconds")
    ping = _text(environment, "REGICIDE_PING_SECONDS", _positive, "positive-seconds")
    order = _text(environment, "REGICIDE_ORDER_SECONDS", _positive, "positive-seconds")
    return replace(
        config,
        database_url=database_url_of(environment),
        bus_url=bus_url_of(environment),
        origins=frozenset(_list(environment, "REGICIDE_ORIGINS", _origin, "origins")),
        hosts=frozenset(_list(environment, "REGICIDE_HOSTS", _host, "hosts")),
        trusted_proxies=_list(environment, "REGICIDE_TRUSTED_PROXIES", _network, "networks"),
        keep_days=_text(environment, "REGICIDE_KEEP_DAYS", _positive, "positive-days"),
        keep_records=_text(environment, "REGICIDE_KEEP_RECORDS", _folder, "folder"),
        unwanted_words=environment.get("REGICIDE_UNWANTED_WORDS") or None,
        error_reporter=_text(environment, "REGICIDE_ERROR_REPORTER", _function, "function"),
        push_key=_text(environment, "REGICIDE_PUSH_KEY", _readable_file, "readable"),
        push_contact=_contact_for_push(environment),
        push_services=frozenset(_list(environment, "REGICIDE_PUSH_SERVICES", _origin, "origins")),
        bot_seconds=config.bot_seconds if bot_seconds is None else (bot_seconds, bot_seconds),
        away_seconds=config.away_seconds if away is None else away,
        hello_seconds=hello or config.hello_seconds,
        ping_seconds=ping or config.ping_seconds,
        order_seconds=order or config.order_seconds,
    )


def unknown_settings(environment: Environment) -> list[str]:
    """Variables that look like settings of a server: probably misspelled."""
    named = [each for each in environment if each.startswith("REGICIDE_") and each not in SETTINGS]
    return sorted(each for each in named if not _OTHER_NAMES.fullmatch(each))


def database_url_of(environment: Environment) -> str | None:
    """REGICIDE_DATABASE_URL; None: SQLite."""
    return _url(environment, "REGICIDE_DATABASE_URL", ("postgresql", "postgres"), "postgresql-url")


def bus_url_of(environment: Environment) -> str | None:
    """REGICIDE_BUS_URL; None: no bus."""
    return _url(environment, "REGICIDE_BUS_URL", ("redis", "rediss", "unix"), "redis-url")


def _contact_for_push(environment: Environment) -> str:
    """Push services want to know whom to write to before they block a server."""
    contact = _text(environment, "REGICIDE_PUSH_CONTACT", _contact, "contact")
    if contact is None and environment.get("REGICIDE_PUSH_KEY", "").strip():
        facts = {"name": "REGICIDE_PUSH_CONTACT", "text": "", "expected": "contact"}
        raise ServeError("bad-setting", facts)
    return contact or ""


# --- one variable --------------------------------------------------------------------------------


def _text(
    environment: Environment, name: str, parse: Callable[[str], Value], expected: str
) -> Value | None:
    """The value of a variable; None if it is unset or empty. `parse` raises ValueError."""
    text = environment.get(name, "").strip()
    return _parsed(name, text, parse, expected) if text else None


def _list(
    environment: Environment, name: str, parse: Callable[[str], Value], expected: str
) -> tuple[Value, ...]:
    """The values of a variable, separated by commas."""
    texts = [each.strip() for each in environment.get(name, "").split(",")]
    return tuple(_parsed(name, each, parse, expected) for each in texts if each)


def _parsed(name: str, text: str, parse: Callable[[str], Value], expected: str) -> Value:
    try:
        return parse(text)
    except ValueError:
        raise ServeError(
            "bad-setting", {"name": name, "text": text, "expected": expected}
        ) from None


def _url(
    environment: Environment, name: str, schemes: tuple[str, ...], expected: str
) -> str | None:
    """An address that may hold a password: an error shows only how it begins."""
    url = environment.get(name, "").strip()
    scheme, colon, _ = url.partition(":")
    if url and not (colon and scheme in schemes):
        shown = f"{scheme}:…" if colon and scheme.isalnum() else "…"
        raise ServeError("bad-setting", {"name": name, "text": shown, "expected": expected})
    return url or None


# --- one value -----------------------------------------------------------------------------------


def _not_negative(text: str) -> float:
    number = float(text)
    if not 0 <= number < _LARGEST_NUMBER:  # also refuses nan
        raise ValueError
    return number


def _positive(text: str) -> float:
    number = _not_negative(text)
    if not number:
        raise ValueError
    return number


def _people(text: str) -> int:
    number = int(text)
    if not 1 <= number <= _LARGEST_CLUB:
        raise ValueError
    return number


def _on_or_off(text: str) -> str:
    if text not in ("on", "off"):
        raise ValueError
    return text


def _origin(text: str) -> str:
    """`https://games.example.org`, as browsers send it; a slash at its end is ignored."""
    origin = text.rstrip("/")
    scheme, _, host = origin.partition("://")
    if scheme not in ("http", "https") or urlsplit(origin).netloc != host or not host_name(host):
        raise ValueError
    return origin


def _host(text: str) -> str:
    """`games.example.org`, without scheme and port."""
    if not _HOST.fullmatch(text.lower()):
        raise ValueError
    return host_name(text)


def _network(text: str) -> Network:
    """An address or a network: `127.0.0.1`, `10.0.0.0/8`."""
    return ip_network(text)


def _folder(text: str) -> Path:
    """A folder that this process can write to; it is made if there is none."""
    path = Path(text)
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise ValueError from None
    if not os.access(path, os.W_OK):
        raise ValueError
    return path


def _readable_file(text: str) -> Path:
    path = Path(text)
    if not (path.is_file() and os.access(path, os.R_OK)):
        raise ValueError
    return path


def _contact(text: str) -> str:
    """`mailto:operator@example.org`, or the address of a page."""
    if not re.fullmatch(r"(mailto:[^\s@]+@|https://)[^\s@]+", text):
        raise ValueError
    return text


def _function(text: str) -> str:
    module, _, function = text.partition(":")
    if not function.isidentifier() or not all(map(str.isidentifier, module.split("."))):
        raise ValueError
    return text
