"""The text forms: what FEN, SAN, PGN and UCI are to chess.

    cards      `7h`, `Je`
    moves      `3c3d`, `xAs9c`, `yield`, `>3`, `flip`
    options    `overpay=stop,hand=+1`
    position   a whole state; checks: whether there can be such a position
    view       a position as one seat may see it
    seed       a text that fixes every shuffle of a game
    record     a whole game; game_text: its text
    sketch     a position of which only what matters is named
    faults     why a text cannot be read; text: where in it

Parsing then printing gives the same text back. Unchecked text becomes a trusted value here and
nowhere else. Not here: sentences about faults (i18n), files, the engine protocol (engine).
"""

from regicide.notation.cards import parse_card, print_card, print_cards, print_each, print_pile
from regicide.notation.faults import Fault, NotationError
from regicide.notation.game_text import (
    Disagreement,
    ReadGame,
    ensure_writable,
    parse_game,
    print_game,
    print_recorded,
)
from regicide.notation.moves import parse_move, print_move
from regicide.notation.options import parse_options, print_options
from regicide.notation.position import parse_position, print_position
from regicide.notation.record import (
    Comment,
    Played,
    Record,
    RecordedMove,
    Replay,
    final_state,
    name_of,
    replay,
    result,
)
from regicide.notation.seed import Seed
from regicide.notation.view import parse_acting_view, parse_view, print_view

__all__ = [
    "Comment",
    "Disagreement",
    "Fault",
    "NotationError",
    "Played",
    "ReadGame",
    "Record",
    "RecordedMove",
    "Replay",
    "Seed",
    "ensure_writable",
    "final_state",
    "name_of",
    "parse_acting_view",
    "parse_card",
    "parse_game",
    "parse_move",
    "parse_options",
    "parse_position",
    "parse_view",
    "print_card",
    "print_cards",
    "print_each",
    "print_game",
    "print_move",
    "print_options",
    "print_pile",
    "print_position",
    "print_recorded",
    "print_view",
    "replay",
    "result",
]
