"""`regicide lab dataset`: rows agree with the rules, runs repeat and resume, bad input changes nothing."""

import resource
import subprocess
import sys
from pathlib import Path

import duckdb
import polars as pl
import pytest

from regicide.cli.run import run
from regicide.i18n import LANGUAGES
from regicide.lab import lazy_import, minari_dataset
from regicide.lab.dataset import COLUMNS
from regicide.notation import (
    Record,
    RecordedMove,
    Replay,
    Seed,
    parse_move,
    parse_options,
    print_card,
    print_full_view,
    print_move,
)
from regicide.rules import Step, legal_moves, observe

ROOT = Path(__file__).parents[2]
SMALL = ["lab", "dataset", "games", "--players", "2", "--bots", "squire,random", "--jobs", "1"]
#: Two parts, of bots that are fast.
TWO_PARTS = ["lab", "dataset", "games", "--players", "2", "--bots", "random", "--games", "103"]
FIRST, SECOND = (f"games-{each}.parquet" for each in ("0000001-0000100", "0000101-0000103"))


@pytest.fixture(autouse=True)
def _run_in_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def parts(folder: str = "games") -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in Path(folder).glob("*.parquet")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_makes_a_dataset_with_a_card(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*SMALL, "--games", "2"], language) == 0
    assert capsys.readouterr().out.startswith("games")
    card = Path("games/README.md").read_text(encoding="utf-8")
    assert "--bots squire,random --games 2 --seed dataset`" in card
    assert "$" not in card
    assert [name for name in COLUMNS if f"`{name}`" not in card] == []


def test_every_row_agrees_with_the_rules() -> None:
    assert run([*SMALL, "--games", "4", "--options", "overpay=stop"], "en") == 0
    rows = pl.read_parquet("games/*.parquet")
    assert rows.columns == list(COLUMNS)
    games = 0
    for (number,), decisions in rows.group_by("game", maintain_order=True):
        seed, games = Seed(f"dataset-{number}"), games + 1
        game = Replay(Record(seed.deal(2, parse_options("overpay=stop")), seed))
        for at, row in enumerate(decisions.iter_rows(named=True), start=1):
            seen = observe(game.state, game.state.seat)
            assert (row["seed"], row["decision"]) == (seed.text, at)
            assert row["bot"] == ("squire", "random")[row["seat"] - 1]
            assert (row["seat"], row["view"]) == (game.state.seat + 1, print_full_view(seen))
            assert row["legal"] == sorted(print_move(move) for move in legal_moves(seen))
            assert row["legal"][row["choice"]] == row["move"]
            assert row["hands"] == [len(hand) for hand in game.state.hands]
            assert sorted(row["to_come"]) == sorted(print_card(card) for card in game.state.castle)
            assert 0 <= row["estimate"] <= 1
            game.do(RecordedMove(parse_move(row["move"])))
        assert game.state.step.is_over
        assert set(decisions["won"]) == {game.state.step is Step.WON}
        assert set(decisions["decisions"]) == {len(decisions)}
        assert set(decisions["defeated"]) == {11 - len(game.state.castle)}
    assert games == 4


def test_polars_and_duckdb_read_the_same() -> None:
    assert run([*SMALL, "--games", "3"], "en") == 0
    by_polars = pl.read_parquet("games/*.parquet")
    with duckdb.connect() as database:
        query = "SELECT game, move, len(legal), hand[1], won FROM 'games/*.parquet' ORDER BY ALL"
        by_duckdb = database.execute(query).fetchall()
    columns = [by_polars[name].to_list() for name in ("game", "move", "legal", "hand", "won")]
    rows = zip(*columns, strict=True)
    expected = [(game, move, len(legal), hand[0], won) for game, move, legal, hand, won in rows]
    assert sorted(by_duckdb) == sorted(expected)


def truncate(part: Path) -> None:
    part.write_bytes(part.read_bytes()[:1000])


@pytest.mark.long
def test_processes_interruptions_and_more_games_do_not_change_the_rows() -> None:
    assert run([*TWO_PARTS, "--jobs", "1"], "en") == 0
    alone = parts()
    assert sorted(alone) == [FIRST, SECOND]
    Path("games").rename("alone")
    assert run([*TWO_PARTS[:-1], "101", "--jobs", "2"], "en") == 0
    for damage in (Path.unlink, lambda part: part.write_bytes(b""), truncate):
        damage(Path("games", FIRST))
        assert run([*TWO_PARTS, "--jobs", "1"], "en") == 0
        assert parts() == alone
    cards = [Path(folder, "README.md").read_bytes() for folder in ("alone", "games")]
    assert cards[0] == cards[1]


