"""A table at a server and a table in one process answer the same commands with the same messages."""

import asyncio
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random

import pytest

from async_helpers import async_test
from in_process_server import FakeSocket, InProcessServer, in_process_servers
from regicide.i18n import words
from regicide.notation import print_move
from regicide.rules import RegicideError, legal_moves
from regicide.server.live.live_table import LiveTable
from regicide.server.storage import StoredEntry
from regicide.session.answers import answer_ask
from regicide.table import Command, Person, Phase, Table
from regicide.table.commands import (
    Answer,
    AskAbandon,
    AskRematch,
    AskUndo,
    HandBack,
    MakeMove,
    Pause,
    Resume,
    Say,
    StandIn,
)
from regicide.tui import local_table
from regicide.tui.local_table import LocalLink, LocalTable
from regicide.wire.log_format import write_entry
from regicide.wire.messages import Ask, Do, Hello, Outlook, Presence, ServerMessage
from table_builder import PEOPLE, play_table

#: The clock of both tables.
NOW = 5_000


@dataclass
class Twins:
    """The same table twice: at a server, and in this process. Each person is at both."""

    live: LiveTable
    local: LocalTable
    sockets: list[FakeSocket]
    links: list[LocalLink]

    async def do(self, person: Person, number: int, command: Command) -> None:
        """Send a command to both; both accept it, or refuse it for the same reason."""
        results: list[object] = []
        for table in (self.live, self.local):
            try:
                results.append(await table.do(person, f"command-{number}", command))
            except RegicideError as error:
                results.append((error.code, error.facts))
        assert results[0] == results[1], command

    def check(self) -> int:
        """Compare the tables and all messages since the last check; returns how many there were."""
        assert self.live.table == self.local.table
        compared = 0
        for socket, link in zip(self.sockets, self.links, strict=True):
            # A server sends presence later, by a timer.
            received = [each for each in socket.received if not isinstance(each, Presence)]
            assert received == [each for each in waiting(link) if not isinstance(each, Presence)]
            socket.forget()
            compared += len(received)
        return compared


def waiting(link: LocalLink) -> Iterator[ServerMessage]:
    while not link._inbox.empty():
        message = link._inbox.get_nowait()
        assert message is not None
        yield message


async def open_twins(server: InProcessServer, players: int) -> Twins:
    builder = play_table(players)
    code, numbers = "TWIN-2222", count(1)
    for seq, entry in zip(numbers, builder.entries, strict=False):
        stored = StoredEntry(seq, f"opened-{seq}", entry.at, write_entry(entry))
        assert await server.store.append(code, stored)
    local = LocalTable(builder.table, words("en"), lambda _table: None, bot_seconds=(99, 99))
    sockets = [FakeSocket(person.id) for person in PEOPLE[:players]]
    live = await server.registry.table(code)
    for socket in sockets:
        socket.connection.wants_choices = True
        await live.enter(socket.connection, None)
    for link in local.links:
        await link.send(Hello())
    by_person = {link.person: link for link in local.links}
    return Twins(live, local, sockets, [by_person[person] for person in PEOPLE[:players]])


def wanted(table: Table, rng: Random) -> Command:
    """A command that may well be refused."""
    assert table.game is not None
    if rng.random() < 0.8 and table.phase is Phase.PLAYING:
        moves = legal_moves(table.game.state)
        move = "nonsense" if not moves else print_move(rng.choice(moves))
        return MakeMove(rng.choice([move, move, move, "xKs"]), table.seq - rng.choice([0, 0, 0, 3]))
    commands: list[Command] = [
        Say("hello"),
        Say("me-next"),
        AskUndo(),
        Answer(rng.random() < 0.7),
        Pause(),
        Resume(),
        StandIn(rng.randrange(len(table.chairs)), "squire"),
        HandBack(),
        *([AskRematch()] if table.phase is Phase.PLAYING else []),  # the codes of rematches differ
    ]
    return rng.choice(commands)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@async_test
async def test_a_server_and_a_process_send_the_same_messages(
    players: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_table, "_now", lambda: NOW)
    rng = Random(players)
    async with in_process_servers(tmp_path) as [server]:
        monkeypatch.setattr(LiveTable, "_is_away", lambda *_: False)
        object.__setattr__(server.registry.services, "clock", lambda: NOW)
        object.__setattr__(server.registry.services.bot_runner, "_pause_s", (99, 99))
        twins, compared = await open_twins(server, players), 0
        for number in range(150):
            await twins.do(rng.choice(PEOPLE[:players]), number, wanted(twins.live.table, rng))
            compared += twins.check()
            await asyncio.sleep(0)
        assert compared > 30 * players
        twins.local.close()


@async_test
async def test_a_server_and_a_process_answer_questions_alike(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(local_table, "_now", lambda: NOW)
    async with in_process_servers(tmp_path) as [server]:
        object.__setattr__(server.registry.services, "clock", lambda: NOW)
        twins = await open_twins(server, 2)
        twins.check()
        table = twins.live.table
        assert table.game is not None
        mover = table.game.state.seat
        link = next(each for each in twins.links if each.seat == mover)
        move = print_move(legal_moves(table.game.state)[0])
        for asked in (move, "xKs", "JeJe"):
            await link.send(Ask("question-1", asked))
            assert [answer_ask(table, link.player_id, Ask("question-1", asked))] == [*waiting(link)]
        await link.send(Ask("question-1", "nonsense"))
        refused = [*waiting(link)]
        assert not any(isinstance(each, Outlook) for each in refused)
        assert len(refused) == 1
        await link.send(Do("abandon-1", AskAbandon()))
        twins.local.close()
