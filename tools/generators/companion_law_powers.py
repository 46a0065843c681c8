"""§4 to §6 and §8 as lookup tables: suit powers, immunity, and the next turn."""

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
from tools.generators.companion_law_fixtures import LETTERS, four_of_rank, start_state


def _twos(suits: Iterable[Suit]) -> tuple[Card, ...]:
    """A small play with these suits; it does not defeat an enemy."""
    return canonical(card(Rank.TWO, suit) for suit in suits)


def _against(enemy: Card, cards: tuple[Card, ...], **changes: object) -> State:
    """The first of two seats holds these cards, and enough others to cover any damage."""
    first = start_state()
    rest = tuple(four_of_rank(Rank.TEN))
    hands = (canonical((*cards, *rest)), first.hands[1])
    return replace(first, enemy=enemy, hands=hands, **changes)  # type: ignore[arg-type]  # by name


@dataclass(frozen=True, slots=True)
class Powers:
    """§4 the suits in the order they act, those that double, and those that shield."""

    order: str
    doubling: str
    shielding: str

    @staticmethod
    def derive() -> "Powers":
        """Derive the powers from single suits; assert them for every set of suits and immunity."""
        order, *_ = _effect(tuple(Suit), None)
        alone = {LETTERS[suit]: _effect((suit,), None) for suit in Suit}
        powers = Powers(
            order,
            "".join(letter for letter, (_, _, factor, _) in alone.items() if factor > 1),
            "".join(letter for letter, (*_, spades) in alone.items() if spades),
        )
        for size in range(1, len(Suit) + 1):
            for suits, immune in product(combinations(Suit, size), (*Suit, None)):
                assert powers.predict(suits, immune) == _effect(suits, immune)
        return powers

    def predict(self, suits: tuple[Suit, ...], immune: Suit | None) -> tuple[str, str, int, int]:
        played = [each for each in self.order if each in {LETTERS[suit] for suit in suits}]
        stopped = LETTERS[immune] if immune else ""
        acts = "".join(each for each in played if each != stopped)
        factor = 2 if any(each in self.doubling for each in acts) else 1
        spades = int(any(each in self.shielding for each in played))
        return acts, "".join(each for each in played if each == stopped), factor, spades


def _effect(suits: tuple[Suit, ...], immune: Suit | None) -> tuple[str, str, int, int]:
    """Suits that act, suits that are blocked, factor of the damage, factor of the spades."""
    cards = _twos(suits)
    enemy = card(Rank.KING, immune or Suit.CLUBS)
    done = do(_against(enemy, cards, table=() if immune else (JESTER,)), Play(cards))
    events, value = done.events, total(cards)
    acted = "".join(LETTERS[each.suit] for each in events if isinstance(each, PowerActed))
    blocked = "".join(LETTERS[each.suit] for each in events if isinstance(each, PowerBlocked))
    dealt = next(each.amount for each in events if isinstance(each, EnemyDamaged))
    return acted, blocked, dealt // value, done.state.spades // value


def immunity() -> Iterator[tuple[str, tuple[str, bool]]]:
    """Suit of the enemy, with `*` after a Jester → immune suit, and whether spades count."""
    for suit, table in product(Suit, ((), (JESTER,))):
        battle = replace(start_state(), enemy=card(Rank.KING, suit), table=table, spades=1)
        immune = immune_suit(battle)
        key = LETTERS[suit] + ("*" if table else "")
        yield key, (LETTERS[immune] if immune else "", shield(battle) > 0)


def turns() -> Iterator[tuple[str, tuple[int, str]]]:
    """Result of a move → how many seats the turn advances, and the next step."""
    king, two = card(Rank.KING, Suit.CLUBS), _twos((Suit.HEARTS,))
    hit = _against(king, two)
    left = health(hit) - total(two)
    struck = do(hit, Play(two))
    named = do(_against(king, (JESTER,)), Play((JESTER,)))
    results = {
        "struck": struck,
        "held": do(_against(king, two, spades=attack(hit)), Play(two)),
        "fallen": do(_against(king, two, damage=left), Play(two)),
        "last": do(_against(king, two, damage=left, castle=()), Play(two)),
        "covered": do(struck.state, Discard(struck.state.acting_hand)),
        "jester": named,
        "named": do(named.state, Nominate(named.state.seat)),
    }
    for result, done in results.items():
        yield result, (done.state.seat, done.state.step.value)
