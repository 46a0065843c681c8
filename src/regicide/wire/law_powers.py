"""§4 to §6 and §8 as tables: what suits do, what immunity and Jesters change, whose turn follows."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations, product

from regicide.rules import (
    JESTER,
    Card,
    Discard,
    Nominate,
    Play,
    Rank,
    State,
    Suit,
    attack,
    canonical,
    card,
    do,
    health,
    immune_suit,
    shield,
    total,
)
from regicide.rules.events import EnemyDamaged, PowerActed, PowerBlocked
from regicide.wire.law_fixtures import LETTERS, four, start


def _twos(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """The smallest play with these suits: it defeats nobody by itself."""
    return canonical(card(Rank.TWO, suit) for suit in suits)


def _against(enemy: Card, cards: tuple[Card, ...], **changes: object) -> State:
    """Seat 1 of 2 holds these cards, and enough to cover any damage."""
    first = start()
    rest = tuple(four(Rank.TEN))
    hands = (canonical((*cards, *rest)), first.hands[1])
    return replace(first, enemy=enemy, hands=hands, **changes)  # type: ignore[arg-type]  # by name


@dataclass(frozen=True, slots=True)
class Powers:
    """§4 as far as it can be told without hands and piles."""

    order: str
    doubling: str
    shielding: str

    @staticmethod
    def found() -> "Powers":
        """Read off single suits, and held against every set of suits and every immunity."""
        order, *_ = _deed(tuple(Suit), None)
        alone = {LETTERS[suit]: _deed((suit,), None) for suit in Suit}
        powers = Powers(
            order,
            "".join(letter for letter, (_, _, blows, _) in alone.items() if blows > 1),
            "".join(letter for letter, (*_, spades) in alone.items() if spades),
        )
        for size in range(1, len(Suit) + 1):
            for suits, immune in product(combinations(Suit, size), (*Suit, None)):
                assert powers.of(suits, immune) == _deed(suits, immune)
        return powers

    def of(self, suits: tuple[Suit, ...], immune: Suit | None) -> tuple[str, str, int, int]:
        played = [each for each in self.order if each in {LETTERS[suit] for suit in suits}]
        stopped = LETTERS[immune] if immune else ""
        acts = "".join(each for each in played if each != stopped)
        blows = 2 if any(each in self.doubling for each in acts) else 1
        spades = int(any(each in self.shielding for each in played))
        return acts, "".join(each for each in played if each == stopped), blows, spades


def _deed(suits: tuple[Suit, ...], immune: Suit | None) -> tuple[str, str, int, int]:
    """Suits that act, suits that are blocked, times the value is dealt, times it counts as spades."""
    cards = _twos(suits)
    enemy = card(Rank.KING, immune or Suit.CLUBS)
    done = do(_against(enemy, cards, table=() if immune else (JESTER,)), Play(cards))
    events, value = done.events, total(cards)
    acted = "".join(LETTERS[each.suit] for each in events if isinstance(each, PowerActed))
    blocked = "".join(LETTERS[each.suit] for each in events if isinstance(each, PowerBlocked))
    dealt = next(each.amount for each in events if isinstance(each, EnemyDamaged))
    return acted, blocked, dealt // value, done.state.spades // value


def sway() -> Iterator[tuple[str, tuple[str, bool]]]:
    for suit, table in product(Suit, ((), (JESTER,))):
        battle = replace(start(), enemy=card(Rank.KING, suit), table=table, spades=1)
        immune = immune_suit(battle)
        key = LETTERS[suit] + ("*" if table else "")
        yield key, (LETTERS[immune] if immune else "", shield(battle) > 0)


def turns() -> Iterator[tuple[str, tuple[int, str]]]:
    """What the game waits for after a move that leaves the enemy standing, or does not."""
    king, two = card(Rank.KING, Suit.CLUBS), _twos((Suit.HEARTS,))
    hit = _against(king, two)
    left = health(hit) - total(two)
    struck = do(hit, Play(two))
    named = do(_against(king, (JESTER,)), Play((JESTER,)))
    waits = {
        "struck": struck,
        "held": do(_against(king, two, spades=attack(hit)), Play(two)),
        "fallen": do(_against(king, two, damage=left), Play(two)),
        "last": do(_against(king, two, damage=left, castle=()), Play(two)),
        "covered": do(struck.state, Discard(struck.state.acting_hand)),
        "jester": named,
        "named": do(named.state, Nominate(named.state.seat)),
    }
    for came, done in waits.items():
        yield came, (done.state.seat, done.state.step.value)
