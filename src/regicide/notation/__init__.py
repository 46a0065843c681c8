"""Parsers and printers of the text forms (docs/notation.md), like FEN, SAN and PGN in chess.

    cards      `7h`, `Je`
    moves      `3c3d`, `xAs9c`, `yield`, `>3`, `flip`
    options    `overpay=stop,hand=+1`
    position   a complete state; checks: whether such a position is possible
    view       a position as one seat may see it
    seed       a text that determines every shuffle of a game
    record     a whole game, and replaying it; game_text: its text
    sketch     a short form of positions for tests, lessons and the rulebook
    faults     error codes of texts that cannot be parsed
    text_span  a part of a text with its offset, so that errors name the place

Parsing and then printing gives the same text back. All text is checked here: other packages trust
the values they get. Not here: sentences about errors (i18n), files, the engine protocol (engine).
"""

from regicide.notation.cards import parse_card, print_card, print_cards, print_each_card, print_pile
from regicide.notation.faults import Fault, NotationError
from regicide.notation.game_text import (
    Disagreement,
    ParsedGame,
    ensure_single_line,
    parse_game,
    print_game,
    print_recorded_move,
)
from regicide.notation.moves import parse_move, print_move
from regicide.notation.options import parse_options, print_options
from regicide.notation.position import parse_position, print_position
from regicide.notation.record import (
    Comment,
    Record,
    RecordedMove,
    Replay,
    ReplayedMove,
    final_state,
    replay,
    result,
    seat_name,
)
from regicide.notation.seed import Seed
from regicide.notation.view import parse_acting_view, parse_view, print_full_view, print_view

__all__ = [
    "Comment",
    "Disagreement",
    "Fault",
    "NotationError",
    "ParsedGame",
    "Record",
    "RecordedMove",
    "Replay",
    "ReplayedMove",
    "Seed",
    "ensure_single_line",
    "final_state",
    "parse_acting_view",
    "parse_card",
    "parse_game",
    "parse_move",
    "parse_options",
    "parse_position",
    "parse_view",
    "print_card",
    "print_cards",
    "print_each_card",
    "print_full_view",
    "print_game",
    "print_move",
    "print_options",
    "print_pile",
    "print_position",
    "print_recorded_move",
    "print_view",
    "replay",
    "result",
    "seat_name",
]
