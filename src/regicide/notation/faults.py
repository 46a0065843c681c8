"""Why a text cannot be parsed: a stable code for each fault, and its place in the text."""

from enum import Enum

from regicide.rules.errors import Fact, RegicideError


class Fault(Enum):
    """What is wrong with a text. Codes are stable: other programs rely on them."""

    # cards, moves, seeds
    BAD_CARD = "bad-card"
    BAD_MOVE = "bad-move"
    REPEATED_CARD = "repeated-card"
    BAD_SEED = "bad-seed"
    # options
    BAD_OPTION = "bad-option"
    UNKNOWN_OPTION = "unknown-option"
    OPTION_VALUE = "option-value"
    OPTION_DEFAULT = "option-default"
    OPTION_REPEATED = "option-repeated"
    OPTION_ORDER = "option-order"
    # positions and views: the form of each field
    FIELD_COUNT = "field-count"
    BAD_PLAYERS = "bad-players"
    BAD_TURN = "bad-turn"
    BAD_ENEMY = "bad-enemy"
    BAD_NUMBER = "bad-number"
    BAD_PILE = "bad-pile"
    BAD_HANDS = "bad-hands"
    HAND_ORDER = "hand-order"
    BAD_CASTLE = "bad-castle"
    BAD_YIELDS = "bad-yields"
    BAD_JESTERS = "bad-jesters"
    # positions and views: whether such a position is possible
    CARD_TWICE = "card-twice"
    CARD_MISSING = "card-missing"
    JESTER_COUNT = "jester-count"
    CASTLE_ORDER = "castle-order"
    CASTLE_INCOMPLETE = "castle-incomplete"
    HAND_TOO_LARGE = "hand-too-large"
    DAMAGE_TOO_HIGH = "damage-too-high"
    DAMAGE_TOO_LOW = "damage-too-low"
    CASTLE_LEFT = "castle-left"
    DAMAGE_FROM_NOTHING = "damage-from-nothing"
    SPADES_FROM_NOTHING = "spades-from-nothing"
    NO_SPADE = "no-spade"
    NO_JESTER_PLAYED = "no-jester-played"
    NO_DAMAGE_COMING = "no-damage-coming"
    CANNOT_COVER = "cannot-cover"
    NO_YIELD_MARK = "no-yield-mark"
    NO_MOVE = "no-move"
    NOT_STUCK = "not-stuck"
    SOLO_JESTERS = "solo-jesters"
    JESTERS_NOT_SOLO = "jesters-not-solo"
    # views only
    BAD_UNKNOWN = "bad-unknown"
    GROUP_ORDER = "group-order"
    HAND_HIDDEN = "hand-hidden"
    CARD_COUNT = "card-count"
    CASTLE_TOLD = "castle-told"
    NO_WORLD = "no-world"
    # games
    BAD_TAG = "bad-tag"
    TAG_ORDER = "tag-order"
    UNKNOWN_TAG = "unknown-tag"
    TAG_MISSING = "tag-missing"
    BAD_RESULT = "bad-result"
    BAD_DATE = "bad-date"
    ILLEGAL_MOVE = "illegal-move"
    HEALED_MISSING = "healed-missing"
    HEALED_UNWANTED = "healed-unwanted"
    HEALED_WRONG = "healed-wrong"
    UNWRITABLE = "unwritable"


class NotationError(RegicideError):
    """A text that cannot be parsed.

    `at` is the place, counted from 1; `found` is the text at that place.
    """

    def __init__(self, fault: Fault, at: int, found: str, **facts: Fact) -> None:
        shown = "".join(char if char.isprintable() else "�" for char in found)
        shown = shown if len(shown) <= 40 else shown[:39] + "…"
        super().__init__(fault.value, {"at": at, "found": shown, **facts})
        self.fault = fault
        self.at = at
