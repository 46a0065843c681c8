"""Par of a deal: what the champion makes of it, playing for the medal, many times.

Hands, castle and tavern are as dealt; each game shuffles the discard pile in its own way. The core
plays the games (`PAR_GAMES` of them). What web/src/study/par.ts counts is the same: tests/golden/par.json.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from statistics import fmean

import msgspec

from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_numbers import LEVELS, PAR_GAMES
from regicide.fast.game_study import par_game as core_par_game
from regicide.notation import Seed
from regicide.study.game_facts import MEDALS


@dataclass(frozen=True, slots=True)
class ParGame:
    """How one game ended."""

    won: bool
    #: Solo wins have one.
    medal: str | None
    defeated: int


@dataclass(frozen=True, slots=True)
class Par:
    """How the games ended."""

    games: int
    won: int
    #: Solo wins by medal, gold first.
    medals: tuple[int, ...]
    #: At least half of the games defeat this many royals.
    median: int


def par_game(seed: Seed, players: int, number: int, *, level: int = 0) -> ParGame:
    """Play a deal once more: the champion, or partners of a level from 1 on in all seats."""
    packed = pack(seed.deal(players))
    game = core_par_game(packed, seed.text, number, net_address, level=level)
    return msgspec.json.decode(game, type=ParGame)


def level_worths(seed: Seed, players: int, games: int = PAR_GAMES) -> list[float]:
    """What the games of each level are worth, on average: as hard as this deal is for it."""
    return [
        mean_worth(par_game(seed, players, number, level=level) for number in range(games))
        for level in range(1, LEVELS + 1)
    ]


def mean_worth(games: Iterable[ParGame]) -> float:
    """What games are worth, on average."""
    return fmean(map(_worth, games))


def level_like(result: ParGame, worths: Sequence[float]) -> int:
    """The level whose games are worth what a result is worth, or nearly; of equals the lower one.

    `worths` are those of the levels and, last, of the champion, who stands above all levels. A level counts as no worse
    than the one below: so few games are partly luck.
    """
    own, rising = _worth(result), list(accumulate(worths, max))
    return 1 + min(range(len(rising)), key=lambda at: abs(rising[at] - own))


def par_of(games: Iterable[ParGame]) -> Par:
    """Count the games, at least one."""
    played = tuple(games)
    return Par(
        games=len(played),
        won=sum(game.won for game in played),
        medals=tuple(sum(game.medal == medal for game in played) for medal in MEDALS),
        median=_median([game.defeated for game in played]),
    )


@dataclass(frozen=True, slots=True)
class Comparison:
    """How many of the champion's games a result beats, and how many it equals."""

    better: int
    equal: int


def compare(result: ParGame, games: Iterable[ParGame]) -> Comparison:
    """Compare a result with the champion's."""
    own, worths = _worth(result), [_worth(game) for game in games]
    return Comparison(sum(worth < own for worth in worths), worths.count(own))


def _worth(game: ParGame) -> int:
    """What a result is worth: each royal, the win, then the medal."""
    medal = len(MEDALS) - MEDALS.index(game.medal) if game.medal else 0
    return game.defeated + game.won + medal


def _median(numbers: Sequence[int]) -> int:
    """The higher one of two middle numbers: half of all are as high."""
    return sorted(numbers)[len(numbers) // 2]
