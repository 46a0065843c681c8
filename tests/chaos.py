"""Servers that are killed while people play: is anything lost, doubled, or told otherwise?

    python3 dev.py chaos [--kills N] [--store sqlite|postgres] [--seconds S] [--seed N]

Real server processes (on PostgreSQL two of them, with Valkey between them), real sockets, real games.
Servers get SIGKILL while commands are under way, and are started again; now and then one is stopped
politely, the bus is killed, or PostgreSQL itself. In rounds: after each, everyone comes to rest, and
what they were told is compared with what is in the database. Choices come from the seed; when the
machine does what is nobody's choice.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import database_servers
from async_tests import becomes
from chaos_clients import ChaosClient, Ledger
from forked_server import ForkedServer
from log_audit import Findings, audit
from regicide.server.identity import hash_secret
from regicide.server.storage import Store, open_store
from regicide.table import Table, replay_log
from regicide.wire.log_format import read_entry
from table_client import ask

#: Bots play at once, people are away at once, nobody is too fast.
QUICK = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}
STORES = ("sqlite", "postgres")
KILLS = 1000
ROUND = 25
TABLES = 6
#: Seconds in which something must go on, and in which everyone must come to rest.
PATIENCE = 90.0
#: Rematches of one table in a round: a crowd that only grows would measure the crowd.
REMATCHES = 3


class Broken(Exception):
    """A promise was not kept; where to look."""


@dataclass
class ServerSetup:
    """Servers side by side, and what they stand on."""

    kind: str
    address: str
    servers: list[ForkedServer]
    postgres: database_servers.Postgres | None = None
    valkey: database_servers.Valkey | None = None

    def context(self) -> Sequence[str]:
        return [server.url for server in self.servers]


@contextmanager
def server_setup(kind: str, folder: Path) -> Iterator[ServerSetup]:
    with ExitStack() as stack:
        if kind == "sqlite":
            server = stack.enter_context(ForkedServer(folder / "one", QUICK))
            yield ServerSetup(kind, str(folder / "one" / "tables.sqlite3"), [server])
            return
        postgres, valkey = (
            stack.enter_context(database_servers.postgres()),
            stack.enter_context(database_servers.valkey()),
        )
        address = postgres.database()
        together = {"REGICIDE_DATABASE_URL": address, "REGICIDE_BUS_URL": valkey.url, **QUICK}
        servers = [
            stack.enter_context(ForkedServer(folder / name, together)) for name in ("one", "other")
        ]
        yield ServerSetup(kind, address, servers, postgres, valkey)


@dataclass
class Round:
    """Some tables, and what is done to the servers while people play at them."""

    server_setup: ServerSetup
    rng: Random
    people: list[ChaosClient] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    done: Counter[str] = field(default_factory=Counter)
    _generation: dict[str, int] = field(default_factory=dict)
    _calm: bool = False

    async def play(self, tables: int, kills: int) -> Findings:
        """The tables are made while servers are killed already: that must not be lost either."""
        making = [asyncio.create_task(self._gather(number)) for number in range(tables)]
        try:
            while self.done["kills"] < kills:
                await self._trouble()
            await asyncio.gather(*making)
            return await self._rest()
        finally:
            for task in making:
                task.cancel()
            await asyncio.gather(*making, return_exceptions=True)
            await asyncio.gather(*(each.leave() for each in self.people))

    # --- people ----------------------------------------------------------------------------------

    async def _gather(self, number: int) -> None:
        rng = Random(self.rng.getrandbits(64))
        seats = rng.randint(1, 4)
        bots = rng.randint(0, seats - 1)
        names = [f"{number}-{seat}-{rng.getrandbits(32):x}" for seat in range(seats - bots)]
        secrets = [
            str((await self._ask(rng, "/api/players", {"name": name}))["secret"]) for name in names
        ]
        self.secrets += secrets
        wanted = {
            "players": seats,
            "bots": ["squire"] * bots,
            "options": "talk=casual",
            "public": rng.random() < 0.5,
        }
        made = await self._ask(rng, "/api/tables", wanted, secret=secrets[0])
        for name, secret in zip(names, secrets, strict=True):
            self._enter(made["code"], name, secret, rng)
        self._enter(made["code"], None, None, rng)

    async def _ask(self, rng: Random, path: str, body: object, **rest: Any) -> Any:
        """Until a server answers: what was not acknowledged may be done again."""
        while True:
            try:
                return await asyncio.to_thread(
                    ask, rng.choice(self.server_setup.context()), path, body, **rest
                )
            except OSError:
                await asyncio.sleep(rng.uniform(0.01, 0.1))

    def _enter(self, code: str, name: str | None, secret: str | None, rng: Random) -> None:
        ledger, own = Ledger(code, name), Random(rng.getrandbits(64))
        newcomer = ChaosClient(ledger, secret, self.server_setup.context, own, self._follow)
        newcomer.calm = self._calm
        self.people.append(newcomer)

    def _follow(self, who: ChaosClient, code: str) -> None:
        """To the table of the rematch; at the old one they only listen from now on."""
        generation = self._generation.get(who.ledger.code, 0) + 1
        self._generation[code] = generation
        if generation <= REMATCHES and not self._calm:
            who.calm = True
            self._enter(code, who.ledger.name, who.secret, who.rng)

    def acknowledged(self) -> int:
        return sum(len(each.ledger.acks) for each in self.people)

    def under_way(self) -> int:
        return sum(len(each.pending) for each in self.people)

    # --- trouble ---------------------------------------------------------------------------------

    async def _trouble(self) -> None:
        """Once something goes on again, and commands are under way, the next misfortune."""
        wanted = self.acknowledged() + self.rng.randint(1, 30)
        await becomes(lambda: self.acknowledged() >= wanted, PATIENCE)
        crowd = self.rng.randint(1, 12)
        if not await _soon(lambda: self.under_way() >= crowd, 0.3):
            self.done["quiet"] += 1
        await asyncio.sleep(self.rng.choice((0, self.rng.uniform(0, 0.02))))
        chance = self.rng.random()
        if self.server_setup.postgres and chance < 0.05:
            await self._lose_postgres(self.server_setup.postgres)
        elif self.server_setup.valkey and chance < 0.15:
            await self._lose_bus(self.server_setup.valkey)
        elif chance > 0.95:
            await self._stop()
        else:
            await self._kill()

    async def _kill(self) -> None:
        servers = self.server_setup.servers
        both = len(servers) > 1 and self.rng.random() < 0.2
        victims = servers if both else [self.rng.choice(servers)]
        for server in victims:
            server.kill()
            self.done["kills"] += 1
        for server in victims:
            await asyncio.to_thread(server.start)

    async def _stop(self) -> None:
        """Politely, in the middle of everything."""
        server = self.rng.choice(self.server_setup.servers)
        code = await asyncio.to_thread(server.stop)
        if code != 0:
            raise Broken(f"a server that was stopped ended with {code}")
        self.done["stops"] += 1
        await asyncio.to_thread(server.start)

    async def _lose_bus(self, valkey: database_servers.Valkey) -> None:
        """For a moment, or while a server dies and comes back."""
        valkey.kill()
        self.done["bus"] += 1
        if self.rng.random() < 0.5:
            await self._kill()
        else:
            wanted = self.acknowledged() + 10
            await _soon(lambda: self.acknowledged() >= wanted, 1)
        await asyncio.to_thread(valkey.start)

    async def _lose_postgres(self, postgres: database_servers.Postgres) -> None:
        """Sometimes the word of it is lost as well, and a server."""
        postgres.kill()
        self.done["postgres"] += 1
        if self.server_setup.valkey and self.rng.random() < 0.3:
            self.server_setup.valkey.kill()
            await asyncio.to_thread(self.server_setup.valkey.start)
        victim = self.rng.choice(self.server_setup.servers) if self.rng.random() < 0.3 else None
        if victim is not None:
            victim.kill()
            self.done["kills"] += 1
        await asyncio.to_thread(postgres.start)
        if victim is not None:
            await asyncio.to_thread(victim.start)

    # --- the end ---------------------------------------------------------------------------------

    async def _rest(self) -> Findings:
        """Nothing new is begun. Without another word from anyone, everybody comes to the end."""
        self._calm = True
        for each in self.people:
            each.calm = True
        store = open_store(self.server_setup.address)
        await store.open()
        try:
            await self._settled(store)
            found = await audit(store, [each.ledger for each in self.people])
            found.faults += [
                f"a player was made, and is unknown: {secret[:4]}…"
                for secret in self.secrets
                if await store.player_with(hash_secret(secret)) is None
            ]
        finally:
            await store.close()
        return found

    async def _settled(self, store: Store) -> None:
        deadline = time.monotonic() + PATIENCE
        while restless := await self._restless(store):
            if time.monotonic() > deadline:
                raise Broken(f"not everyone came to rest: {restless}")
            await asyncio.sleep(0.1)

    async def _restless(self, store: Store) -> list[str]:
        """Who still waits for an answer, has not seen the end, or sees a bot that does not move."""
        codes = sorted({each.ledger.code for each in self.people})
        last = await store.last_seq(codes)
        behind = [
            f"{each.ledger.name} at {each.ledger.code} saw {each.ledger.seen} of "
            f"{last.get(each.ledger.code)}, waits for {list(each.pending.items())}"
            for each in self.people
            if each.pending or each.ledger.seen != last.get(each.ledger.code)
        ]
        if behind:
            return behind
        tables = {code: await _replayed(store, code) for code in codes}
        return [
            f"the bot at seat {table.bot_to_move} of {code}, after {table.seq}"
            for code, table in tables.items()
            if table.bot_to_move is not None
        ]


async def _replayed(store: Store, code: str) -> Table:
    return replay_log(read_entry(line.body) for line in await store.lines(code))


async def _soon(condition: Callable[[], bool], seconds: float) -> bool:
    """Whether it came true in time; it need not."""
    with suppress(AssertionError):
        await becomes(condition, seconds)
    return condition()


# --- a whole run ---------------------------------------------------------------------------------


@dataclass
class Run:
    """Rounds in one server_setup."""

    kind: str
    seed: int
    tell: Callable[[str], object] = print
    found: Findings = field(default_factory=lambda: Findings([]))
    done: Counter[str] = field(default_factory=Counter)

    def go(self, kills: int, seconds: float, tables: int = TABLES) -> None:
        """Raises `Broken` at the first promise that was not kept."""
        began = time.monotonic()
        with (
            tempfile.TemporaryDirectory(prefix="regicide-chaos-") as folder,
            server_setup(self.kind, Path(folder)) as setup,
        ):
            number = 0
            while self.done["kills"] < kills and time.monotonic() - began < seconds:
                number += 1
                wanted = min(ROUND, kills - self.done["kills"])
                self._round(setup, number, wanted, tables)
                self.tell(f"{self.kind} {time.monotonic() - began:5.0f} s: {self.summary()}")
            self.done.update(_said(setup))

    def _round(self, setup: ServerSetup, number: int, kills: int, tables: int) -> None:
        current = Round(setup, Random(f"{self.seed}-{self.kind}-{number}"))
        try:
            found = asyncio.run(current.play(tables, kills))
        except (Broken, AssertionError) as error:
            found = Findings([str(error)])
        found.faults += _unseemly(setup)
        self.done.update(current.done)
        self.found.add(found)
        if found.faults:
            raise Broken(self._report(setup, current, number, kills))

    def _report(self, setup: ServerSetup, current: Round, number: int, kills: int) -> str:
        """What is needed to look into it: the faults, the ledgers, the servers' own words."""
        folder = Path(tempfile.mkdtemp(prefix="regicide-chaos-fault-"))
        ledgers = [repr(each.ledger) for each in current.people]
        (folder / "ledgers.txt").write_text("\n\n".join(ledgers), encoding="utf-8")
        (folder / "faults.txt").write_text("\n\n".join(self.found.faults), encoding="utf-8")
        for server in setup.servers:
            (folder / f"{server.data.name}.log").write_text(server.log_text(), encoding="utf-8")
        some = "\n".join(fault[:2000] for fault in self.found.faults[:5])
        return (
            f"{len(self.found.faults)} faults; {self.kind}, seed {self.seed}, round {number} of "
            f"{kills} kills ({dict(current.done)}). Everything is in {folder}.\n{some}"
        )

    def summary(self) -> str:
        found, done = self.found, self.done
        return (
            f"{done['kills']} kills, {done['stops']} stops, {done['bus']} of the bus, "
            f"{done['postgres']} of PostgreSQL; {found.tables} tables, {found.lines} lines, "
            f"{found.acknowledged} commands acknowledged ({found.repeated} after being sent again), "
            f"{found.updates} updates compared; {found.lost} lost, {found.doubled} doubled"
        )


