"""What every command has in common: files, standard input, options, completion, errors."""

import json
import os
import subprocess
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from random_games import play_random_game
from regicide.cli.run import run
from regicide.notation import Record, RecordedMove, Seed, print_game, print_position

REGICIDE = Path(sys.executable).with_name("regicide")


def game(players: int, number: int) -> str:
    plies = list(play_random_game(players, number))
    moves = tuple(RecordedMove(ply.move) for ply in plies)
    return print_game(Record(plies[0].state, Seed(f"walk/{players}/{number}"), moves))


TWO_GAMES = game(1, 3) + "\n" + game(2, 7)


def give(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text.encode())))


@pytest.mark.parametrize("group", ["lab", "admin"])
def test_a_group_without_a_command_shows_its_help(
    group: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([group], "en") == 2
    shown = capsys.readouterr()
    assert shown.err.startswith(f"Usage: regicide {group} COMMAND")
    assert "Error" not in shown.err
    assert shown.out == ""


@pytest.mark.parametrize("from_input", [True, False])
def test_a_file_of_several_games_is_read_wherever_one_is(
    from_input: bool,  # noqa: FBT001  a parameter of the test
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = tmp_path / "evening.txt"
    path.write_text(TWO_GAMES)

    def said(*arguments: str) -> str:
        give(monkeypatch, TWO_GAMES)
        file = "-" if from_input else str(path)
        assert run([arguments[0], file, *arguments[1:]], "en") == 0
        return capsys.readouterr().out

    replayed = [json.loads(line) for line in said("replay", "--json").splitlines()]
    assert [len(each["names"]) for each in replayed] == [1, 2]
    assert said("replay", "--words").count("Move 1: ") == 2
    quick = ("--worlds", "1", "--playouts", "0", "--seconds", "0")
    reviewed = [json.loads(line) for line in said("review", *quick, "--json").splitlines()]
    assert [each["worlds"] for each in reviewed] == [1, 1]
    assert json.loads(said("statistics", "--json"))["games"] == 2


def test_a_picture_shows_one_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, TWO_GAMES)
    assert run(["review", "-", "--html", str(tmp_path / "review.html")], "en") == 2
    assert "--html and --plot take a file with one game." in capsys.readouterr().err


def test_an_error_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "evening.txt"
    path.write_text(TWO_GAMES + game(1, 4).replace("\n\n", "\n\nnonsense ", 1))
    lines = path.read_text().splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "nonsense" in text)
    for command, count in (("replay", 0), ("statistics", 1)):
        assert run([command, str(path)], "en") == 1
        shown = capsys.readouterr()
        assert f"{path}, line {line}: " in shown.err
        assert shown.err.count("could not be read") == count


def test_standard_input_can_be_a_position_a_seed_or_a_record(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def moves(game: str, text: str = "") -> list[str]:
        give(monkeypatch, text)
        assert run(["solve", game, "--json"], "en") == 0
        found: list[str] = json.loads(capsys.readouterr().out)["moves"]
        return found

    deal = Seed("castle-42").deal(1)
    position = print_position(deal)
    assert moves("-", "castle-42\n") == moves("castle-42")
    record = print_game(Record(deal))
    assert moves("-", f"{position}\n") == moves("-", record) == moves(position)
    assert moves("-", record + TWO_GAMES) == moves(position)


def test_a_seed_of_others_does_not_act_on_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, "castle\x1b]0;owned\x07\n")
    assert run(["solve", "-"], "en") == 2
    shown = capsys.readouterr()
    assert "Character 7: a seed is one line of text without control characters" in shown.err
    assert (shown.out, "\x1b" in shown.err) == ("", False)


def test_a_seed_may_have_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["deal", "1", "castle 42"], "en") == 0
    assert capsys.readouterr().out == print_position(Seed("castle 42").deal(1)) + "\n"
    assert run(["solve", "castle 42", "--json"], "en") == 0
    assert json.loads(capsys.readouterr().out)["result"] == "won"


