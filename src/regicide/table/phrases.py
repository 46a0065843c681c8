"""§10 what may be said in a strict game: public facts, wishes after a Jester, and courtesies.

Nobody writes the numbers in a fact: the screen of each listener takes them from what is public.
"""

from enum import Enum

from regicide.rules import Options, Speech, Step, may_say


class Phrase(Enum):
    """Everything there is to say without words of one's own."""

    # §10.2 public facts
    MY_HAND_SIZE = "my-hand-size"
    TAVERN_SIZE = "tavern-size"
    DISCARD_SIZE = "discard-size"
    ENEMY_HEALTH = "enemy-health"
    ENEMY_ATTACK = "enemy-attack"
    WHO_MAY_YIELD = "who-may-yield"
    # §10.3 after a Jester
    ME_NEXT = "me-next"
    NOT_ME_NEXT = "not-me-next"
    ANYONE_NEXT = "anyone-next"
    # courtesies, which say nothing of the game
    HELLO = "hello"
    THANKS = "thanks"
    ONE_MOMENT = "one-moment"
    GOOD_GAME = "good-game"


WISHES = frozenset({Phrase.ME_NEXT, Phrase.NOT_ME_NEXT, Phrase.ANYONE_NEXT})


def kind_of(phrase: Phrase) -> Speech:
    return Speech.WISH if phrase in WISHES else Speech.PUBLIC_FACT


def is_sayable(phrase: Phrase, step: Step, options: Options) -> bool:
    """Whether this may be said while the game waits in this step.

    A wish needs a choice to be made, also in a casual game: otherwise it would mean nothing.
    """
    if phrase in WISHES and step is not Step.NAME:
        return False
    return may_say(kind_of(phrase), step, options)


def phrases(step: Step, options: Options) -> tuple[Phrase, ...]:
    """Everything that may be said now."""
    return tuple(phrase for phrase in Phrase if is_sayable(phrase, step, options))
