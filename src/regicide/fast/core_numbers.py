"""Numbers that the core, Python and the page share: `python3 dev.py generate` writes them for the other two.

The names of an `IntEnum` are plain in C++, those of an `Enum` belong to it. Imports nothing: the command line and the
bots need these numbers before the core is loaded.
"""

from enum import Enum, IntEnum, IntFlag
from typing import NamedTuple


class GameKind(IntEnum):
    """The kinds of game with a net of their own; docs/lab/models.md describes the nets."""

    SOLO = 0  # Jesters may still be flipped
    SOLO_WITHOUT_JESTERS = 1  # solo, and no Jester is left
    TWO = 2
    THREE = 3
    FOUR = 4
    TWO_SMALL_HANDS = 5
    FOUR_SMALL_HANDS = 6
    FOUR_STRONG_ENEMIES = 7

    @property
    def net(self) -> str:
        """The name of its net."""
        if self is GameKind.SOLO_WITHOUT_JESTERS:
            return "gold"
        return self.name.lower().replace("_", "-")


class HardTable(NamedTuple):
    """Options with which another net plays better than that of the published rules."""

    kind: GameKind
    players: int
    #: At most so many cards more in hand than published, and at least so much more attack.
    most_hand: int
    least_attack: int


#: The first that fits a game decides its kind; without one that fits, the number of players does.
HARD_TABLES = (
    HardTable(GameKind.TWO_SMALL_HANDS, players=2, most_hand=-2, least_attack=-5),
    HardTable(GameKind.FOUR_SMALL_HANDS, players=4, most_hand=-1, least_attack=-5),
    HardTable(GameKind.FOUR_STRONG_ENEMIES, players=4, most_hand=2, least_attack=2),
)


class CoreBot(IntEnum):
    """What the core chooses a move by."""

    RANDOM = 0
    SQUIRE = 1
    KNIGHT = 2
    CHAMPION = 3
    MEDALLIST = 4
    MEDAL_MOVE = 5  # the medallist's move while it plays for the medal; no move if it does not
    SIX_RULES = 6
    COUNTING = 7
    LEVEL_1 = 8  # the levels follow one another
    LEVEL_2 = 9
    LEVEL_3 = 10
    LEVEL_4 = 11
    LEVEL_5 = 12
    LEVEL_6 = 13
    LEVEL_7 = 14
    LEVEL_8 = 15


class ListRule(IntEnum):
    """The six rules (core/bots/six_rules.hpp): by which one a move is chosen."""

    NO_RULE = 0  # no play can surely be paid for, or all of them kill too early
    DRAW_RULE = 1
    HEAL_RULE = 2
    KILL_RULE = 3
    JESTER_RULE = 4
    SUM_RULE = 5
    PAYMENT_RULE = 6


class PointItem(IntEnum):
    """What is counted (core/bots/counting.hpp): the points of a move are the sum of these."""

    HAND_POINTS = 0  # the cards left after the payment
    DRAW_POINTS = 1  # cards that all players draw
    PILE_POINTS = 2  # tavern and discard pile
    ENEMY_POINTS = 3  # attack and health left; after a kill those of the next royal
    KILL_POINTS = 4
    BLOW_POINTS = 5  # what the next royal's blow exceeds, after a kill
    PARTNER_POINTS = 6  # what the blow exceeds of the next player
    RISK_POINTS = 7  # yielding, flipping, a payment that needs luck


class Idea(Enum):
    """The chapters of «Play well» (core/ideas/idea.hpp): each idea parts the legal moves in two."""

    DRAW_EARLY = 0
    KEEP_DIAMONDS = 1
    WHEN_TO_KILL = 2
    WHERE_TO_SHIELD = 3
    HEAL_EARLY = 4
    WHAT_TO_PAY = 5
    PAIRS = 6
    EXACT_KILLS = 7
    WHOM_TO_NAME = 8
    WHEN_TO_YIELD = 9
    WHEN_TO_FLIP = 10

    @property
    def chapter(self) -> str:
        """The name of its first lesson."""
        return self.name.lower().replace("_", "-")


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


ENUMS = (GameKind, CoreBot, ListRule, PointItem, Idea, Verdict, DealFault, Insight, Seal)
#: The names of seals in texts.
SEALS = tuple(seal.name.lower() for seal in Seal)

#: Partners of graded strength (core/bots/levels.hpp).
LEVELS = 8
#: By number of players and level, in log-odds: level n wins n games in nine if all seats have it. `dev.py experiment
#: levels` measures what they win, and finds new ones for new nets.
TEMPERATURES = (
    (0.528, 0.447, 0.389, 0.344, 0.302, 0.258, 0.211, 0.150),
    (0.595, 0.476, 0.404, 0.345, 0.292, 0.241, 0.182, 0.108),
    (0.636, 0.520, 0.446, 0.391, 0.336, 0.283, 0.228, 0.162),
    (0.428, 0.344, 0.288, 0.242, 0.202, 0.163, 0.121, 0.068),
)
COUNTED_ITEMS = len(PointItem)
#: More legal moves than any hand has.
MOST_MOVES = 1024
#: The hidden units of the value net.
HIDDEN_UNITS = 384
#: The solver does not search deeper. No real game is this long.
LONGEST_SOLUTION = 4096
#: What a proof read, if it depends on the discards and the table as well (study/solving.py).
READS_EVERYTHING = 1000
#: Of a search without a budget, by kind of game: at most five milliseconds of one core, on average.
DEFAULT_ROLLOUTS = (1600, 1600, 600, 1600, 1600, 600, 1600, 1600)
#: From how much lost chance a move is a slip, a mistake, a blunder: in hundredths of a percentage point.
LEAST_SLIP = 200
LEAST_MISTAKE = 500
LEAST_BLUNDER = 1500
#: How often a deal is played for its par: a page needs some seconds.
PAR_GAMES = 40

CONSTANTS = {name: value for name, value in list(globals().items()) if isinstance(value, int)}
