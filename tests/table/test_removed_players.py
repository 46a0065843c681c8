"""The host removes people, before the start and during play; they do not come back."""

from regicide.table import Phase, replay_log
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskUndo,
    BeReady,
    MakeMove,
    RemovePlayer,
    SeatBot,
    Speak,
    TakeSeat,
)
from table_builder import PEOPLE, open_table, play_table

ANA, BEN, CAI, EVE, *_ = PEOPLE


def test_a_person_removed_before_the_start_frees_the_seat_for_others() -> None:
    builder = open_table(2)
    builder.do(BEN, TakeSeat(1))
    assert builder.refused(BEN, RemovePlayer(0)) == "not-the-host"
    assert builder.refused(ANA, RemovePlayer(0)) == "not-yourself"
    assert builder.refused(ANA, RemovePlayer(7)) == "no-seat-there"
    builder.do(ANA, RemovePlayer(1))
    assert builder.table.chairs[1].is_free
    assert builder.refused(ANA, RemovePlayer(1)) == "seat-is-free"
    assert builder.refused(BEN, TakeSeat(1)) == "removed"
    builder.do(CAI, TakeSeat(1))
    assert builder.table.seat_of(CAI.id) == 1


def test_a_bot_that_takes_the_seat_before_the_start_may_begin_the_game() -> None:
    builder = open_table(2)
    builder.do(BEN, TakeSeat(1))
    builder.do(ANA, BeReady(True))
    assert builder.refused(ANA, RemovePlayer(1, "gandalf")) == "no-bot-of-that-name"
    builder.do(ANA, RemovePlayer(1, "squire"))
    assert builder.phase() is Phase.PLAYING
    assert builder.table.chairs[1].bot == "squire"


def test_during_play_a_bot_takes_the_seat_and_the_person_can_do_nothing() -> None:
    builder = play_table(2, options="talk=casual")
    assert builder.refused(ANA, RemovePlayer(1)) == "no-bot-of-that-name"
    assert builder.refused(BEN, RemovePlayer(0, "squire")) == "not-the-host"
    builder.do(ANA, RemovePlayer(1, "squire"))
    assert builder.table.seat_of(BEN.id) is None
    for command in (Speak("hello"), AskUndo(), MakeMove("yield", builder.table.seq)):
        assert builder.refused(BEN, command) == "not-seated"
    builder.move()
    assert builder.table.voters == {0}
    assert replay_log(builder.entries) == builder.table


def test_a_proposal_of_the_removed_person_is_gone_and_others_need_no_consent_of_theirs() -> None:
    builder = play_table(3)
    builder.do(BEN, AskAbandon())
    builder.do(ANA, RemovePlayer(1, "squire"))
    assert builder.proposal() is None
    builder.do(ANA, AskAbandon())
    assert builder.refused(BEN, Answer(False)) == "not-seated"
    builder.do(ANA, RemovePlayer(2, "squire"))
    assert builder.is_abandoned()


def test_a_bot_is_not_a_person_to_remove() -> None:
    builder = open_table(2)
    builder.do(ANA, SeatBot(1, "squire"))
    assert builder.refused(ANA, RemovePlayer(1)) == "seat-is-free"
