"""What happened at a table, in words, with people called by their names."""

from collections.abc import Iterator

from regicide.i18n import Words, say_event
from regicide.rules import Seat
from regicide.wire.events import read_event
from regicide.wire.room import RoomView
from regicide.wire.update import DeedView, PublicView

#: Deeds with a line of their own; the others are told by their events, or not worth a line.
TOLD = frozenset(
    {
        *("take-seat", "leave-seat", "seat-bot", "free-seat", "ask-undo", "ask-abandon"),
        *("pause", "resume", "stand-in", "hand-back"),
    }
)


class NamedWords(Words):
    """The words of a language, with the names of those who sit at a table."""

    def __init__(self, language: str, room: RoomView | None) -> None:
        super().__init__(language)
        self._room = room

    def seat(self, seat: Seat) -> str:
        """A person's name, a bot's, or `Player 2`."""
        if self._room is None or seat >= len(self._room.seats):
            return super().seat(seat)
        place = self._room.seats[seat]
        if place.name is not None:
            return place.name
        return self.bot(place.bot) if place.bot else super().seat(seat)

    def bot(self, name: str) -> str:
        return self.say(f"web-bot-{name}")


def say_happened(
    words: NamedWords, public: PublicView, talk_numbers: dict[str, str | int]
) -> Iterator[str]:
    """A line for each thing worth telling."""
    deed = public.deed
    who = deed.name or (words.seat(deed.seat) if deed.seat is not None else "")
    if deed.do == "say":
        text = words.say(f"web-phrase-{deed.text}", **talk_numbers)
        yield words.say("web-said", who=who, text=text)
    elif deed.do == "speak":
        yield words.say("web-said", who=who, text=deed.text or "")
    elif deed.do == "answer":
        yield words.say("web-did-agree" if deed.yes else "web-did-disagree", who=who)
    elif deed.do in TOLD:
        yield _say_deed(words, deed, who)
    for message in public.events:
        yield say_event(words, read_event(message))


def _say_deed(words: NamedWords, deed: DeedView, who: str) -> str:
    match deed.do:
        case "seat-bot":
            return words.say("web-did-seat-bot", who=who, bot=words.bot(deed.text or ""))
        case "stand-in":
            about = words.seat(deed.about or 0)
            return words.say("web-did-stand-in", bot=words.bot(deed.text or ""), about=about)
        case _:
            return words.say(f"web-did-{deed.do}", who=who)
