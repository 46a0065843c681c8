"""§10 what may be said."""

import pytest

from regicide.rules import Options, Speech, Step, Talk, may_say


@pytest.mark.parametrize(
    "speech, step, talk, allowed",
    [
        pytest.param(*row[1:], id=row[0])
        for row in [
            ("§10.1 hints at hands are forbidden", Speech.ANYTHING, Step.PLAY, "strict", False),
            ("§10.1 also after a Jester", Speech.ANYTHING, Step.NAME, "strict", False),
            ("§10.2 public facts may be said", Speech.PUBLIC_FACT, Step.SUFFER, "strict", True),
            ("§10.3 wishes are for after a Jester", Speech.WISH, Step.NAME, "strict", True),
            ("§10.3 and for no other time", Speech.WISH, Step.PLAY, "strict", False),
            ("§8.4 between the Jester and the naming", Speech.WISH, Step.NAME, "strict", True),
            ("§10.4 in a casual game all may be said", Speech.ANYTHING, Step.PLAY, "casual", True),
        ]
    ],
)
def test_talk(speech: Speech, step: Step, talk: str, *, allowed: bool) -> None:
    assert may_say(speech, step, Options(talk=Talk(talk))) is allowed
