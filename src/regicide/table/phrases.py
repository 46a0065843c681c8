"""§10 what players may say in a strict game: public facts, wishes after a Jester, courtesies, reactions.

A phrase has no numbers: each client fills them in from the public state.
"""

from enum import Enum

from regicide.rules import Options, SpeechKind, Step, may_say


class Phrase(Enum):
    """The phrases that players choose from, where free text is not allowed."""

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
    # courtesies, which say nothing about the game
    HELLO = "hello"
    THANKS = "thanks"
    ONE_MOMENT = "one-moment"
    GOOD_GAME = "good-game"
    # reactions to what everyone saw
    WELL_PLAYED = "well-played"
    OUCH = "ouch"
    SORRY = "sorry"
    PHEW = "phew"


WISHES = frozenset({Phrase.ME_NEXT, Phrase.NOT_ME_NEXT, Phrase.ANYONE_NEXT})


def kind_of(phrase: Phrase) -> SpeechKind:
    return SpeechKind.WISH if phrase in WISHES else SpeechKind.PUBLIC_FACT


def is_sayable(phrase: Phrase, step: Step, options: Options) -> bool:
    """Whether players may say this while the game waits in this step.

    Wishes are only for the choice after a Jester, in casual games too.
    """
    if phrase in WISHES and step is not Step.NAME:
        return False
    return may_say(kind_of(phrase), step, options)


def phrases(step: Step, options: Options) -> tuple[Phrase, ...]:
    """The phrases that players may say in this step."""
    return tuple(phrase for phrase in Phrase if is_sayable(phrase, step, options))
