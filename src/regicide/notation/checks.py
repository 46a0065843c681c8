"""Whether there can be such a position: the list of faults that NOTATION gives, in its order.

Positions and views share them. Each check gets the text of its field, to say the place.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from regicide.notation.faults import Fault
from regicide.notation.text import Text
from regicide.rules import JESTER, ROYALS, Card, Options, State, Step, Suit, hand_limit
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.enemy import Battle, attack, health
from regicide.rules.legality import Decision, is_beaten, is_stuck
from regicide.rules.setup import all_cards, tavern_jesters
from regicide.rules.solo import SOLO_JESTERS, unflippable


def check_deck(
    piles: Mapping[str, tuple[Card, ...]],
    players: int,
    options: Options,
    fields: Mapping[str, Text],
) -> None:
    """52 cards and this game's Jesters, each exactly once."""
    check_no_repeats(piles, players, options, fields)
    found = Counter(card for pile in piles.values() for card in pile)
    missing = Counter(all_cards(players, options)) - found
    if missing[JESTER]:
        wrong_jesters(found[JESTER], players, options, fields)
    for each in missing:
        fields["players"].wrong(Fault.CARD_MISSING, card=each)


def check_no_repeats(
    piles: Mapping[str, tuple[Card, ...]],
    players: int,
    options: Options,
    fields: Mapping[str, Text],
) -> None:
    """No card is in two places, and there are no more Jesters than this game has."""
    seen: Counter[Card] = Counter()
    for name, pile in piles.items():
        for each in pile:
            seen[each] += 1
            if each is not JESTER and seen[each] > 1:
                fields[name].wrong(Fault.CARD_TWICE, card=each, field=name)
    if seen[JESTER] > tavern_jesters(players, options):
        wrong_jesters(seen[JESTER], players, options, fields)


def wrong_jesters(count: int, players: int, options: Options, fields: Mapping[str, Text]) -> None:
    expected = tavern_jesters(players, options)
    fields["players"].wrong(Fault.JESTER_COUNT, count=count, expected=expected)


def rank_place(card: Card) -> int:
    return ROYAL_RANKS.index(card.rank)


def check_castle(enemy: Card, castle: tuple[Card, ...], text: Text) -> None:
    """In rank order from the enemy on, with every royal of a higher rank than the enemy."""
    ranks = [rank_place(each) for each in (enemy, *castle)]
    if ranks != sorted(ranks):
        text.wrong(Fault.CASTLE_ORDER)
    for each in ROYALS:
        if rank_place(each) > rank_place(enemy) and each not in castle:
            text.wrong(Fault.CASTLE_INCOMPLETE, card=each)


def check_hand_sizes(sizes: Sequence[int], options: Options, text: Text) -> None:
    limit = hand_limit(len(sizes), options)
    for size, piece in zip(sizes, text.split("/"), strict=True):
        if size > limit:
            piece.wrong(Fault.HAND_TOO_LARGE, count=size, limit=limit)


def check_battle(battle: Battle, step: Step, castle: int, fields: Mapping[str, Text]) -> None:
    """Damage, spades and table fit together."""
    enemy, most = fields["enemy"], health(battle)
    if step is Step.WON:
        if battle.damage < most:
            enemy.wrong(Fault.DAMAGE_TOO_LOW, damage=battle.damage, health=most)
        if castle:
            fields["castle"].wrong(Fault.CASTLE_LEFT)
    elif battle.damage >= most:
        enemy.wrong(Fault.DAMAGE_TOO_HIGH, damage=battle.damage, health=most)
    if not battle.table and battle.damage:
        enemy.wrong(Fault.DAMAGE_FROM_NOTHING)
    if not battle.table and battle.spades:
        enemy.wrong(Fault.SPADES_FROM_NOTHING)
    if battle.spades and all(each.suit is not Suit.SPADES for each in battle.table):
        enemy.wrong(Fault.NO_SPADE)


def check_step(state: State, turn: Text) -> State:
    """The step fits the cards; a lost game is told which way it was lost."""
    match state.step:
        case Step.NAME:
            check_jester_played(state, turn)
        case Step.SUFFER:
            check_damage_coming(state, turn)
            check_yield_mark(state, turn)
            if is_beaten(state):
                turn.wrong(Fault.CANNOT_COVER, damage=attack(state))
        case Step.PLAY:
            if is_stuck(state):
                turn.wrong(Fault.NO_MOVE)
        case Step.BEATEN:
            return replace(state, step=how_lost(state, turn))
    return state


def check_jester_played(battle: Battle, turn: Text) -> None:
    if battle.table[-1:] != (JESTER,):
        turn.wrong(Fault.NO_JESTER_PLAYED)


def check_damage_coming(battle: Battle, turn: Text) -> None:
    if attack(battle) == 0:
        turn.wrong(Fault.NO_DAMAGE_COMING)


def check_yield_mark(decision: Decision, turn: Text) -> None:
    """At step four with an empty table the turn can only have been a yield."""
    if not _came_to_step_four(decision):
        turn.wrong(Fault.NO_YIELD_MARK)


def _came_to_step_four(decision: Decision) -> bool:
    return bool(decision.table) or decision.yielded[decision.seat]


def how_lost(decision: Decision, turn: Text) -> Step:
    """Where both ways of losing fit the cards, the damage is taken to be the cause."""
    just_named = decision.table[-1:] == (JESTER,) and not decision.yielded[decision.seat]
    if can_be_beaten(decision) and is_beaten(decision) and not (just_named and is_stuck(decision)):
        return Step.BEATEN
    if not is_stuck(decision):
        turn.wrong(Fault.NOT_STUCK)
    return Step.STUCK


def can_be_beaten(decision: Decision) -> bool:
    """Whatever the hand: damage is coming at step four, and nothing can be flipped."""
    return (
        _came_to_step_four(decision) and attack(decision) > 0 and unflippable(decision) is not None
    )


def check_jesters(players: int, jesters: int, text: Text) -> None:
    if players > 1 and jesters:
        text.wrong(Fault.JESTERS_NOT_SOLO)
    if jesters > SOLO_JESTERS:
        text.wrong(Fault.SOLO_JESTERS)
