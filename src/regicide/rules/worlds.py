"""Sampled worlds: complete states that match an observation, all equally likely."""

from random import Random

from regicide.rules.cards import ROYAL_RANKS, ROYALS, Card, canonical, total, without
from regicide.rules.enemy import attack
from regicide.rules.knowledge import Knowledge
from regicide.rules.legality import is_beaten
from regicide.rules.observation import Observation
from regicide.rules.setup import all_cards
from regicide.rules.solo import why_no_flip
from regicide.rules.state import State, Step


def unseen_cards(observation: Observation) -> tuple[Card, ...]:
    """The cards whose place the viewer does not know: in the castle, hands or the unknown tavern.

    They are in canonical order. Cards of a tavern group are not included: their place is known.
    """
    tavern = observation.tavern
    seen = [
        observation.enemy,
        *observation.table,
        *observation.discard,
        *tavern.top,
        *(card for group in tavern.groups for card in group),
        *(card for hand in observation.hands for card in hand.known),
    ]
    return without(all_cards(observation.players, observation.options), seen)


def castle_candidates(observation: Observation) -> tuple[Card, ...]:
    """The unseen royals that may be in the castle: of the enemy's rank or above."""
    lowest = ROYAL_RANKS.index(observation.enemy.rank)
    hidden = unseen_cards(observation)
    return tuple(
        card for card in ROYALS if card in hidden and ROYAL_RANKS.index(card.rank) >= lowest
    )


def castle_by_elimination(observation: Observation) -> tuple[Card, ...] | None:
    """The enemies still to come, in canonical order, if the visible cards determine them.

    All royals above the enemy's rank are among them, so only those of its own rank can be in doubt: one that was
    defeated may be hidden again.
    """
    candidates = castle_candidates(observation)
    higher = tuple(card for card in candidates if card.rank is not observation.enemy.rank)
    fitting = [each for each in (candidates, higher) if len(each) == observation.castle]
    return fitting[0] if fitting else None


def sample_world(observation: Observation, rng: Random) -> State:
    """Sample a state that the viewer cannot distinguish from the real one, uniformly.

    Everyone sees whether the acting seat can cover the damage, because otherwise the game ends. Worlds
    that contradict it are rejected, and another one is sampled.
    """
    while True:
        world = _deal_unseen(observation, rng)
        if _matches_step(world):
            return world


def _matches_step(world: State) -> bool:
    if world.step in (Step.SUFFER, Step.BEATEN):
        return is_beaten(world) is (world.step is Step.BEATEN)
    return True


def _deal_unseen(observation: Observation, rng: Random) -> State:
    castle = _sample_castle(observation, rng)
    pool = list(without(unseen_cards(observation), castle))
    rng.shuffle(pool)
    hands = tuple(
        canonical((*hand.known, *(pool.pop() for _ in range(hand.hidden))))
        for hand in observation.hands
    )
    groups = [_shuffled(group, rng) for group in observation.tavern.groups]
    return fill_in(
        observation,
        hands=hands,
        tavern=(*observation.tavern.top, *pool, *(card for group in groups for card in group)),
        castle=castle,
        knowledge=_knowledge(observation),
    )


def fill_in(
    observation: Observation,
    *,
    hands: tuple[tuple[Card, ...], ...],
    tavern: tuple[Card, ...],
    castle: tuple[Card, ...],
    knowledge: Knowledge,
) -> State:
    """The state with these cards in the places that the observation shows in part."""
    return State(
        options=observation.options,
        seat=observation.seat,
        step=observation.step,
        enemy=observation.enemy,
        damage=observation.damage,
        spades=observation.spades,
        table=observation.table,
        hands=hands,
        tavern=tavern,
        discard=observation.discard,
        castle=castle,
        yielded=observation.yielded,
        jesters=observation.jesters,
        knowledge=knowledge,
    )


def _sample_castle(observation: Observation, rng: Random) -> tuple[Card, ...]:
    """The enemies to come, in order: rank by rank, shuffled within each rank (§1.2)."""
    to_come = sample_to_come(observation, rng)
    by_rank = ([card for card in to_come if card.rank is rank] for rank in ROYAL_RANKS)
    return tuple(card for pile in by_rank for card in _shuffled(pile, rng))


def sample_to_come(observation: Observation, rng: Random) -> tuple[Card, ...]:
    """The enemies to come, in canonical order: the known ones, or a sample of the possible ones.

    A sample has all royals of higher ranks, and random ones of the enemy's rank.
    """
    if observation.to_come is not None:
        return observation.to_come
    candidates = castle_candidates(observation)
    higher = [card for card in candidates if card.rank is not observation.enemy.rank]
    same = [card for card in candidates if card.rank is observation.enemy.rank]
    return canonical((*rng.sample(same, observation.castle - len(higher)), *higher))


def _shuffled(cards: tuple[Card, ...] | list[Card], rng: Random) -> list[Card]:
    return rng.sample(cards, len(cards))


def _knowledge(observation: Observation) -> Knowledge:
    """The public knowledge in this observation, without the viewer's own hand.

    An observation does not say which of the viewer's own cards are public: the world treats them all
    as hidden.
    """
    own = observation.viewer
    return Knowledge(
        top=len(observation.tavern.top),
        groups=tuple(len(group) for group in observation.tavern.groups),
        hands=tuple(
            () if seat == own or observation.options.open_hands else hand.known
            for seat, hand in enumerate(observation.hands)
        ),
    )


def has_world(observation: Observation) -> bool:
    """Whether any world matches: whether a possible acting hand fits the step."""
    least, most = _possible_hand(observation)
    if observation.step is Step.SUFFER and why_no_flip(observation):
        return most >= attack(observation)
    if observation.step is Step.BEATEN:
        return least < attack(observation) and why_no_flip(observation) is not None
    return True


def _possible_hand(observation: Observation) -> tuple[int, int]:
    """The lowest and highest possible value of the acting hand."""
    hand = observation.hands[observation.seat]
    candidates = castle_candidates(observation)
    outside = len(candidates) - observation.castle  # all of the enemy's rank
    others = [card.value for card in without(unseen_cards(observation), candidates)]
    values = sorted(others + [observation.enemy.value] * outside)
    least, most = values[: hand.hidden], values[len(values) - hand.hidden :]
    return total(hand.known) + sum(least), total(hand.known) + sum(most)
