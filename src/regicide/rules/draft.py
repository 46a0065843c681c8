"""A mutable copy of a state, used while one move is made. Everything else here is immutable."""

from regicide.rules.cards import Card, without
from regicide.rules.events import Event
from regicide.rules.moves import Seat
from regicide.rules.state import State


class Draft:
    """The fields of a `State`, mutable, and the events emitted so far."""

    __slots__ = (
        "castle",
        "damage",
        "discard",
        "emit",
        "enemy",
        "events",
        "hands",
        "jesters",
        "knowledge",
        "options",
        "seat",
        "spades",
        "step",
        "table",
        "tavern",
        "yielded",
    )

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.seat = state.seat
        self.step = state.step
        self.enemy = state.enemy
        self.damage = state.damage
        self.spades = state.spades
        self.table = state.table
        self.hands = state.hands
        self.tavern = state.tavern
        self.discard = state.discard
        self.castle = state.castle
        self.yielded = state.yielded
        self.jesters = state.jesters
        self.knowledge = state.knowledge
        self.events: list[Event] = []
        self.emit = self.events.append

    def to_state(self) -> State:
        return State(
            self.options,
            self.seat,
            self.step,
            self.enemy,
            self.damage,
            self.spades,
            self.table,
            self.hands,
            self.tavern,
            self.discard,
            self.castle,
            self.yielded,
            self.jesters,
            self.knowledge,
        )

    @property
    def acting_hand(self) -> tuple[Card, ...]:
        return self.hands[self.seat]

    def set_hand(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        self.hands = (*self.hands[:seat], cards, *self.hands[seat + 1 :])

    def take_from_hand(self, cards: tuple[Card, ...]) -> None:
        """Remove cards from the acting hand, and from what everyone knows of it."""
        self.set_hand(self.seat, without(self.acting_hand, cards))
        known = self.knowledge.hands[self.seat]
        if known:
            left = tuple(each for each in known if each not in cards)
            self.knowledge = self.knowledge.with_hand(self.seat, left)

    def mark_yield(self, *, yielded: bool) -> None:
        """§9.1 store whether the acting seat's latest turn was a yield."""
        if self.yielded[self.seat] is not yielded:
            marks = list(self.yielded)
            marks[self.seat] = yielded
            self.yielded = tuple(marks)
