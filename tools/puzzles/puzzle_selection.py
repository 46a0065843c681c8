"""Chooses puzzles that differ from each other, balanced over kinds, players and difficulty."""

from bisect import bisect_right
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256

from regicide.rules import Card
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_text import print_puzzle

#: Difficulties at which a new band begins.
BANDS = (1000, 1200, 1400, 1600)
#: Two hands that share this much, against the same enemy and with the same solution, are near duplicates.
SIMILAR = 0.6


def select(
    puzzles: Iterable[Puzzle], count: int, check: Callable[[Puzzle], Puzzle | None]
) -> list[Puzzle]:
    """At most `count` puzzles: one of each kind, number of players and band in turn, as long as there are any.

    `check` sees each puzzle before it is chosen; it completes or rejects it. The order of the answer, and so
    the numbers of the puzzles, is arbitrary but always the same.
    """
    cells: dict[tuple[str, int, int], deque[Puzzle]] = defaultdict(deque)
    for puzzle in sorted(puzzles, key=_arbitrary):
        band = bisect_right(BANDS, puzzle.difficulty)
        cells[puzzle.kind.value, puzzle.players, band].append(puzzle)
    chosen: list[Puzzle] = []
    unlike = _NearDuplicates()
    for puzzle in _in_turn([cells[key] for key in sorted(cells)]):
        if len(chosen) == count:
            break
        checked = check(puzzle) if unlike.add(puzzle) else None
        if checked is not None:
            chosen.append(checked)
    return sorted(chosen, key=_arbitrary)


def _in_turn(cells: list[deque[Puzzle]]) -> Iterator[Puzzle]:
    while any(cells):
        for cell in filter(None, cells):
            yield cell.popleft()


def _arbitrary(puzzle: Puzzle) -> bytes:
    return sha256(print_puzzle(puzzle).encode()).digest()


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
