"""Worlds: full states that agree with an observation, drawn uniformly from all there are."""

from random import Random

from regicide.rules.cards import ROYAL_RANKS, ROYALS, Card, canonical, total, without
from regicide.rules.enemy import attack
from regicide.rules.knowledge import Knowledge
from regicide.rules.legality import is_beaten
from regicide.rules.observation import Observation
from regicide.rules.setup import all_cards
from regicide.rules.solo import unflippable
from regicide.rules.state import State, Step


def unseen(observation: Observation) -> tuple[Card, ...]:
    """The cards the viewer cannot place, in canonical order: castle, hands and unknown tavern.

    Cards of a group are not among them: the viewer knows where each group lies.
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
    """The unseen royals that may still be to come: of the enemy's rank or above."""
    lowest = ROYAL_RANKS.index(observation.enemy.rank)
    hidden = unseen(observation)
    return tuple(
        card for card in ROYALS if card in hidden and ROYAL_RANKS.index(card.rank) >= lowest
    )


def sample_world(observation: Observation, rng: Random) -> State:
    """A state the viewer cannot tell from the real one; every such state is equally likely.

    Whether the acting seat can cover the damage is public (the game goes on or it does not), so
    worlds in which that comes out otherwise do not agree, and are drawn again.
    """
    while True:
        world = _deal_unseen(observation, rng)
        if _agrees(world):
            return world


def _agrees(world: State) -> bool:
    if world.step in (Step.SUFFER, Step.BEATEN):
        return is_beaten(world) is (world.step is Step.BEATEN)
    return True


def _deal_unseen(observation: Observation, rng: Random) -> State:
    castle = _sample_castle(observation, rng)
    pool = list(without(unseen(observation), castle))
    rng.shuffle(pool)
    hands = tuple(
        canonical((*hand.known, *(pool.pop() for _ in range(hand.hidden))))
        for hand in observation.hands
    )
    groups = [_shuffled(group, rng) for group in observation.tavern.groups]
    return State(
        options=observation.options,
        seat=observation.seat,
        step=observation.step,
        enemy=observation.enemy,
        damage=observation.damage,
        spades=observation.spades,
        table=observation.table,
        hands=hands,
        tavern=(*observation.tavern.top, *pool, *(card for group in groups for card in group)),
        discard=observation.discard,
        castle=castle,
        yielded=observation.yielded,
        jesters=observation.jesters,
        knowledge=_knowledge(observation),
    )


def _sample_castle(observation: Observation, rng: Random) -> tuple[Card, ...]:
    """The enemies to come: rank by rank, shuffled within each (§1.2)."""
    to_come = sample_to_come(observation, rng)
    by_rank = ([card for card in to_come if card.rank is rank] for rank in ROYAL_RANKS)
    return tuple(card for pile in by_rank for card in _shuffled(pile, rng))


def sample_to_come(observation: Observation, rng: Random) -> tuple[Card, ...]:
    """The enemies to come, in canonical order, if they are known; else those that may be.

    All higher royals; of the enemy's own rank, as many as are missing, any of them.
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
    """What is public in this observation; the viewer's own hand is not.

    A card of the viewer's own that everyone knows of cannot be told from the others there: the
    world takes it for hidden.
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


def can_agree(observation: Observation) -> bool:
    """Whether any world agrees: whether some hand would make the acting seat cover, or not."""
    least, most = _possible_hand(observation)
    if observation.step is Step.SUFFER and unflippable(observation):
        return most >= attack(observation)
    if observation.step is Step.BEATEN:
        return least < attack(observation) and unflippable(observation) is not None
    return True


def _possible_hand(observation: Observation) -> tuple[int, int]:
    """The least and the most the acting hand can be worth."""
    hand = observation.hands[observation.seat]
    candidates = castle_candidates(observation)
    outside = len(candidates) - observation.castle  # all of the enemy's own rank
    others = [card.value for card in without(unseen(observation), candidates)]
    values = sorted(others + [observation.enemy.value] * outside)
    least, most = values[: hand.hidden], values[len(values) - hand.hidden :]
    return total(hand.known) + sum(least), total(hand.known) + sum(most)
