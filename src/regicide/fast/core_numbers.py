"""Numbers that the core, Python and the page share: `python3 dev.py generate` writes them for the other two.

The names of an `IntEnum` are plain in C++, those of an `Enum` belong to it. Imports nothing: the command line and the
bots need these numbers before the core is loaded.
"""

from enum import Enum, IntEnum, IntFlag


class GameKind(IntEnum):
    """The kinds of game with a net of their own; docs/lab/models.md describes the nets."""

    SOLO = 0  # Jesters may still be flipped
    SOLO_WITHOUT_JESTERS = 1  # solo, and no Jester is left
    TWO = 2
    THREE = 3
    FOUR = 4

    @property
    def net(self) -> str:
        """The name of its net."""
        return "gold" if self is GameKind.SOLO_WITHOUT_JESTERS else self.name.lower()


class CoreBot(IntEnum):
    """What the core chooses a move by."""

    RANDOM = 0
    SQUIRE = 1
    KNIGHT = 2
    CHAMPION = 3
    MEDALLIST = 4
    MEDAL_MOVE = 5  # the medallist's move while it plays for the medal; no move if it does not


class Verdict(IntEnum):
    """What the solver found."""

    FOUND_WIN = 0
    PROVED_LOST = 1
    OUT_OF_TIME = 2
    OUT_OF_MEMORY = 3
    STOPPED = 4


class DealFault(Enum):
    """Why a game cannot be dealt."""

    NONE = 0
    BAD_PLAYERS = 1
    BAD_OPTIONS = 2
    BAD_SEED = 3


class Insight(IntFlag):
    """What the acting seat sees beyond the rules, as bits: to measure what hidden cards cost."""

    NO_INSIGHT = 0
    SEES_HANDS = 1  # all other hands
    SEES_TAVERN = 2  # the order of the tavern
    SEES_CASTLE = 4  # the order of the castle


class Seal(Enum):
    """What a player can reach in one game (core/study/facts_writer.hpp); a game with help gives none."""

    VICTORY = 0
    GOLD = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FRIENDS = 5
    DAILY = 6
    HARDENED = 7
    SWIFT = 8
    DRY = 9
    JACKS = 10
    QUEENS = 11
    KINGS = 12
    EIGHT = 13
    BLOW = 14
    COMBO = 15
    DUEL = 16
    SHIELD = 17
    HEALER = 18
    FEAST = 19
    MEASURE = 20


ENUMS = (GameKind, CoreBot, Verdict, DealFault, Insight, Seal)
#: The names of seals in texts.
SEALS = tuple(seal.name.lower() for seal in Seal)

#: More legal moves than any hand has.
MOST_MOVES = 1024
#: The hidden units of the value net.
HIDDEN_UNITS = 384
#: The solver does not search deeper. No real game is this long.
LONGEST_SOLUTION = 4096
#: What a proof read, if it depends on the discards and the table as well (study/solving.py).
READS_EVERYTHING = 1000
#: Of a search without a budget, by kind of game: at most five milliseconds of one core, on average.
DEFAULT_ROLLOUTS = (1600, 1600, 600, 1600, 1600)
#: From how much lost chance a move is a slip, a mistake, a blunder: in hundredths of a percentage point.
LEAST_SLIP = 200
LEAST_MISTAKE = 500
LEAST_BLUNDER = 1500
#: How often a deal is played for its par: a page needs some seconds.
PAR_GAMES = 40

CONSTANTS = {name: value for name, value in list(globals().items()) if isinstance(value, int)}
