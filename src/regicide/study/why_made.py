"""Why a move of a record was made, by what its player could know."""

import msgspec

from regicide.better_reason import WhyMove
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import core_why_move
from regicide.notation import print_move
from regicide.notation.record import Record, ReplayedMove
from regicide.study.review import seed_text


def why_made(record: Record, played: ReplayedMove, number: int, *, worlds: int) -> WhyMove:
    """`number` is that of the move in the record, from 1."""
    said = core_why_move(
        pack(played.before),
        net_address,
        move=print_move(played.recorded.move),
        seed=seed_text(record),
        number=number,
        worlds=worlds,
    )
    return msgspec.json.decode(said, type=WhyMove)
