"""The engine protocol: in this process and as a real process."""

import re
import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest

from random_games import many_plies
from regicide import __version__
from regicide.engine import Engine, serve_stream
from regicide.engine.backends import RulesGame
from regicide.notation import parse_position, print_position, print_view
from regicide.notation.sketch import parse_sketch as given
from regicide.rules import legal_moves, observe

GOLDEN = Path(__file__).parents[1] / "golden"
DEAL = "2 1p Jh/0/0 - Ac2s3c4h5h7dTh/AdAs5c5d7c8s9s 9d8dTs9h4cAh6d7sTc6c2c2h4s7h4d3d9cTd8c3s5s2d6s3h6h8h - JcJsJdQsQdQhQcKdKcKsKh -- 0"
VIEW = "2 1p Jh/0/0 - Ac2s3c4h5h7dTh/?7 ?26 - ?11 -- 0"


def ask(*commands: str) -> list[list[str] | None]:
    engine = Engine()
    return [engine.answer(command) for command in commands]


def reason(answer: list[str] | None) -> str:
    assert answer is not None
    assert len(answer) == 1
    word, code, text = answer[0].split(" ", 2)
    assert word == "error"
    assert text.endswith((".", ")")) or (code == "usage" and text.startswith("Expected: "))
    return code


def test_a_session_answers_every_kind_of_command() -> None:
    hello, dealt, moves, done, perft, view = ask(
        "regicide", "deal 2 castle-42", "moves", "do 7d", "perft 0", "view 0"
    )
    assert hello == [f"open-regicide {__version__} protocol 1"]
    assert dealt == [DEAL]
    assert moves == sorted(moves or [])
    assert "yield" in (moves or [])
    assert done == [
        "2 1d Jh/7/0 7d Ac2s3c4h5h9dTh/AdAs5c5d7c8s9s 8dTs9h4cAh6d7sTc6c2c2h4s7h4d3d9cTd8c3s5s2d6s3h6h8h - JcJsJdQsQdQhQcKdKcKsKh -- 0"
    ]
    assert perft == ["1"]
    assert view == ["2 1d Jh/7/0 7d ?7/?7 ?25 - ?11 -- 0"]


@pytest.mark.parametrize(
    "expected, command",
    [
        ("unknown-command", ""),
        ("unknown-command", "Moves"),
        ("unknown-command", " moves"),
        ("usage", "moves now"),
        ("usage", "moves "),
        ("usage", "regicide x"),
        ("usage", "deal 2"),
        ("usage", "deal 5 x"),
        ("usage", "deal 2 x overpay=stop y"),
        ("bad-seed", "deal 2 "),
        ("option-order", "deal 2 x hand=+1,overpay=stop"),
        ("usage", "position"),
        ("field-count", "position 2 1p"),
        ("usage", "do"),
        ("bad-card", "do 1h"),
        ("not-in-hand", "do Kh"),
        ("usage", "do 7d seed x"),
        ("usage", "do 7d seed x 04"),
        ("usage", "do 7d seed x -1"),
        ("usage", "do 7d as-is x"),
        ("usage", "perft"),
        ("usage", "perft -1"),
        ("usage", "perft 01"),
        ("usage", "view"),
        ("no-such-view", "view 3"),
        ("usage", "view x"),
        ("usage", "go"),
        ("usage", "go bot view x"),
        ("usage", "go bot random bot random view x"),
        ("field-count", "go rng x bot random view x"),
        ("no-such-bot", f"go bot nobody view {DEAL}"),
        ("empty-budget", f"go ms 0 view {DEAL}"),
        ("empty-budget", f"go ms 5 rollouts 0 view {DEAL}"),
        ("field-count", "go view 2 1p"),
        ("usage", "go all"),
        ("usage", f"go all worlds view {DEAL}"),
        ("usage", f"go all worlds x view {DEAL}"),
        ("usage", f"go all worlds -1 view {DEAL}"),
        ("usage", f"go all worlds 1000001 view {DEAL}"),
        ("usage", f"go all worlds 5 worlds 5 view {DEAL}"),
        ("usage", f"go all all view {DEAL}"),
        ("usage", f"go all bot random view {DEAL}"),
        ("usage", f"go all rollouts 5 view {DEAL}"),
        ("usage", f"go worlds 5 view {DEAL}"),
        ("usage", f"go rng x all view {DEAL}"),
        ("empty-budget", f"go all worlds 0 view {VIEW}"),
        ("field-count", "go all rng x worlds 5 view 2 1p"),
        ("usage", "quit now"),
    ],
)
def test_a_failed_command_gives_its_reason_and_changes_nothing(expected: str, command: str) -> None:
    _, before, answer, after = ask("deal 2 castle-42", "view 1", command, "view 1")
    assert reason(answer) == expected
    assert before == after


@pytest.mark.parametrize("command", ["moves", "do 7h", "perft 1", "view 0"])
def test_commands_before_a_deal_have_no_position(command: str) -> None:
    assert reason(Engine().answer(command)) == "no-position"


