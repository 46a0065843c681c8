"""Making a table with options (§13) in the browser."""

from browser import NewUser


def test_a_table_with_options_shows_them(new_user: NewUser) -> None:
    user = new_user("Maren")
    user.goto("/")
    page = user.page
    page.get_by_role("button", name="Open a table").first.tap()
    page.get_by_text("More options").tap()
    page.get_by_label("Hand size").select_option("+2")
    page.get_by_label("Overpaying").select_option("stop")
    page.get_by_role("dialog").locator("button.go").tap()
    page.wait_for_url("**/t/*")
    page.get_by_text("Hand size: +2 (9 cards)").wait_for()
    page.get_by_text("Overpaying: Stop when covered").wait_for()
