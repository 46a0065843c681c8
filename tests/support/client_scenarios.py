"""What clients of real tables receive, from the first message to the last.

tests/golden/client has the messages of each scenario, and the state of the client after each of them.
"""

from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from regicide.better_reason import BetterReason, ReasonFacts, ShownFact, WhatFollows
from regicide.bots import bot_named
from regicide.notation import print_move
from regicide.rules import legal_moves, observe
from regicide.table import Change, Entry, Person, Phase, Table, apply_entry
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskHint,
    AskUndo,
    BeReady,
    ChooseFirst,
    FreeSeat,
    HandBack,
    LeaveSeat,
    Pause,
    RemovePlayer,
    Resume,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
)
from regicide.table.entry import MakeRematch
from regicide.wire.choices import view_outlook, view_table_choices
from regicide.wire.encoding import decode_server
from regicide.wire.game_view import view_table_game
from regicide.wire.hint import HintView, RatedMoveView
from regicide.wire.messages import (
    Ack,
    Choices,
    Goodbye,
    Hint,
    Outlook,
    Presence,
    Refused,
    ServerMessage,
    Trouble,
    Update,
    Welcome,
)
from regicide.wire.reasons import ErrorView
from regicide.wire.room_view import view_room
from regicide.wire.update import view_own
from regicide.wire.updates import EncodedUpdates
from table_builder import CASUAL, PEOPLE, TableBuilder, open_table, play_table

ANA, BEN, CAI, DEE = PEOPLE[:4]
ERROR = ErrorView("out-of-date", "Too late.")


class Viewer:
    """One client of a table: a player, or a spectator (None)."""

    def __init__(self, builder: TableBuilder, author: Person | None) -> None:
        self.messages: list[ServerMessage] = []
        self._builder = builder
        self._id = author.id if author else None
        self._seq = 0

    def connect(self) -> None:
        """Receive the whole table."""
        table = self._builder.table
        game = view_table_game(table)
        seat = table.seat_of(self._id)
        own = view_own(table, seat)
        now, room = self._builder.now, view_room(table, seated=seat is not None)
        self.messages.append(Welcome(table.seq, now, room, game, table.deadline(), own))
        self._seq = table.seq
        self._present()

    def reconnect(self) -> None:
        """Receive the updates since the last message."""
        self.messages.append(Welcome(self._builder.table.seq, self._builder.now))
        self.messages += [self._update(change) for change in self._new_changes()]
        self._present()

    def follow(self) -> None:
        """Receive each update since the last message when it happens, with the legal moves."""
        for change in self._new_changes():
            self.messages.append(self._update(change))
            self._receive_choices(change.after)

    def receive(self, *messages: ServerMessage) -> None:
        self.messages += messages

    def _present(self) -> None:
        table = self._builder.table
        here = tuple(chair.person is not None for chair in table.chairs)
        self.messages.append(Presence(here, watching=1 if self._id is None else 0))
        self._receive_choices(table)

    def _receive_choices(self, table: Table) -> None:
        game, seat = table.game, table.seat_of(self._id)
        if table.phase is not Phase.PLAYING or game is None or seat != game.state.seat:
            return
        if table.chairs[seat].bot is None:
            self.messages.append(Choices(table.seq, view_table_choices(table)))

    def _new_changes(self) -> Iterator[Change]:
        table: Table | None = None
        for entry in self._builder.entries:
            change = apply_entry(table, entry)
            table = change.after
            if table.seq > self._seq:
                self._seq = table.seq
                yield change

    def _update(self, change: Change) -> ServerMessage:
        return decode_server(EncodedUpdates.of(change).for_person(self._id))


def _play(builder: TableBuilder, moves: int, *, skill: float = 1.0) -> None:
    """Play a Jester if there is one; else the squire makes a share of `skill` of the moves, others are random."""
    rng, squire = Random(moves), bot_named("squire")
    for _ in range(moves):
        game = builder.table.game
        if game is None or builder.phase() is not Phase.PLAYING:
            return
        legal = [print_move(move) for move in legal_moves(game.state)]
        chosen = print_move(squire.choose(observe(game.state, game.state.seat), rng).move)
        if "Je" in legal:
            chosen = "Je"
        elif rng.random() >= skill:
            chosen = rng.choice(legal)
        builder.move(chosen)


def _rematch(builder: TableBuilder, author: Person) -> None:
    """As a server logs an accepted `AskRematch`."""
    entry = Entry(author, MakeRematch(same_deal=False, table="AAAA-2222"), builder.now)
    builder.entries.append(entry)
    builder.table = apply_entry(builder.table, entry).after


def solo_game_and_rematch() -> list[ServerMessage]:
    builder = open_table(1, seed="solo-1")
    viewer = Viewer(builder, ANA)
    viewer.reconnect()
    builder.do(ANA, BeReady(True))
    _play(builder, 60, skill=0)
    viewer.follow()
    _rematch(builder, ANA)
    viewer.follow()
    return viewer.messages


def gathering() -> list[ServerMessage]:
    """Before the game: Ben sits down, gets up, sits down again; seats and bots change around him."""
    builder = open_table(3, options=CASUAL)
    viewer = Viewer(builder, BEN)
    viewer.connect()
    builder.do(BEN, TakeSeat(1))
    builder.do(CAI, TakeSeat(2))
    builder.do(BEN, Speak("¿Qué tal?"))
    builder.do(BEN, LeaveSeat())
    builder.do(ANA, FreeSeat(2))
    builder.do(ANA, SeatBot(1, "squire"))
    builder.do(BEN, TakeSeat(2))
    builder.do(ANA, ChooseFirst(2))
    builder.do(ANA, BeReady(True))
    builder.do(ANA, BeReady(False))
    builder.do(BEN, BeReady(True))
    viewer.follow()
    viewer.receive(Presence((True, False, True), 0))
    builder.do(ANA, BeReady(True))
    _play(builder, 3)
    viewer.follow()
    return viewer.messages


