"""Whole games for tests: random ones die young, so a squire plays some of the moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from regicide.bots import bot_named
from regicide.notation import Seed
from regicide.rules import (
    FIRST_HEARTS,
    Done,
    Move,
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
    """A state, a legal move in it, the shuffle hearts would use, and what it led to."""

    state: State
    move: Move
    shuffle: Shuffle
    done: Done


def random_options(rng: Random) -> Options:
    """Any combination of §13, each option at its default half of the time."""
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


def walk(
    players: int, number: int, *, options: Options | None = None, skill: float = 0.9
) -> Iterator[Ply]:
    """A game from a deal to its end; a squire makes `skill` of the moves, chance the others."""
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
    """The plies of so many games at each number of players, with varied options if asked."""
    for players in (1, 2, 3, 4):
        for number in range(games):
            rng = Random(f"options/{players}/{number}")
            options = random_options(rng) if varied else None
            yield from walk(players, number, options=options)
