"""The replay screen: steps through a recorded game, showing the hand of any seat."""

from typing import ClassVar

from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from regicide.i18n import say_event
from regicide.notation import Record, Replay, Seed, print_each_card, print_move, print_options
from regicide.rules import Event, Seat
from regicide.rules.events import EnemyDefeated
from regicide.table import Phase, TableGame, check_record_seal
from regicide.table.table_game import DefeatedEnemy
from regicide.tui import table_text
from regicide.tui.card_text import CardText
from regicide.tui.event_log import EventLog
from regicide.tui.event_text import NamedWords
from regicide.tui.local_game_setup import bots_of
from regicide.wire.game_view import view_game
from regicide.wire.room_view import RoomView, SealView, SeatView


class ReplayStep:
    """The game after a move, with the move and its events; the first step is the deal."""

    def __init__(self, game: TableGame, move: str | None, events: tuple[Event, ...]) -> None:
        self.game = game
        self.move = move
        self.events = events


def replay_steps(record: Record) -> list[ReplayStep]:
    """Every step of a game, the deal first. A record without a seed contains its shuffles."""
    replay = Replay(record)
    fallen: tuple[DefeatedEnemy, ...] = ()
    found = [ReplayStep(_game(record, replay, fallen), None, ())]
    for recorded in record.moves:
        done = replay.do(recorded)
        fallen += tuple(
            DefeatedEnemy(event.enemy, event.exact)
            for event in done.events
            if isinstance(event, EnemyDefeated)
        )
        move = print_move(recorded.move)
        found.append(ReplayStep(_game(record, replay, fallen), move, done.events))
    return found


def _game(record: Record, replay: Replay, fallen: tuple[DefeatedEnemy, ...]) -> TableGame:
    """The game as the table views need it; without a seed it cannot be continued."""
    return TableGame(record.seed or Seed("unknown"), replay.state, replay.hearts, (), fallen)


def room_of(record: Record) -> RoomView:
    """The seats of a record, as the table screen shows them."""
    bots, names = bots_of(record), record.seats
    return RoomView(
        phase=Phase.OVER,
        seats=tuple(
            SeatView(
                None if seat in bots else (names[seat] if seat < len(names) else None),
                bots.get(seat),
                True,
            )
            for seat in range(record.deal.players)
        ),
        host=None,
        first=0,
        options=print_options(record.deal.options),
        public=False,
        turn_seconds=None,
        chosen_seed=False,
        seal=SealView("", None, None),
        proposal=None,
        paused=False,
        abandoned=False,
        rematch=None,
    )


class ReplayApp(App[None]):
    """Arrow keys step through the game; a digit shows the hand of that seat, 0 all hands."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,down", "go(1)", show=False),
        Binding("left,up", "go(-1)", show=False),
        Binding("pagedown", "go(10)", show=False),
        Binding("pageup", "go(-10)", show=False),
        Binding("home", "go(-100000)", show=False),
        Binding("end", "go(100000)", show=False),
        *(Binding(str(seat), f"see({seat})", show=False) for seat in range(5)),
        Binding("tab", "see_next", show=False, priority=True),
        Binding("q,escape", "quit", show=False),
    ]

    def __init__(self, record: Record, language: str) -> None:
        super().__init__()
        self._room = room_of(record)
        self._steps = replay_steps(record)
        self._verdict = check_record_seal(record)
        self._at = 0
        self._seat: Seat | None = 0
        self._words = NamedWords(language, self._room)
        self._card_text = CardText()

    def compose(self) -> ComposeResult:
        yield Horizontal(Static(id="turn"), Static(id="status"), id="top")
        with Vertical(id="middle"):
            with Vertical(id="board"):
                for name in ("seats", "castle", "enemy", "piles", "hands", "keys"):
                    yield Static(id=name)
            yield EventLog(id="log", wrap=True, markup=False, min_width=10)

    def on_mount(self) -> None:
        self._show()

    def action_go(self, count: int) -> None:
        self._at = max(0, min(len(self._steps) - 1, self._at + count))
        self._show()

    def action_see(self, number: int) -> None:
        """Show the hand of one seat, counted from 1; 0 shows all hands."""
        if number <= len(self._room.seats):
            self._seat = number - 1 if number else None
            self._show()

    def action_see_next(self) -> None:
        seats = len(self._room.seats)
        self.action_see(
            0 if self._seat == seats - 1 else 1 if self._seat is None else self._seat + 2
        )

    def _show(self) -> None:
        words, step = self._words, self._steps[self._at]
        game = view_game(step.game)
        last = len(self._steps) - 1
        where = words.say("replay-move-of", number=self._at, all=last) if self._at else ""
        shown = {
            "turn": table_text.turn_text(words, self._room, game),
            "status": Text(where or words.say("replay-the-deal")),
            "seats": table_text.seats_text(words, self._room, game, None, None),
            "castle": self._card_text.castle(game.royals),
            "enemy": table_text.enemy_text(words, self._card_text, game, 0),
            "piles": table_text.piles_text(words, self._card_text, game),
            "hands": self._hands(step),
            "keys": Text(words.say("tui-replay-keys"), "dim"),
        }
        for name, text in shown.items():
            self.query_one(f"#{name}", Static).update(text)
        log = self.query_one("#log", EventLog)
        log.clear()
        if step.move is not None:
            log.write(Text(step.move, "bold"))
        elif self._verdict is not None:
            log.write(words.say(f"seal-{self._verdict.value}"))
        for event in step.events:
            log.write(say_event(words, event))

    def _hands(self, step: ReplayStep) -> Text:
        rows = []
        for seat, hand in enumerate(step.game.state.hands):
            if self._seat in (None, seat):
                cards = self._card_text.cards(print_each_card(hand))
                rows.append(Text.assemble((f"{self._words.seat(seat)}: ", "dim"), cards))
        return Text("\n").join(rows)
