"""Positions: ten fields, an eleventh where options differ from the default.

`players turn enemy table hands tavern discard castle yields jesters [options]`
"""

from dataclasses import dataclass

from regicide.notation.cards import print_card, print_pile, read_card, read_pile
from regicide.notation.checks import (
    check_battle,
    check_castle,
    check_deck,
    check_hand_sizes,
    check_jesters,
    check_step,
)
from regicide.notation.faults import Fault
from regicide.notation.options import print_options, read_options
from regicide.notation.text import Text
from regicide.rules import Card, Options, Seat, State, Step, canonical
from regicide.rules.knowledge import Knowledge
from regicide.rules.options import DEFAULTS

FIELDS = (
    *("players", "turn", "enemy", "table", "hands", "tavern"),
    *("discard", "castle", "yields", "jesters", "options"),
)
#: A lost game is one letter, however it was lost; which of the two it was is read off the cards.
STEP_LETTERS = {
    Step.PLAY: "p",
    Step.SUFFER: "d",
    Step.NAME: "n",
    Step.WON: "w",
    Step.BEATEN: "l",
    Step.STUCK: "l",
}
_STEPS = {"p": Step.PLAY, "d": Step.SUFFER, "n": Step.NAME, "w": Step.WON, "l": Step.BEATEN}


@dataclass(frozen=True, slots=True)
class PlainFields:
    """The fields that positions and views write alike."""

    options: Options
    seat: Seat
    step: Step
    enemy: Card
    damage: int
    spades: int
    table: tuple[Card, ...]
    discard: tuple[Card, ...]
    yielded: tuple[bool, ...]
    jesters: int


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
    """The state a position text writes, with nothing known of what lies face down.

    All of it is checked: what comes back is a position the rules can go on from.
    """
    fields = split_fields(Text(text))
    plain = read_plain_fields(fields)
    players = len(plain.yielded)
    castle = _read_castle(fields["castle"])
    hands = _read_hands(fields["hands"], players)
    state = State(
        plain.options,
        plain.seat,
        plain.step,
        plain.enemy,
        plain.damage,
        plain.spades,
        plain.table,
        hands,
        read_pile(fields["tavern"]),
        plain.discard,
        castle,
        plain.yielded,
        plain.jesters,
        Knowledge.nothing(players),
    )
    _check(state, fields)
    return check_step(state, fields["turn"])


def _check(state: State, fields: dict[str, Text]) -> None:
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
    check_battle(state, state.step, len(state.castle), fields)
    check_jesters(state.players, state.jesters, fields["jesters"])


def split_fields(text: Text) -> dict[str, Text]:
    pieces = text.split(" ")
    if len(pieces) not in (10, 11):
        text.wrong(Fault.FIELD_COUNT, count=len(pieces))
    return dict(zip(FIELDS, pieces, strict=False))


def read_plain_fields(fields: dict[str, Text]) -> PlainFields:
    if fields["players"].chars not in ("1", "2", "3", "4"):
        fields["players"].wrong(Fault.BAD_PLAYERS)
    players = int(fields["players"].chars)
    seat, step = _read_turn(fields["turn"], players)
    enemy, damage, spades = _read_enemy(fields["enemy"])
    return PlainFields(
        read_options(fields["options"]) if "options" in fields else DEFAULTS,
        seat,
        step,
        enemy,
        damage,
        spades,
        read_pile(fields["table"]),
        read_pile(fields["discard"]),
        _read_yields(fields["yields"], players),
        _read_jesters(fields["jesters"]),
    )


def _read_turn(text: Text, players: int) -> tuple[Seat, Step]:
    seats = [str(seat + 1) for seat in range(players)]
    if len(text.chars) != 2 or text.chars[0] not in seats or text.chars[1] not in _STEPS:
        text.wrong(Fault.BAD_TURN, players=players)
    return int(text.chars[0]) - 1, _STEPS[text.chars[1]]


def _read_enemy(text: Text) -> tuple[Card, int, int]:
    pieces = text.split("/")
    if len(pieces) != 3:
        text.wrong(Fault.BAD_ENEMY)
    enemy = read_card(pieces[0])
    if not enemy.is_royal:
        pieces[0].wrong(Fault.BAD_ENEMY)
    return enemy, pieces[1].number(), pieces[2].number()


def _read_yields(text: Text, players: int) -> tuple[bool, ...]:
    if len(text.chars) != players or set(text.chars) - {"y", "-"}:
        text.wrong(Fault.BAD_YIELDS, players=players)
    return tuple(mark == "y" for mark in text.chars)


def _read_jesters(text: Text) -> int:
    return text.number(Fault.BAD_JESTERS)


def split_hands(text: Text, players: int) -> list[Text]:
    pieces = text.split("/")
    if len(pieces) != players:
        text.wrong(Fault.BAD_HANDS, players=players)
    return pieces


def _read_hands(text: Text, players: int) -> tuple[tuple[Card, ...], ...]:
    return tuple(_read_hand(piece) for piece in split_hands(text, players))


def _read_hand(text: Text) -> tuple[Card, ...]:
    hand = read_pile(text)
    if hand != canonical(hand):
        text.wrong(Fault.HAND_ORDER, expected=print_pile(canonical(hand)))
    return hand


def _read_castle(text: Text) -> tuple[Card, ...]:
    castle = read_pile(text)
    for place, each in enumerate(castle):
        if not each.is_royal:
            text[2 * place : 2 * place + 2].wrong(Fault.BAD_CASTLE)
    return castle
