"""Pairs of live tables that differ only in cards the viewer cannot see: the viewer gets the same bytes.

    python3 dev.py secrecy [PAIRS]

The first table of a pair is in the middle of a game. The second is the same table with all cards dealt
again that the viewer cannot see. The same commands and questions are sent to both, some of them
refused. Every byte sent to the viewer, and every line of the server's log, must be the same.
"""

import argparse
import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from fake_socket import RecordingSocket
from indistinguishable_states import draws_other_cards, with_cards_shown
from random_games import Ply, play_random_game, random_options
from regicide.bots.bot_runner import BotRunner
from regicide.i18n import words
from regicide.notation import Seed, print_move, print_options
from regicide.rules import (
    FIRST_HEARTS,
    Options,
    RegicideError,
    Seat,
    State,
    do,
    hearts_acted,
    is_legal,
    legal_moves,
    observe,
    sample_world,
    seen_by,
)
from regicide.server.bus import LocalBus
from regicide.server.config import Config
from regicide.server.live.live_table import LiveTable
from regicide.server.live.update_history import LongHistories
from regicide.server.metrics import Metrics
from regicide.server.prices import UNLIMITED
from regicide.server.server_log import ServerLog
from regicide.server.services import TableServices
from regicide.server.spending import Spending
from regicide.server.storage import StoredEntry, TableSummary
from regicide.server.transport.connection import Connection
from regicide.session.answers import answer_ask
from regicide.table import Command, Entry, Person, Table, TableGame, apply_entry
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskUndo,
    HandBack,
    MakeMove,
    Pause,
    Resume,
    Say,
    Speak,
    StandIn,
)
from regicide.table.entry import Open, OpenedSeat
from regicide.wire.encoding import encode
from regicide.wire.messages import Ask, Refused
from regicide.wire.reasons import view_error


class DiscardingStore:
    """A store that accepts every entry and returns none."""

    def __init__(self) -> None:
        self.summaries: list[TableSummary] = []

    async def append(
        self, _table: str, _entry: StoredEntry, summary: TableSummary | None = None
    ) -> bool:
        if summary is not None:
            self.summaries.append(summary)
        return True

    async def summary(self, _table: str) -> TableSummary | None:
        return self.summaries[-1] if self.summaries else None

    async def entries(self, _table: str, _after: int = 0) -> list[StoredEntry]:
        return []


class IdleBotRunner(BotRunner):
    """Bots never move: the test would have to wait for them."""

    async def choose(self, *_arguments: object, **_more: object) -> Any:
        await asyncio.Event().wait()


@dataclass
class PairedTable:
    """One table of a pair, and every message the viewer received from it."""

    live: LiveTable
    connection: Connection
    log: list[str]
    received: list[bytes] = field(default_factory=list)

    async def do(self, author: Person, number: int, command: Command, viewer: Person) -> None:
        """Send a command as a socket does; a refusal goes to its author, here only to the viewer."""
        try:
            await self.live.do(author, f"command-{number}", command)
        except RegicideError as error:
            if author is viewer:
                view = view_error(error, error.code)
                self.connection.post(encode(Refused(f"command-{number}", view)))

    def ask(self, player: str | None, move: str) -> None:
        try:
            self.connection.post(encode(answer_ask(self.live.table, player, Ask("question", move))))
        except RegicideError as error:
            self.connection.post(encode(view_error(error, error.code)))


def _authors(players: int) -> tuple[Person, ...]:
    return tuple(Person(f"player-{seat}", f"Player {seat}") for seat in range(players))


SPECTATOR = Person("spectator", "Spectator")


def _table(ply: Ply, hearts: int, seed: Seed) -> Table:
    """A table in the middle of this game."""
    authors = _authors(ply.state.players)
    what = Open(
        seats=tuple(OpenedSeat(each.id, each.name, ready=True) for each in authors),
        seed=seed.text,
        salt="never-to-be-seen",
        options=print_options(ply.state.options),
        public=True,
        turn_seconds=60,
    )
    table = apply_entry(None, Entry(authors[0], what, 1_000)).after
    return structs.replace(table, game=TableGame(seed, ply.state, hearts))


async def _live_table(table: Table, viewer: Person) -> PairedTable:
    log: list[str] = []
    services = TableServices(
        config=Config(data=Path("unused")),
        store=DiscardingStore(),  # type: ignore[arg-type]  # the methods that a live table uses
        bus=LocalBus(),
        bot_runner=IdleBotRunner((0, 0)),
        spending=Spending(UNLIMITED),
        metrics=Metrics(),
        log=ServerLog(log.append),
        clock=lambda: 5_000,
    )

    async def no_rematch(_table: Table, _payer: object, _request: object) -> str:
        return "none"

    async def ignore_summary(_table: Table) -> None: ...

    socket = RecordingSocket()
    live = LiveTable(
        "PAIR-PAIR",
        services,
        no_rematch,
        ignore_summary,
        lambda _code, _report: None,
        long_histories=LongHistories(),
    )
    live._session._table, live._session.is_behind = table, False
    # Presence messages depend on a timer, so they would differ between two tables.
    live.presence._schedule = lambda: None  # type: ignore[method-assign]
    connection = Connection(socket, words("en"))
    connection.player_id, connection.wants_choices = viewer.id, True
    await live.enter(connection, None)
    return PairedTable(live, connection, log, socket.sent)


@dataclass(frozen=True)
class Pair:
    """A position of a game, and another state that looks the same to the viewer."""

    ply: Ply
    world: State
    viewer: Seat | None
    hearts: int
    seed: Seed


