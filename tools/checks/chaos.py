"""Kills servers while clients play, and checks that no command is lost or executed twice.

    python3 dev.py chaos [--kills N] [--store sqlite|postgres] [--seconds S] [--seed N]

It uses real server processes (with PostgreSQL two of them, connected by Valkey), real sockets and real
games. Servers get SIGKILL while commands are pending, and are restarted; sometimes one is stopped with
SIGTERM, or the bus or PostgreSQL is killed. A run has rounds. After each round all clients finish, and
what they received is compared with the database. The seed determines the random choices, but not the
timing of the machine.
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
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import database_servers
from async_helpers import eventually
from chaos_clients import ChaosClient, ClientRecord
from forked_server import ForkedServer
from log_audit import AuditReport, audit
from regicide.server.identity import hash_secret
from regicide.server.storage import Store, open_store
from regicide.table import Table, replay_log
from regicide.wire.log_format import read_entry
from table_client import api_request

#: Bots move at once, players are away at once, and there are no rate limits.
FAST = {"REGICIDE_BOT_SECONDS": "0", "REGICIDE_AWAY_SECONDS": "0", "REGICIDE_LIMITS": "off"}
STORES = ("sqlite", "postgres")
KILLS = 1000
KILLS_PER_ROUND = 25
TABLES = 6
#: Seconds until a command must succeed after a failure, and until all clients must have finished.
TIMEOUT = 90.0
#: Rematches of one table in a round, so that the number of clients stays bounded.
MAX_REMATCHES = 3


class GuaranteeViolated(Exception):
    """The server broke a promise; the message says where the evidence is."""


@dataclass
class ServerSetup:
    """The servers of a run, with their database and bus."""

    kind: str
    address: str
    servers: list[ForkedServer]
    postgres: database_servers.Postgres | None = None
    valkey: database_servers.Valkey | None = None

    def urls(self) -> Sequence[str]:
        return [server.url for server in self.servers]


@contextmanager
def server_setup(kind: str, folder: Path) -> Iterator[ServerSetup]:
    with ExitStack() as stack:
        if kind == "sqlite":
            server = stack.enter_context(ForkedServer(folder / "one", FAST))
            yield ServerSetup(kind, str(folder / "one" / "tables.sqlite3"), [server])
            return
        postgres, valkey = (
            stack.enter_context(database_servers.postgres()),
            stack.enter_context(database_servers.valkey()),
        )
        address = postgres.database()
        environment = {"REGICIDE_DATABASE_URL": address, "REGICIDE_BUS_URL": valkey.url, **FAST}
        servers = [
            stack.enter_context(ForkedServer(folder / name, environment))
            for name in ("one", "other")
        ]
        yield ServerSetup(kind, address, servers, postgres, valkey)


@dataclass
class ChaosRound:
    """Some tables, and the failures of servers while clients play at them."""

    server_setup: ServerSetup
    rng: Random
    clients: list[ChaosClient] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    _generation: dict[str, int] = field(default_factory=dict)
    _is_finishing: bool = False

    async def run(self, tables: int, kills: int) -> AuditReport:
        """Tables are created while servers are being killed: that must not be lost either."""
        creating = [asyncio.create_task(self._create_table(number)) for number in range(tables)]
        try:
            while self.counts["kills"] < kills:
                await self._cause_failure()
            await asyncio.gather(*creating)
            return await self._finish()
        finally:
            for task in creating:
                task.cancel()
            await asyncio.gather(*creating, return_exceptions=True)
            await asyncio.gather(*(each.stop() for each in self.clients))

    # --- clients ---------------------------------------------------------------------------------

    async def _create_table(self, number: int) -> None:
        rng = Random(self.rng.getrandbits(64))
        seats = rng.randint(1, 4)
        bots = rng.randint(0, seats - 1)
        names = [f"{number}-{seat}-{rng.getrandbits(32):x}" for seat in range(seats - bots)]
        secrets = [
            str((await self._request(rng, "/api/players", {"name": name}))["secret"])
            for name in names
        ]
        self.secrets += secrets
        wanted = {
            "players": seats,
            "bots": ["squire"] * bots,
            "options": "talk=casual",
            "public": rng.random() < 0.5,
        }
        table = await self._request(rng, "/api/tables", wanted, secret=secrets[0])
        for name, secret in zip(names, secrets, strict=True):
            self._add_client(table["code"], name, secret, rng)
        self._add_client(table["code"], None, None, rng)

    async def _request(self, rng: Random, path: str, body: object, **rest: Any) -> Any:
        """Repeat a request until a server answers: without an answer it may be sent again."""
        while True:
            try:
                return await asyncio.to_thread(
                    api_request, rng.choice(self.server_setup.urls()), path, body, **rest
                )
            except (OSError, HTTPException):  # killed before or within its answer
                await asyncio.sleep(rng.uniform(0.01, 0.1))

    def _add_client(self, code: str, name: str | None, secret: str | None, rng: Random) -> None:
        record, own = ClientRecord(code, name), Random(rng.getrandbits(64))
        client = ChaosClient(record, secret, self.server_setup.urls, own, self._follow_rematch)
        client.is_finishing = self._is_finishing
        self.clients.append(client)

    def _follow_rematch(self, client: ChaosClient, code: str) -> None:
        """Move a client to the table of the rematch; at the old table it sends nothing new."""
        generation = self._generation.get(client.record.code, 0) + 1
        self._generation[code] = generation
        if generation <= MAX_REMATCHES and not self._is_finishing:
            client.is_finishing = True
            self._add_client(code, client.record.name, client.secret, client.rng)

    def acknowledged(self) -> int:
        return sum(len(each.record.acks) for each in self.clients)

    def pending_count(self) -> int:
        return sum(len(each.outbox.waiting) for each in self.clients)

    # --- failures --------------------------------------------------------------------------------

    async def _cause_failure(self) -> None:
        """Wait until commands succeed again and some are pending, then cause the next failure."""
        wanted = self.acknowledged() + self.rng.randint(1, 30)
        await eventually(lambda: self.acknowledged() >= wanted, TIMEOUT)
        wanted_pending = self.rng.randint(1, 12)
        if not await _happens_within(lambda: self.pending_count() >= wanted_pending, 0.3):
            self.counts["quiet"] += 1
        await asyncio.sleep(self.rng.choice((0, self.rng.uniform(0, 0.02))))
        chance = self.rng.random()
        if self.server_setup.postgres and chance < 0.05:
            await self._kill_postgres(self.server_setup.postgres)
        elif self.server_setup.valkey and chance < 0.15:
            await self._kill_bus(self.server_setup.valkey)
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
            self.counts["kills"] += 1
        for server in victims:
            await asyncio.to_thread(server.start)

    async def _stop(self) -> None:
        """Stop a server with SIGTERM during play."""
        server = self.rng.choice(self.server_setup.servers)
        code = await asyncio.to_thread(server.stop)
        if code != 0:
            raise GuaranteeViolated(f"a stopped server exited with {code}")
        self.counts["stops"] += 1
        await asyncio.to_thread(server.start)

    async def _kill_bus(self, valkey: database_servers.Valkey) -> None:
        """Kill the bus for a short time, or while a server is killed too."""
        valkey.kill()
        self.counts["bus"] += 1
        if self.rng.random() < 0.5:
            await self._kill()
        else:
            wanted = self.acknowledged() + 10
            await _happens_within(lambda: self.acknowledged() >= wanted, 1)
        await asyncio.to_thread(valkey.start)

    async def _kill_postgres(self, postgres: database_servers.Postgres) -> None:
        """Kill PostgreSQL; sometimes also the bus and a server."""
        postgres.kill()
        self.counts["postgres"] += 1
        if self.server_setup.valkey and self.rng.random() < 0.3:
            self.server_setup.valkey.kill()
            await asyncio.to_thread(self.server_setup.valkey.start)
        victim = self.rng.choice(self.server_setup.servers) if self.rng.random() < 0.3 else None
        if victim is not None:
            victim.kill()
            self.counts["kills"] += 1
        await asyncio.to_thread(postgres.start)
        if victim is not None:
            await asyncio.to_thread(victim.start)

    # --- finishing -------------------------------------------------------------------------------

    async def _finish(self) -> AuditReport:
        """Stop new commands, wait until all clients have received everything, then audit the logs."""
        self._is_finishing = True
        for each in self.clients:
            each.is_finishing = True
        store = open_store(self.server_setup.address)
        await store.open()
        try:
            await self._wait_until_settled(store)
            report = await audit(store, [each.record for each in self.clients])
            report.faults += [
                f"a created player is unknown: {secret[:4]}…"
                for secret in self.secrets
                if await store.device_with(hash_secret(secret)) is None
            ]
        finally:
            await store.close()
        return report

    async def _wait_until_settled(self, store: Store) -> None:
        deadline = time.monotonic() + TIMEOUT
        while unsettled := await self._unsettled(store):
            if time.monotonic() > deadline:
                raise GuaranteeViolated(f"not all clients finished: {unsettled}")
            await asyncio.sleep(0.1)

    async def _unsettled(self, store: Store) -> list[str]:
        """Clients that wait for an answer or an update, and bots that have not moved."""
        codes = sorted({each.record.code for each in self.clients})
        last = await store.last_seq(codes)
        behind = [
            f"{each.record.name} at {each.record.code} saw {each.record.state.seq} of "
            f"{last.get(each.record.code)}, waits for {each.outbox.waiting}"
            for each in self.clients
            if not each.outbox.is_empty or each.record.state.seq != last.get(each.record.code)
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
    return replay_log(read_entry(entry.body) for entry in await store.entries(code))


async def _happens_within(condition: Callable[[], bool], seconds: float) -> bool:
    """Whether a condition becomes true in time."""
    with suppress(AssertionError):
        await eventually(condition, seconds)
    return condition()


# --- a whole run ---------------------------------------------------------------------------------


@dataclass
class ChaosRun:
    """Several rounds with one kind of store."""

    kind: str
    seed: int
    print_line: Callable[[str], object] = print
    report: AuditReport = field(default_factory=lambda: AuditReport([]))
    counts: Counter[str] = field(default_factory=Counter)

    def run(self, kills: int, seconds: float, tables: int = TABLES) -> None:
        """Play rounds. Raises `GuaranteeViolated` at the first fault."""
        began = time.monotonic()
        with (
            tempfile.TemporaryDirectory(prefix="regicide-chaos-") as folder,
            server_setup(self.kind, Path(folder)) as setup,
        ):
            number = 0
            while self.counts["kills"] < kills and time.monotonic() - began < seconds:
                number += 1
                wanted = min(KILLS_PER_ROUND, kills - self.counts["kills"])
                self._run_round(setup, number, wanted, tables)
                self.print_line(f"{self.kind} {time.monotonic() - began:5.0f} s: {self.summary()}")
            self.counts.update(_event_counts(setup))

    def _run_round(self, setup: ServerSetup, number: int, kills: int, tables: int) -> None:
        current = ChaosRound(setup, Random(f"{self.seed}-{self.kind}-{number}"))
        try:
            report = asyncio.run(current.run(tables, kills))
        except (GuaranteeViolated, AssertionError) as error:
            report = AuditReport([str(error)])
        report.faults += _malformed_log_lines(setup)
        self.counts.update(current.counts)
        self.report.add(report)
        if report.faults:
            raise GuaranteeViolated(self._save_evidence(setup, current, number, kills))

    def _save_evidence(
        self, setup: ServerSetup, current: ChaosRound, number: int, kills: int
    ) -> str:
        """Save faults, client records and server logs in a folder; returns a description."""
        folder = Path(tempfile.mkdtemp(prefix="regicide-chaos-fault-"))
        records = [repr(each.record) for each in current.clients]
        (folder / "records.txt").write_text("\n\n".join(records), encoding="utf-8")
        (folder / "faults.txt").write_text("\n\n".join(self.report.faults), encoding="utf-8")
        for server in setup.servers:
            (folder / f"{server.data.name}.log").write_text(server.log_text(), encoding="utf-8")
        some = "\n".join(fault[:2000] for fault in self.report.faults[:5])
        return (
            f"{len(self.report.faults)} faults; {self.kind}, seed {self.seed}, round {number} of "
            f"{kills} kills ({dict(current.counts)}). Everything is in {folder}.\n{some}"
        )

    def summary(self) -> str:
        report, counts = self.report, self.counts
        return (
            f"{counts['kills']} kills, {counts['stops']} stops, {counts['bus']} of the bus, "
            f"{counts['postgres']} of PostgreSQL; {report.tables} tables, {report.entries} entries, "
            f"{report.acknowledged} commands acknowledged ({report.repeated} after being sent again), "
            f"{report.updates} updates compared; {report.lost} lost, {report.doubled} doubled"
        )


def _malformed_log_lines(setup: ServerSetup) -> list[str]:
    """Lines of the server logs that are not events: a server must never print a stack trace."""
    return [
        f"in the log of {server.data.name}: {line}"
        for server in setup.servers
        for line in server.log_text().splitlines()
        if not line.startswith('{"at":')
    ]


def _event_counts(setup: ServerSetup) -> Counter[str]:
    lines = [line for server in setup.servers for line in server.log_text().splitlines()]
    return Counter(f"event {json.loads(line)['event']}" for line in lines)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py chaos", description="Kill servers during play.")
    parser.add_argument("--kills", type=int, default=KILLS, help="total number")
    parser.add_argument("--store", choices=STORES, help="only this kind")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="start no round after this time"
    )
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    kinds = [options.store] if options.store else list(STORES)
    runs = [ChaosRun(kind, options.seed, lambda text: print(text, flush=True)) for kind in kinds]
    for number, run in enumerate(runs):
        left = options.kills - sum(each.counts["kills"] for each in runs)
        try:
            run.run(left // (len(runs) - number), options.seconds / len(runs))
        except GuaranteeViolated as broken:
            print(f"BROKEN: {broken}", flush=True)
            return 1
    for run in runs:
        events = {
            name.removeprefix("event "): count
            for name, count in run.counts.items()
            if name.startswith("event ")
        }
        print(f"{run.kind}: {run.summary()}; events of the servers: {events}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
