"""The language of a request."""

from starlette.requests import Request

from regicide.i18n import Words, words
from regicide.i18n.languages import FALLBACK, LANGUAGES

#: Languages of a request that are read: a client may write thousands.
_MOST_LANGUAGES = 20


def words_for(request: Request) -> Words:
    """The translations for the first supported language in Accept-Language."""
    wanted = request.headers.get("accept-language", "").split(",", _MOST_LANGUAGES)
    for piece in wanted[:_MOST_LANGUAGES]:
        code = piece.split(";")[0].split("-")[0].strip().lower()
        if code in LANGUAGES:
            return words(code)
    return words(FALLBACK)
