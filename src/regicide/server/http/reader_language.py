"""The language of a request."""

from starlette.requests import Request

from regicide.i18n import Words, words
from regicide.i18n.languages import FALLBACK, LANGUAGES


def words_for(request: Request) -> Words:
    """The translations for the first supported language in Accept-Language."""
    for piece in request.headers.get("accept-language", "").split(","):
        code = piece.split(";")[0].split("-")[0].strip().lower()
        if code in LANGUAGES:
            return words(code)
    return words(FALLBACK)
