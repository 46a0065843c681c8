"""Replays: every control, a layout in which nothing moves, addresses that name a move, and bad addresses."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from browser import NewUser, press, registered_page_user
from server_process import ServerProcess
from web.page_fixtures import SamplePages, play_bots_game
from web.test_pages import axe_in_both_themes
from web.won_games import WON

COUNT = len(WON["castle-2"])


@pytest.fixture(scope="module")
def sample_pages(server: ServerProcess, browser: Browser) -> SamplePages:
    return SamplePages.create(server, browser)


@pytest.fixture(scope="module")
def bots_replay(server: ServerProcess, browser: Browser) -> str:
    user = registered_page_user(browser, server.url)
    code = play_bots_game(server.url, user)
    user.context.close()
    return f"/replay/{code}"


def test_a_finished_game_is_replayed(new_user: NewUser, sample_pages: SamplePages) -> None:
    user = new_user()
    page = user.page
    user.goto(sample_pages.replay)
    shown = page.locator(".telling .eyebrow")
    expect(shown).to_have_text(f"Move 0 of {COUNT}")
    expect(page.locator(".shown .card")).to_have_count(8)
    press(page, "ArrowRight")
    expect(shown).to_have_text(f"Move 1 of {COUNT}")
    press(page, "End")
    expect(shown).to_have_text(f"Move {COUNT} of {COUNT}")
    expect(page.locator(".telling")).to_contain_text("victory")
    press(page, "ArrowLeft")
    page.get_by_role("slider").fill("3")
    expect(shown).to_have_text(f"Move 3 of {COUNT}")
    expect(page.locator(".marks i")).to_have_count(12)
    expect(page.locator(".marks .won")).to_have_count(1)
    expect(page.locator(".seal-check summary")).to_contain_text("Verified")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").tap()
    assert '[Seed "castle-2"]' in Path(download.value.path()).read_text(encoding="utf-8")
    page.get_by_role("button", name="Keys and marks").tap()
    expect(page.get_by_role("dialog")).to_contain_text("play or pause")


#: Walks through a whole game, and lists the parts of the page that moved by more than a pixel.
MOVED = """async () => {
  const parts = ['.foe', '.foe .portrait', '.foe h1', '.foe .stat', '.foe .stat.atk', '.foe .chip', '.lay', '.pile',
    '.pile.disc', '.telling', '.hands', '.shown', '.controls', '.slider', '.steps-row'];
  const boxes = () => parts.map((part) => {
    const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
    // The width of a chip follows its words.
    return part === '.foe .chip' ? [x, y] : [x, y, width, height];
  });
  const start = boxes(), moved = new Set();
  const count = Number(document.querySelector('.slider input').max);
  for (let move = 1; move <= count; move++) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await new Promise(requestAnimationFrame);
    boxes().forEach((box, at) => box.forEach((value, side) => {
      if (Math.abs(value - start[at][side]) > 1) moved.add(`${parts[at]} at move ${move}: ${start[at]} → ${box}`);
    }));
  }
  return [count, [...moved]];
}"""


@pytest.mark.parametrize("size", [(1440, 900), (390, 844), (844, 390), (320, 568)])
def test_nothing_moves_between_the_moments_of_a_replay(
    new_user: NewUser, sample_pages: SamplePages, bots_replay: str, size: tuple[int, int]
) -> None:
    user = new_user(viewport={"width": size[0], "height": size[1]})
    page = user.page
    for path in (sample_pages.replay, bots_replay):
        user.goto(path)
        page.wait_for_selector(".telling")
        expect(page.locator(".seal-check summary")).to_contain_text("Verified")
        enemy, piles, hands = (
            page.locator(part).first.bounding_box() for part in (".portrait", ".lay", ".shown")
        )
        assert enemy is not None
        assert piles is not None
        assert hands is not None
        assert enemy["height"] >= 90
        assert enemy["y"] + enemy["height"] <= piles["y"] + 1
        assert piles["y"] + piles["height"] <= size[1] - 44
        assert hands["y"] + hands["height"] <= size[1] - 44
        count, moved = page.evaluate(MOVED)
        assert moved == []
        expect(page.locator(".telling .eyebrow")).to_have_text(f"Move {count} of {count}")


def test_moves_are_listed_and_played_and_hands_are_shown_by_seat(
    new_user: NewUser, bots_replay: str
) -> None:
    user = new_user(viewport={"width": 1440, "height": 900})
    page = user.page
    page.clock.install()
    user.goto(bots_replay)
    current = page.locator(".moves [aria-current]")
    expect(current).to_contain_text("The deal")
    last = page.locator(".moves li").count() - 1
    page.locator(".moves li button").nth(last - 1).click()
    expect(current.locator("b")).to_have_text(str(last - 1))
    press(page, "Home")
    expect(current).to_be_in_viewport()
    press(page, "End")
    expect(current.locator("b")).to_have_text(str(last))
    expect(current).to_be_in_viewport()
    page.get_by_role("button", name="Play", exact=True).click()  # from the beginning
    expect(current).to_contain_text("The deal")
    page.clock.run_for(2100)
    expect(current.locator("b")).to_have_text("1")
    page.get_by_label("Speed").select_option("Fast")
    page.clock.run_for(800)
    expect(current.locator("b")).to_have_text("2")
    page.get_by_role("button", name="Pause").click()
    page.clock.run_for(10_000)
    expect(current.locator("b")).to_have_text("2")
    page.locator(".telling").click()
    press(page, "Space")
    for _ in range(last):
        page.clock.run_for(750)
    expect(current.locator("b")).to_have_text(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect(page.locator(".shown")).to_have_count(4)
    page.get_by_label("Whose hand to show").select_option("Hob")
    expect(page.locator(".shown")).to_have_count(1)


def test_an_address_names_a_moment(new_user: NewUser, sample_pages: SamplePages) -> None:
    user = new_user()
    page = user.page
    user.goto("/settings")
    page.wait_for_selector("h1")
    user.goto(f"{sample_pages.replay}#17")
    shown = page.locator(".telling .eyebrow")
    expect(shown).to_have_text(f"Move 17 of {COUNT}")
    press(page, "ArrowRight")
    expect(shown).to_have_text(f"Move 18 of {COUNT}")
    # What is shown is in the address at once: a reload shows the same.
    assert page.evaluate("location.hash") == "#18"
    page.evaluate("location.hash = '#5'")
    expect(shown).to_have_text(f"Move 5 of {COUNT}")
    page.go_back()
    expect(shown).to_have_text(f"Move 18 of {COUNT}")
    page.get_by_role("button", name="Moves").tap()
    page.get_by_role("dialog").locator("li button").nth(30).tap()
    expect(shown).to_have_text(f"Move 30 of {COUNT}")
    page.get_by_role("button", name="Why this move?").tap()
    answer = page.get_by_role("dialog").locator(".why-answer")
    expect(answer).to_contain_text(re.compile("About as good|Better:|Next best|No other move"))
    assert axe_in_both_themes(page) == []
    press(page, "Escape")
    press(page, "Home")
    expect(shown).to_have_text(f"Move 0 of {COUNT}")
    assert page.evaluate("location.hash") == ""
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_a_bad_address_says_what_was_expected(new_user: NewUser, sample_pages: SamplePages) -> None:
    user = new_user()
    page = user.page
    user.goto("/replay/NOSUCH")
    expect(page.get_by_role("main")).to_contain_text("the code of a finished game")
    assert page.locator("a[href^='/t/']").count() == 0
    page.get_by_label("Code of the game").fill(sample_pages.replay.rsplit("/", 1)[1].lower())
    page.get_by_role("button", name="Open the replay").tap()
    expect(page.locator(".telling")).to_be_visible()
    page.goto(user.url + sample_pages.solo.replace("/t/", "/replay/"))
    expect(page.get_by_role("link", name="Go to the table")).to_be_visible()
    assert all(re.search("40[49]", error) for error in user.errors), user.errors
    user.errors.clear()


def test_without_a_network_a_replay_can_be_tried_again(
    new_user: NewUser, sample_pages: SamplePages
) -> None:
    user = new_user()
    page = user.page
    page.route("**/api/tables/*/replay", lambda route: route.abort())
    user.goto(sample_pages.replay)
    expect(page.get_by_role("alert")).to_have_text("The server isn’t responding.")
    page.unroute("**/api/tables/*/replay")
    page.get_by_role("button", name="Try again").tap()
    expect(page.locator(".telling")).to_be_visible()


@pytest.mark.parametrize("part", ["hands", "enemy", "draws"])
def test_a_deal_that_disagrees_with_the_sealed_seed_is_reported(
    new_user: NewUser, sample_pages: SamplePages, part: str
) -> None:
    """Seed, salt and commitment agree, but the seed deals other cards."""

    def swap(route: Route) -> None:
        replay = route.fetch().json()
        moments = replay["moments"]
        if part == "hands":
            moments[0]["hands"][0][0] = "2c" if moments[0]["hands"][0][0] != "2c" else "3c"
        elif part == "enemy":
            moments[0]["game"]["enemy"]["card"] = "Kc"
        else:
            events = [event for moment in moments for event in moment["events"]]
            drawn = next(event for event in events if event["event"] == "cards-received")
            drawn["cards"][0] = "Kc"
        route.fulfill(json=replay)

    user = new_user()
    user.page.route("**/api/tables/*/replay", swap)
    user.goto(sample_pages.replay)
    summary = user.page.locator(".seal-check summary")
    expect(summary).to_have_text("The sealed seed does not deal the cards that were played")
