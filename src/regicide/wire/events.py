"""The events of the rules as messages: the same names and fields, with cards as text.

The message types are generated from the event types, so they cannot differ.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, TypeAlias, get_args

from msgspec import defstruct

from regicide.notation import parse_card, print_card, print_each_card
from regicide.rules import Card, Event, Medal, Step, Suit
from regicide.table.commands import kebab_case
from regicide.table.frozen_struct import FrozenStruct


def _parse_all(cards: tuple[str, ...]) -> tuple[Card, ...]:
    return tuple(parse_card(each) for each in cards)


#: Type of a field → its type in a message, its printer, its parser.
_FORMS: dict[Any, tuple[Any, Callable[[Any], Any], Callable[[Any], Any]]] = {
    Card: (str, print_card, parse_card),
    tuple[Card, ...]: (tuple[str, ...], print_each_card, _parse_all),
}
_UNCHANGED = (int, bool, Suit, Step, Medal | None)


def _form(kind: Any) -> tuple[Any, Callable[[Any], Any] | None, Callable[[Any], Any] | None]:
    if kind in _FORMS:
        return _FORMS[kind]
    assert kind in _UNCHANGED, f"no message form for a field of type {kind}"
    return kind, None, None


class EventMessage(FrozenStruct, frozen=True, tag_field="event", tag=kebab_case):
    """The base class of event messages."""


EVENT_TYPES: tuple[Any, ...] = get_args(Event)
#: Event type → message type.
MESSAGES: dict[Any, type[Any]] = {
    kind: defstruct(
        kind.__name__,
        [(field.name, _form(field.type)[0]) for field in fields(kind)],
        bases=(EventMessage,),
        frozen=True,
        module=__name__,
    )
    for kind in EVENT_TYPES
}
#: The union of all event messages. Type checkers know only their base class.
if TYPE_CHECKING:
    AnyEvent: TypeAlias = EventMessage
else:
    AnyEvent = reduce(or_, MESSAGES.values())

_WRITERS = {
    kind: tuple((field.name, _form(field.type)[1]) for field in fields(kind))
    for kind in EVENT_TYPES
}
_READERS = {
    MESSAGES[kind]: (kind, tuple((field.name, _form(field.type)[2]) for field in fields(kind)))
    for kind in EVENT_TYPES
}


def write_event(event: Event) -> EventMessage:
    """Convert an event to a message."""
    kind = type(event)
    values = [
        write(getattr(event, name)) if write else getattr(event, name)
        for name, write in _WRITERS[kind]
    ]
    message: EventMessage = MESSAGES[kind](*values)
    return message


def read_event(message: EventMessage) -> Event:
    """Convert a message to an event."""
    kind, readers = _READERS[type(message)]
    values = (
        read(getattr(message, name)) if read else getattr(message, name) for name, read in readers
    )
    event: Event = kind(*values)
    return event


def write_events(events: Iterable[Event]) -> tuple[EventMessage, ...]:
    return tuple([write_event(event) for event in events])
