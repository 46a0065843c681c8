"""What puzzles ask, and what their solutions use. The command line imports this quickly: it needs no rules."""

from enum import Enum


class PuzzleKind(Enum):
    """What is asked."""

    EXACT_KILL = "exact-kill"  # defeat the enemy exactly
    SURVIVE = "survive"  # survive the blow, and lose the least
    ONLY_WIN = "only-win"  # all cards are open; every other move is lost
    BEST_MOVE = "best-move"  # one move has a clearly better chance


class Theme(Enum):
    """What the solution uses."""

    JESTER = "jester"
    COMPANION = "companion"
    COMBO = "combo"
    ROYAL = "royal"
    IMMUNE = "immune"  # a card whose power the enemy blocks
    SHIELD = "shield"
    HEAL = "heal"
    DRAW = "draw"
    DOUBLE = "double"
    YIELD = "yield"
    DISCARD = "discard"
    NEXT_PLAYER = "next-player"
    FLIP = "flip"
