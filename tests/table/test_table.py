"""What people may do at a table, when, and what comes of it."""

import pytest

from regicide.notation import Seed
from regicide.rules import Step, Suit
from regicide.rules.events import CardsDrawn, EnemyRevealed, PowerActed
from regicide.table import Author, Command, Phase, replay_log
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
    sitting = open_table(3, bots=("squire",))
    sitting.do(ANA, BeReady(True))
    assert sitting.phase() is Phase.GATHERING
    sitting.do(BEN, TakeSeat(1))
    assert sitting.phase() is Phase.GATHERING
    sitting.do(BEN, BeReady(True))
    assert sitting.phase() is Phase.PLAYING
    assert sitting.table.game is not None
    assert sitting.table.game.state == Seed("castle-42").deal(3)


def test_who_plays_with_bots_alone_can_be_ready_from_the_start() -> None:
    assert open_table(1, ready=True).table.phase is Phase.PLAYING
    assert open_table(4, bots=("squire",) * 3, ready=True).table.phase is Phase.PLAYING


def test_a_table_of_bots_alone_does_not_start() -> None:
    sitting = open_table(2, bots=("squire",))
    sitting.do(ANA, LeaveSeat())
    sitting.do(ANA, SeatBot(0, "squire"))
    assert sitting.phase() is Phase.GATHERING


def test_the_host_says_who_starts_and_seats_are_counted_from_there() -> None:
    """§1.6"""
    sitting = open_table(3)
    for seat, person in ((1, BEN), (2, CAI)):
        sitting.do(person, TakeSeat(seat))
    sitting.do(ANA, ChooseFirst(2))
    for person in (ANA, BEN, CAI):
        sitting.do(person, BeReady(True))
    names = [chair.person.name for chair in sitting.table.chairs if chair.person]
    assert names == [CAI.name, ANA.name, BEN.name]
    assert sitting.table.seat_of(CAI.id) == 0


def test_seats_are_taken_changed_left_filled_and_freed() -> None:
    sitting = open_table(3)
    sitting.do(BEN, TakeSeat(2))
    assert sitting.refused(CAI, TakeSeat(2)) == "seat-is-taken"
    assert sitting.refused(CAI, TakeSeat(3)) == "no-seat-there"
    assert sitting.refused(CAI, TakeSeat(-1)) == "no-seat-there"
    sitting.do(BEN, TakeSeat(1))
    assert sitting.table.chairs[2].is_free
    assert sitting.refused(BEN, SeatBot(2, "squire")) == "not-the-host"
    assert sitting.refused(ANA, SeatBot(2, "gandalf")) == "no-bot-of-that-name"
    assert sitting.refused(ANA, SeatBot(1, "squire")) == "seat-is-taken"
    sitting.do(ANA, SeatBot(2, "squire"))
    sitting.do(ANA, SeatBot(2, "champion"))
    assert sitting.table.chairs[2].bot == "champion"
    assert sitting.refused(BEN, FreeSeat(2)) == "not-the-host"
    sitting.do(ANA, FreeSeat(2))
    assert sitting.refused(ANA, FreeSeat(2)) == "seat-is-free"
    sitting.do(ANA, FreeSeat(1))
    assert sitting.table.seat_of(BEN.id) is None
    assert sitting.refused(BEN, LeaveSeat()) == "not-seated"
    assert sitting.refused(BEN, BeReady(True)) == "not-seated"


def test_a_host_who_has_left_is_followed_by_the_first_who_sits() -> None:
    sitting = open_table(3)
    sitting.do(BEN, TakeSeat(2))
    sitting.do(ANA, LeaveSeat())
    assert sitting.table.host == BEN.id
    assert sitting.refused(ANA, SeatBot(0, "squire")) == "not-the-host"
    sitting.do(ANA, TakeSeat(1))
    assert sitting.table.host == ANA.id


def test_who_changes_seats_has_to_be_ready_again() -> None:
    sitting = open_table(3)
    sitting.do(ANA, BeReady(True))
    sitting.do(ANA, TakeSeat(1))
    assert not sitting.table.chairs[1].is_ready


def test_once_the_game_has_begun_seats_are_fixed() -> None:
    sitting = play_table(2)
    for command in (TakeSeat(0), LeaveSeat(), FreeSeat(1), BeReady(False), ChooseFirst(1)):
        assert sitting.refused(ANA, command) == "not-gathering"


