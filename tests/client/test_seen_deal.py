"""A client checks the seal of a deal against the cards it saw itself."""

from collections.abc import Iterator
from functools import reduce

import pytest
from msgspec.structs import replace

from regicide.client.client_state import EMPTY_STATE, ClientState, apply_message
from regicide.client.seen_deal import seal_verdict, seen_at_table
from regicide.notation import Seed
from regicide.table import Phase, Seal, SealVerdict
from regicide.wire.encoding import decode_server
from regicide.wire.messages import ServerMessage, Update, Welcome
from regicide.wire.room_view import SealView, view_room
from regicide.wire.updates import EncodedUpdates
from table_builder import PEOPLE, play_table

#: The seal of another deal than the one these tests play.
OTHER = Seal(Seed("castle-43"), "salt")


def messages(players: int, options: str) -> Iterator[ServerMessage]:
    """What the second seat (in a solo game the first) receives of a whole game."""
    builder = play_table(players, options=options)
    while builder.phase() is Phase.PLAYING:
        builder.move()
    person = PEOPLE[min(1, players - 1)].id
    before = builder.changes[0].before
    assert before is not None
    yield Welcome(seq=before.seq, now=0, room=view_room(before, seated=True))
    for change in builder.changes:
        yield decode_server(EncodedUpdates.of(change).for_person(person))


def state_after(received: list[ServerMessage]) -> ClientState:
    return reduce(lambda state, each: apply_message(state, each, now=0), received, EMPTY_STATE)


def verdict_after(received: list[ServerMessage]) -> SealVerdict | None:
    return seal_verdict(state_after(received))


def resealed(message: ServerMessage) -> ServerMessage:
    """The message of a server that sealed one seed and dealt from another."""
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
def test_an_honest_deal_is_verified_and_another_deal_is_detected(
    players: int, options: str
) -> None:
    received = list(messages(players, options))
    assert verdict_after(received[:-1]) is None
    assert verdict_after(received) is SealVerdict.TRUE
    honest = state_after(received)
    assert honest.room is not None
    seen = seen_at_table(honest, honest.room)
    assert seen.hands
    assert seen.enemies
    assert verdict_after([resealed(each) for each in received]) is SealVerdict.OTHER_DEAL


def test_draws_that_the_seed_does_not_give_are_detected() -> None:
    """Hands and castle agree with the seal, but one drawn card does not."""
    received = list(messages(1, ""))
    place = next(
        place
        for place, each in enumerate(received)
        if isinstance(each, Update) and each.own and each.own.received
    )
    draw = received[place]
    assert isinstance(draw, Update)
    assert draw.own is not None
    other = "2c" if draw.own.received[0] != "2c" else "3c"
    own = replace(draw.own, received=(other, *draw.own.received[1:]))
    received[place] = replace(draw, own=own)
    assert verdict_after(received) is SealVerdict.OTHER_DEAL
