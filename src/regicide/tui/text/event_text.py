"""Updates of a table as sentences for the log, with the names of the players.

web/src/words/log_text.ts says the same: tests/golden/sentences.json has what both say.
"""

from collections.abc import Iterator

from regicide.bots.bot_table import BOTS_BY_NAME
from regicide.client.client_state import ReceivedUpdate
from regicide.foreign_text import printable_line
from regicide.i18n import Words, say_event
from regicide.rules import Seat
from regicide.wire.events import read_event
from regicide.wire.game_view import GameView
from regicide.wire.room_view import SeatView


class NamedWords(Words):
    """Translations that call each seat by the name of its player or bot."""

    def __init__(self, language: str, seats: tuple[SeatView, ...]) -> None:
        super().__init__(language)
        self._seats = seats

    def seat(self, seat: Seat) -> str:
        """The name of the player or the bot, or `Player 2`. A bot whose name another seat has gets a number."""
        if seat >= len(self._seats):
            return super().seat(seat)
        place = self._seats[seat]
        if place.name is not None or place.bot is None:
            return printable_line(place.name or super().seat(seat))
        name = self.bot_at(place.bot, seat)
        before = [each.name for each in self._seats[:seat]]
        return f"{name} {before.count(name) + 1}" if name in before else name

    def bot(self, name: str) -> str:
        """What kind of bot it is, such as Champion."""
        return self.say(f"bot-name-{name}")

    def bot_at(self, name: str, seat: Seat) -> str:
        """The name of the bot of this kind at this seat, the same in the room, at the table and in its record."""
        bot = BOTS_BY_NAME.get(name)
        return self.say(bot.called, number=seat + 1) if bot else name


def say_update(words: NamedWords, update: ReceivedUpdate) -> Iterator[str]:
    """The log lines of an update."""
    deed = say_deed(words, update)
    if deed is not None:
        yield deed
    for message in update.public.events:
        yield say_event(words, read_event(message), you=_reader(update))


def say_deed(words: NamedWords, update: ReceivedUpdate) -> str | None:
    """What a player did other than a move; None if the table shows it."""
    deed, who = update.public.deed, _author(words, update)
    match deed.do:
        case "say":
            text = say_phrase(words, deed.text, deed.seat or 0, update.game)
            return words.say("talk-said", **who, text=text)
        case "speak":
            return words.say("talk-said", **who, text=deed.text)
        case "answer":
            return words.say("did-agree" if deed.yes else "did-disagree", **who)
        case "seat-bot":
            return words.say("did-seat-bot", **who, bot=words.bot_at(deed.text, deed.about))
        case "stand-in":
            absent = words.actor(deed.about, _reader(update))
            return words.say(
                "did-stand-in", bot=words.bot(deed.text), about=absent["who"], you=absent["you"]
            )
        case "open" | "be-ready" | "choose-first" | "make-move" | "make-rematch":
            return None
        case _:
            return words.say(f"did-{deed.do}", **who)


def say_phrase(words: NamedWords, phrase: str, seat: Seat, game: GameView | None) -> str:
    """A set phrase, with the public numbers of the table (§10.2)."""
    yielded = [words.seat(each) for each, mark in enumerate(game.yielded) if mark] if game else []
    return words.say(
        f"phrase-{phrase}",
        hand=game.hands[seat].count if game else 0,
        tavern=game.tavern.count if game else 0,
        discard=len(game.discard) if game else 0,
        health=game.enemy.health_left if game else 0,
        attack=game.enemy.attack if game else 0,
        yielded=words.list(yielded) or "–",
    )


def _reader(update: ReceivedUpdate) -> Seat | None:
    """The seat that is called `you`."""
    return update.own.seat if update.own else None


def _author(words: NamedWords, update: ReceivedUpdate) -> dict[str, str]:
    if update.is_by_reader:
        return {"who": words.say("you"), "you": "yes"}
    deed = update.public.deed
    name = deed.name or (words.seat(deed.seat) if deed.seat is not None else "")
    return {"who": name, "you": "no"}
