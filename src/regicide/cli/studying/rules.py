"""`regicide rules`: the rulebook, or the clauses that answer a question."""

import json
import shutil
import sys
import textwrap
from collections.abc import Iterable, Iterator

import click

from regicide.i18n import Words
from regicide.i18n.rule_search import find_clauses
from regicide.i18n.rulebook import Clause, rulebook

#: Columns of a text that is easy to read.
WIDTH = 80


def print_rules(words: Words, question: tuple[str, ...], *, as_json: bool = False) -> int:
    """Print all clauses, or those found, the best first; exit code 1 if there are none."""
    sought = " ".join(question)
    chapters = rulebook(words)
    every = [clause for chapter in chapters for clause in chapter.clauses]
    found = list(find_clauses(words, sought)) if sought.strip() else every
    if as_json:
        rows = [{"clause": c.mark, "title": c.title, "text": c.text} for c in found]
        click.echo(json.dumps(rows, ensure_ascii=False))
        return 0 if found else 1
    if not found:
        click.echo(words.say("rules-found", count=0), err=True)
        return 1
    titles = {each.number: f"{each.number}  {each.title}" for each in chapters}
    text = "\n".join(_lines(found, titles if found == every else {}))
    if sys.stdout.isatty() and found == every:
        click.echo_via_pager(text)
    else:
        click.echo(text)
    return 0


def _width() -> int:
    """As wide as the terminal at most; a file is always the same."""
    return min(WIDTH, shutil.get_terminal_size().columns) if sys.stdout.isatty() else WIDTH


def _lines(clauses: Iterable[Clause], titles: dict[int, str]) -> Iterator[str]:
    """Each clause as a paragraph, after the title of its chapter."""
    for clause in clauses:
        if clause.number == 1 and clause.chapter in titles:
            yield titles[clause.chapter] + "\n"
        yield f"{clause.mark} {clause.title}"
        yield from textwrap.wrap(
            clause.text, _width(), initial_indent="    ", subsequent_indent="    "
        )
        yield ""
