"""Finds phrases we do not use, in code, docs and the English catalogue: `python3 dev.py lint`.

Each phrase has a reason: people who read this text are in the middle of something else, and have to
understand it at first reading. CONTRIBUTING.md (Words) says how we write instead.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SUFFIXES = {".py", ".md", ".ftl", ".ts", ".svelte", ".css", ".hpp", ".cpp", ".js", ".toml"}
#: Other languages, and texts that quote what we do not write.
SKIPPED = re.compile(r"catalogues/(?!en/)|^tests/golden/|package-lock|^tools/check_prose\.py$")

_NAME_THE_ACTOR = "name the actor: the player, the client, the server, the caller"
PHRASES = {
    r"\bwhoever\b": _NAME_THE_ACTOR,
    r"\bsomebody\b": _NAME_THE_ACTOR,
    r"\bthose who\b": _NAME_THE_ACTOR,
    r"\b(?:that|it) (?:is|are) (?-i:none)\b": "say «does not exist» or «is not a …»",
    r"\bso many (?:days|games|royals|seconds)\b": "say «this many» or «how many»",
    r"(?<!there )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b)[a-z]+": "say «is not a …» or «there is no …»",
    r"; there are\b": "say «choose from …»",
    r"; otherwise \d": "say «(default …)»",
    r"\bwithout (?:a )?say\b": "say who may not decide",
    r"\bone's own\b": "say whose: «your own», «the player's own»",
    r"\bfor ever\b": "say «forever», or better what never ends",
    r"\bgo(?:es|ing)? on with\b": "say «continue» or «resume»",
    r"\banew\b": "say «again»",
    r"\bis told\b|\bare told\b": "say who sends what: «the server sends the client …»",
}
#: In English the marks are “ ”; « » stand in other languages' text.
ENGLISH_CATALOGUE = {"«|»": "English quotes with “ ”"}


def main() -> int:
    """Print each phrase with its place and reason; 1 if there is any."""
    found = [
        fault
        for path in _files()
        for fault in faults(path, (ROOT / path).read_text(encoding="utf-8"))
    ]
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


def _files() -> list[str]:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\n")
    return [
        path
        for path in listed
        if Path(path).suffix in SUFFIXES and not SKIPPED.search(path) and (ROOT / path).exists()
    ]


def faults(path: str, text: str) -> list[str]:
    """Each phrase in the text of a file, as `path:line: «phrase»: reason`."""
    phrases = PHRASES | (ENGLISH_CATALOGUE if path.endswith(".ftl") else {})
    return [
        f"{path}:{number}: «{match.group()}»: {reason}"
        for number, line in enumerate(text.split("\n"), start=1)
        for phrase, reason in phrases.items()
        if (match := re.search(phrase, line, re.IGNORECASE))
    ]


if __name__ == "__main__":
    sys.exit(main())
