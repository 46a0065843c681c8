"""The full-screen terminal game: one app, with one controller for each player at this keyboard."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches

from regicide.bots.bot_table import DEFAULT_BOT
from regicide.notation import parse_options
from regicide.rules import Options, Seat, Talk
from regicide.table import Command, Phase
from regicide.table.commands import (
    AskAbandon,
    AskHint,
    AskRematch,
    AskUndo,
    HandBack,
    Pause,
    RemovePlayer,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
)
from regicide.table.phrases import phrases
from regicide.tui.controller import Controller
from regicide.tui.screens.game_app import GameApp
from regicide.tui.screens.help import HelpScreen
from regicide.tui.screens.overlays import HandOverScreen, ListScreen
from regicide.tui.screens.table_screen import TableScreen
from regicide.tui.text.card_text import CardText
from regicide.tui.text.event_text import NamedWords, say_phrase
from regicide.wire.room_view import RoomView

#: Columns and rows from which the screen uses its wide and its tall layout.
WIDE, TALL = 110, 30
#: Columns and rows from which it also counts the unseen cards.
ROOMY = (120, 40)
#: Columns and rows below which it uses its narrow and its short one.
NARROW, SHORT = 70, 23
#: Returned instead of the code of a rematch: the players want to see a review of the game.
REVIEW = "review"

#: Entries of the “more” list that are one command.
_COMMANDS: dict[str, Command] = {
    "undo": AskUndo(),
    "pause": Pause(),
    "resume": Resume(),
    "hand-back": HandBack(),
}


class TableApp(GameApp[str | None]):
    """Runs until the player leaves the table.

    Returns the code of the rematch to join, or `REVIEW`, if any.
    """

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "talk", show=False),
        Binding("m", "more", show=False),
        Binding("h", "hint", show=False),
        Binding("question_mark", "help", show=False),
        Binding("d", "toggle_dark", show=False),
        Binding("s", "toggle_suits", show=False),
        Binding("q,ctrl+c", "leave", show=False),
    ]

    def __init__(
        self,
        controllers: list[Controller],
        language: str,
        *,
        can_review: bool = False,
        at_end: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        """`at_end` finds what the finished game earned, in sentences."""
        super().__init__()
        self._at_end = at_end
        self._can_review = can_review
        self._controllers = controllers
        for controller in controllers:
            controller.on_change = self.update_table
        self._language = language
        self._card_text = CardText()
        self._active = 0
        #: A player at this keyboard asked for a rematch: join it as soon as it exists.
        self._wants_rematch = False

    @property
    def controller(self) -> Controller:
        return self._controllers[self._active]

    @property
    def words(self) -> NamedWords:
        room = self.controller.state.room
        return NamedWords(self._language, room.seats if room else ())

    def on_mount(self) -> None:
        self.push_screen(self._new_screen())
        for controller in self._controllers:
            self._run_controller(controller)

    @work(exit_on_error=True)
    async def _run_controller(self, controller: Controller) -> None:
        await controller.run()
        if (
            controller.is_signed_out or controller.is_turned_away
        ):  # `join` says why, where there is room for it
            self._leave(None)

    def _new_screen(self) -> TableScreen:
        return TableScreen(
            self.controller,
            self._language,
            self._card_text,
            is_shared=len(self._controllers) > 1,
            at_end=self._at_end,
        )

    def on_resize(self, event: events.Resize) -> None:
        for screen in self.screen_stack:
            screen.set_class(event.size.width >= WIDE, "-wide")
            screen.set_class(event.size.height >= TALL, "-tall")
            screen.set_class(
                event.size.width >= ROOMY[0] and event.size.height >= ROOMY[1], "-roomy"
            )
            screen.set_class(event.size.width < NARROW, "-narrow")
            screen.set_class(event.size.height < SHORT, "-short")
        self.update_table()

    def update_table(self) -> None:
        """Redraw after a controller received something."""
        if not self.is_running:
            return
        room = self.controller.state.room
        if self._wants_rematch and room is not None and room.rematch:
            self._wants_rematch = False
            self._leave(room.rematch)
            return
        self._switch_player()
        with suppress(NoMatches):  # not composed yet; it draws itself when it is
            self._table_screen().show()

    def _table_screen(self) -> TableScreen:
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen):
                return screen
        raise NoMatches

    def _switch_player(self) -> None:
        """With several players at this keyboard, show the screen of the player to move."""
        for place, controller in enumerate(self._controllers):
            if place != self._active and controller.state.is_my_turn:
                self._active = place
                self._show_hand_over(controller)
                return

    @work
    async def _show_hand_over(self, controller: Controller) -> None:
        seat = controller.state.seat or 0
        who = self.words.seat(seat)
        screen = self._table_screen()
        await self.push_screen_wait(HandOverScreen(self.words.say("tui-hand-over", who=who)))
        screen.controller = controller
        screen.show()

    # --- overlays --------------------------------------------------------------------------------

    @work
    async def action_talk(self) -> None:
        state, words = self.controller.state, self.words
        if state.own is None or state.game is None or state.room is None:
            return
        options = parse_options(state.room.options) if state.room.options else Options()
        casual = options.talk is Talk.CASUAL
        rows = [
            (each.value, say_phrase(words, each.value, state.own.seat, state.game))
            for each in phrases(state.game.step, options)
        ]
        prompt = words.say("talk-speak") if casual else None
        about = words.say("talk-casual" if casual else "talk-strict")
        chosen = await self.push_screen_wait(ListScreen(about, rows, prompt))
        if chosen is not None and chosen.startswith("text:"):
            await self.controller.do(Speak(chosen.removeprefix("text:")))
        elif chosen is not None:
            await self.controller.do(Say(chosen))

    @work
    async def action_more(self) -> None:
        chosen = await self.push_screen_wait(
            ListScreen(self.words.say("app-more"), self._more_actions())
        )
        match (chosen or "").split(":"):
            case [name] if name in _COMMANDS:
                await self.controller.do(_COMMANDS[name])
            case ["hint"]:
                self.action_hint()
            case ["abandon"]:
                await self._end_the_game()
            case ["stand-in", seat]:
                await self.controller.do(StandIn(int(seat), DEFAULT_BOT))
            case ["seat-bot", seat]:
                await self.controller.do(SeatBot(int(seat), DEFAULT_BOT))
            case ["remove", seat]:
                await self.controller.do(self._removal(int(seat)))
            case ["new-deal" | "same-deal" as deal]:
                self._wants_rematch = True
                await self.controller.do(AskRematch(deal == "same-deal"))
            case ["rematch" | "review" as next_screen]:
                room = self.controller.state.room
                rematch = room.rematch if room else None
                self._leave(REVIEW if next_screen == "review" else rematch)
            case _:
                pass

    @work
    async def action_hint(self) -> None:
        """Ask for a hint; before the first one of a game, say what it costs."""
        state, words = self.controller.state, self.words
        room, seat = state.room, state.seat
        if room is None or not room.help or seat is None:
            return
        if state.is_my_turn and not (room.hints and room.hints[seat]):
            rows = [("show", words.say("hint-show"))]
            if await self.push_screen_wait(ListScreen(words.say("hint-cost"), rows)) is None:
                return
        await self.controller.do(AskHint())

    async def _end_the_game(self) -> None:
        words = self.words
        rows = [("keep", words.say("tui-keep-playing")), ("end", words.say("action-abandon"))]
        sure = ListScreen(words.say("action-abandon-sure"), rows)
        if await self.push_screen_wait(sure) == "end":
            await self.controller.do(AskAbandon())

    def _more_actions(self) -> list[tuple[str, str]]:
        """Entries of the “more” list: (action, label)."""
        state, words = self.controller.state, self.words
        room, mine = state.room, state.seat
        if room is None or mine is None:
            return []
        if room.phase is Phase.GATHERING:
            free = [n for n, each in enumerate(room.seats) if not each.name and not each.bot]
            bots = [(f"seat-bot:{n}", f"{words.say('room-seat-bot')} {n + 1}") for n in free]
            return [*bots, *self._removals(room, mine)]
        if room.phase is Phase.OVER:
            if room.rematch:
                return [("rematch", words.say("end-to-rematch"))]
            review = [("review", words.say("tui-review"))] if self._can_review else []
            deals = [(name, words.say(f"action-{name}")) for name in ("new-deal", "same-deal")]
            return [*deals, *review]
        found = [("undo", words.say("action-undo"))]
        if room.help:  # also in the turn of others: a key in this list keeps its meaning
            found.append(("hint", words.say("hint-ask")))
        paused = "resume" if room.paused else "pause"
        found.append((paused, words.say(f"action-{paused}")))
        if room.seats[mine].bot:
            found.append(("hand-back", words.say("action-hand-back")))
        else:
            found.append((f"stand-in:{mine}", words.say("action-bot-for-me")))
        for seat, place in enumerate(room.seats):
            if seat != mine and place.name is not None and not place.bot:
                label = words.say("action-bot-for", who=words.seat(seat))
                found.append((f"stand-in:{seat}", label))
        return [*found, *self._removals(room, mine), ("abandon", words.say("action-abandon"))]

    def _removal(self, seat: Seat) -> RemovePlayer:
        """Before the start the seat becomes free; during play a bot takes it."""
        has_begun = self.controller.state.game is not None
        return RemovePlayer(seat, DEFAULT_BOT if has_begun else None)

    def _removals(self, room: RoomView, mine: Seat) -> list[tuple[str, str]]:
        """The people whom the host can remove; not the players who share this keyboard."""
        if room.host != mine or len(self._controllers) > 1:
            return []
        return [
            (f"remove:{seat}", self.words.say("people-remove", who=self.words.seat(seat)))
            for seat, place in enumerate(room.seats)
            if place.name is not None and seat != mine
        ]

    def action_help(self) -> None:
        reason = self.controller.reason
        self.push_screen(HelpScreen(self.words, reason.clause if reason else None))

    def action_toggle_dark(self) -> None:
        self.theme = "textual-light" if self.theme == "textual-dark" else "textual-dark"
        self._table_screen().show()  # drawn text keeps the colours of the other theme

    def action_toggle_suits(self) -> None:
        self._card_text.four_colours = not self._card_text.four_colours
        self._table_screen().show()

    def action_leave(self) -> None:
        self._leave(None)

    @work
    async def _leave(self, rematch: str | None) -> None:
        for controller in self._controllers:
            await controller.close()
        self.exit(rematch)
