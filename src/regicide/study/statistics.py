"""Statistics of one player's games, from the facts of each (`game_facts`).

web/src/statistics/statistics.ts counts the same: tests/golden/statistics.json holds both.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from regicide.fast.core_numbers import SEALS
from regicide.fast.game_study import EndedGame, best_before
from regicide.rules import ROYALS
from regicide.study.game_facts import MEDALS, GameFacts
from regicide.study.intervals import wilson

#: Of a lost game, the first that is true: there was no legal move; the tavern had been empty; neither.
WAYS_TO_LOSE = ("stuck", "dry", "damage")
#: An interval of fewer games says only that they are few.
ENOUGH_GAMES = 20


@dataclass(frozen=True, slots=True)
class WinRate:
    """Games of one kind that came to their end."""

    kind: str
    games: int
    won: int
    #: The 95 % confidence interval of the win rate, in hundredths of a percent.
    interval: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Statistics:
    """Counts over the games of one player."""

    games: int
    won: int
    #: Games without an end, which nothing else counts.
    unfinished: int
    #: Games with hints, or in which a bot moved for a person. They count, but earn no medal.
    helped: int
    by_players: tuple[WinRate, ...]
    by_company: tuple[WinRate, ...]
    by_options: tuple[WinRate, ...]
    #: Solo wins by medal, gold first.
    medals: tuple[int, ...]
    #: Games by the number of royals defeated, 0 to 12.
    reached: tuple[int, ...]
    exact: int
    #: Lost games by `WAYS_TO_LOSE`.
    lost_by: tuple[int, ...]
    #: Lost games by the royal that won, the most frequent first; in notation.
    lost_to: tuple[tuple[str, int], ...]
    #: Wins in a row: now, and at best.
    row: tuple[int, int]


def statistics(games: Sequence[GameFacts]) -> Statistics:
    """Count games, which are in the order in which they were played."""
    ended = [facts for facts in games if facts.result != "*"]
    lost = [facts for facts in ended if facts.result == "lost"]
    reached = Counter(facts.defeated for facts in ended)
    medals: Counter[str | None] = Counter(facts.medal for facts in ended)
    ways = Counter(map(way_to_lose, lost))
    enemies = Counter(facts.enemy or "" for facts in lost)
    return Statistics(
        games=len(ended),
        won=len(ended) - len(lost),
        unfinished=len(games) - len(ended),
        helped=sum(facts.helped for facts in ended),
        by_players=win_rates((str(facts.players), facts.result == "won") for facts in ended),
        by_company=win_rates((facts.company, facts.result == "won") for facts in ended),
        by_options=win_rates((facts.options, facts.result == "won") for facts in ended),
        medals=tuple(medals[medal] for medal in MEDALS),
        reached=tuple(reached[count] for count in range(len(ROYALS) + 1)),
        exact=sum(facts.exact for facts in ended),
        lost_by=tuple(ways[way] for way in WAYS_TO_LOSE),
        lost_to=tuple(sorted(enemies.items(), key=lambda each: (-each[1], each[0]))),
        row=wins_in_a_row(facts.result == "won" for facts in ended),
    )


def seals(games: Iterable[GameFacts]) -> dict[str, int]:
    """How many games reach each seal, in their order."""
    counts = Counter(name for facts in games for name in facts.seals)
    return {name: counts[name] for name in SEALS}


def way_to_lose(facts: GameFacts) -> str:
    """The way in which a lost game was lost."""
    if facts.stuck:
        return "stuck"
    return "dry" if facts.dry else "damage"


def win_rates(games: Iterable[tuple[str, bool]]) -> tuple[WinRate, ...]:
    """Win rates by kind, from the kind of each game and whether it was won."""
    counts: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for kind, is_won in games:
        counts[kind] += 1
        won[kind] += is_won
    return tuple(
        WinRate(kind, counts[kind], won[kind], _hundredths(wilson(won[kind], counts[kind])))
        for kind in sorted(counts)
    )


def _hundredths(interval: tuple[float, float]) -> tuple[int, int]:
    low, high = interval
    return int(low * 10_000 + 0.5), int(high * 10_000 + 0.5)


def wins_in_a_row(games: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row now, and at best, from whether each game was won."""
    current = longest = 0
    for is_won in games:
        current = current + 1 if is_won else 0
        longest = max(longest, current)
    return current, longest


def personal_best(before: Iterable[GameFacts], game: GameFacts) -> int | None:
    """What a game improved on, turns of a win or royals defeated; None if it did not.

    Games with as many players count, without help and not of a known deal.
    """
    if game.result == "*":
        return None
    ended = (*(each for each in before if each.result != "*"), game)
    return best_before(
        [
            EndedGame(each.players, each.defeated, each.turns, not each.helped and not each.known)
            for each in ended
        ]
    )
