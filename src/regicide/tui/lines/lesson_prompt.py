"""One lesson, line by line: shows the table, asks for the moves of the lesson, and says why another is beside the point."""

import re
from dataclasses import dataclass

from regicide.i18n import Words, say_error, say_event
from regicide.notation import Seed, parse_card, print_each_card, print_move
from regicide.rules import Event, Move, Observation, RegicideError, State, observe, seen_by
from regicide.study.lesson import LEARNER, Lesson
from regicide.study.lesson_reasons import why_beside_the_point
from regicide.table import TableGame
from regicide.tui.lines.move_menu import MenuItem, move_menu
from regicide.tui.lines.plain import QUIT_COMMANDS, Read, Write
from regicide.tui.lines.plain_table import table_lines
from regicide.tui.lines.typed_moves import legal_move
from regicide.wire.choices import view_choices
from regicide.wire.game_view import view_game

_DRAWN_CARD = re.compile("⟦(..)⟧")


@dataclass(slots=True)
class LessonPrompt:
    """Asks until the lesson is done, or the player quits."""

    lesson: Lesson
    words: Words
    read: Read
    write: Write

    def teach(self) -> bool:
        """Whether the lesson was done."""
        game = TableGame.given(self.lesson.start, Seed("lessons"))
        for number, wanted in enumerate(self.lesson.turns, start=1):
            seen = observe(game.state, LEARNER)
            menu = self._show(number, game, seen)
            move = self._ask(number, wanted, menu, game.state)
            if move is None:
                return False
            game, events = game.after(move)
            self._tell(seen_by(events, LEARNER, options=game.state.options))
        self.write("")
        self._say("done")
        return True

    def _show(self, number: int, game: TableGame, seen: Observation) -> list[MenuItem]:
        choices, hand = view_choices(seen), print_each_card(seen.acting_hand)
        self.write("")
        for line in table_lines(self.words, view_game(game), hand, choices, LEARNER):
            self.write(line)
        menu = move_menu(self.words, choices, hand, LEARNER)
        for place, item in enumerate(menu, start=1):
            says = item.description
            self.write(self.words.say("plain-move-says", number=place, move=item.move, says=says))
        self.write("")
        self._say(str(number))
        return menu

    def _ask(
        self, number: int, wanted: tuple[str, ...], menu: list[MenuItem], state: State
    ) -> Move | None:
        """The move that the lesson wants; None if the player quits."""
        seen = observe(state, LEARNER)
        while True:
            typed = self.read(self.words.say("plain-prompt"))
            line = (typed or "").strip()
            if typed is None or line.lower() in QUIT_COMMANDS:
                return None
            if line.lower() == "hint":
                self.write(self.words.say("learn-hint", move=wanted[0]))
                continue
            if line.lower() in ("help", "?"):
                self.write(self.words.say("plain-help-moves"))
                continue
            if line.isdecimal() and 0 < int(line) <= len(menu):
                line = menu[int(line) - 1].move
            move = self._legal_move(line, seen)
            if move is not None and print_move(move) in wanted:
                return move
            if move is not None:
                self._say_why_not(number, print_move(move))
                if not self.lesson.mistake:
                    self._say_reason(state, wanted[0], print_move(move))

    def _say_reason(self, state: State, wanted: str, move: str) -> None:
        # Imported here, because a lesson without a wrong answer does not need rich.
        from regicide.tui.text.review_text import say_move, say_reason  # noqa: PLC0415

        if reason := why_beside_the_point(state, wanted=wanted, move=move):
            best, made = say_move(self.words, wanted), say_move(self.words, move)
            self.write(say_reason(self.words, reason, best=best, made=made))

    def _legal_move(self, line: str, seen: Observation) -> Move | None:
        """The move that a typed line means; None if it is not a legal one, which is answered."""
        try:
            return legal_move(line, seen)
        except RegicideError as error:
            self.write(say_error(self.words, error))
            return None

    def _tell(self, events: tuple[Event, ...]) -> None:
        for event in events:
            self.write(say_event(self.words, event, you=LEARNER))

    def _say_why_not(self, number: int, move: str) -> None:
        if self.lesson.mistake not in (None, move):
            self.write(self.words.say("learn-not-best"))
            return
        self._say(f"{number}-not")
        if self.lesson.chances:
            best, made = self.lesson.chances
            self.write(self.words.say("learn-played-out", best=best, made=made))

    def _say(self, part: str) -> None:
        text = self.words.say(f"lesson-{self.lesson.name}-{part}")
        self.write(_DRAWN_CARD.sub(lambda card: self.words.card(parse_card(card[1])), text))