@pytest.mark.parametrize(
    "code, sentence, arguments",
    [
        (2, "There is no bot “champignon”", ["--bots", "champignon"]),
        (2, "Bots named: 3; seats: 2.", ["--bots", "random,random,random"]),
        (2, "0 is not valid for --games", ["--games", "0"]),
        (2, "and must not be empty", ["--seed", ""]),
        (2, "--jobs and --dask cannot be used together", ["--dask", "127.0.0.1:1"]),
    ],
)
def test_wrong_arguments_are_refused_before_anything_is_written(
    code: int, sentence: str, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*SMALL, *arguments], "en") == code
    printed = capsys.readouterr()
    assert sentence in printed.err
    assert printed.err.count("\n") == 1
    assert list(Path().iterdir()) == []


def test_a_folder_of_something_else_is_not_touched(capsys: pytest.CaptureFixture[str]) -> None:
    Path("games").mkdir()
    Path("games/diary.txt").write_text("dear diary")
    assert run(SMALL, "en") == 1
    assert "games exists and is not a dataset" in capsys.readouterr().err
    assert [path.name for path in Path("games").iterdir()] == ["diary.txt"]
    assert run([*SMALL[:2], "games/diary.txt", *SMALL[3:]], "en") == 1
    assert "games/diary.txt cannot be written" in capsys.readouterr().err
    assert run([*SMALL[:2], "no/such/folder", *SMALL[3:]], "en") == 1
    assert "no/such/folder cannot be written" in capsys.readouterr().err


def test_a_dataset_of_other_games_is_not_touched(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*SMALL, "--games", "2"], "en") == 0
    before = {path: path.read_bytes() for path in Path("games").iterdir()}
    assert run([*SMALL, "--games", "2", "--seed", "other"], "en") == 1
    assert "there seeds = “dataset”, here “other”" in capsys.readouterr().err
    assert run([*SMALL, "--games", "1"], "en") == 1
    assert "games has games up to number 2; ask for at least as many" in capsys.readouterr().err
    assert before == {path: path.read_bytes() for path in Path("games").iterdir()}


def test_a_full_disk_is_reported_and_the_run_can_continue() -> None:
    """A limit for the size of files fails writes as a full disk does: half-way."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))

    command = [sys.executable, "-m", "regicide", *TWO_PARTS, "--jobs", "1"]
    failed = subprocess.run(
        command, preexec_fn=limit, capture_output=True, text=True, check=False
    )  # fmt: skip
    assert failed.returncode == 1
    assert failed.stderr.startswith(f"Error: games/{FIRST} cannot be written")
    assert not Path("games").exists()
    assert run([*TWO_PARTS, "--jobs", "1"], "en") == 0
    assert sorted(parts()) == [FIRST, SECOND]


def no_module(name: str) -> None:
    raise ImportError(name)


def test_missing_libraries_are_named_before_any_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(minari_dataset, "import_module", no_module)
        assert run([*SMALL, "--minari", "regicide/two-v0"], "en") == 1
        assert 'pip install "minari[hdf5]" pillow' in capsys.readouterr().err
    monkeypatch.setattr(lazy_import, "import_module", no_module)
    assert run(SMALL, "en") == 1
    assert "The library polars is not installed." in capsys.readouterr().err
    assert list(Path().iterdir()) == []


def test_the_sample_is_small_and_made_by_its_command() -> None:
    sample = ROOT / "docs" / "data" / "sample"
    assert sum(path.stat().st_size for path in sample.iterdir()) < 2_000_000
    rows = pl.read_parquet(sample / "*.parquet")
    assert rows.columns == list(COLUMNS)
    card = (sample / "README.md").read_text(encoding="utf-8")
    assert f"{len(rows)} in all" in card


def test_files_of_the_user_stay() -> None:
    assert run(TWO_PARTS, "en") == 0
    before = parts()
    for name in ("games-mine.parquet", "notes.txt"):
        Path("games", name).write_text("mine", encoding="utf-8")
    assert run(TWO_PARTS, "en") == 0
    assert Path("games/notes.txt").exists()
    assert parts() == before | {"games-mine.parquet": b"mine"}


@pytest.mark.parametrize("program", ["no-such-program", "false"])
def test_a_program_that_does_not_play_leaves_nothing(
    program: str, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["lab", "dataset", "games", "--players", "2", "--games", "2", "--jobs", "1", "--bots"]
    assert run([*command, f"engine:{program}"], "en") == 1
    reason = {"no-such-program": "cannot be started", "false": "did not answer: its program ended"}
    assert reason[program] in capsys.readouterr().err
    assert not Path("games").exists()
    Path("games").mkdir()
    assert run([*command, f"engine:{program}"], "en") == 1
    assert list(Path("games").iterdir()) == []
    assert run([*command, "random"], "en") == 0
