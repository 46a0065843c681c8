"""Which commands a table accepts, when, and what they change."""

import pytest

from regicide.notation import Seed
from regicide.rules import Step, Suit
from regicide.rules.events import CardsDrawn, EnemyRevealed, PowerActed
from regicide.table import Command, Person, Phase, replay_log
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskRematch,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    MakeMove,
    Pause,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.table.permission import MOST_NON_MOVES
from table_builder import CASUAL, PEOPLE, TableBuilder, open_table, play_table

ANA, BEN, CAI, DEE, EVE, _ = PEOPLE


# --- gathering -----------------------------------------------------------------------------------


def test_a_game_starts_when_every_seat_is_taken_and_everyone_is_ready() -> None:
    builder = open_table(3, bots=("squire",))
    builder.do(ANA, BeReady(True))
    assert builder.phase() is Phase.GATHERING
    builder.do(BEN, TakeSeat(1))
    assert builder.phase() is Phase.GATHERING
    builder.do(BEN, BeReady(True))
    assert builder.phase() is Phase.PLAYING
    assert builder.table.game is not None
    assert builder.table.game.state == Seed("castle-42").deal(3)


def test_a_host_who_is_ready_at_once_starts_a_game_with_bots() -> None:
    assert open_table(1, ready=True).table.phase is Phase.PLAYING
    assert open_table(4, bots=("squire",) * 3, ready=True).table.phase is Phase.PLAYING


def test_a_table_with_only_bots_does_not_start() -> None:
    builder = open_table(2, bots=("squire",))
    builder.do(ANA, LeaveSeat())
    builder.do(ANA, SeatBot(0, "squire"))
    assert builder.phase() is Phase.GATHERING


def test_the_host_chooses_who_starts_and_seats_are_renumbered() -> None:
    """§1.6"""
    builder = open_table(3)
    for seat, person in ((1, BEN), (2, CAI)):
        builder.do(person, TakeSeat(seat))
    builder.do(ANA, ChooseFirst(2))
    for person in (ANA, BEN, CAI):
        builder.do(person, BeReady(True))
    names = [chair.person.name for chair in builder.table.chairs if chair.person]
    assert names == [CAI.name, ANA.name, BEN.name]
    assert builder.table.seat_of(CAI.id) == 0


def test_seats_are_taken_changed_left_filled_and_freed() -> None:
    builder = open_table(3)
    builder.do(BEN, TakeSeat(2))
    assert builder.refused(CAI, TakeSeat(2)) == "seat-is-taken"
    assert builder.refused(CAI, TakeSeat(3)) == "no-seat-there"
    assert builder.refused(CAI, TakeSeat(-1)) == "no-seat-there"
    builder.do(BEN, TakeSeat(1))
    assert builder.table.chairs[2].is_free
    assert builder.refused(BEN, SeatBot(2, "squire")) == "not-the-host"
    assert builder.refused(ANA, SeatBot(2, "gandalf")) == "no-bot-of-that-name"
    assert builder.refused(ANA, SeatBot(1, "squire")) == "seat-is-taken"
    builder.do(ANA, SeatBot(2, "squire"))
    builder.do(ANA, SeatBot(2, "champion"))
    assert builder.table.chairs[2].bot == "champion"
    assert builder.refused(BEN, FreeSeat(2)) == "not-the-host"
    builder.do(ANA, FreeSeat(2))
    assert builder.refused(ANA, FreeSeat(2)) == "seat-is-free"
    builder.do(ANA, FreeSeat(1))
    assert builder.table.seat_of(BEN.id) is None
    assert builder.refused(BEN, LeaveSeat()) == "not-seated"
    assert builder.refused(BEN, BeReady(True)) == "not-seated"


def test_when_the_host_leaves_the_person_in_the_first_seat_is_host() -> None:
    builder = open_table(3)
    builder.do(BEN, TakeSeat(2))
    builder.do(ANA, LeaveSeat())
    assert builder.table.host == BEN.id
    assert builder.refused(ANA, SeatBot(0, "squire")) == "not-the-host"
    builder.do(ANA, TakeSeat(1))
    assert builder.table.host == ANA.id


