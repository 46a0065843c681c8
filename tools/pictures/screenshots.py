"""Makes the pictures in docs/pictures: the main pages on a phone, a tablet and a desktop, and a film of a game.

The scene `preview` draws the picture of link previews, web/public/preview.png.

python3 dev.py pictures [PART OF A NAME [FOLDER]]
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from PIL import Image
from playwright.sync_api import Browser, Page

from browser import ROOT, PageUser, launch_browser, new_table_for, registered_page_user
from regicide.server.http.link_preview import PICTURE_SIZE
from server_process import ServerProcess
from tools.pictures.animated_picture import Film
from web.companion_page import CompanionPage
from web.won_games import WON

PHONE, TABLET, DESKTOP = (360, 740), (768, 1024), (1280, 800)
#: How many moves of the player a film shows; the bots answer each.
FILMED_MOVES = 3


def main(folder: Path, wanted: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    take_pictures({name: each for name, each in SCENES.items() if wanted in name}, folder, "0.02")
    # In a film the bots take the time that they take at a real table.
    take_pictures({name: each for name, each in FILMS.items() if wanted in name}, folder, "1.2")


class Screenshot:
    """One screenshot: its browser, server and file."""

    def __init__(self, browser: Browser, url: str, path: Path) -> None:
        self.browser, self.url, self.path = browser, url, path

    def user(
        self,
        size: tuple[int, int],
        theme: str,
        name: str = "Maren",
        *,
        device_scale_factor: float = 1.5,
        reduced_motion: str = "reduce",
        **more: Any,
    ) -> PageUser:
        return registered_page_user(
            self.browser,
            self.url,
            name,
            settings={"theme": theme, **more},
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=device_scale_factor,
            reduced_motion=reduced_motion,
        )

    def save(self, page: Page, *, full_page: bool = False) -> None:
        page.wait_for_timeout(300)
        page.screenshot(path=self.path, full_page=full_page)
        with Image.open(self.path) as picture:
            small = picture.convert("RGB").quantize(256, kmeans=2)
        small.save(self.path, optimize=True)


Scene: TypeAlias = Callable[[Screenshot], None]


def take_pictures(scenes: dict[str, Scene], folder: Path, bot_seconds: str) -> None:
    if not scenes:
        return
    environment = {"REGICIDE_LIMITS": "off", "REGICIDE_BOT_SECONDS": bot_seconds}
    with (
        tempfile.TemporaryDirectory() as data,
        ServerProcess(Path(data), environment) as server,
        launch_browser() as browser,
    ):
        for file, scene in scenes.items():
            scene(Screenshot(browser, server.url, folder / file))
            print(file, flush=True)


def play_won_game(user: PageUser, seed: str, count: int) -> None:
    """Play the first `count` moves of a won solo game."""
    user.goto("/t/" + new_table_for(user, players=1, seed=seed, ready=True))
    for move in WON[seed][:count]:
        user.wait_for_turn()
        user.make_move(move)
    if count < len(WON[seed]):
        user.wait_for_turn()


def select_cards(user: PageUser, move: str) -> None:
    for at in range(0, len(move), 2):
        user.card(move[at : at + 2]).tap()


def home(size: tuple[int, int], theme: str) -> Scene:
    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme)
        play_won_game(user, "castle-3", 8)
        user.goto("/")
        user.page.wait_for_selector(".tbl")
        shot.save(user.page)

    return scene


def solo(size: tuple[int, int], theme: str, seed: str, count: int, **settings: Any) -> Scene:
    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme, **settings)
        play_won_game(user, seed, count)
        next_move = WON[seed][count] if count < len(WON[seed]) else ""
        if next_move and not next_move.startswith(("x", "flip")):
            select_cards(user, next_move)
        shot.save(user.page)

    return scene


def jester_choice(size: tuple[int, int], theme: str) -> Scene:
    """Four players; the first played a Jester and chooses who goes next."""

    def scene(shot: Screenshot) -> None:
        names = ("Maren", "Bartholomew of the Low", "Wilhelmina-Anastasia", "xX_kingslayer_2009_Xx")
        people = [shot.user(size, theme, name) for name in names]
        code = new_table_for(people[0], players=4, seed="jest-18")
        for at, user in enumerate(people):
            user.goto(f"/t/{code}")
            if at:
                user.page.get_by_role("button", name="Sit down").tap()
            user.page.get_by_role("button", name="I’m ready").tap()
        people[0].make_move("Je")
        people[2].page.get_by_role("button", name="I’d like to go").tap()
        people[3].page.get_by_role("button", name="I’d rather not").tap()
        people[0].page.wait_for_selector(".bubble.no")
        people[0].page.locator(".choice", has_text="Wilhelmina").tap()
        shot.save(people[0].page)

    return scene


def room(size: tuple[int, int], theme: str) -> Scene:
    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme)
        user.goto("/t/" + new_table_for(user, players=3, bots=["champion"]))
        user.page.wait_for_selector(".places")
        shot.save(user.page)

    return scene


def passing(size: tuple[int, int], theme: str) -> Scene:
    """One phone goes round: it is on its way to the next player."""

    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme)
        user.goto("/")
        user.page.get_by_role("button", name="Choose players").tap()
        sheet = user.page.get_by_role("dialog")
        for number, name in enumerate(("Maren", "Tomás"), start=1):
            sheet.get_by_label(f"Player {number}").fill(name)
        sheet.get_by_role("button", name="Deal me in").tap()
        user.page.wait_for_selector(".closed")
        shot.save(user.page)

    return scene


def replay(size: tuple[int, int], theme: str) -> Scene:
    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme)
        play_won_game(user, "castle-3", len(WON["castle-3"]))
        user.page.get_by_role("link", name="Replay").tap()
        user.page.get_by_role("slider").fill("31")
        shot.save(user.page)

    return scene


def page(path: str, selector: str, size: tuple[int, int], theme: str) -> Scene:
    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme)
        user.goto(path)
        user.page.wait_for_selector(selector)
        shot.save(user.page)

    return scene


def companion(size: tuple[int, int], theme: str) -> Scene:
    """A play is selected in the middle of a game of four."""

    def scene(shot: Screenshot) -> None:
        user = shot.user(size, theme)
        companion = CompanionPage(user)
        companion.set_up(4)
        for deed in ("=Js", "9c", "cover", "2h", "=Jh", "Ts", "5d", "5s", "=Jd", "7c", "cover"):
            companion.enter(deed)
        companion.choose("3h3s")
        shot.save(user.page)

    return scene


#: Its cards and logo are symbols of the page. The content policy allows no styles in it.
PREVIEW = """
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
  <rect width="1200" height="630" fill="#0e181a"/>
  <circle cx="850" cy="320" r="470" fill="#162a2c"/><circle cx="850" cy="320" r="330" fill="#1c3335"/>
  <g color="#eab94e"><use href="#mark" x="80" y="130" width="160" height="168"/></g>
  <g fill="#f3eddf" font-family="Palatino, P052, 'DejaVu Serif', serif" font-weight="700" font-size="104">
    <text x="76" y="412">Open</text><text x="76" y="524">Regicide</text></g>
  <g>{cards}</g>
