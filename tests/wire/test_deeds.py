"""Deeds: the JSON of every command that a log can contain."""

from typing import get_args

import msgspec
import pytest

from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
    AskRematch,
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
)
from regicide.table.entry import LoggedCommand, MakeRematch, Open
from regicide.wire.deeds import AnyDeed, view_deed
from regicide.wire.encoding import encode

#: The command → the JSON of its deed, after `"seat":0,"name":"Ana"`.
DEEDS: list[tuple[LoggedCommand, str, str]] = [
    (Open((), "seed", "salt"), "open", ""),
    (TakeSeat(0), "take-seat", ',"about":0'),
    (LeaveSeat(), "leave-seat", ""),
    (SeatBot(1, "squire"), "seat-bot", ',"about":1,"text":"squire"'),
    (FreeSeat(1), "free-seat", ',"about":1'),
    (RemovePlayer(1), "remove-player", ',"about":1'),
    (RemovePlayer(1, "squire"), "remove-player", ',"about":1,"text":"squire"'),
    (BeReady(False), "be-ready", ',"yes":false'),
    (ChooseFirst(0), "choose-first", ',"about":0'),
    (MakeMove("AcTh", 17), "make-move", ',"text":"AcTh"'),
    (Say("hello"), "say", ',"text":"hello"'),
    (Speak(""), "speak", ',"text":""'),
    (AskUndo(), "ask-undo", ""),
    (AskHint(), "ask-hint", ""),
    (AskAbandon(), "ask-abandon", ""),
    (Answer(True), "answer", ',"yes":true'),
    (Pause(), "pause", ""),
    (Resume(), "resume", ""),
    (StandIn(0, "squire"), "stand-in", ',"about":0,"text":"squire"'),
    (HandBack(), "hand-back", ""),
    (MakeRematch(True, "KDFR-27XN"), "make-rematch", ""),
]


@pytest.mark.parametrize("command, name, arguments", DEEDS, ids=[each[1] for each in DEEDS])
def test_the_json_of_a_deed_is_stable(command: LoggedCommand, name: str, arguments: str) -> None:
    deed = view_deed(command, 0, "Ana")
    text = f'{{"do":"{name}","seat":0,"name":"Ana"{arguments}}}'
    assert encode(deed).decode() == text
    assert msgspec.json.decode(text, type=AnyDeed) == deed


def test_every_command_of_a_log_has_a_deed() -> None:
    """A server logs `AskRematch` as `MakeRematch`."""
    assert {type(each[0]) for each in DEEDS} == {*get_args(LoggedCommand)} - {AskRematch}
    assert {type(view_deed(each[0], None, None)) for each in DEEDS} == {*get_args(AnyDeed)}


def test_a_deed_omits_the_seat_of_a_stranger_and_the_name_of_a_bot() -> None:
    assert (
        encode(view_deed(TakeSeat(0), None, "Ana")) == b'{"do":"take-seat","name":"Ana","about":0}'
    )
    assert (
        encode(view_deed(MakeMove("yield", 1), 2, None))
        == b'{"do":"make-move","seat":2,"text":"yield"}'
    )
