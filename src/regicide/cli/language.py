"""Chooses the language. Help needs it before the command line is parsed."""

import os

from regicide.i18n.languages import LANGUAGES, preferred_language


def chosen_language(arguments: list[str]) -> str:
    """The language of `--lang` if we have it, otherwise that of the environment."""
    for place, each in enumerate(arguments):
        following = arguments[place + 1] if place + 1 < len(arguments) else ""
        named = following if each == "--lang" else each.removeprefix("--lang=")
        if each.startswith("--lang") and named in LANGUAGES:
            return named
    return preferred_language(os.environ)
