"""The line-by-line game, for screen readers and scripts.

The caller passes two functions: one reads a line, one writes a line.
"""

from collections.abc import Callable, Container
from dataclasses import dataclass, field
from random import SystemRandom

import msgspec

from regicide.bots import Bot
from regicide.i18n import Words, say_error, say_event
from regicide.notation import parse_move, print_move, print_view
from regicide.rules import (
    Discard,
    Event,
    IllegalMove,
    Move,
    MoveResult,
    Observation,
    RegicideError,
    Seat,
    Step,
    attack,
    is_legal,
    observe,
    seen_by,
)
from regicide.rules.events import GameWon
from regicide.table import Unearned
from regicide.tui.lines.move_menu import MenuItem, move_menu
from regicide.tui.lines.plain_table import table_lines
from regicide.tui.lines.saved_game import SavedGame
from regicide.tui.lines.typed_moves import looks_like_command, to_notation
from regicide.wire.hint import HintView

#: Shows a prompt and returns the next line without its line end; None at the end of the input.
Read = Callable[[str], str | None]
Write = Callable[[str], None]
#: How many blank lines push a hand off the screen before the next player looks.
BLANK_LINES = 60
QUIT_COMMANDS = ("quit", "q", "exit")


def single_player_seat(players: int, bots: Container[Seat]) -> Seat | None:
    """The seat of the only player among bots; None if there are several players."""
    people = [seat for seat in range(players) if seat not in bots]
    return people[0] if len(people) == 1 else None


def say_plain_event(words: Words, event: Event, game: SavedGame, *, you: Seat | None) -> str:
    """A line about an event; a victory that earns no medal names none, and says why."""
    if game.unearned is None or not isinstance(event, GameWon):
        return say_event(words, event, you=you)
    sentences = [words.say("end-won")]
    if game.hints:
        sentences.append(words.say("end-hints", count=game.hints))
    if game.unearned is Unearned.KNOWN_DEAL:
        sentences.append(words.say("end-known-deal"))
    return " ".join(sentences)


