"""The companion page in a browser: enters moves by taps and reads the numbers it shows."""

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from browser import PageUser, cards_of
from regicide.i18n import words
from regicide.notation import parse_card
from web.companion_games import CompanionGame, CompanionStep, suit_letter

EN = words("en")


@dataclass(frozen=True)
class CompanionPage:
    """A user with the companion open in English."""

    user: PageUser

    @property
    def page(self) -> Page:
        return self.user.page

    @property
    def confirm_button(self) -> Locator:
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

    def enter_by_card(self) -> None:
        self.page.get_by_role("button", name="by card", exact=True).tap()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def suit(self, suit: str) -> Locator:
        return self.page.locator(f".suits button:has(.suit-{suit}):not(:has(.card))")

    def choose(self, text: str) -> None:
        """Select cards by rank and suit, or card by card, as the page is set."""
        cards = [parse_card(code) for code in cards_of(text)]
        one_by_one = self.page.locator(".vals.faces").count()
        for card in cards:
            if one_by_one and card.suit:
                self.suit(suit_letter(card.suit)).tap()
            name = (
                EN.card(card) if one_by_one or not card.suit else EN.say(f"rank-{card.rank.value}")
            )
            self.page.locator(f'.vals button[aria-label="{name}"]').tap()
        if not one_by_one:
            for suit in {card.suit for card in cards if card.suit}:
                self.suit(suit_letter(suit)).tap()

    def enter(self, action: str) -> None:
        """Enter one thing that happened at the table."""
        step = self.tracker.get_attribute("data-step")
        if action.startswith("="):
            name = EN.card(parse_card(action[1:]))
            self.page.locator(f'.reveal button[aria-label="{name}"]').tap()
        elif action.startswith(">"):
            self.page.locator(".pad > .btn").nth(int(action[1:]) - 1).tap()
        elif action == "cover":
            self.confirm_button.tap()
        elif action == "yield":
            self.button("Yield").tap()
        elif action == "flip":
            self.button("Flip a Jester").tap()
        elif action == "lose" and step == "suffer":
            self.button("Cannot cover").tap()
        elif action == "lose":
            self.button("Menu").tap()
            self.button("Game lost").tap()
        else:
            self.choose(action)
            self.confirm_button.tap()

    def enter_game(self, game: CompanionGame) -> None:
        """Enter a whole game, and check the numbers after each step."""
        for step in game.steps:
            for action in step.actions:
                before = int(self.tracker.get_attribute("data-deeds") or 0)
                self.enter(action)
                expect(self.tracker).to_have_attribute("data-deeds", str(before + 1))
            self.check_numbers(step)

    def check_numbers(self, expected: CompanionStep) -> None:
        """The page shows the numbers of the engine."""
        numbers = expected.numbers
        self.page.wait_for_selector(".tracker")  # after a reload the page appears in two steps
        shown = self.page.evaluate(READ)
        assert shown["step"] == numbers["step"], expected
        assert shown["beaten"] == numbers["beaten"], expected
        if numbers["over"]:
            return
        assert shown["enemy"].startswith(EN.card(parse_card(str(numbers["enemy"])))), expected
        assert shown["health"] == numbers["health_left"], expected
        assert shown["attack"] == numbers["attack"], expected
        assert ("Immune" in shown["enemy"]) == bool(numbers["immune"]), expected
        yielded = numbers["yielded"]
        assert isinstance(yielded, list)
        if len(yielded) == 1:
            jesters = numbers["jesters"]
            left = f"{jesters or 'No'} Jester{'s' if jesters == 2 else ''} left."
            assert (
                shown["people"] == f"{left} {str(numbers['medal']).title()} is still possible."
            ), expected
        else:
            assert shown["seat"] == numbers["seat"], expected
            assert shown["yielded"] == yielded, expected
        if numbers["step"] == "play":
            assert shown["mayYield"] == (numbers["unyieldable"] == ""), expected
        if numbers["step"] == "suffer":
            assert re.search(rf"suffers? {numbers['attack']}\b", shown["orders"]), expected


#: Reads everything the page shows at once.
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
