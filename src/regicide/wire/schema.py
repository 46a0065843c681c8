"""The messages of the sockets as JSON Schema."""

from typing import Any

import msgspec

from regicide.wire.events import AnyEvent
from regicide.wire.messages import ClientMessage, ServerMessage


def message_schemas() -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What clients send and what the server sends, and the types both are made of."""
    schemas, components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/components/schemas/{name}"
    )
    return schemas, components


def event_schemas() -> tuple[Any, dict[str, Any]]:
    (schema,), components = msgspec.json.schema_components((AnyEvent,), ref_template="#/{name}")
    return schema, components
