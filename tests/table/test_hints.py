"""Hints: who may ask, how they are counted, and what a record says of them and of bots that stood in."""

from dataclasses import replace

from regicide.notation import Record, Seed, parse_game, print_game
from regicide.study.game_facts import game_facts
from regicide.table import Phase, replay_log
from regicide.table.commands import AskHint, HandBack, Pause, Say, StandIn
from regicide.table.earning import bot_moves
from regicide.table.entry import OpenedSeat
from regicide.table.recording import hints_in, record_of, table_from_record
from regicide.wire.log_format import read_entry, write_entry
from table_builder import PEOPLE, TableBuilder, play_table

ANA, BEN, CAI = PEOPLE[:3]


def test_only_the_player_to_move_may_ask_at_a_table_with_help() -> None:
    assert play_table(2).refused(ANA, AskHint()) == "no-help"
    builder = play_table(2, hints=True)
    assert builder.refused(BEN, AskHint()) == "not-your-turn"
    assert builder.refused(CAI, AskHint()) == "not-seated"
    builder.do(ANA, StandIn(0, "squire"))
    assert builder.refused(ANA, AskHint()) == "played-by-a-bot"


def test_a_second_hint_about_the_same_position_is_not_counted() -> None:
    builder = play_table(2, hints=True)
    assert builder.hints() == ()
    builder.do(ANA, AskHint())
    builder.do(BEN, Say("hello"))
    builder.do(ANA, AskHint())
    assert builder.hints() == (1, 0)
    builder.move("yield")
    seat = builder.table.game.state.seat if builder.table.game else 0
    builder.do(PEOPLE[seat], AskHint())
    assert sum(builder.hints()) == 2


def test_hints_survive_in_the_log_and_in_the_record() -> None:
    builder = play_table(1, hints=True)
    builder.do(ANA, AskHint())
    logged = [read_entry(write_entry(entry)) for entry in builder.entries]
    assert replay_log(logged) == builder.table
    record = parsed_record(builder)
    assert hints_in(record) == (1,)
    seats = (OpenedSeat(ANA.id, ANA.name, ready=True),)
    again = table_from_record(record, seats, fresh_seed=Seed("fresh"), salt="salt", at=0)
    assert (again.phase, again.hints) == (Phase.PLAYING, (1,))


def test_a_record_without_hints_or_with_unreadable_ones_says_nothing() -> None:
    builder = play_table(1, hints=True)
    builder.do(ANA, Pause())
    assert "Hints" not in print_game(parsed_record(builder))
    builder.do(ANA, AskHint())
    text = print_game(parsed_record(builder))
    assert '[Hints "1"]' in text
    for wrong in ("1 2", "-1", "many", ""):
        assert hints_in(parse_game(text.replace('[Hints "1"]', f'[Hints "{wrong}"]')).record) == ()


def parsed_record(builder: TableBuilder) -> Record:
    return parse_game(print_game(record_of(builder.table, date="2026-11-16"))).record


def test_the_moves_of_a_bot_that_stood_in_survive_in_the_record() -> None:
    builder = play_table(2, bots=("squire",))
    builder.do(PEOPLE[0], StandIn(0, "squire"))
    builder.move()
    builder.do(PEOPLE[0], HandBack())
    while builder.phase() is Phase.PLAYING:
        builder.move()
    record = parsed_record(builder)
    assert dict(record.other_tags)["BotMoves"] == "1 0"
    facts = game_facts(replace(record, seats=(None, "squire")))
    assert (facts.helped, facts.medal) == (True, None)
    seats = (OpenedSeat("a", "Ana", ready=True), OpenedSeat(bot="squire"))
    again = table_from_record(record, seats, fresh_seed=Seed("fresh"), salt="salt", at=0)
    assert bot_moves(again) == (1, 0)
