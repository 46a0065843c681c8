"""Compressed responses, for clients that accept them."""

from starlette.requests import Request

#: The headers of a compressed body.
COMPRESSED = {"Content-Encoding": "gzip"}
#: Caches must keep a copy for each kind of client.
VARY = {"Vary": "Accept-Encoding"}


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")
