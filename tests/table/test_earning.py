"""What a game earns is decided by its table; messages, records, statistics and both clients carry the answer."""

from dataclasses import replace

import pytest

from regicide.notation import Record, Seed, parse_game, print_game
from regicide.rules import Medal, observe
from regicide.rules.events import GameWon
from regicide.study.game_facts import game_facts
from regicide.table import Phase, TableGame, Unearned, record_of, unearned
from regicide.table.commands import AskHint, AskUndo, HandBack, StandIn
from regicide.table.entry import OpenedSeat
from regicide.table.recording import table_from_record, unearned_in
from regicide.wire.choices import view_choices
from regicide.wire.game_view import OutcomeView, view_game
from regicide.wire.replay_view import view_replay
from regicide.wire.room_view import view_room
from regicide.wire.update import view_public
from table_builder import PEOPLE, TableBuilder, play_table
from web.won_games import WON

MOVES = WON["castle-2"]
ANA = PEOPLE[0]


def begun(why: Unearned | None) -> TableBuilder:
    """A solo game before its first move, or a few moves later, that earns nothing for this reason."""
    builder = play_table(1, seed="castle-2", hints=True, known_deal=why is Unearned.KNOWN_DEAL)
    if why is Unearned.HINTS:
        builder.do(ANA, AskHint())
    if why is Unearned.BOT:
        builder.do(ANA, StandIn(0, "squire"))
        builder.move(MOVES[0])
        builder.do(ANA, HandBack())
    return builder


def won(why: Unearned | None) -> TableBuilder:
    builder = begun(why)
    assert builder.table.game is not None
    for move in MOVES[len(builder.table.game.moves) :]:
        builder.move(move)
    assert builder.table.phase is Phase.OVER
    return builder


REASONS = (None, Unearned.KNOWN_DEAL, Unearned.HINTS, Unearned.BOT)


@pytest.mark.parametrize("why", REASONS)
def test_everything_that_is_told_of_a_victory_agrees_about_its_medal(why: Unearned | None) -> None:
    builder = won(why)
    table, medal = builder.table, Medal.BRONZE if why is None else None
    assert unearned(table) is why
    assert view_room(table, seated=True).unearned is why
    assert _medal(view_game(_game(builder), earns=why is None).outcome) is medal
    update = view_public(builder.changes[-1])
    assert update.game is not None
    assert _medal(update.game.outcome) is medal
    assert [each.medal for each in update.events if hasattr(each, "medal")] == [medal]
    last = view_replay(table).moments[-1]
    assert _medal(last.game.outcome) is medal
    assert [each.medal for each in last.events if hasattr(each, "medal")] == [medal]


@pytest.mark.parametrize("why", REASONS)
def test_a_record_keeps_it_and_the_facts_of_the_game_carry_it(why: Unearned | None) -> None:
    builder = won(why)
    record = _printed_and_parsed(record_of(builder.table, date="2026-11-18"))
    assert unearned_in(record) is why
    facts = game_facts(replace(record, seats=(None,)))
    assert facts.medal == ("bronze" if why is None else None)
    assert (bool(facts.seals), facts.helped or facts.known) == (why is None, why is not None)
    seats = (OpenedSeat(ANA.id, ANA.name, ready=True),)
    continued = table_from_record(record, seats, fresh_seed=Seed("fresh"), salt="salt", at=0)
    assert unearned(continued) is why


@pytest.mark.parametrize("why", REASONS)
def test_no_medal_is_promised_in_a_game_that_earns_none(why: Unearned | None) -> None:
    builder = begun(why)
    game = _game(builder)
    choices = view_choices(observe(game.state, 0), earns=unearned(builder.table) is None)
    assert choices.no_flip is None
    assert (choices.medal_after_flip is None) is (why is not None)


def test_a_bot_whose_moves_were_taken_back_cost_nothing() -> None:
    builder = play_table(1, seed="castle-2")
    builder.do(ANA, StandIn(0, "squire"))
    assert unearned(builder.table) is Unearned.BOT
    builder.move(MOVES[0])
    builder.do(ANA, HandBack())
    assert unearned(builder.table) is Unearned.BOT
    builder.do(ANA, AskUndo())
    assert unearned(builder.table) is None


def test_a_loss_tells_nothing_of_medals() -> None:
    builder = play_table(1, seed="castle-1", known_deal=True)
    while builder.phase() is Phase.PLAYING:
        builder.move()
    assert not any(isinstance(event, GameWon) for event in builder.changes[-1].events)
    assert view_room(builder.table, seated=True).unearned is Unearned.KNOWN_DEAL


def _game(builder: TableBuilder) -> TableGame:
    assert builder.table.game is not None
    return builder.table.game


def _medal(outcome: OutcomeView | None) -> Medal | None:
    assert outcome is not None
    return outcome.medal


def _printed_and_parsed(record: Record) -> Record:
    return parse_game(print_game(record)).record
