"""One puzzle, line by line: shows the table, takes moves, and answers each by what it would do."""

from collections.abc import Iterator
from dataclasses import dataclass

from msgspec.structs import replace

from regicide.i18n import Words, say_error
from regicide.notation import print_each_card, print_move
from regicide.rules import Move, Observation, RegicideError, State, legal_moves, observe
from regicide.study.puzzle import Puzzle
from regicide.tui.lines.plain import QUIT_COMMANDS, Read, Write
from regicide.tui.lines.plain_table import table_lines
from regicide.tui.lines.typed_moves import legal_move
from regicide.tui.text.puzzle_text import solution_lines, wrong_lines
from regicide.wire.choices import view_choices
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
        self._say(self._table(state, seen))
        first: bool | None = None
        wrong: Move | None = None
        while True:
            typed = self.read(self.words.say("plain-prompt"))
            if typed is None or typed.strip().lower() in QUIT_COMMANDS:
                return first
            if self._is_about_the_table(typed.strip().lower(), state, seen):
                continue
            if typed.strip().lower() == SHOW_SOLUTION:
                self._explain(seen, wrong, given_up=True)
                return False if first is None else first
            move = self._legal_move(typed.strip(), seen)
            if move == self.puzzle.solution:
                self._explain(seen, wrong)
                return True if first is None else first
            if move is not None:
                self._say(wrong_lines(self.words, self.puzzle, seen, move))
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

    def _say(self, lines: Iterator[str]) -> None:
        for line in lines:
            self.write(line)

    def _explain(self, seen: Observation, wrong: Move | None, *, given_up: bool = False) -> None:
        self._say(solution_lines(self.words, self.puzzle, seen, wrong, given_up=given_up))


def open_cards(game: GameView, state: State) -> GameView:
    """The game as seen by a reader who sees every hand, and the tavern in its order."""
    return replace(
        game,
        hands=tuple([HandView(len(hand), print_each_card(hand)) for hand in state.hands]),
        tavern=TavernView(len(state.tavern), print_each_card(state.tavern), ()),
    )
