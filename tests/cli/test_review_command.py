"""`regicide review`: text, JSON, page and picture; bad input gets a sentence."""

import json
import re
from dataclasses import replace
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from random_games import play_random_game
from regicide.cli.run import run
from regicide.i18n import LANGUAGES, words
from regicide.notation import Record, RecordedMove, Seed, print_game
from regicide.rules import do, keep_order
from regicide.study.chance_graph import chance_graph, chance_svg
from regicide.study.review import parse_review, review_json


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def record(players: int = 2, moves: int | None = None) -> Record:
    plies = list(play_random_game(players, 3))[:moves]
    made = tuple(RecordedMove(ply.move) for ply in plies)
    names = ("Maren <b>", "squire")[:players]
    return Record(plies[0].state, Seed(f"walk/{players}/3"), made, seats=names)


def save(game: Record) -> str:
    Path("game.regicide").write_text(print_game(game), encoding="utf-8")
    return "game.regicide"


def reviewed(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> str:
    assert run(["review", *arguments, "--worlds", "3", "--playouts", "0"], language) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_adds_up_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = reviewed(capsys, save(record()), language=language)
    rows = re.findall(r"^  .*?([−+]?\d+[.,]\d)\s?%?$", said, flags=re.MULTILINE)[:5]
    average, deal_luck, luck, loss, end = (
        float(each.replace(",", ".").replace("−", "-")) for each in rows
    )
    assert average + deal_luck + luck + loss == pytest.approx(end, abs=0.25)
    assert "Maren" in said
    # No mark was checked, so no habit is named.
    for title, is_said in {"title": True, "decided": True, "habit": False, "next": False}.items():
        assert (words(language).say(f"takeaways-{title}") in said) is is_said


def test_json_is_the_text_of_the_core_and_hindsight(capsys: pytest.CaptureFixture[str]) -> None:
    game = record()
    said = reviewed(capsys, save(game), "--json", "--seconds", "5")
    core = review_json(game, worlds=3, playouts=0).decode()
    assert said.startswith(core.removesuffix("}"))
    assert json.loads(said)["hindsight"] == {
        "deal": "winnable",
        "winnable_before": 24,
        "lost_after": 24,
    }
    without = reviewed(capsys, "game.regicide", "--json", "--seconds", "0")
    assert json.loads(without) == {**json.loads(core), "hindsight": None}


def test_a_review_is_kept_and_a_damaged_one_is_made_again(
    own_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = reviewed(capsys, save(record()), "--json", "--seconds", "0")
    (kept,) = (own_folder / "regicide" / "reviews").iterdir()
    changed = kept.read_text(encoding="utf-8").replace('"worlds":3', '"worlds":4')
    kept.write_text(changed, encoding="utf-8")
    assert '"worlds":4' in reviewed(capsys, "game.regicide", "--json", "--seconds", "0")
    kept.write_bytes(b"{")
    assert reviewed(capsys, "game.regicide", "--json", "--seconds", "0") == first


def test_the_page_stands_alone(own_folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = reviewed(capsys, save(record(1)), "--html", "page.html", "--plot", "plot.svg")
    assert said == ""
    page = (own_folder / "page.html").read_text(encoding="utf-8")
    assert not re.search(r"https?:|src=|url\(|<script|@import", page)
    assert "Maren &lt;b&gt;" in page
    assert "<svg" in page
    assert (own_folder / "plot.svg").read_text(encoding="utf-8").startswith("<?xml")


def test_the_band_of_the_chart_follows_its_line() -> None:
    review = parse_review(review_json(record(1), worlds=3, playouts=0))
    exact = replace(
        review,
        decisions=tuple(replace(each, value_error=0, chance_error=0) for each in review.decisions),
        end=None,
    )
    svg = chance_svg(chance_graph(exact), "")
    bands, lines = (
        [each.split("L") for each in re.findall(rf'class="{kind}" d="M([^"Z]*)', svg)]
        for kind in ("band", "line")
    )
    assert len(bands) == len(lines) > 1, "gold and silver"
    for band, line in zip(bands, lines, strict=True):
        places = line[: len(band) // 2]  # a line goes on to what luck left of its medal
        assert band == [*places, *reversed(places)]


def test_budget_is_another_name_of_worlds(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run(
            [
                "review",
                save(record()),
                "--budget",
                "4",
                "--playouts",
                "0",
                "--seconds",
                "0",
                "--json",
            ],
            "en",
        )
        == 0
    )
    assert json.loads(capsys.readouterr().out)["worlds"] == 4


def test_a_record_that_breaks_off_ends_at_a_chance(capsys: pytest.CaptureFixture[str]) -> None:
    said = reviewed(capsys, save(record(moves=5)), "--seconds", "1")
    assert said.startswith("The record breaks off. Chance of winning: 9")


def test_a_record_without_a_seed_has_no_hindsight(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = record(moves=1)
    assert not do(game.deal, game.moves[0].move, keep_order).state.step.is_over
    text = print_game(Record(game.deal, None, game.moves))
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO(text.encode())))
    assert "no seed" in reviewed(capsys, "-")


@pytest.mark.parametrize(
    "arguments, code, sentence",
    [
        (["empty.regicide"], 1, "The record has no moves: there is nothing to review."),
        (["nothing.regicide"], 1, "nothing.regicide cannot be read"),
        (["empty.regicide", "--worlds", "0"], 2, "0 is not valid for --worlds"),
        (["empty.regicide", "--plot", "picture.gif"], 2, "found picture.gif"),
        (["bad.regicide"], 1, "The Players tag is missing"),
    ],
)
def test_bad_input_gets_a_sentence(
    arguments: list[str], code: int, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("empty.regicide").write_text(print_game(record(moves=1)).split("\n\n")[0] + "\n\n")
    Path("bad.regicide").write_text("\n")
    assert run(["review", *arguments], "en") == code
    assert sentence in capsys.readouterr().err
