"""Small positions and what becomes of them, written so that a rulebook can show them.

    enemy Jd/5/0 · hand 8c 9d Th · discard 2c 4d
    8c → damage 21

The first line is a position; cards it does not name lie under the tavern, unseen royals of the
enemy's rank or above in the castle. A move's line says what holds after it, or why it is illegal.
Both are turned into notation and read by its parser: nothing is poked into a state.
"""

from collections.abc import Callable

from regicide.notation import parse_move, parse_position, print_pile, print_view
from regicide.notation.cards import read_cards
from regicide.notation.options import parse_options
from regicide.notation.position import STEP_LETTERS
from regicide.notation.text import Text
from regicide.rules import (
    CARDS,
    JESTER,
    Card,
    Done,
    Lost,
    Options,
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
from regicide.rules.cards import ROYAL_RANKS
from regicide.rules.setup import tavern_jesters


def cards(text: str) -> tuple[Card, ...]:
    joined = text.replace(" ", "")
    return () if joined in ("", "-") else read_cards(Text(joined))


def given(text: str) -> State:
    """The position a line describes."""
    named = dict(part.split(" ", 1) for part in text.split(" · "))
    players = int(named.pop("players", "2"))
    options = parse_options(named["options"]) if "options" in named else Options()
    enemy = named.pop("enemy", "Jd")
    enemy += "/0/0" if "/" not in enemy else ""
    piles = {name: cards(named.pop(name, "")) for name in ("table", "discard", "tavern")}
    hands = [cards(named.pop("hand", ""))]
    hands += [cards(named.pop(f"hand{seat}", "")) for seat in range(2, players + 1)]
    castle = cards(named.pop("castle")) if "castle" in named else None
    rest = _rest(players, options, enemy, [*piles.values(), *hands, castle or ()])
    royals = [each for each in rest if _is_to_come(each, enemy)] if castle is None else []
    piles["castle"] = tuple(royals) if castle is None else castle
    under = tuple(each for each in rest if each not in royals)
    where = named.pop("rest", "tavern")
    piles[where] = piles[where] + under if where == "tavern" else under + piles[where]
    state = parse_position(
        " ".join(
            [
                str(players),
                named.pop("turn", "1p"),
                enemy,
                print_pile(piles["table"]),
                "/".join(print_pile(sorted(hand, key=lambda each: each.order)) for hand in hands),
                print_pile(piles["tavern"]),
                print_pile(piles["discard"]),
                print_pile(piles["castle"]),
                named.pop("yields", "-" * players),
                named.pop("jesters", "2" if players == 1 else "0"),
                *([named.pop("options")] if "options" in named else []),
            ]
        )
    )
    assert not named, f"no such thing: {', '.join(named)}"
    return state


def _rest(players: int, options: Options, enemy: str, piles: list[tuple[Card, ...]]) -> list[Card]:
    used = [*cards(enemy[:2]), *(each for pile in piles for each in pile)]
    jesters = [JESTER] * (tavern_jesters(players, options) - used.count(JESTER))
    return [each for each in CARDS[:-1] if each not in used] + jesters


def _is_to_come(card: Card, enemy: str) -> bool:
    rank = cards(enemy[:2])[0].rank
    return card.is_royal and ROYAL_RANKS.index(card.rank) >= ROYAL_RANKS.index(rank)


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
