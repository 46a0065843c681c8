"""The settings of a table, chosen when it is made."""

from dataclasses import dataclass
from enum import Enum

from regicide.rules import Options

#: Limits of `turn_seconds`.
SHORTEST_TURN, LONGEST_TURN = 15, 604_800


class WhenLate(Enum):
    """What happens at a turn by turn table when the time of a turn is up."""

    #: A bot plays this turn; the next one is the person's own again.
    BOT = "bot"
    #: The table waits. Others may let a bot play, as at a live table.
    WAIT = "wait"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Number of players, options (§13), visibility, time limit, help and spectators of a table."""

    players: int
    options: Options
    #: Listed in the lobby; otherwise players need the code.
    public: bool = False
    #: Seconds after which others may let a bot play; None: no limit.
    turn_seconds: int | None = None
    #: The players need not be here at the same time: what happens when one is late; None: a live table.
    turn_by_turn: WhenLate | None = None
    #: The host chose the seed, and so may know the deal.
    chosen_seed: bool = False
    #: The players had seen this deal to its end before (`Unearned.KNOWN_DEAL`).
    known_deal: bool = False
    #: Players may ask for hints.
    help: bool = False
    #: People without a seat may watch the game.
    spectators: bool = True
    #: The code of the evening whose deal this is. Other teams play it too, so its seed stays secret after the game.
    evening: str | None = None