# --- moves ---------------------------------------------------------------------------------------


def test_moves_are_made_in_turn_and_by_the_rules() -> None:
    sitting = play_table(2)
    seq = sitting.table.seq
    assert sitting.refused(BEN, MakeMove("yield", seq)) == "not-your-turn"
    assert sitting.refused(EVE, MakeMove("yield", seq)) == "not-seated"
    assert sitting.refused(ANA, MakeMove("xAc", seq)) == "no-damage-now"
    assert sitting.refused(ANA, MakeMove("Zz", seq)) == "bad-card"
    assert sitting.refused(ANA, MakeMove("yield", seq - 1)) == "out-of-date"
    change = sitting.move("yield")
    assert change.seat == 0
    assert change.events


def test_talk_does_not_make_a_move_out_of_date() -> None:
    sitting = play_table(2)
    seen = sitting.table.seq
    sitting.do(BEN, Say("hello"))
    sitting.do(ANA, MakeMove("yield", seen))


def test_a_whole_game_ends_over_and_replays_to_the_same_table() -> None:
    for players in (1, 2, 3, 4):
        sitting = play_table(players)
        while sitting.phase() is Phase.PLAYING:
            sitting.move()
        assert sitting.table.game is not None
        assert sitting.table.game.state.step in (Step.BEATEN, Step.STUCK, Step.WON)
        assert replay_log(sitting.entries) == sitting.table
        assert sitting.refused(ANA, MakeMove("yield", sitting.table.seq)) == "not-playing"


# --- talk (§10) ----------------------------------------------------------------------------------


def test_strict_talk_is_phrases_casual_talk_is_anything() -> None:
    strict = play_table(2)
    strict.do(ANA, Say("my-hand-size"))
    assert strict.refused(ANA, Speak("I have a king")) == "strict-talk"
    assert strict.refused(ANA, Say("i-have-a-king")) == "no-such-phrase"
    assert strict.refused(EVE, Say("hello")) == "not-seated"
    casual = play_table(2, options=CASUAL)
    casual.do(ANA, Speak("I have a king"))
    for bad in ("", "   ", "x" * 201, "two\nlines", "bell\a"):
        assert casual.refused(ANA, Speak(bad)) == "bad-speech"


def test_wishes_are_said_between_a_jester_and_the_naming() -> None:
    """§8.4, §10.3"""
    seeds = (f"jester-{number}" for number in range(100))
    sitting = next(
        each for each in (play_table(3, seed=seed) for seed in seeds) if _holds_jester(each)
    )
    assert sitting.refused(BEN, Say("me-next")) == "wishes-after-a-jester"
    sitting.move("Je")
    sitting.do(BEN, Say("me-next"))
    sitting.do(CAI, Say("not-me-next"))
    sitting.move(">2")
    assert sitting.refused(BEN, Say("me-next")) == "wishes-after-a-jester"


def _holds_jester(sitting: TableBuilder) -> bool:
    assert sitting.table.game is not None
    return any(card.suit is None for card in sitting.table.game.state.acting_hand)


def exhaust(sitting: TableBuilder, person: Author, left: int = 0) -> None:
    """Somebody says nearly all they may."""
    for _each in range(MOST_NON_MOVES - sitting.table.words.get(person.id or "", 0) - left):
        sitting.do(person, Say("hello"))


def test_a_table_does_not_grow_without_end() -> None:
    sitting = play_table(2)
    exhaust(sitting, ANA)
    assert sitting.refused(ANA, Say("hello")) == "too-many-words"
    sitting.move("yield")


def test_who_has_said_all_they_may_takes_nothing_from_others() -> None:
    sitting = play_table(2)
    exhaust(sitting, ANA)
    sitting.away = frozenset({0})
    begun: list[Command] = [Say("hello"), AskAbandon(), Answer(False), Pause(), Resume()]
    for command in (*begun, StandIn(0, "squire")):
        sitting.do(BEN, command)
    assert sitting.bot_to_move() == 0


