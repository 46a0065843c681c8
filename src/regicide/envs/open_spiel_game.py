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

A state is on the core (open_spiel/core_state.py); the rules give its texts. `resample_from_infostate` draws the hidden
cards again, which IS-MCTS needs.

OpenSpiel is not in the extra `envs`, because it is large: `pip install open_spiel`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pyspiel

from regicide.envs.actions import move_of_action as move_named
from regicide.envs.game_setup import GameSetup, checked_number
from regicide.envs.open_spiel.core_state import (
    after_move,
    cards_of_discard,
    is_over,
    legal_actions,
    move_of_action,
    move_text,
    rules_state,
    seat_to_move,
)
from regicide.envs.open_spiel.game_constants import GameConstants, constants_of, dealt
from regicide.envs.open_spiel.observer import RegicideObserver
from regicide.envs.open_spiel.past import Past, resampled
from regicide.envs.open_spiel.unchanging import Unchanging
from regicide.envs.rewards import packed_value
from regicide.fast.layout import PackedState
from regicide.notation import print_card, print_move, print_position
from regicide.rules import CARDS, JESTER, IllegalMove, State, why_illegal

#: Every play deals at least 1 damage, and all enemies have at most 480 health (§13.3). Between two plays
#: each of four players yields at most once, and each turn has at most two decisions.
LONGEST_GAME = 480 * 4 * 2
#: Chance lays 54 cards at most; later a hearts power moves at most the cards of the discard pile.
MOST_CHANCE = 54 + 480 * 40

_CHANCE, _TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
_TWO_JESTERS = bytes([JESTER.order] * 2)

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
        self.constants = constants_of(self.setup)
        self._history = checked_number("history", given["history"], 1)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.constants.actions,
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

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RegicideObserver:
        return RegicideObserver(self.setup, self._history, iig_obs_type, params)


@dataclass(frozen=True, slots=True)
class Healing(Unchanging):
    """A move whose hearts power waits for chance to pick the discards."""

    move: int
    wanted: int
    picked: bytes = b""


