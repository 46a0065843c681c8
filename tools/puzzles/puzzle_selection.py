"""Chooses puzzles that differ from each other, balanced over kinds, themes, players and difficulty."""

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Iterable, Iterator
from hashlib import sha256

from regicide.rules import Card
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_text import print_puzzle

#: Difficulties at which a new band begins.
BANDS = (800, 900, 1000, 1150)
#: Two hands that share this much, against the same enemy and with the same solution, are near duplicates.
SIMILAR = 0.6


def without_near_duplicates(
    puzzles: Iterable[Puzzle], earlier: Iterable[Puzzle] = ()
) -> list[Puzzle]:
    """Without near duplicates of one before, or of an earlier puzzle; in an arbitrary order."""
    unlike = _NearDuplicates()
    for puzzle in earlier:
        unlike.add(puzzle)
    return [each for each in in_arbitrary_order(puzzles) if unlike.add(each)]


def in_turn(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """One puzzle of each kind, theme, number of players and band of difficulty in turn, as long as there are any."""
    cells: dict[tuple[str, str, int, int], deque[Puzzle]] = defaultdict(deque)
    for puzzle in in_arbitrary_order(puzzles):
        theme = puzzle.theme.value if puzzle.theme else ""
        band = bisect_right(BANDS, puzzle.difficulty)
        cells[puzzle.kind.value, theme, puzzle.players, band].append(puzzle)
    return list(_each_in_turn([cells[key] for key in sorted(cells)]))


def in_arbitrary_order(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Always the same order, and not the one in which the puzzles were found."""
    return sorted(puzzles, key=lambda each: sha256(print_puzzle(each).encode()).digest())


def _each_in_turn(cells: list[deque[Puzzle]]) -> Iterator[Puzzle]:
    while any(cells):
        for cell in filter(None, cells):
            yield cell.popleft()


class _NearDuplicates:
    """The puzzles chosen so far, as far as it takes to recognise one that is like another."""

    def __init__(self) -> None:
        self._enemies: set[tuple[str, Card]] = set()
        self._hands: dict[object, list[set[Card]]] = defaultdict(list)

    def add(self, puzzle: Puzzle) -> bool:
        """False, without any change, if the puzzle is like one of those before."""
        state = puzzle.state()
        enemy = (puzzle.seed.text, state.enemy)
        hand, hands = set(state.acting_hand), self._hands[state.enemy, state.step, puzzle.solution]
        if enemy in self._enemies or any(_overlap(hand, other) >= SIMILAR for other in hands):
            return False
        self._enemies.add(enemy)
        hands.append(hand)
        return True


def _overlap(one: set[Card], other: set[Card]) -> float:
    return len(one & other) / max(1, len(one | other))
