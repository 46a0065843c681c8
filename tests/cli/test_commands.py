"""The commands as real processes: their output and exit codes."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date
from inspect import signature
from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from random_games import play_random_game
from regicide import __version__
from regicide.cli.commands import commands
from regicide.cli.help import TranslatedCommand, TranslatedGroup
from regicide.cli.run import run
from regicide.i18n import LANGUAGES, words
from regicide.notation import (
    Record,
    RecordedMove,
    Seed,
    final_state,
    print_game,
    print_position,
)
from regicide.rules import legal_moves
from regicide.study import par
from regicide.study.par import ParGame
from regicide.table import Seal
from regicide.table.recording import seal_tags
from regicide.tui.game_file import read_record
from regicide.tui.local_game_setup import today

GOLDEN = Path(__file__).parents[1] / "golden"
EARLIER_VERSION = Path(__file__).parents[1] / "fixtures" / "earlier_version"
POSITION = print_position(Seed("castle-42").deal(2))


def regicide(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {
        name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))
    }
    return subprocess.run(
        [sys.executable, "-m", "regicide", *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**clean, "PYTHONUTF8": "1", **environment},
        stdin=subprocess.DEVNULL,
    )


def test_join_without_a_link_asks_for_it() -> None:
    found = regicide("join", "--lang", "en")
    assert found.stdout.startswith("The link, such as http://")
    assert (found.returncode, found.stderr) == (0, "")


def test_join_without_a_terminal_says_so_and_ends() -> None:
    found = regicide("join", "http://127.0.0.1:1/t/KDFR-27XN", "--lang", "en")
    assert found.stderr.startswith("Error: A table at a server needs a terminal to type in;")
    assert (found.returncode, found.stdout) == (1, "")


def test_deal_prints_the_position() -> None:
    found = regicide("deal", "2", "castle-42")
    assert found.stdout.strip() == POSITION
    assert found.returncode == 0


def test_serve_refuses_a_database_of_a_newer_version_and_leaves_it_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    shutil.copyfile(EARLIER_VERSION / database.name, database)
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = rows(database)
    found = regicide("serve", "--port", "0", "--data", str(tmp_path), "--lang", "en")
    assert found.returncode == 1
    assert "was made by a newer version of this program; nothing was changed." in found.stderr
    assert rows(database) == before


def rows(database: Path) -> list[str]:
    with closing(sqlite3.connect(database)) as connection:
        return list(connection.iterdump())


def test_deal_with_options() -> None:
    found = regicide("deal", "1", "castle-42", "--options", "hand=-1,health=+5")
    assert found.stdout.strip().endswith(" hand=-1,health=+5")


def test_perft_prints_one_line_per_depth() -> None:
    found = regicide("perft", POSITION, "2")
    assert found.stdout.splitlines()[0] == "0 1"
    assert [line.split()[0] for line in found.stdout.splitlines()] == ["0", "1", "2"]


def test_version_prints_the_version() -> None:
    assert regicide("version").stdout == regicide("--version").stdout == f"regicide {__version__}\n"


def test_json_output(tmp_path: Path) -> None:
    def read(*arguments: str) -> Any:
        return json.loads(regicide(*arguments, "--json").stdout)

    plies = list(play_random_game(3, 2))
    moves = tuple(RecordedMove(ply.move) for ply in plies)
    path = tmp_path / "game.regicide"
    path.write_text(print_game(Record(plies[0].state, Seed("walk/3/2"), moves)), encoding="utf-8")
    replayed = read("replay", str(path))
    assert read("version") == {"version": __version__}
    assert read("deal", "2", "castle-42") == {"position": POSITION}
    assert read("perft", POSITION, "1") == {"leaves": [1, 14]}
    assert {"name": "squire"}.items() <= read("bots")["bots"][1].items()
    assert replayed["deal"] == print_position(plies[0].state)
    assert replayed["moves"][-1]["position"] == print_position(plies[-1].done.state)
    assert replayed["result"] == "lost"


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_in_every_language(tmp_path: Path, language: str) -> None:
    plies = list(play_random_game(3, 2))
    moves = tuple(RecordedMove(ply.move) for ply in plies)
    path = tmp_path / "game.regicide"
    path.write_text(print_game(Record(plies[0].state, Seed("walk/3/2"), moves)), encoding="utf-8")
    found = regicide("replay", str(path), "--lang", language)
    assert found.returncode == 0, found.stderr
    assert found.stdout.count("\n") > len(plies) * 2


@pytest.mark.parametrize("arguments", [(), ("--json",)], ids=["in words", "as JSON"])
def test_replay_prints_no_escapes_of_a_record(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """A record may contain them: a seed is any text. They must not reach the terminal."""
    title = "\x1b]0;owned\x07\x9b2J"
    seed = Seed(f"a{title}")
    record = Record(seed.deal(2), seed, seats=(f"Ana{title}", None), other_tags=(("Event", title),))
    path = tmp_path / "game.regicide"
    path.write_text(print_game(record), encoding="utf-8")
    found = regicide("replay", str(path), *arguments)
    assert found.returncode == 0, found.stderr
    assert "Ana" in found.stdout
    assert not set("\x1b\x07\x9b") & set(found.stdout + found.stderr)


def test_replay_reports_tags_that_disagree(tmp_path: Path) -> None:
    seed = Seed("a")
    text = print_game(Record(seed.deal(2), seed)).replace('[Players "2"]', '[Players "3"]')
    path = tmp_path / "game.regicide"
    path.write_text(text)
    found = regicide("replay", str(path))
    assert "The Players tag disagrees" in found.stderr
    assert "The game is unfinished." in found.stdout
    assert found.returncode == 0


def test_replay_checks_the_seal_of_a_record(tmp_path: Path) -> None:
    seal = Seal(Seed("castle-42"), "pepper")
    path = tmp_path / "game.regicide"
    for others, value, sentence in (
        (seal_tags(seal), "true", "Verified: the deal was fixed from the start"),
        (seal_tags(Seal(Seed("castle-43"), "pepper")), "false", "does not match its seal"),
        ((), None, ""),
    ):
        record = Record(Seed("castle-42").deal(2), Seed("castle-42"), other_tags=others)
        path.write_text(print_game(record), encoding="utf-8")
        assert json.loads(regicide("replay", str(path), "--json").stdout)["seal"] == value
        assert sentence in regicide("replay", str(path), "--lang", "en").stdout
    record = Record(Seed("castle-43").deal(2), Seed("castle-42"), other_tags=seal_tags(seal))
    path.write_text(print_game(record), encoding="utf-8")
    assert json.loads(regicide("replay", str(path), "--json").stdout)["seal"] == "other-deal"


@pytest.mark.parametrize(
    "code, sentence, arguments",
    [
        (2, "There is no command plya.", ["plya"]),
        (2, "There is no option --bla.", ["deal", "--bla"]),
        (2, "SEED is missing.", ["deal", "2"]),
        (2, "7 is not valid for PLAYERS: expected a number from 1 to 4.", ["deal", "7", "x"]),
        (
            2,
            "-1 is not valid for DEPTH: expected a number of at least 0.",
            ["perft", "--", POSITION, "-1"],
        ),
        (2, "Unexpected extra argument: b", ["deal", "2", "a", "b"]),
        (2, "expected rules, fast", ["engine", "--core", "warp"]),
        (2, f"expected {', '.join(LANGUAGES)}", ["version", "--lang", "xx"]),
        (2, "Expected 10 fields", ["perft", "2 1p", "1"]),
        (2, "“zz” is not an option", ["play", "--options", "zz"]),
        (2, "--seed needs a value", ["play", "--seed"]),
        (1, "cannot be read", ["replay", "nowhere.regicide"]),
        (1, "cannot be written", ["play", "--record", "no/such/folder/game"]),
    ],
)
def test_errors_are_one_sentence_and_an_exit_code(
    code: int, sentence: str, arguments: list[str]
) -> None:
    found = regicide(*arguments)
    assert sentence in found.stderr
    assert found.returncode == code
    assert found.stderr.count("\n") == 1
    assert "Traceback" not in found.stderr


def test_a_broken_game_is_reported_and_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.regicide"
    path.write_text("not a game")
    found = regicide("play", "--record", str(path))
    assert found.returncode == 1
    assert "The Players tag is missing." in found.stderr
    assert path.read_text() == "not a game"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (
        [],
        ["play"],
        ["daily"],
        ["statistics"],
        ["replay"],
        ["arena"],
        ["deal"],
        ["perft"],
        ["solve"],
        ["engine"],
        ["version"],
    ):
        assert run([*arguments, "--help"], language) == 0
        shown = capsys.readouterr().out
        assert "regicide" in shown
        assert max(map(len, shown.splitlines())) <= 100
        english = {"Usage:", "Options:", "Commands:", "Examples:"}
        assert language == "en" or not english & set(shown.split())


def test_the_environment_chooses_the_language() -> None:
    assert "Uso:" in regicide("--help", LANG="es_ES.UTF-8").stdout
    assert "Usage:" in regicide("--help", LANG="es_ES.UTF-8", REGICIDE_LANG="en").stdout
    assert "Uso:" in regicide("--help", "--lang", "es").stdout


def test_a_finished_game_says_how_it_ended(tmp_path: Path) -> None:
    plies = list(play_random_game(1, 2))
    path = tmp_path / "game.regicide"
    moves = tuple(RecordedMove(ply.move) for ply in plies)
    path.write_text(print_game(Record(plies[0].state, Seed("walk/1/2"), moves)))
    found = regicide("play", "--record", str(path))
    assert "This game is over." in found.stdout
    assert "short of covering the damage" in found.stdout.splitlines()[-1]


@pytest.fixture
def daily_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where `run(["daily", …])` keeps the deals of 16 November 2026, which lasts as long as the test."""
    monkeypatch.setattr("regicide.cli.playing.daily.today", lambda: date(2026, 11, 16))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "stdin", StringIO())
    return tmp_path / "regicide" / "daily"


