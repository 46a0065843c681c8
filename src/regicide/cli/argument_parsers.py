"""Parsers of argument values, and what a shell offers for some. Each imports its package only when it is called."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regicide.notation import Seed
    from regicide.rules import Options, State
    from regicide.tui.remote_link import TableAddress

#: How a position or a record begins: the number of players and who moves, or a tag.
_NO_SEED = re.compile(r"[0-9]+ [0-9]+[a-z]\b|\[")


def seed(text: str) -> "Seed":
    """Without what acts on a terminal: the record of the game is printed with it. A server refuses the same."""
    from regicide.foreign_text import is_safe_line  # noqa: PLC0415
    from regicide.notation import Fault, NotationError, Seed  # noqa: PLC0415

    for at, character in enumerate(text, 1):
        if not is_safe_line(character):
            raise NotationError(Fault.BAD_SEED, at, character)
    return Seed(text)


def options(text: str) -> "Options":
    """In any order: only records keep to that of the notation."""
    from regicide.notation import parse_options  # noqa: PLC0415
    from regicide.notation.options import FORMS  # noqa: PLC0415

    places = {name: place for place, name in enumerate(FORMS)}
    given = text.split(",")
    in_order = sorted(given, key=lambda each: places.get(each.partition("=")[0], len(places)))
    return parse_options(",".join(in_order))


def options_parts() -> list[str]:
    from regicide.notation.options import FORMS  # noqa: PLC0415

    return [f"{name}={value}" for name, (_, values) in FORMS.items() for value in values]


def position(text: str) -> "State":
    """A position, or the deal of a record: of several games, that of the first."""
    from regicide.notation import parse_game, parse_position  # noqa: PLC0415
    from regicide.tui.game_texts import each_game  # noqa: PLC0415

    found = _text(text)
    if not found.startswith("["):
        return parse_position(found)
    return parse_game(each_game(found)[0]).record.deal


def game(text: str) -> "Seed | State":
    """A position or a record has a form by which it is known; any other line is a seed."""
    found = _text(text)
    return position(found) if _NO_SEED.match(found) else seed(found)


def _text(given: str) -> str:
    """The text, or for `-` what standard input contains."""
    from regicide.tui.game_texts import STANDARD_INPUT, text_of  # noqa: PLC0415

    return text_of(STANDARD_INPUT).strip() if given == STANDARD_INPUT else given


def bots(text: str) -> tuple[str, ...]:
    from regicide.lab import parse_bots  # noqa: PLC0415

    return parse_bots(text)


def bots_parts() -> tuple[str, ...]:
    from regicide.bots.bot_table import BOT_NAMES  # noqa: PLC0415

    return tuple(BOT_NAMES)


def seeds(text: str) -> str:
    from regicide.lab import parse_seeds  # noqa: PLC0415

    return parse_seeds(text)


def invitation(text: str) -> "TableAddress":
    """The address of a table at a server."""
    from regicide.tui.remote_link import TableAddress  # noqa: PLC0415

    return TableAddress.parse(text)
