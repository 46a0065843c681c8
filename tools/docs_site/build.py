"""Builds the site with Sphinx, strictly: a warning is an error."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, get_origin

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import regicide
from tools.docs_site.content_policy import STYLES, finish_pages
from tools.docs_site.python_pages import plain_docstring, write_python_pages
from tools.docs_site.rulebooks import write_rulebooks
from tools.docs_site.sources import ROOT, add_navigation, copy_pages
from tools.docs_site.wire_pages import write_wire_pages

SETTINGS: dict[str, Any] = {
    "project": "Open Regicide",
    "html_title": "Open Regicide documentation",
    "version": regicide.__version__,
    "release": regicide.__version__,
    "extensions": ["myst_parser", "sphinx.ext.autodoc"],
    "myst_heading_anchors": 4,
    "html_theme": "furo",
    # The navigation lists pages only: headings and objects would make each page slow to build.
    "toc_object_entries": False,
    "html_copy_source": False,
    "html_use_index": False,
    "html_domain_indices": False,
    "html_css_files": [STYLES],
    "html_favicon": str(ROOT / "web" / "public" / "icons" / "icon.svg"),
    "html_show_sphinx": False,
    "html_show_copyright": False,
    "default_role": "literal",
    "autodoc_inherit_docstrings": False,
    "autodoc_member_order": "bysource",
    "autodoc_typehints": "signature",
}


def build_site(folder: Path) -> int:
    """Write the site into `folder`; the exit code."""
    with tempfile.TemporaryDirectory() as work:
        sources, cache = Path(work) / "sources", Path(work) / "cache"
        write_sources(sources)
        app = Sphinx(
            srcdir=sources,
            confdir=None,
            outdir=folder,
            doctreedir=cache,
            buildername="html",
            confoverrides=SETTINGS,
            status=None,
            warning=sys.stderr,
            warningiserror=True,
        )
        app.add_lexer("example", TextLexer)
        app.connect("autodoc-process-docstring", _keep_docstring)
        app.connect("autodoc-skip-member", _leave_out)
        app.build()
    finish_pages(folder)
    return app.statuscode


def write_sources(folder: Path) -> None:
    copy_pages(folder)
    generated = {
        "Players": write_rulebooks(folder),
        "Reference": [*write_python_pages(folder), *write_wire_pages(folder)],
    }
    add_navigation(folder / "index.md", generated)


def _keep_docstring(*event: Any) -> None:
    """Sphinx passes itself, the kind, name and object that is documented, options, and the lines."""
    *_, of, _options, lines = event
    if isinstance(of, ModuleType):
        # The docstring of a package is at the top of its page, as it is written.
        lines[:] = [] if hasattr(of, "__path__") else lines[:1]
    plain_docstring(lines)


def _leave_out(*event: Any) -> bool | None:
    """Leave out aliases with limits, which are in the pages of the wire; None: as Sphinx likes."""
    *_, of, _is_left_out, _options = event
    return True if get_origin(of) is Annotated else None
