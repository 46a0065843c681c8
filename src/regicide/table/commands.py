"""What somebody may ask of a table. The tags are stable: logs and other programs rely on them.

A `Struct` is a frozen value like a dataclass; what it adds is the tag by which a union is told
apart: the class's name, as `take-seat`.
"""

import re
from typing import TypeAlias

from regicide.rules import Seat
from regicide.table.value import Value


def kebab(name: str) -> str:
    """`TakeSeat` → `take-seat`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Order(Value, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=kebab):
    """What all commands have in common: a tag, and no field that is not theirs."""


# --- before the start ----------------------------------------------------------------------------


class TakeSeat(Order, frozen=True):
    """Sit down on a free seat, or move to it."""

    seat: Seat


class LeaveSeat(Order, frozen=True):
    """Get up again."""


class SeatBot(Order, frozen=True):
    """The host puts a bot on a free seat, or another bot on a bot's."""

    seat: Seat
    bot: str


class FreeSeat(Order, frozen=True):
    """The host frees a seat."""

    seat: Seat


class BeReady(Order, frozen=True):
    """Ready to start, or not yet. With every seat taken and everyone ready, the game starts."""

    ready: bool


class ChooseFirst(Order, frozen=True):
    """§1.6 the host says who starts; seats are counted from there when the game begins."""

    seat: Seat


# --- during play ---------------------------------------------------------------------------------


class MakeMove(Order, frozen=True):
    """A move in notation, made while this many entries had been seen."""

    move: str
    seen: int


class Say(Order, frozen=True):
    """§10.2, §10.3 one of the phrases; the table puts the numbers in."""

    phrase: str


class Speak(Order, frozen=True):
    """§10.4 in a casual game, anything."""

    text: str


class AskUndo(Order, frozen=True):
    """Ask to take back one's latest move."""


class AskAbandon(Order, frozen=True):
    """Ask to end the game unfinished."""


class Answer(Order, frozen=True):
    """Agree to what is proposed, or not; who proposed it takes it back with a no."""

    agree: bool


class Pause(Order, frozen=True):
    """Nobody moves until somebody resumes."""


class Resume(Order, frozen=True):
    """Go on after a pause."""


class StandIn(Order, frozen=True):
    """A bot plays for somebody who is gone, too slow, or asks for it."""

    seat: Seat
    bot: str


class HandBack(Order, frozen=True):
    """Whoever is back plays their seat again."""


# --- afterwards ----------------------------------------------------------------------------------


class AskRematch(Order, frozen=True):
    """The same people at a new table: with a new deal, or the same one again."""

    same_deal: bool = False


Command: TypeAlias = (
    TakeSeat
    | LeaveSeat
    | SeatBot
    | FreeSeat
    | BeReady
    | ChooseFirst
    | MakeMove
    | Say
    | Speak
    | AskUndo
    | AskAbandon
    | Answer
    | Pause
    | Resume
    | StandIn
    | HandBack
    | AskRematch
)


def tag_of(order: Order) -> str:
    """The command's stable name."""
    return str(order.__struct_config__.tag)
