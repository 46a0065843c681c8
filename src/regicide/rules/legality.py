"""Which moves are legal. Listing moves, checking one and making one use the same functions.

Each kind of move has a function that returns the rule it breaks: `why_unplayable` (§3),
`why_no_yield` (§9), `why_not_covered` (§6.2), `why_no_flip` (§12). `why_illegal` calls them for one
move; `legal_moves` lists the moves that pass them.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, overload

from regicide.rules.cards import Card, holds
from regicide.rules.covering import can_cover, cards_at, covering_sets, why_not_covered
from regicide.rules.enemy import EnemyStatus, attack
from regicide.rules.moves import Discard, Flip, Move, Nominate, Play, Yield
from regicide.rules.plays import possible_plays, why_unplayable
from regicide.rules.reasons import Illegality, Reason
from regicide.rules.solo import why_no_flip
from regicide.rules.state import Step
from regicide.rules.yielding import YieldStatus, why_no_yield


class DecisionStatus(EnemyStatus, YieldStatus, Protocol):
    """The part of a state that decides which moves are legal.

    States have it, and so do the observations of the seat to move.
    """

    @property
    def step(self) -> Step: ...
    @property
    def acting_hand(self) -> tuple[Card, ...]: ...
    @property
    def jesters(self) -> int: ...


def why_illegal(decision: DecisionStatus, move: Move) -> Illegality | None:
    """Return the rule this move would break; None if it is legal."""
    out_of_step = _out_of_step(decision.step, move)
    if out_of_step is not None:
        return Illegality(out_of_step)
    match move:
        case Play(cards):
            missing = _missing(decision, cards, Reason.NOT_IN_HAND)
            return missing or why_unplayable(cards, decision.options.combo)
        case Discard(cards):
            missing = _missing(decision, cards, Reason.NOT_HELD)
            damage, overpaying = attack(decision), decision.options.overpaying
            return missing or why_not_covered(cards, damage, overpaying)
        case Yield():
            return _illegality_of(why_no_yield(decision))
        case Flip():
            return _illegality_of(why_no_flip(decision))
        case Nominate(seat):
            known = 0 <= seat < len(decision.yielded)
            return None if known else Illegality(Reason.NO_SUCH_SEAT, {"seat": seat + 1})


def is_legal(decision: DecisionStatus, move: Move) -> bool:
    return why_illegal(decision, move) is None


def is_beaten(decision: DecisionStatus) -> bool:
    """§6.3 at step four: the hand cannot cover the damage, and no solo Jester is left (§12.2)."""
    return not can_cover(decision.acting_hand, attack(decision)) and bool(why_no_flip(decision))


def is_stuck(decision: DecisionStatus) -> bool:
    """§11.2 at step one: the player can neither play (any single card may be: §3.1), yield nor flip."""
    return not (decision.acting_hand or not why_no_yield(decision) or not why_no_flip(decision))


def _out_of_step(step: Step, move: Move) -> Reason | None:
    if step.is_over:
        return Reason.GAME_IS_WON if step is Step.WON else Reason.GAME_IS_LOST
    if step is Step.NAME:
        return None if isinstance(move, Nominate) else Reason.NAME_THE_NEXT
    if isinstance(move, Nominate):
        return Reason.NOTHING_TO_NAME
    if isinstance(move, Discard):
        return None if step is Step.SUFFER else Reason.NO_DAMAGE_NOW
    if isinstance(move, Flip):  # §12.2 at the start of step one or of step four
        return None
    return None if step is Step.PLAY else Reason.DAMAGE_FIRST


def _illegality_of(reason: Reason | None) -> Illegality | None:
    return reason and Illegality(reason)


def _missing(
    decision: DecisionStatus, cards: tuple[Card, ...], reason: Reason
) -> Illegality | None:
    hand = decision.acting_hand
    if holds(hand, cards):
        return None
    missing = next(each for each in cards if cards.count(each) > hand.count(each))
    return Illegality(reason, {"card": missing})


class LegalMoves(Sequence[Move]):
    """A sequence of legal moves that builds each move on access: `choice` builds one of 255."""

    __slots__ = ("_build", "_count", "_rest")

    def __init__(self, count: int, build: Callable[[int], Move], rest: tuple[Move, ...]) -> None:
        """`count` moves, each built from its index by `build`, then the `rest`."""
        self._count = count
        self._build = build
        self._rest = rest

    def __len__(self) -> int:
        return self._count + len(self._rest)

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, index: int | slice) -> Move | tuple[Move, ...]:
        if isinstance(index, slice):
            return tuple(self[each] for each in range(*index.indices(len(self))))
        place = index + len(self) if index < 0 else index
        if not 0 <= place < len(self):
            raise IndexError(index)
        return self._build(place) if place < self._count else self._rest[place - self._count]

    def __repr__(self) -> str:
        return f"<{len(self)} legal moves>"


def legal_moves(decision: DecisionStatus) -> LegalMoves:
    """Return every legal move once; none if the game is over."""
    hand, options = decision.acting_hand, decision.options
    flips = () if why_no_flip(decision) else (Flip(),)
    match decision.step:
        case Step.PLAY:
            plays = possible_plays(hand, options.combo)
            yields = () if why_no_yield(decision) else (Yield(),)
            return LegalMoves(len(plays), lambda index: Play(plays[index]), (*yields, *flips))
        case Step.SUFFER:
            sets = covering_sets(hand, attack(decision), options.overpaying)
            return LegalMoves(len(sets), lambda index: Discard(cards_at(hand, sets[index])), flips)
        case Step.NAME:
            return LegalMoves(len(decision.yielded), Nominate, ())
        case _:
            return LegalMoves(0, Nominate, ())
