"""Making a move: the four steps of a turn, from one state to the next.

step one    §3 play or yield    → `play`, `yield_turn`
step two    §4 suit powers      → powers.py
step three  §5 damage           → `deal_damage`, `defeat`
step four   §6 suffer damage    → `suffer`, `discard`
the Jester  §8                  → `play_jester`, `nominate`
solo        §12                 → `flip`
"""

from dataclasses import dataclass

from regicide.rules.cards import JESTER, Card, Suit, total
from regicide.rules.chance import Shuffle, keep_order
from regicide.rules.draft import Draft
from regicide.rules.drawing import draw
from regicide.rules.enemy import attack, health, immune_suit, shield
from regicide.rules.events import (
    CardsDiscarded,
    CardsPlayed,
    EnemyDamaged,
    EnemyDefeated,
    EnemyRevealed,
    EnemyStruck,
    Event,
    GameLost,
    GameWon,
    ImmunityCancelled,
    JesterFlipped,
    NextNamed,
    ShieldRaised,
    TurnBegan,
    Yielded,
)
from regicide.rules.legality import is_beaten, is_stuck, why_illegal
from regicide.rules.moves import Discard, Flip, Move, Nominate, Play, Seat, Yield
from regicide.rules.powers import damage_dealt, use_powers
from regicide.rules.reasons import IllegalMove
from regicide.rules.setup import hand_limit
from regicide.rules.solo import medal
from regicide.rules.state import State, Step


@dataclass(frozen=True, slots=True)
class MoveResult:
    """The state after a move, and its events."""

    state: State
    events: tuple[Event, ...]


def do(state: State, move: Move, shuffle: Shuffle = keep_order) -> MoveResult:
    """Make a move; an illegal one raises `IllegalMove`. Hearts, if they act, use `shuffle`."""
    illegality = why_illegal(state, move)
    if illegality is not None:
        raise IllegalMove(illegality)
    return do_legal(state, move, shuffle)


def do_legal(state: State, move: Move, shuffle: Shuffle = keep_order) -> MoveResult:
    """Make a move without checking it: the caller knows that it is legal."""
    draft = Draft(state)
    match move:
        case Play(cards) if JESTER in cards:
            play_jester(draft)
        case Play(cards):
            play(draft, cards, shuffle)
        case Discard(cards):
            discard(draft, cards)
        case Yield():
            yield_turn(draft)
        case Nominate(seat):
            nominate(draft, seat)
        case Flip():
            flip(draft)
    return MoveResult(draft.to_state(), tuple(draft.events))


def play(draft: Draft, cards: tuple[Card, ...], shuffle: Shuffle) -> None:
    """§3 step one: play cards; then steps two and three."""
    value = total(cards)  # §3.7
    _lay_down(draft, cards, value)
    use_powers(draft, cards, value, shuffle)
    deal_damage(draft, cards, value)


def _lay_down(draft: Draft, cards: tuple[Card, ...], value: int) -> None:
    draft.take_from_hand(cards)
    draft.table += cards
    draft.mark_yield(yielded=False)
    draft.emit(CardsPlayed(draft.seat, cards, value))


def yield_turn(draft: Draft) -> None:
    """§3.6 play nothing; step four follows."""
    draft.mark_yield(yielded=True)
    draft.emit(Yielded(draft.seat))
    suffer(draft)


def deal_damage(draft: Draft, cards: tuple[Card, ...], value: int) -> None:
    """§5 step three; then step four, unless the enemy is defeated."""
    amount = damage_dealt(cards, value, immune_suit(draft))
    draft.damage += amount
    draft.emit(EnemyDamaged(amount, draft.damage, health(draft), doubled=amount > value))
    if draft.damage < health(draft):
        suffer(draft)
    else:
        defeat(draft)


def defeat(draft: Draft) -> None:
    """§5.2–5.5 the enemy is defeated, and the next one is turned up."""
    exact = draft.damage == health(draft)
    draft.emit(EnemyDefeated(draft.enemy, exact, last=not draft.castle))
    if not draft.castle:  # §5.4 the last King: the game stops here
        draft.step = Step.WON
        draft.emit(GameWon(draft.seat, medal(draft) if len(draft.hands) == 1 else None))
        return
    if exact:  # §5.2
        draft.tavern = (draft.enemy, *draft.tavern)
        draft.knowledge = draft.knowledge.with_royal_on_top()
    else:
        draft.discard += (draft.enemy,)
    draft.discard += draft.table  # §5.3
    _turn_up_next(draft)
    begin_turn(draft, draft.seat)  # §5.5


def _turn_up_next(draft: Draft) -> None:
    """§5.4 turn up the next enemy."""
    draft.enemy, draft.castle = draft.castle[0], draft.castle[1:]
    draft.damage, draft.spades, draft.table = 0, 0, ()
    draft.emit(EnemyRevealed(draft.enemy))


def suffer(draft: Draft) -> None:
    """§6 step four begins: the player must cover the enemy's damage."""
    damage = attack(draft)
    draft.emit(EnemyStruck(draft.seat, damage))
    if damage == 0:  # §6.1
        pass_turn(draft)
    else:
        _await_cover(draft)


def _await_cover(draft: Draft) -> None:
    """§6.3 wait for a discard; a hand that cannot cover the damage loses the game for everyone."""
    if is_beaten(draft):
        lose(draft, Step.BEATEN)
    else:
        draft.step = Step.SUFFER


def discard(draft: Draft, cards: tuple[Card, ...]) -> None:
    """§6.2 discard cards for the damage; the turn passes."""
    draft.take_from_hand(cards)
    draft.discard += cards
    draft.emit(CardsDiscarded(draft.seat, cards, total(cards)))
    pass_turn(draft)


def pass_turn(draft: Draft) -> None:
    """§6.5 the next seat clockwise begins a turn."""
    begin_turn(draft, (draft.seat + 1) % len(draft.hands))


def begin_turn(draft: Draft, seat: Seat) -> None:
    """Step one; a player without a legal move has lost (§11.2)."""
    draft.seat = seat
    draft.step = Step.PLAY
    draft.emit(TurnBegan(seat))
    if is_stuck(draft):
        lose(draft, Step.STUCK)


def lose(draft: Draft, cause: Step) -> None:
    draft.step = cause
    draft.emit(GameLost(draft.seat, cause))


def play_jester(draft: Draft) -> None:
    """§8 play a Jester: no damage, no steps three and four; its player names the next player."""
    cancelled = immune_suit(draft)
    _lay_down(draft, (JESTER,), 0)
    if cancelled is not None:  # §8.2
        draft.emit(ImmunityCancelled(cancelled))
        if cancelled is Suit.SPADES and draft.spades:  # §8.5
            draft.emit(ShieldRaised(shield(draft), attack(draft)))
    draft.step = Step.NAME


def nominate(draft: Draft, seat: Seat) -> None:
    """§8.3 the named seat begins a turn."""
    draft.emit(NextNamed(draft.seat, seat))
    begin_turn(draft, seat)


def flip(draft: Draft) -> None:
    """§12.1 discard the hand, then draw up to the limit; the step does not change (§12.2)."""
    hand = draft.acting_hand
    draft.jesters -= 1
    draft.take_from_hand(hand)
    draft.emit(JesterFlipped(draft.seat, hand, draft.jesters))
    draw(draft, hand_limit(1, draft.options))
    draft.discard += hand
    if draft.step is Step.SUFFER:
        _await_cover(draft)
    elif is_stuck(draft):
        lose(draft, Step.STUCK)
