"""The AsyncAPI 3.0 description of the sockets, generated from the types of their messages."""

from functools import cache
from typing import Any

from regicide.wire.schema import message_schemas

_MESSAGES = "#/components/messages/"


@cache
def describe_sockets() -> dict[str, Any]:
    """Return the AsyncAPI document: which messages each socket carries, and their types."""
    (from_client, from_server), types = message_schemas()
    client, server = _names(from_client), _names(from_server)
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Open Regicide",
            "version": "1",
            "description": "Every message is one JSON object with its kind in the field `type`. "
            "The first message of a client is a `hello`.",
        },
        "channels": {
            "table": {
                "address": "/api/tables/{code}/socket",
                "description": "One table: commands in, updates out.",
                "parameters": {"code": {"description": "The code of the table."}},
                "messages": _references((*client, *server)),
            },
            "lobby": {
                "address": "/api/lobby",
                "description": "The list of public tables, after each change.",
                "messages": _references(("Hello", "Lobby", "DeviceAdded", "Trouble", "Goodbye")),
            },
        },
        # AsyncAPI describes what the application does: a server receives what clients send.
        "operations": {
            "receiveAtTable": _operation("receive", "table", client),
            "sendAtTable": _operation("send", "table", server),
            "receiveAtLobby": _operation("receive", "lobby", ["Hello"]),
            "sendAtLobby": _operation(
                "send", "lobby", ["Lobby", "DeviceAdded", "Trouble", "Goodbye"]
            ),
        },
        "components": {
            "messages": {
                name: {
                    "summary": types[name].get("description", ""),
                    "contentType": "application/json",
                    "payload": {"$ref": f"#/components/schemas/{name}"},
                }
                for name in (*client, *server)
            },
            "schemas": types,
        },
    }


def _names(union: dict[str, Any]) -> list[str]:
    return [each["$ref"].rpartition("/")[2] for each in union["anyOf"]]


def _references(names: tuple[str, ...]) -> dict[str, Any]:
    return {name: {"$ref": _MESSAGES + name} for name in names}


def _operation(action: str, channel: str, names: list[str]) -> dict[str, Any]:
    messages = f"#/channels/{channel}/messages/"
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": messages + name} for name in names],
    }
