"""Whether a game earns a medal and badges. It is decided here; everything else carries the answer.

For tables without a server web/src/local/local_table.ts decides, and tests/golden/local_games.json compares both.
"""

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum

from regicide.rules import Event
from regicide.rules.events import GameWon
from regicide.table.table import Table


class Unearned(Enum):
    """Why a game earns neither a medal nor badges."""

    #: Of a table of one device: the game began in the middle of another one.
    PRACTICE = "practice"
    #: The players had seen this deal to its end before.
    KNOWN_DEAL = "known-deal"
    HINTS = "hints"
    #: A bot moved for a person, or would now.
    BOT = "bot"


def unearned(table: Table) -> Unearned | None:
    """Why the game of this table earns nothing; None if it does, as far as it was played."""
    if table.settings.known_deal:
        return Unearned.KNOWN_DEAL
    if any(table.hints):
        return Unearned.HINTS
    if any(chair.person and chair.bot for chair in table.chairs) or bot_moves(table):
        return Unearned.BOT
    return None


def bot_moves(table: Table) -> tuple[int, ...]:
    """How many moves a bot made for the person of each seat; empty if none."""
    counts = table.game.move_counts if table.game else ()
    by_bots = tuple(
        count.by_bot if chair.person else 0
        for chair, count in zip(table.chairs, counts, strict=bool(counts))
    )
    return by_bots if any(by_bots) else ()


def with_earned_medal(events: Iterable[Event], why: Unearned | None) -> tuple[Event, ...]:
    """The events as messages tell them: a victory that earns nothing names no medal."""
    if why is None:
        return tuple(events)
    return tuple(
        replace(event, medal=None) if isinstance(event, GameWon) else event for event in events
    )