def test_hearts_shuffle_by_the_stream_or_not_at_all() -> None:
    start = print_position(given("enemy Jd · hand 2h 9h Tc · discard 2c 3c 4c 5c"))
    engine = Engine()
    after = []
    for tail in (
        "",
        " as-is",
        " seed x 4",
        " seed x 4",
        " seed x 5",
        " seed x 99999999999999999999",
    ):
        engine.answer(f"position {start}")
        after.append(engine.answer(f"do 2h{tail}"))
    assert after[0] == after[1]
    assert after[2] == after[3]
    assert len({str(each) for each in after}) == 4


def test_a_finished_game_has_no_moves() -> None:
    lost = print_position(given("turn 1l · yields y- · hand 2c 3h"))
    assert ask(f"position {lost}", "moves", "perft 0", "perft 1")[1:] == [[], ["1"], ["0"]]
    assert reason(ask(f"position {lost}", "do 2c")[1]) == "game-is-lost"
    view = print_view(observe(parse_position(lost), 0))
    assert reason(ask(f"go view {view}")[0]) == "game-is-over"
    assert reason(ask(f"go all view {view}")[0]) == "game-is-over"


@pytest.mark.parametrize("bot", ["random", "squire"])
def test_go_answers_a_legal_move_and_an_estimate(bot: str) -> None:
    engine = Engine()
    for ply in list(many_plies(2))[::3]:
        view = print_view(observe(ply.state, ply.state.seat))
        answer = engine.answer(f"go ms 5 rollouts 10 bot {bot} rng a view {view}")
        assert answer is not None
        move, estimate = answer
        position = print_position(ply.state)
        assert engine.answer(f"position {position}") == [position]
        assert move in (engine.answer("moves") or [])
        assert 0 <= float(estimate) <= 1
        assert len(estimate) == 5
        assert engine.answer(f"go ms 5 rollouts 10 bot {bot} rng a view {view}") == answer


def test_go_all_rates_every_legal_move_the_best_first() -> None:
    engine = Engine()
    for ply in list(many_plies(2))[::9]:
        view = print_view(observe(ply.state, ply.state.seat))
        answer = engine.answer(f"go all rng a worlds 5 view {view}")
        assert answer is not None
        rows = [line.split(" ") for line in answer]
        engine.answer(f"position {print_position(ply.state)}")
        assert sorted(move for move, _, _ in rows) == engine.answer("moves")
        assert [chance for _, chance, _ in rows] == sorted((row[1] for row in rows), reverse=True)
        assert all(re.fullmatch(r"[01]\.\d{3}", number) for row in rows for number in row[1:])
        assert engine.answer(f"go all worlds 5 rng a view {view}") == answer


def test_go_all_answers_the_golden_ratings() -> None:
    """The same on every machine, except for rounding of the last digit."""
    command, *expected = (GOLDEN / "ratings.txt").read_text().splitlines()
    answer = Engine().answer(command)
    assert answer is not None
    assert sorted(line.split(" ")[0] for line in answer) == sorted(
        line.split(" ")[0] for line in expected
    )
    for line, golden in zip(answer, expected, strict=True):
        found, wanted = (map(float, each.split(" ")[1:]) for each in (line, golden))
        assert list(found) == pytest.approx(list(wanted), abs=0.0011)


@pytest.mark.parametrize("command", ["go", "go all"])
def test_go_needs_the_acting_hand(command: str) -> None:
    view = print_view(observe(given("hand 2c 9h · hand2 8d"), None))
    assert reason(Engine().answer(f"{command} view {view}")) == "hand-hidden"


def test_the_stream_is_utf_8_with_optional_carriage_returns() -> None:
    """Other bytes are an error; the session continues."""
    commands = b"deal 1 \xc3\xa4\r\ndeal 1 \xc3\xa4\n\xff\nregicide\ndeal 1 a\x0bb\xe2\x80\xa8c\nquit\nregicide\n"
    answers = BytesIO()
    serve_stream(BytesIO(commands), answers, RulesGame)
    first, second, third, fourth, fifth, end = answers.getvalue().decode().split("\n\n")
    assert first == second
    assert third.startswith("error not-text ")
    assert fourth.startswith("open-regicide")
    assert fifth.startswith("1 1p ")
    assert end == ""


def test_the_last_command_may_lack_a_line_end() -> None:
    answers = BytesIO()
    serve_stream(BytesIO(b"regicide"), answers, RulesGame)
    assert answers.getvalue().endswith(b"protocol 1\n\n")


def test_a_real_process_answers_at_once() -> None:
    """Each answer arrives before the next command is sent."""
    command = [sys.executable, "-m", "regicide", "engine", "--core", "rules"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as engine:
        assert engine.stdin
        assert engine.stdout
        for line, answer in (
            (b"deal 2 castle-42\n", DEAL.encode()),
            (b"nonsense\n", b"error unknown-command"),
            (b"perft 1\r\n", str(len(legal_moves(parse_position(DEAL)))).encode()),
        ):
            engine.stdin.write(line)
            engine.stdin.flush()
            assert engine.stdout.readline().startswith(answer)
            assert engine.stdout.readline() == b"\n"
        engine.stdin.write(b"quit\n")
        engine.stdin.flush()
        assert engine.stdout.read() == b""
    assert engine.returncode == 0
