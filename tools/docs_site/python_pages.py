"""The Python interface: a page for `Game` and for each package that programs use, from docstrings."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from tools.docs_site.sources import ROOT, write

SOURCE = ROOT / "src" / "regicide"

#: Packages in the order in which a reader meets them. The rest is for the project itself, or (envs, which has a page
#: of its own) needs libraries that nothing else here needs.
PACKAGES = (
    *("rules", "notation", "bots", "engine", "fast", "study", "lab"),
    *("table", "wire", "client", "i18n"),
)


def write_python_pages(folder: Path) -> list[str]:
    write(folder / page("game"), "# `regicide.Game`\n" + _members("regicide.game"))
    for package in PACKAGES:
        write(folder / page(package), _page(package))
    return [page(each) for each in ("game", *PACKAGES)]


def page(package: str) -> str:
    return f"reference/{package}.md"


def plain_docstring(lines: list[str]) -> None:
    """Keep the text of a docstring as it is written: only backticks are markup in ours."""
    lines[:] = [re.sub(r"([*|\\]|_\b)", r"\\\1", line) for line in lines]


def _page(package: str) -> str:
    name, folder = f"regicide.{package}", SOURCE / package
    text = (folder / "__init__.py").read_text(encoding="utf-8")
    about, _, rest = (ast.get_docstring(ast.parse(text)) or "").partition("\n")
    if "__all__ = " in text:
        listed = _members(name, imported=True)
    else:
        modules = sorted(path.stem for path in folder.glob("[!_]*.py"))
        listed = "".join(f"\n## `{name}.{each}`\n{_members(f'{name}.{each}')}" for each in modules)
    return f"# `{name}`\n\n{about}\n\n```text\n{rest.strip(chr(10))}\n```\n{listed}"


def _members(module: str, *, imported: bool = False) -> str:
    option = "   :imported-members:\n" if imported else ""
    return f"\n```{{eval-rst}}\n.. automodule:: {module}\n   :members:\n{option}   :undoc-members:\n```\n"
