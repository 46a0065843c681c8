"""Updates of a table as sentences for the log, with the names of the players."""

from collections.abc import Iterator

from regicide.i18n import Words, say_event
from regicide.rules import Seat
from regicide.tui.client_state import ReceivedUpdate
from regicide.wire.events import read_event
from regicide.wire.room_view import RoomView
from regicide.wire.update import DeedView

#: Commands with a line of their own. Others show through their events, or need no line.
LOGGED_COMMANDS = frozenset(
    {
        *("take-seat", "leave-seat", "seat-bot", "free-seat", "ask-undo", "ask-abandon"),
        *("pause", "resume", "stand-in", "hand-back"),
    }
)


class NamedWords(Words):
    """Translations that call each seat by the name of its player or bot."""

    def __init__(self, language: str, room: RoomView | None) -> None:
        super().__init__(language)
        self._room = room

    def seat(self, seat: Seat) -> str:
        """The name of the player or the bot, or `Player 2`."""
        if self._room is None or seat >= len(self._room.seats):
            return super().seat(seat)
        place = self._room.seats[seat]
        if place.name is not None:
            return place.name
        return self.bot(place.bot) if place.bot else super().seat(seat)

    def bot(self, name: str) -> str:
        return self.say(f"bot-name-{name}")


def say_update(
    words: NamedWords, update: ReceivedUpdate, talk_numbers: dict[str, str | int]
) -> Iterator[str]:
    """The log lines of an update."""
    deed, you = update.public.deed, update.you
    who = _actor(words, update)
    if deed.do == "say":
        text = words.say(f"phrase-{deed.text}", **talk_numbers)
        yield words.say("talk-said", **who, text=text)
    elif deed.do == "speak":
        yield words.say("talk-said", **who, text=deed.text or "")
    elif deed.do == "answer":
        yield words.say("did-agree" if deed.yes else "did-disagree", **who)
    elif deed.do in LOGGED_COMMANDS:
        yield _say_deed(words, deed, who, you)
    for message in update.public.events:
        yield say_event(words, read_event(message), you=you)


def _actor(words: NamedWords, update: ReceivedUpdate) -> dict[str, str]:
    if update.is_mine:
        return {"who": words.say("you"), "you": "yes"}
    deed = update.public.deed
    name = deed.name or (words.seat(deed.seat) if deed.seat is not None else "")
    return {"who": name, "you": "no"}


def _say_deed(words: NamedWords, deed: DeedView, who: dict[str, str], you: Seat | None) -> str:
    match deed.do:
        case "seat-bot":
            return words.say("did-seat-bot", **who, bot=words.bot(deed.text or ""))
        case "stand-in":
            absent = words.actor(deed.about or 0, you)
            facts = {"bot": words.bot(deed.text or ""), "about": absent["who"]}
            return words.say("did-stand-in", **facts, you=absent["you"])
        case _:
            return words.say(f"did-{deed.do}", **who)
