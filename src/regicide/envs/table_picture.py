"""A view of the table as a picture: 320 × 240 pixels, drawn with rectangles and tiny glyphs.

The enemy is at the top with bars for its health and attack. The table is in the middle, with the sizes of
tavern, discard pile and castle on its left. The hands are below, the viewer's cards face up.
"""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from regicide.notation import print_card
from regicide.rules import Card, Observation, attack, full_attack, health, health_left

WIDTH, HEIGHT = 320, 240
_CARD_WIDTH, _CARD_HEIGHT, _GAP = 20, 28, 3
_Colour = tuple[int, int, int]
_FELT, _PAPER, _BACK, _INK, _RED, _GOLD = (
    (24, 68, 48),
    (246, 242, 230),
    (52, 72, 120),
    (28, 28, 32),
    (190, 40, 44),
    (226, 178, 60),
)
#: Three columns and five rows, one octal digit per row.
_GLYPHS = {
    **{str(digit): rows for digit, rows in enumerate(
        ("75557", "26227", "71747", "71717", "55711", "74717", "74757", "71111", "75757", "75717")
    )},
    "A": "25755",
    "T": "72222",
    "J": "11157",
    "Q": "25563",
    "K": "55655",
    "?": "71202",
    # the suits and the Jester
    "c": "27272",
    "d": "02720",
    "h": "57720",
    "s": "27727",
    "e": "52725",
}  # fmt: skip


class _Canvas:
    def __init__(self) -> None:
        self.pixels: NDArray[np.uint8] = np.full((HEIGHT, WIDTH, 3), _FELT, dtype=np.uint8)

    def box(self, x: int, y: int, width: int, height: int, colour: _Colour) -> None:
        self.pixels[max(0, y) : y + height, max(0, x) : x + width] = colour

    def text(self, x: int, y: int, text: str, colour: _Colour, scale: int = 2) -> None:
        for place, letter in enumerate(text):
            for row, column in _lit(_GLYPHS[letter]):
                left = x + (4 * place + column) * scale
                self.box(left, y + row * scale, scale, scale, colour)

    def card(self, x: int, y: int, card: Card | None) -> None:
        self.box(x, y, _CARD_WIDTH, _CARD_HEIGHT, _PAPER)
        if card is None:
            self.box(x + 2, y + 2, _CARD_WIDTH - 4, _CARD_HEIGHT - 4, _BACK)
            return
        text = print_card(card)
        rank, suit = text[0], text[1]
        colour = _RED if suit in "dh" else _INK
        self.text(x + 3, y + 3, rank, colour)
        self.text(x + 8, y + 15, suit, colour)

    def cards(self, x: int, y: int, cards: list[Card | None], room: int) -> None:
        """A row of cards, which overlap if they have no room."""
        step = _CARD_WIDTH + _GAP
        if len(cards) > 1:
            step = min(step, (room - _CARD_WIDTH) // (len(cards) - 1))
        for place, card in enumerate(cards):
            self.card(x + place * step, y, card)

    def bar(self, x: int, y: int, part: int, whole: int, colour: _Colour) -> None:
        self.box(x, y, 120, 10, _INK)
        self.box(x, y, 120 * min(part, whole) // max(whole, 1), 10, colour)
        self.text(x + 126, y, str(part), _PAPER)


def _lit(glyph: str) -> Iterator[tuple[int, int]]:
    for row, digit in enumerate(glyph):
        for column in range(3):
            if int(digit) >> (2 - column) & 1:
                yield row, column


def table_picture(seen: Observation) -> NDArray[np.uint8]:
    """The picture, as rows of red, green and blue."""
    canvas = _Canvas()
    canvas.card(10, 10, seen.enemy)
    canvas.bar(40, 12, health_left(seen), health(seen), _RED)
    canvas.bar(40, 26, attack(seen), full_attack(seen), _GOLD)
    for row, size in enumerate((len(seen.tavern), len(seen.discard), seen.castle)):
        canvas.text(10, 50 + 14 * row, str(size), _PAPER)
    canvas.cards(40, 54, list(seen.table), WIDTH - 50)
    for seat, hand in enumerate(seen.hands):
        y = 104 + 33 * seat
        if seat == seen.seat:
            canvas.box(4, y, 4, _CARD_HEIGHT, _GOLD)
        canvas.cards(12, y, [*hand.known, *[None] * hand.hidden], WIDTH - 22)
    return canvas.pixels
