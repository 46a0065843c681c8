"""Small positions and what becomes of them, written so that a rulebook can show them.

    enemy Jd/5/0 · hand 8c 9d Th · discard 2c 4d
    8c → damage 21

The first line is a sketch of a position (notation/sketch.py). A move's line says what holds after
it, or why it is illegal.
"""

from collections.abc import Callable

from regicide.notation import parse_move, print_pile, print_view
from regicide.notation.position import STEP_LETTERS
from regicide.notation.sketch import sketched as given
from regicide.rules import (
    Card,
    Done,
    Lost,
    Shuffle,
    State,
    Won,
    as_is,
    attack,
    do,
    health,
    immune_suit,
    observe,
    outcome,
    shield,
    why_illegal,
)
from regicide.rules import events as happened


def written(pile: tuple[Card, ...]) -> str:
    return print_pile(pile)


def _seats_drawn(done: Done) -> str:
    drawn = [0] * done.state.players
    for event in done.events:
        if isinstance(event, happened.CardsDrawn):
            drawn[event.seat] += event.count
    return "/".join(map(str, drawn))


def _told(done: Done, kind: type) -> list[object]:
    return [event for event in done.events if isinstance(event, kind)]


def _suits(done: Done, kind: type[happened.PowerActed] | type[happened.PowerBlocked]) -> str:
    found = [event.suit.value for event in done.events if isinstance(event, kind)]
    return " ".join(found) or "none"


def _ended(done: Done) -> str:
    match outcome(done.state):
        case Won(_, medal, clause):
            return f"won {clause}" + (f" {medal.value}" if medal else "")
        case Lost(_, clause):
            return f"lost {clause}"
        case _:
            return "no"


#: What an example may say of the state after a move.
FACTS: dict[str, Callable[[Done], str]] = {
    "turn": lambda done: f"{done.state.seat + 1}{STEP_LETTERS[done.state.step]}",
    "enemy": lambda done: written((done.state.enemy,)),
    "damage": lambda done: str(done.state.damage),
    "spades": lambda done: str(done.state.spades),
    "attack": lambda done: str(attack(done.state)),
    "health": lambda done: str(health(done.state)),
    "shield": lambda done: str(shield(done.state)),
    "immune": lambda done: getattr(immune_suit(done.state), "value", "none"),
    "table": lambda done: written(done.state.table),
    "hand": lambda done: written(done.state.hands[0]),
    "hand2": lambda done: written(done.state.hands[1]),
    "hands": lambda done: "/".join(str(len(hand)) for hand in done.state.hands),
    "tavern": lambda done: str(len(done.state.tavern)),
    "top": lambda done: written(done.state.tavern[:1]),
    "bottom": lambda done: written(done.state.tavern[-1:]),
    "discard": lambda done: written(done.state.discard),
    "castle": lambda done: str(len(done.state.castle)),
    "yields": lambda done: "".join("y" if each else "-" for each in done.state.yielded),
    "jesters": lambda done: str(done.state.jesters),
    "acts": lambda done: _suits(done, happened.PowerActed),
    "blocked": lambda done: _suits(done, happened.PowerBlocked),
    "drawn": _seats_drawn,
    "healed": lambda done: str(
        sum(len(e.cards) for e in done.events if isinstance(e, happened.CardsHealed))
    ),
    "ended": _ended,
    "sees": lambda done: print_view(observe(done.state, None)).split(" ")[4],
    "under": lambda done: print_view(observe(done.state, None)).split(" ")[5],
}


#: Facts whose words are told apart by spaces; elsewhere spaces are for the eye.
_SENTENCES = ("ended", "acts", "blocked")


def moved(state: State, moves: str, shuffle: Shuffle = as_is) -> Done:
    """One or more moves with spaces between them; the last one's doing."""
    *before, last = moves.split(" ")
    for each in before:
        state = do(state, parse_move(each), shuffle).state
    return do(state, parse_move(last), shuffle)


def check(start: str, moves: str, expected: str, shuffle: Shuffle = as_is) -> None:
    """The moves from this position do what is expected, or the last is illegal as expected."""
    state = given(start)
    if " " not in expected:
        *before, last = moves.split(" ")
        for each in before:
            state = do(state, parse_move(each), shuffle).state
        illegality = why_illegal(state, parse_move(last))
        assert (illegality.reason.code if illegality else "legal") == expected
        return
    done = moved(state, moves, shuffle)
    for fact in expected.split(" · "):
        name, value = fact.split(" ", 1)
        found = FACTS[name](done)
        wanted = value if name in _SENTENCES else value.replace(" ", "")
        assert found == wanted, name
