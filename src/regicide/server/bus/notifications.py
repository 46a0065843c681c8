"""What servers notify each other of, and its text on the bus, without spaces.

    log:CODE:SEQ                                  presence:CODE:SERVER:AT:SEATS:WATCHING
    presence?:CODE                                lobby
    orders                                        device:PLAYER

A notification replaces an earlier one with the same topic: only the latest is worth sending.
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class LogGrew:
    """The log of a table now ends with entry number `seq`."""

    code: str
    seq: int


@dataclass(frozen=True, slots=True)
class PresenceReported:
    """Who is connected to a table at one server, and when (Unix milliseconds)."""

    code: str
    server: str
    at: int
    seats: frozenset[int]
    watching: int


@dataclass(frozen=True, slots=True)
class PresenceRequested:
    """A server has loaded this table, and asks the others who is connected to it."""

    code: str


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """The list of public tables has changed."""


@dataclass(frozen=True, slots=True)
class OrdersChanged:
    """The operator gave or withdrew an order, or removed something."""


@dataclass(frozen=True, slots=True)
class DeviceAdded:
    """A device was added to this player."""

    player: str


Notification: TypeAlias = (
    LogGrew | PresenceReported | PresenceRequested | LobbyChanged | OrdersChanged | DeviceAdded
)


def topic(notification: Notification) -> str:
    match notification:
        case LogGrew(code):
            return f"log:{code}"
        case PresenceReported(code, server):
            return f"presence:{code}:{server}"
        case PresenceRequested(code):
            return f"presence?:{code}"
        case LobbyChanged():
            return "lobby"
        case OrdersChanged():
            return "orders"
        case DeviceAdded(player):
            return f"device:{player}"


def print_notification(notification: Notification) -> str:
    match notification:
        case LogGrew(_, seq):
            return f"{topic(notification)}:{seq}"
        case PresenceReported(_, _, at, seats, watching):
            written = "".join(map(str, sorted(seats)))
            return f"{topic(notification)}:{at}:{written}:{watching}"
        case _:
            return topic(notification)


def parse_notification(text: str) -> Notification | None:
    """None if another program, or another version, wrote it."""
    match text.split(":"):
        case ["log", code, seq] if _is_number(seq):
            return LogGrew(code, int(seq))
        case ["presence", code, server, at, seats, watching] if all(
            map(_is_number, (at, watching, seats or "0"))
        ):
            return PresenceReported(
                code, server, int(at), frozenset(map(int, seats)), int(watching)
            )
        case ["presence?", code]:
            return PresenceRequested(code)
        case ["lobby"]:
            return LobbyChanged()
        case ["orders"]:
            return OrdersChanged()
        case ["device", player]:
            return DeviceAdded(player)
        case _:
            return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal()
