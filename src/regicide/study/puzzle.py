"""A puzzle: a moment of a game of bots in which one move is right.

The game is kept by its seed and its moves, so a puzzle has everything its player knows: which cards
others showed, and what hearts put under the tavern. A position in notation would have lost that.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date

from regicide.fast.core_review import theme_of_reason
from regicide.notation import Record, RecordedMove, Replay, Seed
from regicide.rules import Move, Observation, Options, State, observe
from regicide.study.puzzle_kinds import PuzzleKind, Theme

#: Kills that come too early and too late are one theme: to tell them apart would be the answer.
_THEMES = {
    "early-kills": Theme.KILLS,
    "late-kills": Theme.KILLS,
    **{each.value: each for each in Theme},
}
#: The first puzzle of the day.
FIRST_DAY = date(2026, 1, 1)
#: The step from one day's puzzle to the next, so that neighbours in the file are not neighbours in time.
DAY_STEP = 241


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a game, and the one right move."""

    kind: PuzzleKind
    #: Why the solution is better than the next best move, as the core names it (fast/core/reasons). None if all cards are
    #: open: then a line of play is the reason.
    reason: str | None
    #: On the scale of players' ratings (study/glicko.py).
    difficulty: int
    #: The chances of winning, in per cent, after the solution and after the next best move; None if all
    #: cards are open: then one move wins, and no other.
    chances: tuple[int, int] | None
    #: The bot of each seat in the source game.
    bots: tuple[str, ...]
    options: Options
    seed: Seed
    #: The moves of the source game up to the moment.
    moves: tuple[Move, ...]
    solution: Move

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def name(self) -> str:
        """The source game, the decision and the kind, which together identify the puzzle."""
        return f"{self.seed.text}/{len(self.moves)}/{self.kind.value}"

    @property
    def theme(self) -> Theme | None:
        """What the reason has in common with others; None if it has nothing, and if all cards are open."""
        return None if self.reason is None else theme_of(self.reason)

    @property
    def is_open(self) -> bool:
        """Whether the player sees all cards."""
        return self.kind is PuzzleKind.ONLY_WIN

    def game(self) -> Replay:
        """The source game at the moment of the puzzle; raises `IllegalMove` if it cannot be replayed."""
        game = Replay(
            Record(self.seed.deal(self.players, self.options), self.seed, seats=self.bots)
        )
        for move in self.moves:
            game.do(RecordedMove(move))
        return game

    def state(self) -> State:
        return self.game().state

    def observation(self) -> Observation:
        """What the seat to move knows, if cards are hidden."""
        state = self.state()
        return observe(state, state.seat)


def theme_of(reason: str) -> Theme | None:
    """What a kind of reason is about; None if it has nothing in common with others."""
    return _THEMES.get(theme_of_reason(reason))


def puzzle_of_the_day(day: date, numbers: Collection[int]) -> int:
    """The number of a day's puzzle: the date decides it alone. In place of one that was withdrawn comes the next."""
    last = max(numbers)
    number = (day - FIRST_DAY).days * DAY_STEP % last + 1
    while number not in numbers:
        number = number % last + 1
    return number
