"""What a seat knows as numbers from 0 to 1, named part by part, and what each number means.

`PARTS` is the description: the table of docs/envs.md, the dictionary form and the encoding of an
`Observation` follow from it. The core writes the same numbers for whole batches
(fast/core/knowledge/observation_row.hpp); a test compares them. Seats are counted clockwise from the viewer, who is seat +0.

In a set of cards the last two numbers count the Jesters, which are identical: one, and two.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regicide.notation import print_card
from regicide.rules import (
    CARDS,
    JESTER,
    ROYALS,
    Card,
    Observation,
    Step,
    Suit,
    attack,
    hand_limit,
    health_left,
    immune_suit,
)
from regicide.rules.worlds import castle_candidates, unseen_cards

#: The most that each number can be under any options (§13.3).
MOST_HEALTH, MOST_ATTACK, MOST_SPADES, ALL_CARDS, MOST_SOLO_JESTERS = 50, 25, 50, 54, 2
KING_VALUE = 20
_CARD_NAMES = (*(print_card(card) for card in CARDS), "a second Je")
_ROYAL_NAMES = tuple(print_card(card) for card in ROYALS)
_SUITS = tuple(Suit)
_LOST = (Step.BEATEN, Step.STUCK)
_PLACE_FEATURES = ("value/20", *(suit.value for suit in Suit), "Jester")


@dataclass(frozen=True, slots=True)
class Part:
    """A named part of the observation."""

    name: str
    about: str
    #: The meaning of each number, for this many players and this largest hand.
    meanings: Callable[[int, int], Sequence[str]]
    #: The numbers, for an observation by a seat.
    encode: Callable[[Observation], Iterable[float]]


def _seats(players: int, _hand: int) -> list[str]:
    return [f"seat +{next_}" for next_ in range(players)]


def _clockwise(seen: Observation) -> list[int]:
    assert seen.viewer is not None, "a spectator has no seat to count from"
    return [(seen.viewer + next_) % seen.players for next_ in range(seen.players)]


def _set(cards: Iterable[Card]) -> list[float]:
    numbers = [0.0] * ALL_CARDS
    for card in cards:
        numbers[card.order + (card is JESTER and numbers[card.order] == 1)] = 1.0
    return numbers


def _hand(seen: Observation) -> tuple[Card, ...]:
    assert seen.viewer is not None, "a spectator has no hand"
    return seen.hands[seen.viewer].known


def _places(seen: Observation) -> list[float]:
    limit = hand_limit(seen.players, seen.options)
    numbers = [
        number
        for card in _hand(seen)
        for number in (
            card.value / KING_VALUE,
            *(float(card.suit is suit) for suit in _SUITS),
            float(card is JESTER),
        )
    ]
    return numbers + [0.0] * (limit * len(_PLACE_FEATURES) - len(numbers))


def _known_hands(seen: Observation) -> list[float]:
    return [number for seat in _clockwise(seen)[1:] for number in _set(seen.hands[seat].known)]


def _hand_sizes(seen: Observation) -> list[float]:
    limit = hand_limit(seen.players, seen.options)
    return [min(len(seen.hands[seat]), limit) / limit for seat in _clockwise(seen)]


def _step(seen: Observation) -> list[float]:
    steps = (Step.PLAY, Step.SUFFER, Step.NAME, Step.WON)
    return [*(float(seen.step is step) for step in steps), float(seen.step in _LOST)]


def _enemies_to_come(seen: Observation) -> list[float]:
    shares = _castle_shares(seen)
    return [shares.get(royal, 0.0) for royal in ROYALS]


def _castle_shares(seen: Observation) -> dict[Card, float]:
    """The royals that may be in the castle, with how likely each is there.

    An observation in this process, or of a full view, knows: 1 for each. A short view may leave some of the enemy's
    rank in doubt.
    """
    if seen.to_come is not None:
        return dict.fromkeys(seen.to_come, 1.0)
    candidates = castle_candidates(seen)
    doubtful = [card for card in candidates if card.rank is seen.enemy.rank]
    share = 1 - (len(candidates) - seen.castle) / len(doubtful)
    return {card: share if card in doubtful else 1.0 for card in candidates}


def _strength(seen: Observation) -> list[float]:
    immune = immune_suit(seen)
    return [
        health_left(seen) / MOST_HEALTH,
        attack(seen) / MOST_ATTACK,
        min(seen.spades, MOST_SPADES) / MOST_SPADES,
        *(float(immune is suit) for suit in _SUITS),
    ]


def _top(seen: Observation) -> list[float]:
    numbers = [0.0] * len(ROYALS)
    for place, card in enumerate(seen.tavern.top):
        numbers[ROYALS.index(card)] = 1 / (place + 1)
    return numbers


def _unseen(seen: Observation) -> list[float]:
    numbers = _set(unseen_cards(seen))
    for royal, share in _castle_shares(seen).items():
        numbers[royal.order] -= share
    return numbers


def _groups(seen: Observation) -> list[float]:
    numbers = [0.0] * ALL_CARDS
    for group, cards in enumerate(seen.tavern.groups):
        for card in cards:
            numbers[card.order + (card is JESTER and numbers[card.order] > 0)] = 1 / (group + 1)
    return numbers


def _sizes(seen: Observation) -> list[float]:
    sizes = (len(seen.tavern), seen.tavern.unknown, len(seen.discard))
    return [size / ALL_CARDS for size in sizes]


def _always(*meanings: str) -> Callable[[int, int], Sequence[str]]:
    return lambda _players, _hand: meanings


PARTS = (
    Part("hand", "the viewer's cards", _always(*_CARD_NAMES), lambda seen: _set(_hand(seen))),
    Part(
        "places",
        "six numbers for each card of the viewer's hand, in the order that actions count: its value, four for its suit, one for a Jester",
        lambda _players, hand: [
            f"card {place}: {feature}" for place in range(hand) for feature in _PLACE_FEATURES
        ],
        _places,
    ),
    Part(
        "known_hands",
        "the cards that each other seat is known to hold, all of them if hands are open",
        lambda players, _hand: [
            f"seat +{next_}: {name}" for next_ in range(1, players) for name in _CARD_NAMES
        ],
        _known_hands,
    ),
    Part("hand_sizes", "the size of each hand / the largest hand", _seats, _hand_sizes),
    Part(
        "to_move",
        "the seat to move",
        _seats,
        lambda seen: [float(seat == seen.seat) for seat in _clockwise(seen)],
    ),
    Part(
        "yielded",
        "the seats whose latest turn was a yield",
        _seats,
        lambda seen: [float(seen.yielded[seat]) for seat in _clockwise(seen)],
    ),
    Part(
        "step",
        "the decision that the game waits for, or how it ended",
        _always("play or yield", "discard to cover damage", "name the next player", "won", "lost"),
        _step,
    ),
    Part(
        "enemy",
        "the current enemy",
        _always(*_ROYAL_NAMES),
        lambda seen: [float(royal is seen.enemy) for royal in ROYALS],
    ),
    Part("castle", "the enemies to come", _always(*_ROYAL_NAMES), _enemies_to_come),
    Part(
        "strength",
        "the enemy's health and attack, the spades played against it, and its immunity if not cancelled",
        _always(
            f"health left/{MOST_HEALTH}",
            f"attack after the shield/{MOST_ATTACK}",
            f"spades played/{MOST_SPADES}",
            *(f"immune to {suit.value}" for suit in _SUITS),
        ),
        _strength,
    ),
    Part(
        "table",
        "the cards played against the enemy",
        _always(*_CARD_NAMES),
        lambda seen: _set(seen.table),
    ),
    Part("discard", "the discard pile", _always(*_CARD_NAMES), lambda seen: _set(seen.discard)),
    Part(
        "top",
        "royals on top of the tavern: 1 for the first to be drawn, 1/2 for the second, and so on",
        _always(*_ROYAL_NAMES),
        _top,
    ),
    Part(
        "unseen",
        "the cards that are in other hands or in the unknown part of the tavern",
        _always(*_CARD_NAMES),
        _unseen,
    ),
    Part(
        "groups",
        "cards that hearts put under the tavern: 1 for the first group to be drawn, 1/2 for the second, "
        "and so on",
        _always(*_CARD_NAMES),
        _groups,
    ),
    Part(
        "sizes",
        "how many cards are in the piles",
        _always("tavern/54", "unknown part of the tavern/54", "discard pile/54"),
        _sizes,
    ),
    Part(
        "jesters",
        "solo: Jesters that can be flipped",
        _always("Jesters/2"),
        lambda seen: [seen.jesters / MOST_SOLO_JESTERS],
    ),
)


def part_slices(players: int, hand_limit: int) -> dict[str, slice]:
    """Where each part of the tensor is. A part without numbers (other hands in solo) is left out."""
    found, start = {}, 0
    for part in PARTS:
        size = len(part.meanings(players, hand_limit))
        if size:
            found[part.name] = slice(start, start + size)
        start += size
    return found


def tensor_size(players: int, hand_limit: int) -> int:
    return sum(len(part.meanings(players, hand_limit)) for part in PARTS)


def index_meanings(players: int, hand_limit: int) -> list[str]:
    """What each number of the tensor means."""
    return [
        f"{part.name}: {meaning}"
        for part in PARTS
        for meaning in part.meanings(players, hand_limit)
    ]


def encode(observation: Observation) -> NDArray[np.float32]:
    """The tensor of an observation by a seat."""
    numbers = [number for part in PARTS for number in part.encode(observation)]
    return np.array(numbers, dtype=np.float32)


def as_dictionary(
    row: NDArray[np.float32], slices: dict[str, slice]
) -> dict[str, NDArray[np.float32]]:
    """The dictionary form of a tensor, or of many: each part by its name."""
    return {name: row[..., where] for name, where in slices.items()}
