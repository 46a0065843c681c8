"""The files of web/ that are written by the Python code; a test holds them current.

python3 dev.py types        writes them
"""

from collections.abc import Callable
from pathlib import Path

from regicide.lessons.script import write_course
from regicide.wire.dealing import dealing
from regicide.wire.law import law
from regicide.wire.typescript import typescript

WEB = Path(__file__).parent.parent / "web" / "src"

WRITTEN: dict[Path, Callable[[], bytes]] = {
    WEB / "wire.ts": lambda: typescript().encode(),
    WEB / "learn" / "lessons.json": write_course,
    WEB / "companion" / "law.ts": lambda: law().encode(),
    WEB / "table" / "dealing.ts": lambda: dealing().encode(),
}

if __name__ == "__main__":
    for path, write in WRITTEN.items():
        path.write_bytes(write())
