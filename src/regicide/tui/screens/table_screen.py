"""The screen of a table: one seat's view, and its actions.

Keys and clicks only select; Enter confirms, so no move happens by accident.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from regicide.client.seen_deal import seal_verdict
from regicide.rules import Step
from regicide.table import Phase
from regicide.table.commands import Answer, BeReady, LeaveSeat, MakeMove, TakeSeat
from regicide.tui.controller import Controller
from regicide.tui.screens.action_button import ACTIONS, ALWAYS_SHOWN, ActionButton
from regicide.tui.screens.card_widget import CardWidget
from regicide.tui.screens.event_log import EventLog
from regicide.tui.text import table_text
from regicide.tui.text.card_text import BLUE, FAINT, RED, CardText
from regicide.tui.text.event_text import NamedWords, say_update
from regicide.tui.text.forecast_text import forecast_text, next_player_text
from regicide.tui.text.hint_text import hint_text
from regicide.tui.text.why_played import say_why_last_played
from regicide.wire.game_view import GameView
from regicide.wire.room_view import RoomView

#: The largest hand: a limit of eight, and two more by option.
MOST_CARDS = 10


class TableScreen(Screen[None]):
    """The table as one seat sees it."""

    CSS_PATH = "table.tcss"
    #: Priority over the focused widget, so keys act in the order they are pressed.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False, priority=True)
        for key, action in (
            *((str((n + 1) % 10), f"choose({n})") for n in range(MOST_CARDS)),
            ("enter", "confirm"),
            ("y", "choose_move('yield')"),
            ("f", "choose_move('flip')"),
            ("c", "cover"),
            ("escape", "clear"),
            ("r", "ready"),
            ("g", "stand_up"),
            ("w", "why"),
            ("plus,equals_sign", "answer(True)"),
            ("minus", "answer(False)"),
            ("left", "app.focus_previous"),
            ("right", "app.focus_next"),
        )
    ]

    def __init__(
        self,
        controller: Controller,
        language: str,
        card_text: CardText,
        *,
        is_shared: bool = False,
        at_end: Callable[[], Iterable[str]] = tuple,
    ) -> None:
        super().__init__()
        self._at_end = at_end
        self.controller = controller
        #: Several players use this screen in turn: the log calls each by name, never `you`.
        self._is_shared = is_shared
        self._language = language
        self._card_text = card_text
        #: The number of the last update in the log.
        self._logged_seq = 0
        self._verdict_logged = False
        #: Whether the last move in the log is the reader's: what follows is new at their next turn.
        self._reader_moved_last = False
        #: Whether all widgets exist.
        self._is_composed = False

    @property
    def words(self) -> NamedWords:
        room = self.controller.state.room
        return NamedWords(self._language, room.seats if room else ())

    @property
    def _you(self) -> int | None:
        return None if self._is_shared else self.controller.state.seat

    def compose(self) -> ComposeResult:
        yield Horizontal(Static(id="turn"), Static(id="status"), id="top")
        with Horizontal(id="middle"):
            with Vertical(id="board"):
                yield Static(id="seats")
                yield Static(id="castle")
                yield Static(id="enemy")
                yield Static(id="piles")
                yield Static(id="proposal")
                yield Static(id="forecast")
                with Container(id="hand"):
                    yield from (CardWidget(place) for place in range(MOST_CARDS))
                for row in ("turn", "always"):
                    with Horizontal(classes="actions"):
                        names = [
                            each for each in ACTIONS if (each in ALWAYS_SHOWN) == (row == "always")
                        ]
                        yield from (ActionButton(name) for name in names)
                yield Static(id="unseen")
            yield EventLog(id="log", wrap=True, markup=False, min_width=10)

    def on_mount(self) -> None:
        for widget in (*self.query(CardWidget), *self.query(ActionButton)):
            widget.display = False
        self._is_composed = True
        self.show()

    # --- output ----------------------------------------------------------------------------------

    def show(self) -> None:
        """Redraw everything from the controller."""
        state = self.controller.state
        if not self._is_composed:
            return
        words = self.words
        self._show_status(words)
        if state.room is None:
            return
        self.query_one("#turn", Static).update(self._turn_text(words, state.room))
        self._show_log(words)
        if state.game is None:
            self._show_gathering(words, state.room)
        else:
            self._show_game(words, state.room, state.game)
        self._show_proposal(words, state.room)
        self._show_hand()
        self._show_actions(words)

    def _turn_text(self, words: NamedWords, room: RoomView) -> Text:
        return table_text.table_turn_text(words, room, self.controller.state, you=self._you)

    def _show_status(self, words: NamedWords) -> None:
        """The state of the connection, the last refusal, a new device, or the operator's message."""
        controller = self.controller
        text = Text("")
        if controller.close_reason:
            text = Text(controller.close_reason, RED)
        elif not controller.is_connected:
            text = Text(words.say("table-reconnecting"), RED)
        elif controller.last_error:
            text = Text(controller.last_error, RED)
        elif controller.is_sending:
            text = Text(words.say("choose-sending"), FAINT)
        elif controller.has_new_device:
            text = Text(words.say("notice-new-device"), RED)
        elif controller.notice:
            text = Text(controller.notice, RED)
        self.query_one("#status", Static).update(text)

    def _show_log(self, words: NamedWords) -> None:
        state, log = self.controller.state, self.query_one("#log", EventLog)
        for update in (each for each in state.log if each.seq > self._logged_seq):
            shown = replace(update, own=None, is_by_reader=False) if self._is_shared else update
            if update.public.deed.do == "make-move":
                if self._reader_moved_last and not shown.is_by_reader:
                    log.explain([f"– {words.say('recap-title')} –"])
                self._reader_moved_last = shown.is_by_reader
            for line in say_update(words, shown):
                log.write(line)
        self._logged_seq = state.seq
        if not self._verdict_logged and (verdict := seal_verdict(state)) is not None:
            log.write(words.say(f"seal-{verdict.value}"))
            self._verdict_logged = True
            self._show_earned(log)

    @work
    async def _show_earned(self, log: EventLog) -> None:
        """Reading all kept games takes a moment."""
        for line in await asyncio.to_thread(self._at_end):
            log.write(line)

    def _show_gathering(self, words: NamedWords, room: RoomView) -> None:
        self.query_one("#enemy", Static).update(table_text.room_text(words, room))
        for name in ("seats", "castle", "piles", "forecast", "unseen"):
            self.query_one(f"#{name}", Static).update("")

    def _show_game(self, words: NamedWords, room: RoomView, game: GameView) -> None:
        state, card_text = self.controller.state, self._card_text
        choice = self.controller.selection.choice
        damage = choice.forecast.damage if choice and choice.forecast else 0
        pieces = {
            "seats": table_text.seats_text(words, room.seats, game, state.presence, state.seat),
            "castle": card_text.castle(game.royals, is_narrow=self.has_class("-narrow")),
            "enemy": table_text.enemy_text(words, card_text, game, damage),
            "piles": table_text.piles_text(words, card_text, game),
            "forecast": self._forecast(words),
            "unseen": table_text.unseen_text(words, card_text, game, state.own),
        }
        for name, text in pieces.items():
            self.query_one(f"#{name}", Static).update(text)

    def _forecast(self, words: NamedWords) -> Text:
        """The forecast of what is chosen; if nothing is, the hint."""
        state, selection = self.controller.state, self.controller.selection
        if state.hint is not None and selection.choice is None and not selection.places:
            return hint_text(words, state.hint.hint, state.seat)
        return forecast_text(words, self.controller)

    def _show_proposal(self, words: NamedWords, room: RoomView) -> None:
        text = ""
        if room.proposal is not None:
            who = words.actor(room.proposal.seat, self._you)
            text = words.say(f"asks-{room.proposal.aim.value}", **who)
        shown = self.query_one("#proposal", Static)
        shown.update(Text(text, f"bold {BLUE}"))
        shown.display = bool(text)

    def _show_hand(self) -> None:
        state, selection = self.controller.state, self.controller.selection
        hand = state.own.hand if state.own else ()
        for widget in self.query(CardWidget):
            held = widget.place < len(hand)
            widget.display = held
            if held:
                chosen = widget.place in selection.places
                unavailable = (
                    state.is_my_turn and not chosen and not selection.can_add(widget.place)
                )
                widget.show(
                    self._card_text, hand[widget.place], chosen=chosen, unavailable=unavailable
                )

    def _show_actions(self, words: NamedWords) -> None:
        shown = dict(self._available_actions(words))
        for name in ACTIONS:
            action = self.query_one(f"#do-{name}", ActionButton)
            action.display = name in shown
            if name in shown:
                action.set_label(shown[name])
                action.set_class(name in ("confirm", "ready"), "-main")

    def _available_actions(self, words: NamedWords) -> list[tuple[str, str]]:
        """The actions that are possible now: (action, label)."""
        found = [
            *self._waiting_actions(words),
            *self._turn_actions(words),
            *self._proposal_actions(words),
        ]
        found += self._table_actions(words)
        return [*found, ("help", words.say("tui-help")), ("leave", words.say("tui-leave"))]

    def _table_actions(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        if self.controller.state.own is not None:
            yield "talk", words.say("talk-tab-talk")
            yield "more", words.say("app-more")

    def _waiting_actions(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        state = self.controller.state
        if state.room is not None and state.room.phase is Phase.GATHERING and state.own:
            ready = state.room.seats[state.own.seat].ready
            yield "ready", words.say("room-not-ready" if ready else "room-be-ready")
            yield "stand_up", words.say("room-stand-up")

    def _turn_actions(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        selection = self.controller.selection
        choices = selection.choices
        if choices is None:
            return
        if selection.choice is not None:
            yield "confirm", self._confirm_label(words, selection.choice.move)
        for move in ("yield", "flip"):
            if any(each.move == move for each in choices.moves):
                yield move, words.say(f"move-{move}")
        if choices.cheapest_cover is not None:
            yield "cover", words.say("choose-take-it")
        if selection.places or selection.cardless_move:
            yield "clear", words.say("choose-clear")

    def _proposal_actions(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        state = self.controller.state
        if state.room is None or state.room.proposal is None or state.own is None:
            return
        mine = state.own.seat in state.room.proposal.agreed
        if not mine:
            yield "agree", words.say("action-agree")
        yield "disagree", words.say("action-take-back" if mine else "action-disagree")

    def _confirm_label(self, words: NamedWords, move: str) -> str:
        if move in ("yield", "flip"):
            return words.say(f"move-{move}")
        if move.startswith(">"):
            return next_player_text(words, move, self.controller.state.seat)
        cards = self._card_text.cards(self.controller.selection.cards).plain
        return words.say(
            "choose-discard-these" if move[0] == "x" else "choose-play-these", cards=cards
        )

    # --- actions ---------------------------------------------------------------------------------

    async def action_choose(self, number: int) -> None:
        """A digit key: selects a card, nominates the next player, or takes a seat."""
        state = self.controller.state
        if state.room is not None and state.room.phase is Phase.GATHERING:
            await self.controller.do(TakeSeat(number))
        elif state.game is not None and state.game.step is Step.NAME and state.is_my_turn:
            self.controller.selection.choose_move(f">{number + 1}")
            self.show()
        else:
            await self._toggle(number)

    async def _toggle(self, place: int) -> None:
        state, selection = self.controller.state, self.controller.selection
        if not state.is_my_turn or state.own is None or place >= len(state.own.hand):
            return
        self.controller.outlook = None
        if not selection.toggle(place):
            selection.places.add(place)  # show it, with the reason why not
            discarding = state.game is not None and state.game.step is Step.SUFFER
            await self.controller.ask(selection.as_move(discarding=discarding))
        self.show()

    @on(CardWidget.Toggled)
    async def card_toggled(self, message: CardWidget.Toggled) -> None:
        await self._toggle(message.place)

    def action_choose_move(self, move: str) -> None:
        if self.controller.selection.choose_move(move):
            self.show()

    def action_cover(self) -> None:
        selection = self.controller.selection
        if selection.choices is not None and selection.choices.cheapest_cover is not None:
            selection.select_cards(selection.choices.cheapest_cover)
            self.show()

    def action_clear(self) -> None:
        self.controller.selection.clear()
        self.controller.outlook = None
        self.show()

    async def action_confirm(self) -> None:
        choice = self.controller.selection.choice
        if choice is not None and self.controller.state.is_my_turn:
            await self.controller.do(MakeMove(choice.move, self.controller.state.seq))

    async def action_ready(self) -> None:
        state = self.controller.state
        if state.room is not None and state.own and state.room.phase is Phase.GATHERING:
            await self.controller.do(BeReady(not state.room.seats[state.own.seat].ready))

    async def action_stand_up(self) -> None:
        state = self.controller.state
        if state.room is not None and state.room.phase is Phase.GATHERING:
            await self.controller.do(LeaveSeat())

    def action_why(self) -> None:
        """Say in the log why the last turn of a bot was played so, as far as everyone can see it."""
        self.query_one(EventLog).explain(say_why_last_played(self.words, self.controller.state))

    async def action_answer(self, agree: bool) -> None:  # noqa: FBT001  a key binding passes it
        if self.controller.state.room and self.controller.state.room.proposal:
            await self.controller.do(Answer(agree))

    @on(ActionButton.Pressed)
    async def pressed(self, message: ActionButton.Pressed) -> None:
        match message.action:
            case "yield" | "flip" as move:
                self.action_choose_move(move)
            case "agree" | "disagree" as answer:
                await self.action_answer(answer == "agree")
            case "solution":
                await self.app.run_action("app.hint")  # its key
            case "next" | "talk" | "more" | "help" | "leave" as name:
                await self.app.run_action(f"app.{name}")
            case name:
                await self.run_action(name)
