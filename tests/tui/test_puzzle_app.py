"""Puzzles at the full-screen board: moves are judged, the solution is explained, the first answer counts."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from async_helpers import async_test, eventually
from regicide.i18n import words
from regicide.notation import print_each_card, print_move
from regicide.rules import Move, legal_moves
from regicide.study.puzzle import Puzzle
from regicide.study.puzzle_kinds import PuzzleKind
from regicide.study.puzzle_text import shipped_puzzles
from regicide.tui.screens.event_log import EventLog
from regicide.tui.screens.puzzle_app import NEXT, PuzzleApp
from regicide.tui.selection import cards_of
from regicide.tui.text.review_text import say_move


def first_of(kind: PuzzleKind) -> Puzzle:
    return next(each for each in shipped_puzzles().values() if each.kind is kind)


def app_for(puzzle: Puzzle, answers: list[bool]) -> PuzzleApp:
    def count(solved: bool) -> list[str]:  # noqa: FBT001  as the command does
        answers.append(solved)
        return ["Your rating: 1500"]

    return PuzzleApp(puzzle, words("en"), "Puzzle 1", count)


def log_of(app: PuzzleApp) -> str:
    return " ".join(line.text for line in app.screen.query_one("#log", EventLog).lines)


def forecast_of(app: PuzzleApp) -> str:
    return str(app.screen.query_one("#forecast", Static).content)


async def make(app: PuzzleApp, pilot: Pilot[str | None], move: Move) -> None:
    hand = list(print_each_card(app.puzzle.observation().acting_hand))
    for card in cards_of(print_move(move)):
        place = hand.index(card)
        hand[place] = ""
        await pilot.press(str((place + 1) % 10))
    await pilot.press("enter")


@pytest.mark.parametrize("kind", [PuzzleKind.BEST_MOVE, PuzzleKind.SURVIVE, PuzzleKind.ONLY_WIN])
@async_test
async def test_a_wrong_move_is_answered_and_the_right_one_explained(kind: PuzzleKind) -> None:
    puzzle, answers = first_of(kind), list[bool]()
    wrong = next(
        each
        for each in legal_moves(puzzle.observation())
        if each != puzzle.solution and cards_of(print_move(each))
    )
    app = app_for(puzzle, answers)
    async with app.run_test(size=(120, 40)) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        assert ("The enemies to come, in order" in log_of(app)) == puzzle.is_open
        await make(app, pilot, wrong)
        await eventually(
            lambda: f"Wrong: {say_move(words('en'), print_move(wrong))}." in log_of(app)
        )
        assert print_move(wrong) not in log_of(app).split()
        await pilot.press("n")
        await eventually(lambda: "First solve this puzzle" in forecast_of(app))
        await make(app, pilot, puzzle.solution)
        solved = f"Solved: {say_move(words('en'), print_move(puzzle.solution))}."
        await eventually(lambda: solved in log_of(app))
        assert log_of(app).count("Your rating: 1500") == 1
        assert answers == [False]
        await pilot.press("n")
    assert app.return_value == NEXT


@async_test
async def test_the_solution_is_a_key_away_and_counts_as_a_miss() -> None:
    answers: list[bool] = []
    app = app_for(first_of(PuzzleKind.EXACT_KILL), answers)
    async with app.run_test(size=(50, 16)) as pilot:
        await eventually(lambda: app.controller.state.is_my_turn)
        await pilot.press("t", "m", "h")
        await eventually(lambda: "The solution: " in log_of(app))
        assert not app.controller.state.is_my_turn
        assert answers == [False]
        await pilot.press("q")
    assert app.return_value is None
