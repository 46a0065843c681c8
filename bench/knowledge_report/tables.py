"""The tables at which bots play, and their games."""

from collections.abc import Sequence
from functools import cache
from time import thread_time_ns

from regicide.bots.weights import GameKind, shipped_net
from regicide.lab import Match, PlayedGame, play_game
from regicide.notation import parse_options
from regicide.rules import Options

#: Tables by name: players, options, the net that plays there.
TABLES = {
    "solo": (1, Options(), GameKind.SOLO),
    "solo without Jesters": (1, parse_options("jesters=-2"), GameKind.SOLO_WITHOUT_JESTERS),
    "two players": (2, Options(), GameKind.TWO),
    "three players": (3, Options(), GameKind.THREE),
    "four players": (4, Options(), GameKind.FOUR),
}


def played(bots: Sequence[str], options: Options, games: int, name: str) -> list[PlayedGame]:
    match = Match(bots=tuple(bots), seeds=f"knowledge-{name}", options=options)
    return [play_game(match, number, thread_time_ns) for number in range(1, games + 1)]


@cache
def champion_wins(table: str, options: Options, games: int, rollouts: int) -> int:
    players, _, kind = TABLES[table]
    net = shipped_net(kind)
    return net.play_with_search(players, options, games=games, seed=2026, rollouts=rollouts)[0]


def default_rollouts(players: int) -> int:
    """Must agree with the champion's own budget (docs/bots.md)."""
    return 600 if players == 2 else 1600
