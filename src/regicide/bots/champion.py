"""`champion` and `medallist`: the value net, and a search that tries its best moves out.

The search samples worlds the seat cannot tell apart; which world it starts from has no influence.
"""

from math import exp, log
from random import Random

from regicide.bots.bot import BotChoice, Budget
from regicide.bots.weights import GameKind, kind_of_game, playing_net
from regicide.fast import FastGame, unpack_move, world_seen
from regicide.fast.layout import Packed
from regicide.rules import Observation

#: Rollouts where nothing is said: what fits into five milliseconds of one core, on average.
ROLLOUTS = {
    GameKind.SOLO: 1600,
    GameKind.GOLD: 1600,
    GameKind.TWO: 600,
    GameKind.THREE: 1600,
    GameKind.FOUR: 1600,
}
#: The medallist flips a Jester when the game looks less likely than this to be won without one.
HOPE = 0.15
#: A net judges by how it would play on by itself; with a search it plays better than that. Slope and
#: offset of the correction on the logistic scale, by `dev.py bench calibration --fit`.
CORRECTION = {GameKind.GOLD: (1.30, 1.11), GameKind.TWO: (0.98, 1.21), GameKind.FOUR: (1.02, 0.82)}


class Champion:
    """Plays to win."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        world, game = world_seen(observation, rng), kind_of_game(observation)
        return self.search(game, world, rng.getrandbits(63))

    def search(self, game: GameKind, world: Packed, seed: int) -> BotChoice:
        """The best move by the net of this kind of game, and how likely it is to win."""
        ms, rollouts = self._budget.ms, self._budget.rollouts
        if ms is None and rollouts is None:
            rollouts = ROLLOUTS[game]
        net = playing_net(game)
        move, chance = net.choose(world, rollouts=rollouts or 0, ms=ms or 0, seed=seed)
        return calibrated(BotChoice(unpack_move(move), chance), game)


def calibrated(choice: BotChoice, game: GameKind) -> BotChoice:
    """The same choice with an estimate that comes true as often as it says."""
    if game not in CORRECTION or not 0 < choice.estimate < 1:
        return choice
    slope, offset = CORRECTION[game]
    logit = slope * log(choice.estimate / (1 - choice.estimate)) + offset
    return BotChoice(choice.move, 1 / (1 + exp(-logit)))


class Medallist(Champion):
    """Alone, plays for the medal (§12.3): as if there were no Jesters, while there is hope."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        if observation.players == 1 and observation.jesters:
            world = world_seen(observation, rng)
            without = self._without_flipping(world, rng.getrandbits(63))
            if without is not None and without.estimate >= HOPE:
                return without
        return super().choose(observation, rng)

    def _without_flipping(self, world: Packed, seed: int) -> BotChoice | None:
        """The best move of the same game without Jesters; its estimate is that of the medal."""
        kept, world.jesters = world.jesters, 0
        try:
            if not FastGame(world).packed_moves():
                return None
            return self.search(GameKind.GOLD, world, seed)
        finally:
            world.jesters = kept
