"""A server that sends messages, in this process: its clock stands still, and it works when a test says so."""

import ssl
from collections.abc import AsyncIterator, Collection, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from push_service import Browser, PushService, push_service
from regicide.bots.bot_runner import BotRunner
from regicide.notation import print_move
from regicide.rules import legal_moves
from regicide.server.bus import LocalBus
from regicide.server.config import Config
from regicide.server.identity import hash_secret
from regicide.server.limits import PUSH_LEASE_SECONDS
from regicide.server.live.live_table import LiveTable
from regicide.server.live.table_registry import TableRegistry
from regicide.server.metrics import Metrics
from regicide.server.prices import UNLIMITED, Price, Thing
from regicide.server.pushes.pushes import Pushes
from regicide.server.pushes.subscription import endpoint_hash
from regicide.server.pushes.web_push import new_key, read_key
from regicide.server.server_log import ServerLog
from regicide.server.services import TableServices
from regicide.server.spending import Payer, Spending
from regicide.server.storage import Device, Player, Store, open_store
from regicide.table import Person
from regicide.table.commands import BeReady, MakeMove, TakeSeat
from regicide.wire.encoding import decode_body, encode
from regicide.wire.http import NewTable
from regicide.wire.push_views import NewSubscription

START = 1_800_000_000_000
#: Two who make the first legal move each time last for more than ten turns.
SEED = "castle-11"
CONTACT = "mailto:operator@example.org"


class PushWorld:
    """Tables, players, and what the server tells their devices."""

    def __init__(
        self,
        store: Store,
        service: PushService,
        key: Path,
        *,
        prices: Mapping[Thing, Price] = UNLIMITED,
        now: int = START,
        names: Mapping[str, Collection[str]] | None = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.now = now
        self.service = service
        self.logged: list[str] = []
        self.asked: list[str] = []
        self._names = dict(names or {"127.0.0.1": ["127.0.0.1"]})
        self.services = TableServices(
            config=Config(data=Path("nowhere"), push_services=frozenset({service.origin})),
            store=store,
            bus=LocalBus(),
            bot_runner=BotRunner((0, 0)),
            spending=Spending(prices, lambda: self.now / 1000),
            metrics=Metrics(),
            log=ServerLog(self.logged.append),
            clock=lambda: self.now,
        )
        self.registry = TableRegistry(self.services)
        #: (code, player) of each connection.
        self.here: set[tuple[str, str]] = set()
        self.pushes = Pushes(
            self.services,
            read_key(key, CONTACT),
            lambda code, player: (code, player) in self.here,
            self._resolve,
            tls,
        )
        self.services.on_entry.append(self.pushes.announcer.note)

    async def _resolve(self, host: str, _port: int) -> Collection[str]:
        self.asked.append(host)
        if host not in self._names:
            raise OSError
        return self._names[host]

    @property
    def store(self) -> Store:
        return self.services.store

    async def add_player(self, name: str) -> Device:
        player, secret = Player(name.lower(), name), hash_secret(name)
        await self.store.add_player(player, secret, self.now)
        device = await self.store.device_with(secret)
        assert device is not None
        return device

    async def subscribe(self, device: Device, *kinds: str, **more: Any) -> Browser:
        browser = self.service.browser()
        await self.subscribe_browser(device, browser, *kinds, **more)
        return browser

    async def subscribe_browser(
        self, device: Device, browser: Browser, *kinds: str, language: str = "en", **more: Any
    ) -> None:
        new = decode_body(encode(browser.subscription(*kinds, **more)), NewSubscription)
        wanted = self.pushes.checked(new, language)
        hashed = endpoint_hash(wanted.endpoint)
        assert await self.store.subscribe(device, hashed, encode(wanted), self.now)

    async def table(self, *players: Device) -> LiveTable:
        """All are seated and ready: the game has begun."""
        host, *others = (each.player for each in players)
        wanted = NewTable(players=len(players), ready=True, seed=SEED)
        code = await self.registry.create(host, wanted, Payer(host.id))
        live = await self.registry.table(code)
        for seat, player in enumerate(others, 1):
            person = Person(player.id, player.name)
            await live.do(person, f"{player.id}.seat", TakeSeat(seat))
            await live.do(person, f"{player.id}.ready", BeReady(True))
        return live

    async def move(self, live: LiveTable) -> None:
        """Until it is the turn of another player."""
        game = live.table.game
        assert game is not None
        seat = game.state.seat
        while live.table.game is not None and live.table.game.state.seat == seat:
            person = live.table.chairs[seat].person
            assert person is not None
            move = print_move(legal_moves(live.table.game.state)[0])
            await live.do(
                person, f"{person.id}.{live.table.seq}", MakeMove(move, live.table.game_seq)
            )

    async def work(self) -> None:
        """Announce and send everything that is due now."""
        await self.pushes.announcer.announce_noted()
        while True:
            await self.pushes.sender.send_due()
            await self.pushes.sender.settle()
            next_one = await self.store.next_push()
            if next_one is None or next_one > self.now:
                return

    async def later(self, seconds: float) -> None:
        self.now += int(1000 * seconds)
        await self.work()

    async def after_the_lease(self) -> None:
        await self.later(PUSH_LEASE_SECONDS + 1)

    async def look_back(self) -> None:
        await self.pushes.announcer.look_back()
        await self.later(60)

    async def close(self) -> None:
        self.pushes.sender.close()
        await self.registry.close()


def write_key(folder: Path) -> Path:
    file = folder / "push-key.pem"
    if not file.exists():
        file.write_bytes(new_key())
    return file


@asynccontextmanager
async def push_world(
    folder: Path, service: PushService, address: str = "", **more: Any
) -> AsyncIterator[PushWorld]:
    store = open_store(address or folder / "tables.sqlite3")
    await store.open()
    world = PushWorld(store, service, write_key(folder), **more)
    try:
        yield world
    finally:
        await world.close()
        await store.close()


@asynccontextmanager
async def world_and_service(
    tmp_path: Path, **more: object
) -> AsyncIterator[tuple[PushWorld, PushService]]:
    async with push_service() as service, push_world(tmp_path, service, **more) as world:  # type: ignore[arg-type]
        yield world, service


async def ana_and_ben(world: PushWorld) -> tuple[Device, Device, LiveTable]:
    """It is Ana's turn."""
    ana, ben = await world.add_player("Ana"), await world.add_player("Ben")
    live = await world.table(ana, ben)
    game = live.table.game
    assert game is not None
    if game.state.seat != 0:
        await world.move(live)
    await world.work()
    return ana, ben, live
