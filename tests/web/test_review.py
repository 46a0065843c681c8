"""The review of a game: reached after a loss, its sum, its cursor, its words, and playing on from a moment."""

import json
import re
from decimal import Decimal
from itertools import pairwise

from playwright.sync_api import Page, Route, expect

from browser import ROOT, WHILE_IT_COMPUTES, NewUser, PageUser, cards_of, press
from regicide.notation import Seed, parse_move
from regicide.notation.record import Record, RecordedMove
from regicide.study.review import review_json
from web.test_local_table import start_solo
from web.test_pages import OVERFLOW, axe_in_both_themes

#: A solo game with the seed lost-37, played at random.
LOST = ("4c", "x4h6h", "flip", "flip", "9d", "xAh2s3c5d7c9s", "Ts", "2h")
#: As many as web/src/study/review_store.ts keeps.
KEEP_OLD_REVIEWS = """() => new Promise((done) => {
    const request = indexedDB.open('regicide-reviews', 2);
    request.onupgradeneeded = () => request.result.createObjectStore('reviews').createIndex('at', 'at');
    request.onsuccess = () => {
        const transaction = request.result.transaction('reviews', 'readwrite');
        const reviews = transaction.objectStore('reviews');
        for (let at = 0; at < 200; at += 1) reviews.put({ at }, `old/400/${at}`);
        transaction.oncomplete = () => { request.result.close(); done(); };
    };
})"""
KEPT_KEYS = """() => new Promise((done) => {
    indexedDB.open('regicide-reviews', 2).onsuccess = ({ target: { result } }) => {
        const keys = result.transaction('reviews').objectStore('reviews').getAllKeys();
        keys.onsuccess = () => { result.close(); done(keys.result); };
    };
})"""


def lose(user: PageUser) -> Page:
    page = start_solo(user, "lost-37")
    for move in LOST:
        assert user.wait_for_turn()
        user.make_move(move)
    return page


def end_game(page: Page) -> None:
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="End the game").tap()
    page.locator(".menu .blood").tap()


def shown_sum(page: Page) -> list[Decimal]:
    texts = page.locator(".sum .number").all_inner_texts()
    return [Decimal(text.strip().replace("−", "-")) for text in texts]


def checked_deal(page: Page) -> Decimal:
    """The chance at the deal: with luck, moves and the next medals it adds up to a loss."""
    *parts, end = shown_sum(page)
    assert sum(parts) == end == 0
    return parts[0]


def check_that_it_is_kept(page: Page) -> None:
    """A review is kept for this core; the oldest of more than 200 is forgotten."""
    link = page.url.split("#")[1].split("/")[0]
    page.wait_for_function(
        f"async () => (await ({KEPT_KEYS})()).some((key) => key.endsWith('/{link}'))"
    )
    keys = page.evaluate(KEPT_KEYS)
    assert len(keys) == 200
    assert "old/400/0" not in keys
    assert any(re.fullmatch(r"core-.+\.wasm/400-96/" + re.escape(link), key) for key in keys)


