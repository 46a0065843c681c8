"""Teams of an evening: people and bots who play its deals at a real server, and keep every byte they receive."""

import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import msgspec

from open_stores import opened
from regicide.server.clubs.evening import EveningDetails
from regicide.table import Phase
from regicide.table.commands import MakeMove
from table_client import TableClient, api_error, api_request, new_player

#: Later than a test needs: two days.
LONG = 2 * 86_400_000


@dataclass
class EveningGuest:
    """A player of an evening, with everything that the server sent to them."""

    url: str
    name: str
    secret: str
    received: list[str] = field(default_factory=list)

    @staticmethod
    def new(url: str, name: str) -> "EveningGuest":
        return EveningGuest(url, name, new_player(url, name))

    def ask(self, path: str, body: object = None, *, method: str | None = None) -> Any:
        answer = api_request(self.url, path, body, secret=self.secret, method=method)
        self.received.append(answer if isinstance(answer, str) else json.dumps(answer))
        return answer

    def refused(self, path: str, body: object = None, **rest: Any) -> str:
        """The code with which a request is refused."""
        _status, error = api_error(self.url, path, body, secret=self.secret, **rest)
        self.received.append(json.dumps(error))
        return str(error["code"])

    def make_evening(self, **wanted: Any) -> str:
        now = self.ask("/api/me/evenings")["now"]
        settings = {"name": "Friday", "players": 2, "deals": 2, "closes": now + LONG, **wanted}
        return str(self.ask("/api/evenings", settings)["code"])

    def team(self, view: dict[str, Any]) -> dict[str, Any]:
        """The own team in a view of the evening."""
        return next(each for each in view["teams"] if each["number"] == view["own"])


@dataclass
class Team:
    """People who play together; bots have the other seats."""

    evening: str
    people: list[EveningGuest]
    bots: tuple[str, ...] = ()
    number: int = 0

    def sit_down(self) -> None:
        """The first one founds the team, the others come by its link."""
        first, *others = self.people
        view = first.ask(f"/api/evenings/{self.evening}/teams", {"name": f"Team {first.name}"})
        self.number = view["own"]
        for each in others:
            each.ask(f"/api/evenings/{self.evening}/seat", {"code": first.team(view)["code"]})

    async def play(self, deal: int, *, most: int | None = None) -> bool:
        """Play a deal (from 1) on, or `most` moves of it; False if its game is not over then."""
        path = f"/api/evenings/{self.evening}/deals/{deal}"
        codes = {each.ask(path, {"bots": self.bots})["code"] for each in self.people}
        [code] = codes
        clients = [await TableClient(each.url, code, each.secret).connect() for each in self.people]
        try:
            return await _play(clients, most)
        finally:
            for each, client in zip(self.people, clients, strict=True):
                each.received += [data.decode() for data in client.received]
                await client.close()


async def _play(clients: list[TableClient], most: int | None) -> bool:
    moves = 0
    while True:
        seq = max(each.state.seq for each in clients)
        for each in clients:
            while each.state.seq < seq:
                await each.receive()
        room, game = clients[0].state.room, clients[0].state.game
        assert room is not None
        assert game is not None
        if room.phase is Phase.OVER:
            return True
        if moves == most:
            return False
        mover = next((c for c in clients if c.state.own and c.state.own.seat == game.seat), None)
        if mover is None:  # a bot moves
            await clients[0].receive()
            continue
        choices = mover.state.choices
        if choices is None or choices.seq != mover.state.seq:
            await mover.receive()
            continue
        move = choices.choices.moves[0].move
        await mover.do(MakeMove(move, choices.seq), secrets.token_hex(8))
        moves += 1


async def secrets_of(address: str, evening: str) -> list[str]:
    """The seeds and salts of an evening, as its database has them."""
    async with opened(address) as store:
        found = await store.evening(evening)
    assert found is not None
    details = msgspec.json.decode(found.body, type=EveningDetails)
    return [text for each in details.deals for text in (each.seed, each.salt)]
