"""The messages of the WebSocket as JSON Schema."""

from typing import Any

import msgspec

from regicide.wire.messages import ClientMessage, ServerMessage


def message_schemas() -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The schemas of client and server messages, and of the types they contain."""
    schemas, components = msgspec.json.schema_components(
        (ClientMessage, ServerMessage), ref_template="#/components/schemas/{name}"
    )
    return schemas, components