def check_the_board_beside(page: Page) -> None:
    """On a wide screen the board follows, and covers nothing that comes below it."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.locator(".hindsight").scroll_into_view_if_needed()
    beside = page.locator(".moment, .listed, .hindsight").evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
    )
    assert all(above[1] <= below[0] for above, below in pairwise(beside))
    page.set_viewport_size({"width": 360, "height": 740})


def check_the_place_of_the_takeaways(page: Page) -> None:
    """They follow the verdict, on phones and on wide screens."""
    expect(page.get_by_role("heading", name="What to take away")).to_be_visible()
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        boxes = page.locator(
            ".review .head, .review:has(.takeaways) .chances, .takeaways"
        ).evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"
        )
        assert len(boxes) == 3
        assert all(above[1] <= below[0] for above, below in pairwise(boxes)), width


def test_a_lost_game_is_reviewed_and_tried_again(new_user: NewUser) -> None:
    user = new_user()
    page = lose(user)
    page.evaluate(KEEP_OLD_REVIEWS)
    page.get_by_role("dialog").get_by_role("button", name="Review").tap()
    expect(page.locator(".review-verdict h1")).to_contain_text("still stands")
    # A blunder is shown at once, and checked in the background.
    expect(page.locator(".turns .being-checked").first).to_have_text("being checked")
    expect(page.locator(".hindsight .answer")).to_be_visible(timeout=WHILE_IT_COMPUTES)
    expect(page.locator(".checking")).to_contain_text("3 marks are being checked")
    check_that_it_is_kept(page)

    # The sum: what is shown adds up to a loss.
    deal = checked_deal(page)
    expect(page.locator(".turns .point").first).to_contain_text("Better")
    expect(page.locator(".hindsight")).to_contain_text(
        re.compile("lost for certain|no longer", re.IGNORECASE)
    )
    assert axe_in_both_themes(page) == []

    check_the_board_beside(page)

    # One cursor moves the graph, the board and the address.
    cursor = page.locator(".graph .cursor").first
    start = cursor.get_attribute("d")
    press(page, "]")
    expect(cursor).not_to_have_attribute("d", start or "")
    number = int(page.locator(".moment .said b").inner_text().split(".")[0])
    press(page, "ArrowRight")
    expect(page.locator(".moment .said b")).to_contain_text(f"{number + 1}.")
    page.locator(".stepper").get_by_role("button", name="Previous move").tap()
    expect(page.locator(".moment .said b")).to_contain_text(f"{number}.")
    page.get_by_role("button", name="All cards").tap()
    expect(page.get_by_role("button", name="All cards")).to_have_attribute("aria-pressed", "true")

    # Mark after mark is certain, or withdrawn; the parts still add up.
    expect(page.locator(".checking")).not_to_contain_text("3 marks", timeout=WHILE_IT_COMPUTES)
    assert checked_deal(page) == deal

    # It was kept: the second time only the checks go on, and the moment is the same.
    page.reload()
    expect(page.locator(".hindsight .answer")).to_be_visible(timeout=WHILE_IT_COMPUTES)
    expect(page.locator(".moment .said b")).to_contain_text(f"{number}.")
    assert checked_deal(page) == deal

    # Try from here: the hand of that moment, hidden cards dealt again; it is practice.
    hand = page.locator(".moment .card-place:not(.free)").count()
    page.locator(".moment").get_by_role("button", name="Try from here").tap()
    sheet = page.get_by_role("dialog")
    assert axe_in_both_themes(page) == []
    sheet.get_by_text("Dealt again").tap()
    sheet.get_by_role("button", name="Play on").tap()
    expect(user.hand()).to_have_count(hand)
    expect(page.locator(".app")).to_have_attribute("data-moves", str(number - 1))
    user.make_simple_move()
    end_game(page)
    end_sheet = page.locator(".end .sheet")
    expect(end_sheet).to_contain_text("This is practice")
    expect(end_sheet.get_by_role("button", name="Review")).to_have_count(0)
    user.goto("/")
    games = page.locator(".listing", has_text="My games").locator(".tbl")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("practice")
    games.nth(1).get_by_role("button", name="Review").tap()
    expect(page.locator(".sum .number").first).to_have_text(f"{deal}")


def test_the_end_of_a_lost_game_says_what_to_take_away(new_user: NewUser) -> None:
    user = new_user()
    page = lose(user)
    seed = Seed("lost-37")
    moves = tuple(RecordedMove(parse_move(each)) for each in LOST)
    review = json.loads(review_json(Record(seed.deal(1), seed, moves), worlds=20, playouts=0))
    answers = [{**review, "takeaways": None}, review]

    def made_before(route: Route) -> None:
        answer = answers.pop(0) if answers else review
        message = json.dumps({"review": answer, "isComplete": True, "isChecked": True})
        body = f"onmessage = () => postMessage({message})"
        route.fulfill(body=body, content_type="text/javascript")

    user.context.route("**/review_worker-*.js", made_before)
    end = page.get_by_role("dialog")
    end.get_by_role("button", name="What decided it?").tap()
    expect(end).to_contain_text("No single move decided it.")
    page.evaluate("indexedDB.deleteDatabase('regicide-reviews')")
    page.reload()
    end.get_by_role("button", name="What decided it?").tap()
    expect(end.locator(".takeaways dt")).to_have_text(
        ["What decided it", "The habit behind it", "What to try next"]
    )
    expect(end.locator(".takeaways dd").first).to_contain_text("Your move")
    assert axe_in_both_themes(page) == []
    assert page.evaluate(OVERFLOW) == []
    end.get_by_text("In numbers").tap()
    expect(end).to_contain_text("Chance of bronze: ")
    # One turn that would have helped, on cards, and played on from there.
    decided = review["takeaways"]["number"]
    expect(end.locator(".duo .better")).to_contain_text("Better")
    made = cards_of(LOST[decided - 1])
    expect(end.locator(".duo > :first-child .card")).to_have_count(len(made))
    end.get_by_role("button", name=f"Try from move {decided}").tap()
    expect(page.locator(".app")).to_have_attribute("data-moves", str(decided - 1))
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.go_back()
    end.get_by_role("button", name="Review").tap()
    check_the_place_of_the_takeaways(page)


def test_what_cannot_be_reviewed_gets_a_clear_sentence(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    fixture = ROOT / "web" / "tests" / "fixtures" / "shared_game.json"
    link = json.loads(fixture.read_text(encoding="utf-8"))["link"]

    def broken(route: Route) -> None:
        route.fulfill(body="throw new Error('dead')", content_type="text/javascript")

    user.context.route("**/review_worker-*.js", broken)
    user.goto(f"/review#{link}")
    sentence = "The review stopped because of an error"
    expect(page.locator(".work [role=alert]")).to_contain_text(sentence)
    user.errors.clear()
    user.goto("/rules")
    user.context.unroute("**/review_worker-*.js")
    user.goto(f"/review#{link[:-6]}")
    expect(page.get_by_role("heading", level=1)).to_contain_text("This link is incomplete")
