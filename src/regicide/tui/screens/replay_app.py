"""The replay screen: steps through a recorded game, showing the hand of any seat, and reviews it."""

import os
from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static
from textual.worker import get_current_worker

from regicide.folders import data_folder
from regicide.i18n import say_event
from regicide.notation import Record, Seed, print_move
from regicide.notation.record import replay
from regicide.study.review import PLAYOUTS, WORLDS, Review, parse_review
from regicide.study.review_cache import cached_review_json
from regicide.study.why_made import why_made
from regicide.table import TableGame, check_record_seal
from regicide.table.recording import unearned_in
from regicide.tui.local_game_setup import seats_of
from regicide.tui.screens.event_log import EventLog
from regicide.tui.screens.game_app import GameApp
from regicide.tui.screens.table_app import NARROW
from regicide.tui.text import table_text
from regicide.tui.text.card_text import FAINT, RED, CardText
from regicide.tui.text.event_text import NamedWords
from regicide.tui.text.review_text import say_decision, say_takeaways, say_why_move
from regicide.tui.text.why_played import say_facts_of_move
from regicide.wire.events import read_event
from regicide.wire.replay_view import MomentView, view_moments


class ReviewStopped(Exception):
    """The player left before the review was done."""


class ReplayApp(GameApp[None]):
    """Arrow keys step through the game. It shows the hand of who moved; after a digit that of its seat, 0: all.

    `r` reviews the game; then each move shows its chance, its loss and what was better, and `n` and `p` lead to the
    marked ones. `w` says why the move on the screen was made.
    """

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
        Binding("r", "review", show=False),
        Binding("w", "why", show=False),
        Binding("n", "go_to_mark(1)", show=False),
        Binding("p", "go_to_mark(-1)", show=False),
        Binding("q,escape", "quit", show=False),
    ]

    def __init__(
        self,
        record: Record,
        language: str,
        *,
        reviews: bool = False,
        worlds: int = WORLDS,
        playouts: int = PLAYOUTS,
    ) -> None:
        """`reviews`: begin with the review, without waiting for its key."""
        super().__init__()
        self._record = record
        self._starts_with_review = reviews
        self._worlds = worlds
        self._playouts = playouts
        self.review: Review | None = None
        #: How far a review is, while it is made.
        self._progress: str | None = None
        self._seats = seats_of(record)
        game = TableGame.recorded(record, Seed("replay"))
        self._moments = tuple(view_moments(game, record.moves, unearned_in(record)))
        self._verdict = check_record_seal(record)
        self._at = 0
        #: Whose hand is shown, counted from 1; 0: all hands; None: that of who moved.
        self._seen: int | None = None
        self._words = NamedWords(language, self._seats)
        self._card_text = CardText()

    def compose(self) -> ComposeResult:
        yield Horizontal(Static(id="turn"), Static(id="status"), id="top")
        with Vertical(id="middle"):
            with Vertical(id="board"):
                for name in ("seats", "castle", "enemy", "piles", "hands", "curve", "keys"):
                    yield Static(id=name)
            yield EventLog(id="log", wrap=True, markup=False, min_width=10)

    def on_mount(self) -> None:
        self._show()
        if self._starts_with_review:
            self.action_review()

    @property
    def _is_narrow(self) -> bool:
        return self.size.width < NARROW

    def on_resize(self) -> None:
        if self.query("#castle"):
            self.screen.set_class(self._is_narrow, "-narrow")
            self._show()

    def action_go(self, count: int) -> None:
        self._at = max(0, min(len(self._moments) - 1, self._at + count))
        self._show()

    def action_go_to_mark(self, step: int) -> None:
        """Go to the next marked move, or with -1 to the one before."""
        decisions = self.review.decisions if self.review is not None else ()
        marked = [each.number for each in decisions if each.mark]
        ahead = [number for number in marked[::step] if (number - self._at) * step > 0]
        if ahead:
            self._at = ahead[0]
            self._show()

    def action_see(self, number: int | None) -> None:
        """Show the hand of one seat, counted from 1; 0 shows all hands, None that of who moved."""
        if number is None or number <= len(self._seats):
            self._seen = number
            self._show()

    def action_see_next(self) -> None:
        """Each seat, then all hands, then who moved again."""
        order = [None, *range(1, len(self._seats) + 1), 0]
        self.action_see(order[(order.index(self._seen) + 1) % len(order)])

    def action_why(self) -> None:
        """Say why the move was made: what it did, then a better or the next best one."""
        if not self._at:
            return
        words, made = self._words, list(replay(self._record))[self._at - 1]
        before, after = self._moments[self._at - 1], self._moments[self._at]
        found = why_made(self._record, made, self._at, worlds=self._worlds)
        log = self.query_one("#log", EventLog)
        for line in say_facts_of_move(words, before.game, after.events):
            log.write(line)
        log.write(say_why_move(words, found, print_move(made.recorded.move)))

    def action_review(self) -> None:
        """Review the game in a thread, once."""
        if self._record.moves and self.review is None and self._progress is None:
            self._progress = ""
            self._make_review()
            self._show()

    @work(thread=True)
    def _make_review(self) -> None:
        worker = get_current_worker()

        words, moves = self._words, len(self._record.moves)

        def show(name: str, **facts: int) -> None:
            if worker.is_cancelled:
                raise ReviewStopped
            self.call_from_thread(self._show_progress, words.say(name, **facts))

        folder = data_folder(os.environ) / "reviews"
        try:
            text = cached_review_json(
                self._record,
                worlds=self._worlds,
                playouts=self._playouts,
                folder=folder,
                on_decision=lambda done: show("review-progress", done=done, all=moves),
                on_check=lambda number: show("review-checking", number=number),
            )
        except ReviewStopped:
            return
        self.call_from_thread(self._show_review, parse_review(text))

    def _show_progress(self, progress: str) -> None:
        self._progress = progress
        self.query_one("#keys", Static).update(self._keys_text())

    def _show_review(self, review: Review) -> None:
        self.review, self._progress = review, None
        self._show()

    def _keys_text(self) -> Text:
        if self._progress is None:
            return Text(self._words.say("tui-replay-keys"), FAINT)
        return Text(self._progress, "bold")

    def _show(self) -> None:
        words, moment = self._words, self._moments[self._at]
        game = moment.game
        last = len(self._moments) - 1
        where = words.say("replay-move-of", number=self._at, all=last) if self._at else ""
        shown = {
            "turn": table_text.turn_text(words, game),
            "status": Text(where or words.say("replay-the-deal")),
            "seats": table_text.seats_text(words, self._seats, game, None, None),
            "castle": self._card_text.castle(game.royals, is_narrow=self._is_narrow),
            "enemy": table_text.enemy_text(words, self._card_text, game, 0),
            "piles": table_text.piles_text(words, self._card_text, game),
            "hands": self._hands_text(moment),
            "curve": self._curve_text(),
            "keys": self._keys_text(),
        }
        for name, text in shown.items():
            self.query_one(f"#{name}", Static).update(text)
        log = self.query_one("#log", EventLog)
        log.clear()
        if moment.move is not None:
            log.write(Text(moment.move, "bold"))
        elif self._verdict is not None:
            log.write(words.say(f"seal-{self._verdict.value}"))
        for event in moment.events:
            log.write(say_event(words, read_event(event)))
        if self.review is not None and self._at:
            for line in say_decision(words, self.review, self._at):
                log.write(Text(line, "italic"))
            if self._at == len(self.review.decisions):
                for line in say_takeaways(words, self.review):
                    log.write(line)

    def _hands_text(self, moment: MomentView) -> Text:
        rows = []
        before = self._moments[max(0, self._at - 1)]
        seen = before.game.seat + 1 if self._seen is None else self._seen
        for seat, hand in enumerate(moment.hands):
            if seen in (0, seat + 1):
                cards = self._card_text.cards(hand)
                rows.append(Text.assemble((f"{self._words.seat(seat)}: ", FAINT), cards))
        return Text("\n").join(rows)

    def _curve_text(self) -> Text:
        """The chance of winning during the game, of which the move on the screen stands out."""
        if self.review is None or not self.review.decisions:
            return Text("")
        decisions = self.review.decisions
        columns = min(len(decisions), self.size.width - 2)
        shown = [decisions[column * len(decisions) // columns] for column in range(columns)]
        here = max(
            (place for place, each in enumerate(shown) if each.number <= self._at), default=None
        )
        curve = Text("".join(_height(each.chance) for each in shown), FAINT)
        for place, each in enumerate(shown):
            if each.mark:
                curve.stylize(RED, place, place + 1)
        if here is not None:
            curve.stylize("reverse", here, here + 1)
        return curve


def _height(chance: int) -> str:
    """A bar for a chance in hundredths of a per cent."""
    return "▁▂▃▄▅▆▇█"[min(7, chance * 8 // 10_000)]
