"""The command of an entry, as everyone may see it: its author and its arguments."""

from typing import TypeAlias

from regicide.rules import Seat
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    MakeMove,
    Pause,
    RemovePlayer,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
    kebab_case,
)
from regicide.table.entry import LoggedCommand, MakeRematch, Open
from regicide.table.frozen_struct import FrozenStruct


class Deed(
    FrozenStruct,
    frozen=True,
    omit_defaults=True,
    tag_field="do",
    tag=lambda name: kebab_case(name.removeprefix("Did")),
):
    """The base class of deeds: tagged by the name of their command."""

    #: The author's seat, by the numbering before the change; None: the author has no seat.
    seat: int | None = None
    #: The name of the author; None: a bot.
    name: str | None = None

    @property
    def do(self) -> str:
        """The stable name of the command."""
        return str(self.__struct_config__.tag)


class DidOpen(Deed, frozen=True):
    """Made the table."""


class DidTakeSeat(Deed, frozen=True, kw_only=True):
    """Took a seat, or moved to it."""

    about: int


class DidLeaveSeat(Deed, frozen=True):
    """Left the seat."""


class DidSeatBot(Deed, frozen=True, kw_only=True):
    """Put a bot on a seat: `text` is its name."""

    about: int
    text: str


class DidFreeSeat(Deed, frozen=True, kw_only=True):
    """Freed a seat."""

    about: int


class DidRemovePlayer(Deed, frozen=True, kw_only=True):
    """Removed the player at a seat: `text` is the name of the bot that takes it; empty if it is free."""

    about: int
    text: str = ""


class DidBeReady(Deed, frozen=True, kw_only=True):
    """Is ready to start, or no longer."""

    yes: bool


class DidChooseFirst(Deed, frozen=True, kw_only=True):
    """Chose the seat of the first player."""

    about: int


class DidMakeMove(Deed, frozen=True, kw_only=True):
    """Made a move: `text` is its notation."""

    text: str


class DidSay(Deed, frozen=True, kw_only=True):
    """Said a phrase: `text` is its name."""

    text: str


class DidSpeak(Deed, frozen=True, kw_only=True):
    """Wrote a text."""

    text: str


class DidAskUndo(Deed, frozen=True):
    """Asked to take back a move."""


class DidAskHint(Deed, frozen=True):
    """Asked for a hint."""


class DidAskAbandon(Deed, frozen=True):
    """Asked to end the game unfinished."""


class DidAnswer(Deed, frozen=True, kw_only=True):
    """Agreed to a proposal, or refused it."""

    yes: bool


class DidPause(Deed, frozen=True):
    """Stopped the clock."""


class DidResume(Deed, frozen=True):
    """Ended the pause."""


class DidStandIn(Deed, frozen=True, kw_only=True):
    """Let a bot play for the player at a seat: `text` is the name of the bot."""

    about: int
    text: str


class DidHandBack(Deed, frozen=True):
    """Took over the seat from the bot again."""


class DidMakeRematch(Deed, frozen=True):
    """Got a new table for the same players."""


AnyDeed: TypeAlias = (
    DidOpen
    | DidTakeSeat
    | DidLeaveSeat
    | DidSeatBot
    | DidFreeSeat
    | DidRemovePlayer
    | DidBeReady
    | DidChooseFirst
    | DidMakeMove
    | DidSay
    | DidSpeak
    | DidAskUndo
    | DidAskHint
    | DidAskAbandon
    | DidAnswer
    | DidPause
    | DidResume
    | DidStandIn
    | DidHandBack
    | DidMakeRematch
)


def view_deed(  # noqa: C901, PLR0912  one case per command
    what: LoggedCommand, seat: Seat | None, name: str | None
) -> AnyDeed:
    """Return the deed of a command by the author with this seat and name."""
    match what:
        case MakeMove(move):  # first, because most entries are moves
            return DidMakeMove(seat, name, text=move)
        case Open():
            return DidOpen(seat, name)
        case TakeSeat(about):
            return DidTakeSeat(seat, name, about=about)
        case LeaveSeat():
            return DidLeaveSeat(seat, name)
        case SeatBot(about, bot):
            return DidSeatBot(seat, name, about=about, text=bot)
        case FreeSeat(about):
            return DidFreeSeat(seat, name, about=about)
        case RemovePlayer(about, bot):
            return DidRemovePlayer(seat, name, about=about, text=bot or "")
        case BeReady(ready):
            return DidBeReady(seat, name, yes=ready)
        case ChooseFirst(about):
            return DidChooseFirst(seat, name, about=about)
        case Say(phrase):
            return DidSay(seat, name, text=phrase)
        case Speak(text):
            return DidSpeak(seat, name, text=text)
        case AskUndo():
            return DidAskUndo(seat, name)
        case AskHint():
            return DidAskHint(seat, name)
        case AskAbandon():
            return DidAskAbandon(seat, name)
        case Answer(agree):
            return DidAnswer(seat, name, yes=agree)
        case Pause():
            return DidPause(seat, name)
        case Resume():
            return DidResume(seat, name)
        case StandIn(about, bot):
            return DidStandIn(seat, name, about=about, text=bot)
        case HandBack():
            return DidHandBack(seat, name)
        case MakeRematch():
            return DidMakeRematch(seat, name)
