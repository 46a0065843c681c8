"""Writes the files of web/ that are generated from the Python code: `python3 dev.py generate`.

A test compares them with what is generated now.
"""

from collections.abc import Callable
from pathlib import Path

from regicide.lessons.script import write_course
from regicide.wire.dealing import dealing
from regicide.wire.law import law
from regicide.wire.typescript import typescript

WEB = Path(__file__).parent.parent / "web" / "src"

GENERATED: dict[Path, Callable[[], bytes]] = {
    WEB / "wire.ts": lambda: typescript().encode(),
    WEB / "learn" / "lessons.json": write_course,
    WEB / "companion" / "law.ts": lambda: law().encode(),
    WEB / "table" / "dealing.ts": lambda: dealing().encode(),
}

if __name__ == "__main__":
    for path, generate in GENERATED.items():
        path.write_bytes(generate())
