"""Every sentence people read, in five languages.

    languages    which there are, and which somebody probably wants
    words        the messages of one language, and its words for cards, suits, seats
    events       what happened; errors: what went wrong; forecasts: what would happen
    rulebook     the rules, clause by clause
    catalogues   the Fluent files, a folder a language
    glossary     the terms of the game in each language; a test holds the catalogues to it

A message is named for what it says: `event-cards-played`, `error-combo-too-high`.
Not here: a decision about the game. This room says what it is given.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from regicide.i18n.languages import LANGUAGES, preferred_language
from regicide.i18n.words import Words, words

if TYPE_CHECKING:
    from regicide.i18n.errors import say_error, say_illegality
    from regicide.i18n.events import say_event
    from regicide.i18n.forecasts import say_forecast

#: What needs the rules, and where it is: help is said without them.
_LATER = {
    "say_error": "errors",
    "say_illegality": "errors",
    "say_event": "events",
    "say_forecast": "forecasts",
}


def __getattr__(name: str) -> object:
    if name not in _LATER:
        raise AttributeError(name)
    return getattr(import_module(f"regicide.i18n.{_LATER[name]}"), name)


__all__ = [
    "LANGUAGES",
    "Words",
    "preferred_language",
    "say_error",
    "say_event",
    "say_forecast",
    "say_illegality",
    "words",
]
