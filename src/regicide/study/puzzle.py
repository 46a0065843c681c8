"""A puzzle: a moment of a game of bots in which one move is right.

The game is kept by its seed and its moves, so a puzzle has everything its player knows: which cards
others showed, and what hearts put under the tavern. A position in notation would have lost that.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import date

from regicide.notation import Record, RecordedMove, Replay, Seed
from regicide.rules import (
    JESTER,
    Card,
    Discard,
    Flip,
    Move,
    Nominate,
    Observation,
    Options,
    Play,
    Rank,
    State,
    Suit,
    Yield,
    immune_suit,
    observe,
)
from regicide.study.puzzle_kinds import PuzzleKind, Theme

_POWERS = {
    Suit.SPADES: Theme.SHIELD,
    Suit.HEARTS: Theme.HEAL,
    Suit.DIAMONDS: Theme.DRAW,
    Suit.CLUBS: Theme.DOUBLE,
}
#: The first puzzle of the day.
FIRST_DAY = date(2026, 1, 1)
#: The step from one day's puzzle to the next, so that neighbours in the file are not neighbours in time.
DAY_STEP = 241


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A moment of a game, and the one right move."""

    kind: PuzzleKind
    theme: Theme
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


def theme_of(seen: Observation, move: Move) -> Theme:
    """What a move uses."""
    match move:
        case Play(cards):
            return _theme_of_cards(cards, immune_suit(seen))
        case Discard():
            return Theme.DISCARD
        case Yield():
            return Theme.YIELD
        case Nominate():
            return Theme.NEXT_PLAYER
        case Flip():
            return Theme.FLIP


def _theme_of_cards(cards: Sequence[Card], immune: Suit | None) -> Theme:
    if JESTER in cards:
        return Theme.JESTER
    if len(cards) > 1:
        has_ace = any(each.rank is Rank.ACE for each in cards)
        return Theme.COMPANION if has_ace else Theme.COMBO
    rank, suit = cards[0].rank, cards[0].suit
    assert suit is not None
    if suit is immune:
        return Theme.IMMUNE
    return Theme.ROYAL if rank in (Rank.JACK, Rank.QUEEN, Rank.KING) else _POWERS[suit]


def puzzle_of_the_day(day: date, numbers: Collection[int]) -> int:
    """The number of a day's puzzle: the date decides it alone. In place of one that was withdrawn comes the next."""
    last = max(numbers)
    number = (day - FIRST_DAY).days * DAY_STEP % last + 1
    while number not in numbers:
        number = number % last + 1
    return number
