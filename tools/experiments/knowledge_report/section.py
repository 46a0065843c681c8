"""A section of the report: its table, and where it is kept."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.experiments.knowledge_report.figure import Figure

#: A cell of a table.
Cell = str | Figure


@dataclass(frozen=True, slots=True)
class Section:
    """A table. The picture shows the figures of the columns that `drawn` names."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    drawn: tuple[str, ...]

    @property
    def markdown(self) -> str:
        lines = [f"| {' | '.join(self.columns)} |", "|" + "---|" * len(self.columns)]
        lines += [f"| {' | '.join(map(_text, row))} |" for row in self.rows]
        return "\n".join(lines)

    def write(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        kept = {name: getattr(self, name) for name in self.__slots__}
        path.write_text(json.dumps(kept, ensure_ascii=False, indent=1) + "\n", "utf-8")

    @staticmethod
    def read(path: Path) -> "Section":
        kept = json.loads(path.read_text("utf-8"))
        rows = tuple(tuple(map(_cell, row)) for row in kept["rows"])
        return Section(kept["title"], tuple(kept["columns"]), rows, tuple(kept["drawn"]))


def _text(cell: Cell) -> str:
    return cell.text if isinstance(cell, Figure) else cell


def _cell(kept: Any) -> Cell:
    return kept if isinstance(kept, str) else Figure(*kept)


def section(
    title: str,
    columns: Iterable[str],
    rows: Iterable[tuple[object, ...]],
    *,
    drawn: Iterable[str] = (),
) -> Section:
    """A table; what is not a figure becomes text. By default the picture shows all figures."""
    names = tuple(columns)
    cells = [tuple(each if isinstance(each, Figure) else str(each) for each in row) for row in rows]
    for row in cells:
        assert len(row) == len(names), f"{row} has not a cell for each of {names}"
    figures = tuple(
        name
        for place, name in enumerate(names)
        if any(isinstance(row[place], Figure) for row in cells)
    )
    return Section(title, names, tuple(cells), tuple(drawn) or figures)
