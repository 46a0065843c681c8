"""Tables at which nobody has to be present: a turn lasts days, and a bot plays it when its time is up."""

import pytest

from regicide.rules import Step
from regicide.table import BotAt, Phase, Unearned, WhenLate, replay_log, unearned
from regicide.table.commands import (
    Answer,
    AskUndo,
    BeReady,
    HandBack,
    MakeMove,
    Pause,
    Resume,
    StandIn,
    TakeSeat,
)
from regicide.wire.log_format import read_entry, write_entry
from regicide.wire.room_view import PauseView, view_room
from table_builder import PEOPLE, TableBuilder, open_table, play_table

DAY = 86_400
ANA, BEN = PEOPLE[:2]


def play(late: WhenLate = WhenLate.BOT, *, seconds: int | None = DAY) -> TableBuilder:
    return play_table(2, turn_seconds=seconds, turn_by_turn=late)


def step(builder: TableBuilder) -> Step:
    assert builder.table.game is not None
    return builder.table.game.state.step


def bot_moves(builder: TableBuilder, move: str, seat: int = 0) -> None:
    builder.do(BotAt(seat), MakeMove(move, builder.table.seq))


def test_the_game_begins_when_the_last_seat_is_taken() -> None:
    builder = open_table(3, ready=True, turn_by_turn=WhenLate.WAIT)
    builder.do(BEN, TakeSeat(1))
    assert builder.phase() is Phase.GATHERING
    builder.do(PEOPLE[2], TakeSeat(2))
    assert builder.phase() is Phase.PLAYING


def test_who_is_not_ready_is_waited_for() -> None:
    builder = open_table(2, ready=True, turn_by_turn=WhenLate.WAIT)
    builder.do(ANA, BeReady(False))
    builder.do(BEN, TakeSeat(1))
    assert builder.phase() is Phase.GATHERING
    builder.do(ANA, BeReady(True))
    assert builder.phase() is Phase.PLAYING


def test_a_bot_plays_the_turn_whose_time_is_up_and_the_seat_stays_the_persons() -> None:
    builder = play()
    deadline = builder.table.due()
    assert deadline == builder.deadline()
    assert builder.refused(BotAt(0), MakeMove("7d", builder.table.seq)) == "not-your-turn"
    assert deadline is not None
    builder.now = deadline - 1
    assert builder.table.late_seat(builder.now) is None
    assert builder.refused(BotAt(1), MakeMove("7d", builder.table.seq)) == "not-your-turn"
    bot_moves(builder, "7d")
    assert step(builder) is Step.SUFFER
    assert builder.bot_to_move() == 0  # it ends what it began, at once
    assert builder.table.due() is not None
    assert builder.table.late_seat(builder.now) == 0
    builder.do(BotAt(0), first_move(builder))
    assert builder.bot_to_move() is None
    assert builder.table.chairs[0].is_played_by_person
    assert builder.table.late_seat(builder.now) is None  # a new turn, a new time
    builder.move()
    builder.move()
    builder.move()  # the person moves again, and takes nothing back from a bot first
    assert unearned(builder.table) is Unearned.BOT


def first_move(builder: TableBuilder) -> MakeMove:
    from regicide.notation import print_move  # noqa: PLC0415
    from regicide.rules import legal_moves  # noqa: PLC0415

    assert builder.table.game is not None
    return MakeMove(print_move(legal_moves(builder.table.game.state)[0]), builder.table.seq)


def test_a_person_who_comes_back_during_the_bots_turn_may_end_it() -> None:
    builder = play()
    builder.now += 1000 * DAY
    bot_moves(builder, "7d")
    builder.do(ANA, first_move(builder))
    assert not builder.table.bot_ends_turn
    assert builder.bot_to_move() is None


def test_a_move_of_the_bot_can_be_taken_back_for_the_person() -> None:
    builder = play()
    builder.now += 1000 * DAY
    bot_moves(builder, "yield")
    builder.do(ANA, AskUndo())
    builder.do(BEN, Answer(True))
    assert step(builder) is Step.PLAY
    assert builder.bot_to_move() is None
    assert builder.table.late_seat(builder.now) is None


@pytest.mark.parametrize(("late", "seconds"), [(WhenLate.WAIT, DAY), (WhenLate.BOT, None)])
def test_a_table_that_agreed_on_no_bot_waits(late: WhenLate, seconds: int | None) -> None:
    builder = play(late, seconds=seconds)
    assert builder.table.due() is None
    builder.now += 5000 * DAY
    assert builder.table.late_seat(builder.now) is None
    assert builder.refused(BotAt(0), MakeMove("7d", builder.table.seq)) == "not-your-turn"
    if seconds:  # the others may still ask a bot to take the seat
        builder.do(BEN, StandIn(0, "squire"))
        assert builder.table.due() is not None
        builder.do(ANA, HandBack())


def test_a_bot_is_due_at_once_and_a_question_delays_it_only_for_a_turn() -> None:
    builder = play_table(
        3, bots=("squire",), turn_seconds=DAY, turn_by_turn=WhenLate.WAIT, seed="castle-42"
    )
    while builder.bot_to_move() is None:
        builder.move("yield" if step(builder) is Step.PLAY else None)
    assert builder.table.due() is not None
    assert builder.table.late_seat(builder.now) == builder.bot_to_move()
    builder.do(BEN, AskUndo())
    assert builder.bot_to_move() is None
    assert builder.table.late_seat(builder.now) is None
    builder.now += 1000 * DAY
    assert builder.table.late_seat(builder.now) == 2


def test_a_pause_stops_the_time_and_says_whose_it_is() -> None:
    builder = play()
    assert view_room(builder.table, seated=True).pause is None
    builder.now += 1000
    builder.do(BEN, Pause())
    assert view_room(builder.table, seated=True).pause == PauseView(1, builder.now)
    assert builder.table.due() is None
    builder.now += 100_000 * DAY
    assert builder.table.late_seat(builder.now) is None
    builder.do(ANA, Resume())
    assert view_room(builder.table, seated=True).pause is None
    due = builder.table.due()
    assert due is not None
    assert 0 < due - builder.now < 1000 * DAY


def test_a_log_with_turns_of_bots_gives_the_same_table_again() -> None:
    builder = play()
    builder.now += 1000 * DAY
    bot_moves(builder, "7d")
    assert replay_log(builder.entries) == builder.table
    assert replay_log(read_entry(write_entry(each)) for each in builder.entries) == builder.table


def test_a_bot_plays_no_turn_of_a_person_at_a_live_table() -> None:
    builder = play_table(2, turn_seconds=60)
    builder.now += 1000 * DAY
    assert builder.table.due() is None
    assert builder.refused(BotAt(0), MakeMove("7d", builder.table.seq)) == "not-your-turn"
