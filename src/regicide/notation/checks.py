"""Checks that a position or a view is possible, in the order in which faults are reported.

Each check gets the text of its field, so that the error names the place.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from regicide.notation.faults import Fault
from regicide.notation.text_span import TextSpan
from regicide.rules import JESTER, ROYALS, Card, Options, State, Step, Suit, hand_limit
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.enemy import EnemyStatus, attack, health
from regicide.rules.legality import DecisionStatus, is_beaten, is_stuck
from regicide.rules.setup import all_cards, tavern_jesters
from regicide.rules.solo import SOLO_JESTERS, why_no_flip


def check_deck(
    piles: Mapping[str, tuple[Card, ...]],
    players: int,
    options: Options,
    fields: Mapping[str, TextSpan],
) -> None:
    """Check that every card of this game, including its Jesters, is present exactly once."""
    check_no_repeats(piles, players, options, fields)
    found = Counter(card for pile in piles.values() for card in pile)
    missing = Counter(all_cards(players, options)) - found
    if missing[JESTER]:
        fail_jester_count(found[JESTER], players, options, fields)
    for each in missing:
        fields["players"].fail(Fault.CARD_MISSING, card=each)


def check_no_repeats(
    piles: Mapping[str, tuple[Card, ...]],
    players: int,
    options: Options,
    fields: Mapping[str, TextSpan],
) -> None:
    """Check that no card is in two places, and that there are not too many Jesters."""
    seen: Counter[Card] = Counter()
    for name, pile in piles.items():
        for each in pile:
            seen[each] += 1
            if each is not JESTER and seen[each] > 1:
                fields[name].fail(Fault.CARD_TWICE, card=each, field=name)
    if seen[JESTER] > tavern_jesters(players, options):
        fail_jester_count(seen[JESTER], players, options, fields)


def fail_jester_count(
    count: int, players: int, options: Options, fields: Mapping[str, TextSpan]
) -> None:
    expected = tavern_jesters(players, options)
    fields["players"].fail(Fault.JESTER_COUNT, count=count, expected=expected)


def rank_place(card: Card) -> int:
    return ROYAL_RANKS.index(card.rank)


def check_castle(enemy: Card, castle: tuple[Card, ...], text: TextSpan) -> None:
    """Check that the castle is in rank order and has every royal above the enemy's rank."""
    ranks = [rank_place(each) for each in (enemy, *castle)]
    if ranks != sorted(ranks):
        text.fail(Fault.CASTLE_ORDER)
    for each in ROYALS:
        if rank_place(each) > rank_place(enemy) and each not in castle:
            text.fail(Fault.CASTLE_INCOMPLETE, card=each)


def check_hand_sizes(sizes: Sequence[int], options: Options, text: TextSpan) -> None:
    limit = hand_limit(len(sizes), options)
    for size, piece in zip(sizes, text.split("/"), strict=True):
        if size > limit:
            piece.fail(Fault.HAND_TOO_LARGE, count=size, limit=limit)


def check_enemy(
    status: EnemyStatus, step: Step, castle: int, fields: Mapping[str, TextSpan]
) -> None:
    """Check that damage, spades, played cards and castle are consistent."""
    enemy, most = fields["enemy"], health(status)
    if step is Step.WON:
        if status.damage < most:
            enemy.fail(Fault.DAMAGE_TOO_LOW, damage=status.damage, health=most)
        if castle:
            fields["castle"].fail(Fault.CASTLE_LEFT)
    elif status.damage >= most:
        enemy.fail(Fault.DAMAGE_TOO_HIGH, damage=status.damage, health=most)
    if not status.table and status.damage:
        enemy.fail(Fault.DAMAGE_FROM_NOTHING)
    if not status.table and status.spades:
        enemy.fail(Fault.SPADES_FROM_NOTHING)
    if status.spades and all(each.suit is not Suit.SPADES for each in status.table):
        enemy.fail(Fault.NO_SPADE)


def check_step(state: State, turn: TextSpan) -> State:
    """Check that the step fits the cards; for a lost game, set how it was lost."""
    match state.step:
        case Step.NAME:
            check_jester_played(state, turn)
        case Step.SUFFER:
            check_damage_coming(state, turn)
            check_yield_mark(state, turn)
            if is_beaten(state):
                turn.fail(Fault.CANNOT_COVER, damage=attack(state))
        case Step.PLAY:
            if is_stuck(state):
                turn.fail(Fault.NO_MOVE)
        case Step.BEATEN:
            return replace(state, step=how_lost(state, turn))
    return state


def check_jester_played(status: EnemyStatus, turn: TextSpan) -> None:
    if status.table[-1:] != (JESTER,):
        turn.fail(Fault.NO_JESTER_PLAYED)


def check_damage_coming(status: EnemyStatus, turn: TextSpan) -> None:
    if attack(status) == 0:
        turn.fail(Fault.NO_DAMAGE_COMING)


def check_yield_mark(decision: DecisionStatus, turn: TextSpan) -> None:
    """Check that a seat at step four has played cards or yielded."""
    if not _can_be_at_step_four(decision):
        turn.fail(Fault.NO_YIELD_MARK)


def _can_be_at_step_four(decision: DecisionStatus) -> bool:
    return bool(decision.table) or decision.yielded[decision.seat]


def how_lost(decision: DecisionStatus, turn: TextSpan) -> Step:
    """Return how the game was lost; if both ways are possible, by the damage."""
    just_named = decision.table[-1:] == (JESTER,) and not decision.yielded[decision.seat]
    if can_be_beaten(decision) and is_beaten(decision) and not (just_named and is_stuck(decision)):
        return Step.BEATEN
    if not is_stuck(decision):
        turn.fail(Fault.NOT_STUCK)
    return Step.STUCK


def can_be_beaten(decision: DecisionStatus) -> bool:
    """Whether some hand could be beaten: damage is coming at step four, and no Jester can be flipped."""
    return (
        _can_be_at_step_four(decision)
        and attack(decision) > 0
        and why_no_flip(decision) is not None
    )


def check_jesters(players: int, jesters: int, text: TextSpan) -> None:
    if players > 1 and jesters:
        text.fail(Fault.JESTERS_NOT_SOLO)
    if jesters > SOLO_JESTERS:
        text.fail(Fault.SOLO_JESTERS)
