"""One way around: the same five places on every page, and none where something is being played."""

from playwright.sync_api import expect

from browser import NewUser, new_table_for

PLACES = ["Play", "Today", "Puzzles", "Learn", "Me"]


def test_every_page_has_the_same_five_places_within_reach_of_a_thumb(new_user: NewUser) -> None:
    user = new_user()
    page = user.page
    menu = page.get_by_role("navigation", name="Main menu")
    user.goto("/")
    for place in (*PLACES[1:2], *PLACES[3:], PLACES[0]):
        menu.get_by_role("link", name=place).tap()
        expect(menu.locator("[aria-current=page]")).to_have_text(place)
        expect(menu.get_by_role("link")).to_have_text(PLACES)
        box = menu.bounding_box()
        assert box is not None, place
        assert box["y"] + box["height"] == 740, place
    page.set_viewport_size({"width": 860, "height": 900})
    box = menu.bounding_box()
    assert box is not None
    assert box["y"] < 60


def test_tables_rooms_and_open_puzzles_have_a_way_back_instead(new_user: NewUser) -> None:
    user, guest = new_user("Maren"), new_user()
    room = new_table_for(user, players=2)
    solo = new_table_for(user, players=1, ready=True)
    for who, path, there in (
        (user, f"/t/{room}", ".places"),
        (guest, f"/t/{room}", "input"),
        (user, f"/t/{solo}", ".hand button"),
        (user, "/puzzles", ".hand button"),
    ):
        who.goto(path)
        who.page.wait_for_selector(there)
        expect(who.page.locator(".main-menu")).to_have_count(0)
        expect(who.page.locator("header").get_by_role("link", name="Home")).to_be_visible()


def test_a_dot_says_that_the_deal_of_today_waits(new_user: NewUser) -> None:
    user = new_user()
    user.goto("/")
    today = user.page.get_by_role("link", name="Today")
    expect(today).to_have_text("Today")
    user.page.evaluate("localStorage.setItem('regicide.daily-day', '2026-01-01')")
    user.page.reload()
    expect(today).to_contain_text("today’s deal waits")
    user.page.evaluate(
        "localStorage.setItem('regicide.daily-day', new Date().toLocaleDateString('sv-SE'))"
    )
    user.page.reload()
    expect(today).to_have_text("Today")
