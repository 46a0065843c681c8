"""The Gymnasium environment `Regicide-v0`: solo, or one seat with bots as partners."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from regicide.bots import BOTS, Bot, bot_named
from regicide.envs.actions import action_of_move
from regicide.envs.game_batch import Illegal
from regicide.envs.game_setup import GameSetup, check_reset_options, checked_number, named_seed
from regicide.envs.observation_space import SeatObservations
from regicide.envs.policy_bot import Policy, policy_bot
from regicide.envs.rendering import RENDER_MODES, check_render_mode, rendered
from regicide.envs.single_game import SingleGame
from regicide.rules import observe

_SEEDS = 2**32


class RegicideEnv(gymnasium.Env[Any, Any]):
    """One seat of a game. `info["action_mask"]` has a 1 for each legal action; `info["won"]` is true after a win."""

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 2}  # noqa: RUF012 Gymnasium's own form

    def __init__(
        self,
        *,
        partners: Sequence[str | Bot | Policy] = (),
        seat: int = 0,
        options: str = "",
        reward: str = "win",
        observation: str = "tensor",
        illegal: Illegal = "lose",
        render_mode: str | None = None,
    ) -> None:
        """`partners` are bots, for the other seats in order: by name, as `bot_named` makes them with a budget, or policies.

        Without any it is a solo game.
        """
        if isinstance(partners, str) or not isinstance(partners, Sequence):
            raise ValueError(f"partners must be names of bots, as ('knight',), not {partners!r}")  # noqa: TRY004 as all others
        self.setup = GameSetup(1 + len(partners), options, reward)
        self._bots = [_bot(each) for each in partners]
        self.seat = checked_number("seat", seat, 0, self.setup.players - 1)
        self._bots.insert(self.seat, _NOBODY)
        self._game = SingleGame(self.setup, illegal=illegal)
        self._seen = SeatObservations(self.setup, observation)
        self.observation_space = self._seen.space
        self.action_space = spaces.Discrete(self._game.batch.actions)
        self.render_mode = check_render_mode(render_mode)
        self._rngs = [Random(0)] * self.setup.players
        self._over: bool | None = None
        #: What the partners who moved first have reached: a part of the reward of the first step.
        self._earned = 0.0

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """`options={"seed": "castle-42"}` deals the game of this seed, once; its shuffles are the seed's, too."""
        check_reset_options(options, "seed")
        named = named_seed(options)
        super().reset(seed=seed)
        if seed is not None or self._over is None:
            self._game.restart(int(self.np_random.integers(_SEEDS)))
            self._rngs = [Random(int(self.np_random.integers(_SEEDS)))] * self.setup.players
        else:
            self._game.restart()
        if named is not None:
            self._game.deal(named)
            self._rngs = [Random(f"{named.text}/{seat}") for seat in range(self.setup.players)]
        self._earned = self._let_partners_play()
        while self._game.is_over and named is None:  # partners lost before this seat had a turn
            self._game.restart()
            self._earned = self._let_partners_play()
        self._over = False
        self._show()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self._over is not False:
            raise ResetNeeded("call reset() first" if self._over is None else "the game is over")
        reward = self._earned
        if not self._game.is_over:  # it may be, if its seed was named
            reward += self._game.step(action) + self._let_partners_play()
        self._earned = 0.0
        self._over = self._game.is_over
        self._show()
        return self._observation(), reward, self._over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO of sb3-contrib asks for them."""
        if self._over is None:
            raise ResetNeeded("call reset() first")
        return self._mask().view(np.bool_)

    def _let_partners_play(self) -> float:
        """Until it is the turn of this seat, or the game is over; return the rewards."""
        reward = 0.0
        while self._game.seat != self.seat and not self._game.is_over:
            state = self._game.state()
            choice = self._bots[state.seat].choose(
                observe(state, state.seat), self._rngs[state.seat]
            )
            action = action_of_move(choice.move, state.acting_hand, self.setup.hand_limit)
            reward += self._game.step(action)
        return reward

    def _observation(self) -> Any:
        return self._seen.of(self._game.observe(self.seat))

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "won": self._game.is_won}

    def _mask(self) -> NDArray[np.int8]:
        """After the end every action is allowed: Gymnasium's vectors ask for one, and ignore it."""
        mask = self._game.mask()
        if self._game.is_over:
            mask.fill(1)
        return mask

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self._over is None:
            raise ResetNeeded("call reset() first")
        return rendered(observe(self._game.state(), self.seat), self.render_mode)


class _Nobody:
    """In the place of the learning seat, which no bot plays."""

    def choose(self, *_: object) -> Any:
        raise AssertionError("no bot plays this seat")


_NOBODY: Bot = _Nobody()


def _bot(partner: str | Bot | Policy) -> Bot:
    if isinstance(partner, str) and partner in BOTS:
        return bot_named(partner)
    if hasattr(partner, "choose"):
        return cast("Bot", partner)
    if callable(partner):
        return policy_bot(partner)
    raise ValueError(
        f"a partner must be a bot, a policy, or one of {', '.join(BOTS)}, not {partner!r}"
    )
