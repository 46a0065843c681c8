"""Achievements («seals»): what a player can reach in one game, each derivable from its record.

A game with help gives none. web/src/study/achievements.ts has the same list in the same order.
"""

from collections.abc import Callable, Iterable

from regicide.notation import parse_options
from regicide.study.daily import daily_of
from regicide.study.game_facts import EXACT, GameFacts


def _won(facts: GameFacts) -> bool:
    return facts.result == "won"


def _is_hardened(facts: GameFacts) -> bool:
    options = parse_options(facts.options) if facts.options else None
    return options is not None and options.health > 0 and options.attack > 0


def _is_daily(facts: GameFacts) -> bool:
    deal = daily_of(facts.seed or "")
    return deal is not None and deal.players == facts.players and not facts.options


#: The name of each → whether a game has reached it.
ACHIEVEMENTS: dict[str, Callable[[GameFacts], bool]] = {
    "victory": _won,
    "gold": lambda facts: facts.medal == "gold",
    "two": lambda facts: _won(facts) and facts.players == 2,
    "three": lambda facts: _won(facts) and facts.players == 3,
    "four": lambda facts: _won(facts) and facts.players == 4,
    "friends": lambda facts: _won(facts) and facts.company == "people",
    "daily": lambda facts: _won(facts) and _is_daily(facts),
    "hardened": lambda facts: _won(facts) and _is_hardened(facts),
    "swift": lambda facts: _won(facts) and facts.turns <= 33,
    "dry": lambda facts: _won(facts) and facts.dry,
    "jacks": lambda facts: facts.marks[:4] == EXACT * 4,
    "queens": lambda facts: facts.marks[4:8] == EXACT * 4,
    "kings": lambda facts: facts.marks[8:] == EXACT * 4,
    "eight": lambda facts: facts.exact >= 8,
    "blow": lambda facts: facts.blow >= 40,
    "combo": lambda facts: facts.cards >= 3,
    "duel": lambda facts: facts.duel,
    "shield": lambda facts: facts.shielded > 0,
    "healer": lambda facts: facts.healed >= 20,
    "feast": lambda facts: facts.drawn >= 10,
    "measure": lambda facts: facts.covers >= 10,
}


def achievements_of(facts: GameFacts) -> tuple[str, ...]:
    """What one game reaches."""
    if not facts.earns or not facts.people:
        return ()
    return tuple(name for name, is_reached in ACHIEVEMENTS.items() if is_reached(facts))


def achieved(games: Iterable[GameFacts]) -> dict[str, int]:
    """How many games reach each achievement, in their order."""
    counts = dict.fromkeys(ACHIEVEMENTS, 0)
    for facts in games:
        for name in achievements_of(facts):
            counts[name] += 1
    return counts
