"""The record of a whole game: first position, moves, names of the seats; and replaying it."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.notation.seed import Seed
from regicide.rules import (
    FIRST_HEARTS,
    Card,
    Event,
    Move,
    MoveResult,
    Seat,
    Shuffle,
    State,
    Step,
    do,
    hearts_acted,
    move_to_top,
)
from regicide.rules.events import CardsHealed


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move, and in games without a seed, the cards hearts moved under the tavern, in order."""

    move: Move
    healed: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Comment:
    """A comment after the first `after` moves."""

    after: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first position. Hearts use shuffles 4, 5, … of the seed."""

    deal: State
    seed: Seed | None = None
    moves: tuple[RecordedMove, ...] = ()
    #: The name of each seat, if given.
    seats: tuple[str | None, ...] = ()
    #: ISO 8601, as 2026-11-15.
    date: str | None = None
    #: Tags that the notation does not define, as (name, value).
    other_tags: tuple[tuple[str, str], ...] = ()
    comments: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplayedMove:
    """One move of a replayed game: the states before and after it, and its events."""

    before: State
    recorded: RecordedMove
    after: State
    events: tuple[Event, ...]


class Replay:
    """Replays a record: the current state, and the number of the next hearts shuffle."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.deal
        self.hearts = FIRST_HEARTS

    def do(self, recorded: RecordedMove) -> MoveResult:
        """Make one more move; the record itself does not change."""
        seed = self.record.seed
        shuffle = move_to_top(recorded.healed) if seed is None else seed.shuffle(self.hearts)
        done = do(self.state, recorded.move, shuffle)
        self.state = done.state
        self.hearts += hearts_acted(done.events)
        return done


def replay(record: Record) -> Iterator[ReplayedMove]:
    """Replay a record, move by move."""
    game = Replay(record)
    for recorded in record.moves:
        before = game.state
        done = game.do(recorded)
        yield ReplayedMove(before, recorded, done.state, done.events)


def final_state(record: Record) -> State:
    state = record.deal
    for played in replay(record):
        state = played.after
    return state


def with_healed_cards(state: State, move: Move, shuffle: Shuffle) -> RecordedMove:
    """Record a move of a game without a seed: hearts take their cards from the top of this shuffle."""
    shuffled = tuple(shuffle(state.discard))
    return RecordedMove(move, shuffled[: healed_count(do(state, move, move_to_top(shuffled)))])


def healed_count(done: MoveResult) -> int:
    """How many cards hearts moved under the tavern."""
    return sum(len(event.cards) for event in done.events if isinstance(event, CardsHealed))


def seat_name(record: Record, seat: Seat) -> str | None:
    return record.seats[seat] if seat < len(record.seats) else None


RESULTS = {Step.WON: "won", Step.BEATEN: "lost", Step.STUCK: "lost"}


def result(state: State) -> str:
    """`won`, `lost`, or `*` for an unfinished game."""
    return RESULTS.get(state.step, "*")
