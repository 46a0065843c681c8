"""The HTTP interface and the messages of the sockets, from their OpenAPI and AsyncAPI descriptions."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from regicide.server.http.api import describe_api
from regicide.server.http.asyncapi import describe_sockets
from tools.docs_site.sources import write

HTTP, SOCKETS = "reference/http.md", "reference/sockets.md"


def write_wire_pages(folder: Path) -> list[str]:
    """Write both pages, and both descriptions for programs; the names of the pages."""
    http, sockets = describe_api(), describe_sockets()
    for name, description in (("openapi.json", http), ("asyncapi.json", sockets)):
        write(folder / "reference" / name, json.dumps(description, indent=1))
    write(folder / HTTP, _http_page(http))
    write(folder / SOCKETS, _socket_page(sockets))
    return [HTTP, SOCKETS]


def _http_page(description: dict[str, Any]) -> str:
    operations = "".join(
        _operation(path, method, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    )
    return (
        "# The HTTP interface\n\n"
        f"{description['info']['description']} For programs: [openapi.json](openapi.json), which "
        "every server also gives as `/api/openapi.json`. "
        "[Writing a client](../server.md#write-a-client) shows the way through it.\n\n"
        f"## Requests\n{operations}\n## Types\n{_types(description['components']['schemas'])}"
    )


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    answers = [
        f"- {status}: {answer['description']}{_answered(status, answer)}"
        for status, answer in operation["responses"].items()
    ]
    lines = [f"\n### `{method.upper()} {path}`\n", operation["summary"]]
    if "security" in operation:
        lines.append("Needs a secret as bearer token.")
    lines += [_parameter(each) for each in operation["parameters"]]
    if "requestBody" in operation:
        lines.append(f"\nBody: {_content(operation['requestBody'])}")
    return "\n".join([*lines, "", *answers, ""])


def _answered(status: str, answer: dict[str, Any]) -> str:
    return f" Answer: {_content(answer)}" if status.startswith("2") else ""


def _content(holder: dict[str, Any]) -> str:
    ((kind, content),) = holder["content"].items()
    return _form(content["schema"]) if kind == "application/json" else f"text (`{kind}`)"


def _parameter(parameter: dict[str, Any]) -> str:
    place = "in the path" if parameter["in"] == "path" else "in the query, may be left out"
    return f"`{parameter['name']}` ({place}): {_form(parameter['schema'])}."


def _socket_page(description: dict[str, Any]) -> str:
    sockets = "".join(
        f"- `{each['address']}`: {each['description']}\n"
        for each in description["channels"].values()
    )
    sent = {
        operation["action"]: [each["$ref"] for each in operation["messages"]]
        for operation in description["operations"].values()
        if operation["channel"]["$ref"].endswith("/table")
    }
    return (
        "# The messages of the sockets\n\n"
        f"{description['info']['description']} For programs: [asyncapi.json](asyncapi.json), which "
        f"every server also gives as `/api/asyncapi.json`.\n\n{sockets}\n"
        f"From the client: {_names(sent['receive'])}\n\nFrom the server: {_names(sent['send'])}\n\n"
        f"## Types\n{_types(description['components']['schemas'])}"
    )


def _names(references: Iterable[str]) -> str:
    return ", ".join(_reference(each.rpartition("/")[2]) for each in references)


def _types(schemas: dict[str, Any]) -> str:
    return "".join(_type(name, schemas[name]) for name in sorted(schemas))


def _type(name: str, schema: dict[str, Any]) -> str:
    about = schema.get("description", "")
    if "properties" not in schema:
        return f"\n### {name}\n\n{about}\n\n{_form(schema)}\n"
    required = schema.get("required", ())
    rows = "".join(
        f"| `{field}` | {_form(form)} | {_default(field in required, form)} |\n"
        for field, form in schema["properties"].items()
    )
    table = f"| field | value | if left out |\n|---|---|---|\n{rows}" if rows else ""
    return f"\n### {name}\n\n{about}\n\n{table}"


def _default(required: bool, form: dict[str, Any]) -> str:  # noqa: FBT001 (a private column)
    return "–" if required else f"`{json.dumps(form.get('default'), ensure_ascii=False)}`"


def _form(schema: dict[str, Any]) -> str:
    """A schema in words, with a link to each type that it names."""
    match schema:
        case {"$ref": target}:
            return _reference(target.rpartition("/")[2])
        case {"anyOf": forms, **more} if "type" not in more:
            return " or ".join(_form(each) for each in forms)
        case {"enum": values}:
            return ", ".join(f"`{json.dumps(each)}`" for each in values)
        case {"type": "array", "prefixItems": items}:
            return f"list of {len(items)}: {', '.join(_form(each) for each in items)}"
        case {"type": "array", "items": dict(items)}:
            return f"list of {_form(items)}{_limits(schema)}"
        case {"type": kind}:
            return f"{kind}{_limits(schema)}"
    return "any value"


_LIMITS = {
    "minimum": "from {}",
    "maximum": "to {}",
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "maxItems": "at most {}",
}


def _limits(schema: dict[str, Any]) -> str:
    found = [text.format(schema[name]) for name, text in _LIMITS.items() if name in schema]
    return f" ({', '.join(found)})" if found else ""


def _reference(name: str) -> str:
    return f"[{name}](#{name.lower()})"
