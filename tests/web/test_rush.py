"""The three-minute rush: the way to it, its clock, marks and mistakes, the end, and what it leaves alone."""

import json
import re

from playwright.sync_api import Page, expect

from browser import NewUser
from regicide.notation import print_move
from regicide.rules import Discard, Move, Play, legal_moves
from regicide.study.puzzle_text import shipped_puzzles
from web.test_learning import make_move
from web.test_pages import OVERFLOW, axe_in_both_themes

PUZZLES = shipped_puzzles()
START = "2026-03-01T12:00:00"
LATER = "2026-03-01T13:00:00"


def answer(page: Page, *, right: bool) -> int:
    """Answers the puzzle on the screen. Returns its number."""
    coach = page.locator(".coach.puzzle")
    number = int(coach.get_attribute("data-number") or "")
    puzzle = PUZZLES[number]
    move: Move = puzzle.solution
    if not right:
        others = legal_moves(puzzle.observation())
        move = next(
            each for each in others if isinstance(each, (Play, Discard)) and each != puzzle.solution
        )
    make_move(page, "en", print_move(move))
    return number


def next_puzzle(page: Page, last: int) -> None:
    expect(page.locator(".coach.puzzle")).not_to_have_attribute("data-number", str(last))


def expect_mark(page: Page, last: int, mark: str, heard: str) -> None:
    """At the next puzzle."""
    next_puzzle(page, last)
    expect(page.locator(".rush-mark")).to_have_text(mark)
    expect(page.locator('[data-rush="answer"]')).to_have_text(heard)


def miss_three(page: Page) -> list[int]:
    """Three mistakes. Returns the numbers of their puzzles."""
    numbers: list[int] = []
    for _ in range(3):
        if numbers:
            next_puzzle(page, numbers[-1])
        numbers.append(answer(page, right=False))
    return numbers


def let_time_pass(page: Page) -> None:
    """To the end, with what a screen reader hears on the way."""
    timer, heard = page.get_by_role("timer"), page.locator('[data-rush="time"]')
    expect(timer).to_have_text("3:00")
    expect(heard).to_have_text("")
    for seconds, left, said in (
        (121, "0:59", "One minute left."),
        (29, "0:30", "30 seconds left."),
        (20, "0:10", "10 seconds left."),
    ):
        page.clock.run_for(seconds * 1000)
        expect(timer).to_have_text(left)
        expect(heard).to_have_text(said)
    page.clock.run_for(10_000)


def look(page: Page) -> None:
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage['regicide.puzzles']"))
    return {name: found[name] for name in ("answers", "streak", "bestRush")}


def test_a_rush_is_played_to_both_ends(new_user: NewUser) -> None:
    user = new_user(viewport={"width": 360, "height": 740})
    page = user.page
    page.add_init_script("Math.random = () => 0")
    page.clock.install(time=START)
    user.goto("/puzzles")
    page.get_by_role("link", name="Three-minute rush").tap()
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_in_viewport(ratio=1)
    assert page.url.endswith("/puzzles#rush")
    look(page)

    page.clock.pause_at(LATER)  # from here on time passes only as the test says
    start.tap()
    expect(page.locator(".coach h2")).to_be_focused()
    expect(page.locator(".foe .portrait")).to_be_in_viewport(ratio=0.9)
    first = answer(page, right=True)
    expect_mark(page, first, "Right", "Right: 1")
    missed = answer(page, right=False)
    expect_mark(page, missed, "Wrong", "Mistakes: 1 of 3")
    let_time_pass(page)

    title, main = page.get_by_role("heading", level=1), page.locator("main")
    expect(title).to_have_text("One puzzle solved")
    expect(title).to_be_focused()
    expect(main).to_contain_text("The time is up. More than ever before on this device.")
    again = page.get_by_role("button", name="Again")
    expect(again).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("link", name=f"Puzzle {missed:,}")).to_be_in_viewport(ratio=1)
    page.clock.resume()  # axe needs timers
    look(page)

    # Three mistakes end it, too. The best stays.
    again.tap()
    expect(page.get_by_role("timer")).to_be_visible()
    look(page)
    numbers = [first, missed, *miss_three(page)]
    expect(title).to_have_text("0 puzzles solved")
    expect(main).to_contain_text("The third mistake ended the rush. Your best so far: 1.")
    assert len(set(numbers)) == 5
    untouched = {"answers": {}, "streak": 0, "bestRush": 1}
    assert kept(page) == untouched

    # A missed one can be looked at again; what one knows already does not count.
    links = main.get_by_role("link", name=re.compile(r"^Puzzle \d"))
    expect(links).to_have_count(3)
    links.last.tap()
    expect(page.locator(".coach .eyebrow")).to_have_text(f"Puzzle {numbers[-1]:,}")
    expect(page.locator(".said")).to_contain_text("You have seen this puzzle in a rush")
    answer(page, right=True)
    page.wait_for_selector('.coach[data-state="solved"]')
    assert kept(page) == untouched
    page.go_back()
    expect(links).to_have_count(3)
