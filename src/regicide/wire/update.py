"""The message about one change of a table: a public part, and a part for one seat.

The public part is the same for everyone at the table, so that it is encoded once. People without a seat
see neither the words of the chat nor the code of the rematch.
"""

from msgspec.structs import replace

from regicide.notation import print_each_card
from regicide.rules import Seat, seen_by
from regicide.rules.events import CardsReceived
from regicide.table import Change, Person, Table, unearned
from regicide.table.earning import with_earned_medal
from regicide.table.frozen_struct import FrozenStruct
from regicide.wire.deeds import AnyDeed, view_deed
from regicide.wire.events import AnyEvent, write_events
from regicide.wire.game_view import GameView, view_table_game
from regicide.wire.room_view import RoomView, stand_ins, view_room

#: Stands for words that are not shown. It needs no translation.
HIDDEN_WORDS = "…"


class PublicView(FrozenStruct, frozen=True, omit_defaults=True):
    """The public part of an update. Parts that did not change are left out."""

    deed: AnyDeed
    at: int
    events: tuple[AnyEvent, ...] = ()
    room: RoomView | None = None
    game: GameView | None = None
    #: Unix milliseconds after which others may let a bot play.
    deadline: int | None = None


class OwnView(FrozenStruct, frozen=True):
    """The private part of an update: the seat's hand, and the cards it has just drawn."""

    seat: int
    hand: tuple[str, ...]
    received: tuple[str, ...] = ()


def view_public(change: Change) -> PublicView:
    """Return the part that is the same for everyone with a seat."""
    before, after, entry = change.before, change.after, change.entry
    name = entry.by.name or None if isinstance(entry.by, Person) else None
    game_changed = before is None or after.game is not before.game
    events = seen_by(change.events, None, options=after.settings.options)
    return PublicView(
        deed=view_deed(entry.what, change.seat, name),
        at=entry.at,
        events=write_events(with_earned_medal(events, unearned(after))),
        room=view_room(after, seated=True)
        if before is None or _room_changed(before, after)
        else None,
        game=view_table_game(after) if game_changed else None,
        deadline=after.deadline(),
    )


def view_for_spectators(public: PublicView) -> PublicView:
    """Return the public part for people without a seat; the same object if there is nothing to hide.

    A code of a table travels: with an invitation, with the link to a replay.
    """
    deed, room = public.deed, public.room
    if deed.do == "speak":
        return replace(public, deed=replace(deed, text=HIDDEN_WORDS))
    if room is not None and room.rematch is not None:
        return replace(public, room=replace(room, rematch=None))
    return public


def view_own(table: Table, seat: Seat | None) -> OwnView | None:
    """Return what only this seat may see; None for spectators."""
    return None if seat is None else view_seat(table, seat)


def view_seat(table: Table, seat: Seat, received: tuple[CardsReceived, ...] = ()) -> OwnView:
    hand = table.game.state.hands[seat] if table.game else ()
    if not received:  # as after most moves
        return OwnView(seat, print_each_card(hand))
    cards = [card for event in received if event.seat == seat for card in event.cards]
    return OwnView(seat, print_each_card(hand), print_each_card(tuple(cards)))


def _room_changed(before: Table, after: Table) -> bool:
    """Whether `view_room` would change; an ordinary move does not change it."""
    return (
        before.phase is not after.phase
        or before.chairs is not after.chairs
        or before.first != after.first
        or before.proposal is not after.proposal
        or before.is_paused != after.is_paused
        or before.rematch != after.rematch
        or before.hints is not after.hints
        or stand_ins(before) != stand_ins(after)
    )
