"""What lists show of a table in which a bot played for a person."""

import dataclasses

import pytest
from msgspec.structs import replace

from regicide.server.lists.table_summary import (
    facts_in,
    summarize,
    view_summary,
    waiting_tables,
)
from regicide.server.storage import TableSummary
from regicide.table import Person, WhenLate
from regicide.table.commands import AskUndo, HandBack, Pause, Resume, StandIn
from regicide.wire.encoding import encode
from regicide.wire.http import ListedSeat
from regicide.wire.room_view import StandInShare
from table_builder import PEOPLE, TableBuilder, play_table
from web.won_games import WON

MOVES = WON["castle-2"]


def summary_of(builder: TableBuilder) -> TableSummary:
    return summarize("CODE", builder.table, created=1, now=2)


def play_won_game(*, by_bot: int, at_the_end: bool) -> TableBuilder:
    """A solo game in which a bot makes so many moves, from the start or up to the end."""
    builder = play_table(1, seed="castle-2")
    own = len(MOVES) - by_bot
    is_bot = [False] * own + [True] * by_bot if at_the_end else [True] * by_bot + [False] * own
    for move, bot in zip(MOVES, is_bot, strict=True):
        if bot != (builder.table.chairs[0].bot is not None):
            builder.do(PEOPLE[0], StandIn(0, "squire") if bot else HandBack())
        builder.move(move)
    return builder


@pytest.mark.parametrize("at_the_end", [True, False])
def test_a_bot_that_made_moves_for_a_person_earns_them_no_medal(*, at_the_end: bool) -> None:
    shown = view_summary(summary_of(play_won_game(by_bot=3, at_the_end=at_the_end)))
    assert (shown.result, shown.medal) == ("won", None)
    assert shown.seats[0].stood_in == StandInShare(3, len(MOVES))


def test_a_person_who_made_every_move_earns_the_medal() -> None:
    builder = play_won_game(by_bot=0, at_the_end=False)
    summary = summary_of(builder)
    assert view_summary(summary).medal == "bronze"
    assert b"stood_in" not in summary.body


def test_a_bot_in_a_seat_of_its_own_does_not_stand_in() -> None:
    builder = play_table(2, bots=("squire",))
    builder.move()
    assert [each.stood_in for each in view_summary(summary_of(builder)).seats] == [None, None]


def test_a_move_of_a_bot_that_was_taken_back_does_not_count() -> None:
    builder = play_table(1, seed="castle-2")
    builder.do(PEOPLE[0], StandIn(0, "squire"))
    builder.move("3s")
    builder.do(PEOPLE[0], HandBack())
    builder.do(PEOPLE[0], AskUndo())
    assert view_summary(summary_of(builder)).seats[0] == ListedSeat("Person 0", None)


def test_an_old_summary_gives_no_medal_if_a_bot_played_at_the_end() -> None:
    builder = play_won_game(by_bot=0, at_the_end=False)
    summary = summary_of(builder)
    old = summary.body.replace(b'"bot":null', b'"bot":"squire"')
    assert old != summary.body
    shown = view_summary(
        TableSummary(
            summary.table,
            summary.phase,
            summary.public,
            summary.created,
            summary.updated,
            old,
            summary.player_ids,
        )
    )
    assert shown.medal is None
    assert b"stood_in" not in encode(shown)


@pytest.mark.parametrize("by_bot", [0, 3])
def test_the_facts_of_a_game_are_kept_and_tell_of_help(by_bot: int) -> None:
    summary = summary_of(play_won_game(by_bot=by_bot, at_the_end=False))
    facts = facts_in(summary)
    assert facts is not None
    assert (facts.result, facts.people, facts.helped) == ("won", (0,), by_bot > 0)
    assert (facts.medal, facts.defeated) == (None if by_bot else "bronze", 12)


def test_a_person_who_is_called_as_a_bot_is_counts_as_a_person() -> None:
    builder = play_won_game(by_bot=0, at_the_end=False)
    chair = builder.table.chairs[0]
    named = replace(chair, person=Person(PEOPLE[0].id, "squire"))
    builder.table = replace(builder.table, chairs=(named,))
    facts = facts_in(summary_of(builder))
    assert facts is not None
    assert facts.people == (0,)


def test_a_list_says_whose_turn_it_is_while_other_people_wait() -> None:
    def awaited(builder: TableBuilder) -> list[bool]:
        return [view_summary(summary_of(builder), person.id).your_turn for person in PEOPLE[:2]]

    builder = play_table(2)
    assert awaited(builder) == [True, False]
    assert not view_summary(summary_of(builder)).your_turn  # for anyone else
    builder.do(PEOPLE[1], Pause())
    assert awaited(builder) == [False, False]
    builder.do(PEOPLE[1], Resume())
    builder.do(PEOPLE[0], StandIn(0, "squire"))
    assert awaited(builder) == [False, False]
    public = play_table(2)
    public.table = replace(
        public.table, settings=dataclasses.replace(public.table.settings, public=True)
    )
    assert awaited(public) == [True, False]
    for other in (play_table(1), play_table(2, bots=("squire",))):
        assert awaited(other) == [False, False]


def test_a_turn_at_a_public_table_is_no_news_for_those_who_do_not_play_there() -> None:
    builder = play_table(2, turn_seconds=86_400, turn_by_turn=WhenLate.BOT)
    before = summarize("CODE", builder.table, created=1, now=2)
    builder.move("yield")
    builder.now += 1000
    builder.move()
    after = dataclasses.replace(
        before, updated=3, body=summarize("CODE", builder.table, created=1, now=3).body
    )
    assert view_summary(before) == view_summary(after)
    mine = view_summary(after, PEOPLE[1].id)
    assert (mine.updated, mine.your_turn) == (3, True)
    assert mine.deadline == builder.deadline()


def test_the_tables_that_wait_for_a_player_are_told_most_urgent_first() -> None:
    names = {"A": None, "B": 86_400, "C": 604_800, "D": 86_400}
    summaries = []
    for code, seconds in names.items():
        builder = play_table(2, turn_seconds=seconds, turn_by_turn=WhenLate.WAIT)
        if code == "D":
            builder.do(PEOPLE[1], Pause())
        summaries.append(summarize(code, builder.table, created=1, now=2))
    waiting = waiting_tables(summaries, PEOPLE[0].id)
    assert [each.code for each in waiting.tables] == ["B", "C", "A"]
    assert waiting.turn_by_turn == 4
    assert waiting_tables(summaries, PEOPLE[1].id).tables == ()


def test_a_running_game_keeps_no_facts() -> None:
    builder = play_table(1, seed="castle-2")
    builder.move(MOVES[0])
    assert facts_in(summary_of(builder)) is None
    assert b"facts" not in summary_of(builder).body
