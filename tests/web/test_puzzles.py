"""Puzzles in the browser: a wrong answer, a right one, the score, the next puzzle, the puzzle of the day."""

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser import NewUser
from regicide.notation import print_move
from regicide.rules import Kill, Move, Play, forecast, legal_moves
from regicide.study.puzzle_kinds import PuzzleKind, Theme
from regicide.study.puzzle_text import shipped_puzzles
from web.test_learning import make_move
from web.test_pages import OVERFLOW, axe_in_both_themes

PUZZLES = shipped_puzzles()
NUMBER, PUZZLE = next(
    (number, each)
    for number, each in PUZZLES.items()
    if each.kind is PuzzleKind.EXACT_KILL and each.players == 3
)


def wrong_play() -> Move:
    """A play that does not defeat the enemy."""
    seen = PUZZLE.observation()
    plays = [move for move in legal_moves(seen) if isinstance(move, Play) and len(move.cards) == 1]
    return next(move for move in plays if forecast(seen, move).kill is not Kill.EXACT)


def kept(page: Page) -> dict[str, object]:
    found: dict[str, object] = json.loads(page.evaluate("localStorage['regicide.puzzles']"))
    return found


def test_a_puzzle_is_missed_and_solved(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/")
    page.get_by_role("link", name="Puzzles", exact=True).tap()
    expect(page).to_have_url(re.compile(r"/puzzles#\d+$"))
    user.goto(f"/puzzles#{NUMBER}")
    expect(page.locator(".coach h2")).to_have_text("Exact kill")
    assert page.evaluate(OVERFLOW) == []
    make_move(page, "en", print_move(wrong_play()))
    page.wait_for_selector('.coach[data-state="wrong"]')
    expect(page.locator(".coach .said")).to_contain_text("damage")
    expect(page.locator(".coach .show")).to_be_visible()
    assert axe_in_both_themes(page) == []
    page.get_by_role("button", name="Clear").tap()
    make_move(page, "en", print_move(PUZZLE.solution))
    page.wait_for_selector('.coach[data-state="solved"]')
    expect(page.locator(".coach .said")).to_contain_text("the Champion wins")
    expect(page.locator(".coach .said")).to_contain_text("Why not")
    assert kept(page)["answers"] == {str(NUMBER): False}, "only the first answer counts"
    assert page.evaluate(OVERFLOW) == []
    page.get_by_role("button", name="Next puzzle").tap()
    page.wait_for_selector('.coach[data-state="asked"]')
    user.goto("/puzzles#today")
    expect(page.locator(".coach .eyebrow")).to_have_text("Puzzle of the day")


def test_an_open_puzzle_shows_all_cards_and_bad_input_does_no_harm(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    number, puzzle = next(
        (at, each)
        for at, each in PUZZLES.items()
        if each.is_open and isinstance(each.solution, Play)
    )
    user.goto(f"/puzzles#{number}")
    page.evaluate("localStorage['regicide.puzzles'] = '{\"rating\": 3}'")
    page.reload()
    # A phone shows the enemy first; the cards are one tap away.
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator(".foe .portrait")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".open-cards .card").first).to_be_hidden()
    page.locator(".open-cards summary").tap()
    expect(page.locator(".open-cards .card").first).to_be_visible()
    page.locator(".open-cards summary").tap()
    make_move(page, "en", print_move(puzzle.solution))
    page.get_by_role("button", name="Show how it wins").tap()
    page.get_by_role("button", name="Next step").tap()
    expect(page.locator(".coach .said")).to_contain_text(
        re.compile(r"A winning line: step 2 of \d")
    )
    expect(page.locator(".app")).to_have_attribute("data-moves", str(len(puzzle.moves) + 3))
    page.locator(".score summary").tap()
    page.get_by_role("combobox", name="Kind").select_option("best-move")
    page.get_by_role("combobox", name="Theme").select_option("draws")
    page.get_by_role("combobox", name="Players").select_option("2")
    page.get_by_role("combobox", name="Difficulty").select_option("hard")
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    page.get_by_role("button", name="Another puzzle").tap()
    expect(page.locator(".coach h2")).to_have_text("Best move")
    wanted = PUZZLES[int(page.url.split("#")[1])]
    assert wanted.theme is Theme.DRAWS
    assert wanted.players == 2
    assert wanted.difficulty >= 1000
    user.goto("/puzzles#99999")
    expect(page.get_by_role("heading", level=1)).to_contain_text("does not exist or was withdrawn")
    assert page.evaluate(OVERFLOW) == []
    page.get_by_role("link", name="Another puzzle").tap()
    expect(page.locator(".coach .eyebrow")).to_have_text("Puzzle 1")
    user.goto("/puzzles#nonsense")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    user.goto("/puzzles")
    expect(page.locator(".coach h2")).to_have_text("Best move")


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1280, 800)])
def test_every_screen_shows_castle_players_and_card_count(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    user = new_user(viewport={"width": size[0], "height": size[1]})
    page = user.page
    user.goto(f"/puzzles#{NUMBER}")
    castle = page.locator(".castle:visible [data-royal]")
    expect(castle).to_have_count(12)
    expect(castle.last).to_be_in_viewport(ratio=1)
    expect(page.locator(".seats:visible .seat")).to_have_count(3)
    page.locator(".pile").first.scroll_into_view_if_needed()
    expect(page.locator(".pile:visible").first).to_be_in_viewport(ratio=0.9)
    page.get_by_role("button", name="Count the cards").tap()
    expect(page.get_by_role("dialog")).to_contain_text("to come")
    assert page.evaluate(OVERFLOW) == []


#: How many pixels of the enemy or of a pile are under the hand, under the row above or under each other.
HIDDEN = """() => {
  const box = (css) => document.querySelector(css).getBoundingClientRect();
  const facts = [...document.querySelectorAll('.foe .facts > *')].map((each) => each.getBoundingClientRect());
  const enemy = [box('.foe .portrait'), ...facts.filter(({ height }) => height)];
  const top = Math.min(...enemy.map(({ top }) => top)), bottom = Math.max(...enemy.map(({ bottom }) => bottom));
  const piles = box('.lay');
  const cut = Math.max(piles.bottom - box('.dock').top, bottom - piles.top, box('.above').bottom - top);
  return Math.max(0, Math.ceil(cut));
}"""


@pytest.mark.parametrize("language", ["en", "es", "id"])
def test_a_phone_shows_enemy_and_piles_of_an_open_puzzle_whole(
    new_user: NewUser, language: str
) -> None:
    user = new_user(settings={"language": language})
    page = user.page
    number = next(at for at, each in PUZZLES.items() if each.is_open and each.players == 4)
    user.goto("/no/such/page")
    answers = {str(at): at % 2 == 0 for at in range(10, 120)}
    page.evaluate(
        "kept => localStorage['regicide.puzzles'] = kept",
        json.dumps({"answers": answers, "streak": 24}),
    )
    user.errors.clear()  # the server answered 404
    user.goto(f"/puzzles#{number}")
    rows = page.locator(".coach summary")
    expect(rows).to_have_count(2)
    for height in (640, 740):
        page.set_viewport_size({"width": 360, "height": height})
        assert page.evaluate(HIDDEN) == 0, height
        assert page.evaluate(OVERFLOW) == []
    first, second = [each.bounding_box() for each in rows.all()]
    assert first is not None
    assert second is not None
    assert first["x"] + first["width"] < second["x"]
    rows.first.tap()
    expect(page.locator(".open-cards .card").first).to_be_visible()
    assert page.evaluate(OVERFLOW) == []


def test_a_miss_is_no_punishment_and_which_answer_counts_is_said_before(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    score = page.locator(".score > summary")
    user.goto("/puzzles")
    expect(page.locator(".coach h2")).to_have_text(re.compile("Exact kill|Survive"))
    expect(page.locator(".seats:visible")).to_have_count(0)  # the first ones are solo
    user.goto(f"/puzzles#{NUMBER}")
    expect(score).to_have_text("Your puzzles")
    expect(page.locator(".said")).to_contain_text("Only your first answer counts.")
    make_move(page, "en", print_move(wrong_play()))
    page.wait_for_selector('.coach[data-state="wrong"]')
    expect(score).to_have_text("Solved: 0 of 1 · in a row: 0")
    score.tap()
    expect(page.locator(".score")).to_contain_text("Your rating appears after 29 more puzzles.")
    page.reload()
    expect(page.locator(".said")).to_contain_text("has already been counted")
    answers = {str(number): True for number in range(100, 130)}
    rating = {"rating": 1200, "deviation": 80, "volatility": 0.06}
    page.evaluate(
        "kept => localStorage['regicide.puzzles'] = kept",
        json.dumps({"rating": rating, "answers": answers, "streak": 3}),
    )
    page.reload()
    score.tap()
    shown = page.get_by_text("Your rating: 1,200 ± 80")
    expect(shown).to_be_hidden()
    page.get_by_text("Show my rating").tap()
    expect(shown).to_be_visible()
    assert axe_in_both_themes(page) == []
