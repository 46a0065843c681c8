"""The commands that people and bots send to a table.

Each class has a tag, its name as `take-seat`, by which JSON distinguishes the commands. Tags and
fields are stable: logs and other programs rely on them.
"""

import re
from typing import Annotated, TypeAlias

from msgspec import Meta

from regicide.rules import Seat
from regicide.table.frozen_struct import FrozenStruct

#: Every client can hold such a number exactly.
LAST_ENTRY = 2**53 - 1
#: Only documentation: `wire.encoding` checks what clients send. Old logs may contain other numbers.
Seen: TypeAlias = Annotated[int, Meta(extra_json_schema={"minimum": 0, "maximum": LAST_ENTRY})]


def kebab_case(name: str) -> str:
    """`TakeSeat` → `take-seat`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class TaggedCommand(
    FrozenStruct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab_case
):
    """The base class of commands: tagged by class name, without unknown fields."""


# --- before the start ----------------------------------------------------------------------------


class TakeSeat(TaggedCommand, frozen=True):
    """Take a free seat, or move to it."""

    seat: Seat


class LeaveSeat(TaggedCommand, frozen=True):
    """Leave the seat."""


class SeatBot(TaggedCommand, frozen=True):
    """The host puts a bot on a free seat, or replaces a bot."""

    seat: Seat
    bot: str


class FreeSeat(TaggedCommand, frozen=True):
    """The host frees a seat."""

    seat: Seat


class RemovePlayer(TaggedCommand, frozen=True):
    """The host removes a person for good, before the start or during play; a bot may take the seat.

    During play a bot must, because the game needs every seat.
    """

    seat: Seat
    bot: str | None = None


class BeReady(TaggedCommand, frozen=True):
    """Ready to start, or not. The game starts when every seat is taken and everyone is ready."""

    ready: bool


class ChooseFirst(TaggedCommand, frozen=True):
    """§1.6 the host chooses the first player; seats are renumbered from there when the game starts."""

    seat: Seat


# --- during play ---------------------------------------------------------------------------------


class MakeMove(TaggedCommand, frozen=True):
    """A move in notation; `seen` is the last entry its author had seen."""

    move: str
    seen: Seen


class Say(TaggedCommand, frozen=True):
    """§10.2, §10.3 say one of the phrases; clients fill in its numbers."""

    phrase: str


class Speak(TaggedCommand, frozen=True):
    """§10.4 say anything, in a casual game."""

    text: str


class AskUndo(TaggedCommand, frozen=True):
    """Ask to take back the author's latest move."""


class AskHint(TaggedCommand, frozen=True):
    """Ask for a hint; everyone sees it, and the game gives no medal."""


class AskAbandon(TaggedCommand, frozen=True):
    """Ask to end the game unfinished."""


class Answer(TaggedCommand, frozen=True):
    """Agree to a proposal, or refuse it; its author withdraws it by refusing."""

    agree: bool


class Pause(TaggedCommand, frozen=True):
    """Stop the clock; no moves until a player resumes."""


class Resume(TaggedCommand, frozen=True):
    """End the pause."""


class StandIn(TaggedCommand, frozen=True):
    """Let a bot play for a player who is away, too slow, or asks for it."""

    seat: Seat
    bot: str


class HandBack(TaggedCommand, frozen=True):
    """Take over the author's seat from the bot again."""


# --- afterwards ----------------------------------------------------------------------------------


class AskRematch(TaggedCommand, frozen=True):
    """Ask for a new table with the same players, and a new deal or the same one."""

    same_deal: bool = False


#: The commands other than moves that are logged as they were sent.
NonMove: TypeAlias = (
    TakeSeat
    | LeaveSeat
    | SeatBot
    | FreeSeat
    | RemovePlayer
    | BeReady
    | ChooseFirst
    | Say
    | Speak
    | AskUndo
    | AskHint
    | AskAbandon
    | Answer
    | Pause
    | Resume
    | StandIn
    | HandBack
)
Command: TypeAlias = MakeMove | NonMove | AskRematch