</svg>
"""


def preview(shot: Screenshot) -> None:
    shot.path = ROOT / "web" / "public" / shot.path.name
    user = registered_page_user(
        shot.browser,
        shot.url,
        settings={"theme": "dark"},
        viewport={"width": PICTURE_SIZE[0], "height": PICTURE_SIZE[1]},
    )
    user.goto("/")
    user.page.wait_for_selector("h1")
    cards = "".join(
        f'<g transform="translate({600 + 94 * at} {116 - 10 * at * (3 - at)})'
        f' rotate({7 * at - 10} 130 182)">'
        f'<use href="#c-{code}" width="260" height="364"/></g>'
        for at, code in enumerate(("back", "Jd", "Qs", "Kh"))
    )
    user.page.evaluate(
        """drawing => {
          for (const each of document.querySelectorAll("body > :not(.sprite)")) each.remove();
          document.body.insertAdjacentHTML("beforeend", drawing);
        }""",
        PREVIEW.format(cards=cards),
    )
    shot.save(user.page)


def game_film(size: tuple[int, int], theme: str) -> Scene:
    """The first turns of a game with three bots."""

    def scene(shot: Screenshot) -> None:
        user = shot.user(
            size, theme, device_scale_factor=1, reduced_motion="no-preference", speed="fast"
        )
        bots = ["champion", "champion", "champion"]
        user.goto("/t/" + new_table_for(user, players=4, bots=bots, seed="jest-18", ready=True))
        user.wait_for_turn()
        film = Film()
        with film.record(user.page):
            user.page.wait_for_timeout(800)
            for _ in range(FILMED_MOVES):
                if not user.wait_for_turn():
                    break
                make_filmed_move(user)
            user.page.wait_for_timeout(1_500)
        film.save(shot.path)

    return scene


def make_filmed_move(user: PageUser) -> None:
    """Make a simple move, slowly enough for a viewer: the cheapest discard, a neighbour, or the last card."""
    page = user.page
    page.wait_for_timeout(700)
    offered = page.locator(".hint:visible, .choice:visible")
    if offered.count():
        offered.first.tap()
    else:
        user.hand().and_(page.locator('[aria-disabled="false"]')).last.tap()
    page.wait_for_timeout(900)
    page.locator(".acts .go").tap()
    page.wait_for_timeout(600)


SCENES: dict[str, Scene] = {
    "home-phone.png": home(PHONE, "light"),
    "home-desktop.png": home(DESKTOP, "light"),
    "table-phone.png": solo(PHONE, "dark", "castle-3", 13),
    "table-tablet.png": solo(TABLET, "light", "castle-3", 30, suits="four"),
    "table-desktop.png": solo(DESKTOP, "dark", "castle-3", 20),
    "damage-phone.png": solo(PHONE, "light", "castle-2", 21),
    "jester-phone.png": jester_choice(PHONE, "dark"),
    "jester-desktop.png": jester_choice(DESKTOP, "light"),
    "room-phone.png": room(PHONE, "light"),
    "pass-phone.png": passing(PHONE, "light"),
    "won-phone.png": solo(PHONE, "dark", "castle-3", len(WON["castle-3"])),
    "replay-desktop.png": replay(DESKTOP, "light"),
    "lesson-phone.png": page("/learn/companions", ".hand button", PHONE, "light"),
    "lesson-desktop.png": page("/learn/jester", ".hand button", DESKTOP, "dark"),
    "puzzle-desktop.png": page("/puzzles#5", ".hand button", DESKTOP, "light"),
    "rules-phone.png": page("/rules/4.3", "article.here", PHONE, "dark"),
    "companion-phone.png": companion(PHONE, "light"),
    "companion-tablet.png": companion(TABLET, "dark"),
    "preview.png": preview,
}

FILMS: dict[str, Scene] = {"game.webp": game_film(DESKTOP, "dark")}


if __name__ == "__main__":
    main(
        Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "docs" / "pictures",
        sys.argv[1] if len(sys.argv) > 1 else "",
    )
