"""Pairs of live tables that differ only in what somebody may not know: do they get the same bytes?

    python3 dev.py secrecy [PAIRS]

A pair is a table in the middle of a game and its twin, dealt again where the viewer cannot see. At
both, the same is said, asked, refused, proposed and moved; every byte the viewer is sent, and every
line of the server's log, must be the same.
"""

import argparse
import asyncio
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from indistinguishable_states import shown_otherwise, with_cards_shown
from random_games import Ply, random_options, walk
from regicide.bots.bot_runner import BotRunner
from regicide.i18n import words
from regicide.notation import Seed, print_move, print_options
from regicide.rules import (
    FIRST_HEARTS,
    Observation,
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
from regicide.server.connection import Connection
from regicide.server.live_table import LiveTable
from regicide.server.logs import Log
from regicide.server.metrics import Metrics
from regicide.server.services import Services
from regicide.server.storage import StoredEntry, TableSummary
from regicide.table import Author, Command, Entry, Table, TableGame, apply
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
from regicide.wire.messages import Refused
from regicide.wire.reasons import view_error


class DiscardingStore:
    """A store that only holds what is put on it: what it answers is not what is tested."""

    def __init__(self) -> None:
        self.notices: list[TableSummary] = []

    async def append(
        self, _table: str, _line: StoredEntry, notice: TableSummary | None = None
    ) -> bool:
        if notice is not None:
            self.notices.append(notice)
        return True

    async def lines(self, _table: str, _after: int = 0) -> list[StoredEntry]:
        return []


class LiveTableWithoutPresence(LiveTable):
    """Who is there is told after a moment by the clock, which is not the same for two tables in turn."""

    def _tell_presence_soon(self) -> None:
        pass


class IdleBotRunner(BotRunner):
    """Bots that would have to be waited for do not play here."""

    async def choose(self, _name: str, _observation: Observation) -> Any:
        await asyncio.Event().wait()


@dataclass
class PairedTable:
    """One of the two: a live table, and everything the viewer heard there."""

    live: LiveTable
    connection: Connection
    log: list[str]
    heard: list[bytes] = field(default_factory=list)

    async def do(self, author: Author, number: int, command: Command, viewer: Author) -> None:
        """As a socket would: refusals are told to who asked, and here only the viewer listens."""
        try:
            await self.live.do(author, f"command-{number}", command)
        except RegicideError as error:
            if author is viewer:
                view = view_error(error, error.code)
                self.connection.post(encode(Refused(f"command-{number}", view)))

    def ask(self, person: str | None, move: str) -> None:
        try:
            outlook = self.live.outlook(person, "question", move)
            self.connection.post(encode(outlook))
        except RegicideError as error:
            self.connection.post(encode(view_error(error, error.code)))


def _people(players: int) -> tuple[Author, ...]:
    return tuple(Author(f"person-{seat}", f"Person {seat}") for seat in range(players))


SPECTATOR = Author("onlooker", "Onlooker")


def _table(ply: Ply, hearts: int, seed: Seed) -> Table:
    """A table at which this game is being played."""
    people = _people(ply.state.players)
    what = Open(
        seats=tuple(OpenedSeat(each.id, each.name, ready=True) for each in people),
        seed=seed.text,
        salt="never-to-be-seen",
        options=print_options(ply.state.options),
        public=True,
        turn_seconds=60,
    )
    table = apply(None, Entry(people[0], what, 1_000)).after
    return structs.replace(table, game=TableGame(seed, ply.state, hearts))


async def _twin(table: Table, viewer: Author) -> PairedTable:
    log: list[str] = []
    services = Services(
        config=Config(data=Path("unused")),
        store=DiscardingStore(),  # type: ignore[arg-type]  # what a live table needs of one
        bus=LocalBus(),
        thinking=IdleBotRunner((0, 0)),
        metrics=Metrics(),
        log=Log(log.append),
        clock=lambda: 5_000,
    )

    async def no_rematch(_table: Table, _asked: object) -> str:
        return "none"

    async def no_news(_table: Table) -> None: ...

    heard: list[bytes] = []

    async def send(message: Any) -> None:
        heard.append(message.get("text", b"closed"))

    def write(text: bytes) -> bool:
        heard.append(text)
        return True

    live = LiveTableWithoutPresence(
        "TWIN-TWIN", services, no_rematch, no_news, lambda _code, _report: None
    )
    live._table, live._behind = table, False
    connection = Connection(send, words("en"), write)
    connection.person, connection.choices = viewer.id, True
    await live.enter(connection, None)
    return PairedTable(live, connection, log, heard)


@dataclass(frozen=True)
class Pair:
    """A moment of a game, and a world in which the viewer would see the same."""

    ply: Ply
    world: State
    viewer: Seat | None
    hearts: int
    seed: Seed


async def same_bytes(pair: Pair, rng: Random) -> int:
    """Play a little at both; how many messages were compared."""
    ply, world, viewer, seed = pair.ply, pair.world, pair.viewer, pair.seed
    people = _people(ply.state.players)
    who = SPECTATOR if viewer is None else people[viewer]
    table = _table(ply, pair.hearts, seed)
    assert table.game is not None
    twin_table = structs.replace(table, game=structs.replace(table.game, state=world))
    twins = [await _twin(each, who) for each in (table, twin_table)]
    commands = list(_chatter(ply, people, who, rng))
    for number, (author, command) in enumerate(commands):
        for twin in twins:
            await twin.do(author, number, command, who)
    for move in _questions(ply, viewer, rng):
        for twin in twins:
            twin.ask(who.id, move)
    for twin in twins:  # somebody comes back, with and without having seen anything
        await twin.live.enter(twin.connection, None)
        await twin.live.enter(twin.connection, twin.live.table.seq - 2)
        await twin.connection.drained()
        await twin.live.close()
    first, second = twins
    assert first.heard == second.heard, (ply.state, world, viewer, commands)
    assert [line.split('"event"')[1] for line in first.log] == [
        line.split('"event"')[1] for line in second.log
    ]
    over = first.live.table.phase.value == "over"
    for data in first.heard if not over else ():
        assert b"never-to-be-seen" not in data
        assert seed.text.encode() not in data
    return len(first.heard)


def _chatter(
    ply: Ply, people: tuple[Author, ...], who: Author, rng: Random
) -> Iterator[tuple[Author, Command]]:
    """Everything people do, the move in the middle, some of it refused."""
    acting = people[ply.state.seat]
    yield rng.choice(people), Say(rng.choice(("my-hand-size", "me-next", "nonsense")))
    yield rng.choice(people), Speak("a word")
    yield rng.choice(people), Pause()
    yield acting, MakeMove(print_move(ply.move), 1)
    yield rng.choice(people), Resume()
    yield who, MakeMove(rng.choice(("2c9d", "xKhKs", "KhKs", ">9", "nonsense", "AcAdAh")), 99)
    yield who, AskUndo()
    yield rng.choice(people), StandIn(rng.randrange(len(people)), "squire")
    yield rng.choice(people), HandBack()
    yield acting, MakeMove(print_move(ply.move), 99)
    yield acting, AskUndo()
    for person in people:
        yield person, Answer(rng.random() < 0.9)
    yield rng.choice(people), AskAbandon()
    yield rng.choice(people), Answer(False)


def _questions(ply: Ply, viewer: Seat | None, rng: Random) -> Iterator[str]:
    if viewer is not None and viewer == ply.state.seat:
        yield from (print_move(move) for move in list(legal_moves(ply.state))[:3])
    yield rng.choice(("2c3c", "KhKs", "9c", "yield", "flip", ">1", "gibberish"))


def pairs(start: int = 0) -> Iterator[Pair]:
    """Without end: positions of many games, each with a world its viewer cannot tell from it."""
    number = start
    while True:
        rng = Random(f"twins/{number}")
        players = 1 + number % 4
        options = random_options(rng) if rng.random() < 0.5 else Options()
        options = replace(options, open_hands=options.open_hands and rng.random() < 0.3)
        seed = Seed(f"walk/{players}/{number}")
        hearts = FIRST_HEARTS
        for ply in walk(players, number, options=options):
            for viewer in (None, *range(players)):
                seen = observe(ply.state, viewer)
                world = with_cards_shown(sample_world(seen, rng), ply, viewer)
                world = replace(world, knowledge=ply.state.knowledge)
                if _fits(ply, world, viewer):
                    yield Pair(ply, world, viewer, hearts, seed)
            hearts += hearts_acted(ply.done.events)
        number += 1


def _fits(ply: Ply, world: State, viewer: Seat | None) -> bool:
    """Whether this move, too, leaves the viewer unable to tell them apart, and the game goes on."""
    if world == ply.state or observe(world, viewer) != observe(ply.state, viewer):
        return False
    if not is_legal(world, ply.move) or shown_otherwise(world, ply, viewer):
        return False
    done, options = do(world, ply.move, ply.shuffle), world.options
    return (
        not done.state.step.is_over
        and observe(done.state, viewer) == observe(ply.done.state, viewer)
        and seen_by(done.events, viewer, options=options)
        == seen_by(ply.done.events, viewer, options=options)
    )


async def compare(count: int, start: int = 0, *, loud: bool = False) -> int:
    """So many pairs; how many messages were compared."""
    compared, rng = 0, Random(start)
    for number, pair in enumerate(pairs(start)):
        if number == count:
            break
        compared += await same_bytes(pair, rng)
        if loud and number % 5000 == 0:
            print(f"{number} pairs, {compared} messages", flush=True)
    return compared


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="dev.py secrecy", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("pairs", type=int, nargs="?", default=100_000, help="how many")
    wanted = parser.parse_args().pairs
    messages = asyncio.run(compare(wanted, start=1_000_000, loud=True))
    print(f"{wanted} pairs, {messages} messages: all alike")


if __name__ == "__main__":
    main()
