"""The moves that lessons ask for are legal, and all their texts exist."""

import re

import pytest
from tools.generators.lesson_script import write_lessons

from browser import ROOT
from regicide.i18n import LANGUAGES, words
from regicide.i18n.rulebook import rulebook
from regicide.i18n.words import read_catalogue
from regicide.notation import parse_move
from regicide.rules import do, is_legal, legal_moves, outcome
from regicide.study.lesson import LEARNER, Lesson, chapters
from regicide.study.lesson_course import (
    CHAPTER_OF_HABIT,
    CHAPTER_OF_REASON,
    COURSE,
    RULES,
)
from regicide.study.play_well import PLAY_WELL
from regicide.study.wrong_advice import WRONG_ADVICE

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


def test_every_task_has_its_texts() -> None:
    expected = {f"lesson-{chapter}-title" for chapter in chapters(COURSE)}
    expected |= {f"lesson-{chapter}-price" for chapter in chapters(PLAY_WELL)}
    for lesson in COURSE:
        expected.add(f"lesson-{lesson.name}-done")
        state = lesson.start
        for task, wanted in enumerate(lesson.turns, start=1):
            expected.add(f"lesson-{lesson.name}-{task}")
            if len(legal_moves(state)) > len(wanted):
                expected.add(f"lesson-{lesson.name}-{task}-not")
            state = do(state, parse_move(wanted[0])).state
    assert expected == TEXTS


def test_answers_to_wrong_moves_quote_a_clause_or_a_price() -> None:
    of_play = tuple(f"lesson-{chapter}-" for chapter in chapters(PLAY_WELL))
    for name in TEXTS:
        if name.endswith("-not") and not name.startswith((*of_play, *PAID_TOO_MUCH)):
            assert "§" in words("en").say(name), name
    for lesson in PLAY_WELL:
        assert lesson.mistake is not None
        assert lesson.chances is not None
        assert lesson.mistake not in lesson.turns[0]
        assert is_legal(lesson.start, parse_move(lesson.mistake))
        assert lesson.chances[0] >= lesson.chances[1] + 8, lesson.name


def test_every_idea_has_two_positions() -> None:
    assert [
        sum(each.chapter == chapter for each in PLAY_WELL) for chapter in chapters(PLAY_WELL)
    ] == [2] * 11


def test_reasons_and_habits_lead_to_chapters() -> None:
    review = read_catalogue("en", "review")
    for prefix, chapter_of in (
        ("reason", CHAPTER_OF_REASON),
        ("takeaways-habit", CHAPTER_OF_HABIT),
    ):
        for kind, chapter in chapter_of.items():
            assert f"\n{prefix}-{kind} =" in review, kind
            assert chapter in chapters(PLAY_WELL), chapter


def test_prices_are_those_of_the_study() -> None:
    study = (ROOT / "docs" / "strategy.md").read_text(encoding="utf-8")
    for advice, prices in WRONG_ADVICE.items():
        numbers = ["–" if each is None else f"−{each:g}" for each in prices]
        assert f"| {words('en').say(f'advice-row-{advice}')} | {' | '.join(numbers)} |" in study
    for chapter in chapters(PLAY_WELL):
        price = words("en").say(f"lesson-{chapter}-price")
        assert f"\n- {words('en').say(f'lesson-{chapter}-title')}: {price}\n" in study


def test_cards_in_a_sentence_are_the_same_in_every_language() -> None:
    for name in TEXTS:
        cards = [sorted(re.findall(r"⟦(..)⟧", words(language).say(name))) for language in LANGUAGES]
        assert all(each == cards[0] for each in cards), name


def test_the_script_is_small() -> None:
    assert len(write_lessons(RULES)) < 100_000
    assert len(write_lessons(PLAY_WELL)) < 150_000


def test_the_rules_page_lists_every_clause() -> None:
    text = (ROOT / "web" / "src" / "rules" / "clauses.ts").read_text(encoding="utf-8")
    counts = re.search(r"CLAUSES_PER_CHAPTER = \[([0-9, ]+)\]", text)
    assert counts is not None
    chapters = rulebook(words("en"))
    assert [int(each) for each in counts[1].split(",")] == [len(each.clauses) for each in chapters]