@pytest.mark.parametrize(
    ("sentence", "arguments"),
    [
        ("NUMBER and --today do not go together", ["puzzle", "17", "--today"]),
        ("NUMBER and --theme do not go together", ["puzzle", "17", "--theme", "draws"]),
        ("--today and --kind do not go together", ["puzzle", "--today", "--kind", "survive"]),
        ("--words and --json do not go together", ["replay", "-", "--words", "--json"]),
        ("--seed: Character 2: a seed is one line", ["play", "--plain", "--seed", "a\nb"]),
        (f"{'x' * 999}…", ["play", "--plain", "--players", "x" * 5000]),
        ("- is not valid for --record", ["play", "--plain", "--record", "-"]),
        ('"" is not valid for --record', ["play", "--plain", "--record", ""]),
        ("- is not valid for --html", ["review", "game", "--html", "-"]),
        ("- is not valid for --csv", ["arena", "--csv", "-"]),
        ("- is not valid for FILE", ["lab", "train", "-", "--players", "1"]),
        ("- is not valid for FILE", ["admin", "backup", "-"]),
        ("- is not valid for --data", ["serve", "--data", "-"]),
    ],
)
def test_what_cannot_be_meant_is_refused(
    sentence: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(arguments, "en") == 2
    assert sentence in capsys.readouterr().err
    assert not Path("-").exists()


@pytest.mark.parametrize(
    "arguments",
    [
        ["replay", "FOLDER"],
        ["review", "FOLDER"],
        ["play", "--plain", "--record", "FOLDER"],
        ["review", "-", "--worlds", "1", "--playouts", "0", "--seconds", "0", "--html", "FOLDER"],
        ["arena", "--games", "1", "--csv", "FOLDER"],
    ],
)
def test_a_folder_is_no_file(
    arguments: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    give(monkeypatch, game(1, 3))
    folder = tmp_path / "folder"
    folder.mkdir()
    assert run([str(folder) if each == "FOLDER" else each for each in arguments], "en") == 1
    assert capsys.readouterr().err == f"Error: {folder} is a folder; name a file.\n"
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize("text", ["hello", "hello\n", '[Players "1"]\n\n\n'])
def test_a_file_of_one_line_is_wrong_in_line_one(
    text: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    give(monkeypatch, text)
    assert run(["replay", "-"], "en") == 1
    assert "-, line 1: " in capsys.readouterr().err


def test_a_file_that_is_there_is_continued_only_by_who_means_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.regicide"
    path.write_text(print_game(Record(Seed("a").deal(2), Seed("a"), seats=(None, "squire"))))
    play = ["play", "--plain", "--record", str(path)]
    assert run([*play, "--new"], "en") == 1
    assert f"{path} already exists; choose another." in capsys.readouterr().err
    assert run([*play, "--bots", "champion"], "en") == 1
    assert "contains a different game; leave out --players, --bots," in capsys.readouterr().err


def test_a_file_of_several_games_is_not_continued(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "evening.txt"
    path.write_text(TWO_GAMES)
    assert run(["play", "--plain", "--record", str(path)], "en") == 1
    assert f"{path} contains several games" in capsys.readouterr().err
    assert path.read_text() == TWO_GAMES


@pytest.mark.parametrize("command", ["play", "daily"])
@pytest.mark.parametrize("players", [(), ("--players", "4")])
def test_one_seat_is_for_a_person(
    command: str, players: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    four = ",".join(["squire"] * 4)
    assert run([command, "--plain", "--bots", four, *players], "en") == 2
    said = capsys.readouterr().err
    assert said.startswith("Error: One of the 4 seats is yours: fewer bots, please.")
    assert f"regicide {command} --help" in said


def test_options_may_come_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    texts = []
    for options in ("hand=+1,jesters=-1", "jesters=-1,hand=+1"):
        assert run(["deal", "1", "castle-42", "--options", options], "en") == 0
        texts.append(capsys.readouterr().out)
    assert texts[0] == texts[1]
    assert run(["deal", "1", "castle-42", "--options", "hand=+1,hand=-1"], "en") == 2
    assert "hand" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a full device")
def test_output_that_cannot_be_written_says_so() -> None:
    with Path("/dev/full").open("w") as full:
        command = [sys.executable, "-m", "regicide", "deal", "1", "a", "--lang", "en"]
        found = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert found.returncode == 1
    assert "The output cannot be written: No space left on device." in found.stderr


@pytest.mark.parametrize(
    ("typed", "offers"),
    [
        ("re", {"replay", "review"}),
        ("play --bots champion,kn", {"champion,knight"}),
        ("play --options overpay=stop,com", {"overpay=stop,combo=16"}),
        ("games --lang ", {"en", "es", "ca", "id", "zh"}),
        ("puzzle --kind ", {"exact-kill"}),
    ],
)
def test_a_shell_completes_commands_and_values(typed: str, offers: set[str]) -> None:
    completion = {
        "_REGICIDE_COMPLETE": "bash_complete",
        "COMP_WORDS": f"regicide {typed}",
        "COMP_CWORD": str(len(f"regicide {typed}".split(" ")) - 1),
    }
    found = subprocess.run(
        [REGICIDE], capture_output=True, text=True, check=False, env={**os.environ, **completion}
    )
    assert offers <= {line.removeprefix("plain,") for line in found.stdout.splitlines()}


def test_a_command_of_the_repository_explains_itself_and_does_nothing() -> None:
    root = Path(__file__).parents[2]
    found = subprocess.run(
        [sys.executable, root / "dev.py", "site", "--help"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0
    assert "site [FOLDER]" in found.stdout
    assert not (root / "--help").exists()


def test_rules_break_between_words_on_a_narrow_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(["rules", "jester"], "en") == 0
    wide = capsys.readouterr().out
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "50")
    assert run(["rules", "jester"], "en") == 0
    narrow = capsys.readouterr().out
    assert max(map(len, narrow.splitlines())) <= 50 < max(map(len, wide.splitlines()))
    assert narrow.split() == wide.split()
