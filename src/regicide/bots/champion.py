"""`champion` and `medallist`: the value net with a determinized Monte Carlo search.

The search (fast/core/search.hpp) samples worlds that agree with the observation. The starting
state may be any such world, because the search samples its own.
"""

from math import exp, log
from random import Random

from regicide.bots.bot import BotChoice, Budget
from regicide.bots.weights import GameKind, kind_of_game, quantized_net
from regicide.fast import FastGame, packed_world, unpack_move
from regicide.fast.layout import PackedState
from regicide.rules import Observation

#: The default number of rollouts: at most five milliseconds of one core, on average.
ROLLOUTS = {
    GameKind.SOLO: 1600,
    GameKind.SOLO_WITHOUT_JESTERS: 1600,
    GameKind.TWO: 600,
    GameKind.THREE: 1600,
    GameKind.FOUR: 1600,
}
#: The medallist flips a Jester if its chance of winning without one is below this.
MIN_MEDAL_CHANCE = 0.15
#: Calibration: the net estimates its chance of winning without search; with search the chance is
#: higher, so the estimate is corrected. Slope and offset on the logistic scale, fitted by
#: `dev.py bench calibration --fit`.
CALIBRATION = {
    GameKind.SOLO_WITHOUT_JESTERS: (1.30, 1.11),
    GameKind.TWO: (0.98, 1.21),
    GameKind.FOUR: (1.02, 0.82),
}


class Champion:
    """Plays to win."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        world, game = packed_world(observation, rng), kind_of_game(observation)
        return self.search(game, world, rng.getrandbits(63))

    def search(self, game: GameKind, world: PackedState, seed: int) -> BotChoice:
        """Search with the net of this kind of game; the estimate is calibrated."""
        ms, rollouts = self._budget.ms, self._budget.rollouts
        if ms is None and rollouts is None:
            rollouts = ROLLOUTS[game]
        net = quantized_net(game)
        move, chance = net.choose(world, rollouts=rollouts or 0, ms=ms or 0, seed=seed)
        return calibrated(BotChoice(unpack_move(move), chance), game)


def calibrated(choice: BotChoice, game: GameKind) -> BotChoice:
    """The same choice with a calibrated estimate."""
    if game not in CALIBRATION or not 0 < choice.estimate < 1:
        return choice
    slope, offset = CALIBRATION[game]
    logit = slope * log(choice.estimate / (1 - choice.estimate)) + offset
    return BotChoice(choice.move, 1 / (1 + exp(-logit)))


class Medallist(Champion):
    """Plays solo for the medal (§12.3).

    Flips no Jester while its chance of winning without one is high enough.
    """

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        if observation.players == 1 and observation.jesters:
            world = packed_world(observation, rng)
            without = self._without_flipping(world, rng.getrandbits(63))
            if without is not None and without.estimate >= MIN_MEDAL_CHANCE:
                return without
        return super().choose(observation, rng)

    def _without_flipping(self, world: PackedState, seed: int) -> BotChoice | None:
        """The best move of the same game without Jesters; None if it has no legal move."""
        kept, world.jesters = world.jesters, 0
        try:
            if not FastGame(world).packed_moves():
                return None
            return self.search(GameKind.SOLO_WITHOUT_JESTERS, world, seed)
        finally:
            world.jesters = kept
