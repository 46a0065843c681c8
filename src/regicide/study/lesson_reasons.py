"""Why a move that a lesson does not ask for is worse than the one it asks for."""

import msgspec
from msgspec.structs import replace

from regicide.better_reason import BetterReason
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import core_reason
from regicide.rules import State

#: Kinds that only say in which games a move loses: a learner cannot see that on the table.
_STATISTICAL = frozenset({"later", "lost-here", "lost-next", "runs-dry", "fewer-cards"})


def why_beside_the_point(state: State, *, wanted: str, move: str) -> BetterReason | None:
    """None if games of the knight do not show that the wanted move is better, or not in a way that the table shows."""
    said = core_reason(pack(state), net_address, better=wanted, worse=move, seed=0)
    found = msgspec.json.decode(said, type=BetterReason | None)
    if found is None or found.code in _STATISTICAL:
        return None
    return replace(found, follows=None, shown=None)
