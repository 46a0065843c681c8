"""Every check that is too long for the tests, before a release: `python3 dev.py verify --all`.

    --scale FRACTION    smaller (or larger) sizes: 0.001 tries whether every part runs here
    --only PART …       only these; the results of the others stay

Each part is a command of dev.py, with a size. A part that fails does not stop the others. The results are in
dist/verification.md, which `python3 dev.py release` copies into the release notes of the same commit; what the parts
printed is in dist/verification.
"""

import argparse
import json
import re
import shutil
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from hatch_build import ROOT

#: What each part printed, and its result.
LOGS = ROOT / "dist" / "verification"
TABLE = ROOT / "dist" / "verification.md"
TRIAL = LOGS / "release"
HEADER = "| part | size | result | what it said | minutes |\n|---|---|---|---|---|\n"


@dataclass(frozen=True, slots=True)
class Part:
    """A command of dev.py; `{size}` stands for its size."""

    name: str
    command: str
    size: int | None = None
    #: A pattern of the lines that tell the result. None: the last line.
    tells: str | None = r"\d (passed|failed)"

    def arguments(self, scale: float) -> list[str]:
        return self.command.format(size=self.scaled(scale)).split()

    def scaled(self, scale: float) -> int | None:
        return None if self.size is None else max(1, round(self.size * scale))


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a part, at a commit."""

    part: str
    size: int | None
    passed: bool
    said: str
    minutes: float
    commit: str

    def row(self) -> str:
        size = "" if self.size is None else f"{self.size:,}"
        word = "passed" if self.passed else "**failed**"
        return f"| {self.part} | {size} | {word} | {self.said} | {self.minutes:.1f} |\n"


PARTS = (
    Part("lock-step", "verify {size}", 10_000_000, r" agree$"),
    Part("whole", "test --whole -n 2 -q"),
    Part("secrecy", "secrecy {size}", 100_000, None),
    Part("chaos-sqlite", "chaos --store sqlite --kills {size}", 1_000, None),
    Part("chaos-postgres", "chaos --store postgres --kills {size}", 1_000, None),
    Part("attacks", "verify --suites attacks --attack-seconds {size}", 60),
    Part("fuzzing", "verify --suites fuzzing --fuzz-seconds {size}", 600),
    Part("sanitizers", "verify --suites sanitizers"),
    Part("hostile_environment", "verify --suites hostile_environment"),
    Part("libraries", "versions"),
    Part("minari", "verify --suites minari"),
    Part("open_spiel", "verify --suites open_spiel"),
    Part("stable_baselines", "verify --suites stable_baselines"),
    Part("instructions", "cross-compile", tells=None),
    Part("proxies", "verify --suites proxies"),
    Part("container", "verify --suites container"),
    Part("public_server", "verify --suites public_server"),
    Part("bare_machine", "verify --suites bare_machine"),
    Part("aarch64", "verify --suites aarch64"),
    Part(
        "platforms", f"release --untagged --out {TRIAL}", tells=r"golden files|compiled only|works"
    ),
)


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py verify --all", description="Check everything.")
    parser.add_argument("--scale", type=float, default=1.0, metavar="FRACTION")
    names = [each.name for each in PARTS]
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="PART")
    wanted = parser.parse_args()
    LOGS.mkdir(parents=True, exist_ok=True)
    results = [run(each, wanted.scale) for each in PARTS if each.name in wanted.only]
    TABLE.write_text(table(commit()), encoding="utf-8", newline="\n")
    print(TABLE.read_text(encoding="utf-8"))
    return 0 if all(each.passed for each in results) else 1


def run(part: Part, scale: float) -> Result:
    """Run a part, keep what it printed and its result, and say both."""
    print(f"· {part.name}", flush=True)
    shutil.rmtree(TRIAL, ignore_errors=True)
    started, log = time.monotonic(), LOGS / f"{part.name}.log"
    with log.open("wb") as output:
        command = [sys.executable, "dev.py", *part.arguments(scale)]
        code = subprocess.run(
            command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, check=False
        ).returncode
    minutes = (time.monotonic() - started) / 60
    said = told(log.read_bytes().decode(errors="replace"), part.tells)
    result = Result(part.name, part.scaled(scale), code == 0, said, round(minutes, 1), commit())
    (LOGS / f"{part.name}.json").write_text(json.dumps(asdict(result)), encoding="utf-8")
    print(result.row(), end="", flush=True)
    return result


def told(output: str, tells: str | None) -> str:
    """The lines that tell the result, as one cell of a table."""
    # Counts that went up are written over each other: the last one stays.
    lines = [line.strip().rpartition("\r")[2] for line in output.split("\n") if line.strip()]
    shown = lines[-1:] if tells is None else [each for each in lines if re.search(tells, each)]
    return "<br>".join(shown).replace("|", "\\|")


def table(at: str) -> str:
    """The results of a commit as Markdown; a part without one was not run."""
    rows = []
    for part in PARTS:
        path = LOGS / f"{part.name}.json"
        result = Result(**json.loads(path.read_text(encoding="utf-8"))) if path.exists() else None
        is_current = result is not None and result.commit == at
        rows.append(result.row() if result and is_current else f"| {part.name} | | not run | | |\n")
    day = datetime.now(UTC).date()
    return f"Commit {at}, {day}.\n\n{HEADER}{''.join(rows)}"


def results_of(at: str) -> str | None:
    """The last results as Markdown, if they are of this commit."""
    results = TABLE.read_text(encoding="utf-8") if TABLE.exists() else ""
    return results if results.startswith(f"Commit {at},") else None


def commit() -> str:
    """The commit that is checked out, and whether files differ from it."""
    command = ["git", "describe", "--always", "--abbrev=40", "--exclude=*", "--dirty"]
    return subprocess.check_output(command, cwd=ROOT, text=True).strip()


if __name__ == "__main__":
    sys.exit(main())