def test_the_daily_deal_is_begun_once_and_then_shown(
    daily_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seed = Seed("daily-2026-11-16-1")
    file = daily_folder / f"{seed.text}.regicide"
    assert run(["daily", "--plain"], "en") == 0
    assert "seed " + seed.text in capsys.readouterr().out
    assert read_record(file).record.deal == seed.deal(1)
    moves, state = [], seed.deal(1)
    while not state.step.is_over:
        moves.append(RecordedMove(next(iter(legal_moves(state)))))
        state = final_state(Record(seed.deal(1), seed, tuple(moves)))
    file.write_text(print_game(Record(seed.deal(1), seed, tuple(moves))))
    (file.parent / "daily-2026-11-16-2.regicide").write_text("damaged")
    assert run(["daily", "--no-par"], "en") == 0
    shown = capsys.readouterr().out
    assert run(["daily", "--json", "--no-par"], "en") == 0
    standing = json.loads(capsys.readouterr().out)
    assert standing["try"] == standing["tries"][0]
    assert standing["try"]["result"] == "lost"
    assert standing["par"] is None
    won = ParGame(True, "gold", 12)
    monkeypatch.setattr(par, "par_game", lambda *_arguments, **_level: won)
    assert run(["daily", "--json"], "en") == 0
    compared = {"games": 40, "won": 40, "median": 12, "better": 0, "equal": 0}
    assert json.loads(capsys.readouterr().out)["par"] == {**compared, "like": "level-1"}
    assert (standing["days_in_a_row"], standing["seed"]) == (1, seed.text)
    assert "\nQ ○ ○ ○ ○\nK ○ ○ ○ ○\nLost · " in shown
    assert "1 day in a row" in shown
    assert f"regicide play --players 1 --seed {seed.text}" in shown


def test_a_past_day_is_practice_and_is_not_kept(tmp_path: Path) -> None:
    arguments = ("daily", "--date", "2026-11-01", "--plain", "--lang", "en")
    found = regicide(*arguments, XDG_DATA_HOME=str(tmp_path))
    assert "A past deal: play it for practice. It does not count." in found.stdout
    assert "seed daily-2026-11-01-1" in found.stdout
    assert not list(tmp_path.rglob("*.regicide"))


@pytest.mark.parametrize("day", ["9999-01-01", "2026-02-30", "yesterday"])
def test_a_day_to_come_and_a_text_that_is_no_day_are_refused(
    day: str, capsys: pytest.CaptureFixture[str]
) -> None:
    days = [today()]
    assert run(["daily", "--date", day], "en") == 2
    days.append(today())  # another one after midnight
    expected = [f"{day} is not valid for --date: expected a date up to {each}" for each in days]
    said = capsys.readouterr().err
    assert any(each in said for each in expected)


def test_a_daily_deal_that_cannot_be_kept_or_read_says_which_file(
    daily_folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = daily_folder / "daily-2026-11-16-1.regicide"
    file.parent.mkdir(parents=True)
    file.write_text("damaged")
    assert run(["daily", "--plain"], "en") == 1
    said = capsys.readouterr().err
    assert str(file) in said
    assert "The Players tag is missing. It was left untouched; move it away" in said
    assert file.read_text() == "damaged"
    monkeypatch.setenv("XDG_DATA_HOME", str(file))
    assert run(["daily", "--plain"], "en") == 1
    assert "cannot be written" in capsys.readouterr().err


def test_puzzles_by_number_need_no_rating_and_others_say_why_it_cannot_be_read(
    tmp_path: Path,
) -> None:
    file = tmp_path / "file"
    file.write_text("no folder")
    found = regicide("puzzle", "--lang", "en", XDG_DATA_HOME=str(file))
    assert f"{file / 'regicide' / 'puzzles.json'} cannot be read" in found.stderr
    for arguments in (["17"], ["--today"]):
        shown = regicide("puzzle", *arguments, "--json", XDG_DATA_HOME=str(file))
        assert "solution" in json.loads(shown.stdout)
    (tmp_path / "regicide").mkdir()
    (tmp_path / "regicide" / "puzzles.json").write_text("{")
    found = regicide("puzzle", "--lang", "en", XDG_DATA_HOME=str(tmp_path))
    assert "is not a file of puzzle ratings" in found.stderr


def test_statistics_of_a_folder(tmp_path: Path) -> None:
    golden = json.loads((GOLDEN / "statistics.json").read_text(encoding="utf-8"))
    records = [game["record"] for game in golden["games"]]
    (tmp_path / "all.txt").write_text("\n".join(records), encoding="utf-8")  # as the page exports
    (tmp_path / "broken.regicide").write_text('[Players "2"]', encoding="utf-8")
    expected = {**golden["statistics"], "seals": golden["seals"]}
    assert json.loads(regicide("statistics", str(tmp_path), "--json").stdout) == expected
    found = regicide("statistics", str(tmp_path), "--lang", "en")
    assert "You won 14 of 23, 61%." in found.stdout
    assert "Four Jacks: defeat all Jacks exactly" in found.stdout
    assert (
        f"1 game could not be read:\n  {tmp_path / 'broken.regicide'}, line 1: The Deal tag"
        in found.stderr
    )
    alone = regicide("statistics", str(tmp_path / "all.txt"), "--json")
    assert (json.loads(alone.stdout), alone.stderr) == (expected, "")


def test_statistics_count_what_can_be_read_in_the_order_of_dates(tmp_path: Path) -> None:
    golden = json.loads((GOLDEN / "statistics.json").read_text(encoding="utf-8"))
    records = [game["record"] for game in golden["games"] if "2026-11-16" in game["record"]]
    lost = next(each for each in records if '[Result "lost"]' in each)
    won = next(each for each in records if '[Result "won"]' in each)
    earlier = lost.replace("2026-11-16", "2026-11-15")
    file = tmp_path / "b.regicide"
    file.write_text(won + "\n[Players damaged\n" + won, encoding="utf-8")
    (tmp_path / "c.regicide").write_text(earlier, encoding="utf-8")  # written last, played first
    (tmp_path / "a.regicide").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe.regicide")
    (tmp_path / "folder.regicide").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    found = regicide("statistics", str(tmp_path), "--json")
    counted = json.loads(found.stdout)
    assert (counted["games"], counted["won"], counted["row"]) == (2, 1, [1, 1])
    for name in ("a", "b", "pipe"):
        assert f"{tmp_path / name}.regicide" in found.stderr
    assert found.stderr.startswith("3 games could not be read:")


def test_statistics_count_a_game_in_two_files_once(tmp_path: Path) -> None:
    plies = list(play_random_game(1, 3))
    moves = tuple(RecordedMove(ply.move) for ply in plies)
    whole = Record(plies[0].state, Seed("walk/1/3"), moves, date="2026-11-16")
    other = next(each for each in legal_moves(whole.deal) if each != moves[0].move)
    for name, record in (
        ("a copy that was left", replace(whole, moves=moves[:2])),
        ("copy", whole),
        ("original", whole),
        ("other day", replace(whole, date="2026-11-17")),
        ("other move", replace(whole, moves=(RecordedMove(other),))),
    ):
        (tmp_path / f"{name}.regicide").write_text(print_game(record))
    with (tmp_path / "copy.regicide").open("a") as file:
        file.write(print_game(whole))
    counted = json.loads(regicide("statistics", str(tmp_path), "--json").stdout)
    assert (counted["games"], counted["unfinished"]) == (2, 1)


def test_a_game_other_than_the_recorded_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.regicide"
    assert regicide("play", "--seed", "a", "--record", str(path)).returncode == 0
    found = regicide("play", "--seed", "b", "--record", str(path))
    assert "contains a different game" in found.stderr
    assert found.returncode == 1
    assert regicide("play", "--seed", "a", "--record", str(path)).returncode == 0


@pytest.mark.long
@pytest.mark.parametrize(
    "shell, code",
    [
        ("regicide play --record $(printf 'x%.0s' $(seq 300))", 1),
        ("PYTHONUTF8=0 PYTHONIOENCODING=ascii regicide play --lang zh </dev/null", 0),
        ("regicide play <&-", 0),
        ("regicide deal 2 x >&-", 0),
        ("regicide deal 2 x >/dev/full", 1),
        ("regicide play --seed a </dev/null | head -n 1", 0),
        ("regicide replay --help | true", 0),
    ],
)
def test_unusual_environments_show_no_traceback(shell: str, code: int) -> None:
    script = f'regicide() {{ "{sys.executable}" -m regicide "$@"; }}\n{shell}'
    found = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert "Traceback" not in found.stderr
    assert "Exception ignored" not in found.stderr
    assert found.returncode == code, found.stderr


def test_every_command_names_a_function_that_takes_what_it_is_called_with() -> None:
    """It is imported only when it is called. `**arguments` takes any."""
    found = list(inner_commands(commands(words("en"))))
    assert len(found) > 25
    for command in found:
        accepted = signature(command.runs).parameters
        values = [each.name for each in command.params if each.expose_value]
        assert {*values} <= {*accepted} or "arguments" in accepted, command.name


def inner_commands(group: TranslatedGroup) -> Iterator[TranslatedCommand]:
    for each in group.commands.values():
        if isinstance(each, TranslatedGroup):
            yield from inner_commands(each)
        else:
            assert isinstance(each, TranslatedCommand)
            yield each


def test_the_rules_import_no_translations() -> None:
    check = "import sys; import {0}; print(*sorted(m for m in sys.modules if m.startswith({1!r})))"
    foreign = ("fluent", "click", "babel", "json")
    found = subprocess.run(
        [sys.executable, "-c", check.format("regicide.rules", foreign)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.split() == []


def test_help_imports_no_slow_module() -> None:
    """Start-up time is checked by the imported modules, not by a clock."""
    code = (
        "import sys\nfrom regicide.cli.run import run\nrun(['--help'], 'es')\n"
        "heavy = {'fluent', 'numpy', 'regicide.rules', 'regicide.notation', 'regicide.bots',"
        " 'regicide.engine', 'regicide.tui', 'regicide.lab', 'regicide.server', 'starlette', 'sqlalchemy', 'asyncio', 'rich', 'textual'}\n"
        "sys.exit(str(sorted(heavy & set(sys.modules))) if heavy & set(sys.modules) else 0)"
    )
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )
    assert shown.returncode == 0, shown.stderr
    assert "serve" in shown.stdout


def test_deploy_files_are_written_once_and_replace_nothing(tmp_path: Path) -> None:
    folder = str(tmp_path / "deploy")
    assert regicide("admin", "deploy-files", folder).returncode == 0
    unit = (tmp_path / "deploy" / "regicide.service").read_text(encoding="utf-8")
    assert "ExecStart=/opt/regicide/bin/regicide serve" in unit
    own = tmp_path / "deploy" / "Caddyfile"
    own.write_text("mine", encoding="utf-8")
    assert "already exists" in regicide("admin", "deploy-files", folder, "--lang", "en").stderr
    assert own.read_text(encoding="utf-8") == "mine"
