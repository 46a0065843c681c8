"""What a chosen play would leave of the enemy is said where its health and its attack stand."""

import pytest
from playwright.sync_api import expect

from browser import NewUser, cards_of, new_table_for, press
from web.test_lane import PARTS, SIZES, boxes_of
from web.test_pages import axe_in_both_themes
from web.won_games import WON


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_attack_shows_what_a_shield_leaves_of_it(
    new_user: NewUser, size: tuple[int, int]
) -> None:
    user = new_user("Maren", viewport={"width": size[0], "height": size[1]})
    page = user.page
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    assert user.wait_for_turn()
    before = boxes_of(page, **PARTS)
    then = page.locator(".stat.atk .planned")
    expect(then).to_have_count(0)
    user.card("3s").tap()
    expect(then).to_have_text("then 7")
    assert boxes_of(page, **PARTS) == before
    chip, facts = then.bounding_box(), page.locator(".foe .facts").bounding_box()
    assert chip is not None
    assert facts is not None
    assert chip["x"] + chip["width"] <= facts["x"] + facts["width"] + 1
    press(page, "Escape")
    expect(then).to_have_count(0)
    # The shield itself has room, too.
    user.make_move("3s")
    shield = page.locator(".stat.atk .sh").bounding_box()
    assert shield is not None
    assert shield["x"] + shield["width"] <= facts["x"] + facts["width"] + 1


def test_a_kill_is_seen_on_the_enemy_before_it_is_played(new_user: NewUser) -> None:
    user = new_user("Maren")
    page = user.page
    user.goto(f"/t/{new_table_for(user, players=1, seed='castle-2', ready=True)}")
    seen: set[str] = set()
    for move in WON["castle-2"]:
        assert user.wait_for_turn()
        if not move.startswith("x") and move != "flip":
            before = boxes_of(page, facts=".foe .facts h1", **PARTS)
            for code in cards_of(move):
                user.card(code).tap()
            assert boxes_of(page, facts=".foe .facts h1", **PARTS) == before
            for kind in ("exact", "over"):
                if page.locator(f".portrait.falls-{kind}").count():
                    expect(page.locator(".stat.atk .planned")).to_have_text("no blow")
                    assert axe_in_both_themes(page) == []
                    seen.add(kind)
            press(page, "Escape")
        if seen == {"exact", "over"}:
            break
        user.make_move(move)
    assert seen == {"exact", "over"}
