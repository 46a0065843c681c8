"""What an environment is made with and dealt: players, options and reward; the seed of a reset.

The arguments come from learning programs, so they are checked here; a wrong one is a `ValueError`, as
Gymnasium, PettingZoo and OpenSpiel have it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from numbers import Integral
from typing import Any

from regicide.envs.rewards import REWARDS
from regicide.notation import NotationError, Seed, parse_options
from regicide.rules import Options
from regicide.rules.options import DEFAULTS
from regicide.rules.setup import PLAYERS, hand_limit


def checked_number(name: str, number: object, least: int, most: int | None = None) -> int:
    """A whole number in its range; NumPy's are accepted, too, because loops over arrays give them."""
    if not isinstance(number, bool) and isinstance(number, Integral):
        whole = int(number)
        if whole >= least and (most is None or whole <= most):
            return whole
    to = "on" if most is None else f"to {most}"
    raise ValueError(f"{name} must be a whole number from {least} {to}, not {number!r}")


def named_seed(options: Mapping[str, Any] | None) -> Seed | None:
    """The seed in the options of a reset."""
    text = (options or {}).get("seed")
    if text is None:
        return None
    if not isinstance(text, str):
        raise ValueError(f"the seed of options must be a text, not {text!r}")  # noqa: TRY004 as all others
    try:
        return Seed(text)
    except NotationError as error:
        raise ValueError(f"the seed of options {text!r}: {error}") from error


def check_reset_options(options: Mapping[str, Any] | None, known: str) -> None:
    for name in options or {}:
        if name != known:
            raise ValueError(f"the options of reset may have {known!r} here, not {name!r}")


@dataclass(frozen=True, slots=True)
class GameSetup:
    """A checked setup. `options` is the text of the notation (§13); an empty one is the published game."""

    players: int = 1
    options: str = ""
    reward: str = "win"

    def __post_init__(self) -> None:
        players = checked_number("players", self.players, min(PLAYERS), max(PLAYERS))
        object.__setattr__(self, "players", players)  # NumPy's number as Python's
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
