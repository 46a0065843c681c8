"""`review`: what each decision of a game lost, and what chance gave. docs/lab/review.md defines the words.

Chances are whole numbers, in hundredths of a percentage point: 10000 is certain. So sums are exact.
The core writes a review as JSON (fast/core/review/review_writer.hpp); these types read it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import msgspec

from regicide.better_reason import BetterReason
from regicide.bots.bot import BadBudget
from regicide.bots.weights import net_address
from regicide.fast import pack
from regicide.fast.core_review import CoreReview
from regicide.fast.library import available_cores
from regicide.notation import print_move, print_position
from regicide.notation.record import Record, replay
from regicide.rules import RegicideError, Step

#: The default budget: how many worlds are sampled for a decision, and how often a marked move is played to the end.
WORLDS = 400
PLAYOUTS = 96

StepKind = Literal["play", "discard", "name", "flip"]
Mark = Literal["slip", "mistake", "blunder"]
Medal = Literal["gold", "silver", "bronze"]
Theme = Literal[
    "early-kills",
    "late-kills",
    "payments",
    "draws",
    "hearts",
    "blows",
    "next-player",
    "flips",
    "other",
]
ChanceEvent = Literal["cards-healed", "cards-drawn", "enemy-revealed"]


class NothingToReview(RegicideError):
    """The record has no moves."""


@dataclass(frozen=True, slots=True)
class MedalBefore:
    """Solo: the medal that was at stake until a decision, and its chance when the decision came."""

    medal: Medal
    chance: int


@dataclass(frozen=True, slots=True)
class Decision:
    """One move of the record, what the review holds best, and the chances of both."""

    number: int
    seat: int
    step: StepKind
    #: In notation.
    move: str
    best: str
    value: int
    chance: int
    #: Standard errors; 0 means that the chance is proved.
    value_error: int
    chance_error: int
    #: Of the difference: both moves were tried in the same worlds.
    error: int
    loss: int
    luck: int | None
    by: tuple[ChanceEvent, ...]
    mark: Mark | None
    #: How often both moves were played to the end, because the move was marked; and whether they will be again.
    playouts: int
    is_being_checked: bool
    is_best: bool
    #: Why the best move is better: of a mark that was checked, or if it is certain.
    reason: BetterReason | None
    #: Solo: the best medal still possible, which the chances are of.
    medal: Medal | None
    #: If another medal is at stake from this decision on.
    medal_before: MedalBefore | None


@dataclass(frozen=True, slots=True)
class ReviewSum:
    """average + deal_luck + luck + medals − loss = end; without an average, the sum begins with the deal."""

    average: int | None
    deal_luck: int | None
    luck: int
    #: Solo: what the chance changed because another medal is at stake.
    medals: int
    loss: int
    end: int


@dataclass(frozen=True, slots=True)
class Habit:
    """The theme on which marked moves lost most."""

    theme: Theme
    #: How many marked moves have it, of how many, and what they lost.
    moves: int
    marked: int
    loss: int


@dataclass(frozen=True, slots=True)
class Takeaways:
    """Of a lost game: the largest fall of the chance, and the habit of all seats."""

    #: Of the move that made it, or after which chance did.
    number: int
    is_luck: bool
    before: int
    after: int
    habit: Habit | None


@dataclass(frozen=True, slots=True)
class SeatSum:
    """The decisions of one seat."""

    seat: int
    decisions: int
    loss: int
    best: int
    luck: int
    slips: int
    mistakes: int
    blunders: int
    habit: Habit | None


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a whole record, or of its first decisions."""

    version: int
    worlds: int
    playouts: int
    average: int | None
    deal: int | None
    end: int | None
    decisions: tuple[Decision, ...]
    sum: ReviewSum | None
    seats: tuple[SeatSum, ...]
    turning_points: tuple[int, ...]
    takeaways: Takeaways | None


def review_json(
    record: Record,
    *,
    worlds: int = WORLDS,
    playouts: int = PLAYOUTS,
    threads: int | None = None,
    on_decision: Callable[[int], object] | None = None,
    on_check: Callable[[int], object] | None = None,
) -> bytes:
    """Review a record; the same record and budget give the same bytes everywhere.

    `threads` is for the playouts; None uses every processor core. `on_decision` hears how many decisions are rated,
    `on_check` the number of each move whose mark was checked some more.
    """
    if worlds < 1:
        raise BadBudget("empty-budget", {"name": "worlds", "value": worlds})
    if not record.moves:
        raise NothingToReview("nothing-to-review")
    found = CoreReview(
        net_address,
        seed=seed_text(record),
        worlds=worlds,
        moves=len(record.moves),
        playouts=playouts,
    )
    state = record.deal
    for number, played in enumerate(replay(record), 1):
        found.add(pack(played.before), print_move(played.recorded.move))
        state = played.after
        if on_decision:
            on_decision(number)
    while checked := found.check_next(threads=threads or available_cores()):
        if on_check:
            on_check(checked)
    return found.json(won=state.step is Step.WON if state.step.is_over else None)


def review(record: Record, *, worlds: int = WORLDS, playouts: int = PLAYOUTS) -> Review:
    return parse_review(review_json(record, worlds=worlds, playouts=playouts))


def parse_review(text: bytes) -> Review:
    return msgspec.json.decode(text, type=Review)


def seed_text(record: Record) -> str:
    """What the random numbers of a review come from: the seed, or the first position if there is none."""
    return record.seed.text if record.seed else print_position(record.deal)
