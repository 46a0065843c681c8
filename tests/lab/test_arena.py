"""The same seeds give the same games, with any workers and after interruptions."""

import os
import signal
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import pytest

from catalogue_messages import said_error, shown_variables
from interrupts import interruptible
from lab_helpers import journal_results, play_games, without_times
from regicide.bots import BOTS, Bot, BotChoice, Budget, RegisteredBot
from regicide.i18n import LANGUAGES
from regicide.lab import LabError, Match, arena, open_journal, play_game
from regicide.lab.arena import record_path
from regicide.lab.errors import CODES
from regicide.lab.games.arena_game import play_and_report
from regicide.lab.games.process_workers import process_workers
from regicide.notation import parse_game, parse_options
from regicide.rules import Flip, Observation, RegicideError

MATCH = Match(bots=("squire", "random"), seeds="castle/§")


def test_the_number_of_workers_does_not_change_the_games(tmp_path: Path) -> None:
    alone = play_games(MATCH, 12, tmp_path / "one.csv")
    together = play_games(MATCH, 12, tmp_path / "two.csv", workers=process_workers(2))
    assert [each.number for each in alone] == list(range(1, 13))
    assert without_times(together) == without_times(alone)


def test_a_game_depends_on_nothing_but_the_match_and_its_number() -> None:
    ticks = partial(next, count(step=7))
    again = play_game(MATCH, 5, ticks)
    assert without_times([again.result]) == without_times(
        [play_and_report(MATCH, 5, with_text=False).result]
    )
    assert again.result.nanoseconds == tuple(7 * made for made in again.result.decisions)


def test_records_replay_to_the_same_games(tmp_path: Path) -> None:
    match = Match(bots=("squire",), seeds="castle/§", options=parse_options("overpay=stop"))
    for each in play_games(match, 3, tmp_path / "journal.csv", records=tmp_path):
        path = record_path(tmp_path, match, each.number)
        read = parse_game(path.read_bytes().decode())
        again = play_game(match, each.number, lambda: 0)
        assert read.record == again.record
        assert read.disagreements == ()
        assert read.record.seats == ("squire",)
        assert len(read.record.moves) == sum(each.decisions)
    assert len(list(tmp_path.glob("*.regicide"))) == 3


def test_a_finished_arena_can_be_extended_or_asked_for_fewer_games(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    play_games(MATCH, 4, path)
    assert len(play_games(MATCH, 2, path)) == 2
    assert without_times(play_games(MATCH, 6, path)) == without_times(
        play_games(MATCH, 6, tmp_path / "b")
    )
    assert sorted(each.number for each in journal_results(path, MATCH)) == [1, 2, 3, 4, 5, 6]


def test_closing_the_arena_stops_the_workers(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    with open_journal(path, MATCH) as journal:
        games = arena(MATCH, 100_000, workers=process_workers(2), journal=journal)
        first = next(iter(games))
        games.close()  # type: ignore[attr-defined]  # it is a generator
    assert journal_results(path, MATCH) == (first,)


class CheatingBot:
    def choose(self, _observation: Observation, _rng: Random) -> BotChoice:
        return BotChoice(Flip(), 1.0)


def test_the_error_names_a_bot_that_makes_an_illegal_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "cheat", RegisteredBot("cheat", lambda _budget: CheatingBot()))
    with pytest.raises(LabError) as caught:
        play_games(Match(bots=("cheat", "squire")), 1, tmp_path / "journal.csv")
    assert caught.value.code == "arena-illegal-move"
    assert caught.value.facts == {"bot": "cheat", "seed": "arena-1", "move": "flip"}


def test_a_budget_reaches_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def make(budget: Budget) -> Bot:
        given.append(budget)
        return BOTS["random"].make(budget)

    monkeypatch.setitem(BOTS, "searcher", RegisteredBot("searcher", make))
    play_game(Match(bots=("searcher", "searcher"), budget=Budget(rollouts=9)), 1, lambda: 0)
    assert given == [Budget(rollouts=9)] * 2


class KillWorker:
    """A job that kills its process."""

    def __call__(self, number: int) -> object:
        signal.raise_signal(signal.SIGKILL)
        return number


def test_a_killed_worker_is_reported() -> None:
    with pytest.raises(LabError) as caught:
        list(process_workers(2)(KillWorker(), [1, 2, 3]))
    assert caught.value.code == "arena-worker-died"


@pytest.mark.parametrize("code", CODES)
def test_every_error_code_has_a_sentence(code: str) -> None:
    names = shown_variables("en")[f"error-{code}"]
    facts = {name: f"this {name}" for name in names}
    for language in LANGUAGES:
        said_error(language, RegicideError(code, facts))


def test_ctrl_c_waits_until_no_lock_of_the_pool_is_taken() -> None:
    """Between two looks; and afterwards Ctrl-C is what it was."""
    with interruptible():
        reports = process_workers(2)(abs, [1, 2, 3, 4])
        assert next(iter(reports)) in (1, 2, 3, 4)
        os.kill(os.getpid(), signal.SIGINT)  # would raise here if it were not kept
        with pytest.raises(KeyboardInterrupt):
            list(reports)
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_an_ignored_ctrl_c_stays_ignored() -> None:
    """As `nohup` starts programs."""
    with interruptible():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        reports = process_workers(2)(abs, [1, 2, 3, 4])
        first = next(iter(reports))
        os.kill(os.getpid(), signal.SIGINT)
        assert sorted([first, *reports]) == [1, 2, 3, 4]
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