async def compare_sent_bytes(pair: Pair, rng: Random) -> int:
    """Send the same commands to both tables; returns how many messages were compared."""
    ply, world, viewer, seed = pair.ply, pair.world, pair.viewer, pair.seed
    authors = _authors(ply.state.players)
    viewer_author = SPECTATOR if viewer is None else authors[viewer]
    table = _table(ply, pair.hearts, seed)
    assert table.game is not None
    other_table = structs.replace(table, game=structs.replace(table.game, state=world))
    paired_tables = [await _live_table(each, viewer_author) for each in (table, other_table)]
    commands = list(_commands(ply, authors, viewer_author, rng))
    for number, (author, command) in enumerate(commands):
        for paired in paired_tables:
            await paired.do(author, number, command, viewer_author)
    for move in _questions(ply, viewer, rng):
        for paired in paired_tables:
            paired.ask(viewer_author.id, move)
    for paired in paired_tables:
        # The viewer reconnects: first without, then with the number of an update it has seen.
        await paired.live.enter(paired.connection, None)
        await paired.live.enter(paired.connection, paired.live.table.seq - 2)
        await paired.connection.drain()
        await paired.live.close()
    first, second = paired_tables
    assert first.received == second.received, (ply.state, world, viewer, commands)
    assert [line.split('"event"')[1] for line in first.log] == [
        line.split('"event"')[1] for line in second.log
    ]
    over = first.live.table.phase.value == "over"
    for data in first.received if not over else ():
        assert b"never-to-be-seen" not in data
        assert seed.text.encode() not in data
    return len(first.received)


def _commands(
    ply: Ply, authors: tuple[Person, ...], viewer_author: Person, rng: Random
) -> Iterator[tuple[Person, Command]]:
    """Commands of every kind, with the move in the middle; some are refused."""
    acting = authors[ply.state.seat]
    yield rng.choice(authors), Say(rng.choice(("my-hand-size", "me-next", "nonsense")))
    yield rng.choice(authors), Speak("a message")
    yield rng.choice(authors), Pause()
    yield acting, MakeMove(print_move(ply.move), 1)
    yield rng.choice(authors), Resume()
    yield (
        viewer_author,
        MakeMove(rng.choice(("2c9d", "xKhKs", "KhKs", ">9", "nonsense", "AcAdAh")), 99),
    )
    yield viewer_author, AskUndo()
    yield rng.choice(authors), StandIn(rng.randrange(len(authors)), "squire")
    yield rng.choice(authors), HandBack()
    yield acting, MakeMove(print_move(ply.move), 99)
    yield acting, AskUndo()
    for author in authors:
        yield author, Answer(rng.random() < 0.9)
    yield rng.choice(authors), AskAbandon()
    yield rng.choice(authors), Answer(False)


def _questions(ply: Ply, viewer: Seat | None, rng: Random) -> Iterator[str]:
    if viewer is not None and viewer == ply.state.seat:
        yield from (print_move(move) for move in list(legal_moves(ply.state))[:3])
    yield rng.choice(("2c3c", "KhKs", "9c", "yield", "flip", ">1", "gibberish"))


def pairs(start: int = 0) -> Iterator[Pair]:
    """An endless sequence: positions of many games, each with an indistinguishable state."""
    number = start
    while True:
        rng = Random(f"twins/{number}")
        players = 1 + number % 4
        options = random_options(rng) if rng.random() < 0.5 else Options()
        options = replace(options, open_hands=options.open_hands and rng.random() < 0.3)
        seed = Seed(f"walk/{players}/{number}")
        hearts = FIRST_HEARTS
        for ply in play_random_game(players, number, options=options):
            for viewer in (None, *range(players)):
                seen = observe(ply.state, viewer)
                world = with_cards_shown(sample_world(seen, rng), ply, viewer)
                world = replace(world, knowledge=ply.state.knowledge)
                if _stays_indistinguishable(ply, world, viewer):
                    yield Pair(ply, world, viewer, hearts, seed)
            hearts += hearts_acted(ply.done.events)
        number += 1


def _stays_indistinguishable(ply: Ply, world: State, viewer: Seat | None) -> bool:
    """Whether the states still look the same to the viewer after the move, and the game is not over."""
    if world == ply.state or observe(world, viewer) != observe(ply.state, viewer):
        return False
    if not is_legal(world, ply.move) or draws_other_cards(world, ply, viewer):
        return False
    done, options = do(world, ply.move, ply.shuffle), world.options
    return (
        not done.state.step.is_over
        and observe(done.state, viewer) == observe(ply.done.state, viewer)
        and seen_by(done.events, viewer, options=options)
        == seen_by(ply.done.events, viewer, options=options)
    )


async def compare(count: int, start: int = 0, *, show_progress: bool = False) -> int:
    """Compare `count` pairs; returns how many messages were compared."""
    compared, rng = 0, Random(start)
    for number, pair in enumerate(pairs(start)):
        if number == count:
            break
        compared += await compare_sent_bytes(pair, rng)
        if show_progress and number % 5000 == 0:
            print(f"{number} pairs, {compared} messages", flush=True)
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="dev.py secrecy", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("pairs", type=int, nargs="?", default=100_000, help="number of pairs")
    wanted = parser.parse_args().pairs
    messages = asyncio.run(compare(wanted, start=1_000_000, show_progress=True))
    print(f"{wanted} pairs, {messages} messages: all identical")


if __name__ == "__main__":
    main()
