"""A whole game: where it began, the moves, who sat where."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.notation.seed import Seed
from regicide.rules import (
    FIRST_HEARTS,
    Card,
    Done,
    Event,
    Move,
    Seat,
    Shuffle,
    State,
    Step,
    bringing_up,
    do,
    hearts_acted,
)
from regicide.rules.events import CardsHealed


@dataclass(frozen=True, slots=True)
class RecordedMove:
    """A move, and where no seed tells it, the cards hearts moved under the tavern, in order."""

    move: Move
    healed: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Comment:
    """A remark after so many moves."""

    after: int
    text: str


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first position on. Hearts take shuffles 4, 5, … of the seed."""

    deal: State
    seed: Seed | None = None
    moves: tuple[RecordedMove, ...] = ()
    #: A name for each seat, where somebody gave one.
    seats: tuple[str | None, ...] = ()
    #: ISO 8601, as 2026-11-15.
    date: str | None = None
    #: Tags we know nothing of, kept as they were.
    others: tuple[tuple[str, str], ...] = ()
    comments: tuple[Comment, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """One move of a replayed game: before, the move, after, and what happened."""

    before: State
    recorded: RecordedMove
    after: State
    events: tuple[Event, ...]


class Replay:
    """A record brought to life: its current state, and the next hearts shuffle."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.state = record.deal
        self.hearts = FIRST_HEARTS

    def do(self, recorded: RecordedMove) -> Done:
        """Do one more move; the record itself does not change."""
        done = do(self.state, recorded.move, self._shuffle(recorded))
        self.state = done.state
        self.hearts += hearts_acted(done.events)
        return done

    def _shuffle(self, recorded: RecordedMove) -> Shuffle:
        seed = self.record.seed
        return bringing_up(recorded.healed) if seed is None else seed.shuffle(self.hearts)


def replay(record: Record) -> Iterator[Played]:
    """The game again, move by move."""
    game = Replay(record)
    for recorded in record.moves:
        before = game.state
        done = game.do(recorded)
        yield Played(before, recorded, done.state, done.events)


def final_state(record: Record) -> State:
    state = record.deal
    for played in replay(record):
        state = played.after
    return state


def healed_count(done: Done) -> int:
    """How many cards hearts moved."""
    return sum(len(event.cards) for event in done.events if isinstance(event, CardsHealed))


def name_of(record: Record, seat: Seat) -> str | None:
    return record.seats[seat] if seat < len(record.seats) else None


RESULTS = {Step.WON: "won", Step.BEATEN: "lost", Step.STUCK: "lost"}


def result(state: State) -> str:
    """`won`, `lost`, or `*` while it goes on."""
    return RESULTS.get(state.step, "*")
