"""The line-by-line game: what a screen reader or a script likes.

It reads lines and writes lines, through two functions somebody hands in.
"""

from collections.abc import Callable, Container, Iterator
from dataclasses import dataclass, field
from random import SystemRandom

from regicide.bots import Bot
from regicide.i18n import Words, say_error, say_event
from regicide.notation import parse_move, print_card, print_move
from regicide.rules import (
    Card,
    Discard,
    Done,
    Event,
    IllegalMove,
    Move,
    Observation,
    RegicideError,
    Seat,
    SeenHand,
    Step,
    Yield,
    attack,
    health,
    health_left,
    immune_suit,
    is_legal,
    observe,
    seen_by,
    shield,
)
from regicide.tui.menu import MenuItem, menu
from regicide.tui.saved_game import SavedGame
from regicide.tui.typed_moves import is_wordy, tidied

#: The next line, without its end; None when there is none. It shows the prompt it is given.
Read = Callable[[str], str | None]
Write = Callable[[str], None]
#: Blank lines that push a hand off the screen before the next player sits down.
SCREEN = 60
LEAVING = ("quit", "q", "exit")


def only_person(players: int, bots: Container[Seat]) -> Seat | None:
    """The seat of the one person among bots; None where there are several."""
    people = [seat for seat in range(players) if seat not in bots]
    return people[0] if len(people) == 1 else None


