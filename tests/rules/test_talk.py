"""§10 what players may say."""

import pytest

from regicide.rules import Options, SpeechKind, Step, Talk, may_say


@pytest.mark.parametrize(
    "kind, step, talk, allowed",
    [
        pytest.param(*row[1:], id=row[0])
        for row in [
            ("§10.1 hints at hands are forbidden", SpeechKind.ANYTHING, Step.PLAY, "strict", False),
            ("§10.1 also after a Jester", SpeechKind.ANYTHING, Step.NAME, "strict", False),
            ("§10.2 public facts may be said", SpeechKind.PUBLIC_FACT, Step.SUFFER, "strict", True),
            ("§10.3 wishes are for after a Jester", SpeechKind.WISH, Step.NAME, "strict", True),
            ("§10.3 and for no other time", SpeechKind.WISH, Step.PLAY, "strict", False),
            ("§8.4 between the Jester and the naming", SpeechKind.WISH, Step.NAME, "strict", True),
            ("§10.4 a casual game allows all", SpeechKind.ANYTHING, Step.PLAY, "casual", True),
        ]
    ],
)
def test_talk(kind: SpeechKind, step: Step, talk: str, *, allowed: bool) -> None:
    assert may_say(kind, step, Options(talk=Talk(talk))) is allowed
