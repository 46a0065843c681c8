"""The enemy: §2.2 its strength, §4.3 its immunity, §4.8 the shield against it."""

from typing import Protocol

from regicide.rules.cards import JESTER, Card, Rank, Suit
from regicide.rules.options import Options

ATTACK = {Rank.JACK: 10, Rank.QUEEN: 15, Rank.KING: 20}  # §2.2
HEALTH = {Rank.JACK: 20, Rank.QUEEN: 30, Rank.KING: 40}  # §2.2


class Battle(Protocol):
    """The fight with the current enemy, which everyone sees: part of states and observations."""

    @property
    def options(self) -> Options: ...
    @property
    def enemy(self) -> Card: ...
    @property
    def damage(self) -> int: ...
    @property
    def spades(self) -> int: ...
    @property
    def table(self) -> tuple[Card, ...]: ...


def health(battle: Battle) -> int:
    """§2.2, §13.3 the damage that defeats this enemy."""
    return HEALTH[battle.enemy.rank] + battle.options.health


def health_left(battle: Battle) -> int:
    return max(0, health(battle) - battle.damage)


def immune_suit(battle: Battle) -> Suit | None:
    """§4.3 the suit whose power does nothing; none once a Jester lies on the table (§8.2)."""
    return None if JESTER in battle.table else battle.enemy.suit


def shield(battle: Battle) -> int:
    """§4.8 how much spades take off the attack.

    Against a spades enemy they start to count with the Jester, also those played before (§8.5).
    """
    return 0 if immune_suit(battle) is Suit.SPADES else battle.spades


def full_attack(battle: Battle) -> int:
    """§2.2, §13.3 the attack before any shield."""
    return ATTACK[battle.enemy.rank] + battle.options.attack


def attack(battle: Battle) -> int:
    """§6.1 what the enemy deals at step four: never below 0 (§4.8)."""
    return max(0, full_attack(battle) - shield(battle))
