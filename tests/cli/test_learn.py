"""`regicide learn`: the lessons in a terminal, line by line."""

import json
import sys
from io import StringIO

import pytest

from regicide.cli.playing import play_commands
from regicide.cli.playing.typed_lines import write_line
from regicide.cli.run import run
from regicide.i18n import LANGUAGES
from regicide.study.lesson import chapters
from regicide.study.lesson_course import COURSE
from regicide.study.play_well import PLAY_WELL


def learn(
    monkeypatch: pytest.MonkeyPatch, lines: list[str], *arguments: str, language: str = "en"
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("".join(f"{line}\n" for line in lines)))
    assert run(["learn", *arguments], language) == 0


WANTED = [turn[0] for lesson in COURSE for turn in lesson.turns]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_course_is_played(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(monkeypatch, WANTED, language=language)
    shown = capsys.readouterr().out
    assert "14" in shown
    assert "regicide play --options hand=+1,health=-5,attack=-3" in shown
    assert "⟦" not in shown
    assert "{" not in shown


def test_other_moves_are_answered_and_what_is_done_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(monkeypatch, ["3s", "3s9h", "help", "hint", "1", "2"])
    shown = capsys.readouterr().out
    assert "3 of spades would leave the Jack with 5 health." in shown
    assert "Write a move as its cards" in shown
    assert "The lesson asks for this move: 9h." in shown
    assert shown.count("1 of 14 · Bring them down") == 1
    assert "2 of 14 · A turn" in shown
    learn(monkeypatch, [])
    assert "2 of 14 · A turn" in capsys.readouterr().out
    learn(monkeypatch, ["Th"], "10")
    assert "9♥: the exact kill puts the royal on top of the tavern." in capsys.readouterr().out
    learn(monkeypatch, [], "--json")
    listed = json.loads(capsys.readouterr().out)
    assert [each["done"] for each in listed[:3]] == [True, False, False]
    assert listed[-1]["number"] == play_commands.CHAPTERS
    learn(monkeypatch, [], "14", "--json")
    assert [each["name"] for each in json.loads(capsys.readouterr().out)] == ["flip"]
    learn(monkeypatch, [], "14")
    assert "14 of 14 · Solo: flip a Jester" in capsys.readouterr().out


def test_the_second_part_answers_the_usual_mistake_with_its_price(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mistake, other = PLAY_WELL[0].mistake, "2h"
    assert mistake is not None
    learn(monkeypatch, [mistake, other, *(each.turns[0][0] for each in PLAY_WELL[:2])], "15")
    shown = capsys.readouterr().out
    assert "Play well · 1 of 11 · Draw early, and for everyone" in shown
    assert shown.count("of 100 games won with the best move") == 1
    assert shown.count("not the move of this lesson") == 1
    assert shown.count("wins 74 fewer games in a hundred") == 1
    assert "Play well · 2 of 11 · Diamonds are not money" in shown


def test_a_chapter_of_the_second_part_has_a_practice_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(monkeypatch, ["quit"], "15", "--game")
    assert "Practice for “Draw early, and for everyone”." in capsys.readouterr().out
    for chapter in ("14", ""):
        assert run(["learn", *filter(None, [chapter]), "--game"], "en") == 1
        assert "have a practice game: 15 to 25" in capsys.readouterr().err


def test_the_command_line_knows_how_many_chapters_there_are() -> None:
    assert len(chapters(COURSE)) == play_commands.CHAPTERS


@pytest.mark.parametrize("columns", [40, 50, 80])
def test_lines_break_between_words_on_a_terminal(
    columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", str(columns))
    text = "A sentence of many words, none of which may be broken at the end of a line.\n\n  Next."
    write_line(text)
    lines = capsys.readouterr().out.splitlines()
    assert max(map(len, lines)) <= columns
    assert " ".join(lines).split() == text.split()
    assert "" in lines
    assert "  Next." in lines
