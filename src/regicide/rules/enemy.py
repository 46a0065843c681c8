"""The current enemy: §2.2 health and attack, §4.3 immunity, §4.8 the shield against it."""

from typing import Protocol

from regicide.rules.cards import JESTER, Card, Rank, Suit
from regicide.rules.options import Options

ATTACK = {Rank.JACK: 10, Rank.QUEEN: 15, Rank.KING: 20}  # §2.2
HEALTH = {Rank.JACK: 20, Rank.QUEEN: 30, Rank.KING: 40}  # §2.2


class EnemyStatus(Protocol):
    """The enemy and what was played against it: a part of states and observations."""

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


def health(status: EnemyStatus) -> int:
    """§2.2, §13.3 the damage that defeats the enemy."""
    return HEALTH[status.enemy.rank] + status.options.health


def health_left(status: EnemyStatus) -> int:
    return max(0, health(status) - status.damage)


def immune_suit(status: EnemyStatus) -> Suit | None:
    """§4.3 the suit whose power does nothing; None once a Jester was played (§8.2)."""
    return None if JESTER in status.table else status.enemy.suit


def shield(status: EnemyStatus) -> int:
    """§4.8 how much spades reduce the attack.

    Against a spades enemy, spades count once a Jester was played, including earlier ones (§8.5).
    """
    return 0 if immune_suit(status) is Suit.SPADES else status.spades


def full_attack(status: EnemyStatus) -> int:
    """§2.2, §13.3 the attack before any shield."""
    return ATTACK[status.enemy.rank] + status.options.attack


def attack(status: EnemyStatus) -> int:
    """§6.1 what the enemy deals at step four: never below 0 (§4.8)."""
    return max(0, full_attack(status) - shield(status))
