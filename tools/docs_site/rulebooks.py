"""The rulebook in the languages other than English, from the catalogues.

The English page is docs/rulebook.md, which also has examples.
"""

from __future__ import annotations

from pathlib import Path

from regicide.i18n import words
from regicide.i18n.languages import LANGUAGES
from regicide.i18n.rulebook import Chapter, rulebook
from tools.docs_site.sources import write

TRANSLATED = [code for code in LANGUAGES if code != "en"]


def write_rulebooks(folder: Path) -> list[str]:
    """Write one page per language; their names."""
    for code in TRANSLATED:
        say = words(code)
        chapters = "".join(_chapter(each) for each in rulebook(say))
        title = f"{say.say('rules-title')} ({LANGUAGES[code]})"
        write(folder / page(code), f"# {title}\n\n{say.say('rules-about')}\n{chapters}")
    return [page(code) for code in TRANSLATED]


def page(code: str) -> str:
    return f"rulebook-{code}.md"


def _chapter(chapter: Chapter) -> str:
    clauses = "".join(
        f"\n### {each.mark} {each.title}\n\n{each.text}\n" for each in chapter.clauses
    )
    return f"\n## {chapter.number} {chapter.title}\n{clauses}"
