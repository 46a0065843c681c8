"""The browser game: files built from web/, kept in memory, the same page for every address of it."""

import gzip
import hashlib
import mimetypes
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

#: Addresses of pages; the script that is loaded decides what is shown there.
PAGES = (
    *("/", "/t/{code}", "/replay/{code}", "/settings", "/companion"),
    *("/learn", "/learn/{lesson}", "/rules", "/rules/{clause}"),
)
#: Names of files in assets/ change with what is in them, so nobody needs to ask again.
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
_COMPRESSED_ALREADY = (".png",)


@dataclass(frozen=True, slots=True)
class File:
    """A file, ready to be sent."""

    body: bytes
    zipped: bytes | None
    media_type: str
    etag: str
    cache: str


class Pages:
    """What was built; nothing where the browser game was not."""

    def __init__(self) -> None:
        static = files("regicide.server") / "static"
        self._files = {path: _read(path, entry) for path, entry in _walk(static)}
        self._index = self._files.pop("/index.html", None)

    def routes(self) -> list[Route]:
        """A route for each page and file."""
        if self._index is None:
            return []
        served = {**dict.fromkeys(PAGES, self._index), **self._files}
        return [Route(path, _sender(file), methods=["GET"]) for path, file in served.items()]

    def lost(self, request: Request) -> Response | None:
        """A page that says there is none, for somebody with a browser; programs get their code."""
        wants_page = "text/html" in request.headers.get("accept", "")
        if self._index is None or not wants_page or request.url.path.startswith("/api/"):
            return None
        answer = _answer(request, self._index)
        answer.status_code = 404
        return answer


def _sender(file: File) -> Callable[[Request], Awaitable[Response]]:
    async def send_file(request: Request) -> Response:
        return _answer(request, file)

    return send_file


def _answer(request: Request, file: File) -> Response:
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = file.zipped, {**headers, "Content-Encoding": "gzip"}
    return Response(body, headers=headers, media_type=file.media_type)


def _walk(folder: Traversable, under: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file with the address it is served at."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        path = f"{under}/{entry.name}"
        if entry.is_dir():
            yield from _walk(entry, path)
        else:
            yield path, entry


def _read(path: str, entry: Traversable) -> File:
    body, suffix = entry.read_bytes(), PurePosixPath(path).suffix
    return File(
        body=body,
        zipped=None if suffix in _COMPRESSED_ALREADY else gzip.compress(body, mtime=0),
        media_type=_TYPES.get(suffix) or mimetypes.guess_type(path)[0] or "text/plain",
        etag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=FOREVER if path.startswith("/assets/") else ASK_AGAIN,
    )
