"""Tables turn by turn in words: their time, until when a turn lasts, and which tables wait."""

from datetime import datetime
from typing import Protocol

from regicide.i18n import Words
from regicide.table import WhenLate
from regicide.tui.waiting_tables import WaitingTable

DAY_SECONDS = 86_400


class Tempo(Protocol):
    """What has a time for each turn: a room, or a table in a list."""

    @property
    def turn_seconds(self) -> int | None: ...
    @property
    def turn_by_turn(self) -> WhenLate | None: ...


def moment_text(at: int) -> str:
    """«2026-11-20 14:03», in the time zone of the player, from Unix milliseconds."""
    return datetime.fromtimestamp(at / 1000).astimezone().strftime("%Y-%m-%d %H:%M")


def until_text(words: Words, deadline: int) -> str:
    return words.say("turns-until", when=moment_text(deadline))


def tempo_text(words: Words, tempo: Tempo) -> str:
    """«Turn by turn, a day a turn, a bot plays a late turn»; empty at a live table."""
    if tempo.turn_by_turn is None:
        return ""
    parts = [words.say("tempo-turn-by-turn")]
    seconds = tempo.turn_seconds
    if seconds is None:
        parts.append(words.say("tempo-no-limit"))
    elif seconds % DAY_SECONDS:
        parts.append(words.say("minutes", count=seconds // 60))
    else:
        parts.append(words.say("tempo-days", count=seconds // DAY_SECONDS))
    if seconds is not None:
        parts.append(words.say(f"tempo-late-{tempo.turn_by_turn.value}"))
    return words.say("list-separator").join(parts)


def waiting_table_text(words: Words, table: WaitingTable) -> str:
    """«Ana, Ben · until 2026-11-20 14:03»."""
    view = table.view
    names = [seat.name for seat in view.seats if seat.name is not None]
    parts = [words.say("list-separator").join(names)]
    if view.deadline is not None:
        parts.append(until_text(words, view.deadline))
    elif view.turn_by_turn is not None:
        parts.append(words.say("tempo-no-limit"))
    return " · ".join(parts)
