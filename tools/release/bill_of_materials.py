"""What a wheel contains and what it needs, as a CycloneDX document, from the locks.

The wheel contains the page's libraries (web/package-lock.json) and the C++ library of the compiler
(locks/compiler.txt). It needs the libraries of locks/runtime.txt; users get any version that pyproject.toml
allows, and these are the versions that were tested.
"""

import json
import re
import uuid
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tools.release.source import Source

#: Names the documents of this project; any UUID would do.
NAMESPACE = uuid.UUID("2f0c4f0e-6b1b-5b0a-9f57-8d2a3c1e7b64")
PINNED = re.compile(r"^([\w.-]+)==([\w.!+-]+)")


def bill_of_materials(source: Source, root: Path) -> str:
    """The document as JSON: the same text from the same commit."""
    ours = f"pkg:pypi/open-regicide@{source.version}"
    components = [
        *(python_library(*each) for each in pinned(root / "locks" / "runtime.txt")),
        *(python_library(*each) for each in pinned(root / "locks" / "compiler.txt")),
        *page_libraries(root / "web" / "package-lock.json"),
    ]
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, source.version + source.commit)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(source.time, UTC).isoformat(),
            "component": {
                "type": "application",
                "bom-ref": ours,
                "name": "open-regicide",
                "version": source.version,
                "purl": ours,
                "licenses": [{"license": {"id": "MIT"}}],
            },
        },
        "components": components,
        "dependencies": [{"ref": ours, "dependsOn": [each["bom-ref"] for each in components]}],
    }
    return json.dumps(document, indent=2) + "\n"


def pinned(lock: Path) -> list[tuple[str, str]]:
    """The names and versions of a lock."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return [(found[1], found[2]) for line in lines if (found := PINNED.match(line))]


def python_library(name: str, version: str) -> dict[str, Any]:
    return component(name, version, f"pkg:pypi/{name}@{version}")


def page_libraries(lock: Path) -> list[dict[str, Any]]:
    """What the page is built with and contains: not the tools that build it."""
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    return [
        component(
            name := path.rpartition("node_modules/")[2],
            each["version"],
            f"pkg:npm/{name.replace('@', '%40')}@{each['version']}",
        )
        for path, each in packages.items()
        if path and not each.get("dev") and not each.get("optional")
    ]


def component(name: str, version: str, purl: str) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "scope": "required",
    }
