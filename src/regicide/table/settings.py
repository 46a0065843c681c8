"""The settings of a table, chosen when it is made."""

from dataclasses import dataclass

from regicide.rules import Options

#: Limits of `turn_seconds`.
SHORTEST_TURN, LONGEST_TURN = 15, 86_400


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Number of players, options (§13), visibility, time limit, help and spectators of a table."""

    players: int
    options: Options
    #: Listed in the lobby; otherwise players need the code.
    public: bool = False
    #: Seconds after which others may let a bot play; None: no limit.
    turn_seconds: int | None = None
    #: The host chose the seed, and so may know the deal.
    chosen_seed: bool = False
    #: The players had seen this deal to its end before (`Unearned.KNOWN_DEAL`).
    known_deal: bool = False
    #: Players may ask for hints.
    help: bool = False
    #: People without a seat may watch the game.
    spectators: bool = True
