"""Whole games in a browser: by taps, by keys, with several players, with bots, as a spectator."""

import pytest
from playwright.sync_api import expect

from browser import NewUser, PageUser, cards_of, new_table_for, press, seat_two
from regicide.i18n import words
from regicide.notation import parse_card
from web.page_fixtures import play_moves
from web.won_games import WON
from whole_checks import daily_or_whole


def test_two_clicks_and_a_hand_is_dealt(new_user: NewUser) -> None:
    user = new_user()
    user.goto("/")
    user.page.get_by_role("button", name="Deal me in").tap()
    expect(user.hand()).to_have_count(8)
    assert user.page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_an_unknown_secret_does_not_block_the_user(new_user: NewUser) -> None:
    user = new_user(secret="x" * 30)
    user.goto("/")
    user.page.get_by_role("button", name="Open a table").tap()
    user.page.get_by_role("dialog").get_by_role("button", name="Open a table").tap()
    expect(user.page.locator(".places")).to_contain_text("you")
    user.page.evaluate("localStorage.setItem('regicide.secret', 'y'.repeat(30))")
    user.page.reload()
    expect(user.page.get_by_role("button", name="Sit down")).to_be_visible()
    # The browser itself reports every refused request.
    user.errors = [error for error in user.errors if "401" not in error]


def near_the_end(user: PageUser, seed: str) -> tuple[str, tuple[str, ...]]:
    """A solo game with this seed, and the moves that win it; daily, only the last of them are left to make."""
    assert user.secret is not None
    code, moves = new_table_for(user, players=1, seed=seed, ready=True), tuple(WON[seed])
    first = daily_or_whole(len(moves) - 16, 0)
    play_moves(user.url, code, user.secret, moves[:first])
    return code, moves[first:]


def test_a_solo_game_is_won_by_taps_on_a_phone(new_user: NewUser) -> None:
    user = new_user("Maren")
    code, moves = near_the_end(user, "castle-2")
    user.goto(f"/t/{code}")
    for move in moves:
        assert user.wait_for_turn()
        user.make_move(move)
    sheet = user.page.get_by_role("dialog")
    expect(sheet).to_contain_text("The castle has fallen")
    expect(sheet.locator(".seal-check summary")).to_contain_text("Verified")
    sheet.get_by_text("More", exact=True).click()
    expect(sheet.get_by_role("link", name="Download")).to_be_visible()
    too_small = user.page.evaluate(
        "[...document.querySelectorAll('.end button, .end a')].map(e => [e.textContent, e.getBoundingClientRect()])"
        ".filter(([, box]) => box.width < 44 || box.height < 44).map(([text]) => text)"
    )
    assert too_small == []


def test_a_solo_game_is_won_by_keyboard_alone(new_user: NewUser) -> None:
    user = new_user("Maren", viewport={"width": 1280, "height": 800}, has_touch=False)
    code, moves = near_the_end(user, "castle-3")
    user.goto(f"/t/{code}")
    for move in moves:
        assert user.wait_for_turn()
        before = user.page.locator("[data-moves]").get_attribute("data-moves")
        if move == "flip":
            user.page.locator(".jokers button:visible").focus()
            press(user.page, "Enter")
            user.confirm_button().focus()
            press(user.page, "Space")
        else:
            names = [words("en").card(parse_card(code)) for code in cards_of(move)]
            shown = user.hand().evaluate_all("all => all.map(each => each.ariaLabel)")
            for name in names:
                press(user.page, str(shown.index(name) + 1))
            expect(user.confirm_button()).to_have_attribute("aria-disabled", "false")
            press(user.page, "Enter")
        user.page.wait_for_selector(f"[data-moves]:not([data-moves='{before}'])")
    expect(user.page.get_by_role("dialog")).to_contain_text("The castle has fallen")


