"""What puzzles ask, and what they are about. The command line imports this quickly: it needs no rules."""

from enum import Enum


class PuzzleKind(Enum):
    """What is asked."""

    EXACT_KILL = "exact-kill"  # defeat the enemy exactly
    SURVIVE = "survive"  # survive the blow, and lose the least
    ONLY_WIN = "only-win"  # all cards are open; every other move is lost
    BEST_MOVE = "best-move"  # one move has a clearly better chance


class Theme(Enum):
    """What the reason of a solution is about: the habits of reviews, as the core names them (review/takeaways.hpp)."""

    KILLS = "kills"  # when to kill
    PAYMENTS = "payments"  # cards that are needed later
    DRAWS = "draws"
    HEARTS = "hearts"
    BLOWS = "blows"
    NEXT_PLAYER = "next-player"
    FLIPS = "flips"
