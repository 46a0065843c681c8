"""Check a seal against the cards a client saw. The page does the same: tests/golden/client."""

from collections import Counter
from enum import Enum
from typing import TypeAlias

from regicide.rules import Card, Options, Seat, State
from regicide.rules.options import DEFAULTS
from regicide.table.frozen_struct import FrozenStruct
from regicide.table.seal import Seal


class SealVerdict(Enum):
    """The result of checking a seal."""

    TRUE = "true"
    #: Seed and salt do not give the commitment that was public before play.
    FALSE = "false"
    #: The commitment is right, but the seed deals other cards than the client saw.
    OTHER_DEAL = "other-deal"


class PutOnTop(FrozenStruct, frozen=True):
    """§5.2 a defeated enemy was put on top of the tavern."""

    card: Card


class PutUnder(FrozenStruct, frozen=True):
    """§4.5 hearts moved this many cards under the tavern, in unknown order."""

    count: int


class Drawn(FrozenStruct, frozen=True):
    """§4.6, §12.1 one move drew `count` cards from the tavern; the client saw `cards` of them."""

    count: int
    cards: tuple[Card, ...]


TavernStep: TypeAlias = PutOnTop | PutUnder | Drawn


class SeenDeal(FrozenStruct, frozen=True, kw_only=True):
    """The public commitment, and the cards a client saw. What it did not see is left out."""

    commitment: str
    players: int
    options: Options = DEFAULTS
    #: The dealt hands that the client saw, by seat.
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    #: Enemies, each with the number of enemies defeated before it.
    enemies: tuple[tuple[int, Card], ...] = ()
    #: All changes of the tavern since the deal.
    tavern: tuple[TavernStep, ...] = ()


def check_seal(seal: Seal, seen: SeenDeal) -> SealVerdict:
    """Check that seed and salt give the commitment, and that the seed deals what the client saw."""
    if seal.commitment != seen.commitment:
        return SealVerdict.FALSE
    deal = seal.seed.deal(seen.players, seen.options)
    return SealVerdict.TRUE if _gives(deal, seen) else SealVerdict.OTHER_DEAL


def _gives(deal: State, seen: SeenDeal) -> bool:
    castle = (deal.enemy, *deal.castle)
    return (
        all(Counter(deal.hands[seat]) == Counter(hand) for seat, hand in seen.hands)
        and all(castle[place] is enemy for place, enemy in seen.enemies)
        and _tavern_gives(deal.tavern, seen.tavern)
    )


def _tavern_gives(tavern: tuple[Card, ...], steps: tuple[TavernStep, ...]) -> bool:
    pile: list[Card | None] = [*tavern]
    for step in steps:
        match step:
            case PutOnTop(card):
                pile.insert(0, card)
            case PutUnder(count):
                pile += [None] * count
            case Drawn(count, cards):
                top, pile = pile[:count], pile[count:]
                if not _could_be(top, cards):
                    return False
    return True


def _could_be(top: list[Card | None], cards: tuple[Card, ...]) -> bool:
    """Whether the seen cards are among these, or may be one of the unknown ones."""
    known = Counter(card for card in top if card is not None)
    return (Counter(cards) - known).total() <= top.count(None)
