"""What somebody is about to do: cards, or a move without cards. Nothing happens until it is confirmed.

Which cards go together is read off the legal moves the table sent.
"""

from collections import Counter
from dataclasses import dataclass, field

from regicide.wire.choices import ChoicesView, ChoiceView

YIELD, FLIP = "yield", "flip"


def cards_of(move: str) -> tuple[str, ...]:
    """The cards a move is written with; none for the others."""
    if move in (YIELD, FLIP) or move.startswith(">"):
        return ()
    written = move.removeprefix("x")
    return tuple(written[place : place + 2] for place in range(0, len(written), 2))


@dataclass(slots=True)
class Selection:
    """Places in a hand, or one of `yield`, `flip`, `>2`."""

    hand: tuple[str, ...] = ()
    choices: ChoicesView | None = None
    places: set[int] = field(default_factory=set)
    other: str | None = None

    def offer(self, hand: tuple[str, ...], choices: ChoicesView | None) -> None:
        """A new moment: what was chosen stays chosen if the hand is still the same."""
        if hand != self.hand or choices is None:
            self.clear()
        self.hand, self.choices = hand, choices

    def clear(self) -> None:
        self.places.clear()
        self.other = None

    def toggle(self, place: int) -> bool:
        """Take a card up or put it back; False if it cannot join what is chosen."""
        self.other = None
        if place in self.places:
            self.places.remove(place)
        elif self.can_join(place):
            self.places.add(place)
        else:
            return False
        return True

    def choose(self, move: str) -> bool:
        """A move without cards; False if it is not among the legal ones."""
        if not any(each.move == move for each in self._moves()):
            return False
        self.places.clear()
        self.other = move
        return True

    def take(self, cards: tuple[str, ...]) -> None:
        """Choose these cards of the hand."""
        self.clear()
        for card in cards:
            self.places.add(
                next(
                    place
                    for place, held in enumerate(self.hand)
                    if held == card and place not in self.places
                )
            )

    @property
    def cards(self) -> tuple[str, ...]:
        return tuple(self.hand[place] for place in sorted(self.places))

    def can_join(self, place: int) -> bool:
        wanted = Counter((*self.cards, self.hand[place]))
        return any(wanted <= Counter(cards_of(each.move)) for each in self._moves())

    @property
    def choice(self) -> ChoiceView | None:
        """The legal move that is chosen; None while there is none."""
        for each in self._moves():
            if self.other is not None and each.move == self.other:
                return each
            if self.places and Counter(cards_of(each.move)) == Counter(self.cards):
                return each
        return None

    def attempt(self, *, suffering: bool) -> str:
        """What is chosen, written as a move, legal or not: to ask why not."""
        return ("x" if suffering else "") + "".join(self.cards)

    def _moves(self) -> tuple[ChoiceView, ...]:
        return self.choices.moves if self.choices else ()
