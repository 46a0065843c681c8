"""What one seat or a spectator may see of a state (§1.7).

`observe` names every field it shows: a field added to `State` stays hidden until it is listed here.
"""

from dataclasses import dataclass

from regicide.rules.cards import Card, canonical
from regicide.rules.moves import Seat
from regicide.rules.options import Options
from regicide.rules.state import State, Step


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand: the cards the viewer knows, and the number of other cards."""

    known: tuple[Card, ...]
    hidden: int

    def __len__(self) -> int:
        return len(self.known) + self.hidden


@dataclass(frozen=True, slots=True)
class SeenTavern:
    """The tavern from the top: known cards, unknown cards, groups that hearts put under it."""

    top: tuple[Card, ...]
    unknown: int
    #: Oldest first, each in canonical order: the set is known, the order is not.
    groups: tuple[tuple[Card, ...], ...]

    def __len__(self) -> int:
        return len(self.top) + self.unknown + sum(len(group) for group in self.groups)


@dataclass(frozen=True, slots=True)
class Observation:
    """A state as one seat sees it; `viewer` None is a spectator."""

    viewer: Seat | None
    options: Options
    seat: Seat
    step: Step
    enemy: Card
    damage: int
    spades: int
    table: tuple[Card, ...]
    hands: tuple[SeenHand, ...]
    tavern: SeenTavern
    discard: tuple[Card, ...]
    #: How many enemies are still to come.
    castle: int
    #: The enemies still to come, in canonical order; public (§1.7). None if the observation was parsed
    #: from a short view whose visible cards do not determine them.
    to_come: tuple[Card, ...] | None
    yielded: tuple[bool, ...]
    jesters: int

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def acting_hand(self) -> tuple[Card, ...]:
        """The hand of the seat to move; the viewer must see all of it."""
        hand = self.hands[self.seat]
        assert not hand.hidden, "the acting hand is hidden from this viewer"
        return hand.known


def observe(state: State, viewer: Seat | None) -> Observation:
    """Return what this seat (None: a spectator) may see."""
    assert viewer is None or 0 <= viewer < state.players, f"no seat {viewer}"
    known = list(known_hands(state))
    if viewer is not None:
        known[viewer] = state.hands[viewer]
    hands = zip(state.hands, known, strict=True)
    return Observation(
        viewer=viewer,
        options=state.options,
        seat=state.seat,
        step=state.step,
        enemy=state.enemy,
        damage=state.damage,
        spades=state.spades,
        table=state.table,
        hands=tuple([SeenHand(seen, len(hand) - len(seen)) for hand, seen in hands]),
        tavern=seen_tavern(state),
        discard=state.discard,
        castle=len(state.castle),
        to_come=canonical(state.castle),
        yielded=state.yielded,
        jesters=state.jesters,
    )


def known_hands(state: State) -> tuple[tuple[Card, ...], ...]:
    """For each seat, the cards everyone knows it holds (§1.7): all of them if hands are open (§13.3)."""
    return state.hands if state.options.open_hands else state.knowledge.hands


def seen_tavern(state: State) -> SeenTavern:
    top, groups = state.knowledge.top, state.knowledge.groups
    unknown = len(state.tavern) - top - sum(groups)
    seen, start = [], top + unknown
    for size in groups:
        seen.append(canonical(state.tavern[start : start + size]))
        start += size
    return SeenTavern(state.tavern[:top], unknown, tuple(seen))
