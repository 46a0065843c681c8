"""The line-by-line game, for screen readers and scripts: a client of a table in this process.

The caller passes two functions: one reads a line, one writes a line. The event loop runs only between two lines that
players type, so that Ctrl+C ends the game at once.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from dataclasses import replace
from typing import Any

from regicide.client.client_state import ClientState, ReceivedUpdate, is_caught_up
from regicide.i18n import say_error, say_event
from regicide.notation import parse_card, parse_move, parse_options
from regicide.rules import RegicideError, Seat
from regicide.rules.events import CardsDrawn, CardsReceived
from regicide.table import Command
from regicide.table.commands import AskHint, MakeMove
from regicide.tui.controller import Controller
from regicide.tui.lines.move_menu import MenuItem, move_menu
from regicide.tui.lines.plain_table import table_lines
from regicide.tui.lines.typed_moves import looks_like_command, to_notation
from regicide.tui.text.event_text import NamedWords, say_deed
from regicide.tui.text.why_played import say_why_last_played
from regicide.wire.events import read_event

#: Shows a prompt and returns the next line without its line end; None at the end of the input.
Read = Callable[[str], str | None]
Write = Callable[[str], None]
#: How many blank lines push a hand off the screen before the next player looks.
BLANK_LINES = 60
QUIT_COMMANDS = ("quit", "q", "exit")


class PlainGame:
    """The line-by-line game of one or more players at one keyboard."""

    def __init__(
        self,
        controllers: list[Controller],
        language: str,
        read: Read,
        write: Write,
        *,
        hand_over: bool = False,
        at_end: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        """`hand_over` hides hands while the keyboard passes between players; scripts do not need it.

        `at_end` finds what the finished game earned, in sentences.
        """
        self._controllers = controllers
        self._language = language
        self._read = read
        self._write = write
        self._hand_over = hand_over
        self._at_end = at_end
        #: What happened so far, in the lines that were written.
        self.log: list[str] = []
        #: The number of the last update in it.
        self._logged_seq = 0
        #: A player was told what a hint costs.
        self._warned = False
        self._runner = asyncio.Runner()
        self._changed = asyncio.Event()

    @property
    def _state(self) -> ClientState:
        """What the player to move knows; any player, if a bot moves."""
        players = [each.state for each in self._controllers]
        return next((each for each in players if each.is_my_turn), players[0])

    @property
    def _you(self) -> Seat | None:
        """The seat of the only player; None if several players share the keyboard."""
        return self._controllers[0].state.seat if len(self._controllers) == 1 else None

    @property
    def _words(self) -> NamedWords:
        room = self._controllers[0].state.room
        return NamedWords(self._language, room.seats if room else ())

    def play(self) -> bool:
        """Play until the game is over (True) or a player quits (False)."""
        with self._runner:
            for each in self._controllers:
                each.on_change = self._changed.set
                self._runner.get_loop().create_task(each.run())
            return self._play_turns()

    def _play_turns(self) -> bool:
        lines_seen: dict[Seat, int] = {}
        last: Seat | None = None
        while (player := self._next_player()) is not None:
            seat = player.state.seat
            assert seat is not None, "it is a player's turn"
            if seat != last and not self._pass_keyboard(seat, lines_seen.get(seat, 0)):
                return False
            if not self._decide(player):
                return False
            last = seat
            lines_seen[seat] = len(self.log)
        return self._has_ended()

    def _next_player(self) -> Controller | None:
        """Wait until a player must decide; None if the game is over, or a bot could not move."""
        self._wait(self._until(self._is_settled))
        self._tell_updates()
        return next((each for each in self._controllers if each.state.is_my_turn), None)

    def _is_settled(self) -> bool:
        """Whether all players know the same, and nothing happens before one of them decides."""
        states = [each.state for each in self._controllers]
        if not all(map(is_caught_up, states)) or len({each.seq for each in states}) > 1:
            return False
        is_over = any(each.game and each.game.outcome for each in states)
        failed = any(each.last_error for each in self._controllers)
        return is_over or failed or any(each.is_my_turn for each in states)

    def _has_ended(self) -> bool:
        """Tell how the game ended, or why it cannot go on."""
        # Imported here, because rich is needed only at the end of a game.
        from regicide.tui.text.table_text import table_turn_text  # noqa: PLC0415

        state = self._state
        if state.room is None or state.game is None or state.game.outcome is None:
            self._write(self._controllers[0].last_error or "")
            return False
        self._write(table_turn_text(self._words, state.room, state, you=self._you).plain)
        for line in self._at_end():
            self._write(line)
        return True

    # --- the table in this process ---

    def _wait(self, happening: Coroutine[Any, Any, None]) -> None:
        self._runner.run(happening)

    async def _until(self, reached: Callable[[], bool]) -> None:
        while not reached():
            self._changed.clear()
            await self._changed.wait()

    def _do(self, player: Controller, command: Command) -> bool:
        """Whether the table did what the player wants; writes why not."""

        async def send() -> None:
            await player.do(command)
            await self._until(lambda: not player.is_sending)

        self._wait(send())
        if player.last_error is not None:
            self._write(player.last_error)
        return player.last_error is None

    def _tell_updates(self) -> None:
        """Write what happened, and keep it in the log."""
        state = self._state
        for update in (each for each in state.log if each.seq > self._logged_seq):
            for line in self._lines(update):
                self.log.append(line)
                self._write(line)
        self._logged_seq = state.seq

    def _lines(self, update: ReceivedUpdate) -> Iterator[str]:
        """Players share the screen, so only a single player sees drawn cards, and is called `you`."""
        own = update.own
        if self._you is None:
            update = replace(update, own=None, is_by_reader=False)
            own = None
        you = own.seat if own else None
        if (deed := say_deed(self._words, update)) is not None:
            yield deed
        for event in map(read_event, update.public.events):
            yield say_event(self._words, event, you=you)
            if own is not None and isinstance(event, CardsDrawn) and event.seat == you:
                received = CardsReceived(own.seat, tuple(map(parse_card, own.received)))
                yield say_event(self._words, received, you=you)

    # --- one decision ---

    def _decide(self, player: Controller) -> bool:
        """Show the table, and ask until a move is made (True) or the player quits (False)."""
        menu = self._show_table()
        while True:
            line = self._read(self._words.say("plain-prompt"))
            if line is None or line.strip().lower() in QUIT_COMMANDS:
                return False
            move = self._interpret(line.strip(), menu, player)
            if move is not None and self._do(player, MakeMove(move, player.state.seq)):
                return True

    def _interpret(self, line: str, menu: list[MenuItem], player: Controller) -> str | None:
        """The move that a typed line means; None if it was a command or an error, which is answered."""
        commands: dict[str, Callable[[], object]] = {
            "help": self._show_help,
            "?": self._show_help,
            "table": self._show_table,
            "log": self._show_log,
            "hint": lambda: self._give_hint(player),
            "discard": self._show_discard,
            "why": self._say_why,
        }
        if not line:
            return None
        if line.lower() in commands:
            commands[line.lower()]()
            return None
        if line.isascii() and line.isdigit():
            return self._move_by_number(line, menu)
        move = to_notation(line)
        try:
            parse_move(move)
        except RegicideError as error:
            if looks_like_command(line):
                self._say("plain-unknown", found=line[:40])
            else:
                self._write(say_error(self._words, error))
            return None
        return move

    def _move_by_number(self, line: str, menu: list[MenuItem]) -> str | None:
        number = int(line) if len(line) < 5 else 0
        if 1 <= number <= len(menu):
            return menu[number - 1].move
        self._say("plain-no-number", number=line, count=len(menu), example=menu[0].move)
        return None

    def _give_hint(self, player: Controller) -> None:
        """Show the best moves; before the first hint of a game, say what it costs."""
        if not (player.state.room and any(player.state.room.hints)) and not self._warned:
            self._warned = True
            self._say("hint-cost")
            self._say("plain-hint-again")
            return
        # Imported here, because a game without hints does not need rich.
        from regicide.tui.text.hint_text import hint_text  # noqa: PLC0415

        if self._do(player, AskHint()):
            self._tell_updates()
            self._wait(self._until(lambda: bool(player.state.hint or player.last_error)))
            if player.state.hint is None:
                self._write(player.last_error or "")
            else:
                self._write(hint_text(self._words, player.state.hint.hint, self._you).plain)

    # --- output ---

    def _show_table(self) -> list[MenuItem]:
        """Show what the player to move sees, and the menu."""
        state, words = self._state, self._words
        game, own, sent = state.game, state.own, state.choices
        assert game is not None
        assert own is not None
        assert sent is not None
        choices, hand = sent.choices, own.hand
        menu = move_menu(words, choices, hand, self._you)
        self._write("")
        for line in table_lines(words, game, hand, choices, self._you):
            self._write(line)
        for number, item in enumerate(menu, start=1):
            self._say("plain-move-says", number=number, move=item.move, says=item.description)
        if choices.cheapest_cover is not None:
            self._say(
                "plain-other-discards", damage=choices.damage or 0, example="x" + "".join(hand)
            )
        return menu

    def _show_help(self) -> None:
        self._say("plain-help-moves")
        self._say("plain-help")

    def _show_log(self) -> None:
        if not self.log:
            self._say("plain-log-empty")
        for line in self.log:
            self._write(line)

    def _say_why(self) -> None:
        """Why the last move of a bot was made, as far as everyone can see it."""
        for line in list(say_why_last_played(self._words, self._state)) or [
            self._words.say("plain-log-empty")
        ]:
            self._write(line)

    def _show_discard(self) -> None:
        game = self._state.game
        cards = map(parse_card, game.discard if game else ())
        self._say("plain-discard-pile", cards=self._words.cards(cards))

    def _pass_keyboard(self, seat: Seat, lines_seen: int) -> bool:
        """§10.1 Hide the last hand, wait for the next player, and repeat the lines they missed.

        Returns False if the player quits.
        """
        room, is_alone = self._state.room, self._you is not None
        open_hands = room is not None and room.options and parse_options(room.options).open_hands
        if not self._hand_over or is_alone or open_hands:
            return True
        answer = self._read(self._words.say("plain-hand-over", who=self._words.seat(seat)) + " ")
        if answer is None or answer.strip().lower() in QUIT_COMMANDS:
            return False
        self._write("\n" * BLANK_LINES)
        for line in self.log[lines_seen:]:
            self._write(line)
        return True

    def _say(self, message: str, **facts: str | int) -> None:
        self._write(self._words.say(message, **facts))
