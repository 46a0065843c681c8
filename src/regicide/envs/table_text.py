"""A view of the table as text: one line for each part, cards in the notation."""

from regicide.notation import print_each_card
from regicide.rules import Card, Observation, attack, health, health_left
from regicide.rules.observation import SeenHand


def table_text(seen: Observation) -> str:
    tavern = seen.tavern
    groups = [f"{{{_cards(group)}}}" for group in tavern.groups]
    lines = [
        ("step", f"{seen.step.value}, seat {seen.seat}"),
        ("enemy", f"{_cards((seen.enemy,))}, {seen.castle} to come"),
        ("health", f"{health_left(seen)}/{health(seen)}"),
        ("attack", f"{attack(seen)}"),
        ("table", _cards(seen.table)),
        *((f"seat {seat}", _hand(hand)) for seat, hand in enumerate(seen.hands)),
        ("tavern", " ".join([_cards(tavern.top), f"?{tavern.unknown}", *groups]).strip()),
        ("discard", _cards(seen.discard)),
        ("jesters", f"{seen.jesters}"),
    ]
    return "\n".join(f"{name:<8}{text}".rstrip() for name, text in lines)


def _cards(cards: tuple[Card, ...]) -> str:
    return " ".join(print_each_card(cards))


def _hand(hand: SeenHand) -> str:
    hidden = f"?{hand.hidden}" if hand.hidden else ""
    return f"{_cards(hand.known)} {hidden}".strip()
