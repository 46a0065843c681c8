"""The cards that a client has not seen: all without those that lie open or that everyone knows.

web/src/game/unseen_cards.ts counts the same: a test compares both with what an observation leaves hidden.
"""

from dataclasses import dataclass
from itertools import chain

from regicide.notation import print_card
from regicide.rules import Rank, Suit, card
from regicide.wire.game_view import Fate, GameView
from regicide.wire.update import OwnView

#: Every card but the Jesters, in notation, suit by suit.
SUITED = {
    suit: tuple([print_card(card(rank, suit)) for rank in Rank if rank is not Rank.JESTER])
    for suit in Suit
}


@dataclass(frozen=True, slots=True)
class UnseenCards:
    #: In notation, without Jesters.
    cards: frozenset[str]
    jesters: int


def unseen_cards(game: GameView, own: OwnView | None) -> UnseenCards:
    """`own` is None for a spectator."""
    hands = [
        own.hand if own is not None and own.seat == seat else hand.known
        for seat, hand in enumerate(game.hands)
    ]
    known = (*game.tavern.top, *chain(*game.tavern.groups))
    to_come = (each.card for each in game.royals if each.fate is Fate.TO_COME)
    seen = {game.enemy.card, *game.table, *game.discard, *chain(*hands), *known, *to_come}
    cards = frozenset(chain(*SUITED.values())) - seen
    counts = (hand.count - len(seen_of) for hand, seen_of in zip(game.hands, hands, strict=True))
    # How many Jesters a game has depends on its players and options; what is hidden and not listed is one.
    hidden = game.tavern.count - len(known) + sum(counts)
    return UnseenCards(cards, hidden - len(cards))
