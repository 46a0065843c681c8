"""Gives each page of a site of static files its own file: `python tools/site_pages.py FOLDER`.

Any host of files can serve the folder, under any path. A host knows no pages, only files: so each page that
has a path of its own gets a copy of index.html, which names the scripts from its folder.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: How index.html names the files beside it.
_BESIDE = re.compile(r'="\./')


def main() -> int:
    folder = Path(sys.argv[1])
    index = (folder / "index.html").read_text(encoding="utf-8")
    for path in pages():
        above = "../" * (path.count("/") + 1)
        target = folder / path / "index.html"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_BESIDE.sub(f'="{above}', index), encoding="utf-8")
    return 0


def pages() -> list[str]:
    """The paths of all pages but the first."""
    parts = [ROOT / "web" / "src" / "learn" / f"{part}.json" for part in ("rules", "play_well")]
    lessons = [each for part in parts for each in json.loads(part.read_text(encoding="utf-8"))]
    rulebook = ROOT / "src" / "regicide" / "i18n" / "catalogues" / "en" / "rulebook.ftl"
    clauses = re.findall(r"^rule-(\d+)-(\d+)", rulebook.read_text(encoding="utf-8"), re.MULTILINE)
    return [
        *("learn", "rules", "companion", "puzzles", "today", "statistics", "settings"),
        *("evenings", "clubs"),
        *("local", "local/replay", "shared", "review", "deal"),
        "learn/sheet",
        *(f"learn/{lesson['name']}" for lesson in lessons),
        *dict.fromkeys(f"rules/{chapter}.{number}" for chapter, number in clauses),
    ]


if __name__ == "__main__":
    sys.exit(main())
