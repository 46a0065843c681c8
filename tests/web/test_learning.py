"""The lessons in every language, and the pages of the rules."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser import WHILE_IT_COMPUTES, NewUser, cards_of, press
from regicide.i18n import LANGUAGES, words
from regicide.notation import parse_card
from regicide.study.lesson import chapters
from regicide.study.lesson_course import COURSE, RULES
from regicide.study.play_well import PLAY_WELL
from web.test_local_table import start_solo
from web.test_pages import OVERFLOW, axe_in_both_themes


def make_move(page: Page, language: str, move: str) -> None:
    """Make a move at the table of a lesson, by taps."""
    translations = words(language)
    if move == "flip":
        page.locator(".jokers button:visible").tap()
    elif move == "yield":
        page.get_by_role("button", name=translations.say("move-yield")).tap()
    elif move.startswith(">"):
        page.locator(".choice").nth(int(move[1:]) - 2).tap()  # you are the last
    else:
        for code in cards_of(move):
            name = translations.card(parse_card(code))
            page.locator(f'.hand button[aria-label="{name}"]').tap()
    page.locator(".acts .go").tap()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_played_to_the_end(new_user: NewUser, language: str) -> None:
    user = new_user(settings={"language": language})
    page, translations = user.page, words(language)
    user.goto("/learn")
    page.get_by_role("link", name=translations.say("learn-begin")).tap()
    for lesson in RULES:
        expect(page.locator(".coach h2")).to_have_text(
            translations.say(f"lesson-{lesson.name}-title")
        )
        for task, wanted in enumerate(lesson.turns, start=1):
            page.wait_for_selector(f'.coach[data-task="{task}"]')
            assert page.evaluate(OVERFLOW) == [], lesson.name
            make_move(page, language, wanted[0])
        page.wait_for_selector('.coach[data-task="done"]')
        page.locator(".acts .go").tap()
    expect(page.locator(".first-game .go")).to_have_text(translations.say("learn-first-game-go"))
    expect(page.locator(".learning li svg")).to_have_count(len(RULES))
    page.locator(".first-game .go").tap()
    page.wait_for_selector(".hand button")
    expect(page.locator(".hand button")).to_have_count(9)


def test_the_second_part_is_played_to_the_end_and_its_mistakes_have_a_price(
    new_user: NewUser,
) -> None:
    user = new_user()
    page = user.page
    user.goto("/learn/draw-early")
    mistake = PLAY_WELL[0].mistake
    assert mistake is not None
    make_move(page, "en", mistake)
    expect(page.locator(".coach.warn .said")).to_contain_text("91 of 100 games won with the best")
    page.get_by_role("button", name="Clear").tap()
    for lesson in PLAY_WELL:
        title = words("en").say(f"lesson-{lesson.chapter}-title")
        expect(page.locator(".coach h2")).to_have_text(title)
        page.wait_for_selector('.coach[data-task="1"]')
        assert page.evaluate(OVERFLOW) == [], lesson.name
        make_move(page, "en", lesson.turns[0][0])
        page.wait_for_selector('.coach[data-task="done"]')
        page.locator(".acts .go").tap()
    expect(page.locator(".learning .play li svg")).to_have_count(len(chapters(PLAY_WELL)))
    expect(page.locator(".advice tbody tr").first).to_contain_text("Take every exact kill")
    page.get_by_role("link", name="A sheet for the table").tap()
    expect(page.get_by_role("heading", name="Counting points")).to_be_visible()
    assert page.evaluate(OVERFLOW) == []
    assert axe_in_both_themes(page) == []


def test_wrong_moves_are_explained_and_lessons_are_resumed_and_skipped(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/learn")
    page.get_by_role("link", name="Begin").tap()
    make_move(page, "en", "3s")
    expect(page.locator(".coach.warn .said")).to_contain_text("would leave the Jack with 5 health")
    page.locator(".said .cite").tap()
    expect(page.get_by_role("dialog", name="§5.1 Damage")).to_be_visible()
    press(page, "Escape")
    page.get_by_role("button", name="Clear").tap()
    press(page, "h")  # the hint of a lesson costs nothing
    hint = page.get_by_role("dialog", name="Hint")
    expect(hint).to_contain_text("The lesson asks for this move")
    expect(hint).to_contain_text("9 damage")
    assert axe_in_both_themes(page) == []
    press(page, "Escape")
    page.get_by_role("button", name="Hint").tap()
    hint.get_by_role("button", name="Choose this move").tap()
    page.locator(".acts .go").tap()
    page.wait_for_selector('.coach[data-task="done"]')
    page.reload()
    page.wait_for_selector('.coach[data-task="1"]')
    user.goto("/learn")
    expect(page.locator(".learning li svg")).to_have_count(1)
    page.get_by_role("link", name="Continue").tap()
    expect(page.locator(".coach h2")).to_have_text("A turn")
    page.get_by_role("link", name="Skip").tap()
    expect(page.locator(".coach h2")).to_have_text("Spades shield")
    user.goto("/learn/jester")
    make_move(page, "en", "9s")
    reason = "the enemy strikes for 10, and the hand left is worth 4."
    expect(page.locator(".coach.warn .said")).to_contain_text(reason)


def test_cards_that_are_not_a_move_are_explained_by_their_clause(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/learn/companions")
    page.locator('.hand button[aria-label="8 of diamonds"]').tap()
    # The card is dimmed, but it says why.
    page.locator('.hand button[aria-label="8 of hearts"]').tap(force=True)
    expect(page.locator(".verdict .reason")).to_contain_text("(§3.2)")
    page.locator(".verdict .cite").tap()
    expect(page.get_by_role("dialog", name="§3.2 A combo")).to_be_visible()
    page.get_by_role("link", name="The whole rulebook").tap()
    expect(page.locator("article.here h3")).to_contain_text("§3.2")


def test_the_rules_are_searched(new_user: NewUser) -> None:
    user = new_user(settings={"language": "es"})
    page = user.page
    user.goto("/rules")
    expect(page.locator(".rules article")).to_have_count(55)
    page.get_by_role("searchbox").fill("comodin inmunidad")
    expect(page.locator("#c8\\.2")).to_be_visible()
    expect(page.locator("#c3\\.1")).to_have_count(0)
    page.get_by_role("searchbox").fill("§12.3")
    expect(page.locator(".rules article")).to_have_count(1)
    page.get_by_role("searchbox").fill("¿puedo usar el JOKER?")
    expect(page.locator("#c3\\.5 mark").first).to_have_text("comodín")
    expect(page.locator(".rules nav")).to_have_count(0)
    page.get_by_role("searchbox").fill("comodín")  # its own chapter first, then what mentions it
    expect(page.locator(".rules article").first).to_have_attribute("id", re.compile(r"c8\."))
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.locator(".rules nav")).to_be_visible()
    expect(page.locator("main")).to_contain_text("mira en el índice")


def test_the_rules_on_one_page_are_one_tap_away_in_a_game(new_user: NewUser) -> None:
    user = new_user()
    page = start_solo(user, "castle-42")
    press(page, "?")
    page.get_by_role("button", name="Rules").tap()
    sheet = page.get_by_role("dialog", name="The rules on one page")
    expect(sheet).to_contain_text("Clubs double")
    expect(sheet.get_by_role("listitem")).to_have_count(4)
    assert axe_in_both_themes(page) == []
    press(page, "Escape")
    user.make_simple_move()  # the game went nowhere
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Rules").tap()
    page.get_by_role("link", name="The whole rulebook").tap()
    expect(page.get_by_role("heading", name="The rules on one page")).to_be_visible()
    page.go_back()
    expect(page.locator(".app")).to_have_attribute("data-moves", "1")


def test_other_pages_work_if_the_rulebook_cannot_be_loaded(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    page.route("**/assets/rulebook-*.ftl", lambda route: route.abort())
    user.goto("/rules")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).tap()
    expect(page.locator(".learning li")).to_have_count(len(chapters(COURSE)))
    page.unroute("**/assets/rulebook-*.ftl")
    page.get_by_role("link", name="The rules").tap()
    expect(page.locator(".rules article")).to_have_count(55)


def test_the_next_lesson_moves_the_focus_to_its_heading(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/learn/goal")
    page.get_by_role("link", name="Skip").tap()
    expect(page.locator(".coach h2")).to_have_text("A turn")
    expect(page.locator(".coach h2")).to_be_focused()


def test_a_chapter_link_scrolls_there_every_time(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    user.goto("/rules")
    chapter = page.get_by_role("link", name="Yielding", exact=True)
    for _ in range(2):
        chapter.tap()
        expect(page.locator("article.here")).to_be_in_viewport()


def test_a_chapter_is_tried_in_a_game_whose_hints_speak_of_its_idea_alone(
    new_user: NewUser,
) -> None:
    user = new_user()
    page = user.page
    page.add_init_script(
        "Math.random = () => 0.1; "  # the second deal: the Jester decides its first move
        "localStorage.setItem('regicide.learnt', 'whom-to-name whom-to-name-again')"
    )
    user.goto("/learn")
    page.locator(".learning .play").get_by_role("button", name="Try it in a game").tap()
    page.wait_for_selector(".hand button")
    lane = page.locator(".lane .notice")
    expect(lane).to_contain_text("Play the Jester now.", timeout=WHILE_IT_COMPUTES)
    assert page.evaluate(OVERFLOW) == []
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Count points with me").tap()
    press(page, "Escape")
    user.card("4c").tap()
    expect(lane).to_contain_text("Loses at once. Best: ")
    assert page.evaluate(OVERFLOW) == []
    lane.get_by_role("button", name="Terms").tap()
    terms = page.get_by_role("dialog", name="Counting points")
    expect(terms.get_by_role("row", name="Yielding, flipping, luck")).to_contain_text("loses")
    press(page, "Escape")
    page.get_by_role("button", name="Clear").tap()
    lane.get_by_role("button", name="Show the move").tap()
    expect(page.locator(".given-hint .head")).to_contain_text("Jester")
    page.locator(".acts .go").tap()
    page.wait_for_selector(".choices")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="End the game").tap()
    page.get_by_role("button", name="End the game").tap()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("decided one of your moves, and you followed it")
    expect(end).to_contain_text("This is practice")
    assert axe_in_both_themes(page) == []
    address = page.url
    end.get_by_role("button", name="Another deal").tap()
    expect(page).not_to_have_url(address)
    expect(page).to_have_url(re.compile("#P-whom-to-name-"))


def test_a_partner_at_the_readers_level_explains_its_moves_after_the_game(
    new_user: NewUser,
) -> None:
    user = new_user()
    page = user.page
    learnt = " ".join(lesson.name for lesson in RULES)
    page.add_init_script(f"localStorage.setItem('regicide.learnt', '{learnt}')")
    user.goto("/learn")
    expect(page.locator(".sparring")).to_contain_text("Plays at your level, 4 of 8")
    page.get_by_role("button", name="Play with it").tap()
    page.wait_for_selector(".hand button")
    while user.wait_for_turn():
        user.make_simple_move()
    page.get_by_role("button", name="Ask about its moves").tap()
    moves = page.get_by_role("dialog", name="What spoke for each of its moves")
    answer = moves.locator("li").first.get_by_role("status")
    moves.get_by_role("button", name="Was there a better move?").first.tap()
    expect(answer).not_to_have_text(re.compile("Thinking|^$"), timeout=WHILE_IT_COMPUTES)
    assert page.evaluate(OVERFLOW) == []
