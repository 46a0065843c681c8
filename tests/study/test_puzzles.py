"""Puzzles: the file that ships, the puzzle of the day, the rating, and what is kept of a player."""

import json
from collections import Counter
from datetime import date, timedelta
from itertools import combinations
from math import gcd
from pathlib import Path

import pytest

from puzzle_proofs import is_solved_by
from regicide.rules import Discard, Kill, Play, Step, forecast, is_legal, legal_moves
from regicide.study.glicko import Rating, rate
from regicide.study.puzzle import DAY_STEP, Puzzle, puzzle_of_the_day
from regicide.study.puzzle_kinds import PuzzleKind, Theme
from regicide.study.puzzle_progress import (
    FIRST_RATING,
    GENTLE_COUNT,
    PuzzleProgress,
    is_gentle,
    parse_progress,
    print_progress,
)
from regicide.study.puzzle_text import (
    HEADER,
    BadPuzzle,
    parse_puzzles,
    print_puzzles,
    shipped_puzzles,
)
from whole_checks import daily_or_whole

GOLDEN = Path(__file__).parent.parent / "golden" / "puzzles.json"
NUMBERED = shipped_puzzles()
PUZZLES = tuple(NUMBERED.values())
SAMPLE = [
    next(each for each in PUZZLES if each.kind is kind and each.players == players)
    for kind in PuzzleKind
    for players in (1, 3)
]


def test_every_shipped_puzzle_has_one_legal_solution_and_is_not_trivial() -> None:
    hands: dict[object, list[set[object]]] = {}
    for number, puzzle in list(NUMBERED.items())[:: daily_or_whole(10, 1)]:
        seen = puzzle.observation()
        moves = tuple(legal_moves(seen))
        assert len(moves) >= 3, number
        assert moves.count(puzzle.solution) == 1, number
        assert (puzzle.chances is None) == puzzle.is_open, number
        assert not (puzzle.is_open and puzzle.reason), number
        if puzzle.chances:
            assert puzzle.chances[0] >= puzzle.chances[1] + 2, number
        if puzzle.kind is PuzzleKind.EXACT_KILL:
            plays = [move for move in moves if isinstance(move, Play)]
            exact = [move for move in plays if forecast(seen, move).kill is Kill.EXACT]
            assert exact == [puzzle.solution], number
        if isinstance(puzzle.solution, Discard):
            assert seen.step is Step.SUFFER, number
        key = (seen.enemy, seen.step, puzzle.solution)
        hands.setdefault(key, []).append(set(seen.acting_hand))
    for alike in hands.values():
        for one, other in combinations(alike, 2):
            assert len(one & other) < 0.6 * len(one | other), "near duplicates"


def test_shipped_puzzles_are_balanced() -> None:
    assert len(PUZZLES) >= 2000
    assert min(Counter(each.kind for each in PUZZLES).values()) >= 200
    assert min(Counter(each.players for each in PUZZLES).values()) >= 400
    themes = Counter(each.theme for each in PUZZLES)
    assert set(themes) == {None, *Theme}
    assert themes[None] < len(PUZZLES) / 4
    assert set(Counter(each.players for each in PUZZLES)) == {1, 2, 3, 4}
    difficulties = sorted(each.difficulty for each in PUZZLES)
    assert 600 <= difficulties[0] < 800
    assert 1800 < difficulties[-1] <= 2400
    assert 900 <= difficulties[len(PUZZLES) // 2] <= 1200


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda each: f"{each.kind.value}-{each.players}")
def test_a_sample_is_solved_again(puzzle: Puzzle) -> None:
    assert is_solved_by(puzzle, worlds=400)


def test_the_file_is_printed_as_it_was_read() -> None:
    assert parse_puzzles(print_puzzles(NUMBERED)) == NUMBERED


