"""Positions: ten fields, and an eleventh if options differ from the default.

`players turn enemy table hands tavern discard castle yields jesters [options]`
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from regicide.notation.cards import print_card, print_pile, read_card, read_pile
from regicide.notation.checks import (
    check_castle,
    check_deck,
    check_enemy,
    check_hand_sizes,
    check_jesters,
    check_step,
)
from regicide.notation.faults import Fault
from regicide.notation.options import print_options, read_options
from regicide.notation.text_span import TextSpan
from regicide.rules import Card, Options, Seat, State, Step, canonical
from regicide.rules.knowledge import Knowledge
from regicide.rules.options import DEFAULTS

FIELDS = (
    *("players", "turn", "enemy", "table", "hands", "tavern"),
    *("discard", "castle", "yields", "jesters", "options"),
)
#: Both ways of losing have the same letter; the parser infers from the cards which one it was.
STEP_LETTERS = {
    Step.PLAY: "p",
    Step.SUFFER: "d",
    Step.NAME: "n",
    Step.WON: "w",
    Step.BEATEN: "l",
    Step.STUCK: "l",
}
_STEPS = {"p": Step.PLAY, "d": Step.SUFFER, "n": Step.NAME, "w": Step.WON, "l": Step.BEATEN}


H = TypeVar("H")
T = TypeVar("T")
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class PositionFields(Generic[H, T, C]):
    """The parsed fields of a position or a view; hands, tavern and castle have different types."""

    seat: Seat
    step: Step
    enemy: Card
    damage: int
    spades: int
    table: tuple[Card, ...]
    hands: tuple[H, ...]
    tavern: T
    discard: tuple[Card, ...]
    castle: C
    yielded: tuple[bool, ...]
    jesters: int
    options: Options


def print_position(state: State) -> str:
    hands = "/".join([print_pile(hand) for hand in state.hands])
    return join_fields(
        str(state.players),
        f"{state.seat + 1}{STEP_LETTERS[state.step]}",
        f"{print_card(state.enemy)}/{state.damage}/{state.spades}",
        print_pile(state.table),
        hands,
        print_pile(state.tavern),
        print_pile(state.discard),
        print_pile(state.castle),
        print_yields(state.yielded),
        str(state.jesters),
        print_options(state.options),
    )


def join_fields(*fields: str) -> str:
    return " ".join(fields if fields[-1] else fields[:-1])


def print_yields(yielded: tuple[bool, ...]) -> str:
    return "".join("y" if each else "-" for each in yielded)


def parse_position(text: str) -> State:
    """Parse and check a position. Nothing is known of its face-down cards."""
    texts = split_fields(TextSpan(text))
    read = read_fields(texts, _read_hand, read_pile, _read_castle)
    state = State(
        read.options,
        read.seat,
        read.step,
        read.enemy,
        read.damage,
        read.spades,
        read.table,
        read.hands,
        read.tavern,
        read.discard,
        read.castle,
        read.yielded,
        read.jesters,
        Knowledge.nothing(len(read.hands)),
    )
    _check(state, texts)
    state = check_step(state, texts["turn"])
    check_jesters(state.players, state.jesters, texts["jesters"])
    return state


def _check(state: State, fields: dict[str, TextSpan]) -> None:
    piles = {
        "enemy": (state.enemy,),
        "table": state.table,
        "hands": tuple(card for hand in state.hands for card in hand),
        "tavern": state.tavern,
        "discard": state.discard,
        "castle": state.castle,
    }
    check_deck(piles, state.players, state.options, fields)
    check_castle(state.enemy, state.castle, fields["castle"])
    check_hand_sizes([len(hand) for hand in state.hands], state.options, fields["hands"])
    check_enemy(state, state.step, len(state.castle), fields)


def split_fields(text: TextSpan) -> dict[str, TextSpan]:
    pieces = text.split(" ")
    if len(pieces) not in (10, 11):
        text.fail(Fault.FIELD_COUNT, count=len(pieces))
    return dict(zip(FIELDS, pieces, strict=False))


def read_fields(
    texts: dict[str, TextSpan],
    read_hand: Callable[[TextSpan], H],
    read_tavern: Callable[[TextSpan], T],
    read_castle: Callable[[TextSpan], C],
) -> PositionFields[H, T, C]:
    """Parse the fields in order, so that the error names the first fault."""
    if texts["players"].chars not in ("1", "2", "3", "4"):
        texts["players"].fail(Fault.BAD_PLAYERS)
    players = int(texts["players"].chars)
    seat, step = _read_turn(texts["turn"], players)
    enemy, damage, spades = _read_enemy(texts["enemy"])
    return PositionFields(
        seat,
        step,
        enemy,
        damage,
        spades,
        read_pile(texts["table"]),
        tuple(read_hand(piece) for piece in _split_hands(texts["hands"], players)),
        read_tavern(texts["tavern"]),
        read_pile(texts["discard"]),
        read_castle(texts["castle"]),
        _read_yields(texts["yields"], players),
        texts["jesters"].number(Fault.BAD_JESTERS),
        read_options(texts["options"]) if "options" in texts else DEFAULTS,
    )


def _read_turn(text: TextSpan, players: int) -> tuple[Seat, Step]:
    seats = [str(seat + 1) for seat in range(players)]
    if len(text.chars) != 2 or text.chars[0] not in seats or text.chars[1] not in _STEPS:
        text.fail(Fault.BAD_TURN, players=players)
    return int(text.chars[0]) - 1, _STEPS[text.chars[1]]


def _read_enemy(text: TextSpan) -> tuple[Card, int, int]:
    pieces = text.split("/")
    if len(pieces) != 3:
        text.fail(Fault.BAD_ENEMY)
    enemy = read_card(pieces[0])
    if not enemy.is_royal:
        pieces[0].fail(Fault.BAD_ENEMY)
    return enemy, pieces[1].number(), pieces[2].number()


def _read_yields(text: TextSpan, players: int) -> tuple[bool, ...]:
    if len(text.chars) != players or set(text.chars) - {"y", "-"}:
        text.fail(Fault.BAD_YIELDS, players=players)
    return tuple(mark == "y" for mark in text.chars)


def _split_hands(text: TextSpan, players: int) -> list[TextSpan]:
    pieces = text.split("/")
    if len(pieces) != players:
        text.fail(Fault.BAD_HANDS, players=players)
    return pieces


def _read_hand(text: TextSpan) -> tuple[Card, ...]:
    hand = read_pile(text)
    if hand != canonical(hand):
        text.fail(Fault.HAND_ORDER, expected=print_pile(canonical(hand)))
    return hand


def _read_castle(text: TextSpan) -> tuple[Card, ...]:
    castle = read_pile(text)
    for place, each in enumerate(castle):
        if not each.is_royal:
            text[2 * place : 2 * place + 2].fail(Fault.BAD_CASTLE)
    return castle
