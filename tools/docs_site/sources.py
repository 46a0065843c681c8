"""Copies the pages of the repository for Sphinx: links lead to where the pages are on the site.

docs/README.md lists every page by reader. Its sections become the navigation.
"""

from __future__ import annotations

import posixpath
import re
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
#: Pages outside docs/, which the site has beside the others.
AT_THE_ROOT = ("ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")
START = "docs/README.md"
#: A link or picture of this site: neither an address nor only an anchor.
_LINK = re.compile(r"\]\(([^)#:\s]+)((?:#[^)\s]*)?)\)")
_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)


class DeadLink(Exception):
    """A page links to a file that the repository does not have."""


def copy_pages(folder: Path) -> None:
    """Write every page of the repository below `folder`, and the files they show and link to."""
    pages = site_pages()
    for source, target in pages.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        write(folder / target, _with_site_links(text, source, pages, folder))


def site_pages() -> dict[str, str]:
    """Where each page of the repository is on the site."""
    in_docs = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md"))
    return {
        **{name: name.lower() for name in AT_THE_ROOT},
        **{name: name.removeprefix("docs/").replace("README.md", "index.md") for name in in_docs},
    }


def add_navigation(start: Path, generated: dict[str, list[str]]) -> None:
    """Append to the start page what Sphinx reads: the links of each section, then the generated pages."""
    text = start.read_text(encoding="utf-8")
    _, *parts = _SECTION.split(text)
    for title, links in zip(parts[::2], parts[1::2], strict=True):
        pages = [target for target, _ in _LINK.findall(links) if target.endswith(".md")]
        text += _tree(title, pages + generated.pop(title, []))
    assert not generated, f"{START} has no section {generated}"
    start.write_text(text, encoding="utf-8")


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _with_site_links(text: str, source: str, pages: dict[str, str], folder: Path) -> str:
    def on_the_site(link: re.Match[str]) -> str:
        target, anchor = link.groups()
        found = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if (ROOT / found).is_dir():
            found += "/README.md"
        if not (ROOT / found).is_file():
            raise DeadLink(f"{source}: {target}")
        place = pages.get(found) or _copy_file(found, folder)
        return f"]({posixpath.relpath(place, posixpath.dirname(pages[source]) or '.')}{anchor})"

    return _LINK.sub(on_the_site, text)


def _copy_file(name: str, folder: Path) -> str:
    place = name.removeprefix("docs/") if name.startswith("docs/") else f"files/{name}"
    (folder / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / name, folder / place)
    return place


def _tree(title: str, pages: list[str]) -> str:
    listed = "\n".join(pages)
    return f"\n```{{toctree}}\n:hidden:\n:titlesonly:\n:caption: {title}\n\n{listed}\n```\n"
