"""The screen of a table: a seat's view of it, and everything the seat may do.

Nothing irreversible happens by accident: keys and clicks choose, Enter does.
"""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Static

from regicide.table import Phase
from regicide.table.commands import Answer, BeReady, LeaveSeat, MakeMove, TakeSeat
from regicide.tui import table_text
from regicide.tui.action import Action
from regicide.tui.card_text import BLOOD, STEEL, CardText
from regicide.tui.card_widget import CardWidget
from regicide.tui.client_state import Happening
from regicide.tui.controller import Controller
from regicide.tui.event_log import EventLog
from regicide.tui.event_text import NamedWords, say_happened
from regicide.tui.forecast_text import forecast_text, goes_next
from regicide.wire.game_view import GameView
from regicide.wire.room_view import RoomView

#: A hand limit of eight, and two more by option.
MOST_CARDS = 10
#: Name → key, in the order they are shown.
ACTIONS = {
    "confirm": "⏎",
    "yield": "y",
    "flip": "f",
    "cover": "c",
    "clear": "Esc",
    "ready": "r",
    "up": "g",
    "agree": "+",
    "disagree": "-",
    "talk": "t",
    "more": "m",
    "help": "?",
    "leave": "q",
}
#: Those that stay where they are whatever happens.
ALWAYS = frozenset({"talk", "more", "help", "leave"})