def _unseemly(setup: ServerSetup) -> list[str]:
    """A server says what went wrong in one line, and never with a stack."""
    return [
        f"in the log of {server.data.name}: {line}"
        for server in setup.servers
        for line in server.log_text().splitlines()
        if not line.startswith('{"at":')
    ]


def _said(setup: ServerSetup) -> Counter[str]:
    lines = [line for server in setup.servers for line in server.log_text().splitlines()]
    return Counter(f"said {json.loads(line)['event']}" for line in lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py chaos", description="Kill servers at play.")
    parser.add_argument("--kills", type=int, default=KILLS, help="in all")
    parser.add_argument("--store", choices=STORES, help="only this one")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no round after")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args(arguments)
    kinds = [asked.store] if asked.store else list(STORES)
    runs = [Run(kind, asked.seed, lambda text: print(text, flush=True)) for kind in kinds]
    for number, run in enumerate(runs):
        left = asked.kills - sum(each.done["kills"] for each in runs)
        try:
            run.go(left // (len(runs) - number), asked.seconds / len(runs))
        except Broken as broken:
            print(f"BROKEN: {broken}", flush=True)
            return 1
    for run in runs:
        said = {name[5:]: count for name, count in run.done.items() if name.startswith("said ")}
        print(f"{run.kind}: {run.summary()}; the servers said {said}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
