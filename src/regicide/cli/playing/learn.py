"""`regicide learn`: the lessons, one after the other; which are done is kept."""

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import click

from regicide.cli.playing.typed_lines import read_line, write_line
from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.rules import RegicideError
from regicide.study.idea import DEALS, IDEAS
from regicide.study.lesson import Lesson, chapters
from regicide.study.lesson_course import COURSE, RULES
from regicide.study.play_well import PLAY_WELL
from regicide.tui.game_file import FileError, read_text, write_safely
from regicide.tui.lines.lesson_prompt import LessonPrompt
from regicide.tui.lines.practice_prompt import PracticePrompt


class NoSuchIdea(RegicideError):
    """A chapter without a practice game."""


def learn(
    words: Words, *, number: int | None = None, game: bool = False, as_json: bool = False
) -> int:
    """Teach from the first lesson that is not done, or the chapter of this number, to the last.

    As JSON, only list the lessons, or those of the chapter. Or play a practice game for the idea of that chapter.
    """
    if game:
        return _practise(words, number)
    done = _read_done()
    if as_json:
        click.echo(json.dumps(list(_rows(words, done, number)), ensure_ascii=False))
        return 0
    undone = [lesson for lesson in COURSE if lesson.name not in done]
    first = (undone or COURSE)[0] if number is None else _first_of(chapters(COURSE)[number - 1])
    for lesson in COURSE[COURSE.index(first) :]:
        _show_heading(words, lesson)
        if not LessonPrompt(lesson, words, read_line, write_line).teach():
            return 0
        done = [*done, *([] if lesson.name in done else [lesson.name])]
        _keep_done(done)
        _show_end(words, lesson)
    return 0


def _rows(words: Words, done: list[str], number: int | None) -> Iterator[dict[str, object]]:
    numbers = {name: place for place, name in enumerate(chapters(COURSE), 1)}
    for lesson in COURSE:
        if number in (None, numbers[lesson.chapter]):
            yield {
                "number": numbers[lesson.chapter],
                "name": lesson.name,
                "title": words.say(f"lesson-{lesson.chapter}-title"),
                "part": "rules" if lesson in RULES else "play-well",
                "done": lesson.name in done,
            }


def _practise(words: Words, number: int | None) -> int:
    chapter = chapters(COURSE)[number - 1] if number else ""
    if chapter not in IDEAS:
        first = len(chapters(RULES)) + 1
        raise NoSuchIdea("no-such-idea", {"first": first, "last": first + len(IDEAS) - 1})
    deal = random.choice(DEALS[IDEAS[chapter]])  # noqa: S311: the deals are known
    PracticePrompt(chapter, deal, language=words.language, read=read_line, write=write_line).play()
    return 0


def _first_of(chapter: str) -> Lesson:
    return next(lesson for lesson in COURSE if lesson.chapter == chapter)


def _show_heading(words: Words, lesson: Lesson) -> None:
    part, name = (RULES, "rules") if lesson in RULES else (PLAY_WELL, "play")
    names = chapters(part)
    count = words.say("learn-of", place=names.index(lesson.chapter) + 1, all=len(names))
    title = words.say(f"lesson-{lesson.chapter}-title")
    click.echo()
    click.echo(f"{words.say(f'learn-part-{name}')} · {count} · {title}")


def _show_end(words: Words, lesson: Lesson) -> None:
    """After a chapter of the second part, what its idea is worth; after the first part, a first game."""
    after = COURSE[COURSE.index(lesson) + 1 :]
    if lesson in PLAY_WELL and lesson.chapter not in chapters(after):
        write_line(words.say(f"lesson-{lesson.chapter}-price"))
        number = chapters(COURSE).index(lesson.chapter) + 1
        write_line(words.say("learn-try-typed", command=f"regicide learn {number} --game"))
    if lesson is RULES[-1]:
        click.echo()
        click.echo(words.say("learn-first-game-about"))
        click.echo("    regicide play --options hand=+1,health=-5,attack=-3")


def _file() -> Path:
    return data_folder(os.environ) / "lessons.txt"


def _read_done() -> list[str]:
    """The names of the lessons that are done."""
    try:
        return read_text(_file()).split() if _file().exists() else []
    except OSError:
        raise FileError("unreadable-file", {"file": str(_file())}) from None


def _keep_done(done: list[str]) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise FileError("unwritable-file", {"file": str(_file())}) from None
    write_safely(_file(), "\n".join(done) + "\n")
