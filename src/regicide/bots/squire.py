"""`squire`: a readable heuristic that scores each move by its forecast, one move deep."""

from random import Random

from regicide.bots.bot import BotChoice
from regicide.rules import (
    Coverage,
    Discard,
    Flip,
    Forecast,
    Kill,
    Move,
    Nominate,
    Observation,
    Play,
    Step,
    Yield,
    attack,
    cheapest_cover,
    forecast,
    full_attack,
    legal_moves,
    total,
)

#: Its estimate: the share of games that squires won, by players and royals defeated so far. Counted
#: over 1,500 games for each number of players.
WIN_RATES = {
    1: (0.005, 0.005, 0.005, 0.005, 0.005, 0.005, 0.006, 0.007, 0.010, 0.021, 0.062, 0.205),
    2: (0.039, 0.039, 0.039, 0.040, 0.042, 0.049, 0.062, 0.082, 0.114, 0.209, 0.347, 0.598),
    3: (0.065, 0.065, 0.065, 0.066, 0.068, 0.076, 0.089, 0.110, 0.139, 0.210, 0.360, 0.601),
    4: (0.021, 0.021, 0.022, 0.023, 0.024, 0.029, 0.038, 0.050, 0.070, 0.134, 0.283, 0.582),
}


class Squire:
    """Prefers exact kills, a full hand and early shields; discards as little as possible."""

    def choose(self, observation: Observation, rng: Random) -> BotChoice:
        """`rng` only breaks ties."""
        defeated = 11 - observation.castle
        return BotChoice(_move(observation, rng), WIN_RATES[observation.players][defeated])


def _move(observation: Observation, rng: Random) -> Move:
    if observation.step is Step.SUFFER:
        cards = cheapest_cover(observation.acting_hand, attack(observation))
        return Flip() if cards is None else Discard(cards)
    return max(legal_moves(observation), key=lambda move: (_score(observation, move), rng.random()))


def _score(observation: Observation, move: Move) -> float:
    match move:
        case Play(cards):
            return _gain(observation, forecast(observation, move)) - _cost(total(cards), len(cards))
        case Yield():
            return _gain(observation, forecast(observation, move)) - 6
        case Nominate(seat):  # the seat with the most cards; on a tie not the own seat
            return len(observation.hands[seat]) - 0.5 * (seat == observation.seat)
        case _:  # a flip, if no other move can be survived
            return -100


def _gain(observation: Observation, seen: Forecast) -> float:
    if seen.wins:
        return 1000
    gain = 1.4 * sum(seen.drawn) + 0.5 * seen.healed - 2 * len(seen.blocked)
    gain += 0.5 * seen.damage + 4 * seen.cancels_immunity
    if seen.stuck is not None:
        return -300
    if seen.kill:
        return gain + (25 if seen.kill is Kill.EXACT else 14)
    shielded = attack(observation) - seen.enemy_attack
    gain += 1.2 * shielded * (1 - observation.damage / (4 * full_attack(observation)))
    return gain - _danger(seen)


def _danger(seen: Forecast) -> float:
    match seen.coverage:
        case Coverage.NOT_COVERED:
            return 300
        case Coverage.DEPENDS_ON_DRAW:
            return 40
        case Coverage.COVERED:
            assert seen.cheapest_cover is not None
            return _cost(total(seen.cheapest_cover), len(seen.cheapest_cover))
        case Coverage.NOTHING_TO_COVER:
            return 0


def _cost(value: int, cards: int) -> float:
    """The cost of losing this many cards with this total value."""
    return 0.7 * value + 0.6 * cards
