"""What a change of a table looks like to each who may see it: one message for each.

A message has a part for all eyes, written once however many look on, and a part of one's own.
"""

from regicide.notation import print_each
from regicide.rules import Seat, seen_by
from regicide.rules.events import CardsReceived
from regicide.table import Change, Table
from regicide.table.commands import (
    Answer,
    BeReady,
    ChooseFirst,
    FreeSeat,
    MakeMove,
    Say,
    SeatBot,
    Speak,
    StandIn,
    TakeSeat,
    tag_of,
)
from regicide.table.value import Value
from regicide.wire.events import AnyEvent, write_events
from regicide.wire.game_view import GameView, view_game
from regicide.wire.room_view import RoomView, view_room


class DeedView(Value, frozen=True, omit_defaults=True):
    """Who did what: the command's name, and what it was about."""

    do: str
    #: Whose deed it was, counted as seats were then; None: somebody without a seat.
    seat: int | None = None
    #: The name of the person who did it; None: a bot.
    name: str | None = None
    #: The seat it was about.
    about: int | None = None
    #: A move, a phrase, a text, the name of a bot.
    text: str | None = None
    yes: bool | None = None


class PublicView(Value, frozen=True, omit_defaults=True):
    """A change, for all eyes. What did not change is not said again."""

    deed: DeedView
    at: int
    events: tuple[AnyEvent, ...] = ()
    room: RoomView | None = None
    game: GameView | None = None
    #: Unix milliseconds after which others may ask a bot to step in.
    deadline: int | None = None


class OwnView(Value, frozen=True):
    """What one seat sees besides: its own hand, and the cards it has just been given."""

    seat: int
    hand: tuple[str, ...]
    received: tuple[str, ...] = ()


def view_public(change: Change) -> PublicView:
    """The same for everyone."""
    before, after = change.before, change.after
    game_changed = before is None or after.game is not before.game
    return PublicView(
        deed=_deed(change),
        at=change.entry.at,
        events=write_events(seen_by(change.events, None, options=after.settings.options)),
        room=view_room(after) if before is None or _room_changed(before, after) else None,
        game=view_game(after.game) if after.game is not None and game_changed else None,
        deadline=after.deadline(),
    )


def view_own(table: Table, seat: Seat | None) -> OwnView | None:
    """What only this seat may see; nothing for spectators."""
    return None if seat is None else view_seat(table, seat)


def view_seat(table: Table, seat: Seat, received: tuple[CardsReceived, ...] = ()) -> OwnView:
    hand = table.game.state.hands[seat] if table.game else ()
    cards = [card for event in received if event.seat == seat for card in event.cards]
    return OwnView(seat, print_each(hand), print_each(tuple(cards)))


def _room_changed(before: Table, after: Table) -> bool:
    """Whether anything `view_room` shows is another; it never is after an ordinary move."""
    return (
        before.phase is not after.phase
        or before.chairs is not after.chairs
        or before.first != after.first
        or before.proposal is not after.proposal
        or before.is_paused != after.is_paused
        or before.rematch != after.rematch
    )


def _deed(change: Change) -> DeedView:
    what = change.entry.what
    done, seat, name = tag_of(what), change.seat, change.entry.by.name or None
    match what:
        case MakeMove(move, _):
            return DeedView(done, seat, name, text=move)
        case Say(text) | Speak(text):
            return DeedView(done, seat, name, text=text)
        case TakeSeat(about) | FreeSeat(about) | ChooseFirst(about):
            return DeedView(done, seat, name, about)
        case SeatBot(about, bot) | StandIn(about, bot):
            return DeedView(done, seat, name, about, bot)
        case Answer(yes) | BeReady(yes):
            return DeedView(done, seat, name, yes=yes)
        case _:
            return DeedView(done, seat, name)
