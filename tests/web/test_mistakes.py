"""The reader's own mistakes as puzzles: from the review, wrong and right answers, when they come back, and their end."""

import json
import re
from typing import Any

from playwright.sync_api import Page, Route, expect

from browser import NewUser, PageUser
from regicide.notation import Seed, parse_move
from regicide.notation.record import Record, RecordedMove
from regicide.study.review import review_json
from web.test_learning import make_move
from web.test_pages import OVERFLOW, axe_in_both_themes
from web.test_review import KEPT_KEYS, LOST, lose

REASON = {
    "code": "flip-early",
    "facts": {},
    "follows": None,
    "shown": {"fact": "lost-next", "made": 9, "best": 2},
}


def review_lost_game(user: PageUser) -> tuple[Page, list[dict[str, Any]]]:
    """Lose a game and open its review, whose marks count as checked. Returns the mistakes, too."""
    page = lose(user)
    seed = Seed("lost-37")
    moves = tuple(RecordedMove(parse_move(each)) for each in LOST)
    review = json.loads(review_json(Record(seed.deal(1), seed, moves), worlds=20, playouts=0))
    mistakes = [each for each in review["decisions"] if each["mark"] in {"mistake", "blunder"}]
    for each in mistakes:
        each.update(playouts=64, is_being_checked=False, reason=REASON, value=8012, chance=4480)
    found = json.dumps({"review": review, "isComplete": True, "isChecked": True})
    back = json.dumps({"hindsight": {"deal": "winnable", "lastWinnable": 4, "firstLost": 6}})
    answer = f"onmessage = () => {{ postMessage({found}); postMessage({back}); }}"

    def made_before(route: Route) -> None:
        route.fulfill(body=answer, content_type="text/javascript")

    user.context.route("**/review_worker-*.js", made_before)
    page.get_by_role("dialog").get_by_role("button", name="Review").tap()
    return page, mistakes


def answer(page: Page, move: str, state: str) -> None:
    page.wait_for_selector('.coach[data-state="asked"]')
    make_move(page, "en", move)
    page.wait_for_selector(f'.coach[data-state="{state}"]')


def test_a_mistake_comes_back_until_it_sits(new_user: NewUser) -> None:
    user = new_user()
    user.page.clock.set_fixed_time("2026-03-01T12:00:00")
    page, mistakes = review_lost_game(user)
    first, second, *others = mistakes
    assert others
    practise = page.get_by_role("link", name="Practise these moves")
    expect(practise).to_be_visible()
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    practise.tap()
    said, title = page.locator(".coach .said"), page.locator(".coach .eyebrow")
    expect(title).to_have_text(f"Your mistakes: {len(mistakes)}")
    expect(page.locator(".app")).to_have_attribute("data-moves", str(first["number"] - 1))
    expect(said).not_to_contain_text("100 games")
    expect(said).to_contain_text(f"At stake: {first['medal']}.")
    assert page.evaluate(OVERFLOW) == []

    # What was played is wrong again: tomorrow. The solution comes with both chances and the reason of the review.
    answer(page, first["move"], "wrong")
    expect(said).to_contain_text("This position comes back tomorrow.")
    page.get_by_role("button", name="Show the solution").tap()
    page.wait_for_selector('.coach[data-state="shown"]')
    expect(said).to_contain_text("the Champion wins 80 of 100")
    expect(said).to_contain_text("after it, 45.")
    expect(said).to_contain_text("Why not")
    expect(said.locator(".shown-fact")).to_be_visible()  # on a phone too
    expect(said).to_contain_text("This position comes back tomorrow.")
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    page.get_by_role("button", name="Next puzzle").tap()
    answer(page, second["best"], "solved")
    assert page.evaluate("localStorage['regicide.puzzles']") is None, "the rating stays"

    # The others still wait; the next day all do.
    own = page.locator(".coach").get_by_role("link", name=re.compile("Your mistakes"))
    user.goto("/puzzles")
    expect(own).to_have_text(f"Your mistakes: {len(others)} to practise")
    page.clock.set_fixed_time("2026-03-02T12:00:00")
    user.goto("/puzzles")
    own.tap()
    expect(title).to_have_text(f"Your mistakes: {len(mistakes)}")
    answer(page, first["best"], "solved")
    expect(said).to_contain_text("This position comes back tomorrow.")
    page.get_by_role("button", name="Next puzzle").tap()
    answer(page, second["best"], "solved")
    expect(said).to_contain_text("This position comes back in 3 days.")


def test_mistakes_are_forgotten_with_their_game(new_user: NewUser) -> None:
    user = new_user()
    page, _ = review_lost_game(user)
    expect(page.get_by_role("link", name="Practise these moves")).to_be_visible()
    user.goto("/puzzles")
    own = page.locator(".coach").get_by_role("link", name=re.compile("Your mistakes"))
    expect(own).to_be_visible()
    user.goto("/")
    games = page.locator(".listing", has_text="My games")
    games.get_by_role("button", name="Delete").tap()
    games.get_by_role("button", name="Delete", exact=True).tap()
    expect(games.locator(".tbl")).to_have_count(0)
    user.goto("/puzzles#mistakes")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing to practise today.")
    assert axe_in_both_themes(page) == []
    user.goto("/puzzles")
    page.wait_for_selector('.coach[data-state="asked"]')
    expect(own).to_have_count(0)


#: The review becomes one of another core, whose mistake NUMBER sits.
AS_OF_ANOTHER_CORE = """number => new Promise((done) => {
    indexedDB.open('regicide-reviews', 2).onsuccess = ({ target: { result } }) => {
        const transaction = result.transaction('reviews', 'readwrite');
        const reviews = transaction.objectStore('reviews');
        reviews.openCursor().onsuccess = ({ target: { result: { key, value } } }) => {
            reviews.delete(key);
            const practices = { [number]: { right: 5, due: null } };
            reviews.put({ ...value, practices }, 'core-old.wasm' + key.slice(key.indexOf('/')));
        };
        transaction.oncomplete = () => { result.close(); done(); };
    };
})"""


def test_what_sits_stays_so_when_another_core_makes_the_review(new_user: NewUser) -> None:
    user = new_user()
    page, mistakes = review_lost_game(user)
    expect(page.get_by_role("link", name="Practise these moves")).to_be_visible()
    kept = f"async () => String(await ({KEPT_KEYS})())"
    page.wait_for_function(f"async () => (await ({kept})()).startsWith('core-')")
    page.evaluate(AS_OF_ANOTHER_CORE, mistakes[0]["number"])
    assert page.evaluate(kept).startswith("core-old.wasm/")
    page.reload()
    page.wait_for_function(f"async () => !(await ({kept})()).includes('core-old.wasm')")
    user.goto("/puzzles")
    own = page.locator(".coach").get_by_role("link", name=re.compile("Your mistakes"))
    expect(own).to_have_text(f"Your mistakes: {len(mistakes) - 1} to practise")
