"""Every sentence that people read, in five languages.

    languages    the list of languages, and the preferred one of an environment
    words        the messages of one language, and its words for cards, suits and seats
    events       sentences about events; errors: about errors
    rulebook     the rules, clause by clause
    rule_search  finds rules by words, questions and numbers
    catalogues   the Fluent files, one folder per language
    glossary     the terms of the game in each language; a test checks that the catalogues use them

A message is named for what it says: `event-cards-played`, `error-combo-too-high`.
Not here: decisions about the game.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from regicide.i18n.languages import LANGUAGES, preferred_language
from regicide.i18n.words import Words, words

if TYPE_CHECKING:
    from regicide.i18n.errors import say_error, say_illegality
    from regicide.i18n.events import say_event

#: Imported lazily, because they import the rules, which `regicide --help` does not need.
_LAZY = {
    "say_error": "errors",
    "say_illegality": "errors",
    "say_event": "events",
}


def __getattr__(name: str) -> object:
    if name not in _LAZY:
        raise AttributeError(name)
    return getattr(import_module(f"regicide.i18n.{_LAZY[name]}"), name)


__all__ = [
    "LANGUAGES",
    "Words",
    "preferred_language",
    "say_error",
    "say_event",
    "say_illegality",
    "words",
]
