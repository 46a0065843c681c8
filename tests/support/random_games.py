"""Whole games for tests. Random moves lose early, so the bot `squire` plays most of them."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from regicide.bots import bot_named
from regicide.notation import Seed
from regicide.rules import (
    FIRST_HEARTS,
    Move,
    MoveResult,
    Options,
    Overpaying,
    Shuffle,
    SoloYield,
    State,
    Talk,
    do,
    hearts_acted,
    legal_moves,
    observe,
)


@dataclass(frozen=True)
class Ply:
    """A state, a legal move, the shuffle that hearts would use, and the result."""

    state: State
    move: Move
    shuffle: Shuffle
    done: MoveResult


def random_options(rng: Random) -> Options:
    """A random combination of §13, with defaults more likely."""
    return Options(
        solo_yield=rng.choice(list(SoloYield)),
        overpaying=rng.choice(list(Overpaying)),
        hand=rng.choice((0, 0, 0, -2, -1, 1, 2)),
        jesters=rng.choice((0, 0, -1, -2)),
        health=rng.choice((0, rng.randint(-10, 10))),
        attack=rng.choice((0, rng.randint(-5, 5))),
        yielding=rng.random() < 0.8,
        combo=rng.choice((10, rng.randint(4, 18))),
        talk=rng.choice(list(Talk)),
        open_hands=rng.random() < 0.2,
    )


def play_random_game(
    players: int, number: int, *, options: Options | None = None, skill: float = 0.9
) -> Iterator[Ply]:
    """Play a game to its end: the squire makes a share of `skill` of the moves, the others are random."""
    rng = Random(f"{players}/{number}")
    seed = Seed(f"walk/{players}/{number}")
    state = seed.deal(players, options or Options())
    hearts = FIRST_HEARTS
    while not state.step.is_over:
        shuffle = seed.shuffle(hearts)
        if rng.random() < skill:
            move = bot_named("squire").choose(observe(state, state.seat), rng).move
        else:
            move = rng.choice(legal_moves(state))
        done = do(state, move, shuffle)
        yield Ply(state, move, shuffle, done)
        hearts += hearts_acted(done.events)
        state = done.state


def many_plies(games: int, *, varied: bool = False) -> Iterator[Ply]:
    """The plies of `games` games for each number of players; `varied`: with random options."""
    for players in (1, 2, 3, 4):
        for number in range(games):
            rng = Random(f"options/{players}/{number}")
            options = random_options(rng) if varied else None
            yield from play_random_game(players, number, options=options)
