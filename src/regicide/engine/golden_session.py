"""Commands with the answers that every engine must give: deals, perft and moves of golden games.

`golden_session.txt` is written like a session: `> command`, the lines of the answer, an empty line; a line
`# NAME` begins a part. Its positions are from tests/golden, and a test compares them.
"""

from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class Exchange:
    """A command and its answer."""

    command: str
    answer: tuple[str, ...]


@cache
def golden_session() -> dict[str, tuple[Exchange, ...]]:
    """The exchanges by part."""
    text = (files("regicide.engine") / "golden_session.txt").read_text("utf-8")
    parts = {}
    for part in text.split("# ")[1:]:
        name, _, rest = part.partition("\n")
        parts[name] = tuple(_exchange(each) for each in rest.strip().split("\n\n"))
    return parts


def _exchange(text: str) -> Exchange:
    command, *answer = text.split("\n")
    return Exchange(command.removeprefix("> "), tuple(answer))
