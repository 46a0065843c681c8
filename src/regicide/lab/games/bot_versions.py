"""The exact version of a bot: what has to be the same for its games to be the same."""

from regicide.bots.bot_table import SHIPPED_BOTS
from regicide.bots.external import is_program, program_version
from regicide.bots.weights import net_hash
from regicide.fast.game_kinds import kinds_of_games
from regicide.lab.games.match import Match

WITH_NETS = frozenset({each.name for each in SHIPPED_BOTS if each.uses_net})


def bot_version(name: str, match: Match) -> str:
    """The version of this package and the nets in use, or what an external program says of itself."""
    if is_program(name):
        return program_version(name)
    kinds = kinds_of_games(match.players, match.options) if name in WITH_NETS else ()
    return " ".join([match.version, *(f"{kind.net}:{net_hash(kind)}" for kind in kinds)])
