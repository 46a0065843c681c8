"""The story of a table: its order, what it shows at each step, and that nothing moves meanwhile."""

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import NewUser, PageUser, cards_of, new_table_for, press
from web.page_fixtures import play_bots_game, play_moves
from web.won_games import WON

#: Reads what the board shows now, in one go.
READ_BOARD = """() => {
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const number = (selector) => Number(text(selector).match(/\\d+/)?.[0] ?? 0);
  const shown = [...document.querySelectorAll(".seat")].filter((seat) => seat.offsetWidth);
  const castle = [...document.querySelectorAll(".castle")].find((each) => each.offsetWidth);
  const royals = [...castle.querySelectorAll("[data-royal]")];
  return {
    beat: document.querySelector(".app").dataset.beat,
    now: document.querySelector(".app").dataset.now,
    portrait: document.querySelector(".portrait use")?.getAttribute("href")?.slice(3) ?? null,
    name: text(".foe h1"),
    health: number(".foe .big"),
    number: number(".foe .nth"),
    header: text(".turn .now"),
    actor: document.querySelector(".strip")?.dataset.actor ?? "",
    told: text(".strip .told"),
    current: shown.findIndex((seat) => seat.classList.contains("now")),
    hands: shown.map((seat) => parseInt(seat.querySelector(".backs span[aria-hidden]").textContent)),
    mine: document.querySelectorAll(".hand button").length,
    tavern: number(".pile:not(.disc) b"),
    discard: number(".pile.disc b"),
    table: document.querySelectorAll(".played > span").length,
    moving: document.querySelector(".portrait").classList.contains("moving"),
    waiting: royals.filter((each) => !each.matches(".down, .here")).length,
    fallen: royals.filter((each) => each.matches(".down")).length,
    here: castle.querySelector(".here")?.dataset.royal ?? null,
    end: document.querySelector(".end .sheet") !== null,
    log: document.querySelectorAll("#talk-list li").length,
  };
}"""


#: The table waits for the reader: a card can be chosen, or the next player; or the game is over.
WAITING = '.app[data-now="true"] .hand button[aria-disabled="false"], .choice, .end .sheet'


def play_once(user: PageUser) -> None:
    """Play the first card that can be played, or the cheapest discard."""
    page = user.page
    page.wait_for_selector(WAITING)
    cards = page.locator('.hand button[aria-disabled="false"]')
    (page.locator(".hint") if page.locator(".hint").count() else cards).first.click()
    page.locator(".acts .go").click()


def cards_somewhere(board: dict[str, Any]) -> int:
    """All cards, except those of the board that are on their way."""
    standing = 1 if board["portrait"] else 0
    piles = board["tavern"] + board["discard"] + board["table"] + board["waiting"]
    return int(sum(board["hands"]) + piles + standing)


def test_every_step_of_the_story_agrees_with_itself(new_user: NewUser) -> None:
    """A table with three bots, told step by step: one state at a time, in the order of the rules."""
    user = new_user(
        "Maren",
        viewport={"width": 1280, "height": 800},
        reduced_motion="no-preference",
        settings={"speed": "calm"},
    )
    code = new_table_for(
        user, players=4, bots=["champion", "squire", "knight"], seed="jest-18", ready=True
    )
    page = user.page
    user.goto(f"/t/{code}")
    expect(user.hand()).to_have_count(5)
    all_cards = cards_somewhere(page.evaluate(READ_BOARD))
    beats: list[dict[str, Any]] = []
    while len(beats) < 40 and not page.locator(".choice, .end .sheet").count():
        if page.locator('.hand button[aria-disabled="false"]').count():
            play_once(user)
            page.wait_for_selector('.app[data-now="false"]')
        board = page.evaluate(READ_BOARD)
        if board["now"] == "true":
            page.wait_for_timeout(20)  # a bot chooses
            continue
        if not board["moving"]:
            beats.append(board)
        press(page, ".")
    assert len(beats) > 10
    names = page.evaluate(
        "[...document.querySelectorAll('.side .seat .name')].map(e => e.textContent)"
    )
    kinds = [board["beat"] for board in beats]
    for board in beats:
        told = json.dumps(board, indent=1)
        if board["portrait"]:
            assert cards_somewhere(board) == all_cards, told
            assert board["here"] == board["portrait"], told
            assert board["number"] == board["fallen"] + 1, told
        assert board["hands"][0] == board["mine"], told
        assert not board["end"], told
        # The header names the player whose turn the board shows, and asks the reader for nothing yet.
        # The last beat of a game names its result instead.
        if board["beat"] not in ("won", "lost"):
            whose = "You are " if board["current"] == 0 else names[board["current"]]
            assert board["header"].startswith(whose), told
        if board["beat"] in ("strike", "discard"):
            assert "struck" in board["header"], told
        if board["beat"] in ("play", "discard", "yield"):
            who = "You " if board["actor"] == "0" else names[int(board["actor"])]
            assert board["told"].startswith(who), told
            assert board["current"] == int(board["actor"]), told
        if board["beat"] == "strike":
            assert board["actor"] == "enemy", told
    assert {"play", "damage", "strike", "discard", "pass"} <= set(kinds)
    # Everyone else moved between two of the reader's decisions, and each was told.
    assert {"1", "2", "3"} <= {board["actor"] for board in beats}


