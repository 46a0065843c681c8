"""What happened at a table, in words, with people called by their names."""

from collections.abc import Iterator

from regicide.i18n import Words, say_event
from regicide.rules import Seat
from regicide.tui.client_state import Happening
from regicide.wire.events import read_event
from regicide.wire.room_view import RoomView
from regicide.wire.update import DeedView

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
        return self.say(f"bot-name-{name}")


def say_happened(
    words: NamedWords, happening: Happening, talk_numbers: dict[str, str | int]
) -> Iterator[str]:
    """A line for each thing worth telling."""
    deed, you = happening.public.deed, happening.you
    who = _doer(words, happening)
    if deed.do == "say":
        text = words.say(f"phrase-{deed.text}", **talk_numbers)
        yield words.say("talk-said", **who, text=text)
    elif deed.do == "speak":
        yield words.say("talk-said", **who, text=deed.text or "")
    elif deed.do == "answer":
        yield words.say("did-agree" if deed.yes else "did-disagree", **who)
    elif deed.do in TOLD:
        yield _say_deed(words, deed, who, you)
    for message in happening.public.events:
        yield say_event(words, read_event(message), you=you)


def _doer(words: NamedWords, happening: Happening) -> dict[str, str]:
    if happening.is_mine:
        return {"who": words.say("you"), "you": "yes"}
    deed = happening.public.deed
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
