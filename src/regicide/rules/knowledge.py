"""§1.7 what everyone knows about face-down cards.

Everyone knows a royal on top of the tavern (§5.2) until it is drawn, then in the hand that drew it
until it is played or discarded. Everyone also knows the *set* of cards each hearts power moved under
the tavern (§4.5), because the discard pile is face up before and after.
"""

from dataclasses import dataclass, replace

from regicide.rules.cards import Card
from regicide.rules.moves import Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Public knowledge, stored as sizes; the cards themselves are in the state.

    The tavern, from the top: `top` known cards, unknown cards, then the `groups`.
    """

    #: How many cards on top of the tavern are known.
    top: int
    #: The sizes of the groups under the tavern, oldest first.
    groups: tuple[int, ...]
    #: For each seat the cards everyone knows it holds, in canonical order.
    hands: tuple[tuple[Card, ...], ...]

    @staticmethod
    def nothing(players: int) -> "Knowledge":
        return Knowledge(0, (), ((),) * players)

    def after_drawing(self, number: int, tavern: int) -> "Knowledge":
        """Return the knowledge after `number` cards are drawn from a tavern of `tavern` cards.

        When one card of a group is drawn, the rest of the group counts as unknown. A group of one
        card is not treated as a known card.
        """
        unknown = tavern - self.top - sum(self.groups)
        into_groups = number - self.top - unknown
        groups = self.groups
        while into_groups > 0:
            into_groups -= groups[0]
            groups = groups[1:]
        return Knowledge(max(0, self.top - number), groups, self.hands)

    def with_group(self, size: int) -> "Knowledge":
        """Hearts moved `size` cards under the tavern."""
        return replace(self, groups=(*self.groups, size)) if size else self

    def with_royal_on_top(self) -> "Knowledge":
        return replace(self, top=self.top + 1)

    def with_hand(self, seat: Seat, cards: tuple[Card, ...]) -> "Knowledge":
        """Everyone knows that `seat` holds these cards, and nothing of the others."""
        hands = self.hands
        if hands[seat] == cards:
            return self
        return replace(self, hands=(*hands[:seat], cards, *hands[seat + 1 :]))