def test_a_player_who_changes_seats_is_not_ready() -> None:
    builder = open_table(3)
    builder.do(ANA, BeReady(True))
    builder.do(ANA, TakeSeat(1))
    assert not builder.table.chairs[1].is_ready


def test_seats_cannot_change_after_the_start() -> None:
    builder = play_table(2)
    for command in (TakeSeat(0), LeaveSeat(), FreeSeat(1), BeReady(False), ChooseFirst(1)):
        assert builder.refused(ANA, command) == "not-gathering"


# --- moves ---------------------------------------------------------------------------------------


def test_only_legal_moves_of_the_seat_to_move_are_accepted() -> None:
    builder = play_table(2)
    seq = builder.table.seq
    assert builder.refused(BEN, MakeMove("yield", seq)) == "not-your-turn"
    assert builder.refused(EVE, MakeMove("yield", seq)) == "not-seated"
    assert builder.refused(ANA, MakeMove("xAc", seq)) == "no-damage-now"
    assert builder.refused(ANA, MakeMove("Zz", seq)) == "bad-card"
    assert builder.refused(ANA, MakeMove("yield", seq - 1)) == "out-of-date"
    change = builder.move("yield")
    assert change.seat == 0
    assert change.events


def test_chat_does_not_make_a_move_out_of_date() -> None:
    builder = play_table(2)
    seen = builder.table.seq
    builder.do(BEN, Say("hello"))
    builder.do(ANA, MakeMove("yield", seen))


def test_a_whole_game_replays_to_the_same_table() -> None:
    for players in (1, 2, 3, 4):
        builder = play_table(players)
        while builder.phase() is Phase.PLAYING:
            builder.move()
        assert builder.table.game is not None
        assert builder.table.game.state.step in (Step.BEATEN, Step.STUCK, Step.WON)
        assert replay_log(builder.entries) == builder.table
        assert builder.refused(ANA, MakeMove("yield", builder.table.seq)) == "not-playing"


# --- talk (§10) ----------------------------------------------------------------------------------


def test_strict_games_allow_phrases_and_casual_games_any_text() -> None:
    strict = play_table(2)
    strict.do(ANA, Say("my-hand-size"))
    assert strict.refused(ANA, Speak("I have a king")) == "strict-talk"
    assert strict.refused(ANA, Say("i-have-a-king")) == "no-such-phrase"
    assert strict.refused(EVE, Say("hello")) == "not-seated"
    casual = play_table(2, options=CASUAL)
    casual.do(ANA, Speak("I have a king"))
    for bad in ("", "   ", "x" * 201, "two\nlines", "bell\a"):
        assert casual.refused(ANA, Speak(bad)) == "bad-speech"


def test_wishes_are_allowed_between_a_jester_and_the_choice() -> None:
    """§8.4, §10.3"""
    seeds = (f"jester-{number}" for number in range(100))
    builder = next(
        each for each in (play_table(3, seed=seed) for seed in seeds) if _holds_jester(each)
    )
    assert builder.refused(BEN, Say("me-next")) == "wishes-after-a-jester"
    builder.move("Je")
    builder.do(BEN, Say("me-next"))
    builder.do(CAI, Say("not-me-next"))
    builder.move(">2")
    assert builder.refused(BEN, Say("me-next")) == "wishes-after-a-jester"


def _holds_jester(builder: TableBuilder) -> bool:
    assert builder.table.game is not None
    return any(card.suit is None for card in builder.table.game.state.acting_hand)


def exhaust(builder: TableBuilder, person: Person, left: int = 0) -> None:
    """Use up the quota of a person, except for `left` entries."""
    for _each in range(MOST_NON_MOVES - builder.table.non_moves.get(person.id or "", 0) - left):
        builder.do(person, Say("hello"))


def test_a_person_has_a_quota_of_entries_other_than_moves() -> None:
    builder = play_table(2)
    exhaust(builder, ANA)
    assert builder.refused(ANA, Say("hello")) == "too-many-words"
    builder.move("yield")


def test_a_person_without_quota_does_not_affect_the_others() -> None:
    builder = play_table(2)
    exhaust(builder, ANA)
    builder.away = frozenset({0})
    begun: list[Command] = [Say("hello"), AskAbandon(), Answer(False), Pause(), Resume()]
    for command in (*begun, StandIn(0, "squire")):
        builder.do(BEN, command)
    assert builder.bot_to_move() == 0