def test_four_seats_a_jester_and_a_reload(new_user: NewUser) -> None:
    """The first seat plays a Jester; the others say whether they want to go next."""
    people = [new_user(name) for name in ("Maren", "Tomás", "Wilhelmina-Anastasia", "Bartholomew")]
    code = new_table_for(people[0], players=4, seed="jest-18")
    for at, user in enumerate(people):
        user.goto(f"/t/{code}")
        if at:
            user.page.get_by_role("button", name="Sit down").tap()
        user.page.get_by_role("button", name="I’m ready").tap()
    for user in people:
        expect(user.hand()).to_have_count(5)

    people[0].make_move("Je")
    people[2].page.get_by_role("button", name="I’d like to go").tap()
    people[3].page.get_by_role("button", name="I’d rather not").tap()
    candidate = people[0].page.locator(".choice", has_text="Wilhelmina-Anastasia")
    expect(candidate).to_contain_text("I’d like to go")
    expect(people[0].page.locator(".choice", has_text="Bartholomew")).to_contain_text(
        "I’d rather not"
    )
    candidate.tap()
    expect(people[0].confirm_button()).to_have_text("Next: Wilhelmina-Anastasia")
    people[0].confirm_button().tap()
    expect(people[2].page.locator(".bar .now")).to_have_text("Your turn")

    people[2].page.reload()
    expect(people[2].hand()).to_have_count(5)
    people[2].page.locator(".lane .quiet").tap()
    expect(people[2].page.locator(".log")).to_contain_text("Jester")
    people[2].page.locator(".talk .shut").tap()

    for _ in range(60):
        acting = next(
            (each for each in people if each.page.locator(".dock:not(.idle) .acts").count()), None
        )
        if acting is not None:
            acting.make_simple_move()
        if people[0].page.locator(".end .sheet").count():
            break
        people[0].page.wait_for_timeout(30)
    for user in people:
        expect(user.page.get_by_role("dialog")).to_be_visible()
    assert (
        len({user.page.locator("[data-moves]").get_attribute("data-moves") for user in people}) == 1
    )


def test_a_game_with_bots_to_its_end_and_a_rematch(new_user: NewUser) -> None:
    user = new_user(settings={"bot": "squire"})
    user.goto("/")
    user.page.get_by_role("button", name="3 players").tap()
    expect(user.hand()).to_have_count(6)
    while user.wait_for_turn():
        user.make_simple_move()
        user.page.wait_for_selector(".dock:not(.idle) .acts, .end .sheet")
    expect(user.page.locator(".seal-check summary")).to_contain_text("Verified")
    old = user.page.url
    user.page.get_by_role("button", name="Play this deal again").tap()
    user.page.wait_for_url(lambda url: "/local#" in url and url != old)
    expect(user.hand()).to_have_count(6)


