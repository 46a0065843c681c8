"""Gives the pages the content policy of the game's pages: everything comes from files of this site.

The theme writes a few scripts and styles into its pages. They move into files, because the policy allows none there.
"""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

from tools.docs_site.rulebooks import TRANSLATED, page

#: As in web/site_plugin.ts, without WebAssembly; the search is a form.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'"
)
#: What the theme wrote as style attributes; every page names this file.
STYLES = "attributes.css"
_META = (
    f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">'
    '<meta name="referrer" content="no-referrer">'
)
_INLINE = re.compile(r"<(script|style)(?: type=\"text/css\")?>(.*?)</\1>", re.DOTALL)
_STYLED = re.compile(r'(?<= )style="([^"]*)"')


def finish_pages(folder: Path) -> None:
    styles: set[str] = set()
    languages = {folder / page(code).replace(".md", ".html"): code for code in TRANSLATED}
    for path in folder.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        text = _INLINE.sub(lambda found: _as_file(found, path, folder), text)  # noqa: B023 (used at once)
        styles.update(_STYLED.findall(text))
        text = _STYLED.sub(r'data-style="\1"', text)
        text = text.replace("<head>", f"<head>{_META}", 1)
        if path in languages:
            text = text.replace(' lang="en"', f' lang="{languages[path]}"', 1)
        path.write_text(text, encoding="utf-8")
    rules = "".join(f'[data-style="{each}"] {{ {each} }}\n' for each in sorted(styles))
    (folder / "_static" / STYLES).write_text(rules, encoding="utf-8")


def _as_file(found: re.Match[str], page: Path, folder: Path) -> str:
    """Move a script or style of a page into a file named for its text."""
    kind, text = found.groups()
    suffix = "js" if kind == "script" else "css"
    name = hashlib.sha256(text.encode()).hexdigest()[:16]
    target = folder / "_static" / f"{name}.{suffix}"
    target.write_text(text, encoding="utf-8")
    link = Path(os.path.relpath(target, page.parent)).as_posix()
    return (
        f'<script src="{link}"></script>'
        if kind == "script"
        else f'<link rel="stylesheet" href="{link}">'
    )
