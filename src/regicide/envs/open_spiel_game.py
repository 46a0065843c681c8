"""The OpenSpiel game `regicide`, registered when this module is imported.

    import pyspiel
    import regicide.envs.open_spiel_game
    game = pyspiel.load_game("regicide(players=2,reward=enemies)")

The options (§13) are those of the notation with other signs, `options=overpay:stop;hand:+1`, because the name
of a game uses its own.

Chance acts first: it lays the castle and the tavern, card by card, face down. It acts again for each hearts
power: it picks the discards that go under the tavern, in their order. Its actions are the indices of cards.
The actions of players are those of actions.py.

A player sees the table as rules/observation.py shows it. The information state is all that this player has
seen: every move, which is public, and the view after it. The public observation is the view of a spectator,
the private one the player's hand.

The text of the information state has the whole game. Its tensor has the last views, the newest first, each as
the observation tensor has it: `history=16` views, or as many as the name of the game says. A game has 3,840
moves at most, so a tensor for all of them would have more than a million numbers; played well, it has 60 to
100. Two views in a row show the move between them.

OpenSpiel is not in the extra `envs`, because it is large: `pip install open_spiel`.
"""

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from regicide.envs.actions import action_count, action_of_move, move_of_action
from regicide.envs.game_setup import GameSetup, check_count
from regicide.envs.observation_tensor import as_dictionary, encode, part_slices, tensor_size
from regicide.envs.rewards import game_value
from regicide.notation import print_card, print_move, print_pile, print_position, print_view
from regicide.rules import (
    CARDS,
    ROYALS,
    Card,
    IllegalMove,
    Move,
    State,
    Step,
    deal,
    do,
    health,
    legal_moves,
    move_to_top,
    observe,
)
from regicide.rules.cards import JESTER, ROYAL_RANKS
from regicide.rules.chance import TAVERN, Shuffle
from regicide.rules.events import CardsHealed
from regicide.rules.setup import COMMONERS, tavern_jesters

#: Every play deals at least 1 damage, and all enemies have at most 480 health (§13.3). Between two plays
#: each of four players yields at most once, and each turn has at most two decisions.
LONGEST_GAME = 480 * 4 * 2
#: Chance lays 50 cards at first; later a hearts power moves at most the cards of the discard pile.
MOST_CHANCE = 50 + 480 * 40

#: Names of games in OpenSpiel use commas and equals signs for parameters, so options have other signs there.
_TO_NOTATION = str.maketrans(";:", ",=")


def _game_type(reward_model: Any) -> Any:
    return pyspiel.GameType(
        short_name="regicide",
        long_name="Regicide",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL,
        reward_model=reward_model,
        max_num_players=4,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={"players": 2, "options": "", "reward": "win", "history": 16},
    )


#: Of the default reward, which comes at the end alone: algorithms such as MCTS ask for that.
_GAME_TYPE = _game_type(pyspiel.GameType.RewardModel.TERMINAL)
_WITH_STEPS = _game_type(pyspiel.GameType.RewardModel.REWARDS)
_TYPES = {"win": _GAME_TYPE, "enemies": _WITH_STEPS, "shaped": _WITH_STEPS}


class RegicideGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """The game of one setup."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = _GAME_TYPE.parameter_specification | (params or {})
        options = given["options"].translate(_TO_NOTATION)
        self.setup = GameSetup(given["players"], options, given["reward"])
        check_count("history", given["history"])
        self._history = given["history"]
        info = pyspiel.GameInfo(
            num_distinct_actions=action_count(self.setup.hand_limit),
            max_chance_outcomes=len(CARDS),
            num_players=self.setup.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(_TYPES[self.setup.reward], info, params or {})

    def new_initial_state(self) -> "RegicideState":
        return RegicideState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_CHANCE

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RegicideObserver":
        return RegicideObserver(self.setup, self._history, iig_obs_type, params)


@dataclass(frozen=True, slots=True)
class Healing:
    """A move whose hearts power waits for chance to pick the discards."""

    move: Move
    wanted: int
    picked: tuple[Card, ...] = ()


class RegicideState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A history of the game: `state` is None until all cards are laid."""

    def __init__(self, game: RegicideGame) -> None:
        super().__init__(game)
        self.setup = game.setup
        self._piles = _piles(game.setup)
        self.state: State | None = None
        self._healing: Healing | None = None
        self._laid: tuple[Card, ...] = ()
        self._values = (0.0, 0.0)
        #: The deal and every move so far, each with the state after it.
        self.past: tuple[tuple[str, State], ...] = ()

    # OpenSpiel's interface

    def current_player(self) -> int:
        if self.state is None or self._healing is not None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.state.step.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.state.seat

    def is_terminal(self) -> bool:
        return self.state is not None and self.state.step.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards of which chance takes one; two Jesters are the same outcome."""
        cards = self._cards_for_chance()
        return [(order, share / len(cards)) for order, share in sorted(_counted(cards).items())]

    def _legal_actions(self, player: int) -> list[int]:
        state = self._dealt()
        assert player == state.seat, "only the player to move has actions"
        hand, limit = state.acting_hand, self.setup.hand_limit
        return sorted(action_of_move(move, hand, limit) for move in legal_moves(state))

    def _apply_action(self, action: int) -> None:
        """OpenSpiel checks actions only if it is asked to."""
        if self.current_player() == pyspiel.PlayerId.CHANCE:
            if action not in _counted(self._cards_for_chance()):
                raise pyspiel.SpielError(f"chance has no card {action} to choose")
            (self._lay if self.state is None else self._pick)(CARDS[action])
            return
        try:
            self._move(action)
        except IllegalMove as error:
            raise pyspiel.SpielError(f"action {action} is illegal: {error}") from error

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return print_card(CARDS[action])
        state = self._dealt()
        if player == pyspiel.PlayerId.TERMINAL:
            return str(action)  # OpenSpiel names what was tried after the end
        hand, limit = state.hands[player], self.setup.hand_limit
        _check_action(action, limit)
        return print_move(move_of_action(action, hand, state.step, limit))

    def rewards(self) -> list[float]:
        """What the last move of a player brought."""
        return [self._values[1] - self._values[0]] * self.setup.players

    def returns(self) -> list[float]:
        return [self._values[1]] * self.setup.players

    def __str__(self) -> str:
        laid = " ".join(map(print_card, self._laid))
        position = f"laid {laid}" if self.state is None else print_position(self.state)
        healing = self._healing
        if healing is None:
            return position
        picked = " ".join(map(print_card, healing.picked))
        return f"{position} {print_move(healing.move)} heals {healing.wanted}: {picked}".rstrip()

    # the game

    def _dealt(self) -> State:
        assert self.state is not None, "the cards are not laid yet"
        return self.state

    def _cards_for_chance(self) -> list[Card]:
        """The cards among which chance chooses next."""
        if self._healing is not None:
            return _left(self._dealt().discard, self._healing.picked)
        laid = self._laid
        for pile in self._piles:
            if len(laid) < len(pile):
                return _left(pile, laid)
            laid = laid[len(pile) :]
        raise AssertionError("all cards are laid")

    def _lay(self, card: Card) -> None:
        self._laid += (card,)
        piles = self._piles
        if len(self._laid) < sum(map(len, piles)):
            return

        def laid(k: int) -> Shuffle:
            start = sum(map(len, piles[:k]))
            return lambda _cards: self._laid[start : start + len(piles[k])]

        assert len(piles) == TAVERN + 1
        self.state = deal(self.setup.players, laid, self.setup.rules)
        self.past = (("deal", self.state),)

    def _move(self, action: int) -> None:
        state = self._dealt()
        _check_action(action, self.setup.hand_limit)
        move = move_of_action(action, state.acting_hand, state.step, self.setup.hand_limit)
        events = do(state, move).events
        healed = sum(len(event.cards) for event in events if isinstance(event, CardsHealed))
        if healed:
            self._healing = Healing(move, healed)
            self._values = (self._values[1], self._values[1])
        else:
            self._finish(move, ())

    def _pick(self, card: Card) -> None:
        healing = self._healing
        assert healing is not None, "chance picks cards for hearts alone"
        picked = (*healing.picked, card)
        if len(picked) < healing.wanted:
            self._healing = Healing(healing.move, healing.wanted, picked)
        else:
            self._healing = None
            self._finish(healing.move, picked)

    def _finish(self, move: Move, healed: tuple[Card, ...]) -> None:
        self.state = do(self._dealt(), move, move_to_top(healed)).state
        self._values = (self._values[1], _value(self.state, self.setup.reward))
        self.past += ((print_move(move), self.state),)


class RegicideObserver:
    """What a player sees, as OpenSpiel's observers give it.

    There is a tensor only for all that a player sees: now, or with perfect recall in the last views.
    """

    def __init__(self, setup: GameSetup, history: int, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"no observation parameters are known, not {params}")
        self._kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        shape = (setup.players, setup.hand_limit)
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        own = self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (self._kind.public_info and own):
            return
        if self._kind.perfect_recall:
            self.tensor = np.zeros(history * _view_size(setup), np.float32)
            self.dict = {"views": self.tensor.reshape(history, -1)}
        else:
            self.tensor = np.zeros(tensor_size(*shape), np.float32)
            self.dict = as_dictionary(self.tensor, part_slices(*shape))

    def set_from(self, state: RegicideState, player: int) -> None:
        if self.tensor is None:
            return
        self.tensor.fill(0)
        views = self.tensor.reshape(-1, _view_size(state.setup))
        latest = reversed(state.past[-len(views) :])
        for row, (_, after) in zip(views, latest, strict=False):
            row[:] = _encoded(after, player)

    def string_from(self, state: RegicideState, player: int) -> str:
        if self._kind.perfect_recall:
            seen = [
                line for move, after in state.past for line in (move, self._view(after, player))
            ]
        else:
            seen = [self._view(after, player) for _, after in state.past[-1:]]
        if self._kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            seen.insert(0, f"seat {player}")
        return "\n".join(seen)

    def _view(self, state: State, player: int) -> str:
        private = self._kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return print_position(state)
        if private == pyspiel.PrivateInfoType.NONE:
            return print_view(observe(state, None)) if self._kind.public_info else ""
        if not self._kind.public_info:
            return print_pile(state.hands[player])
        return print_view(observe(state, player))


def _check_action(action: int, hand_limit: int) -> None:
    if action not in range(action_count(hand_limit)):
        most = action_count(hand_limit) - 1
        raise pyspiel.SpielError(f"actions are 0 to {most}, not {action}")


def _view_size(setup: GameSetup) -> int:
    return tensor_size(setup.players, setup.hand_limit)


@lru_cache(maxsize=1024)
def _encoded(state: State, player: int) -> NDArray[np.float32]:
    """What a player sees of a state. The views of the past are asked for again after every move."""
    return encode(observe(state, player))


@cache
def _piles(setup: GameSetup) -> tuple[tuple[Card, ...], ...]:
    """What chance lays, in this order: Jacks, Queens, Kings, tavern (§1.2, §1.3)."""
    royals = [tuple(card for card in ROYALS if card.rank is rank) for rank in ROYAL_RANKS]
    jesters = (JESTER,) * tavern_jesters(setup.players, setup.rules)
    return (*royals, COMMONERS + jesters)


def _left(cards: tuple[Card, ...], taken: tuple[Card, ...]) -> list[Card]:
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def _counted(cards: list[Card]) -> dict[int, int]:
    counts: dict[int, int] = {}
    for card in cards:
        counts[card.order] = counts.get(card.order, 0) + 1
    return counts


def _value(state: State, reward: str) -> float:
    return game_value(
        reward,
        won=state.step is Step.WON,
        to_come=len(state.castle),
        damage=state.damage,
        health=health(state),
    )


pyspiel.register_game(_GAME_TYPE, RegicideGame)