SIZES = [(1366, 650), (900, 640), (390, 844), (844, 390), (320, 568)]
#: Remembers where the enemy, the hand and the buttons are, ten times a second.
WATCH_BOXES = """() => {
  window.boxes = {};
  const read = () => {
    for (const name of [".portrait", ".hand", ".acts"]) {
      const found = document.querySelector(name);
      if (!found) continue;
      const { x, y, width, height } = found.getBoundingClientRect();
      (window.boxes[name] ??= []).push([x, y, width, height]);
    }
  };
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, attributes: true });
  setInterval(read, 100);
}"""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_moves_through_a_whole_turn(new_user: NewUser, size: tuple[int, int]) -> None:
    width, height = size
    user = new_user(
        "Maren",
        viewport={"width": width, "height": height},
        reduced_motion="no-preference",
        settings={"speed": "fast"},
    )
    page = user.page
    tables = [
        new_table_for(user, players=2, bots=["squire"], seed="jest-18", ready=True),
        new_table_for(user, players=1, seed="castle-2", options="hand=+2", ready=True),
    ]
    for code, decisions in zip(tables, (2, 1), strict=True):
        user.goto(f"/t/{code}")
        page.wait_for_selector(".hand button")
        page.evaluate(WATCH_BOXES)
        for _decision in range(decisions):
            play_once(user)
            page.wait_for_selector(WAITING)
            if page.locator(".end .sheet, .choice").count():
                break
        boxes = page.evaluate("window.boxes")
        for name, seen in boxes.items():
            for side in zip(*seen, strict=True):
                assert max(side) - min(side) <= 1, (name, sorted(set(map(tuple, seen))))
        inside = page.evaluate(
            "() => [...document.querySelectorAll('.hand button, .portrait, .acts, .pile')].every((each) => {"
            " const box = each.getBoundingClientRect();"
            " return box.left >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1; })"
        )
        assert inside


