"""Making puzzles: the same file from the same seed, also after an interruption."""

from pathlib import Path

import pytest
from tools.puzzles.__main__ import main
from tools.puzzles.puzzle_difficulty import EASIEST, HARDEST, Trial, difficulty
from tools.puzzles.puzzle_maker import PuzzleSettings, make_puzzles
from tools.puzzles.puzzle_selection import select

from regicide.study.puzzle_text import parse_puzzles, shipped_puzzles

SETTINGS = PuzzleSettings("castle", games=1, count=4)


def make(path: Path) -> str:
    make_puzzles(SETTINGS, path, lambda *_: None)
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
        (f"regicide puzzle journal\t{_version()}\tcastle\n1\tx\n", "line 2 cannot be read"),
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


def test_near_duplicates_and_rejected_puzzles_are_not_chosen() -> None:
    puzzles = list(shipped_puzzles().values())[:8]
    assert len(select([*puzzles, *puzzles], 100, lambda each: each)) == 8
    assert select(puzzles, 100, lambda _: None) == []
    assert len(select(puzzles, 3, lambda each: each)) == 3
