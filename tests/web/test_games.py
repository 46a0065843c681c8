"""Whole games in a browser: by taps, by keys, with others, with bots, and looked at."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browsing import Reader, cards_of, table_for
from regicide.i18n import words
from regicide.notation import parse_card
from web.lines import WON

Come = Callable[..., Reader]


def play_simply(reader: Reader) -> None:
    """One decision: the first card that may be played, the cheapest cover, the first to be named."""
    page = reader.page
    before = page.locator("[data-moves]").get_attribute("data-moves")
    if page.locator(".choices").count():
        page.locator(".choice").first.tap()
    elif page.locator(".hint").count():
        page.locator(".hint").tap()
    elif page.locator('.hand button[aria-disabled="false"]').count():
        page.locator('.hand button[aria-disabled="false"]').first.tap()
    else:
        page.get_by_role("button", name="Yield").tap()
    page.locator(".acts .go").tap()
    page.wait_for_selector(f"[data-moves]:not([data-moves='{before}'])")


def test_two_clicks_and_a_hand_is_dealt(come: Come) -> None:
    reader = come()
    reader.goto("/")
    reader.page.get_by_role("button", name="Deal me in").tap()
    expect(reader.hand()).to_have_count(8)
    assert reader.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_secret_the_server_does_not_know_is_in_nobodys_way(come: Come) -> None:
    reader = come(secret="x" * 30)
    reader.goto("/")
    reader.page.get_by_role("button", name="Deal me in").tap()
    expect(reader.hand()).to_have_count(8)
    reader.page.evaluate("localStorage.setItem('regicide.secret', 'y'.repeat(30))")
    reader.page.reload()
    expect(reader.page.locator(".dock")).to_contain_text("You are watching")
    # The browser says so itself when an answer is a refusal.
    reader.faults = [fault for fault in reader.faults if "401" not in fault]


def test_a_whole_solo_game_is_won_by_taps_on_a_phone(come: Come) -> None:
    reader = come("Maren")
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    for move in WON["castle-2"]:
        assert reader.wait_turn()
        reader.make(move)
    sheet = reader.page.get_by_role("dialog")
    expect(sheet).to_contain_text("The castle has fallen")
    expect(sheet.locator("summary")).to_contain_text("Verified")
    targets = reader.page.evaluate(
        "[...document.querySelectorAll('.end button, .end a')].map(e => e.getBoundingClientRect())"
        ".filter(box => box.width < 44 || box.height < 44).length"
    )
    assert targets == 0


def test_a_whole_solo_game_is_won_by_keyboard_alone(come: Come) -> None:
    reader = come("Maren", viewport={"width": 1280, "height": 800}, has_touch=False)
    code = table_for(reader, players=1, seed="castle-3", ready=True)
    reader.goto(f"/t/{code}")
    keys = reader.page.keyboard
    for move in WON["castle-3"]:
        assert reader.wait_turn()
        before = reader.page.locator("[data-moves]").get_attribute("data-moves")
        if move == "flip":
            reader.page.locator(".jokers button:visible").focus()
            keys.press("Enter")
            reader.confirm().focus()
            keys.press("Space")
        else:
            names = [words("en").card(parse_card(code)) for code in cards_of(move)]
            shown = reader.hand().evaluate_all("all => all.map(each => each.ariaLabel)")
            for name in names:
                keys.press(str(shown.index(name) + 1))
            expect(reader.confirm()).to_have_attribute("aria-disabled", "false")
            keys.press("Enter")
        reader.page.wait_for_selector(f"[data-moves]:not([data-moves='{before}'])")
    expect(reader.page.get_by_role("dialog")).to_contain_text("The castle has fallen")


def test_four_seats_a_jester_and_a_reload(come: Come) -> None:
    """Seat one holds a Jester in this deal; the others say what they would like."""
    people = [come(name) for name in ("Maren", "Tomás", "Wilhelmina-Anastasia", "Bartholomew")]
    code = table_for(people[0], players=4, seed="jest-18")
    for at, reader in enumerate(people):
        reader.goto(f"/t/{code}")
        if at:
            reader.page.get_by_role("button", name="Sit here").first.tap()
        reader.page.get_by_role("button", name="I'm ready").tap()
    for reader in people:
        expect(reader.hand()).to_have_count(5)

    people[0].make("Je")
    people[2].page.get_by_role("button", name="I'd like to go").tap()
    people[3].page.get_by_role("button", name="I'd rather not").tap()
    wish = people[0].page.locator(".choice", has_text="Wilhelmina-Anastasia")
    expect(wish).to_contain_text("I'd like to go")
    expect(people[0].page.locator(".choice", has_text="Bartholomew")).to_contain_text(
        "I'd rather not"
    )
    wish.tap()
    expect(people[0].confirm()).to_have_text("Next: Wilhelmina-Anastasia")
    people[0].confirm().tap()
    expect(people[2].page.locator(".bar .now")).to_have_text("Your turn")

    people[2].page.reload()
    expect(people[2].hand()).to_have_count(5)
    people[2].page.locator(".turn").tap()
    expect(people[2].page.locator(".log")).to_contain_text("Jester")
    people[2].page.locator(".talk .shut").tap()

    for _ in range(60):
        turn = next(
            (each for each in people if each.page.locator(".dock:not(.idle) .acts").count()), None
        )
        if turn is not None:
            play_simply(turn)
        if people[0].page.locator(".end .sheet").count():
            break
        people[0].page.wait_for_timeout(30)
    for reader in people:
        expect(reader.page.get_by_role("dialog")).to_be_visible()
    assert (
        len({reader.page.locator("[data-moves]").get_attribute("data-moves") for reader in people})
        == 1
    )


def test_a_game_with_bots_to_its_end_and_a_rematch(come: Come) -> None:
    reader = come()
    reader.goto("/")
    reader.page.locator(".way select").select_option("squire")
    reader.page.get_by_role("button", name="3 players").tap()
    expect(reader.hand()).to_have_count(6)
    while reader.wait_turn():
        play_simply(reader)
        reader.page.wait_for_selector(".dock:not(.idle) .acts, .end .sheet")
    expect(reader.page.locator(".seal-check summary")).to_contain_text("checked")
    old = reader.page.url
    reader.page.get_by_role("button", name="Play this deal again").tap()
    reader.page.wait_for_url(lambda url: "/t/" in url and url != old)
    expect(reader.hand()).to_have_count(6)


def test_somebody_looks_on_and_sees_no_hand(come: Come) -> None:
    player, watcher = come("Maren"), come()
    code = table_for(player, players=2, bots=["squire"], seed="castle-9", ready=True)
    for reader in (player, watcher):
        reader.goto(f"/t/{code}")
    expect(player.hand()).to_have_count(7)
    expect(watcher.page.locator(".dock")).to_contain_text("You are watching")
    assert watcher.hand().count() == 0
    play_simply(player)
    expect(watcher.page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
    assert watcher.page.locator(".acts").count() == 0


def test_a_card_that_cannot_join_says_why(come: Come) -> None:
    reader = come("Maren")
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    reader.card("9d").tap()
    reader.card("Th").tap(force=True)  # dimmed, and it answers all the same
    expect(reader.page.locator(".verdict")).to_contain_text(
        "Only cards of the same number can be combined. (§3.2)"
    )
    assert reader.page.locator('.hand button[aria-pressed="true"]').count() == 1


@pytest.mark.parametrize("players, spade, waiting", [(1, "2s", 0), (2, "2s", 0), (3, "3s", 1)])
def test_spades_wait_for_a_jester_where_one_can_be_played(
    come: Come, players: int, spade: str, waiting: int
) -> None:
    """castle-3 begins with the Jack of spades."""
    reader = come("Maren")
    bots = ["squire"] * (players - 1)
    code = table_for(reader, players=players, bots=bots, seed="castle-3", ready=True)
    reader.goto(f"/t/{code}")
    reader.make(spade)
    expect(reader.page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
    expect(reader.page.get_by_text("awaits a Jester")).to_have_count(waiting)


def test_nothing_happens_by_accident(come: Come) -> None:
    """A flip asks once, says what it costs, and can be taken back."""
    reader = come("Maren")
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    reader.page.locator(".jokers button:visible").tap()
    expect(reader.page.locator(".verdict")).to_contain_text("Silver will be the best you can win.")
    reader.page.get_by_role("button", name="Clear").tap()
    expect(reader.page.locator(".verdict")).to_contain_text("Choose cards to play")
    assert reader.page.locator("[data-moves]").get_attribute("data-moves") == "0"


@pytest.mark.parametrize("agree", [True, False])
def test_a_pause_an_end_by_consent_and_a_bot_for_oneself(come: Come, agree: bool) -> None:  # noqa: FBT001
    one, other = come("Maren"), come("Tomás")
    code = table_for(one, players=2, seed="castle-9")
    for reader in (one, other):
        reader.goto(f"/t/{code}")
        if reader is other:
            reader.page.get_by_role("button", name="Sit here").tap()
        reader.page.get_by_role("button", name="I'm ready").tap()
    expect(one.hand()).to_have_count(7)
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="Pause").tap()
    expect(other.page.locator(".notices")).to_contain_text("The game is paused.")
    other.page.get_by_role("button", name="Resume").tap()
    expect(one.page.locator(".notices")).not_to_contain_text("paused")
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="End the game").tap()
    one.page.get_by_role("button", name="End the game").tap()
    expect(other.page.locator(".notices")).to_contain_text("Maren would like to end the game.")
    other.page.get_by_role("button", name="Agree" if agree else "Disagree", exact=True).tap()
    if agree:
        expect(one.page.get_by_role("dialog")).to_contain_text("Abandoned")
        return
    expect(one.page.locator(".notices")).not_to_contain_text("Maren would")
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="Let a bot play for me").tap()
    one.page.get_by_role("button", name="Take over again").tap()
    expect(one.page.locator(".notices")).not_to_contain_text("A bot is playing for you.")


def test_motion_and_sound_hold_nothing_up(come: Come) -> None:
    """With everything that moves and sounds, moves are made as fast as fingers are."""
    reader = come("Maren", reduced_motion="no-preference", settings={"sound": True})
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    for move in WON["castle-2"][:12]:
        reader.wait_turn()
        reader.make(move)
    expect(reader.page.locator("[data-moves]")).to_have_attribute("data-moves", "12")
    reader.page.wait_for_selector(".scene", state="detached")


def test_a_move_is_taken_back(come: Come) -> None:
    reader = come("Maren")
    code = table_for(reader, players=1, seed="castle-2", ready=True)
    reader.goto(f"/t/{code}")
    reader.make("3s")
    reader.page.get_by_role("button", name="Menu").tap()
    reader.page.get_by_role("button", name="Undo my last move").tap()
    expect(reader.page.locator("[data-moves]")).to_have_attribute("data-moves", "0")
    expect(reader.hand()).to_have_count(8)


def test_a_bot_stands_in_for_somebody_who_left(come: Come) -> None:
    one, other = come("Maren"), come("Tomás")
    code = table_for(one, players=2, seed="castle-9")
    for reader in (other, one):
        reader.goto(f"/t/{code}")
        if reader is other:
            reader.page.get_by_role("button", name="Sit here").tap()
        reader.page.get_by_role("button", name="I'm ready").tap()
    expect(one.hand()).to_have_count(7)
    other.page.close()
    expect(one.page.locator(".seat.away")).to_have_count(2)  # once above, once at the side
    one.page.wait_for_timeout(1100)  # as long as this server waits for people who vanish
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="Let a bot play for Tomás").tap()
    one.page.locator(".turn").tap()
    expect(one.page.locator(".log")).to_contain_text("Champion takes over for Tomás.")
