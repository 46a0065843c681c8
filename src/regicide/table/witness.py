"""What a client saw of a deal, and whether the sealed seed gives it. Must agree with web/src/table/witness.ts."""

from collections import Counter
from enum import Enum
from typing import TypeAlias

from regicide.rules import Card, Options, Seat, State
from regicide.rules.options import DEFAULTS
from regicide.table.seal import Seal
from regicide.table.value import Value


class Verdict(Enum):
    """What the check of a seal found."""

    TRUE = "true"
    #: Seed and salt do not give the commitment that was shown before play.
    FALSE = "false"
    #: They do, but the seed deals other cards than those that were played.
    OTHER_DEAL = "other-deal"


class PutOnTop(Value, frozen=True):
    """§5.2 a defeated enemy lies on the tavern."""

    card: Card


class PutUnder(Value, frozen=True):
    """§4.5 hearts put this many cards under the tavern; their order was not seen."""

    count: int


class Drawn(Value, frozen=True):
    """§4.6, §12.1 so many cards left the tavern in one move; these of them were seen."""

    count: int
    cards: tuple[Card, ...]


TavernStep: TypeAlias = PutOnTop | PutUnder | Drawn


class Witness(Value, frozen=True, kw_only=True):
    """The commitment shown before play, and the cards seen since. What was not seen is left out."""

    commitment: str
    players: int
    options: Options = DEFAULTS
    #: First hands, by seat.
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()
    #: Enemies, by how many had been defeated before.
    enemies: tuple[tuple[int, Card], ...] = ()
    #: What happened to the tavern, from the deal on and without a gap.
    tavern: tuple[TavernStep, ...] = ()


def check_seal(seal: Seal, witness: Witness) -> Verdict:
    """Whether seed and salt are what was sealed, and deal what was seen."""
    if seal.commitment != witness.commitment:
        return Verdict.FALSE
    deal = seal.seed.deal(witness.players, witness.options)
    return Verdict.TRUE if _gives(deal, witness) else Verdict.OTHER_DEAL


def _gives(deal: State, witness: Witness) -> bool:
    castle = (deal.enemy, *deal.castle)
    return (
        all(Counter(deal.hands[seat]) == Counter(hand) for seat, hand in witness.hands)
        and all(castle[place] is enemy for place, enemy in witness.enemies)
        and _tavern_gives(deal.tavern, witness.tavern)
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
    """Each card seen is one of these, or may be one of those whose place is unknown."""
    known = Counter(card for card in top if card is not None)
    return (Counter(cards) - known).total() <= top.count(None)
