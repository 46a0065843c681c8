"""§10 what players may say at the table."""

from enum import Enum

from regicide.rules.options import Options, Talk
from regicide.rules.state import Step


class SpeechKind(Enum):
    """Kinds of statements that players make."""

    PUBLIC_FACT = "public-fact"  # §10.2
    WISH = "wish"  # §10.3 whether a player would like to be next
    ANYTHING = "anything"  # §10.1 hands, hints, advice


def may_say(kind: SpeechKind, step: Step, options: Options) -> bool:
    """Whether players may say this kind of thing while the game waits in this step."""
    if options.talk is Talk.CASUAL:  # §10.4
        return True
    match kind:
        case SpeechKind.PUBLIC_FACT:  # §10.2
            return True
        case SpeechKind.WISH:  # §8.4, §10.3
            return step is Step.NAME
        case SpeechKind.ANYTHING:  # §10.1
            return False
