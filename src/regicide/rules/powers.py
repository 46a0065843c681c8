"""§4 step two: suit powers."""

from functools import lru_cache

from regicide.rules.cards import Card, Suit, canonical
from regicide.rules.chance import Shuffle
from regicide.rules.draft import Draft
from regicide.rules.drawing import draw
from regicide.rules.enemy import attack, immune_suit, shield
from regicide.rules.events import CardsHealed, PowerActed, PowerBlocked, ShieldRaised

#: §4.4 hearts before diamonds. The black suits only take effect in steps three and four.
ORDER = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)


@lru_cache(maxsize=4096)
def suits_played(cards: tuple[Card, ...]) -> tuple[Suit, ...]:
    """§4.1 each distinct suit once, in the order its power resolves."""
    suits = {each.suit for each in cards}
    return tuple([suit for suit in ORDER if suit in suits])


def use_powers(draft: Draft, cards: tuple[Card, ...], value: int, shuffle: Shuffle) -> None:
    """§4.1, §4.2 apply the power of every suit played, at the full attack value."""
    immune = immune_suit(draft)
    suits = suits_played(cards)
    if Suit.SPADES in suits:
        draft.spades += value  # §8.5 counted even while the enemy is immune
    for suit in suits:
        if suit is immune:  # §4.3
            draft.emit(PowerBlocked(suit, value))
        else:
            draft.emit(PowerActed(suit, value))
            _act(draft, suit, value, shuffle)


def _act(draft: Draft, suit: Suit, value: int, shuffle: Shuffle) -> None:
    match suit:
        case Suit.HEARTS:
            heal(draft, value, shuffle)
        case Suit.DIAMONDS:  # §4.6
            draw(draft, value)
        case Suit.SPADES:  # §4.8
            draft.emit(ShieldRaised(shield(draft), attack(draft)))
        case Suit.CLUBS:  # §4.7 see `damage_dealt`
            pass


def heal(draft: Draft, value: int, shuffle: Shuffle) -> None:
    """§4.5 shuffle the discard pile and move up to `value` of its cards under the tavern."""
    shuffled = tuple(shuffle(draft.discard))
    healed, draft.discard = shuffled[:value], shuffled[value:]
    draft.tavern += healed
    draft.knowledge = draft.knowledge.with_group(len(healed))
    draft.emit(CardsHealed(canonical(healed)))


def damage_dealt(cards: tuple[Card, ...], value: int, immune: Suit | None) -> int:
    """§4.7 the attack value, doubled if clubs act."""
    return 2 * value if Suit.CLUBS is not immune and Suit.CLUBS in suits_played(cards) else value
