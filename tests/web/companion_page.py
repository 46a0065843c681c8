"""The companion used by thumb: what is told becomes taps, what it shows is read off the page."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from browser import PageUser, cards_of
from regicide.i18n import words
from regicide.notation import parse_card
from web.companion_games import Moment, Walk, letter

EN = words("en")


@dataclass(frozen=True)
class CompanionPage:
    """Somebody at a table, with the companion open in English."""

    user: PageUser

    @property
    def page(self) -> Page:
        return self.user.page

    @property
    def gold(self) -> Locator:
        return self.page.locator(".deeds .go")

    def open(self) -> None:
        self.user.goto("/companion")
        self.page.wait_for_selector("h1")

    def set_up(self, players: int) -> None:
        self.open()
        self.page.locator(f'input[name=players][value="{players}"]').tap()
        self.page.get_by_role("button", name="Cards are ready").tap()
        expect(self.tracker).to_have_attribute("data-step", "reveal")

    @property
    def tracker(self) -> Locator:
        return self.page.locator(".tracker")

    def by_cards(self) -> None:
        self.page.get_by_role("button", name="by card", exact=True).tap()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def suit(self, suit: str) -> Locator:
        return self.page.locator(f".suits button:has(.suit-{suit}):not(:has(.card))")

    def choose(self, text: str) -> None:
        """A play: by ranks and suits, or card by card, whichever the page is set to."""
        cards = [parse_card(code) for code in cards_of(text)]
        one_by_one = self.page.locator(".vals.faces").count()
        for card in cards:
            if one_by_one and card.suit:
                self.suit(letter(card.suit)).tap()
            name = (
                EN.card(card) if one_by_one or not card.suit else EN.say(f"rank-{card.rank.value}")
            )
            self.page.locator(f'.vals button[aria-label="{name}"]').tap()
        if not one_by_one:
            for suit in {card.suit for card in cards if card.suit}:
                self.suit(letter(suit)).tap()

    def tell(self, deed: str) -> None:
        step = self.tracker.get_attribute("data-step")
        if deed.startswith("="):
            name = EN.card(parse_card(deed[1:]))
            self.page.locator(f'.reveal button[aria-label="{name}"]').tap()
        elif deed.startswith(">"):
            self.page.locator(".pad > .btn").nth(int(deed[1:]) - 1).tap()
        elif deed == "cover":
            self.gold.tap()
        elif deed == "yield":
            self.button("Yield").tap()
        elif deed == "flip":
            self.button("Flip a Jester").tap()
        elif deed == "lose" and step == "suffer":
            self.button("Cannot cover").tap()
        elif deed == "lose":
            self.button("Menu").tap()
            self.button("The game is lost.").tap()
        else:
            self.choose(deed)
            self.gold.tap()

    def follow(self, walk: Walk) -> None:
        for moment in walk.moments:
            for deed in moment.deeds:
                before = int(self.tracker.get_attribute("data-deeds") or 0)
                self.tell(deed)
                expect(self.tracker).to_have_attribute("data-deeds", str(before + 1))
            self.agrees(moment)

    def agrees(self, moment: Moment) -> None:
        """What is seen is what the engine has."""
        numbers = moment.numbers
        self.page.wait_for_selector(".tracker")  # a page that was loaded anew comes in two steps
        shown = self.page.evaluate(READ)
        assert shown["step"] == numbers["step"], moment
        assert shown["beaten"] == numbers["beaten"], moment
        if numbers["over"]:
            return
        assert shown["enemy"].startswith(EN.card(parse_card(str(numbers["enemy"])))), moment
        assert shown["health"] == numbers["health_left"], moment
        assert shown["attack"] == numbers["attack"], moment
        assert ("Immune" in shown["enemy"]) == bool(numbers["immune"]), moment
        yielded = numbers["yielded"]
        assert isinstance(yielded, list)
        if len(yielded) == 1:
            jesters = numbers["jesters"]
            left = f"{jesters or 'No'} Jester{'s' if jesters == 2 else ''} left."
            assert (
                shown["people"] == f"{left} {str(numbers['medal']).title()} is still possible."
            ), moment
        else:
            assert shown["seat"] == numbers["seat"], moment
            assert shown["yielded"] == yielded, moment
        if numbers["step"] == "play":
            assert shown["mayYield"] == (numbers["unyieldable"] == ""), moment
        if numbers["step"] == "suffer":
            assert re.search(rf"suffers? {numbers['attack']}\b", shown["orders"]), moment


#: What the page shows, in one look.
READ = """() => {
  const text = (where) => document.querySelector(where)?.innerText.replace(/\\s+/g, ' ').trim() ?? '';
  const seats = [...document.querySelectorAll('.people > span')];
  const idle = [...document.querySelectorAll('.deeds .btn')].find((each) => each.innerText === 'Yield');
  return {
    step: document.querySelector('.tracker').dataset.step,
    enemy: text('.royal h1'),
    health: Number(text('[data-number=health]')),
    attack: Number(text('[data-number=attack]')),
    beaten: document.querySelectorAll('.march .defeated, .march .taken-exactly').length,
    people: text('.people p'),
    seat: seats.findIndex((each) => each.classList.contains('on')),
    yielded: seats.map((each) => each.querySelector('small') !== null),
    mayYield: idle?.getAttribute('aria-disabled') === 'false',
    orders: text('.todo ol'),
  };
}"""
