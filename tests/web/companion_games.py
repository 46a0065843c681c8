"""Games of the engine as the companion sees them: what its users enter, and the numbers after it."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.notation import Seed, parse_move, print_card, print_move, print_options
from regicide.rules import (
    FIRST_HEARTS,
    Discard,
    Move,
    MoveResult,
    Options,
    State,
    Step,
    Suit,
    attack,
    do,
    health,
    health_left,
    hearts_acted,
    immune_suit,
    shield,
)
from regicide.rules.events import EnemyDefeated, EnemyRevealed
from regicide.rules.solo import medal
from regicide.rules.yielding import why_no_yield


@dataclass(frozen=True)
class CompanionStep:
    """What users enter, and the numbers of the engine after it.

    Must agree with web/tests/support/companion_games.ts.
    """

    actions: tuple[str, ...]
    numbers: dict[str, object]


def suit_letter(suit: Suit) -> str:
    return suit.value[0]


def first_step(state: State) -> CompanionStep:
    return CompanionStep((f"={print_card(state.enemy)}",), numbers(state, ()))


def step_after(move: Move, done: MoveResult, fallen: tuple[EnemyDefeated, ...]) -> CompanionStep:
    """A move as users enter it, with the revealed enemy or the loss that follows."""
    actions = ["cover" if isinstance(move, Discard) else print_move(move)]
    actions += [
        f"={print_card(each.enemy)}" for each in done.events if isinstance(each, EnemyRevealed)
    ]
    if done.state.step in (Step.BEATEN, Step.STUCK):
        actions.append("lose")
    return CompanionStep(tuple(actions), numbers(done.state, fallen))


def numbers(state: State, fallen: tuple[EnemyDefeated, ...]) -> dict[str, object]:
    why = why_no_yield(state) if state.step is Step.PLAY else None
    immune = immune_suit(state)
    return {
        "step": state.step.value,
        "seat": state.seat,
        "enemy": print_card(state.enemy),
        "health": health(state),
        "health_left": health_left(state),
        "attack": attack(state),
        "shield": shield(state),
        "immune": immune.value if immune else None,
        "yielded": list(state.yielded),
        "jesters": state.jesters,
        "beaten": len(fallen),
        "exact": sum(each.exact for each in fallen),
        "unyieldable": why.code if why else "",
        "medal": medal(state).value if state.players == 1 else None,
        "over": state.step.is_over,
    }


@dataclass(frozen=True)
class CompanionGame:
    """A game from its first enemy on, step by step."""

    players: int
    options: str
    steps: tuple[CompanionStep, ...]


def companion_game(start: State, results: Iterator[tuple[Move, MoveResult]]) -> CompanionGame:
    steps = [first_step(start)]
    fallen: tuple[EnemyDefeated, ...] = ()
    for move, done in results:
        fallen += tuple(each for each in done.events if isinstance(each, EnemyDefeated))
        steps.append(step_after(move, done, fallen))
    return CompanionGame(start.players, print_options(start.options), tuple(steps))


def replay_moves(
    players: int, seed: str, moves: list[str], options: Options | None = None
) -> CompanionGame:
    """A game with these moves and the shuffles of its seed."""
    start = Seed(seed).deal(players, options or Options())

    def results() -> Iterator[tuple[Move, MoveResult]]:
        state, hearts = start, FIRST_HEARTS
        for text in moves:
            move = parse_move(text)
            done = do(state, move, Seed(seed).shuffle(hearts))
            yield move, done
            hearts += hearts_acted(done.events)
            state = done.state

    return companion_game(start, results())


def read_golden_games(text: str) -> list[CompanionGame]:
    """Read golden games: `# players seed`, the deal, then one line per move."""
    found = []
    for game in text.split("# ")[1:]:
        head, _deal, *lines = game.strip().split("\n")
        players, seed = head.split(" ", 1)
        moves = [line.split("|")[0] for line in lines if line]
        found.append(replay_moves(int(players), seed, moves))
    return found
