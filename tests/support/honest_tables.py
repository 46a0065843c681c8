"""Tables at which people play while a server is under attack, and how long they wait."""

import asyncio
import time
from dataclasses import dataclass, field
from random import Random
from typing import Self

from load_clients import LoadTable, Measurements, new_players
from regicide.table import Phase
from regicide.table.commands import MakeMove
from table_client import TableClient, seat_clients

TABLES, BOT_TABLES = 12, 4
#: Moves of one person at a table with bots come after this many seconds.
THINKING_SECONDS = 0.5
#: The shortest of the scripted games (load_clients) has about so many moves.
MOVES_OF_A_GAME = 45


@dataclass
class Waited:
    """Seconds: for moves at tables of people, from a player to all four; and of bots for each move."""

    moves: list[float] = field(default_factory=list)
    pauses: list[float] = field(default_factory=list)

    def p99_ms(self) -> float:
        return 1000 * sorted(self.moves)[int(0.99 * len(self.moves))]

    def median_ms(self) -> float:
        return 1000 * sorted(self.moves)[len(self.moves) // 2]

    def mean_pause(self) -> float:
        return sum(self.pauses) / len(self.pauses)


class HonestTables:
    """Tables of four people, and tables of one person with bots."""

    def __init__(self, port: int, seconds: float) -> None:
        """They play for about so long."""
        self._port = port
        self._waited = Measurements()
        self._pauses: list[float] = []
        rng = Random(1)
        typical = seconds / MOVES_OF_A_GAME
        self._people = [
            LoadTable(port, number, self._waited, lambda: typical * rng.uniform(0.5, 1.5))
            for number in range(TABLES)
        ]
        self._with_bots: list[TableClient] = []
        self._playing: list[asyncio.Task[None]] = []

    async def gather(self) -> Self:
        secrets = new_players(self._port, 4)
        for table in self._people:
            await table.gather(secrets)
        for _ in range(BOT_TABLES):
            url = f"http://127.0.0.1:{self._port}"
            self._with_bots += await seat_clients(url, 1, bots=["champion"] * 3)
        return self

    async def play(self, seconds: float) -> Waited:
        for table in self._people:
            table.begin()
            await asyncio.sleep(seconds / MOVES_OF_A_GAME / TABLES)  # they do not move in step
        playing = [asyncio.ensure_future(self._play_with_bots(each)) for each in self._with_bots]
        await asyncio.wait(playing, timeout=seconds)
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        for error in ended:
            assert error is None or isinstance(error, asyncio.CancelledError), error
        for table in self._people:
            table.close()
        for client in self._with_bots:
            await client.close()
        return Waited(self._waited.delays, self._pauses)

    async def _play_with_bots(self, client: TableClient) -> None:
        """Make the first legal move each time; without choices it is the turn of a bot."""
        changed, seq = time.perf_counter(), client.state.seq
        while client.state.room is not None and client.state.room.phase is Phase.PLAYING:
            choices = client.state.choices
            if choices is not None:
                await asyncio.sleep(THINKING_SECONDS)
                await client.accepted(MakeMove(choices.choices.moves[0].move, choices.seq))
                changed, seq = time.perf_counter(), client.state.seq
                continue
            await client.receive()
            if client.state.seq != seq:
                now = time.perf_counter()
                self._pauses.append(now - changed)
                changed, seq = now, client.state.seq
