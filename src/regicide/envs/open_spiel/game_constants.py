"""What is the same in all games of one setup, and the deal that chance lays card by card."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from regicide.envs.actions import action_count
from regicide.envs.game_setup import GameSetup
from regicide.envs.open_spiel.core_state import FIRST_JESTER, SECOND_JESTER
from regicide.envs.open_spiel.unchanging import Unchanging
from regicide.fast import pack
from regicide.fast.layout import PackedState
from regicide.rules import ROYALS, deal
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.chance import keep_order
from regicide.rules.setup import COMMONERS, tavern_jesters


@dataclass(frozen=True, slots=True)
class GameConstants(Unchanging):
    """The numbers of a setup, and its cards before they are laid."""

    setup: GameSetup
    hand_limit: int
    #: How many actions there are.
    actions: int
    #: What chance lays, in this order: Jacks, Queens, Kings, tavern (§1.2, §1.3). Cards in canonical order.
    piles: tuple[bytes, ...]
    #: A first state, with the cards in that order.
    first: bytes

    def next_pile(self, laid: int) -> bytes:
        """The pile that chance lays after so many cards; an empty one if all are laid."""
        for pile in self.piles:
            if laid == 0:
                return pile
            laid -= len(pile)
        return b""

    def __reduce__(self) -> tuple[Callable[[GameSetup], Any], tuple[GameSetup]]:
        return constants_of, (self.setup,)


@cache
def constants_of(setup: GameSetup) -> GameConstants:
    limit = setup.hand_limit
    royals = [bytes(card.order for card in ROYALS if card.rank is rank) for rank in ROYAL_RANKS]
    commoners = bytes(card.order for card in COMMONERS)
    tavern = commoners + FIRST_JESTER * tavern_jesters(setup.players, setup.rules)
    first = bytes(pack(deal(setup.players, lambda _: keep_order, setup.rules)))
    return GameConstants(setup, limit, action_count(limit), (*royals, tavern), first)


def dealt(constants: GameConstants, laid: bytes) -> bytes:
    """The first state with the cards as they were laid, as `rules.deal` deals them."""
    state, size = PackedState.from_buffer_copy(constants.first), constants.hand_limit
    castle, tavern = laid[: len(ROYALS)], _with_two_jesters(laid[len(ROYALS) :])
    state.enemy = castle[0]
    state.castle[: len(castle) - 1] = castle[1:]
    for seat in range(constants.setup.players):
        state.hand[seat] = sum(1 << card for card in tavern[seat * size : (seat + 1) * size])
    state.tavern.cards[: state.tavern.size] = tavern[-state.tavern.size :]
    return bytes(state)


def _with_two_jesters(tavern: bytes) -> bytes:
    """Chance lays two equal Jesters; in the core they are two cards."""
    before, jester, after = tavern.partition(FIRST_JESTER)
    return before + jester + after.replace(FIRST_JESTER, SECOND_JESTER)
