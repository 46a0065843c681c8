"""The cards or the move that a player has selected but not confirmed.

The legal moves that the table sent decide which cards can be combined.
"""

from collections import Counter
from dataclasses import dataclass, field

from regicide.wire.choices import ChoicesView, ChoiceView

YIELD, FLIP = "yield", "flip"


def cards_of(move: str) -> tuple[str, ...]:
    """The cards of a move in notation; empty for `yield`, `flip` and `>2`."""
    if move in (YIELD, FLIP) or move.startswith(">"):
        return ()
    written = move.removeprefix("x")
    return tuple(written[place : place + 2] for place in range(0, len(written), 2))


@dataclass(slots=True)
class Selection:
    """Selected places of the hand, or a move without cards: `yield`, `flip`, `>2`."""

    hand: tuple[str, ...] = ()
    choices: ChoicesView | None = None
    places: set[int] = field(default_factory=set)
    cardless_move: str | None = None

    def set_choices(self, hand: tuple[str, ...], choices: ChoicesView | None) -> None:
        """Set the hand and its legal moves; the selection stays if the hand is unchanged."""
        if hand != self.hand or choices is None:
            self.clear()
        self.hand, self.choices = hand, choices

    def clear(self) -> None:
        self.places.clear()
        self.cardless_move = None

    def toggle(self, place: int) -> bool:
        """Select or deselect a card; False if it cannot be combined with the selection."""
        self.cardless_move = None
        if place in self.places:
            self.places.remove(place)
        elif self.can_add(place):
            self.places.add(place)
        else:
            return False
        return True

    def choose_move(self, move: str) -> bool:
        """Select a move without cards; False if it is not legal."""
        if not any(each.move == move for each in self._moves()):
            return False
        self.places.clear()
        self.cardless_move = move
        return True

    def select_cards(self, cards: tuple[str, ...]) -> None:
        """Select exactly these cards of the hand."""
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

    def can_add(self, place: int) -> bool:
        wanted = Counter((*self.cards, self.hand[place]))
        return any(wanted <= Counter(cards_of(each.move)) for each in self._moves())

    @property
    def choice(self) -> ChoiceView | None:
        """The legal move that is selected; None if the selection is not a legal move."""
        for each in self._moves():
            if self.cardless_move is not None and each.move == self.cardless_move:
                return each
            if self.places and Counter(cards_of(each.move)) == Counter(self.cards):
                return each
        return None

    def as_move(self, *, discarding: bool) -> str:
        """The selected cards in notation, legal or not, to ask the table why not."""
        return ("x" if discarding else "") + "".join(self.cards)

    def _moves(self) -> tuple[ChoiceView, ...]:
        return self.choices.moves if self.choices else ()
