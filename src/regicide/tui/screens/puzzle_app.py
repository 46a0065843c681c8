"""A puzzle at the board of a game: the same keys choose cards; each answer stands in the log."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from regicide.i18n import Words
from regicide.notation import print_move
from regicide.rules import Move, Step, observe
from regicide.study.puzzle import Puzzle
from regicide.tui.controller import Controller
from regicide.tui.puzzle_link import PuzzleLink
from regicide.tui.screens.event_log import EventLog
from regicide.tui.screens.table_app import TableApp
from regicide.tui.screens.table_screen import TableScreen
from regicide.tui.table_link import TableLink
from regicide.tui.text.card_text import FAINT, GOLD, CardText
from regicide.tui.text.event_text import NamedWords
from regicide.tui.text.forecast_text import forecast_text
from regicide.tui.text.puzzle_text import solution_lines, wrong_lines
from regicide.tui.text.review_text import say_move
from regicide.wire.room_view import RoomView

#: Returned if the player wants another puzzle.
NEXT = "next"


class PuzzleApp(TableApp):
    """Runs until the player leaves; returns `NEXT` for another puzzle."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("n", "next", show=False)]

    def __init__(
        self,
        puzzle: Puzzle,
        words: Words,
        heading: str,
        on_first: Callable[[bool], Iterable[str]],
    ) -> None:
        """`on_first` keeps whether the first answer was right, and says what follows for the rating."""
        self.puzzle = puzzle
        self.heading = heading
        self.is_solved = False
        self._plain_words = words
        self._on_first = on_first
        self._has_answered = False
        self._wrong: Move | None = None
        state = puzzle.state()
        self._seen = observe(state, state.seat)
        self._link = PuzzleLink(puzzle, words, self._judge)

        async def open_link() -> TableLink:
            return self._link

        super().__init__([Controller(open_link, language=words.language)], words.language)

    def _new_screen(self) -> TableScreen:
        return PuzzleScreen(self, self.controller, self._language, self._card_text)

    def _judge(self, move: Move) -> None:
        self.controller.selection.clear()
        if move == self.puzzle.solution:
            self._finish(given_up=False)
            return
        self._wrong = move
        lines = wrong_lines(self._plain_words, self.puzzle, self._seen, move, self._write)
        self._puzzle_screen.answer(list(lines))
        self._count(solved=False)

    @work
    async def _finish(self, *, given_up: bool) -> None:
        """The reason is found by games of a bot, which take a moment."""
        self.is_solved = True
        self._link.end()
        lines = solution_lines(
            self._plain_words,
            self.puzzle,
            self._seen,
            self._wrong,
            given_up=given_up,
            write=self._write,
        )
        self._puzzle_screen.answer(await asyncio.to_thread(list, lines))
        self._count(solved=not given_up)

    def _write(self, move: Move) -> str:
        return say_move(self._plain_words, print_move(move))

    def _count(self, *, solved: bool) -> None:
        """Only the first answer counts."""
        if not self._has_answered:
            self._has_answered = True
            self._puzzle_screen.write(self._on_first(solved))

    @property
    def _puzzle_screen(self) -> "PuzzleScreen":
        screen = self._table_screen()
        assert isinstance(screen, PuzzleScreen)
        return screen

    @work
    async def action_hint(self) -> None:
        """Where a table gives a hint, a puzzle gives its solution."""
        if not self.is_solved:
            self._finish(given_up=True)

    def action_next(self) -> None:
        if self.is_solved:
            self._leave(NEXT)
        else:
            self._puzzle_screen.show_verdict([self._plain_words.say("puzzle-first-this")])

    # A puzzle has no one to talk to, and no game to undo, pause or end.
    @work
    async def action_talk(self) -> None: ...
    @work
    async def action_more(self) -> None: ...


class PuzzleScreen(TableScreen):
    """The board of a puzzle."""

    def __init__(
        self, puzzle: PuzzleApp, controller: Controller, language: str, card_text: CardText
    ) -> None:
        super().__init__(controller, language, card_text)
        self._puzzle = puzzle
        #: The verdict on the last move, and what it would do.
        self._verdict = ""

    def _show_log(self, words: NamedWords) -> None:
        """What is asked; answers follow."""
        log = self.query_one("#log", EventLog)
        if not log.lines:
            log.write(Text(self._puzzle.heading, "bold"))
            self.write(self._opening(words))

    def _opening(self, words: NamedWords) -> Iterator[str]:
        puzzle, say = self._puzzle.puzzle, words.say
        yield say(f"puzzle-ask-{puzzle.kind.value}")
        if not puzzle.is_open:
            return
        state = puzzle.state()
        yield say("puzzle-open-castle", cards=words.cards(state.castle))
        yield say("plain-top", cards=words.cards(state.tavern))
        for seat, hand in enumerate(state.hands):
            if seat != state.seat:
                cards, who = words.cards(hand), words.seat(seat)
                yield say("plain-hand-known", who=who, count=len(hand), cards=cards)

    def answer(self, lines: list[str]) -> None:
        self.write(lines)
        self.show_verdict(lines)

    def show_verdict(self, lines: list[str]) -> None:
        """Above the hand, until the next one."""
        self._verdict = "\n".join(lines[:2])
        self.show()

    def write(self, lines: Iterable[str]) -> None:
        log = self.query_one("#log", EventLog)
        for line in lines:
            log.write(line)

    def _turn_text(self, words: NamedWords, _room: RoomView) -> Text:
        return Text(words.say(f"puzzle-ask-{self._puzzle.puzzle.kind.value}"), f"bold {GOLD}")

    def _forecast(self, words: NamedWords) -> Text:
        """Why a card cannot be added, or the last verdict: what a move would do comes with the answer."""
        controller = self.controller
        game = controller.state.game
        is_discard = game is not None and game.step is Step.SUFFER and controller.selection.places
        if controller.reason is not None or is_discard:
            return forecast_text(words, controller)
        return Text(self._verdict or words.say("puzzles-no-forecast"), FAINT)

    def _waiting_actions(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        if self._puzzle.is_solved:
            yield "next", words.say("puzzles-next")
        else:
            yield "solution", words.say("puzzles-show")

    def _table_actions(self, _words: NamedWords) -> Iterator[tuple[str, str]]:
        return iter(())
