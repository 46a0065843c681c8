"""A practice game for one idea of «Play well», line by line: a hint appears only where the idea decides."""

from random import Random
from secrets import token_hex

import msgspec

from regicide.bots.registry import bot_named
from regicide.i18n import say_error, say_event
from regicide.notation import Seed, print_each_card, print_move
from regicide.rules import Move, Observation, RegicideError, observe, outcome, seen_by
from regicide.study.idea import (
    IDEAS,
    IdeaTally,
    acts_on,
    idea_json,
    players_for,
)
from regicide.table import TableGame
from regicide.tui.lines.move_menu import MenuItem, move_menu
from regicide.tui.lines.plain import QUIT_COMMANDS, Read, Write
from regicide.tui.lines.plain_table import table_lines
from regicide.tui.lines.typed_moves import legal_move
from regicide.tui.text.event_text import NamedWords
from regicide.wire.choices import view_choices
from regicide.wire.game_view import view_game
from regicide.wire.hint import IdeaAtStake
from regicide.wire.room_view import SeatView

#: The reader's seat, and who plays the others.
_READER = 0
_PARTNER = "champion"


class PracticePrompt:
    """Asks for a move until the game is over, or the player quits."""

    def __init__(
        self, chapter: str, deal: int, *, language: str, read: Read, write: Write, luck: str = ""
    ) -> None:
        self._chapter = chapter
        self._idea = IDEAS[chapter]
        players = players_for(self._idea)
        seed = Seed(f"practice-{chapter}-{deal}")
        self._game = TableGame.given(seed.deal(players), seed)
        others = (SeatView(None, _PARTNER, ready=True),) * (players - 1)
        self._words = NamedWords(language, (SeatView(None, None, ready=True), *others))
        self._read = read
        self._write = write
        self._luck = luck or token_hex(16)
        self._rng = Random(self._luck)
        self._tally = IdeaTally()

    def play(self) -> bool:
        """Whether the game was played to its end."""
        self._say("idea-about", title=self._words.say(f"lesson-{self._chapter}-title"))
        number = 1
        while outcome(self._game.state) is None:
            seen = observe(self._game.state, self._game.state.seat)
            move = self._decide(seen, number) if seen.seat == _READER else self._partners(seen)
            if move is None:
                return False
            self._make(move)
            number += 1
        self._say("idea-came", came=self._tally.came, followed=self._tally.followed)
        return True

    def _partners(self, seen: Observation) -> Move:
        return bot_named(_PARTNER).choose(seen, self._rng).move

    def _make(self, move: Move) -> None:
        self._game, events = self._game.after(move)
        for event in seen_by(events, _READER, options=self._game.state.options):
            self._write(say_event(self._words, event, you=_READER))

    def _decide(self, seen: Observation, number: int) -> Move | None:
        said = idea_json(seen, self._idea, luck=self._luck, number=number)
        at_stake = msgspec.json.decode(said, type=IdeaAtStake | None)
        menu = self._show(seen)
        if at_stake is not None:
            self._write(f"{self._idea_text(at_stake)} {self._words.say('idea-show-typed')}")
        move = self._ask(seen, menu, at_stake)
        if move is not None and at_stake is not None:
            self._tell(seen, move, at_stake, number)
        return move

    def _tell(self, seen: Observation, move: Move, at_stake: IdeaAtStake, number: int) -> None:
        followed = acts_on(self._idea, seen, move) == at_stake.acts
        self._tally.add(followed=followed)
        made = self._say_move(print_move(move))
        self._say("idea-move", number=number, move=made, followed="yes" if followed else "no")

    def _idea_text(self, at_stake: IdeaAtStake) -> str:
        names = at_stake.hint.moves[0].move.startswith(">")
        return self._words.say(
            f"idea-{self._chapter}",
            acts="yes" if at_stake.acts else "no",
            step="name" if names else "play",
        )

    def _say_move(self, move: str) -> str:
        # Imported here, because a game without it does not need rich.
        from regicide.tui.text.review_text import say_move  # noqa: PLC0415

        return say_move(self._words, move)

    def _show(self, seen: Observation) -> list[MenuItem]:
        choices, hand = view_choices(seen), print_each_card(seen.acting_hand)
        self._write("")
        for line in table_lines(self._words, view_game(self._game), hand, choices, _READER):
            self._write(line)
        menu = move_menu(self._words, choices, hand, _READER)
        for place, item in enumerate(menu, start=1):
            self._say("plain-move-says", number=place, move=item.move, says=item.description)
        return menu

    def _ask(
        self, seen: Observation, menu: list[MenuItem], at_stake: IdeaAtStake | None
    ) -> Move | None:
        """None if the player quits."""
        while True:
            typed = self._read(self._words.say("plain-prompt"))
            line = (typed or "").strip()
            if typed is None or line.lower() in QUIT_COMMANDS:
                return None
            if line.lower() == "hint":
                self._give_hint(at_stake)
                continue
            if line.lower() in ("help", "?"):
                self._say("plain-help-moves")
                continue
            if line.isdecimal() and 0 < int(line) <= len(menu):
                line = menu[int(line) - 1].move
            try:
                return legal_move(line, seen)
            except RegicideError as error:
                self._write(say_error(self._words, error))

    def _give_hint(self, at_stake: IdeaAtStake | None) -> None:
        from regicide.tui.text.hint_text import hint_text  # noqa: PLC0415

        if at_stake is None:
            self._say("idea-undecided")
        else:
            self._write(hint_text(self._words, at_stake.hint, _READER).plain)

    def _say(self, message: str, **facts: str | int) -> None:
        self._write(self._words.say(message, **facts))
