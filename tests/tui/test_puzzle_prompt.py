"""Puzzles line by line: wrong moves are answered, the solution is explained, the rating is kept."""

import json
from pathlib import Path

import pytest

from regicide.cli.run import run
from regicide.i18n import LANGUAGES, words
from regicide.notation import print_move
from regicide.rules import legal_moves
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_kinds import PuzzleKind
from regicide.study.puzzle_text import shipped_puzzles
from regicide.tui.lines.puzzle_prompt import PuzzlePrompt


def first_of(kind: PuzzleKind) -> Puzzle:
    return next(each for each in shipped_puzzles().values() if each.kind is kind)


def ask(puzzle: Puzzle, lines: list[str], language: str = "en") -> tuple[bool | None, str]:
    written: list[str] = []
    reader = iter(lines)
    prompt = PuzzlePrompt(puzzle, words(language), lambda _: next(reader, None), written.append)
    return prompt.ask(), "\n".join(written)


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_wrong_move_is_answered_and_the_right_one_explained(kind: PuzzleKind) -> None:
    puzzle = first_of(kind)
    wrong = next(move for move in legal_moves(puzzle.observation()) if move != puzzle.solution)
    lines = ["zz", "9s9s", print_move(wrong), print_move(puzzle.solution)]
    solved, text = ask(puzzle, lines)
    assert solved is False
    assert f"Wrong: {print_move(wrong)}." in text
    assert f"Solved: {print_move(puzzle.solution)}." in text
    assert ("it is proved" if puzzle.is_open else "the Champion wins") in text
    assert ("The enemies to come, in order" in text) == puzzle.is_open
    assert ask(puzzle, [print_move(puzzle.solution)])[0] is True
    assert ask(puzzle, ["solution"])[0] is False
    assert ask(puzzle, ["quit"])[0] is None


def test_the_table_the_discard_pile_and_help_are_a_word_away() -> None:
    puzzle = first_of(PuzzleKind.SURVIVE)
    solved, text = ask(puzzle, ["table", "discard", "help"])
    assert solved is None
    assert text.count("Survive the blow, and keep what you will need.") == 2
    assert "Discard pile: " in text
    assert "Write a move as its cards: 7h, 3c3d, Ac8d." in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_speak_every_language(language: str) -> None:
    for kind in PuzzleKind:
        assert (
            words(language).say(f"puzzle-ask-{kind.value}") in ask(first_of(kind), [], language)[1]
        )


def test_the_rating_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    answers = iter([print_move(shipped_puzzles()[17].solution)])
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    assert run(["puzzle", "17"], "en") == 0
    kept = json.loads((tmp_path / "regicide" / "puzzles.json").read_text(encoding="utf-8"))
    assert kept["answers"] == {"17": True}
    assert run(["puzzle", "--today", "--json"], "en") == 0
    assert capsys.readouterr().out.splitlines()[-1].startswith('{"number": ')
    assert run(["puzzle", "9999"], "en") == 1
    assert "Puzzle 9,999 does not exist or was withdrawn; try number 1." in capsys.readouterr().err
    assert run(["puzzle", "4"], "en") == 1
    assert "try number 5" in capsys.readouterr().err
    (tmp_path / "regicide" / "puzzles.json").write_text("nonsense", encoding="utf-8")
    assert run(["puzzle"], "en") == 1
    assert "is not a file of puzzle ratings" in capsys.readouterr().err


def test_the_solution_says_why_not_the_wrong_move() -> None:
    puzzle = shipped_puzzles()[18]
    wrong = next(move for move in legal_moves(puzzle.observation()) if move != puzzle.solution)
    text = ask(puzzle, [print_move(wrong), "solution"])[1]
    _, reason = text.split("Why not ")
    assert "the enemy could fall now, but it stays" in reason
    assert "Lost to this enemy, of 100 games: " in reason
    assert "Why not" not in ask(puzzle, [print_move(wrong)])[1], "it would tell the solution"
    assert "Why not" not in ask(puzzle, ["solution"])[1]