def test_strangers_do_not_fill_a_table_for_those_who_sit() -> None:
    sitting = open_table(3)
    for number in range(4):
        stranger = Author(f"stranger-{number}", "Stranger")
        for _each in range(MOST_NON_MOVES // 2):
            sitting.do(stranger, TakeSeat(1))
            sitting.do(stranger, LeaveSeat())
        assert sitting.refused(stranger, TakeSeat(1)) == "too-many-words"
    assert sitting.refused(BEN, TakeSeat(1)) == "table-is-full-of-words"
    for command in (SeatBot(1, "squire"), FreeSeat(1), SeatBot(1, "squire"), SeatBot(2, "squire")):
        sitting.do(ANA, command)
    sitting.do(ANA, BeReady(True))
    assert sitting.phase() is Phase.PLAYING


@pytest.mark.parametrize(
    "begun, ended",
    [
        (Pause(), Resume()),
        (StandIn(0, "squire"), HandBack()),
        (AskAbandon(), Answer(False)),
    ],
    ids=["a pause", "a bot that stands in", "a proposal"],
)
def test_a_table_that_is_full_does_not_stand_still(begun: Command, ended: Command) -> None:
    sitting = play_table(2)
    exhaust(sitting, ANA, left=1)
    sitting.do(ANA, begun)
    sitting.do(ANA, ended)
    assert sitting.refused(ANA, begun) == "too-many-words"
    sitting.move("yield")


# --- taking back ---------------------------------------------------------------------------------


def plain_play(sitting: TableBuilder) -> None:
    """A move that reveals nothing: yielding."""
    sitting.move("yield")


def test_alone_a_move_is_taken_back_at_once() -> None:
    sitting = play_table(1, options="solo-yield=not-twice-running")
    before = sitting.table.game
    assert before is not None
    assert sitting.refused(ANA, AskUndo()) == "nothing-to-undo"
    plain_play(sitting)
    sitting.do(ANA, AskUndo())
    assert sitting.table.game is not None
    assert sitting.table.game.state == before.state
    assert sitting.table.game.moves == ()
    assert sitting.proposal() is None


def test_with_others_everyone_has_to_agree() -> None:
    sitting = play_table(3)
    before = sitting.table.game
    plain_play(sitting)
    sitting.do(ANA, AskUndo())
    assert sitting.refused(CAI, AskAbandon()) == "already-proposed"
    assert sitting.refused(ANA, Answer(True)) == "already-answered"
    sitting.do(BEN, Answer(True))
    assert sitting.proposal() is not None
    sitting.do(CAI, Answer(True))
    assert sitting.table.game is not None
    assert before is not None
    assert sitting.table.game.state == before.state
    assert sitting.refused(BEN, Answer(True)) == "nothing-proposed"
    seen = sitting.table.seq - 1
    assert sitting.refused(ANA, MakeMove("yield", seen)) == "out-of-date"


def test_one_no_is_enough_and_a_move_ends_what_was_proposed() -> None:
    sitting = play_table(3)
    plain_play(sitting)
    sitting.do(ANA, AskUndo())
    sitting.do(BEN, Answer(False))
    assert sitting.proposal() is None
    sitting.do(ANA, AskUndo())
    sitting.do(ANA, Answer(False))  # taken back by who proposed it
    assert sitting.proposal() is None
    sitting.do(ANA, AskUndo())
    sitting.move()
    assert sitting.proposal() is None


def test_nothing_is_taken_back_past_a_revealed_card_or_a_shuffle() -> None:
    """Diamonds draw, hearts shuffle, a fallen enemy uncovers the next."""
    seen = set()
    for number in range(40):
        sitting = play_table(2, seed=f"undo-{number}")
        for _turn in range(40):
            if sitting.phase() is not Phase.PLAYING:
                break
            assert sitting.table.game is not None
            seat = sitting.table.game.state.seat
            hidden = any(_reveals(event) for event in sitting.move().events)
            if sitting.phase() is not Phase.PLAYING:
                break
            person = PEOPLE[seat]
            if hidden:
                assert sitting.refused(person, AskUndo()) == "cards-were-revealed"
            else:
                sitting.do(person, AskUndo())
                sitting.do(person, Answer(False))
            seen.add(hidden)
    assert seen == {True, False}


def _reveals(event: object) -> bool:
    if isinstance(event, PowerActed):
        return event.suit is Suit.HEARTS
    return isinstance(event, CardsDrawn | EnemyRevealed)


# --- pausing, leaving, standing in ---------------------------------------------------------------


def test_nobody_moves_in_a_pause_and_the_clock_stands_still() -> None:
    sitting = play_table(2, turn_seconds=60)
    deadline = sitting.deadline()
    assert deadline is not None
    sitting.do(BEN, Pause())
    assert sitting.deadline() is None
    assert sitting.refused(ANA, MakeMove("yield", sitting.table.seq)) == "paused"
    assert sitting.refused(ANA, Pause()) == "paused"
    sitting.now += 1_000_000
    sitting.do(ANA, Resume())
    later = sitting.deadline()
    assert later is not None
    assert later - deadline >= 1_000_000
    assert sitting.refused(ANA, Resume()) == "not-paused"
    sitting.move("yield")


def test_a_game_is_abandoned_when_everyone_agrees() -> None:
    sitting = play_table(2)
    sitting.do(ANA, AskAbandon())
    sitting.do(BEN, Answer(True))
    assert sitting.phase() is Phase.OVER
    assert sitting.is_abandoned()
    alone = play_table(1)
    alone.do(ANA, AskAbandon())
    assert alone.is_abandoned()


def test_a_bot_stands_in_for_who_is_gone_and_hands_back() -> None:
    sitting = play_table(3)
    assert sitting.refused(ANA, StandIn(1, "squire")) == "still-there"
    sitting.away = frozenset({1})
    assert sitting.refused(ANA, StandIn(1, "gandalf")) == "no-bot-of-that-name"
    assert sitting.refused(EVE, StandIn(1, "squire")) == "not-seated"
    sitting.do(ANA, StandIn(1, "squire"))
    assert sitting.refused(ANA, StandIn(1, "squire")) == "played-by-a-bot"
    sitting.move("yield")
    sitting.move()  # the damage
    assert sitting.bot_to_move() == 1
    assert sitting.refused(BEN, MakeMove("yield", sitting.table.seq)) == "played-by-a-bot"
    assert sitting.table.voters == {0, 2}
    sitting.do(BEN, HandBack())
    assert sitting.refused(BEN, HandBack()) == "no-bot-to-relieve"
    assert sitting.bot_to_move() is None
    sitting.move()


def test_a_bot_stands_in_for_who_is_too_slow_and_for_who_asks() -> None:
    sitting = play_table(2, turn_seconds=30)
    sitting.do(BEN, StandIn(1, "squire"))
    sitting.do(BEN, HandBack())
    assert sitting.refused(BEN, StandIn(0, "squire")) == "still-there"
    sitting.now += 31_000
    sitting.do(BEN, StandIn(0, "squire"))
    assert sitting.bot_to_move() == 0


def test_consent_is_not_asked_of_bots() -> None:
    sitting = play_table(3, bots=("squire",))
    sitting.do(ANA, AskAbandon())
    sitting.do(BEN, Answer(True))
    assert sitting.is_abandoned()


def test_a_proposal_passes_when_the_last_who_hesitates_is_gone() -> None:
    sitting = play_table(2)
    sitting.do(ANA, AskAbandon())
    sitting.away = frozenset({1})
    sitting.do(ANA, StandIn(1, "squire"))
    assert sitting.is_abandoned()


def test_bots_wait_while_something_is_proposed() -> None:
    sitting = play_table(3, bots=("squire",))
    sitting.move("yield")
    sitting.move()
    sitting.move("yield")
    sitting.move()
    assert sitting.bot_to_move() == 2
    sitting.do(BEN, AskUndo())
    assert sitting.bot_to_move() is None


def test_a_rematch_comes_once_and_after_the_game() -> None:
    sitting = play_table(1)
    assert sitting.refused(ANA, AskRematch()) == "not-over"
    sitting.do(ANA, AskAbandon())
    assert sitting.refused(BEN, AskRematch()) == "not-seated"


# --- the log -------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_prefix_of_a_log_leads_to_its_moment(players: int) -> None:
    sitting = play_table(players, bots=("squire",) * (players > 2))
    while sitting.phase() is Phase.PLAYING:
        sitting.move()
    table = None
    for change, count in zip(sitting.changes, range(2, len(sitting.entries) + 1), strict=True):
        table = replay_log(sitting.entries[:count])
        assert table == change.after