@dataclass(slots=True)
class PlainGame:
    """One sitting at a session."""

    session: SavedGame
    words: Words
    read: Read
    write: Write
    #: Whether hands are hidden while the keyboard goes round; a script does without.
    hand_over: bool = False
    #: What everyone at the table has seen happen, a list for each move.
    told: list[tuple[Event, ...]] = field(default_factory=list)
    #: The seats that bots play.
    bots: dict[Seat, Bot] = field(default_factory=dict)

    @property
    def _you(self) -> Seat | None:
        """The seat of the one person at this screen; None where the keyboard goes round."""
        return only_person(self.session.state.players, self.bots)

    def play(self) -> bool:
        """Play until the game is over (True) or somebody leaves (False)."""
        looked: dict[Seat, int] = {}
        last: Seat | None = None
        while not self.session.state.step.is_over:
            seat = self.session.state.seat
            if seat in self.bots:
                self._let_bot_play(seat)
                continue
            if seat != last and not self._hand_over(seat, looked.get(seat, 0)):
                return False
            if not self._decide():
                return False
            last = seat
            looked[seat] = len(self.told)
        return True

    def _let_bot_play(self, seat: Seat) -> None:
        choice = self.bots[seat].choose(observe(self.session.state, seat), SystemRandom())
        self._tell(self.session.make(choice.move))

    # --- a decision ---

    def _decide(self) -> bool:
        """Show the table, and ask until a move is made (True) or somebody leaves (False)."""
        state = self.session.state
        seen = observe(state, state.seat)
        choices = menu(seen, self.words, you=self._you)
        self._show(seen, choices)
        while True:
            line = self.read(self.words.say("plain-prompt"))
            if line is None or line.strip().lower() in LEAVING:
                return False
            move = self._understand(line.strip(), seen, choices)
            if move is not None and self._do(move):
                return True

    def _understand(self, line: str, seen: Observation, choices: list[MenuItem]) -> Move | None:
        """The move a line means, or None after answering it some other way."""
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._say("plain-help"),
            "?": lambda: self._say("plain-help"),
            "table": lambda: self._show(seen, choices),
            "log": self._show_log,
            "discard": lambda: self._say(
                "plain-discard-pile", cards=self.words.cards(seen.discard)
            ),
        }
        if not line:
            return None
        if line.lower() in commands:
            commands[line.lower()]()
            return None
        if line.isascii() and line.isdigit():
            return self._numbered(line, choices)
        try:
            return parse_move(tidied(line))
        except RegicideError as error:
            if is_wordy(line):
                self._say("plain-unknown", found=line[:40])
            else:
                self.write(say_error(self.words, error))
            return None

    def _numbered(self, line: str, choices: list[MenuItem]) -> Move | None:
        number = int(line) if len(line) < 5 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1].move
        example = print_move(choices[0].move)
        self._say("plain-no-number", number=line, count=len(choices), example=example)
        return None

    def _do(self, move: Move) -> bool:
        """Whether the move was made; an illegal one is explained by its clause."""
        try:
            done = self.session.make(move)
        except IllegalMove as error:
            self.write(say_error(self.words, error))
            return False
        self._tell(done)
        return True

    def _tell(self, done: Done) -> None:
        """Everyone looks at the same screen: only who is alone at it sees what they drew."""
        events = seen_by(done.events, self._you, options=done.state.options)
        self.told.append(events)
        self._say_events(events)

    def _say_events(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.write(say_event(self.words, event, you=self._you))

    # --- what is shown ---

    def _show(self, seen: Observation, choices: list[MenuItem]) -> None:
        self.write("")
        for line in self._table(seen):
            self.write(line)
        for number, choice in enumerate(choices, start=1):
            self._show_choice(number, choice)
        if seen.step is Step.SUFFER and is_legal(seen, Discard(seen.acting_hand)):
            self._offer_other_discards(seen)

    def _table(self, seen: Observation) -> Iterator[str]:
        say = self.words.say
        yield self._enemy(seen)
        suit = immune_suit(seen)
        if suit is None:
            yield say("plain-immunity-cancelled")
        else:
            yield say("plain-immune", suit=self.words.suit(suit))
        if seen.table:
            yield say("plain-table", cards=self.words.cards(seen.table))
        yield say(
            "plain-decks", castle=seen.castle, tavern=len(seen.tavern), discard=len(seen.discard)
        )
        if seen.players == 1:
            yield say("plain-jesters", count=seen.jesters)
        if seen.tavern.top:
            yield say("plain-top", cards=self.words.cards(seen.tavern.top))
        for seat, hand in enumerate(seen.hands):
            if seat != seen.seat:
                yield self._other_hand(seat, hand)
        who = self.words.actor(seen.seat, self._you)
        yield say("plain-hand", **who, cards=self._hand(seen.acting_hand))
        yield self._what_to_do(seen, who)

    def _other_hand(self, seat: Seat, hand: SeenHand) -> str:
        name = "plain-hand-known" if hand.known else "plain-hand-size"
        cards = self.words.cards(hand.known)
        return self.words.say(name, who=self.words.seat(seat), count=len(hand), cards=cards)

    def _what_to_do(self, seen: Observation, who: dict[str, str]) -> str:
        if seen.step is Step.PLAY and is_legal(seen, Yield()):
            return self.words.say("plain-step-play-or-yield", **who)
        return self.words.say(f"plain-step-{seen.step.value}", **who, damage=attack(seen))

    def _enemy(self, seen: Observation) -> str:
        return self.words.say(
            "plain-enemy-shielded" if shield(seen) else "plain-enemy",
            enemy=self.words.card(seen.enemy),
            left=health_left(seen),
            health=health(seen),
            attack=attack(seen),
            shield=shield(seen),
        )

    def _hand(self, cards: tuple[Card, ...]) -> str:
        named = (
            self.words.say("plain-hand-card", text=print_card(each), card=self.words.card(each))
            for each in cards
        )
        return self.words.list(named) or self.words.say("no-cards")

    def _show_choice(self, number: int, choice: MenuItem) -> None:
        move = print_move(choice.move)
        self._say("plain-move-says", number=number, move=move, says=choice.says)

    def _offer_other_discards(self, seen: Observation) -> None:
        example = print_move(Discard(seen.acting_hand))
        self._say("plain-other-discards", damage=attack(seen), example=example)

    def _show_log(self) -> None:
        if not self.told:
            self._say("plain-log-empty")
        for events in self.told:
            self._say_events(events)

    def _hand_over(self, seat: Seat, looked: int) -> bool:
        """§10.1 a hand is not for the others' eyes; False if somebody leaves instead.

        Whoever sits down is told again what happened since they last looked.
        """
        alone = self._you is not None
        if not self.hand_over or alone or self.session.state.options.open_hands:
            return True
        answer = self.read(self.words.say("plain-hand-over", who=self.words.seat(seat)) + " ")
        if answer is None or answer.strip().lower() in LEAVING:
            return False
        self.write("\n" * SCREEN)
        for events in self.told[looked:]:
            self._say_events(events)
        return True

    def _say(self, message: str, **facts: str | int) -> None:
        self.write(self.words.say(message, **facts))
