"""What was agreed when the table was made."""

from dataclasses import dataclass

from regicide.rules import Options

#: Seconds a turn may take before others may ask a bot to step in.
SHORTEST_TURN, LONGEST_TURN = 15, 86_400


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How many play, by which options (§13), who finds the table, how long a turn may take."""

    players: int
    options: Options
    #: Shown in the lobby; otherwise only who has the code finds it.
    public: bool = False
    #: Seconds a turn may take; None: as long as it takes.
    turn_seconds: int | None = None
    #: Whether somebody chose the seed, and so may know the deal.
    chosen_seed: bool = False
