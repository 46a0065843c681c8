"""What an environment is made with: players, options and reward.

The arguments come from learning programs, so they are checked here; a wrong one is a `ValueError`, as
Gymnasium, PettingZoo and OpenSpiel have it.
"""

from dataclasses import dataclass

from regicide.envs.rewards import REWARDS
from regicide.notation import NotationError, parse_options
from regicide.rules import Options
from regicide.rules.options import DEFAULTS
from regicide.rules.setup import PLAYERS, hand_limit


def is_whole(number: object) -> bool:
    return isinstance(number, int) and not isinstance(number, bool)


def check_count(name: str, number: int) -> None:
    if not is_whole(number) or number < 1:
        raise ValueError(f"{name} must be at least 1, not {number!r}")


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A checked setup. `options` is the text of the notation (§13); an empty one is the published game."""

    players: int = 1
    options: str = ""
    reward: str = "win"

    def __post_init__(self) -> None:
        if not is_whole(self.players) or self.players not in PLAYERS:
            raise ValueError(f"players must be 1 to 4, not {self.players!r}")
        if self.reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {self.reward!r}")
        _ = self.rules

    @property
    def rules(self) -> Options:
        """The options as the rules have them."""
        if not isinstance(self.options, str):
            raise ValueError(f"options must be a text, not {self.options!r}")  # noqa: TRY004 as all others
        try:
            return parse_options(self.options) if self.options else DEFAULTS
        except NotationError as error:
            raise ValueError(f"options {self.options!r}: {error}") from error

    @property
    def hand_limit(self) -> int:
        return hand_limit(self.players, self.rules)
