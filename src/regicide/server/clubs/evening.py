"""What an evening is: its settings, and its deals, which are secret until it is over."""

import secrets

import msgspec

from regicide.notation import Seed
from regicide.server.errors import Denial, Denied
from regicide.server.storage import Evening, Store
from regicide.table import Seal
from regicide.wire.encoding import decode_body, encode
from regicide.wire.evenings import NewEvening


class SealedDeal(msgspec.Struct, frozen=True):
    """The secret seed of a deal, and the salt of its seal."""

    seed: str
    salt: str

    @property
    def seal(self) -> Seal:
        return Seal(Seed(self.seed), self.salt)


class EveningDetails(msgspec.Struct, frozen=True):
    """The part of an evening that is opaque to the storage."""

    name: str
    players: int
    #: In notation.
    options: str
    turn_seconds: int | None
    host_plays: bool
    deals: tuple[SealedDeal, ...]


def draw_deals(count: int) -> tuple[SealedDeal, ...]:
    """As at any other table: nobody can guess a seed, nor find it from its commitment."""
    return tuple(
        SealedDeal(secrets.token_hex(16), secrets.token_hex(16)) for _number in range(count)
    )


def sealed_evening(
    code: str, maker: str, wanted: NewEvening, *, name: str, options: str, now: int
) -> Evening:
    """A new evening with fresh deals. `name` and `options` are checked."""
    details = EveningDetails(
        name=name,
        players=wanted.players,
        options=options,
        turn_seconds=wanted.turn_seconds,
        host_plays=wanted.host_plays,
        deals=draw_deals(wanted.deals),
    )
    opens = now if wanted.opens is None else wanted.opens
    return Evening(
        code=code,
        maker=maker,
        created=now,
        opens=opens,
        closes=wanted.closes,
        body=encode(details),
        club=wanted.club,
    )


def details_of(evening: Evening) -> EveningDetails:
    return decode_body(evening.body, EveningDetails)


async def ensure_deal_is_open(store: Store, evening: str | None, now: int) -> None:
    """Raise unless everyone may see the tables of this evening. One that was removed is over."""
    found = await store.evening(evening) if evening is not None else None
    if found is not None and now < found.closes:
        raise Denied(Denial.EVENING_NOT_OVER)
