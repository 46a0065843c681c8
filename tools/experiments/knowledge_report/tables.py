"""The tables at which bots play, and their games."""

from collections.abc import Sequence
from time import thread_time_ns

from regicide.fast.core_numbers import DEFAULT_ROLLOUTS, GameKind
from regicide.lab import Match, PlayedGame, play_game
from regicide.notation import parse_options
from regicide.rules import Options

#: Tables by name: players, options.
TABLES = {
    "solo": (1, Options()),
    "solo without Jesters": (1, parse_options("jesters=-2")),
    "two players": (2, Options()),
    "three players": (3, Options()),
    "four players": (4, Options()),
}


def played(bots: Sequence[str], options: Options, games: int, name: str) -> list[PlayedGame]:
    match = Match(bots=tuple(bots), seeds=f"knowledge-{name}", options=options)
    return [play_game(match, number, thread_time_ns) for number in range(1, games + 1)]


def default_rollouts(players: int) -> int:
    return DEFAULT_ROLLOUTS[GameKind.TWO if players == 2 else GameKind.SOLO]
