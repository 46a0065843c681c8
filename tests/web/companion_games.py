"""Games of the engine as the companion is told them: deeds, and the numbers after each."""

from collections.abc import Iterator
from dataclasses import dataclass

from regicide.notation import Seed, parse_move, print_card, print_move, print_options
from regicide.rules import (
    FIRST_HEARTS,
    Discard,
    Done,
    Move,
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
from regicide.rules.yielding import unyieldable


@dataclass(frozen=True)
class Moment:
    """What is told, and what the engine has then; must agree with web/tests/companion_games.ts."""

    deeds: tuple[str, ...]
    numbers: dict[str, object]


def letter(suit: Suit | None) -> str:
    return suit.value[0] if suit else ""


def first(state: State) -> Moment:
    return Moment((f"={print_card(state.enemy)}",), numbers(state, ()))


def told(move: Move, done: Done, fallen: tuple[EnemyDefeated, ...]) -> Moment:
    """A move as it is told: what was turned up then, and a loss, are told too."""
    deeds = ["cover" if isinstance(move, Discard) else print_move(move)]
    deeds += [
        f"={print_card(each.enemy)}" for each in done.events if isinstance(each, EnemyRevealed)
    ]
    if done.state.step in (Step.BEATEN, Step.STUCK):
        deeds.append("lose")
    return Moment(tuple(deeds), numbers(done.state, fallen))


def numbers(state: State, fallen: tuple[EnemyDefeated, ...]) -> dict[str, object]:
    step = "lost" if state.step in (Step.BEATEN, Step.STUCK) else state.step.value
    why = unyieldable(state)
    return {
        "step": step,
        "seat": state.seat,
        "enemy": print_card(state.enemy),
        "health": health(state),
        "health_left": health_left(state),
        "attack": attack(state),
        "damage": state.damage,
        "spades": state.spades,
        "shield": shield(state),
        "immune": letter(immune_suit(state)),
        "yielded": list(state.yielded),
        "jesters": state.jesters,
        "beaten": len(fallen),
        "unyieldable": why.code if why else "",
        "medal": medal(state).value if state.players == 1 else "",
        "exact": fallen[-1].exact if fallen else None,
        "over": state.step.is_over,
    }


@dataclass(frozen=True)
class Walk:
    """A game from its first royal on."""

    players: int
    options: str
    moments: tuple[Moment, ...]


def walk_of(start: State, dones: Iterator[tuple[Move, Done]]) -> Walk:
    moments = [first(start)]
    fallen: tuple[EnemyDefeated, ...] = ()
    for move, done in dones:
        fallen += tuple(each for each in done.events if isinstance(each, EnemyDefeated))
        moments.append(told(move, done, fallen))
    return Walk(start.players, print_options(start.options), tuple(moments))


def replayed(players: int, seed: str, moves: list[str], options: Options | None = None) -> Walk:
    """A line of moves, with the shuffles of its seed."""
    start = Seed(seed).deal(players, options or Options())

    def dones() -> Iterator[tuple[Move, Done]]:
        state, hearts = start, FIRST_HEARTS
        for text in moves:
            move = parse_move(text)
            done = do(state, move, Seed(seed).shuffle(hearts))
            yield move, done
            hearts += hearts_acted(done.events)
            state = done.state

    return walk_of(start, dones())


def golden(text: str) -> list[Walk]:
    """The walks every engine must reproduce: `# players seed`, then a line a move."""
    found = []
    for game in text.split("# ")[1:]:
        head, _deal, *lines = game.strip().split("\n")
        players, seed = head.split(" ", 1)
        moves = [line.split("|")[0] for line in lines if line]
        found.append(replayed(int(players), seed, moves))
    return found
