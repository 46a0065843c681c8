"""Histories of OpenSpiel's game for its suite: random ones, ones beside the rules, ones with other hidden cards."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from regicide.envs.observation_tensor import encode
from regicide.envs.open_spiel.core_state import rules_state
from regicide.envs.open_spiel.past import Moment, Past
from regicide.envs.open_spiel_game import RegicideState
from regicide.envs.rewards import game_value
from regicide.fast import pack
from regicide.rules import CARDS, Card, State, Step, health, observe, sample_world
from regicide.rules.cards import without
from regicide.rules.chance import Shuffles


def decisions(game: Any, rng: Random) -> Iterator[RegicideState]:
    """The states of a random game in which a player acts, and its end."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, shares)[0])
            continue
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def as_laid(state: RegicideState, rng: Random) -> Shuffles:
    """Lay all cards; returns the shuffles that they are."""
    laid: list[Card] = []
    while state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        laid.append(CARDS[rng.choices(outcomes, shares)[0]])
        state.apply_action(laid[-1].order)
    piles = laid[:4], laid[4:8], laid[8:12], laid[12:]
    return lambda k: lambda _cards: piles[k]


def discards_picked(state: RegicideState, beside: State, rng: Random) -> tuple[Card, ...]:
    """Let chance pick discards as long as it acts."""
    picked: list[Card] = []
    while state.is_chance_node():
        left = without(beside.discard, picked)
        shares = {card.order: left.count(card) / len(left) for card in left}
        assert state.chance_outcomes() == sorted(shares.items())
        assert state.rewards() == [0.0] * beside.players
        picked.append(rng.choice(left))
        state.apply_action(picked[-1].order)
    return tuple(picked)


def assert_same(state: RegicideState, beside: State) -> None:
    assert state.state == beside
    assert state.current_player() == beside.seat
    for player in range(beside.players):
        assert state.observation_tensor(player) == encode(observe(beside, player)).tolist()


def value(state: State, reward: str) -> float:
    return game_value(
        reward,
        won=state.step is Step.WON,
        to_come=len(state.castle),
        damage=state.damage,
        health=health(state),
    )


def with_world(state: RegicideState, world: State) -> RegicideState:
    """The same history with another state at its end."""
    other: RegicideState = state.clone()
    *earlier, last = state.past.moments
    other.past = Past((*earlier, Moment(last.happened, bytes(pack(world)))))
    return other


def redealt(state: RegicideState, player: int, rng: Random) -> RegicideState:
    """The same history with the cards dealt again that are hidden from a player, at every moment of it."""
    other: RegicideState = state.clone()
    moments = []
    for happened, packed in state.past.moments:
        true = rules_state(packed)
        world = sample_world(observe(true, player), rng)
        moments.append(Moment(happened, bytes(pack(replace(world, knowledge=true.knowledge)))))
    other.past = Past(tuple(moments))
    return other


def all_views(state: RegicideState, player: int) -> list[object]:
    """All that a player sees: now and with perfect recall, as texts and as tensors."""
    return [
        state.observation_string(player),
        state.information_state_string(player),
        state.observation_tensor(player),
        state.information_state_tensor(player),
    ]


def all_cards(history: RegicideState) -> list[int]:
    """The cards of a history whose cards are laid, in canonical order."""
    state = history.state
    assert state is not None
    piles = (state.table, state.tavern, state.discard, state.castle, *state.hands)
    return sorted([state.enemy.order, *(card.order for pile in piles for card in pile)])
