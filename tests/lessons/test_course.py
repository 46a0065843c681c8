"""The lessons teach what they say: their moves are legal, and their words are there."""

import re

import pytest

from browser import ROOT
from regicide.i18n import LANGUAGES, words
from regicide.i18n.rulebook import rulebook
from regicide.i18n.words import read_catalogue
from regicide.lessons.course import COURSE, Lesson
from regicide.lessons.script import LEARNER, write_course
from regicide.notation import parse_move
from regicide.rules import do, is_legal, legal_moves, outcome

SAID = set(re.findall(r"^(lesson-[a-z0-9-]+) =", read_catalogue("en", "lessons"), re.MULTILINE))
#: No rule forbids it; the task itself has named the clause.
PAID_TOO_MUCH = ("lesson-turn-2-not", "lesson-spades-2-not")


@pytest.mark.parametrize("lesson", COURSE, ids=lambda each: each.name)
def test_a_lesson_can_be_played_to_its_end(lesson: Lesson) -> None:
    state = lesson.start
    for wanted in lesson.turns:
        assert state.seat == LEARNER
        assert all(is_legal(state, parse_move(move)) for move in wanted)
        state = do(state, parse_move(wanted[0])).state
        assert outcome(state) is None


@pytest.mark.parametrize("lesson", COURSE, ids=lambda each: each.name)
def test_every_task_is_said_and_other_moves_are_answered(lesson: Lesson) -> None:
    wanted_words = {f"lesson-{lesson.name}-title", f"lesson-{lesson.name}-done"}
    state = lesson.start
    for task, wanted in enumerate(lesson.turns, start=1):
        wanted_words.add(f"lesson-{lesson.name}-{task}")
        if len(legal_moves(state)) > len(wanted):
            wanted_words.add(f"lesson-{lesson.name}-{task}-not")
        state = do(state, parse_move(wanted[0])).state
    assert {name for name in SAID if name.startswith(f"lesson-{lesson.name}-")} == wanted_words


def test_wrong_moves_are_explained_by_a_clause() -> None:
    for name in SAID:
        if name.endswith("-not") and name not in PAID_TOO_MUCH:
            assert "§" in words("en").say(name), name


def test_cards_in_a_sentence_are_the_same_in_every_language() -> None:
    for name in SAID:
        cards = [sorted(re.findall(r"⟦(..)⟧", words(language).say(name))) for language in LANGUAGES]
        assert all(each == cards[0] for each in cards), name


def test_the_script_is_small() -> None:
    assert len(write_course()) < 100_000


def test_the_page_of_the_rules_knows_every_clause() -> None:
    text = (ROOT / "web" / "src" / "rules" / "book.ts").read_text(encoding="utf-8")
    counts = re.search(r"CLAUSES = \[([0-9, ]+)\]", text)
    assert counts is not None
    chapters = rulebook(words("en"))
    assert [int(each) for each in counts[1].split(",")] == [len(each.clauses) for each in chapters]
