"""A terminal checks the seal against the cards it was shown itself."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from regicide.notation import Seed
from regicide.table import Phase, Seal, Verdict
from regicide.tui.client_state import ClientState
from regicide.wire.encoding import Broadcast, decode_server
from regicide.wire.messages import ServerMessage, Update, Welcome
from regicide.wire.room_view import SealView, view_room
from table_builder import PEOPLE, play_table

#: Of another deal than that of the tests' tables.
OTHER = Seal(Seed("castle-43"), "salt")


def messages(players: int, options: str) -> Iterator[ServerMessage]:
    """What the second seat (alone: the first) is sent of a whole game."""
    sitting = play_table(players, options=options)
    while sitting.phase() is Phase.PLAYING:
        sitting.move()
    person = PEOPLE[min(1, players - 1)].id
    before = sitting.changes[0].before
    assert before is not None
    yield Welcome(seq=before.seq, now=0, room=view_room(before))
    for change in sitting.changes:
        yield decode_server(Broadcast.of(change).for_person(person))


def after(told: list[ServerMessage]) -> ClientState:
    model = ClientState()
    for message in told:
        model.take(message)
    return model


def resealed(message: ServerMessage) -> ServerMessage:
    """As a server tells it that sealed one seed and dealt by another."""
    if isinstance(message, Welcome) and message.room:
        return replace(message, room=replace(message.room, seal=_seal(message.room.seal)))
    if isinstance(message, Update) and message.public.room:
        room = replace(message.public.room, seal=_seal(message.public.room.seal))
        return replace(message, public=replace(message.public, room=room))
    return message


def _seal(shown: SealView) -> SealView:
    if shown.seed is None:
        return SealView(OTHER.commitment, None, None)
    return SealView(OTHER.commitment, OTHER.seed.text, OTHER.salt)


@pytest.mark.parametrize("options", ["", "hand=-1,jesters=-1,hands=open"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_an_honest_deal_and_another_one(players: int, options: str) -> None:
    told = list(messages(players, options))
    assert after(told[:-1]).verdict is None
    honest = after(told)
    assert honest.verdict is Verdict.TRUE
    assert honest.evidence.hands
    assert honest.evidence.enemies
    assert after([resealed(each) for each in told]).verdict is Verdict.OTHER_DEAL


def test_a_commitment_that_is_changed_at_the_end() -> None:
    told = list(messages(2, ""))
    assert after([*told[:-1], resealed(told[-1])]).verdict is Verdict.FALSE


def test_draws_that_the_seed_does_not_give() -> None:
    """Hands and castle as sealed, and another card drawn."""
    told = list(messages(1, ""))
    place = next(
        place
        for place, each in enumerate(told)
        if isinstance(each, Update) and each.own and each.own.received
    )
    draw = told[place]
    assert isinstance(draw, Update)
    assert draw.own is not None
    other = "2c" if draw.own.received[0] != "2c" else "3c"
    own = replace(draw.own, received=(other, *draw.own.received[1:]))
    told[place] = replace(draw, own=own)
    assert after(told).verdict is Verdict.OTHER_DEAL
