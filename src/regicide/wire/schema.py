"""The messages of the sockets as JSON Schema."""

from typing import Any

import msgspec

from regicide.wire.messages import ClientMessage, ServerMessage


def message_schemas() -> tuple[tuple[Any, ...], dict[str, Any]]:
    """What clients send and what the server sends, and the types both are made of."""
    schemas, components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/components/schemas/{name}"
    )
    return schemas, components
