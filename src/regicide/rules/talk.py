"""§10 what may be said at the table."""

from enum import Enum

from regicide.rules.options import Options, Talk
from regicide.rules.state import Step


class Speech(Enum):
    """Kinds of things people say."""

    PUBLIC_FACT = "public-fact"  # §10.2
    WISH = "wish"  # §10.3 whether one would like to be next
    ANYTHING = "anything"  # §10.1 hands, hints, advice


def may_say(speech: Speech, step: Step, options: Options) -> bool:
    """Whether this kind of thing may be said while the game waits in this step."""
    if options.talk is Talk.CASUAL:  # §10.4
        return True
    match speech:
        case Speech.PUBLIC_FACT:  # §10.2
            return True
        case Speech.WISH:  # §8.4, §10.3
            return step is Step.NAME
        case Speech.ANYTHING:  # §10.1
            return False