def test_strangers_who_take_and_leave_seats_do_not_block_the_players() -> None:
    builder = open_table(3)
    for number in range(4):
        stranger = Person(f"stranger-{number}", "Stranger")
        for _each in range(MOST_NON_MOVES // 2):
            builder.do(stranger, TakeSeat(1))
            builder.do(stranger, LeaveSeat())
        assert builder.refused(stranger, TakeSeat(1)) == "too-many-words"
    assert builder.refused(BEN, TakeSeat(1)) == "table-is-full-of-words"
    for command in (SeatBot(1, "squire"), FreeSeat(1), SeatBot(1, "squire"), SeatBot(2, "squire")):
        builder.do(ANA, command)
    builder.do(ANA, BeReady(True))
    assert builder.phase() is Phase.PLAYING


@pytest.mark.parametrize(
    "begun, ended",
    [
        (Pause(), Resume()),
        (StandIn(0, "squire"), HandBack()),
        (AskAbandon(), Answer(False)),
    ],
    ids=["a pause", "a bot that stands in", "a proposal"],
)
def test_a_person_without_quota_can_still_end_what_they_began(
    begun: Command, ended: Command
) -> None:
    builder = play_table(2)
    exhaust(builder, ANA, left=1)
    builder.do(ANA, begun)
    builder.do(ANA, ended)
    assert builder.refused(ANA, begun) == "too-many-words"
    builder.move("yield")


# --- undo ----------------------------------------------------------------------------------------


def yield_turn(builder: TableBuilder) -> None:
    """Make a move that reveals no card."""
    builder.move("yield")


def test_a_solo_player_takes_a_move_back_at_once() -> None:
    builder = play_table(1, options="solo-yield=not-twice-running")
    before = builder.table.game
    assert before is not None
    assert builder.refused(ANA, AskUndo()) == "nothing-to-undo"
    yield_turn(builder)
    builder.do(ANA, AskUndo())
    assert builder.table.game is not None
    assert builder.table.game.state == before.state
    assert builder.table.game.moves == ()
    assert builder.proposal() is None


def test_all_players_have_to_agree_to_an_undo() -> None:
    builder = play_table(3)
    before = builder.table.game
    yield_turn(builder)
    builder.do(ANA, AskUndo())
    assert builder.refused(CAI, AskAbandon()) == "already-proposed"
    assert builder.refused(ANA, Answer(True)) == "already-answered"
    builder.do(BEN, Answer(True))
    assert builder.proposal() is not None
    builder.do(CAI, Answer(True))
    assert builder.table.game is not None
    assert before is not None
    assert builder.table.game.state == before.state
    assert builder.refused(BEN, Answer(True)) == "nothing-proposed"
    seen = builder.table.seq - 1
    assert builder.refused(ANA, MakeMove("yield", seen)) == "out-of-date"


def test_one_refusal_or_a_move_ends_a_proposal() -> None:
    builder = play_table(3)
    yield_turn(builder)
    builder.do(ANA, AskUndo())
    builder.do(BEN, Answer(False))
    assert builder.proposal() is None
    builder.do(ANA, AskUndo())
    builder.do(ANA, Answer(False))  # withdrawn by its author
    assert builder.proposal() is None
    builder.do(ANA, AskUndo())
    builder.move()
    assert builder.proposal() is None


def test_undo_stops_at_a_revealed_card_or_a_shuffle() -> None:
    """Diamonds draw, hearts shuffle, a defeated enemy reveals the next."""
    seen = set()
    for number in range(40):
        builder = play_table(2, seed=f"undo-{number}")
        for _turn in range(40):
            if builder.phase() is not Phase.PLAYING:
                break
            assert builder.table.game is not None
            seat = builder.table.game.state.seat
            hidden = any(_reveals(event) for event in builder.move().events)
            if builder.phase() is not Phase.PLAYING:
                break
            person = PEOPLE[seat]
            if hidden:
                assert builder.refused(person, AskUndo()) == "cards-were-revealed"
            else:
                builder.do(person, AskUndo())
                builder.do(person, Answer(False))
            seen.add(hidden)
    assert seen == {True, False}


def _reveals(event: object) -> bool:
    if isinstance(event, PowerActed):
        return event.suit is Suit.HEARTS
    return isinstance(event, CardsDrawn | EnemyRevealed)


# --- pause, abandon, stand-in -------------------------------------------------------------------


def test_a_pause_stops_moves_and_the_clock() -> None:
    builder = play_table(2, turn_seconds=60)
    deadline = builder.deadline()
    assert deadline is not None
    builder.do(BEN, Pause())
    assert builder.deadline() is None
    assert builder.refused(ANA, MakeMove("yield", builder.table.seq)) == "paused"
    assert builder.refused(ANA, Pause()) == "paused"
    builder.now += 1_000_000
    builder.do(ANA, Resume())
    later = builder.deadline()
    assert later is not None
    assert later - deadline >= 1_000_000
    assert builder.refused(ANA, Resume()) == "not-paused"
    builder.move("yield")


def test_a_game_is_abandoned_when_everyone_agrees() -> None:
    builder = play_table(2)
    builder.do(ANA, AskAbandon())
    builder.do(BEN, Answer(True))
    assert builder.phase() is Phase.OVER
    assert builder.is_abandoned()
    alone = play_table(1)
    alone.do(ANA, AskAbandon())
    assert alone.is_abandoned()


def test_a_bot_stands_in_for_a_player_who_is_away_until_they_return() -> None:
    builder = play_table(3)
    assert builder.refused(ANA, StandIn(1, "squire")) == "still-there"
    builder.away = frozenset({1})
    assert builder.refused(ANA, StandIn(1, "gandalf")) == "no-bot-of-that-name"
    assert builder.refused(EVE, StandIn(1, "squire")) == "not-seated"
    builder.do(ANA, StandIn(1, "squire"))
    assert builder.refused(ANA, StandIn(1, "squire")) == "played-by-a-bot"
    builder.move("yield")
    builder.move()  # the damage
    assert builder.bot_to_move() == 1
    assert builder.refused(BEN, MakeMove("yield", builder.table.seq)) == "played-by-a-bot"
    assert builder.table.voters == {0, 2}
    builder.do(BEN, HandBack())
    assert builder.refused(BEN, HandBack()) == "no-bot-to-relieve"
    assert builder.bot_to_move() is None
    builder.move()


def test_a_bot_stands_in_for_a_player_who_is_too_slow_or_asks_for_it() -> None:
    builder = play_table(2, turn_seconds=30)
    builder.do(BEN, StandIn(1, "squire"))
    builder.do(BEN, HandBack())
    assert builder.refused(BEN, StandIn(0, "squire")) == "still-there"
    builder.now += 31_000
    builder.do(BEN, StandIn(0, "squire"))
    assert builder.bot_to_move() == 0


def test_proposals_do_not_need_the_consent_of_bots() -> None:
    builder = play_table(3, bots=("squire",))
    builder.do(ANA, AskAbandon())
    builder.do(BEN, Answer(True))
    assert builder.is_abandoned()


def test_a_proposal_is_accepted_when_a_bot_replaces_the_last_voter() -> None:
    builder = play_table(2)
    builder.do(ANA, AskAbandon())
    builder.away = frozenset({1})
    builder.do(ANA, StandIn(1, "squire"))
    assert builder.is_abandoned()


def test_bots_wait_during_a_proposal() -> None:
    builder = play_table(3, bots=("squire",))
    builder.move("yield")
    builder.move()
    builder.move("yield")
    builder.move()
    assert builder.bot_to_move() == 2
    builder.do(BEN, AskUndo())
    assert builder.bot_to_move() is None


def test_only_seated_players_ask_for_a_rematch_and_only_after_the_game() -> None:
    builder = play_table(1)
    assert builder.refused(ANA, AskRematch()) == "not-over"
    builder.do(ANA, AskAbandon())
    assert builder.refused(BEN, AskRematch()) == "not-seated"


# --- the log -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_prefix_of_a_log_replays_to_the_table_at_that_time(players: int) -> None:
    builder = play_table(players, bots=("squire",) * (players > 2))
    while builder.phase() is Phase.PLAYING:
        builder.move()
    table = None
    for change, count in zip(builder.changes, range(2, len(builder.entries) + 1), strict=True):
        table = replay_log(builder.entries[:count])
        assert table == change.after
