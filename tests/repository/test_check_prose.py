"""The check of phrases finds what it is for, and leaves plain sentences alone."""

import pytest
from tools.check_prose import faults


@pytest.mark.parametrize(
    "sentence, phrase",
    [
        ("Who" + "ever connects is counted.", "Who" + "ever"),
        ("7 is " + "no move.", "is " + "no move"),
        ("The code of a table that " + "is none.", "that " + "is none"),
        ("Seconds; " + "otherwise 10.", "; " + "otherwise 1"),
    ],
)
def test_a_phrase_is_found_with_its_place_and_reason(sentence: str, phrase: str) -> None:
    (fault,) = faults("docs/a.md", f"A heading\n{sentence}")
    assert fault.startswith(f"docs/a.md:2: «{phrase}»: ")


@pytest.mark.parametrize(
    "sentence",
    ["There is no such table.", "The game is no longer running.", "Nobody knows the order."],
)
def test_plain_sentences_pass(sentence: str) -> None:
    assert faults("docs/a.md", sentence) == []


def test_english_messages_use_english_quotes() -> None:
    (fault,) = faults("catalogues/en/errors.ftl", "error = «{ $found }» is not a card.")
    assert "English quotes" in fault
    assert not faults("docs/a.md", "A subject such as «server: block an address».")
