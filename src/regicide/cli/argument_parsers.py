"""Parsers of argument values. Each imports its package only when it is called."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regicide.notation import Seed
    from regicide.rules import Options, State
    from regicide.tui.remote_link import TableAddress


def seed(text: str) -> "Seed":
    from regicide.notation import Seed  # noqa: PLC0415

    return Seed(text)


def options(text: str) -> "Options":
    from regicide.notation import parse_options  # noqa: PLC0415

    return parse_options(text)


def position(text: str) -> "State":
    from regicide.notation import parse_position  # noqa: PLC0415

    return parse_position(text)


def game(text: str) -> "Seed | State":
    """A position contains spaces, a seed does not."""
    return position(text) if " " in text else seed(text)


def bots(text: str) -> tuple[str, ...]:
    from regicide.lab import parse_bots  # noqa: PLC0415

    return parse_bots(text)


def seeds(text: str) -> str:
    from regicide.lab import parse_seeds  # noqa: PLC0415

    return parse_seeds(text)


def invitation(text: str) -> "TableAddress":
    """The address of a table at a server."""
    from regicide.tui.remote_link import TableAddress  # noqa: PLC0415

    return TableAddress.parse(text)
