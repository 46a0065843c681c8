"""Cards, royals and numbers as coloured text. Every colour goes with a shape or a word."""

from rich.style import Style
from rich.text import Text

from regicide.wire.game_view import EnemyView, Fate, GameView, RoyalView

SUITS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠", "e": "★"}
SUIT_LETTERS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s"}
#: In four colours; with two, diamonds are hearts' and clubs are spades'.
FOUR = {"c": "green", "d": "dodger_blue2", "h": "red3", "s": "", "e": "magenta"}
TWO = {"c": "", "d": "red3", "h": "red3", "s": "", "e": "magenta"}
GOLD, BLOOD, STEEL, LEAF = "dark_goldenrod", "red3", "steel_blue", "green4"


class CardText:
    """How cards look: in two colours or in four."""

    def __init__(self, *, four: bool = True) -> None:
        self.four = four

    def colour(self, suit: str) -> str:
        return (FOUR if self.four else TWO)[suit]

    def card(self, card: str) -> Text:
        """`10♥`, `★` for the Jester."""
        rank, suit = card[0], card[1]
        shown = SUITS[suit] if suit == "e" else f"{rank.replace('T', '10')}{SUITS[suit]}"
        return Text(shown, Style(color=self.colour(suit) or None, bold=True))

    def cards(self, cards: tuple[str, ...]) -> Text:
        return Text(" ").join(self.card(each) for each in cards)

    def suit(self, suit: str) -> Text:
        letter = SUIT_LETTERS[suit]
        return Text(SUITS[letter], Style(color=self.colour(letter) or None, bold=True))

    def castle(self, royals: tuple[RoyalView, ...]) -> Text:
        """Twelve royals: to come, now in brackets, crossed when beaten, ◆ when taken exactly."""
        ranks = ("J", "Q", "K")
        rows = [[each for each in royals if each.card[0] == rank] for rank in ranks]
        return Text("   ").join(Text(" ").join(self._royal(each) for each in row) for row in rows)

    def _royal(self, royal: RoyalView) -> Text:
        face = self.card(royal.card)
        match royal.fate:
            case Fate.NOW:
                return Text.assemble(("[", BLOOD), face, ("]", BLOOD))
            case Fate.DEFEATED:
                return Text(f"✕{face.plain} ", Style(dim=True))
            case Fate.TAKEN_EXACTLY:
                return Text(f"◆{face.plain} ", Style(color=GOLD))
            case Fate.TO_COME:
                return Text.assemble(" ", face, " ")


def health_bar(enemy: EnemyView, damage: int, width: int = 24) -> Text:
    """What is left, what a chosen play would take, what is gone."""
    left = round(width * max(0, enemy.health_left - damage) / enemy.health)
    taken = round(width * enemy.health_left / enemy.health) - left
    return Text.assemble(
        ("█" * left, BLOOD), ("▓" * taken, GOLD), ("░" * (width - left - taken), "dim")
    )


def beaten(game: GameView) -> int:
    """How many royals have fallen."""
    return sum(each.fate in (Fate.DEFEATED, Fate.TAKEN_EXACTLY) for each in game.royals)