def test_a_spectator_sees_no_hand(new_user: NewUser) -> None:
    player, spectator = new_user("Maren"), new_user()
    code = new_table_for(player, players=2, bots=["squire"], seed="castle-9", ready=True)
    for user in (player, spectator):
        user.goto(f"/t/{code}")
    expect(player.hand()).to_have_count(7)
    expect(spectator.page.locator(".dock")).to_contain_text("You are watching")
    assert spectator.hand().count() == 0
    player.make_simple_move()
    expect(spectator.page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
    assert spectator.page.locator(".acts .grow").count() == 0


def test_a_card_that_cannot_be_added_says_why(new_user: NewUser) -> None:
    user = new_user("Maren")
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    user.card("9d").tap()
    user.card("Th").tap(force=True)  # dimmed, but it still answers
    expect(user.page.locator(".verdict")).to_contain_text(
        "Only cards of the same number can be combined. (§3.2)"
    )
    assert user.page.locator('.hand button[aria-pressed="true"]').count() == 1


@pytest.mark.parametrize("players, spade, waiting", [(1, "2s", 0), (2, "2s", 0), (3, "3s", 1)])
def test_spades_wait_for_a_jester_if_one_can_be_played(
    new_user: NewUser, players: int, spade: str, waiting: int
) -> None:
    """castle-3 begins with the Jack of spades."""
    user = new_user("Maren")
    bots = ["squire"] * (players - 1)
    code = new_table_for(user, players=players, bots=bots, seed="castle-3", ready=True)
    user.goto(f"/t/{code}")
    user.make_move(spade)
    expect(user.page.locator("[data-moves]")).not_to_have_attribute("data-moves", "0")
    expect(user.page.get_by_text("once a Jester is played")).to_have_count(waiting)


def test_a_flip_needs_a_confirmation(new_user: NewUser) -> None:
    """It shows what the flip costs, and can be cleared."""
    user = new_user("Maren")
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    user.page.locator(".jokers button:visible").tap()
    expect(user.page.locator(".verdict")).to_contain_text("Silver will be the best you can win.")
    user.page.get_by_role("button", name="Clear").tap()
    expect(user.page.locator(".verdict")).to_contain_text("Choose cards to play")
    assert user.page.locator("[data-moves]").get_attribute("data-moves") == "0"


@pytest.mark.parametrize("agree", [True, False])
def test_pause_resume_ending_by_vote_and_a_stand_in_bot(new_user: NewUser, agree: bool) -> None:  # noqa: FBT001
    one, other = new_user("Maren"), new_user("Tomás")
    seat_two(one, other)
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="Pause").tap()
    expect(other.page.locator(".lane")).to_contain_text("The game is paused.")
    other.page.get_by_role("button", name="Resume").tap()
    expect(one.page.locator(".lane")).not_to_contain_text("paused")
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="End the game").tap()
    one.page.get_by_role("button", name="End the game").tap()
    expect(other.page.locator(".lane")).to_contain_text("Maren would like to end the game.")
    other.page.get_by_role("button", name="Agree" if agree else "Disagree", exact=True).tap()
    if agree:
        expect(one.page.get_by_role("dialog")).to_contain_text("Abandoned")
        return
    expect(one.page.locator(".lane")).not_to_contain_text("Maren would")
    one.page.get_by_role("button", name="Menu").tap()
    one.page.get_by_role("button", name="Let a bot play for me").tap()
    one.page.get_by_role("button", name="Take over again").tap()
    expect(one.page.locator(".lane")).not_to_contain_text("A bot is playing for you.")


def test_the_story_and_sound_do_not_delay_moves(new_user: NewUser) -> None:
    """A tap on a card skips to now, so moves are accepted as fast as a user taps."""
    settings = {"sound": True, "speed": "calm"}
    user = new_user("Maren", reduced_motion="no-preference", settings=settings)
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    played = WON["castle-2"][:6]
    for move in played:
        for card in cards_of(move):
            user.card(card).tap(force=True)  # cards are not enabled yet: the tap skips to now
        user.page.locator(".acts .go").tap()
        user.page.wait_for_selector('.app[data-now="false"]')
    press(user.page, "n")
    expect(user.page.locator("[data-moves]")).to_have_attribute("data-moves", str(len(played)))


def test_a_move_is_undone(new_user: NewUser) -> None:
    user = new_user("Maren")
    code = new_table_for(user, players=1, seed="castle-2", ready=True)
    user.goto(f"/t/{code}")
    user.make_move("3s")
    user.page.get_by_role("button", name="Menu").tap()
    user.page.get_by_role("button", name="Undo my last move").tap()
    expect(user.page.locator("[data-moves]")).to_have_attribute("data-moves", "0")
    expect(user.hand()).to_have_count(8)


def test_a_bot_stands_in_for_a_player_who_left(new_user: NewUser) -> None:
    one, other = new_user("Maren"), new_user("Tomás")
    seat_two(one, other)
    other.page.close()
    expect(one.page.locator(".seat.away")).to_have_count(2)  # in the header and in the side panel
    # As soon as the server allows it (REGICIDE_AWAY_SECONDS).
    notice = one.page.locator(".notice", has_text="Tomás is away.")
    notice.get_by_role("button", name="Let a bot play for Tomás").tap()
    expect(notice).to_have_count(0)
    one.page.locator(".lane .quiet").tap()
    expect(one.page.locator(".log")).to_contain_text("Champion takes over for Tomás.")
