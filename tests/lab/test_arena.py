"""The same seeds give the same games, whoever plays them and however often it is interrupted."""

import signal
from functools import partial
from itertools import count
from pathlib import Path
from random import Random

import pytest

from lab_helpers import kept, played, without_times
from regicide.bots import BOTS, Bot, BotChoice, Budget, RegisteredBot
from regicide.i18n import say_error, words
from regicide.lab import LabError, Match, arena, open_journal, play_game
from regicide.lab.arena import record_path
from regicide.lab.arena_game import report
from regicide.lab.errors import CODES
from regicide.lab.pool import processes
from regicide.notation import parse_game, parse_options
from regicide.rules import Flip, Observation, RegicideError

MATCH = Match(bots=("squire", "random"), seeds="castle/§")


def test_the_number_of_jobs_changes_no_game(tmp_path: Path) -> None:
    alone = played(MATCH, 12, tmp_path / "one.csv")
    together = played(MATCH, 12, tmp_path / "two.csv", crew=processes(2))
    assert [each.number for each in alone] == list(range(1, 13))
    assert without_times(together) == without_times(alone)


def test_a_game_depends_on_nothing_but_the_match_and_its_number() -> None:
    ticks = partial(next, count(step=7))
    late = play_game(MATCH, 5, ticks)
    assert without_times([late.result]) == without_times([report(MATCH, 5, with_text=False).result])
    assert late.result.nanoseconds == tuple(7 * made for made in late.result.decisions)


def test_records_are_games_with_the_same_result(tmp_path: Path) -> None:
    match = Match(bots=("squire",), seeds="castle/§", options=parse_options("overpay=stop"))
    for each in played(match, 3, tmp_path / "journal.csv", records=tmp_path):
        path = record_path(tmp_path, match, each.number)
        read = parse_game(path.read_bytes().decode())
        again = play_game(match, each.number, lambda: 0)
        assert read.record == again.record
        assert read.disagreements == ()
        assert read.record.seats == ("squire",)
        assert len(read.record.moves) == sum(each.decisions)
    assert len(list(tmp_path.glob("*.regicide"))) == 3


def test_more_games_go_on_and_fewer_are_enough(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    played(MATCH, 4, path)
    assert len(played(MATCH, 2, path)) == 2
    assert without_times(played(MATCH, 6, path)) == without_times(played(MATCH, 6, tmp_path / "b"))
    assert sorted(each.number for each in kept(path, MATCH)) == [1, 2, 3, 4, 5, 6]


def test_whoever_stops_listening_stops_the_work(tmp_path: Path) -> None:
    path = tmp_path / "journal.csv"
    with open_journal(path, MATCH) as journal:
        games = arena(MATCH, 100_000, crew=processes(2), journal=journal)
        first = next(iter(games))
        games.close()  # type: ignore[attr-defined]  # it is a generator
    assert kept(path, MATCH) == (first,)


class Cheat:
    def choose(self, _observation: Observation, _rng: Random) -> BotChoice:
        return BotChoice(Flip(), 1.0)


def test_a_bot_that_cheats_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "cheat", RegisteredBot("cheat", lambda _budget: Cheat()))
    with pytest.raises(LabError) as told:
        played(Match(bots=("cheat", "squire")), 1, tmp_path / "journal.csv")
    assert told.value.code == "arena-illegal-move"
    assert told.value.facts == {"bot": "cheat", "seed": "arena-1", "move": "flip"}


def test_a_budget_reaches_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget] = []

    def make(budget: Budget) -> Bot:
        given.append(budget)
        return BOTS["random"].make(budget)

    monkeypatch.setitem(BOTS, "thinker", RegisteredBot("thinker", make))
    play_game(Match(bots=("thinker", "thinker"), budget=Budget(rollouts=9)), 1, lambda: 0)
    assert given == [Budget(rollouts=9)] * 2


class Doomed:
    """It takes its process along."""

    def __call__(self, number: int) -> object:
        signal.raise_signal(signal.SIGKILL)
        return number


def test_a_process_that_dies_is_told() -> None:
    with pytest.raises(LabError) as told:
        list(processes(2)(Doomed(), [1, 2, 3]))  # type: ignore[arg-type]  # it never answers
    assert told.value.code == "arena-worker-died"


@pytest.mark.parametrize("code", CODES)
def test_every_error_has_its_sentence(code: str) -> None:
    facts = dict.fromkeys(
        [
            "bots",
            "players",
            "file",
            "line",
            "name",
            "theirs",
            "ours",
            "bot",
            "move",
            "seed",
            "address",
            "why",
            "library",
        ],
        1,
    )
    assert say_error(words("en"), RegicideError(code, facts))
