"""The types of the messages for the browser, from the same schema everything else is made of.

python3 dev.py generate        writes web/src/wire.ts; a test holds it current
"""

from typing import Any

import msgspec

from regicide.table.phrases import Phrase
from regicide.wire import http, replay_view
from regicide.wire.lesson_view import LessonView
from regicide.wire.messages import ClientMessage, ServerMessage
from regicide.wire.openapi import OPERATIONS
from regicide.wire.reasons import ErrorView

_HEAD = """\
// The messages of the network. Written by `python3 dev.py generate`; a test holds it current.

"""
_REF = "#/$defs/"
_PRIMITIVES = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript() -> str:
    """The text of the module."""
    bodies = [kind for each in OPERATIONS for kind in (each.takes, each.gives)]
    structs = [
        kind
        for kind in bodies
        if isinstance(kind, type) and kind.__module__ in (http.__name__, replay_view.__name__)
    ]
    kinds = (ClientMessage, ServerMessage, ErrorView, LessonView, *structs)
    schemas, components = msgspec.json.schema_components(kinds, ref_template=_REF + "{name}")
    phrases = " | ".join(f'"{phrase.value}"' for phrase in Phrase)
    return (
        _HEAD
        + f"export type ClientMessage = {_type(schemas[0])};\n\n"
        + f"export type ServerMessage = {_type(schemas[1])};\n\n"
        + f"export type Phrase = {phrases};\n"
        + "".join(_declaration(name, schema) for name, schema in sorted(components.items()))
    )


def _declaration(name: str, schema: dict[str, Any]) -> str:
    comment = _comment(schema.get("description", ""), "")
    if schema.get("type") != "object":
        return f"\n{comment}export type {name} = {_type(schema)};\n"
    required = set(schema.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in required else '?'}: {_type(kind)};\n"
        for field, kind in schema["properties"].items()
    )
    return f"\n{comment}export interface {name} {{\n{fields}}}\n"


def _comment(text: str, indent: str) -> str:
    lines = text.strip().split("\n")
    if not text:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    inner = "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{inner}{indent} */\n"


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(_REF)
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f'"{each}"' for each in schema["enum"])
    if schema.get("type") == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if schema.get("type") == "object":
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _PRIMITIVES[schema["type"]]
