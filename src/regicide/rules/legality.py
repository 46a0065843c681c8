"""Which moves are legal: one law behind listing them, asking about one, and doing one.

The law of each kind of move is a function that tells what is wrong with it: `unplayable` (§3),
`unyieldable` (§9), `unpaid` (§6.2), `unflippable` (§12). `why_illegal` asks them about one move;
`legal_moves` lists what passes them.
"""

from collections.abc import Callable, Sequence
from typing import Protocol, overload

from regicide.rules.cards import Card, holds, total
from regicide.rules.covering import at_places, can_cover, covers, unpaid
from regicide.rules.enemy import Battle, attack
from regicide.rules.moves import Discard, Flip, Move, Nominate, Play, Yield
from regicide.rules.plays import playable, unplayable
from regicide.rules.reasons import Illegality, Reason
from regicide.rules.solo import unflippable
from regicide.rules.state import Step
from regicide.rules.yielding import Turns, unyieldable


class Decision(Battle, Turns, Protocol):
    """What must be known to tell which moves are legal.

    States have it, and so have the observations of the seat that is to move.
    """

    @property
    def step(self) -> Step: ...
    @property
    def acting_hand(self) -> tuple[Card, ...]: ...
    @property
    def jesters(self) -> int: ...


def why_illegal(decision: Decision, move: Move) -> Illegality | None:
    """The rule this move would break here; None if it is legal."""
    out_of_step = _out_of_step(decision.step, move)
    if out_of_step is not None:
        return Illegality(out_of_step)
    match move:
        case Play(cards):
            missing = _missing(decision, cards, Reason.NOT_IN_HAND)
            return missing or unplayable(cards, decision.options.combo)
        case Discard(cards):
            return _missing(decision, cards, Reason.NOT_HELD) or _unpaid(decision, cards)
        case Yield():
            return _because(unyieldable(decision))
        case Flip():
            return _because(unflippable(decision))
        case Nominate(seat):
            known = 0 <= seat < len(decision.yielded)
            return None if known else Illegality(Reason.NO_SUCH_SEAT, {"seat": seat + 1})


def is_legal(decision: Decision, move: Move) -> bool:
    return why_illegal(decision, move) is None


def is_beaten(decision: Decision) -> bool:
    """§6.3 at step four: the hand cannot cover, and there is no solo Jester to flip (§12.2)."""
    return not can_cover(decision.acting_hand, attack(decision)) and bool(unflippable(decision))


def is_stuck(decision: Decision) -> bool:
    """§11.2 at step one: nothing to play (any one card can be: §3.1), to yield or to flip."""
    return not (decision.acting_hand or not unyieldable(decision) or not unflippable(decision))


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


def _because(reason: Reason | None) -> Illegality | None:
    return reason and Illegality(reason)


def _missing(decision: Decision, cards: tuple[Card, ...], reason: Reason) -> Illegality | None:
    hand = decision.acting_hand
    if holds(hand, cards):
        return None
    missing = next(each for each in cards if cards.count(each) > hand.count(each))
    return Illegality(reason, {"card": missing})


def _unpaid(decision: Decision, cards: tuple[Card, ...]) -> Illegality | None:
    damage = attack(decision)
    reason = unpaid(cards, damage, decision.options.overpaying)
    return reason and Illegality(reason, {"total": total(cards), "damage": damage})


class LegalMoves(Sequence[Move]):
    """Legal moves that are only built when they are looked at: `choice` builds one of 255."""

    __slots__ = ("_build", "_count", "_rest")

    def __init__(self, count: int, build: Callable[[int], Move], rest: tuple[Move, ...]) -> None:
        """`count` moves that `build` makes from their index, then the `rest`."""
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


def legal_moves(decision: Decision) -> LegalMoves:
    """Every legal move once; none when the game is over."""
    hand, options = decision.acting_hand, decision.options
    flips = () if unflippable(decision) else (Flip(),)
    match decision.step:
        case Step.PLAY:
            plays = playable(hand, options.combo)
            yields = () if unyieldable(decision) else (Yield(),)
            return LegalMoves(len(plays), lambda index: Play(plays[index]), (*yields, *flips))
        case Step.SUFFER:
            sets = covers(hand, attack(decision), options.overpaying)
            return LegalMoves(len(sets), lambda index: Discard(at_places(hand, sets[index])), flips)
        case Step.NAME:
            return LegalMoves(len(decision.yielded), Nominate, ())
        case _:
            return LegalMoves(0, Nominate, ())
