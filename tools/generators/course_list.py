"""The names of the lessons, the chapters about reasons and habits, and advice that is wrong, for the page."""

import json
from collections.abc import Iterable
from pathlib import Path

from regicide.study.idea import DEALS, players_for
from regicide.study.lesson import SECOND, Lesson
from regicide.study.lesson_course import (
    CHAPTER_OF_HABIT,
    CHAPTER_OF_REASON,
    RULES,
)
from regicide.study.play_well import PLAY_WELL
from regicide.study.wrong_advice import WRONG_ADVICE

TYPESCRIPT = Path(__file__).parents[2] / "web" / "src" / "study" / "course_list.ts"


def print_typescript() -> str:
    return (
        "// Generated from study/lesson_course.py by `python3 dev.py generate`; a test checks that it is current.\n\n"
        "/** Of each part, in the order of the course. */\n"
        f"export const LESSONS_OF_RULES = {_names(RULES)};\n"
        f"export const LESSONS_OF_PLAY = {_names(PLAY_WELL)};\n\n"
        "/** The first lesson with the same idea: it names the chapter. */\n"
        f'export const chapterOf = (lesson: string): string => lesson.replace(/{SECOND}$/, "");\n\n'
        f"/** The chapter about what a reason says. */\n{_table('REASON', CHAPTER_OF_REASON)}\n"
        f"/** The chapter against a habit. */\n{_table('HABIT', CHAPTER_OF_HABIT)}\n"
        "/** Advice → games lost of 100 by obeying it: solo, with two, three and four players. */\n"
        f"export const WRONG_ADVICE: readonly (readonly [string, ...(number | null)[]])[] = [\n{_advice()}];\n\n"
        "/** Chapter → its practice game: how many play, and the numbers of deals in which the idea comes up often. */\n"
        "export const PRACTICE_DEALS: Readonly<Record<string, { players: number; deals: readonly number[] }>> = "
        f"{{\n{_practice()}}};\n"
    )


def _names(lessons: Iterable[Lesson]) -> str:
    return json.dumps([each.name for each in lessons])


def _advice() -> str:
    return "".join(f"  {json.dumps([name, *prices])},\n" for name, prices in WRONG_ADVICE.items())


def _practice() -> str:
    return "".join(
        f"  {json.dumps(idea.chapter)}: {{ players: {players_for(idea)}, deals: {json.dumps(deals)} }},\n"
        for idea, deals in DEALS.items()
    )


def _table(name: str, chapters: dict[str, str]) -> str:
    lines = [f"  {json.dumps(kind)}: {json.dumps(found)},\n" for kind, found in chapters.items()]
    return f"export const CHAPTER_OF_{name}: Readonly<Record<string, string>> = {{\n{''.join(lines)}}};\n"
