"""Puzzles: the file that ships, the puzzle of the day, the rating, and what is kept of a player."""

import json
from collections import Counter
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path

import pytest

from puzzle_proofs import is_solved_by
from regicide.rules import Discard, Kill, Play, Step, forecast, is_legal, legal_moves
from regicide.study.glicko import Rating, rate
from regicide.study.puzzle import Puzzle, puzzle_of_the_day, theme_of
from regicide.study.puzzle_kinds import PuzzleKind
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
    for number, puzzle in NUMBERED.items():
        seen = puzzle.observation()
        moves = tuple(legal_moves(seen))
        assert len(moves) >= 3, number
        assert moves.count(puzzle.solution) == 1, number
        assert theme_of(seen, puzzle.solution) is puzzle.theme, number
        assert (puzzle.chances is None) == puzzle.is_open, number
        if puzzle.chances:
            assert puzzle.chances[0] > puzzle.chances[1], number
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
    assert len(PUZZLES) >= 600
    assert min(Counter(each.kind for each in PUZZLES).values()) >= 100
    assert min(Counter(each.players for each in PUZZLES).values()) >= 100
    assert set(Counter(each.players for each in PUZZLES)) == {1, 2, 3, 4}
    difficulties = sorted(each.difficulty for each in PUZZLES)
    assert 800 <= difficulties[0] < 1000
    assert 1800 < difficulties[-1] <= 2400
    assert 1050 <= difficulties[len(PUZZLES) // 2] <= 1600


@pytest.mark.parametrize("puzzle", SAMPLE, ids=lambda each: f"{each.kind.value}-{each.players}")
def test_a_sample_is_solved_again(puzzle: Puzzle) -> None:
    assert is_solved_by(puzzle, worlds=400)


def test_the_file_is_printed_as_it_was_read() -> None:
    assert parse_puzzles(print_puzzles(NUMBERED)) == NUMBERED


LINE = "exact-kill heal 900 97/62 squire - castle-1 7h 8s"


@pytest.mark.parametrize(
    "text, code",
    [
        ("", "puzzle-file"),
        ("regicide puzzles 2\n", "puzzle-file"),
        (f"{HEADER}\n\n", "puzzle-line"),
        (f"{HEADER}\n{LINE.replace('heal', 'magic')}", "puzzle-line"),
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
    solved = PuzzleProgress().after(1, puzzle, solved=True)
    assert solved.rating.rating > FIRST_RATING.rating
    assert solved.streak == 1
    assert solved.after(1, puzzle, solved=False) == solved
    missed = solved.after(2, PUZZLES[1], solved=False)
    assert missed.rating.rating < solved.rating.rating
    assert missed.streak == 0
    assert parse_progress(print_progress(missed)) == missed
    assert missed.next_number(NUMBERED, [1, 2, 3]) == 3
    assert missed.next_number(NUMBERED, [1, 2]) in (1, 2)


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
    assert progress.next_number(NUMBERED, [1, 2, 3]) in (1, 2, 3)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"rating": [1], "answers": 3, "streak": 0}'])
def test_damaged_progress_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        parse_progress(text)


def test_every_solution_is_legal_for_the_rules_with_all_cards() -> None:
    assert all(is_legal(each.state(), each.solution) for each in SAMPLE)


def test_a_withdrawn_puzzle_leaves_a_gap_and_its_day_to_the_next() -> None:
    """Progress is kept by number: the others keep theirs."""
    assert max(NUMBERED) == 637
    assert not NUMBERED.keys() & {
        139,
        177,
        247,
        332,
        338,
        361,
        386,
        404,
        475,
        479,
        517,
        550,
        592,
        612,
    }
    assert len(PUZZLES) == 623
    days = [date(2026, 11, 16) + timedelta(each) for each in range(637)]
    assert {puzzle_of_the_day(day, NUMBERED) for day in days} == set(NUMBERED)
    gap = next(day for day in days if puzzle_of_the_day(day, range(1, 638)) == 139)
    assert puzzle_of_the_day(gap, NUMBERED) == 140