def undo_pause_and_talk() -> list[ServerMessage]:
    """Two players; Ana asks for an undo, and commands are answered, refused and repeated."""
    builder = play_table(2)
    viewer = Viewer(builder, ANA)
    viewer.connect()
    builder.move("yield")
    viewer.follow()
    viewer.receive(Ack("command-1", builder.table.seq), Refused("command-2", ERROR))
    builder.do(ANA, AskUndo())
    builder.do(BEN, Say("tavern-size"))
    builder.do(BEN, Answer(True))
    viewer.follow()
    game = builder.table.game
    assert game is not None
    viewer.receive(Outlook("question-1", view_outlook(observe(game.state, 0), "x2c")))
    builder.do(BEN, Pause())
    builder.do(ANA, Say("one-moment"))
    builder.do(ANA, Resume())
    viewer.follow()
    viewer.receive(Trouble(ERROR))
    builder.move()
    builder.do(BEN, AskAbandon())
    builder.do(ANA, Answer(False))
    viewer.follow()
    return viewer.messages


def late_and_undone() -> list[ServerMessage]:
    """A player who connects after the first move sees the deal when that move is taken back."""
    builder = play_table(2)
    builder.move("yield")
    viewer = Viewer(builder, BEN)
    viewer.connect()
    builder.do(ANA, AskUndo())
    builder.do(BEN, Answer(True))
    _play(builder, 6)
    builder.do(BEN, AskAbandon())
    builder.do(ANA, Answer(True))
    viewer.follow()
    return viewer.messages


def spectator() -> list[ServerMessage]:
    """A spectator of a game of three, with Jesters; the server closes and opens the connection again."""
    builder = play_table(3, seed="castle-7")
    viewer = Viewer(builder, None)
    viewer.connect()
    _play(builder, 10)
    viewer.follow()
    viewer.receive(Goodbye(ERROR, again=True))
    _play(builder, 2)
    viewer.reconnect()
    builder.do(ANA, AskAbandon())
    builder.do(BEN, Answer(True))
    builder.do(CAI, Answer(True))
    viewer.follow()
    viewer.receive(Goodbye(ERROR, again=False))
    return viewer.messages


def stand_in_and_gaps() -> list[ServerMessage]:
    """Four seats with a time limit: a bot stands in, and the connection of Dee breaks twice."""
    builder = play_table(4, seed="castle-9", options="hands=open", turn_seconds=60)
    viewer = Viewer(builder, DEE)
    viewer.reconnect()
    builder.do(ANA, StandIn(0, "squire"))
    _play(builder, 5)
    viewer.follow()
    builder.do(ANA, HandBack())
    builder.do(BEN, Say("hello"))
    _play(builder, 2)
    viewer.reconnect()
    again = [each for each in viewer.messages[-6:] if isinstance(each, Update)]
    # The same updates after a second welcome; then the whole table, first without a gap in the log.
    viewer.receive(Welcome(builder.table.seq, builder.now), *again)
    viewer.connect()
    builder.do(DEE, StandIn(3, "champion"))
    viewer.follow()
    _play(builder, 3)
    viewer.connect()
    builder.do(CAI, Say("discard-size"))
    _play(builder, 6)
    builder.do(BEN, Pause())
    viewer.follow()
    return viewer.messages


def hints() -> list[ServerMessage]:
    """Two seats: Ana asks for a hint twice, and for one about the next position after a new connection."""
    builder = play_table(2, hints=True)
    viewer = Viewer(builder, ANA)
    viewer.connect()
    builder.do(ANA, AskHint())
    viewer.follow()
    rated = tuple(RatedMoveView(f"{rank}h", 9000 - rank, 30) for rank in (5, 6, 7))
    follows, shown = WhatFollows(is_last=False, turns=1, cards=12), ShownFact("cards", 84, 121)
    reason = BetterReason("draws", ReasonFacts(count=4), follows, shown)
    viewer.receive(Hint(builder.table.seq, HintView(400, rated, False, reason)))
    builder.do(BEN, Say("hello"))
    builder.do(ANA, AskHint())
    viewer.follow()
    _play(builder, 4)
    viewer.follow()
    viewer.receive(Hint(builder.table.seq, HintView(400, rated[:1], False, None)))
    viewer.connect()
    return viewer.messages


def removed_player() -> list[ServerMessage]:
    """The host removes Cai during play; a bot goes on."""
    builder = play_table(3)
    viewer = Viewer(builder, BEN)
    viewer.connect()
    builder.do(ANA, RemovePlayer(2, "squire"))
    viewer.follow()
    _play(builder, 3)
    viewer.follow()
    return viewer.messages


def changed_commitment() -> list[ServerMessage]:
    """A dishonest server: at the end it shows a commitment that fits another seed."""
    builder = play_table(1)
    viewer = Viewer(builder, ANA)
    viewer.connect()
    builder.do(ANA, AskAbandon())
    viewer.follow()
    last = viewer.messages.pop()
    assert isinstance(last, Update)
    assert last.public.room is not None
    seal = replace(last.public.room.seal, commitment="0" * 64)
    room = replace(last.public.room, seal=seal)
    return [*viewer.messages, replace(last, public=replace(last.public, room=room))]


SCENARIOS: dict[str, Callable[[], list[ServerMessage]]] = {
    each.__name__: each
    for each in (
        gathering,
        solo_game_and_rematch,
        undo_pause_and_talk,
        late_and_undone,
        spectator,
        stand_in_and_gaps,
        hints,
        removed_player,
        changed_commitment,
    )
}
