"""Why a table refuses a command: stable codes; the sentences are in the translations.

Illegal moves raise `IllegalMove` (rules) instead, and moves that cannot be parsed `NotationError`.
"""

from enum import Enum

from regicide.rules import RegicideError
from regicide.rules.errors import Fact


class Refusal(Enum):
    """Why a command is not allowed now."""

    NOT_SEATED = "not-seated"
    NOT_THE_HOST = "not-the-host"
    NOT_YOURSELF = "not-yourself"
    REMOVED = "removed"
    NOT_GATHERING = "not-gathering"
    NOT_PLAYING = "not-playing"
    NOT_OVER = "not-over"
    NO_SEAT_THERE = "no-seat-there"
    SEAT_IS_TAKEN = "seat-is-taken"
    SEAT_IS_FREE = "seat-is-free"
    NO_BOT_OF_THAT_NAME = "no-bot-of-that-name"
    NOT_YOUR_TURN = "not-your-turn"
    OUT_OF_DATE = "out-of-date"
    PLAYED_BY_A_BOT = "played-by-a-bot"
    NO_HELP = "no-help"
    PAUSED = "paused"
    NOT_PAUSED = "not-paused"
    NO_SUCH_PHRASE = "no-such-phrase"
    STRICT_TALK = "strict-talk"
    WISHES_AFTER_A_JESTER = "wishes-after-a-jester"
    BAD_SPEECH = "bad-speech"
    NOTHING_TO_UNDO = "nothing-to-undo"
    CARDS_WERE_REVEALED = "cards-were-revealed"
    ALREADY_PROPOSED = "already-proposed"
    NOTHING_PROPOSED = "nothing-proposed"
    ALREADY_ANSWERED = "already-answered"
    STILL_THERE = "still-there"
    NO_BOT_TO_RELIEVE = "no-bot-to-relieve"
    REMATCH_EXISTS = "rematch-exists"
    OF_AN_EVENING = "of-an-evening"
    TOO_MANY_MESSAGES = "too-many-words"
    TABLE_HAS_TOO_MANY_MESSAGES = "table-is-full-of-words"


class CommandRefused(RegicideError):
    """A command that the table refuses."""

    def __init__(self, refusal: Refusal, **facts: Fact) -> None:
        super().__init__(refusal.value, facts)
        self.refusal = refusal
