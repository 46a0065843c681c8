"""Many tables turn by turn at a server that is killed again and again: each turn is announced once, none twice."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from async_helpers import eventually
from forked_server import ForkedServer
from push_service import Browser, PushService, push_service
from push_world import write_key
from regicide.server.pushes import announcer, sender
from regicide.table.commands import MakeMove, TakeSeat
from table_client import TableClient, api_request, new_player, new_table

#: Players share tables: one pair sits at so many.
TABLES_OF_PAIR = 10
#: Tables at which a move is made at the same time.
TOGETHER = 8


def _soon() -> None:
    """What a killed server had taken is taken over soon, and players do not come back first."""
    sender.PUSH_LEASE_SECONDS = 3.0  # type: ignore[attr-defined]
    announcer._RETURN = 0


class _Server(ForkedServer):
    prepare = staticmethod(_soon)


@dataclass
class PushCount:
    """What arrived, and what should have."""

    expected: Counter[tuple[str, str]] = field(default_factory=Counter)
    told: Counter[tuple[str, str]] = field(default_factory=Counter)
    kills: int = 0

    @property
    def twice(self) -> list[tuple[str, str]]:
        return [each for each, count in self.told.items() if count > self.expected[each]]

    @property
    def missing(self) -> list[tuple[str, str]]:
        return list((self.expected - self.told).elements())


@dataclass
class Seated:
    """A player of the run, with the browser that gets the messages."""

    secret: str
    browser: Browser


async def count_pushes(folder: Path, *, tables: int, kills: int, seed: int) -> PushCount:
    """Make tables, let each first turn pass to the other player, and kill the server meanwhile."""
    rng, found = random.Random(seed), PushCount()
    async with push_service() as service:
        environment = {
            "REGICIDE_LIMITS": "off",
            "REGICIDE_PUSH_KEY": str(write_key(folder)),
            "REGICIDE_PUSH_CONTACT": "mailto:operator@example.org",
            "REGICIDE_PUSH_SERVICES": service.origin,
        }
        server = _Server(folder / "data", environment)
        await asyncio.to_thread(server.start)
        try:
            pairs = [await _pair(server, service) for _ in range(-(-tables // TABLES_OF_PAIR))]
            made = [
                await _table(server, *pairs[number // TABLES_OF_PAIR]) for number in range(tables)
            ]
            # Only now: the beginnings of the games are not counted.
            for player in (each for pair in pairs for each in pair):
                await asyncio.to_thread(_subscribe, server, player)
            when = set(rng.sample(range(0, tables, TOGETHER), min(kills, -(-tables // TOGETHER))))
            for start in range(0, tables, TOGETHER):
                together = made[start : start + TOGETHER]
                moves = [
                    _pass_turn(server, code, *pairs[(start + place) // TABLES_OF_PAIR], found)
                    for place, code in enumerate(together)
                ]
                await asyncio.gather(*moves)
                if start in when:
                    await asyncio.to_thread(_kill, server)
                    found.kills += 1
            await eventually(lambda: len(service.received) >= found.expected.total(), 180)
        finally:
            await asyncio.to_thread(server.stop)
        found.told = Counter((name, text["path"]) for name, text in service.told())
    return found


def _kill(server: ForkedServer) -> None:
    server.kill()
    server.start()


async def _pair(server: ForkedServer, service: PushService) -> tuple[Seated, Seated]:
    def one(name: str) -> Seated:
        return Seated(new_player(server.url, name), service.browser())

    return await asyncio.to_thread(one, "Ana"), await asyncio.to_thread(one, "Ben")


def _subscribe(server: ForkedServer, player: Seated) -> None:
    body = player.browser.subscription("turn")
    api_request(server.url, "/api/me/push", body, secret=player.secret)


async def _table(server: ForkedServer, host: Seated, guest: Seated) -> str:
    wanted = {"players": 2, "ready": True, "turn_by_turn": "wait", "turn_seconds": 86_400}
    code = await asyncio.to_thread(lambda: new_table(server.url, host.secret, **wanted))
    client = await TableClient(server.url, code, guest.secret).connect()
    await client.accepted(TakeSeat(1))
    await client.close()
    return code


async def _pass_turn(
    server: ForkedServer, code: str, host: Seated, guest: Seated, found: PushCount
) -> None:
    """The player to move moves until it is the other's turn."""
    for player, other in ((host, guest), (guest, host)):
        client = await TableClient(server.url, code, player.secret).connect(after="table")
        moved = await _move(client)
        await client.close()
        if moved:
            found.expected[other.browser.name, f"/t/{code}"] += 1
            return


async def _move(client: TableClient) -> bool:
    moved = False
    while (game := client.state.game) and client.state.own and game.seat == client.state.own.seat:
        if client.state.choices is None:
            await client.receive()
            continue
        choices = client.state.choices
        await client.accepted(MakeMove(choices.choices.moves[0].move, choices.seq))
        moved = True
    return moved
