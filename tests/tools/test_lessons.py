"""The moves that lessons ask for are legal, and all their texts exist."""

import re

import pytest
from tools.generators.lesson_script import write_course

from browser import ROOT
from regicide.i18n import LANGUAGES, words
from regicide.i18n.rulebook import rulebook
from regicide.i18n.words import read_catalogue
from regicide.notation import parse_move
from regicide.rules import do, is_legal, legal_moves, outcome
from regicide.study.lesson_course import COURSE, LEARNER, Lesson

TEXTS = set(re.findall(r"^(lesson-[a-z0-9-]+) =", read_catalogue("en", "lessons"), re.MULTILINE))
#: The moves are legal; the task itself names the clause.
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
def test_every_task_has_its_texts(lesson: Lesson) -> None:
    expected = {f"lesson-{lesson.name}-title", f"lesson-{lesson.name}-done"}
    state = lesson.start
    for task, wanted in enumerate(lesson.turns, start=1):
        expected.add(f"lesson-{lesson.name}-{task}")
        if len(legal_moves(state)) > len(wanted):
            expected.add(f"lesson-{lesson.name}-{task}-not")
        state = do(state, parse_move(wanted[0])).state
    assert {name for name in TEXTS if name.startswith(f"lesson-{lesson.name}-")} == expected


def test_hints_about_wrong_moves_quote_a_clause() -> None:
    for name in TEXTS:
        if name.endswith("-not") and name not in PAID_TOO_MUCH:
            assert "§" in words("en").say(name), name


def test_cards_in_a_sentence_are_the_same_in_every_language() -> None:
    for name in TEXTS:
        cards = [sorted(re.findall(r"⟦(..)⟧", words(language).say(name))) for language in LANGUAGES]
        assert all(each == cards[0] for each in cards), name


def test_the_script_is_small() -> None:
    assert len(write_course()) < 100_000


def test_the_rules_page_lists_every_clause() -> None:
    text = (ROOT / "web" / "src" / "rules" / "clauses.ts").read_text(encoding="utf-8")
    counts = re.search(r"CLAUSES_PER_CHAPTER = \[([0-9, ]+)\]", text)
    assert counts is not None
    chapters = rulebook(words("en"))
    assert [int(each) for each in counts[1].split(",")] == [len(each.clauses) for each in chapters]
