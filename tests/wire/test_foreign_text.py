"""Text from others: what names and chat may contain, and what a terminal is sent. Each attack worked before."""

import json
import unicodedata
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from async_helpers import async_test
from regicide.foreign_text import (
    BIDI_CONTROLS,
    HARMFUL,
    IGNORABLE,
    VARIATION_SELECTORS,
    Ranges,
    escape_json,
    has_ink,
    in_class,
    printable,
    printable_line,
)
from regicide.i18n import LANGUAGES, words
from regicide.server.errors import Denied
from regicide.server.identity import clean_name
from regicide.server.people.word_filter import read_word_filter
from regicide.server.server_log import ServerLog
from regicide.table.permission import is_valid_speech
from regicide.tui.remote_link import RemoteLink, _sentence
from regicide.tui.text.event_text import NamedWords
from regicide.wire.encoding import encode
from regicide.wire.messages import Goodbye, Notice
from regicide.wire.reasons import ErrorView
from regicide.wire.room_view import SeatView

TITLE = "\x1b]0;owned\x07"
INVISIBLE_NAMES = ["ㅤ", "⠀", "ᅟ", "͏", "️", "󠄁", "\u200b", "\xad", "឴", "ﾠ", "\u0301\u20dd"]
BIDI = [chr(point) for first, last in BIDI_CONTROLS for point in range(first, last + 1)]


def points(ranges: Ranges) -> set[int]:
    return {point for first, last in ranges for point in range(first, last + 1)}


@pytest.mark.parametrize("name", [*INVISIBLE_NAMES, "\ufe0f\U000e0101 \ufe0f"], ids=ascii)
def test_a_name_without_a_visible_character_is_refused(name: str) -> None:
    assert not has_ink(name)
    with pytest.raises(Denied):
        clean_name(name)
    assert not is_valid_speech(name)


@pytest.mark.parametrize("char", BIDI, ids=ascii)
def test_bidi_controls_are_refused_in_names_and_chat(char: str) -> None:
    with pytest.raises(Denied):
        clean_name(f"a{char}b")
    assert not is_valid_speech(f"a{char}b")


@pytest.mark.parametrize(
    "mark", ["\u0301", "\u0e47", "\u20dd", "\u064b", "\u0301\ufe0f"], ids=ascii
)
def test_marks_that_pile_up_over_other_lines_are_refused(mark: str) -> None:
    with pytest.raises(Denied):
        clean_name("Eve" + 10 * mark)
    assert not is_valid_speech("hello" + 10 * mark)


def test_what_people_write_with_joiners_and_selectors_stays_possible() -> None:
    assert clean_name("♥\ufe0f Ana") == "♥\ufe0f Ana"
    for text in (
        "می\u200cخواهم",
        "👩\u200d👧",
        "שלום Ana",
        "é",
        "בְּרֵאשִׁ֖ית",
        "ที่นี่",
        "e\u0302\u0301\u0323",
    ):
        assert is_valid_speech(text)


def test_every_ignorable_character_is_refused_in_names_except_variation_selectors() -> None:
    for point in points(IGNORABLE) - points(VARIATION_SELECTORS):
        with pytest.raises(Denied):
            clean_name(f"a{chr(point)}")
    assert points(VARIATION_SELECTORS) | points(BIDI_CONTROLS) <= points(IGNORABLE)


@pytest.mark.parametrize("char", ["\ufe0f", "\u200b", "\xad", "\u2060", "\u2800"], ids=ascii)
def test_invisible_characters_hide_no_unwanted_word(tmp_path: object, char: str) -> None:
    path = f"{tmp_path}/words.txt"
    with open(path, "w", encoding="utf-8") as file:  # noqa: PTH123  the fixture's folder
        file.write("scoundrel\n")
    with pytest.raises(Denied):
        read_word_filter(path).check(f"you sco{char}undrel")


@given(st.text())
def test_nothing_that_acts_on_a_terminal_is_printable(text: str) -> None:
    for shown in (printable(text), printable_line(text)):
        assert len(shown) == len(text)
        acting = [each for each in shown if unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp")]
        assert not set(acting) - {"\n", "\t"}
    assert "\n" not in printable_line(text)


@given(st.text(st.characters(exclude_categories=["Cs"])))
def test_escaped_json_says_the_same(text: str) -> None:
    escaped = escape_json(json.dumps([text], ensure_ascii=False))
    assert json.loads(escaped) == [text]
    assert printable(escaped) == escaped


def test_a_sentence_contains_no_escapes_of_others() -> None:
    for language in LANGUAGES:
        said = words(language).say("talk-said", who=TITLE, you="no", text=f"hello{TITLE}\x9b31m")
        assert "hello" in said
        assert printable(said) == said
    assert "\x1b" not in NamedWords("en", (SeatView(TITLE, None, True),)).seat(0)


def test_the_page_replaces_the_same_characters() -> None:
    page = Path(__file__).parents[2] / "web" / "src" / "shared" / "foreign_text.ts"
    assert f"/[{in_class(HARMFUL)}]/gu" in page.read_text(encoding="utf-8")


class HostileSocket:
    """Sends these messages."""

    def __init__(self, *messages: bytes) -> None:
        self._messages = list(messages)

    async def recv(self) -> bytes:
        return self._messages.pop(0)


@async_test
async def test_a_hostile_server_cannot_write_escapes_to_the_remote_terminal() -> None:
    sent = (Goodbye(ErrorView("full", f"full{TITLE}"), again=False), Notice("\u202eevil\x9b2J"))
    link = RemoteLink(HostileSocket(*map(encode, sent)))  # type: ignore[arg-type]  # only receives
    goodbye, notice = await link.receive(), await link.receive()
    assert isinstance(goodbye, Goodbye)
    assert goodbye.error.sentence == "full\ufffd]0;owned\ufffd"
    assert notice == Notice("\ufffdevil\ufffd2J")
    assert _sentence(msgspec.json.encode({"sentence": TITLE})) == "\ufffd]0;owned\ufffd"


def test_the_log_contains_no_escapes() -> None:
    lines: list[str] = []
    ServerLog(lines.append).event("storage-error", why=f"{TITLE}\x9b2J\u202e")
    assert printable_line(lines[0].rstrip("\n")) == lines[0].rstrip("\n")
    assert json.loads(lines[0])["why"] == f"{TITLE}\x9b2J\u202e"
