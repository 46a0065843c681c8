"""The table in lines of text: for the line-by-line game, and for puzzles."""

from collections.abc import Iterator

from regicide.i18n import Words
from regicide.notation import print_card
from regicide.rules import (
    Card,
    Observation,
    Seat,
    SeenHand,
    Step,
    Yield,
    attack,
    health,
    health_left,
    immune_suit,
    is_legal,
    shield,
)


def table_lines(words: Words, seen: Observation, you: Seat | None) -> Iterator[str]:
    """What the seat to move sees, and what it must do; `you` is the reader's seat."""
    say = words.say
    yield _enemy_text(words, seen)
    suit = immune_suit(seen)
    if suit is None:
        yield say("plain-immunity-cancelled")
    else:
        yield say("plain-immune", suit=words.suit(suit))
    if seen.table:
        yield say("plain-table", cards=words.cards(seen.table))
    yield say("plain-decks", castle=seen.castle, tavern=len(seen.tavern), discard=len(seen.discard))
    if seen.players == 1:
        yield say("plain-jesters", count=seen.jesters)
    if seen.tavern.top:
        yield say("plain-top", cards=words.cards(seen.tavern.top))
    for seat, hand in enumerate(seen.hands):
        if seat != seen.seat:
            yield _other_hand_text(words, seat, hand)
    who = words.actor(seen.seat, you)
    yield say("plain-hand", **who, cards=_hand_text(words, seen.acting_hand))
    yield _step_text(words, seen, who)


def _other_hand_text(words: Words, seat: Seat, hand: SeenHand) -> str:
    name = "plain-hand-known" if hand.known else "plain-hand-size"
    cards = words.cards(hand.known)
    return words.say(name, who=words.seat(seat), count=len(hand), cards=cards)


def _step_text(words: Words, seen: Observation, who: dict[str, str]) -> str:
    if seen.step is Step.PLAY and is_legal(seen, Yield()):
        return words.say("plain-step-play-or-yield", **who)
    return words.say(f"plain-step-{seen.step.value}", **who, damage=attack(seen))


def _enemy_text(words: Words, seen: Observation) -> str:
    return words.say(
        "plain-enemy-shielded" if shield(seen) else "plain-enemy",
        enemy=words.card(seen.enemy),
        left=health_left(seen),
        health=health(seen),
        attack=attack(seen),
        shield=shield(seen),
    )


def _hand_text(words: Words, cards: tuple[Card, ...]) -> str:
    named = (
        words.say("plain-hand-card", text=print_card(each), card=words.card(each)) for each in cards
    )
    return words.list(named) or words.say("no-cards")
