"""§1.7 what everyone knows of the cards that lie face down.

Three things can be known: a royal put on top of the tavern (§5.2) until it is drawn; that card in
the hand that drew it, until it is played or discarded; and the *set* of cards each hearts power
moved under the tavern (§4.5), which the face-up discard pile tells by its before and after.
"""

from dataclasses import dataclass, replace

from regicide.rules.cards import Card
from regicide.rules.moves import Seat


@dataclass(frozen=True, slots=True)
class Knowledge:
    """Public knowledge, kept as sizes: the cards themselves are where the state has them.

    From the top the tavern is: `top` known cards, cards nobody knows, then the `groups`.
    """

    #: How many cards on top of the tavern everyone has seen.
    top: int
    #: The sizes of the groups under the tavern, oldest first.
    groups: tuple[int, ...]
    #: For each seat the cards everyone knows it holds, in canonical order.
    hands: tuple[tuple[Card, ...], ...]

    @staticmethod
    def nothing(players: int) -> "Knowledge":
        return Knowledge(0, (), ((),) * players)

    def after_drawing(self, number: int, tavern: int) -> "Knowledge":
        """The knowledge of a tavern of `tavern` cards once `number` are drawn from its top.

        With the first draw from a group the group is over: nobody can tell its cards from the
        other unknown ones any more, and not even a group of one card becomes a known card.
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
        """Everyone knows that `seat` holds just these for certain."""
        hands = self.hands
        if hands[seat] == cards:
            return self
        return replace(self, hands=(*hands[:seat], cards, *hands[seat + 1 :]))
