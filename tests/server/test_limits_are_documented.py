"""docs/server.md lists every limit of a server with its value."""

import re
from dataclasses import fields
from pathlib import Path

from regicide.server import limits
from regicide.server.config import Config
from regicide.table import permission, settings

DOCS = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")


def documented() -> dict[str, float]:
    """Name → value, as in the table of the page."""
    section = DOCS.split("\n## Limits\n")[1].split("\n## ")[0]
    found: dict[str, float] = {}
    for names, values in re.findall(r"^\| (`[^|]+`) \| ([^|]+) \|", section, re.MULTILINE):
        numbers = [float(each) for each in re.findall(r"[\d.]+", values)]
        found.update(zip(re.findall(r"`(\w+)`", names), numbers, strict=True))
    return found


def declared() -> dict[str, float]:
    config = Config(data=Path("nowhere"))
    per_address = {
        field.name: float(getattr(config, field.name))
        for field in fields(Config)
        if field.name.endswith(("_rate", "_burst", "_seconds"))
        and not isinstance(getattr(config, field.name), tuple)
    }
    names = ("LONGEST_SPEECH", "MOST_NON_MOVES", "MOST_NON_MOVES_IN_ALL")
    of_tables = {name: float(getattr(permission, name)) for name in names}
    turns = {name: float(getattr(settings, name)) for name in ("SHORTEST_TURN", "LONGEST_TURN")}
    ours = {name: float(value) for name, value in vars(limits).items() if name.isupper()}
    return {**per_address, **of_tables, **turns, **ours}


def test_every_limit_is_documented_with_its_value() -> None:
    assert documented() == declared()
