"""`regicide learn`: the lessons, one after the other; which are done is kept."""

import os
from pathlib import Path

import click

from regicide.cli.playing.typed_lines import read_line, write_line
from regicide.folders import data_folder
from regicide.i18n import Words
from regicide.study.lesson_course import COURSE, Lesson
from regicide.tui.game_file import FileError, read_text, write_safely
from regicide.tui.lines.lesson_prompt import LessonPrompt


def learn(words: Words, *, number: int | None = None) -> int:
    """Teach from the first lesson that is not done, or the one of this number, to the last."""
    done = _read_done()
    undone = [place for place, lesson in enumerate(COURSE) if lesson.name not in done]
    first = number - 1 if number is not None else (undone or [0])[0]
    for place, lesson in list(enumerate(COURSE))[first:]:
        _show_heading(words, place, lesson)
        if not LessonPrompt(lesson, words, read_line, write_line).teach():
            return 0
        done = [*done, *([] if lesson.name in done else [lesson.name])]
        _keep_done(done)
    click.echo()
    click.echo(words.say("learn-first-game-about"))
    click.echo("    regicide play --options hand=+1,health=-5,attack=-3")
    return 0


def _show_heading(words: Words, place: int, lesson: Lesson) -> None:
    count = words.say("learn-of", place=place + 1, all=len(COURSE))
    click.echo()
    click.echo(f"{count} · {words.say(f'lesson-{lesson.name}-title')}")


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
