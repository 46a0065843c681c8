"""Making puzzles: the same file from the same seed, also after an interruption."""

from pathlib import Path

import pytest
from tools.puzzles.__main__ import main
from tools.puzzles.played_out import PlayedOut, play_out_puzzle
from tools.puzzles.puzzle_difficulty import EASIEST, HARDEST, Trial, difficulty
from tools.puzzles.puzzle_maker import PuzzleSettings, make_puzzles
from tools.puzzles.puzzle_selection import in_turn, without_near_duplicates

from regicide.lab.games.process_workers import in_this_process
from regicide.study.puzzle_text import parse_puzzle, parse_puzzles, shipped_puzzles

SETTINGS = PuzzleSettings("castle", games=1, count=4)


def make(path: Path) -> str:
    make_puzzles(SETTINGS, path, in_this_process, lambda *_: None)
    return path.read_text(encoding="utf-8")


@pytest.mark.long
def test_puzzles_are_made_again_from_half_a_journal(tmp_path: Path) -> None:
    first = make(tmp_path / "first.txt")
    assert len(parse_puzzles(first)) == 4
    journal = (tmp_path / "first.txt.journal").read_text(encoding="utf-8")
    (tmp_path / "second.txt.journal").write_text(journal[: len(journal) * 2 // 3], encoding="utf-8")
    assert make(tmp_path / "second.txt") == first
    assert (tmp_path / "second.txt.journal").read_text(encoding="utf-8") == journal


def test_another_journal_is_left_untouched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    journal = tmp_path / "out.txt.journal"
    for text, sentence in (
        ("something else\n", "is the journal of other puzzles"),
        (f"regicide puzzle journal 2\t{_version()}\tcastle\ngame\t1\tx\n", "line 2 cannot be read"),
    ):
        journal.write_text(text, encoding="utf-8")
        assert main([str(tmp_path / "out.txt"), "--seed", "castle"]) == 1
        assert sentence in capsys.readouterr().err
        assert journal.read_text(encoding="utf-8") == text


def _version() -> str:
    from regicide import __version__  # noqa: PLC0415

    return __version__


def test_difficulty_rises_with_the_bots_that_miss_a_puzzle() -> None:
    ratings = (600, 1000, 1400, 1800, 2200)
    levels = [
        difficulty([Trial(rating, float(rating >= first)) for rating in ratings])
        for first in (*ratings, 2600)
    ]
    assert levels == sorted(levels)
    assert EASIEST <= levels[0] < 1000
    assert 2000 < levels[-1] <= HARDEST


def test_near_duplicates_are_left_out_and_cells_take_turns() -> None:
    puzzles = list(shipped_puzzles().values())[:40]
    assert len(without_near_duplicates([*puzzles, *puzzles])) == 40
    assert without_near_duplicates(puzzles, puzzles) == []
    first = in_turn([*puzzles, *puzzles])[:4]
    assert len({each.kind for each in first} | {each.players for each in first}) > 2


def test_games_played_to_the_end_confirm_a_solution_with_chances_and_a_reason() -> None:
    puzzle = shipped_puzzles()[18]
    found = play_out_puzzle(puzzle.state(), puzzle.solution, puzzle.name)
    assert found == PlayedOut((30, 0), "kill-late")


def test_a_solution_that_only_ratings_prefer_is_not_confirmed() -> None:
    """Once a puzzle, of which ratings promised 98 wins in 100 after the solution, and 91 after the next best move."""
    line = "best-move - 1732 98/91 squire,knight,squire - puzzles-3-576 7d Ad2h xTd 6d x2c9c 4d4s x2d Ah5d 5c5h Je >2"
    puzzle = parse_puzzle(line)
    assert play_out_puzzle(puzzle.state(), puzzle.solution, puzzle.name) is None
