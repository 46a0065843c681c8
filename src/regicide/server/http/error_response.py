"""Errors as responses, with sentences in the language of the request."""

from starlette.requests import Request
from starlette.responses import Response

from regicide.i18n import say_error
from regicide.rules import RegicideError
from regicide.server.errors import Denial, Denied
from regicide.server.http.reader_language import words_for
from regicide.server.proxies import FORWARDED
from regicide.server.storage import StorageError
from regicide.wire.encoding import encode
from regicide.wire.reasons import view_error


def error_response(request: Request, error: RegicideError) -> Response:
    """An error as a response: its code, and a sentence in the requested language."""
    headers = {}
    if isinstance(error, StorageError):
        # Clients do not learn where the storage is or what is wrong.
        error = Denied(Denial.STORAGE_AWAY)
    status = error.denial.status if isinstance(error, Denied) else 422
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status == 413:
        headers["Connection"] = "close"  # otherwise the client keeps sending the rest
    if status == 429 and not request.scope.get(FORWARDED):
        # A refusal costs nearly as much as an answer; connections have a price. Those of a proxy serve many clients.
        headers["Connection"] = "close"
    if isinstance(error, Denied) and (error.denial.is_temporary or status == 429):
        headers["Retry-After"] = "2" if status == 429 else "1"
    view = view_error(error, say_error(words_for(request), error))
    return Response(encode(view), status, headers, media_type="application/json")
