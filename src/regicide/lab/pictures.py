"""How pictures are drawn with Matplotlib, which is optional: the same input gives the same bytes."""

from io import BytesIO
from pathlib import Path
from typing import Any

from regicide.lab.files import write_atomically
from regicide.lab.lazy_import import optional_library

KINDS = (".png", ".svg", ".pdf")
LOST, WON = "#b04a4a", "#4a7ab0"
#: Files of these kinds name when they were made, unless this leaves it out.
_UNDATED = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}


def new_axes(*, height: float = 4) -> Any:
    """The axes of a new figure, without a frame."""
    figure = optional_library("matplotlib.figure").Figure(figsize=(7, height), layout="constrained")
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return axes


def write_picture(path: Path, axes: Any) -> None:
    content, kind = BytesIO(), path.suffix.lower().removeprefix(".") or "png"
    with optional_library("matplotlib").rc_context({"svg.hashsalt": "regicide"}):
        axes.figure.savefig(content, format=kind, dpi=120, metadata=_UNDATED.get(kind, {}))
    write_atomically(path, content.getvalue())
