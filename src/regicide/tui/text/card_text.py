"""Cards, royals and the health bar as coloured text. No meaning depends on colour alone."""

from rich.text import Text

from regicide.wire.game_view import EnemyView, Fate, RoyalView

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "e": "★"}
SUIT_LETTERS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
#: What a colour means; screens/game_app.py says how it looks.
GOLD, RED, BLUE, GREEN, JESTER = (
    "$card-gold",
    "$card-red",
    "$card-blue",
    "$card-green",
    "$card-jester",
)
#: What is less important.
FAINT = "$card-faint"
#: Colour per suit. With two colours, diamonds look like hearts and clubs like spades.
FOUR_COLOURS = {"c": GREEN, "d": BLUE, "h": RED, "s": "", "e": JESTER}
TWO_COLOURS = {"c": "", "d": RED, "h": RED, "s": "", "e": JESTER}


class CardText:
    """Formats cards with two or four suit colours."""

    def __init__(self, *, four_colours: bool = True) -> None:
        self.four_colours = four_colours

    def colour(self, suit: str) -> str:
        return (FOUR_COLOURS if self.four_colours else TWO_COLOURS)[suit]

    def card(self, card: str) -> Text:
        """`10♥`, `★` for the Jester."""
        rank, suit = card[0], card[1]
        shown = SUITS[suit] if suit == "e" else f"{rank.replace('T', '10')}{SUITS[suit]}"
        return Text(shown, f"bold {self.colour(suit)}".strip())

    def cards(self, cards: tuple[str, ...]) -> Text:
        return Text(" ").join(self.card(each) for each in cards)

    def suit(self, suit: str) -> Text:
        letter = SUIT_LETTERS[suit]
        return Text(SUITS[letter], f"bold {self.colour(letter)}".strip())

    def castle(self, royals: tuple[RoyalView, ...], *, is_narrow: bool = False) -> Text:
        """The twelve royals: [current enemy], ✕ defeated, ◆ defeated with exact damage. At most 50 columns if narrow."""
        ranks = ("J", "Q", "K")
        rows = [[each for each in royals if each.card[0] == rank] for rank in ranks]
        beside, between = ("", " ") if is_narrow else (" ", "   ")
        return Text(between).join(
            Text(beside).join(self._royal(each) for each in row) for row in rows
        )

    def _royal(self, royal: RoyalView) -> Text:
        face = self.card(royal.card)
        match royal.fate:
            case Fate.NOW:
                return Text.assemble(("[", RED), face, ("]", RED))
            case Fate.DEFEATED:
                return Text(f"✕{face.plain} ", FAINT)
            case Fate.TAKEN_EXACTLY:
                return Text(f"◆{face.plain} ", GOLD)
            case Fate.TO_COME:
                return Text.assemble(" ", face, " ")


def health_bar(enemy: EnemyView, damage: int, width: int = 24) -> Text:
    """Health left █, health the chosen play would take ▓, health already lost ░."""
    left = round(width * max(0, enemy.health_left - damage) / enemy.health)
    taken = round(width * enemy.health_left / enemy.health) - left
    return Text.assemble(
        ("█" * left, RED), ("▓" * taken, GOLD), ("░" * (width - left - taken), FAINT)
    )