LINE = "exact-kill exact-kill 900 97/62 squire - castle-1 7h 8s"


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "puzzle-file"),
        ("regicide puzzles 1\n", "puzzle-file"),
        (f"{HEADER}\n\n", "puzzle-line"),
        (f"{HEADER}\n{LINE.replace('exact-kill', 'magic', 1)}", "puzzle-line"),
        (f"{HEADER}\n{LINE.replace('900', 'hard')}", "puzzle-line"),
        (f"{HEADER}\n{LINE.replace('97/62', '97')}", "puzzle-line"),
        (f"{HEADER}\n{LINE.replace(' - ', ' hand=9 ')}", "puzzle-line"),
        (f"{HEADER}\n{LINE.replace('8s', '8x')}", "puzzle-line"),
        (f"{HEADER}\n{LINE.partition(' castle')[0]}", "puzzle-line"),
    ],
)
def test_a_damaged_file_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadPuzzle) as found:
        parse_puzzles(text)
    assert found.value.code == code


def test_the_date_alone_decides_the_puzzle_of_the_day() -> None:
    assert gcd(DAY_STEP, max(NUMBERED)) == 1, "a puzzle would have no day"
    count = 637
    days = [date(2026, 11, 16) + timedelta(each) for each in range(count)]
    assert {puzzle_of_the_day(day, range(1, count + 1)) for day in days} == set(range(1, count + 1))
    for day, size, number in json.loads(GOLDEN.read_text(encoding="utf-8"))["days"]:
        assert puzzle_of_the_day(date.fromisoformat(day), range(1, size + 1)) == number


def test_ratings_follow_the_golden_file() -> None:
    player = Rating()
    for difficulty, solved, *expected in json.loads(GOLDEN.read_text(encoding="utf-8"))["ratings"]:
        player = rate(player, difficulty, solved=solved)
        found = [player.rating, player.deviation, player.volatility]
        assert found == pytest.approx(expected, abs=1e-6)


def test_only_the_first_answer_counts() -> None:
    puzzle = PUZZLES[0]
    first, second, third = list(NUMBERED)[:3]
    solved = PuzzleProgress().after(first, puzzle, solved=True)
    assert solved.rating.rating > FIRST_RATING.rating
    assert solved.streak == 1
    assert solved.after(first, puzzle, solved=False) == solved
    missed = solved.after(second, PUZZLES[1], solved=False)
    assert missed.rating.rating < solved.rating.rating
    assert missed.streak == 0
    assert parse_progress(print_progress(missed)) == missed
    assert missed.next_number(NUMBERED, [first, second, third]) == third
    assert missed.next_number(NUMBERED, [first, second]) in (first, second)


def test_a_first_miss_costs_little_and_the_first_puzzles_are_gentle() -> None:
    progress = PuzzleProgress()
    first = progress.next_number(NUMBERED, tuple(NUMBERED))
    missed = progress.after(first, NUMBERED[first], solved=False)
    assert FIRST_RATING.rating - missed.rating.rating < 60
    for _ in range(GENTLE_COUNT):
        number = progress.next_number(NUMBERED, tuple(NUMBERED))
        assert is_gentle(NUMBERED[number])
        progress = progress.after(number, NUMBERED[number], solved=True)
    assert NUMBERED[progress.next_number(NUMBERED, tuple(NUMBERED))].difficulty > 1000
    some = list(NUMBERED)[:3]
    assert progress.next_number(NUMBERED, some) in some


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rating": [1], "answers": 3, "streak": 0}'])
def test_damaged_progress_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_progress(text)


def test_every_solution_is_legal_for_the_rules_with_all_cards() -> None:
    assert all(is_legal(each.state(), each.solution) for each in SAMPLE)


def test_a_withdrawn_puzzle_leaves_a_gap_and_its_day_to_the_next() -> None:
    """Progress is kept by number: the others keep theirs."""
    count = 23
    kept = set(range(1, count + 1)) - {5, 6}
    days = [date(2026, 11, 16) + timedelta(each) for each in range(count)]
    assert {puzzle_of_the_day(day, kept) for day in days} == kept
    gap = next(day for day in days if puzzle_of_the_day(day, range(1, count + 1)) == 5)
    assert puzzle_of_the_day(gap, kept) == 7
    lines = (HEADER, "-", LINE, "-", LINE)
    text = "".join(f"{each}\n" for each in lines)
    assert list(parse_puzzles(text)) == [2, 4]
    assert print_puzzles(parse_puzzles(text)) == text
    assert not {139, 177, 247} & NUMBERED.keys(), "lost whatever one plays"
