"""Many games of the core as environments need them: masks, rewards, and actions that may be illegal."""

from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium.error import InvalidAction
from numpy.typing import NDArray

from regicide.envs.game_setup import GameSetup, checked_number
from regicide.envs.rewards import packed_values
from regicide.fast import Batch
from regicide.fast.packing import STEPS
from regicide.rules import State, Step

#: What an illegal action does: the game is lost with `ILLEGAL_REWARD`, or `InvalidAction` is raised.
Illegal: TypeAlias = Literal["lose", "raise"]
ILLEGAL_REWARD = -1.0
BEATEN = STEPS.index(Step.BEATEN)
#: More than any machine has cores; far more of them would end the process.
MOST_THREADS = 256


def check_illegal(illegal: str) -> None:
    if illegal not in ("lose", "raise"):
        raise ValueError(f"illegal must be 'lose' or 'raise', not {illegal!r}")


class GameBatch:
    """Many games of one setup. After a step or a restart, `refresh` the mask."""

    def __init__(
        self, setup: GameSetup, count: int, *, illegal: Illegal = "lose", threads: int = 1
    ) -> None:
        check_illegal(illegal)
        count = checked_number("num_envs", count, 1)
        threads = checked_number("threads", threads, 1, MOST_THREADS)
        self.setup = setup
        self.illegal = illegal
        self.batch = Batch(setup.players, count, options=setup.rules, threads=threads)
        #: The legal actions of the seats to move: 1 for each. Only zeros after the end.
        self.mask: NDArray[np.uint8] = self.batch.legal()
        self._numbers = np.arange(count)

    def refresh(self) -> None:
        self.batch.legal(out=self.mask)

    def restart(self, chosen: NDArray[np.bool_]) -> None:
        """Deal these games again, whether they are over or not."""
        self.batch.states["step"][chosen] = BEATEN
        self.restart_finished(chosen)

    def restart_finished(self, finished: NDArray[np.bool_]) -> None:
        """Deal these games again, which must be over; other finished games stay."""
        kept = self.batch.over() & ~finished
        if not kept.any():
            self.batch.restart_finished()
            return
        states = self.batch.states[kept]
        self.batch.restart_finished()
        self.batch.states[kept] = states

    def step(self, actions: Any) -> NDArray[np.float64]:
        """Apply an action to each game that is not over; return the rewards.

        An illegal one loses the game, or raises before anything has changed.
        """
        chosen = self._checked(actions)
        illegal = (self.mask[self._numbers, chosen] == 0) & ~self.batch.over()
        before = packed_values(self.setup.reward, self.batch.states)
        if illegal.any():
            if self.illegal == "raise":
                game = int(illegal.argmax())
                raise InvalidAction(
                    f"action {chosen[game]} is illegal in game {game}: its mask is 0"
                )
            self.batch.states["step"][illegal] = BEATEN
        self.batch.step(chosen)
        rewards = packed_values(self.setup.reward, self.batch.states) - before
        rewards[illegal] = ILLEGAL_REWARD
        return rewards

    def _checked(self, actions: Any) -> NDArray[np.int32]:
        chosen = np.asarray(actions)
        if chosen.shape != self._numbers.shape or chosen.dtype.kind not in "iu":
            raise InvalidAction(f"expected {len(self._numbers)} whole numbers, not {actions!r}")
        wrong = (chosen < 0) | (chosen >= self.batch.actions)
        if wrong.any():
            game = int(wrong.argmax())
            most = self.batch.actions - 1
            raise InvalidAction(f"actions are 0 to {most}, not {chosen[game]} (game {game})")
        return chosen.astype(np.int32)

    def state(self, game: int) -> State:
        return self.batch.state(game)
