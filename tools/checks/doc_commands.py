"""Runs the commands of the documentation that end by themselves: `python3 dev.py verify` does it.

tests/repository/test_docs.py checks in a moment that all commands and options exist.
"""

import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
#: A finished game, for the examples that read one.
RECORD = ROOT / "tests" / "fixtures" / "earlier_version" / "record.txt"
#: Commands that need no keys, no network and no other program.
ENDING = ("bots", "arena", "review", "statistics", "--version")
#: Arguments that need another program or a server.
OTHERS = re.compile(r"\badmin\b|\bengine-check\b|\bengine:|--dask")
#: Games of an example's arena: enough to see that it works.
FEW_GAMES = "10"


def commands_in_pages() -> Iterator[tuple[str, list[str]]]:
    """The page and the words of each shell line that begins with `regicide` or `python3 dev.py`."""
    for page in PAGES:
        for line in re.findall(r"^ *[$#] (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            if re.match(r"(regicide|python3 dev\.py)\b", line):
                yield page.name, shlex.split(line.replace("…", ""), comments=True)


def ending_commands() -> dict[str, list[str]]:
    """The arguments of `regicide` in each example that ends by itself, by its text."""
    found: dict[str, list[str]] = {}
    for _, words in commands_in_pages():
        arguments = words[words.index("regicide") + 1 :] if "regicide" in words else [""]
        ends = arguments[:1] and (arguments[0] in ENDING or "--json" in arguments)
        if ends and not OTHERS.search(shlex.join(arguments)):
            found[shlex.join(words)] = arguments
    return found


def run_commands() -> None:
    """Run each in one folder, in the order of the pages; raises if one fails."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        (work / "games").mkdir()
        (work / "docs" / "pictures").mkdir(parents=True)
        for name in ("evening.regicide", "all.txt", "games/one.regicide"):
            (work / name).write_bytes(RECORD.read_bytes())
        for text, arguments in ending_commands().items():
            print(f"$ {text}", flush=True)
            _run(work, arguments)


def _run(work: Path, arguments: list[str]) -> None:
    few = [
        FEW_GAMES if before == "--games" else word
        for before, word in zip(["", *arguments], arguments, strict=False)
    ]
    environment = {"XDG_DATA_HOME": str(work), "PATH": "/usr/bin:/bin", "HOME": str(work)}
    command = [sys.executable, "-m", "regicide", *few]
    done = subprocess.run(
        command, cwd=work, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{shlex.join(arguments)}: {done.stderr or done.stdout}"


if __name__ == "__main__":
    run_commands()
