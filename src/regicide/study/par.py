"""Par of a deal: what the champion makes of it, playing for the medal, many times.

Hands, castle and tavern are as dealt; each game shuffles the discard pile in its own way. The
page does the same (web/src/study/par.ts): tests/golden/par.json holds both.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from regicide.bots.weights import net_address
from regicide.fast.core_bots import choose_as
from regicide.fast.core_numbers import CoreBot
from regicide.fast.table_game import PackedTableGame, print_packed_move
from regicide.study.game_facts import MEDALS

#: How often the deal is played. The page needs some seconds for it.
GAMES = 40
#: The champion's budget for a move.
ROLLOUTS = 60
_FALLEN = ("defeated", "taken-exactly")


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
    #: Half of the games, or more, defeat so many royals or more.
    median: int


def par_game(deal: PackedTableGame, seed: str, number: int) -> ParGame:
    """Play a deal once more; the seed is the deal's."""
    game, move_number = deal.copy(), 0
    game.reseed(f"{seed}/par/{number}")
    while (view := json.loads(game.view()))["outcome"] is None:
        luck = number * 1024 + move_number
        found = choose_as(CoreBot.MEDALLIST, game.state, net_address, rollouts=ROLLOUTS, seed=luck)
        assert found is not None
        game.move(print_packed_move(found[0]))
        move_number += 1
    defeated = sum(royal["fate"] in _FALLEN for royal in view["royals"])
    return ParGame(view["outcome"]["won"], view["outcome"]["medal"], defeated)


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
    """As web/src/study/par.ts."""
    own, worths = _worth(result), [_worth(game) for game in games]
    return Comparison(sum(worth < own for worth in worths), worths.count(own))


def _worth(game: ParGame) -> int:
    """What a result is worth: each royal, the win, then the medal."""
    medal = len(MEDALS) - MEDALS.index(game.medal) if game.medal else 0
    return game.defeated + game.won + medal


def _median(numbers: Sequence[int]) -> int:
    """The higher one of two middle numbers: half of all are as high."""
    return sorted(numbers)[len(numbers) // 2]
