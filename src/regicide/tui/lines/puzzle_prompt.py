"""One puzzle, line by line: shows the table, takes moves, and answers each by what it would do."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from regicide.bots.hints import why_better
from regicide.i18n import Words, say_error
from regicide.notation import print_each_card, print_move
from regicide.rules import (
    Discard,
    Move,
    Observation,
    RegicideError,
    State,
    attack,
    legal_moves,
    observe,
    total,
)
from regicide.study.puzzle import Puzzle
from regicide.tui.lines.move_menu import say_choice
from regicide.tui.lines.plain import QUIT_COMMANDS, Read, Write
from regicide.tui.lines.plain_table import table_lines
from regicide.tui.lines.typed_moves import legal_move
from regicide.tui.text.review_text import say_move, say_reason, say_shown
from regicide.wire.choices import ChoiceView, view_choices, view_outlook
from regicide.wire.game_view import GameView, HandView, TavernView, view_position

SHOW_SOLUTION = "solution"


@dataclass(slots=True)
class PuzzlePrompt:
    """Asks until the puzzle is solved, given up, or the player quits."""

    puzzle: Puzzle
    words: Words
    read: Read
    write: Write

    def ask(self) -> bool | None:
        """Whether the first answer was right; None if there was none."""
        state = self.puzzle.state()
        seen = observe(state, state.seat)
        for line in self._table(state, seen):
            self.write(line)
        first: bool | None = None
        wrong: Move | None = None
        while True:
            typed = self.read(self.words.say("plain-prompt"))
            if typed is None or typed.strip().lower() in QUIT_COMMANDS:
                return first
            if self._is_about_the_table(typed.strip().lower(), state, seen):
                continue
            if typed.strip().lower() == SHOW_SOLUTION:
                self._explain("puzzle-solution", seen, wrong)
                return False if first is None else first
            move = self._legal_move(typed.strip(), seen)
            if move == self.puzzle.solution:
                self._explain("puzzle-right", seen, wrong)
                return True if first is None else first
            if move is not None:
                self._say_wrong(seen, move)
                first, wrong = False, move

    def _is_about_the_table(self, line: str, state: State, seen: Observation) -> bool:
        """Whether a line asks to see something again, or for help; it is answered."""
        match line:
            case "table":
                lines = list(self._table(state, seen))
            case "discard":
                cards = self.words.cards(state.discard)
                lines = [self.words.say("plain-discard-pile", cards=cards)]
            case "help" | "?":
                lines = [self.words.say("plain-help-moves"), self._help(seen)]
            case _:
                return False
        for each in lines:
            self.write(each)
        return True

    def _help(self, seen: Observation) -> str:
        return self.words.say("puzzle-help", example=print_move(legal_moves(seen)[0]))

    def _table(self, state: State, seen: Observation) -> Iterator[str]:
        say = self.words.say
        yield say(f"puzzle-ask-{self.puzzle.kind.value}")
        yield ""
        game = view_position(state)
        yield from table_lines(
            self.words,
            open_cards(game, state) if self.puzzle.is_open else game,
            print_each_card(seen.acting_hand),
            view_choices(seen),
            state.seat,
        )
        if self.puzzle.is_open:
            yield say("puzzle-open-castle", cards=self.words.cards(state.castle))
        yield ""
        yield self._help(seen)

    def _legal_move(self, line: str, seen: Observation) -> Move | None:
        """The move that a typed line means; None if it is not a legal one, which is answered."""
        try:
            return legal_move(line, seen)
        except RegicideError as error:
            self.write(say_error(self.words, error))
            return None

    def _say_wrong(self, seen: Observation, move: Move) -> None:
        self.write(self.words.say("puzzle-wrong", move=print_move(move)))
        self.write(self._effect(seen, move))
        if self.puzzle.is_open:
            self.write(self.words.say("puzzle-lost-then"))

    def _explain(self, message: str, seen: Observation, wrong: Move | None) -> None:
        puzzle, say = self.puzzle, self.words.say
        self.write(say(message, move=print_move(puzzle.solution)))
        self.write(self._effect(seen, puzzle.solution))
        if puzzle.chances is None:
            self.write(say("puzzle-wins-then"))
        else:
            chance, other = puzzle.chances
            self.write(say("puzzle-chances", chance=chance, next=other))
            if wrong is not None:
                self._say_why_not(seen, wrong)

    def _say_why_not(self, seen: Observation, wrong: Move) -> None:
        reason = why_better(seen, self.puzzle.solution, wrong)
        if reason is None:
            return
        made, best = (
            say_move(self.words, print_move(each)) for each in (wrong, self.puzzle.solution)
        )
        self.write(self.words.say("puzzle-why-not", move=made))
        self.write(say_reason(self.words, reason, made=made, best=best))
        if reason.shown:
            self.write(say_shown(self.words, reason.shown))

    def _effect(self, seen: Observation, move: Move) -> str:
        """What a move would do: for a discard, what it costs and what is left."""
        if not isinstance(move, Discard):
            text = print_move(move)
            choice = ChoiceView(text, view_outlook(seen, text).forecast)
            return say_choice(self.words, choice, view_choices(seen), seen.seat)
        kept = tuple([card for card in seen.acting_hand if card not in move.cards])
        return self.words.say(
            "puzzle-sum-discard",
            value=total(move.cards),
            damage=attack(seen),
            cards=self.words.cards(kept),
        )


def open_cards(game: GameView, state: State) -> GameView:
    """The game as seen by someone who sees every hand, and the tavern in its order."""
    return replace(
        game,
        hands=tuple([HandView(len(hand), print_each_card(hand)) for hand in state.hands]),
        tavern=TavernView(len(state.tavern), print_each_card(state.tavern), ()),
    )