@dataclass(slots=True)
class PlainGame:
    """The line-by-line game of one or more players at one keyboard, and bots."""

    saved_game: SavedGame
    words: Words
    read: Read
    write: Write
    #: Whether to hide hands while the keyboard passes between players; scripts do not need it.
    hand_over: bool = False
    #: What happened so far, in the lines that were written.
    log: list[str] = field(default_factory=list)
    #: The seats that bots play.
    bots: dict[Seat, Bot] = field(default_factory=dict)
    #: A player was told what a hint costs.
    warned: bool = False

    @property
    def _you(self) -> Seat | None:
        """The seat of the only player; None if several players share the keyboard."""
        return single_player_seat(self.saved_game.state.players, self.bots)

    def play(self) -> bool:
        """Play until the game is over (True) or a player quits (False)."""
        lines_seen: dict[Seat, int] = {}
        last: Seat | None = None
        while not self.saved_game.state.step.is_over:
            seat = self.saved_game.state.seat
            if seat in self.bots:
                self._let_bot_play(seat)
                continue
            if seat != last and not self._hand_over(seat, lines_seen.get(seat, 0)):
                return False
            if not self._decide():
                return False
            last = seat
            lines_seen[seat] = len(self.log)
        return True

    def _let_bot_play(self, seat: Seat) -> None:
        choice = self.bots[seat].choose(observe(self.saved_game.state, seat), SystemRandom())
        self._report(self.saved_game.make_move(choice.move))

    # --- one decision ---

    def _decide(self) -> bool:
        """Show the table, and ask until a move is made (True) or the player quits (False)."""
        state = self.saved_game.state
        seen = observe(state, state.seat)
        earns = self.saved_game.unearned is None
        choices = move_menu(seen, self.words, you=self._you, earns=earns)
        self._show_table(seen, choices)
        while True:
            line = self.read(self.words.say("plain-prompt"))
            if line is None or line.strip().lower() in QUIT_COMMANDS:
                return False
            move = self._interpret(line.strip(), seen, choices)
            if move is not None and self._try_move(move):
                return True

    def _interpret(self, line: str, seen: Observation, choices: list[MenuItem]) -> Move | None:
        """The move that a typed line means; None if it was a command or an error, which is answered."""
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._say("plain-help"),
            "?": lambda: self._say("plain-help"),
            "table": lambda: self._show_table(seen, choices),
            "log": self._show_log,
            "hint": lambda: self._give_hint(seen),
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
            return self._move_by_number(line, choices)
        try:
            return parse_move(to_notation(line))
        except RegicideError as error:
            if looks_like_command(line):
                self._say("plain-unknown", found=line[:40])
            else:
                self.write(say_error(self.words, error))
            return None

    def _move_by_number(self, line: str, choices: list[MenuItem]) -> Move | None:
        number = int(line) if len(line) < 5 else 0
        if 1 <= number <= len(choices):
            return choices[number - 1].move
        example = print_move(choices[0].move)
        self._say("plain-no-number", number=line, count=len(choices), example=example)
        return None

    def _try_move(self, move: Move) -> bool:
        """Make the move and return True, or write why it is illegal and return False."""
        try:
            done = self.saved_game.make_move(move)
        except IllegalMove as error:
            self.write(say_error(self.words, error))
            return False
        self._report(done)
        return True

    def _report(self, done: MoveResult) -> None:
        """Write what happened. Players share the screen, so only a single player sees drawn cards."""
        events = seen_by(done.events, self._you, options=done.state.options)
        for event in events:
            self._tell(say_plain_event(self.words, event, self.saved_game, you=self._you))

    def _tell(self, line: str) -> None:
        """Write what happened, and keep it in the log."""
        self.log.append(line)
        self.write(line)

    # --- hints ---

    def _give_hint(self, seen: Observation) -> None:
        """Show the best moves; before the first hint of a game, say what it costs."""
        if not self.saved_game.hints and not self.warned:
            self.warned = True
            self._say("hint-cost")
            self._say("plain-hint-again")
            return
        # Imported here, because a game without hints needs neither the value net nor rich.
        from regicide.bots.hints import hint_json  # noqa: PLC0415
        from regicide.tui.text.hint_text import hint_text  # noqa: PLC0415

        self.saved_game.count_hint()
        self._tell(self.words.say("did-ask-hint", **self.words.actor(seen.seat, self._you)))
        hint = msgspec.json.decode(hint_json(seen, luck=print_view(seen)), type=HintView)
        self.write(hint_text(self.words, hint, self._you).plain)

    # --- output ---

    def _show_table(self, seen: Observation, choices: list[MenuItem]) -> None:
        self.write("")
        for line in table_lines(self.words, seen, self._you):
            self.write(line)
        for number, choice in enumerate(choices, start=1):
            self._show_choice(number, choice)
        if seen.step is Step.SUFFER and is_legal(seen, Discard(seen.acting_hand)):
            self._offer_other_discards(seen)

    def _show_choice(self, number: int, choice: MenuItem) -> None:
        move = print_move(choice.move)
        self._say("plain-move-says", number=number, move=move, says=choice.description)

    def _offer_other_discards(self, seen: Observation) -> None:
        example = print_move(Discard(seen.acting_hand))
        self._say("plain-other-discards", damage=attack(seen), example=example)

    def _show_log(self) -> None:
        if not self.log:
            self._say("plain-log-empty")
        for line in self.log:
            self.write(line)

    def _hand_over(self, seat: Seat, lines_seen: int) -> bool:
        """§10.1 Hide the last hand, wait for the next player, and repeat the lines they missed.

        Returns False if the player quits.
        """
        is_alone = self._you is not None
        if not self.hand_over or is_alone or self.saved_game.state.options.open_hands:
            return True
        answer = self.read(self.words.say("plain-hand-over", who=self.words.seat(seat)) + " ")
        if answer is None or answer.strip().lower() in QUIT_COMMANDS:
            return False
        self.write("\n" * BLANK_LINES)
        for line in self.log[lines_seen:]:
            self.write(line)
        return True

    def _say(self, message: str, **facts: str | int) -> None:
        self.write(self.words.say(message, **facts))
