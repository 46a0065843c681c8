"""The hint that a player asked for, in two lines."""

from rich.text import Text

from regicide.i18n import Words
from regicide.notation import parse_card
from regicide.rules import Seat
from regicide.tui.selection import cards_of
from regicide.tui.text.card_text import FAINT, GOLD
from regicide.tui.text.forecast_text import next_player_text
from regicide.tui.text.review_text import say_reason
from regicide.wire.hint import HintView, RatedMoveView


def hint_text(words: Words, hint: HintView, own_seat: Seat | None) -> Text:
    """The best move and its reason, then the next best."""
    best, *others = hint.moves
    reason = ""
    if hint.reason is not None:
        moves = [_move(words, each.move, own_seat) for each in hint.moves]
        reason = say_reason(words, hint.reason, best=moves[0], made=moves[1])
    text = Text(words.sentences(_rated(words, "hint-best", best, own_seat), reason), GOLD)
    if others:
        even = words.say("hint-even") if hint.is_close else ""
        following = words.sentences(_rated(words, "hint-next", others[0], own_seat), even)
        text.append(f"\n{following}", FAINT)
    return text


def _rated(words: Words, message: str, rated: RatedMoveView, own_seat: Seat | None) -> str:
    return words.say(
        message, move=_move(words, rated.move, own_seat), chance=in_percent(rated.chance)
    )


def _move(words: Words, move: str, own_seat: Seat | None) -> str:
    if move in ("yield", "flip"):
        return words.say(f"move-{move}")
    if move.startswith(">"):
        return next_player_text(words, move, own_seat)
    return words.cards(parse_card(each) for each in cards_of(move))


def in_percent(hundredths: int) -> float:
    """The number of percent: whole, but with a decimal near 0 and 100, where it matters.

    A number, not a text, because the language writes it: 98.6 or 98,6.
    """
    near_the_end = hundredths < 200 or hundredths > 9800
    return round(hundredths / 100, 1 if near_the_end else 0)
