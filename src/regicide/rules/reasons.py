"""Why a move is illegal: a stable code and a clause for each rule that a move can break."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from regicide.rules.errors import Fact, RegicideError


class Reason(Enum):
    """A rule that a move can break. Codes are stable: other programs rely on them."""

    GAME_IS_WON = ("game-is-won", "§11.1")
    GAME_IS_LOST = ("game-is-lost", "§11.2")
    # the wrong kind of move for this step
    DAMAGE_FIRST = ("damage-first", "§6.2")
    NO_DAMAGE_NOW = ("no-damage-now", "§6.1")
    NAME_THE_NEXT = ("name-the-next", "§8.3")
    NOTHING_TO_NAME = ("nothing-to-name", "§8.3")
    # step one
    NO_CARDS = ("no-cards", "§3.6")
    NOT_IN_HAND = ("not-in-hand", "§3.1")
    RANKS_DIFFER = ("ranks-differ", "§3.2")
    ROYALS_IN_COMBO = ("royals-in-combo", "§3.2")
    COMBO_TOO_HIGH = ("combo-too-high", "§3.2")
    ACE_IN_COMBO = ("ace-in-combo", "§3.4")
    JESTER_NOT_ALONE = ("jester-not-alone", "§3.5")
    # yielding
    ALL_OTHERS_YIELDED = ("all-others-yielded", "§9.1")
    SOLO_YIELD = ("solo-yield", "§9.2")
    YIELDED_LAST_TURN = ("yielded-last-turn", "§13.1")
    YIELDING_OFF = ("yielding-off", "§13.3")
    # step four
    NOT_HELD = ("not-held", "§6.2")
    NOT_COVERED = ("not-covered", "§6.2")
    OVERPAID = ("overpaid", "§13.2")
    # Jesters
    NO_SUCH_SEAT = ("no-such-seat", "§8.3")
    FLIP_NOT_SOLO = ("flip-not-solo", "§12.1")
    NO_JESTER_LEFT = ("no-jester-left", "§12.1")

    @property
    def code(self) -> str:
        return self.value[0]

    @property
    def clause(self) -> str:
        return self.value[1]


@dataclass(frozen=True, slots=True)
class Illegality:
    """The rule that a move breaks, and the values its sentence contains."""

    reason: Reason
    facts: Mapping[str, Fact] = field(default_factory=dict, hash=False)


class IllegalMove(RegicideError):
    """A move was attempted that the rules forbid."""

    def __init__(self, illegality: Illegality) -> None:
        super().__init__(illegality.reason.code, illegality.facts)
        self.reason = illegality.reason