def without_strip(board: dict[str, Any]) -> dict[str, Any]:
    """All that the board shows beside the strip."""
    return {name: value for name, value in board.items() if name not in ("actor", "told")}


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["a desktop", "a phone"])
def test_a_move_in_the_log_is_told_again_in_the_strip_alone(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    user = new_user("Maren", viewport={"width": size[0], "height": size[1]})
    code = new_table_for(user, players=3, bots=["squire", "squire"], seed="castle-9", ready=True)
    page = user.page
    user.goto(f"/t/{code}")
    play_once(user)
    page.wait_for_selector(WAITING)
    board = page.evaluate(READ_BOARD)
    again = page.locator(".strip.again")
    if size[0] < 1000:
        page.locator(".lane .quiet").click()
    page.locator("#talk-list li.move button").first.click()
    expect(page.locator(".talk.open")).to_have_count(0)
    expect(again).to_have_attribute("data-actor", "0")
    expect(again.locator(".told")).to_contain_text("You play")
    expect(again.locator(".tk")).not_to_have_count(0)
    assert without_strip(page.evaluate(READ_BOARD)) == without_strip(board)
    press(page, "1")  # a choice ends it
    expect(again).to_have_count(0)


def test_a_new_move_ends_what_is_told_again(new_user: NewUser) -> None:
    player, watcher = new_user("Maren"), new_user("Ana", viewport={"width": 1280, "height": 800})
    code = new_table_for(player, players=1, seed="castle-9", ready=True)
    for user in (player, watcher):
        user.goto(f"/t/{code}")
    play_once(player)
    again, moves = watcher.page.locator(".strip.again"), watcher.page.locator("#talk-list li.move")
    moves.first.get_by_role("button").click()
    expect(again).to_have_count(1)
    play_once(player)
    expect(moves).to_have_count(2)
    expect(again).to_have_count(0)


def test_a_player_who_was_away_gets_a_summary(new_user: NewUser) -> None:
    user = new_user("Maren", settings={"speed": "calm"}, reduced_motion="no-preference")
    code = new_table_for(user, players=2, bots=["squire"], seed="castle-9", ready=True)
    user.goto(f"/t/{code}")
    page = user.page
    expect(user.hand()).to_have_count(7)
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true, configurable: true })")
    play_once(user)
    expect(page.locator(".lane .notice")).to_contain_text("While you were away")
    expect(page.locator(".app")).to_have_attribute("data-now", "true")


def test_a_phone_in_landscape_hides_nothing(new_user: NewUser) -> None:
    """The castle during the game, and every button of the end."""
    user = new_user("Maren", viewport={"width": 844, "height": 390})
    page = user.page
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    expect(page.locator(".above .castle")).to_be_in_viewport(ratio=1)
    user.goto(f"/t/{play_bots_game(user.url, user)}")
    expect(page.locator(".end h1")).to_be_in_viewport(ratio=1)
    assert page.locator(".lane .notice").count() == 0  # it is the first visit
    for button in page.locator(".end .then > .acts2 .btn").all():
        expect(button).to_be_in_viewport(ratio=1)


#: Notes what stands in the place of the enemy, whenever it changes.
WATCH_ENEMY = """() => {
  window.stood = [];
  const read = () => {
    const card = document.querySelector(".portrait use[href^='#c-']")?.getAttribute("href") ?? "";
    if (window.stood.at(-1) !== card) window.stood.push(card);
  };
  read();
  new MutationObserver(read).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_the_last_king_stays_fallen(new_user: NewUser, motion: str) -> None:
    user = new_user("Maren", reduced_motion=motion, settings={"speed": "fast"})
    assert user.secret is not None
    code = new_table_for(user, players=1, seed="castle-3", ready=True)
    *moves, last = WON["castle-3"]
    play_moves(user.url, code, user.secret, moves)
    user.goto(f"/t/{code}")
    expect(user.hand()).not_to_have_count(0)
    user.page.evaluate(WATCH_ENEMY)
    for card in cards_of(last):
        user.card(card).tap()
    user.page.locator(".acts .go").tap()
    user.page.wait_for_selector(".end .sheet")
    king, *rest = user.page.evaluate("window.stood")
    assert king.startswith("#c-K")
    assert rest == [""]
    user.page.reload()
    user.page.wait_for_selector(".end .sheet")
    expect(user.page.locator(".portrait use[href^='#c-']")).to_have_count(0)


def test_the_board_cannot_be_scrolled_sideways_by_a_card_that_comes_in(new_user: NewUser) -> None:
    user = new_user("Maren", viewport={"width": 844, "height": 390})
    user.goto("/t/" + new_table_for(user, players=1, seed="castle-2", ready=True))
    user.page.wait_for_selector(".hand button")
    scrolled = user.page.evaluate(
        """() => [".app", ".stage"].map((name) => {
          const box = document.querySelector(name);
          const wide = box.appendChild(document.createElement("i"));
          wide.style = "position: absolute; left: 100%; width: 90px; height: 9px";
          wide.scrollIntoView();
          return [name, box.scrollLeft];
        })"""
    )
    assert scrolled == [[".app", 0], [".stage", 0]]
