"""Games as text: what is printed is parsed again, and contradictions are reported."""

from dataclasses import replace

import pytest

from random_games import play_random_game
from regicide.notation import (
    Comment,
    Disagreement,
    Record,
    RecordedMove,
    Replay,
    Seed,
    final_state,
    parse_game,
    parse_move,
    print_game,
    print_position,
    replay,
    seat_name,
)
from regicide.notation.sketch import parse_sketch
from regicide.notation.sketch import read_spaced_cards as cards
from regicide.rules import Options, Overpaying


def recorded(players: int, number: int) -> Record:
    """A whole game, as a record."""
    plies = list(play_random_game(players, number))
    return Record(
        plies[0].state,
        Seed(f"walk/{players}/{number}"),
        tuple(RecordedMove(ply.move) for ply in plies),
        seats=("Ann", None, 'Bo "the \\ shield"')[:players],
        date="2026-11-15",
    )


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whole_games_are_written_and_read(players: int) -> None:
    for number in range(4):
        record = recorded(players, number)
        text = print_game(record)
        read = parse_game(text)
        assert read.disagreements == ()
        assert print_game(read.record) == text
        assert final_state(read.record) == final_state(record)
        assert max(map(len, text.split("\n\n")[1].split("\n"))) <= 80


def test_names_and_other_tags_are_kept() -> None:
    record = replace(recorded(3, 1), other_tags=(("Event", "a [rainy] evening; at home"),))
    read = parse_game(print_game(record)).record
    assert seat_name(read, 0) == "Ann"
    assert seat_name(read, 1) is None
    assert seat_name(read, 2) == 'Bo "the \\ shield"'
    assert read.other_tags == (("Event", "a [rainy] evening; at home"),)


def test_comments_are_kept() -> None:
    record = recorded(2, 2)
    commented = replace(record, comments=(Comment(0, " start"), Comment(3, " bold")))
    text = print_game(commented)
    assert parse_game(text).record.comments == commented.comments
    assert print_game(parse_game(text).record) == text


def test_carriage_returns_are_ignored() -> None:
    text = print_game(recorded(2, 0))
    assert print_game(parse_game(text.replace("\n", "\r\n")).record) == text


def test_a_game_without_a_seed_contains_the_cards_that_hearts_moved() -> None:
    """At a real table, a shuffle brought 4d and 2c to the top, in that order."""
    deal = parse_sketch("hand 2h 9h Tc · hand2 9s · discard 2c 3c 4d")
    healed = RecordedMove(parse_move("2h"), cards("4d 2c"))
    record = Record(deal, None, (healed, RecordedMove(parse_move("x9hTc"))))
    text = print_game(record)
    assert "2h{4d2c} x9hTc" in text
    read = parse_game(text).record
    assert print_game(read) == text
    after = final_state(read)
    assert after.tavern[-2:] == cards("4d 2c")
    assert after.discard == cards("3c 9h Tc")


@pytest.mark.parametrize(
    "old, new, found",
    [
        ('[Players "2"]', '[Players "3"]', Disagreement.PLAYERS),
        ("[Deal", '[Options "overpay=stop"]\n[Deal', Disagreement.OPTIONS),
        ('[Seed "walk/2/1"]', '[Seed "other"]', Disagreement.SEED),
        ("[Date", '[Seat4 "Nobody"]\n[Date', Disagreement.SEATS),
        ('[Result "lost"]', '[Result "won"]', Disagreement.RESULT),
    ],
)
def test_the_deal_takes_precedence_over_tags_that_contradict_it(
    old: str, new: str, found: Disagreement
) -> None:
    record = replace(recorded(2, 1), moves=())
    text = print_game(record).replace('[Result "*"]', '[Result "*"]')
    if found is Disagreement.RESULT:
        text = print_game(recorded(2, 1))
    assert old in text
    read = parse_game(text.replace(old, new))
    assert found in read.disagreements
    assert print_position(read.record.deal) == print_position(record.deal)
    assert parse_game(print_game(read.record)).disagreements in ((), (Disagreement.SEED,))


def test_options_are_part_of_the_deal() -> None:
    seed = Seed("castle-42")
    record = Record(seed.deal(2, Options(overpaying=Overpaying.STOP)), seed)
    text = print_game(record)
    assert '[Options "overpay=stop"]' in text
    assert parse_game(text).disagreements == ()
    without = text.replace('[Options "overpay=stop"]\n', "")
    assert parse_game(without).disagreements == (Disagreement.OPTIONS,)


def test_replaying_uses_the_next_shuffle_for_each_hearts_power() -> None:
    """Also a power that moves nothing."""
    for players in (1, 2, 3, 4):
        record = recorded(players, 3)
        states = [played.after for played in replay(record)]
        assert [ply.done.state for ply in play_random_game(players, 3)] == states
    assert Replay(recorded(2, 3)).hearts == 4
