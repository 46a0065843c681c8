"""Examples of positions and moves, in the form that the rulebook shows.

    enemy Jd/5/0 · hand 8c 9d Th · discard 2c 4d
    8c → damage 21

The first line is a sketch of a position (notation/sketch.py). The line of a move gives facts about the
state after it, or the reason why it is illegal.
"""

from collections.abc import Callable

from regicide.notation import parse_move, print_pile, print_view
from regicide.notation.position import STEP_LETTERS
from regicide.notation.sketch import parse_sketch
from regicide.rules import (
    Lost,
    MoveResult,
    Shuffle,
    State,
    Won,
    attack,
    do,
    health,
    immune_suit,
    keep_order,
    observe,
    outcome,
    shield,
    why_illegal,
)
from regicide.rules.events import CardsDrawn, CardsHealed, PowerActed, PowerBlocked


def _seats_drawn(done: MoveResult) -> str:
    drawn = [0] * done.state.players
    for event in done.events:
        if isinstance(event, CardsDrawn):
            drawn[event.seat] += event.count
    return "/".join(map(str, drawn))


def _suits(done: MoveResult, kind: type[PowerActed] | type[PowerBlocked]) -> str:
    found = [event.suit.value for event in done.events if isinstance(event, kind)]
    return " ".join(found) or "none"


def _ended(done: MoveResult) -> str:
    match outcome(done.state):
        case Won(_, medal, clause):
            return f"won {clause}" + (f" {medal.value}" if medal else "")
        case Lost(_, clause):
            return f"lost {clause}"
        case _:
            return "no"


#: Facts that an example may state about the result of a move.
FACTS: dict[str, Callable[[MoveResult], str]] = {
    "turn": lambda done: f"{done.state.seat + 1}{STEP_LETTERS[done.state.step]}",
    "enemy": lambda done: print_pile((done.state.enemy,)),
    "damage": lambda done: str(done.state.damage),
    "spades": lambda done: str(done.state.spades),
    "attack": lambda done: str(attack(done.state)),
    "health": lambda done: str(health(done.state)),
    "shield": lambda done: str(shield(done.state)),
    "immune": lambda done: getattr(immune_suit(done.state), "value", "none"),
    "table": lambda done: print_pile(done.state.table),
    "hand": lambda done: print_pile(done.state.hands[0]),
    "hand2": lambda done: print_pile(done.state.hands[1]),
    "hands": lambda done: "/".join(str(len(hand)) for hand in done.state.hands),
    "tavern": lambda done: str(len(done.state.tavern)),
    "top": lambda done: print_pile(done.state.tavern[:1]),
    "bottom": lambda done: print_pile(done.state.tavern[-1:]),
    "discard": lambda done: print_pile(done.state.discard),
    "castle": lambda done: str(len(done.state.castle)),
    "yields": lambda done: "".join("y" if each else "-" for each in done.state.yielded),
    "jesters": lambda done: str(done.state.jesters),
    "acts": lambda done: _suits(done, PowerActed),
    "blocked": lambda done: _suits(done, PowerBlocked),
    "drawn": _seats_drawn,
    "healed": lambda done: str(
        sum(len(e.cards) for e in done.events if isinstance(e, CardsHealed))
    ),
    "ended": _ended,
    "sees": lambda done: print_view(observe(done.state, None)).split(" ")[4],
    "under": lambda done: print_view(observe(done.state, None)).split(" ")[5],
}


#: Facts whose value contains significant spaces; spaces between cards are ignored.
_SPACED = ("ended", "acts", "blocked")


def make_moves(state: State, moves: str, shuffle: Shuffle = keep_order) -> MoveResult:
    """Make moves, separated by spaces; return the result of the last one."""
    *before, last = moves.split(" ")
    for each in before:
        state = do(state, parse_move(each), shuffle).state
    return do(state, parse_move(last), shuffle)


def check(start: str, moves: str, expected: str, shuffle: Shuffle = keep_order) -> None:
    """Check the facts after these moves, or the reason why the last one is illegal."""
    state = parse_sketch(start)
    if " " not in expected:
        *before, last = moves.split(" ")
        for each in before:
            state = do(state, parse_move(each), shuffle).state
        illegality = why_illegal(state, parse_move(last))
        assert (illegality.reason.code if illegality else "legal") == expected
        return
    done = make_moves(state, moves, shuffle)
    for fact in expected.split(" · "):
        name, value = fact.split(" ", 1)
        found = FACTS[name](done)
        wanted = value if name in _SPACED else value.replace(" ", "")
        assert found == wanted, name