class TableScreen(Screen[None]):
    """One seat's table."""

    CSS_PATH = "table.tcss"
    #: All of them go before what has the focus: keys are done in the order they are pressed.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(key, action, show=False, priority=True)
        for key, action in (
            *((str((n + 1) % 10), f"choose({n})") for n in range(MOST_CARDS)),
            ("enter", "confirm"),
            ("y", "other('yield')"),
            ("f", "other('flip')"),
            ("c", "cover"),
            ("escape", "clear"),
            ("r", "ready"),
            ("g", "up"),
            ("plus,equals_sign", "answer(True)"),
            ("minus", "answer(False)"),
            ("left", "app.focus_previous"),
            ("right", "app.focus_next"),
        )
    ]

    def __init__(
        self, controller: Controller, language: str, faces: CardText, *, is_shared: bool = False
    ) -> None:
        super().__init__()
        self.controller = controller
        #: Whether several people look at this screen in turn: its log calls everyone by name.
        self._is_shared = is_shared
        self._language = language
        self._faces = faces
        self._told = 0
        self._told_verdict = False
        #: Whether everything on the screen is there to be filled.
        self._is_laid = False

    @property
    def words(self) -> NamedWords:
        return NamedWords(self._language, self.controller.model.room)

    @property
    def _you(self) -> int | None:
        return None if self._is_shared else self.controller.model.seat

    def compose(self) -> ComposeResult:
        yield Horizontal(Static(id="bar"), Static(id="line"), id="top")
        with Horizontal(id="middle"):
            with Vertical(id="stage"):
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
                        names = [each for each in ACTIONS if (each in ALWAYS) == (row == "always")]
                        yield from (Action(name, ACTIONS[name]) for name in names)
            yield EventLog(id="log", wrap=True, markup=False, min_width=10)

    def on_mount(self) -> None:
        for widget in (*self.query(CardWidget), *self.query(Action)):
            widget.display = False
        self._is_laid = True
        self.show()

    # --- showing ---------------------------------------------------------------------------------

    def show(self) -> None:
        """Everything, from what the controller knows."""
        model = self.controller.model
        if not self._is_laid or model.room is None:
            return
        words = self.words
        self.query_one("#bar", Static).update(
            table_text.bar_text(words, model.room, model.game, seat=model.seat, you=self._you)
        )
        self._show_line(words)
        self._show_log(words)
        if model.game is None:
            self._show_gathering(words, model.room)
        else:
            self._show_game(words, model.room, model.game)
        self._show_proposal(words, model.room)
        self._show_hand()
        self._show_actions(words)

    def _show_line(self, words: NamedWords) -> None:
        """Whether the line is there, and what was refused."""
        controller = self.controller
        text = Text("")
        if controller.farewell:
            text = Text(controller.farewell, BLOOD)
        elif not controller.is_connected:
            text = Text(words.say("table-reconnecting"), BLOOD)
        elif controller.complaint:
            text = Text(controller.complaint, BLOOD)
        elif controller.is_sending:
            text = Text(words.say("choose-sending"), "dim")
        self.query_one("#line", Static).update(text)

    def _show_log(self, words: NamedWords) -> None:
        model, log = self.controller.model, self.query_one("#log", EventLog)
        for happening in model.happened[self._told :]:
            numbers = table_text.talk_numbers(words, model.game, happening.public.deed.seat)
            told = Happening(happening.public) if self._is_shared else happening
            for line in say_happened(words, told, numbers):
                log.write(line)
        self._told = len(model.happened)
        if not self._told_verdict and (verdict := model.verdict) is not None:
            log.write(words.say(f"seal-{verdict.value}"))
            self._told_verdict = True

    def _show_gathering(self, words: NamedWords, room: RoomView) -> None:
        rows = []
        for seat, place in enumerate(room.seats):
            who = place.name or (words.bot(place.bot) if place.bot else words.say("room-free"))
            ready = "room-is-ready" if place.ready else "room-is-not-ready"
            state = f" – {words.say(ready)}" if place.name else ""
            rows.append(f"[{seat + 1}] {who}{state}")
        self.query_one("#enemy", Static).update(Text("\n".join(rows)))
        for name in ("seats", "castle", "piles", "forecast"):
            self.query_one(f"#{name}", Static).update("")

    def _show_game(self, words: NamedWords, room: RoomView, game: GameView) -> None:
        model, faces = self.controller.model, self._faces
        choice = self.controller.selection.choice
        damage = choice.forecast.damage if choice and choice.forecast else 0
        pieces = {
            "seats": table_text.seats_text(words, room, game, model.presence, model.seat),
            "castle": faces.castle(game.royals),
            "enemy": table_text.enemy_text(words, faces, game, damage),
            "piles": table_text.piles_text(words, faces, game),
            "forecast": forecast_text(words, self.controller),
        }
        for name, text in pieces.items():
            self.query_one(f"#{name}", Static).update(text)

    def _show_proposal(self, words: NamedWords, room: RoomView) -> None:
        text = ""
        if room.proposal is not None:
            who = words.actor(room.proposal.seat, self._you)
            text = words.say(f"asks-{room.proposal.aim.value}", **who)
        shown = self.query_one("#proposal", Static)
        shown.update(Text(text, f"bold {STEEL}"))
        shown.display = bool(text)

    def _show_hand(self) -> None:
        model, selection = self.controller.model, self.controller.selection
        hand = model.own.hand if model.own else ()
        for widget in self.query(CardWidget):
            held = widget.place < len(hand)
            widget.display = held
            if held:
                chosen = widget.place in selection.places
                out = model.is_my_turn and not chosen and not selection.can_join(widget.place)
                widget.show(self._faces, hand[widget.place], chosen=chosen, out=out)

    def _show_actions(self, words: NamedWords) -> None:
        shown = dict(self._available(words))
        for name in ACTIONS:
            action = self.query_one(f"#do-{name}", Action)
            action.display = name in shown
            if name in shown:
                action.say(shown[name])
                action.set_class(name in ("confirm", "ready"), "-main")

    def _available(self, words: NamedWords) -> list[tuple[str, str]]:
        """What can be done now, and what it is called."""
        found = [*self._before_the_start(words), *self._at_my_turn(words), *self._proposed(words)]
        if self.controller.model.own is not None:
            found += [("talk", words.say("talk-tab-talk")), ("more", words.say("app-more"))]
        return [*found, ("help", words.say("tui-help")), ("leave", words.say("tui-leave"))]

    def _before_the_start(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        model = self.controller.model
        if model.room is not None and model.room.phase is Phase.GATHERING and model.own:
            ready = model.room.seats[model.own.seat].ready
            yield "ready", words.say("room-not-ready" if ready else "room-be-ready")
            yield "up", words.say("room-stand-up")

    def _at_my_turn(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        choices, selection = self.controller.model.choices, self.controller.selection
        if choices is None:
            return
        if selection.choice is not None:
            yield "confirm", self._confirming(words, selection.choice.move)
        for move in ("yield", "flip"):
            if any(each.move == move for each in choices.moves):
                yield move, words.say(f"move-{move}")
        if choices.cheapest_cover is not None:
            yield "cover", words.say("choose-take-it")
        if selection.places or selection.other:
            yield "clear", words.say("choose-clear")

    def _proposed(self, words: NamedWords) -> Iterator[tuple[str, str]]:
        model = self.controller.model
        if model.room is None or model.room.proposal is None or model.own is None:
            return
        mine = model.own.seat in model.room.proposal.agreed
        if not mine:
            yield "agree", words.say("action-agree")
        yield "disagree", words.say("action-take-back" if mine else "action-disagree")

    def _confirming(self, words: NamedWords, move: str) -> str:
        if move in ("yield", "flip"):
            return words.say(f"move-{move}")
        if move.startswith(">"):
            return goes_next(words, move, self.controller.model.seat)
        cards = self._faces.cards(self.controller.selection.cards).plain
        return words.say(
            "choose-discard-these" if move[0] == "x" else "choose-play-these", cards=cards
        )

    # --- doing -----------------------------------------------------------------------------------

    async def action_choose(self, number: int) -> None:
        """A digit: a card of the hand, a seat to name, or a seat to take."""
        model = self.controller.model
        if model.room is not None and model.room.phase is Phase.GATHERING:
            await self.controller.do(TakeSeat(number))
        elif model.game is not None and model.game.step.value == "name" and model.is_my_turn:
            self.controller.selection.choose(f">{number + 1}")
            self.show()
        else:
            await self._toggle(number)

    async def _toggle(self, place: int) -> None:
        model, selection = self.controller.model, self.controller.selection
        if not model.is_my_turn or model.own is None or place >= len(model.own.hand):
            return
        self.controller.outlook = None
        if not selection.toggle(place):
            selection.places.add(place)  # shown, and refused with its reason
            suffering = model.game is not None and model.game.step.value == "suffer"
            await self.controller.ask(selection.attempt(suffering=suffering))
        self.show()

    @on(CardWidget.Toggled)
    async def card_toggled(self, message: CardWidget.Toggled) -> None:
        await self._toggle(message.place)

    def action_other(self, move: str) -> None:
        if self.controller.selection.choose(move):
            self.show()

    def action_cover(self) -> None:
        choices = self.controller.model.choices
        if choices is not None and choices.cheapest_cover is not None:
            self.controller.selection.take(choices.cheapest_cover)
            self.show()

    def action_clear(self) -> None:
        self.controller.selection.clear()
        self.controller.outlook = None
        self.show()

    async def action_confirm(self) -> None:
        choice = self.controller.selection.choice
        if choice is not None and self.controller.model.is_my_turn:
            await self.controller.do(MakeMove(choice.move, self.controller.model.seq))

    async def action_ready(self) -> None:
        model = self.controller.model
        if model.room is not None and model.own and model.room.phase is Phase.GATHERING:
            await self.controller.do(BeReady(not model.room.seats[model.own.seat].ready))

    async def action_up(self) -> None:
        model = self.controller.model
        if model.room is not None and model.room.phase is Phase.GATHERING:
            await self.controller.do(LeaveSeat())

    async def action_answer(self, agree: bool) -> None:  # noqa: FBT001  given by a binding
        if self.controller.model.room and self.controller.model.room.proposal:
            await self.controller.do(Answer(agree))

    @on(Action.Pressed)
    async def pressed(self, message: Action.Pressed) -> None:
        match message.action:
            case "yield" | "flip" as move:
                self.action_other(move)
            case "agree" | "disagree" as answer:
                await self.action_answer(answer == "agree")
            case "talk" | "more" | "help" | "leave" as name:
                await self.app.run_action(f"app.{name}")
            case name:
                await self.run_action(name)
