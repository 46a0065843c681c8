"""Which kinds of game, and so which nets, a game needs: core/net/game_kind.hpp says the same of a position."""

from regicide.fast.core_numbers import HARD_TABLES, GameKind
from regicide.rules import Options

_BY_PLAYERS = (GameKind.TWO, GameKind.THREE, GameKind.FOUR)


def kinds_of_games(players: int, options: Options) -> tuple[GameKind, ...]:
    """The kinds that positions of a game may have: solo the kind changes with the last Jester."""
    if players == 1:
        return GameKind.SOLO, GameKind.SOLO_WITHOUT_JESTERS
    hard = (
        each.kind
        for each in HARD_TABLES
        if players == each.players
        and options.hand <= each.most_hand
        and options.attack >= each.least_attack
    )
    return (next(hard, _BY_PLAYERS[players - 2]),)