class RegicideState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A history of the game, on the core. All attributes are copied for nothing: see unchanging.py."""

    def __init__(self, game: RegicideGame) -> None:
        super().__init__(game)
        self.constants: GameConstants = game.constants
        #: The deal and every move so far; nothing until all cards are laid.
        self.past = Past()
        self._player = _CHANCE
        self._laid = b""
        #: The cards among which chance chooses next, in canonical order.
        self._left = self.constants.piles[0]
        self._healing: Healing | None = None
        self._value = self._reward = 0.0

    @property
    def state(self) -> State | None:
        """The state as the rules have it; None until all cards are laid."""
        return rules_state(self.past.state) if self.past.moments else None

    # OpenSpiel's interface

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == _TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards of which chance takes one; two Jesters are the same outcome."""
        left = self._left
        assert left, "chance does not act here"
        share = 1 / len(left)
        outcomes = [(card, share) for card in left]
        if left.endswith(_TWO_JESTERS):
            outcomes[-2:] = [(JESTER.order, 2 / len(left))]
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        assert player == self._player, "only the player to move has actions"
        return legal_actions(self.past.state, self.constants.actions)

    def _apply_action(self, action: int) -> None:
        """OpenSpiel checks actions only if it is asked to."""
        if self._player != _CHANCE:
            self._move(action)
            return
        if not (0 <= action < len(CARDS) and action in self._left):
            raise pyspiel.SpielError(f"chance has no card {action} to choose")
        self._take(bytes((action,)))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == _CHANCE:
            return print_card(CARDS[action])
        state = self._dealt()
        if player == _TERMINAL:
            return str(action)  # OpenSpiel names what was tried after the end
        self._check_action(action)
        return print_move(
            move_named(action, state.hands[player], state.step, self.constants.hand_limit)
        )

    def rewards(self) -> list[float]:
        """What the last move of a player brought."""
        return [self._reward] * self.constants.setup.players

    def returns(self) -> list[float]:
        return [self._value] * self.constants.setup.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RegicideState":
        """A state that this player cannot distinguish from this one: the hidden cards are drawn again.

        They are drawn from what the player sees now (§1.7), as `rules.sample_world` does; what a player could
        remember beyond that is not used. The sampler, which returns numbers from 0 to 1, is asked once.

        The new state has nothing of the hidden cards of this one. To the player the past looks as it did. The
        information states of the other players begin with the new state, because their past would show what
        they really held. OpenSpiel's `history()` begins there, too, with no actions: so a resampled state
        can be copied, serialised and played, but not found again by its history.
        """
        if self._player == _CHANCE:
            raise pyspiel.SpielError("cards are resampled where a player acts or the game is over")
        if player not in range(self.constants.setup.players):
            raise pyspiel.SpielError(
                f"players are 0 to {self.constants.setup.players - 1}, not {player}"
            )
        past = resampled(self.past, player, Random(int(sampler() * 2**53)))
        other: RegicideState = self.get_game().new_initial_state()
        other.__dict__.update(self.__dict__, past=past)  # the other attributes are public
        return other

    def __str__(self) -> str:
        state, healing = self.state, self._healing
        if state is None:
            return f"laid {_card_texts(self._laid)}"
        if healing is None:
            return print_position(state)
        heals = f"{move_text(healing.move)} heals {healing.wanted}"
        return f"{print_position(state)} {heals}: {_card_texts(healing.picked)}".rstrip()

    # the game

    def _dealt(self) -> State:
        state = self.state
        assert state is not None, "the cards are not laid yet"
        return state

    def _take(self, card: bytes) -> None:
        """Chance takes a card of those that are left."""
        self._left = self._left.replace(card, b"", 1)
        if self._healing is None:
            self._lay(card)
        else:
            self._pick(card, self._healing)

    def _lay(self, card: bytes) -> None:
        self._laid += card
        if self._left:
            return
        self._left = self.constants.next_pile(len(self._laid))
        if not self._left:
            self._continue("deal", dealt(self.constants, self._laid))
            self._laid = b""

    def _pick(self, card: bytes, healing: Healing) -> None:
        picked = healing.picked + card
        if len(picked) < healing.wanted:
            self._healing = Healing(healing.move, healing.wanted, picked)
            return
        after, _ = after_move(self.past.state, healing.move, picked)
        self._healing, self._left = None, b""
        self._finish(healing.move, after)

    def _move(self, action: int) -> None:
        self._check_action(action)
        before = self.past.state
        move = move_of_action(before, action)
        if move is None:
            raise pyspiel.SpielError(f"action {action} is illegal: {self._why_illegal(action)}")
        after, healed = after_move(before, move)
        if not healed:
            self._finish(move, after)
            return
        self._healing, self._left = Healing(move, healed), cards_of_discard(before)
        self._player, self._reward = _CHANCE, 0.0

    def _finish(self, move: int, after: bytes) -> None:
        value = packed_value(self.constants.setup.reward, PackedState.from_buffer_copy(after))
        self._value, self._reward = value, value - self._value
        self._continue(move_text(move), after)

    def _continue(self, happened: str, after: bytes) -> None:
        self.past = self.past.then(happened, after)
        self._player = _TERMINAL if is_over(after) else seat_to_move(after)

    def _check_action(self, action: int) -> None:
        actions = self.constants.actions
        if not 0 <= action < actions:
            raise pyspiel.SpielError(f"actions are 0 to {actions - 1}, not {action}")

    def _why_illegal(self, action: int) -> str:
        state = self._dealt()
        move = move_named(action, state.acting_hand, state.step, self.constants.hand_limit)
        illegality = why_illegal(state, move)
        if illegality is None:
            # The second Jester in place of the first, or places where the hand has no cards.
            return "its move has another number"
        return str(IllegalMove(illegality))


def _card_texts(cards: bytes) -> str:
    return " ".join(print_card(CARDS[card]) for card in cards)


pyspiel.register_game(_GAME_TYPE, RegicideGame)
